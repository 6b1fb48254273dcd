"""Computer players at the door: they think a step a request."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lexigrid.game import HasPlayers
from lexigrid.laying import take_seat
from lexigrid.requests import BadRequest, Ok, Request
from lexigrid.session import Session


@dataclass
class Thought:
    """What a player has come to in one state of a game."""

    state: Any
    steps: Iterator[Any]
    move: str = ""
    is_done: bool = False

    def go_on(self) -> None:
        """Think one step more."""
        best = next(self.steps, None)
        self.is_done = best is None
        self.move = self.move if best is None else str(best)


class Thoughts:
    """The last thought of each session, by number."""

    def __init__(self) -> None:
        """Begin with none."""
        self._last: dict[int, Thought] = {}

    def ask(self, request: Request, number: int, session: Session) -> Ok:
        """Think one step more about the move of a seat, anew when the state is another.

        Answers with the best move so far, to be played when it is done or time is
        short; a player that is not asked again thinks no more.
        """
        seat = take_seat(request, session)
        if not isinstance(session.game, HasPlayers):
            msg = f"{session.log.header.game} has no computer players"
            raise BadRequest(msg)
        if seat not in session.game.to_act(session.state):
            msg = f"it is not the turn of seat {seat}"
            raise BadRequest(msg)
        thought = self._last.get(number)
        if thought is None or thought.state is not session.state:
            steps = session.game.think(session.view(seat))
            thought = self._last[number] = Thought(session.state, steps)
        thought.go_on()
        return {"move": thought.move, "done": thought.is_done}

    def forget(self, number: int) -> None:
        """Let go of a session's thought."""
        self._last.pop(number, None)
