"""What the seats of a round between friends have signed, from its log."""

from lexigrid.game import Entry
from lexigrid.games import fair_texts
from lexigrid.games.fair import Fair
from lexigrid.games.fair_texts import Statement
from lexigrid.session import Session


def is_between_friends(played: Session) -> bool:
    """Tell whether the lines of a game are signed by those who said them."""
    return isinstance(played.game, Fair)


def statements(played: Session) -> tuple[Statement, ...]:
    """Return all that was signed, by line; ValueError for a game without signatures."""
    game = played.game
    if not isinstance(game, Fair):
        msg = f"in {played.log.header.game} nobody signs anything"
        raise ValueError(msg)  # noqa: TRY004 - the log's fault, not the caller's
    entries = (
        Entry(line.seat, line.at, game.parse(line.move)) for line in played.log.lines
    )
    return tuple(fair_texts.statements(entries))
