"""What all see of a round between friends beside the hunt; and its position."""

from lexigrid.games.fair_state import FairState, Part, Stage


def view(state: FairState) -> dict[str, object] | None:
    """Show room, keys and what speaks against whom; nothing until all is said."""
    if state.room is None or state.stage is not Stage.OVER:
        return None
    return {
        "room": state.room.room,
        "round": state.room.round,
        "attempt": state.room.attempt,
        "keys": [part.key for part in state.parts],
        "outcomes": [code.value if code else None for code in state.outcomes],
    }


def position(state: FairState) -> str:
    """Write all that was said on one line, the stage before it."""
    items = ",".join(map(str, state.items))
    told = [state.seed, state.stage.value, str(state.last), str(state.room)]
    return "|".join([*told, state.deal, items, *map(_part, state.parts)])


def _part(part: Part) -> str:
    lists = (f"{opened.text} {opened.line}" for opened in part.opened)
    lines = (part.promise, part.nonce, *part.seals, *part.lates, *lists)
    return ";".join([part.key, *map(str, filter(None, lines))])
