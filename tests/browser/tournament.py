"""A tournament of which the last game is at its last move, as a saved file has it."""

from typing import Any

from lexigrid.bridge import Bridge
from lexigrid.bundle import lexicon
from tests.browser.heist_saved import first_moment
from tests.browser.saved import AT, RICH
from tests.door import Door

CUP = "00000000-0000-4000-8000-0000000000c0"
SEED = "5eed" * 16
FINAL = 7
THEO = {"profile": RICH, "name": "Theo", "token": 1, "letter": "T"}


def cup(*people: dict[str, Any], games: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a tournament."""
    return {
        **{"id": CUP, "kind": "tournament", "started": AT, "seed": SEED},
        **{"people": list(people), "games": games, "left": []},
    }


def last_move_of_a_tournament() -> dict[str, list[dict[str, Any]]]:
    """Return a tournament with its entry paid, and its final, which one move ends."""
    door = Door(Bridge(lexicon()))
    games = _won(door)
    return {
        "rounds": [_final(door, games)],
        "tournaments": [cup(THEO, games=games)],
    }


def _stands(door: Door, games: list[dict[str, Any]]) -> dict[str, Any]:
    played = [{"match": one["match"], "winner": one["winner"]} for one in games]
    return door.ok("tournament", seed=SEED, people=1, games=played, left=[])


def _won(door: Door) -> list[dict[str, Any]]:
    """Return the games of the person before the final."""
    games: list[dict[str, Any]] = []
    for number in range(2):
        (match,) = _stands(door, games)["open"]
        games.append({"match": match, "play": f"{number + 1:016x}", "winner": 1})
    return games


def _final(door: Door, games: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the record of a game that the person's next move ends and wins."""
    standing = _stands(door, games)
    assert standing["open"] == [FINAL]
    places = standing["matches"][FINAL - 1]["places"]
    players = [standing["players"][place - 1] for place in places]
    own = players.index(0) + 1
    record = first_moment(
        {"timer": 60, "players": players},
        lambda moment: (
            moment.seat == own
            and moment.ending is not None
            and moment.ending["winners"] == [own]
        ),
    )
    return {
        **record,
        "profiles": [RICH if player == 0 else None for player in players],
        "tournament": {"id": CUP, "match": FINAL, "places": places},
    }
