"""A tournament of which the last game is at its last move, as a saved file has it."""

from collections.abc import Iterator
from typing import Any

from lexigrid.bridge import Bridge
from lexigrid.bundle import lexicon
from lexigrid.heist_questions import heist_plays
from lexigrid.positions import Position
from tests.browser.saved import AT, RICH
from tests.door import Door

CUP = "00000000-0000-4000-8000-0000000000c0"
GAME = "00000000-0000-4000-8000-0000000000f7"
SEED = "5eed" * 16
FINAL = 7
THEO = {"profile": RICH, "name": "Theo", "token": 1, "letter": "T"}


def last_move_of_a_tournament() -> dict[str, list[dict[str, Any]]]:
    """Return a tournament with its entry paid, and its final, which one move ends."""
    door = Door(Bridge(lexicon()))
    games = list(_won(door))
    final = _final(door, games)
    cup = {
        **{"id": CUP, "kind": "tournament", "started": AT, "seed": SEED},
        **{"people": [THEO], "games": games, "left": []},
    }
    return {"rounds": [final], "tournaments": [cup]}


def _stands(door: Door, games: list[dict[str, Any]]) -> dict[str, Any]:
    played = [{"match": one["match"], "winner": one["winner"]} for one in games]
    return door.ok("tournament", seed=SEED, people=1, games=played, left=[])


def _won(door: Door) -> Iterator[dict[str, Any]]:
    """Return the games of the person before the final."""
    games: list[dict[str, Any]] = []
    for number in range(2):
        (match,) = _stands(door, games)["open"]
        games.append({"match": match, "play": f"{number + 1:016x}", "winner": 1})
    yield from games


def _final(door: Door, games: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the record of a game that the person's next move ends and wins."""
    standing = _stands(door, games)
    assert standing["open"] == [FINAL]
    places = standing["matches"][FINAL - 1]["places"]
    options = {
        "timer": 60,
        "players": [standing["players"][place - 1] for place in places],
    }
    log = next(filter(None, (_almost_over(door, options, n) for n in range(50))))
    session = door.ok("load", log=log)["session"]
    view = door.ok("view", session=session, seat=None)["view"]
    names = ["Theo" if place == 1 else "Raven" for place in places]
    return {
        **{"id": GAME, "game": "heist", "state": "running", "log": log},
        **{"options": options, "started": AT, "view": view},
        **{"begun": False, "clock": {"elapsed": 0, "wall": 0}},
        "players": [{"name": name, "token": at} for at, name in enumerate(names)],
        "profiles": [RICH if place == 1 else None for place in places],
        "tournament": {"id": CUP, "match": FINAL, "places": places},
    }


def _almost_over(door: Door, options: dict[str, Any], number: int) -> str | None:
    """Return the log of a game without its last move, where that is the person's."""
    own = options["players"].index(0) + 1
    new = door.ok(
        "new", game="heist", options=options, seats=2, seed=f"{number + 1:064x}"
    )
    session, ending, log = new["session"], None, new["log"]
    while not ending:
        before = log
        turn = door.ok("view", session=session, seat=None)["view"]["turn"]
        view = door.ok("view", session=session, seat=turn)["view"]
        # The person plays for points, the other plays as badly as can be.
        move = _move(view, 0 if turn == own else -1)
        played = door.ok("play", session=session, seat=turn, at=0, move=move)
        log, ending = played["log"], played["view"]["ending"]
    door.ok("close", session=session)
    return before if turn == own and ending["winners"] == [own] else None


def _move(view: dict[str, Any], rank: int) -> str:
    """Return a move of the seat; wildcards are laid when nothing else can be."""
    rack, rows = "".join(view["rack"]), view["board"]
    for tiles in (rack.replace("?", ""), rack):
        is_empty = set("".join(rows)) == {"."}
        found = tiles and heist_plays(
            Position(tiles, None if is_empty else rows), lexicon()
        )
        if found:
            return f"lay {found[rank].split()[0]}"
    return "pass"
