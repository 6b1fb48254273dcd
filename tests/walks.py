"""Walks through any game: what holds here holds for log and session, not for one game.

A walk is a list of numbers; each chooses a seat that may act and one of its moves.
"""

from collections.abc import Sequence

from hypothesis import strategies as st

from lexigrid import session
from lexigrid.lexicon import Lexicon
from lexigrid.session import Session

SEED = "5eed" * 16
LATE = 200_000  # milliseconds; every glass, and every turn, is out by then

GAMES = ("hunt", "classic", "crossword", "heist", "null")
walks = st.lists(st.integers(0, 999), max_size=12)


def started(game: str, lexicon: Lexicon, seats: int = 2) -> Session:
    """Start a game with its default options."""
    return session.new(game, {}, seats, SEED, lexicon)


def walk(played: Session, choices: Sequence[int]) -> Session:
    """Play the moves that `choices` stand for, as long as anybody may act."""
    for moment, choice in enumerate(choices):
        seats = sorted(played.game.to_act(played.state))
        if not seats:
            break
        seat = seats[choice % len(seats)]
        moves = list(played.game.moves(played.state, seat))
        # The middle numbers end a hunt, so that many walks see its end.
        move = str(moves[-1] if 450 < choice < 550 else moves[choice % len(moves)])
        at = LATE if move == "out" else moment
        assert played.submit(seat, at, move) is None, move
    return played
