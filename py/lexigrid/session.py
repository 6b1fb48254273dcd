"""One game in progress: submit, undo, redo, save and load over the log."""

from collections.abc import Iterator
from typing import Any

from lexigrid import log as logs
from lexigrid.catalogue import (
    AnyGame,
    OptionError,
    make,
    options_for,
    rules_digest,
)
from lexigrid.chance import Chance
from lexigrid.game import Entry, NotUnderstood, Refusal, Result, Seat, View
from lexigrid.lexicon import Lexicon
from lexigrid.log import Header, Line, Log, LogError

WORDS_DIGITS = 16


class Session:
    """A game, its log and the state, which is the fold of the lines over the start.

    Earlier states are not kept: with long lists they would fill the memory, and to play
    a log once more is quick.
    """

    def __init__(self, header: Header, lexicon: Lexicon) -> None:
        """Start the game of a header; ValueError when the header cannot be played."""
        options = options_for(header.game, dict(header.options), header.seats)
        self.game: AnyGame = make(header.game, options, lexicon)
        if header.seats > self.game.most_seats:
            msg = f"{header.game} has at most {self.game.most_seats} seats"
            raise ValueError(msg)
        self.log = Log(header)
        self._undone: list[Line] = []
        chance = Chance.from_hex(header.seed)
        self._start: Any = self.game.start(header.seats, chance)
        self.state = self._start

    def submit(self, seat: Seat, at: int, text: str) -> Refusal | None:
        """Play a move given as text; a refused one changes nothing."""
        if not 1 <= seat <= self.log.header.seats:
            return Refusal("no_such_seat")
        if at < 0:
            return Refusal("clock_went_back")
        if at > logs.LATEST:
            return Refusal("not_understood")
        try:
            move = self.game.parse(text)
        except NotUnderstood:
            return Refusal("not_understood")
        entry = Entry(seat, at, move)
        refused = self.game.refusal(self.state, entry)
        if refused is None:
            self.state = self.game.play(self.state, entry)
            self.log = self.log.appended(Line(seat, at, str(move)))
            self._undone.clear()
        return refused

    def undo(self) -> Refusal | None:
        """Take the last line back."""
        if not self.log.lines:
            return Refusal("nothing_to_undo")
        *kept, last = self.log.lines
        self.log = Log(self.log.header, tuple(kept))
        *_, self.state = self.states()
        self._undone.append(last)
        return None

    def states(self) -> Iterator[Any]:
        """Yield the state at the start and after each line of the log."""
        state = self._start
        yield state
        for line in self.log.lines:
            entry = Entry(line.seat, line.at, self.game.parse(line.move))
            state = self.game.play(state, entry)
            yield state

    def redo(self) -> Refusal | None:
        """Play the line last taken back once more."""
        if not self._undone:
            return Refusal("nothing_to_redo")
        *waiting, line = self._undone
        refused = self.submit(line.seat, line.at, line.move)
        self._undone = waiting
        return refused

    def save(self) -> str:
        """Write the log; `load` reads it back."""
        return str(self.log)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may see, None: a spectator."""
        return self.game.view(self.state, seat)

    def result(self) -> Result | None:
        """Return how the game ended, None while it goes on."""
        return self.game.result(self.state)


def new(
    name: str, options: dict[str, object], seats: int, seed: str, lexicon: Lexicon
) -> Session:
    """Start a game; ValueError says what of the request is not on offer."""
    if seats < 1:
        msg = "a game has at least one seat"
        raise ValueError(msg)
    header = Header(
        game=name,
        options=options_for(name, options, seats).texts,
        seats=seats,
        seed=seed,
        rules=rules_digest(name),
        words=lexicon.digest[:WORDS_DIGITS],
    )
    return Session(header, lexicon)


def load(text: str, lexicon: Lexicon) -> Session:
    """Replay a log; LogError names its first bad line and why it is bad."""
    log = logs.parse(text)
    session = _started(log.header, lexicon)
    first = text.count("\n") - len(log.lines) + 1
    for number, line in enumerate(log.lines, start=first):
        refused = session.submit(line.seat, line.at, line.move)
        if refused:
            why = " ".join([refused.code, *refused.words])
            raise LogError(number, f"the move {line.move!r} is refused: {why}")
        if session.log.lines[-1] != line:
            raise LogError(number, f"the move {line.move!r} is not written in full")
    return session


def _started(header: Header, lexicon: Lexicon) -> Session:
    try:
        rules = rules_digest(header.game)
    except ValueError as error:
        raise LogError(2, str(error)) from error
    if header.rules != rules:
        raise LogError(6, f"made under other rules ({header.rules}, here {rules})")
    words = lexicon.digest[:WORDS_DIGITS]
    if header.words != words:
        raise LogError(7, f"made with another word list ({header.words}, here {words})")
    try:
        return Session(header, lexicon)
    except OptionError as error:
        raise LogError(3, str(error)) from error
    except ValueError as error:
        raise LogError(4, str(error)) from error
