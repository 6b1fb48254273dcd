"""What everybody sees when the sand is out (H18, C5, C8, C10)."""

from collections.abc import Iterator, Sequence, Set

from lexigrid.game import Seat
from lexigrid.games.hunt_judge import Judgement, judge
from lexigrid.games.hunt_state import Claimed, HuntState
from lexigrid.games.hunt_table import HuntTable
from lexigrid.games.hunt_view import claim_view
from lexigrid.lexicon import Lexicon
from lexigrid.solver import Solution, grid_words, points


def judged(state: HuntState, table: HuntTable, lexicon: Lexicon) -> Judgement:
    """Judge what the seats have claimed."""
    lists = [sheet.claims for sheet in state.sheets]
    return judge(lists, table, lexicon, state.solution.grid)


def reveal(state: HuntState, table: HuntTable, lexicon: Lexicon) -> dict[str, object]:
    """Show all lists with what was lost, and the words that nobody found."""
    judgement = judged(state, table, lexicon)
    solution = state.solution
    found = judgement.holders.keys()
    order = table.reading_order(len(state.sheets))
    return {
        **outcome(judgement),
        "reading": list(_reading(judgement, order)),
        "missed": _missed(solution, found, lexicon),
        "words": len(solution.words),
        "points": solution.points,
        "found_words": len(found),
        "found_points": sum(map(points, found)),
        "longest": _longest(solution, lexicon),
    }


def outcome(judgement: Judgement) -> dict[str, object]:
    """Show the judged lists, and who won."""
    score = judgement.score
    result = score.result
    teams = score.teams
    return {
        "winners": sorted(result.winners),
        "draw": result.is_draw,
        "teams": [
            {
                "team": team,
                "seats": [
                    seat for seat, own in enumerate(teams, start=1) if own == team
                ],
                "points": total,
            }
            for team, total in enumerate(score.team_points, start=1)
        ],
        "winning_teams": sorted({teams[seat - 1] for seat in result.winners})
        if teams
        else [],
        "cancelled": sorted(score.cancelled),
        "lists": [
            {
                "seat": seat,
                "points": score.points[seat - 1],
                "words": [_judged(judgement, claim, seat) for claim in claims],
            }
            for seat, claims in enumerate(judgement.lists, start=1)
        ],
    }


def _judged(judgement: Judgement, claim: Claimed, seat: Seat) -> dict[str, object]:
    word = claim.word
    struck = judgement.struck[seat - 1].get(word)
    others: list[Seat] = []
    if not struck and word in judgement.score.cancelled:
        others = [other for other in judgement.holders[word] if other != seat]
    return {
        **claim_view(claim),
        "points": claim.points if judgement.keeps(seat, word) else 0,
        "others": others,
        "credited": None if struck else judgement.score.credited.get(word),
        "struck": struck,
    }


def _reading(
    judgement: Judgement, order: Sequence[Seat]
) -> Iterator[dict[str, object]]:
    """Yield the words as they are read aloud, and off whose lists each goes (C5).

    A word that an earlier reader had crossed off is not read again.
    """
    gone: set[tuple[Seat, str]] = set()
    for seat in order:
        for claim in judgement.lists[seat - 1]:
            word = claim.word
            if (seat, word) in gone:
                continue
            held = (
                [seat]
                if word in judgement.struck[seat - 1]
                else judgement.holders[word]
            )
            crossed = [one for one in held if not judgement.keeps(one, word)]
            gone.update((one, word) for one in crossed)
            yield {"seat": seat, "word": word, "crossed": crossed}


def _missed(
    solution: Solution, found: Set[str], lexicon: Lexicon
) -> list[dict[str, object]]:
    # Everyday words first (H18, decided), in each part the dearest first.
    missed = [word for word in solution.words if word not in found]
    missed.sort(key=lambda word: (not lexicon.is_everyday(word), -points(word), word))
    return grid_words(solution, lexicon, missed)


def _longest(solution: Solution, lexicon: Lexicon) -> str:
    """Return the best known of the longest words; none when all are never shown."""
    known = [lexicon.word(text) for text in solution.longest]
    shown = [word for word in known if word and not word.never_played]
    best = min(shown, key=lambda word: (word.level, word.text), default=None)
    return best.text if best else ""
