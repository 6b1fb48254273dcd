"""A finished crossword looked at again: what Hard would have played in a turn (X19)."""

from dataclasses import dataclass

from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_moves import Play
from lexigrid.games.crossword_score import Laying, laying
from lexigrid.games.crossword_state import CrosswordState
from lexigrid.games.tile_view import word_view
from lexigrid.requests import BadRequest, Ok, Request, take
from lexigrid.session import Session
from lexigrid.thinking import Thought


@dataclass
class _Review:
    game: Crossword
    state: CrosswordState
    thought: Thought

    def told(self) -> Ok:
        """Tell the best move so far, and what it would have made."""
        move, made = self.game.parse(self.thought.move), None
        if isinstance(move, Play):
            made = laying(self.game.table, self.state.board, move)
        shape = made if isinstance(made, Laying) else None
        return {
            "rack": list(self.state.place(self.state.turn).rack),
            "move": self.thought.move,
            "words": [word_view(word) for word in shape.words] if shape else [],
            "bonus": shape.bonus if shape else 0,
            "score": shape.score if shape else 0,
            "done": self.thought.is_done,
        }


class Reviews:
    """The review of each session's turn last asked about, by number."""

    def __init__(self) -> None:
        """Begin with none."""
        self._last: dict[int, _Review] = {}

    def ask(self, request: Request, number: int, session: Session) -> Ok:
        """Think one step more about a turn, numbered from 0, of a finished game.

        Hard gets the view that the seat had before the turn, and nothing else.
        """
        turn, game, last = take(request, "turn", int), session.game, session.state
        if not isinstance(game, Crossword) or not last.ending:
            msg = "only a finished crossword is looked at again"
            raise BadRequest(msg)
        if not 0 <= turn < len(last.turns):
            msg = f"there is no turn {turn}"
            raise BadRequest(msg)
        review = self._last.get(number)
        asked = (last, turn)
        if review is None or review.thought.state != asked:
            state = next(one for one in session.states() if len(one.turns) == turn)
            steps = game.advise(game.view(state, state.turn))
            review = self._last[number] = _Review(game, state, Thought(asked, steps))
        review.thought.go_on()
        return review.told()

    def forget(self, number: int) -> None:
        """Let go of a session's review."""
        self._last.pop(number, None)
