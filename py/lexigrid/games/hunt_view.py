"""What everybody sees when the sand is out (H18)."""

from collections.abc import Mapping

from lexigrid.games.hunt_state import Claimed, HuntState
from lexigrid.lexicon import Level, Lexicon
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
    # Everyday words first (H18, decided), then the dearest.
    solution = state.solution
    missed = [word for word in solution.words if word not in found]
    missed.sort(key=lambda word: (_level(word, lexicon), -points(word), word))
    return [
        {
            "word": word,
            "path": list(solution.path(word)),
            "points": points(word),
            "level": _level(word, lexicon).name.lower(),
        }
        for word in missed
    ]


def _level(text: str, lexicon: Lexicon) -> Level:
    word = lexicon.word(text)
    # A word that no computer player would show is not held up as an everyday one.
    return Level.ALL if word is None or word.never_played else word.level


def _longest(state: HuntState, lexicon: Lexicon) -> str:
    shown = [
        word
        for word in state.solution.words
        if (known := lexicon.word(word)) and not known.never_played
    ]
    return max(shown, key=lambda word: (len(word), -_level(word, lexicon)), default="")
