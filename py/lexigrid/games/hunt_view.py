"""What everybody sees when the sand is out (H18)."""

from collections.abc import Mapping

from lexigrid.games.hunt_state import Claimed, HuntState
from lexigrid.lexicon import Lexicon
from lexigrid.solver import points


def reveal(state: HuntState, lexicon: Lexicon) -> Mapping[str, object]:
    """Show all lists with what was cancelled, and the words that nobody found."""
    solution = state.solution
    score = state.score
    found = {claim.word for sheet in state.sheets for claim in sheet.claims}
    result = score.result
    return {
        "winners": sorted(result.winners),
        "draw": len(result.winners) > 1,
        "lists": [
            {
                "seat": seat,
                "points": score.points[seat - 1],
                "words": [_kept(state, claim, seat) for claim in sheet.claims],
            }
            for seat, sheet in enumerate(state.sheets, start=1)
        ],
        "missed": _missed(state, found, lexicon),
        "words": len(solution.words),
        "points": solution.points,
        "found_words": len(found),
        "found_points": sum(map(points, found)),
        "longest": _longest(state, lexicon),
    }


def claim_view(claim: Claimed) -> dict[str, object]:
    """Show an accepted claim to the seat that made it."""
    return {
        "word": claim.word,
        "path": list(claim.path),
        "points": claim.points,
        "at": claim.at,
    }


def _kept(state: HuntState, claim: Claimed, seat: int) -> dict[str, object]:
    others = [
        other
        for other, sheet in enumerate(state.sheets, start=1)
        if other != seat and sheet.has(claim.word)
    ]
    kept = claim_view(claim)
    return kept | {"points": 0 if others else claim.points, "others": others}


def _missed(
    state: HuntState, found: set[str], lexicon: Lexicon
) -> list[dict[str, object]]:
    # Everyday words first (H18, decided), in each part the dearest first.
    solution = state.solution
    everyday = {word for word in solution.words if _is_everyday(word, lexicon)}
    missed = [word for word in solution.words if word not in found]
    missed.sort(key=lambda word: (word not in everyday, -points(word), word))
    return [
        {
            "word": word,
            "path": list(solution.path(word)),
            "points": points(word),
            "everyday": word in everyday,
        }
        for word in missed
    ]


def _is_everyday(text: str, lexicon: Lexicon) -> bool:
    word = lexicon.word(text)
    return word is not None and word.is_everyday


def _longest(state: HuntState, lexicon: Lexicon) -> str:
    """Return the best known of the longest words; none when all are never shown."""
    known = [lexicon.word(text) for text in state.solution.longest]
    shown = [word for word in known if word and not word.never_played]
    best = min(shown, key=lambda word: (word.level, word.text), default=None)
    return best.text if best else ""
