"""Write the golden logs anew: `PYTHONPATH=py:. .venv/bin/python -m tests.make_golden`.

A golden log is a whole game that every platform must replay to the same digests. To be
run after a change of cubes, word lists or rules; the changes are to be looked at.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from lexigrid import bundle, session
from lexigrid.game import Seat
from lexigrid.grid import path_text
from lexigrid.lexicon import Lexicon
from lexigrid.session import Session
from tests import friends
from tests.friends import Friends, Hand
from tools.crossword.selfplay import greedy
from tools.heist.selfplay import greedy as greedy_heist

VECTORS = Path(__file__).parent / "vectors"
SUMMARY = "golden.json"


@dataclass(frozen=True)
class Golden:
    """A game to be played: `play` returns False when its seed does not suit."""

    game: str
    options: dict[str, object]
    seats: int
    play: Callable[[Session], bool]

    def begun(self, label: str, lexicon: Lexicon) -> tuple[Session, bool]:
        """Play it on the seed of a label; tell whether that suits."""
        seed = sha256(label.encode()).hexdigest()
        game = session.new(self.game, self.options, self.seats, seed, lexicon)
        return game, self.play(game)


@dataclass(frozen=True)
class GoldenFair:
    """A round between friends: `hands` is None when their cubes do not suit."""

    game: str
    options: dict[str, object]
    seats: int
    hands: Callable[[Session], list[Hand] | None]

    def begun(self, label: str, lexicon: Lexicon) -> tuple[Session, bool]:
        """Play it with the keys and nonces of a label; tell whether that suits."""
        table = Friends(label, self.seats)
        game = table.table(self.game, self.options, lexicon)
        hands = self.hands(game)
        friends.play(game, table.lines(hands or ()))
        return game, hands is not None


def _enter(played: Session, seat: Seat, at: int, move: str) -> None:
    refused = played.submit(seat, at, move)
    if refused:
        msg = f"{move} is refused: {refused.code}"
        raise ValueError(msg)


def _claim(played: Session, seat: Seat, words: list[str], pace: int) -> None:
    solution = played.state.solution
    for number, word in enumerate(words, start=1):
        path = path_text(solution.path(word))
        _enter(played, seat, number * pace, f"claim {path}")


def _solo_qu(played: Session) -> bool:
    words = list(played.state.solution.words)
    with_qu = [word for word in words if "qu" in word]
    _enter(played, 1, 0, "turn")
    _claim(played, 1, with_qu + [word for word in words[::4] if "qu" not in word], 2000)
    _enter(played, 1, 180_000, "out")
    return bool(with_qu)


def _wide(played: Session) -> bool:
    _enter(played, 1, 0, "turn")
    _claim(played, 1, list(played.state.solution.words[::7]), 1750)
    _enter(played, 1, 95_123, "out")  # a tab that slept
    return True


def _three(played: Session) -> bool:
    words = played.state.solution.words
    for seat in (2, 1, 3):
        _enter(played, seat, 0, "turn")
    for seat in (1, 2, 3):
        _claim(played, seat, list(words[seat :: seat + 1]), 3000 + seat)
    for seat in (3, 1, 2):
        _enter(played, seat, 180_000 + seat, "out")
    return True


def _abandoned(played: Session) -> bool:
    _enter(played, 1, 0, "turn")
    _claim(played, 1, list(played.state.solution.words[:2]), 4000)
    _enter(played, 1, 8001, "abandon")
    return True


def _classic_teams(played: Session) -> bool:
    """Play two teams under Handicap; the second seat shakes."""
    _enter(played, 2, 0, "lift")
    shown: Any = played.view(None)
    words = played.state.solution.words
    for seat in (3, 1, 4, 2):
        _enter(played, seat, 0, "turn")
    for seat in (1, 2, 3, 4):
        least = shown["minimums"][seat - 1]
        long = [word for word in words if len(word) >= least]
        _claim(played, seat, long[seat % 2 :: seat + 2], 2000 - seat)
    for seat in (1, 2, 3, 4):
        _enter(played, seat, 180_000, "out")
    shown = played.view(None)
    listed = [one for seat in shown["reveal"]["lists"] for one in seat["words"]]
    return any(one["credited"] for one in listed)


def _classic_anything(played: Session) -> bool:
    """Play one seat after the other, by path and by hand."""
    _enter(played, 1, 0, "lift")
    words = list(played.state.solution.words)
    for seat in (2, 1):
        _enter(played, seat, 0, "turn")
        _claim(played, seat, words[seat :: seat + 3], 3000)
        for word in ("zzzz", "of", "lexigrid", *words[:3]):
            refused = played.submit(seat, 170_000, f"write {word}")
            if refused and refused.code != "already_claimed":
                raise ValueError(refused.code)
        _enter(played, seat, 180_000 + seat, "out")
    return True


def _crossword_two(played: Session) -> bool:
    """Play for most points to the last tile."""
    while played.result() is None:
        move = greedy(played.game, played.state)  # type: ignore[arg-type] # one it is
        _enter(played, played.state.turn, 7000, str(move))
    ending = played.state.ending
    return any(place.score > 300 for place in played.state.places) and bool(ending)


def _crossword_three(played: Session) -> bool:
    """Play 50 tiles: a seat trades, one is late twice and taken over, one leaves."""
    number = 0
    while played.result() is None:
        seat, rack = played.state.turn, played.state.place(played.state.turn).rack
        move = str(greedy(played.game, played.state))  # type: ignore[arg-type]
        if number == 3:
            move = f"trade {rack[:3]}"
        if number in {4, 7}:
            move = "out"
        _enter(played, seat, 60_000 if move == "out" else 59_999, move)
        number += 1
        if number == 9:
            _enter(played, played.state.turn, 0, "leave")
    return bool(played.state.ending == "used_up")


def _heist_two(played: Session) -> bool:
    """Play for most points to the last tile, over letters and with a wildcard."""
    while played.result() is None:
        move = greedy_heist(played.game, played.state)  # type: ignore[arg-type]
        _enter(played, played.state.turn, 7000, str(move))
    turns = played.state.turns
    return any("?" in one.rack and any(one.replaced) for one in turns)


def _heist_four(played: Session) -> bool:
    """Play until a seat has traded, one was late, one has left, and seats drew anew."""
    for number in range(16):
        seat, rack = played.state.turn, played.state.place(played.state.turn).rack
        move = str(greedy_heist(played.game, played.state))  # type: ignore[arg-type]
        if number == 2:
            move = f"trade {rack[:3]}"
        if number == 5:
            move = "out"
        _enter(played, seat, 60_000 if move == "out" else 59_999, move)
    _enter(played, played.state.turn, 0, "leave")
    hit = {one.seat for turn in played.state.turns for one in turn.deductions}
    return len(hit) > 2 and len(played.state.draws) > 1


def _null(played: Session) -> bool:
    for seat in (2, 1):
        _enter(played, seat, seat, "done")
    return True


def _fair_hunt(played: Session) -> list[Hand]:
    """Two seats' lists hold; the third has altered its own, the fourth is late."""
    words = played.state.hunt.solution.words
    whole = [friends.paths(played, words[seat :: seat + 2], 3000) for seat in range(4)]
    altered = Hand(whole[2], sealed=whole[2][1:])
    return [Hand(whole[0]), Hand(whole[1]), altered, Hand(whole[3], late=True)]


def _fair_classic(played: Session) -> list[Hand] | None:
    """Play two teams under Handicap; one seat of four has lied about its moments."""
    words = played.state.hunt.solution.words
    if not any(len(word) == 3 for word in words):
        return None
    written = ["150000=zzzz", "150000=of", "160000=lexigrid"]
    first = [*friends.paths(played, words[::5], 900), *written]
    second = [*friends.paths(played, words[::7], 1100), *written]
    third = [*friends.paths(played, words[::6], 1000), *written]
    return [Hand(first), Hand(second), Hand(third), Hand(written[::-1])]


GOLDEN: dict[str, Golden | GoldenFair] = {
    "solo_qu": Golden("hunt", {}, 1, _solo_qu),
    "wide": Golden("hunt", {"size": 5, "min": 4, "seconds": 90}, 1, _wide),
    "three_seats": Golden("hunt", {"min": 4}, 3, _three),
    "abandoned": Golden("hunt", {"size": 5}, 1, _abandoned),
    "classic_teams": Golden(
        "classic",
        {"minimums": [4, 5, 3, 4], "teams": [1, 2, 1, 2], "shaker": 2},
        4,
        _classic_teams,
    ),
    "classic_anything": Golden(
        "classic", {"min": 5, "anything": 1}, 2, _classic_anything
    ),
    "crossword_two": Golden("crossword", {"players": [0, 3]}, 2, _crossword_two),
    "crossword_three": Golden(
        "crossword", {"tiles": 50, "timer": 60}, 3, _crossword_three
    ),
    "heist_two": Golden("heist", {"players": [0, 3]}, 2, _heist_two),
    "heist_four": Golden("heist", {"timer": 60}, 4, _heist_four),
    "fair_hunt": GoldenFair("fair-hunt", {"min": 4, "seconds": 180}, 4, _fair_hunt),
    "fair_classic": GoldenFair(
        "fair-classic",
        {"minimums": [4, 5, 3, 4], "teams": [1, 2, 1, 2], "anything": 1, "shaker": 2},
        4,
        _fair_classic,
    ),
    "null": Golden("null", {}, 2, _null),
}


def played(name: str, lexicon: Lexicon) -> Session:
    """Play a golden game on its first seed that suits."""
    golden = GOLDEN[name]
    for number in count(1):
        game, suits = golden.begun(f"{name} {number}", lexicon)
        if suits:
            return game
    raise AssertionError


def summary(game: Session) -> dict[str, object]:
    """Tell what replaying a log must come to; the view is the spectator's."""
    result = game.result()
    view = json.dumps(game.view(None))
    return {
        "lines": len(game.log.lines),
        "digest": game.log.digest,
        "position": sha256(game.game.position(game.state).encode()).hexdigest(),
        "view": sha256(view.encode()).hexdigest(),
        "points": list(result.points) if result else None,
        "winners": sorted(result.winners) if result else None,
    }


def texts(lexicon: Lexicon) -> dict[str, str]:
    """Return all golden files by name."""
    games = {name: played(name, lexicon) for name in GOLDEN}
    told = {name: summary(game) for name, game in games.items()}
    logs = {f"{name}.log": game.save() for name, game in games.items()}
    return {**logs, SUMMARY: json.dumps(told, indent=1) + "\n"}


def main() -> None:
    """Write all golden files."""
    for name, text in texts(bundle.lexicon()).items():
        (VECTORS / name).write_bytes(text.encode())
        print(name)


if __name__ == "__main__":
    main()
