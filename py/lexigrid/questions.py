"""Questions that need no session: a match, lists on paper, a grid, the day's seed."""

from collections.abc import Sequence
from string import ascii_lowercase

from lexigrid import daily
from lexigrid.catalogue import hunt_table, options_for
from lexigrid.games.hunt import MOST_SEATS
from lexigrid.games.hunt_judge import judge
from lexigrid.games.hunt_match import match
from lexigrid.games.hunt_reveal import outcome
from lexigrid.games.hunt_state import Claimed
from lexigrid.grid import LONGEST_WORD, parse_letters, size_of
from lexigrid.lexicon import Lexicon
from lexigrid.requests import BadRequest, Ok, Request, of_kind, take
from lexigrid.solver import check_minimum, grid_words, solve

MOST_ROUNDS = 1000
MOST_POINTS = 1_000_000  # of a place in one round
MOST_WRITTEN = 20_000  # words on all lists together
_LETTERS = frozenset(ascii_lowercase)


def ask_match(request: Request) -> Ok:
    """Tell how a match stands (C9)."""
    rounds = take(request, "rounds", list)
    if len(rounds) > MOST_ROUNDS:
        msg = f"a match has at most {MOST_ROUNDS:,} rounds, not {len(rounds):,}"
        raise BadRequest(msg)
    points = [_points(one, number) for number, one in enumerate(rounds, start=1)]
    standing = match(points, take(request, "target", int))
    return {
        "totals": list(standing.totals),
        "over": standing.is_over,
        "winner": standing.winner,
    }


def _points(points: object, number: int) -> list[int]:
    places = of_kind(points, f"round {number}", list)
    if not 1 <= len(places) <= MOST_SEATS:
        msg = f"round {number} has 1 to {MOST_SEATS} places, not {len(places)}"
        raise BadRequest(msg)
    for place, value in enumerate(places, start=1):
        what = f"round {number}, place {place}"
        if not 0 <= of_kind(value, what, int) <= MOST_POINTS:
            msg = f"{what} has 0 to {MOST_POINTS:,} points"
            raise BadRequest(msg)
    return places


def ask_paper(request: Request, lexicon: Lexicon) -> Ok:
    """Judge a round that was played with real cubes and paper (C10, C8, H15)."""
    lists = take(request, "lists", list)
    if not 1 <= len(lists) <= MOST_SEATS:
        msg = f"there are 1 to {MOST_SEATS} lists, not {len(lists)}"
        raise BadRequest(msg)
    written = [_written(one, number) for number, one in enumerate(lists, start=1)]
    count = sum(map(len, written))
    if count > MOST_WRITTEN:
        msg = f"all lists together have at most {MOST_WRITTEN:,} words, not {count:,}"
        raise BadRequest(msg)
    game = take(request, "game", str)
    options = options_for(game, take(request, "options", dict), len(lists))
    grid = None
    if request.get("grid") is not None:
        grid = parse_letters(take(request, "grid", str))
    # On paper nobody noted when: the lower seat of a team is credited (C8).
    claims = [[Claimed(word, (), 0) for word in words] for words in written]
    return outcome(judge(claims, hunt_table(game, options), lexicon, grid))


def _written(words: object, number: int) -> Sequence[str]:
    """Read a list; BadRequest names list and word of the first that is none."""
    seen: dict[str, int] = {}
    for at, text in enumerate(of_kind(words, f"list {number}", list), start=1):
        what = f"list {number}, word {at}"
        word = of_kind(text, what, str).strip().lower()
        if not (word and _LETTERS.issuperset(word)):
            msg = f"{what}: {text[:40]!r} is not a word of letters a-z"
            raise BadRequest(msg)
        if len(word) > LONGEST_WORD:
            msg = f"{what}: a word has at most {LONGEST_WORD} letters, not {len(word)}"
            raise BadRequest(msg)
        if word in seen:
            msg = f"{what}: {word!r} stands there already, as word {seen[word]}"
            raise BadRequest(msg)
        seen[word] = at
    return list(seen)


def ask_solve(request: Request, lexicon: Lexicon) -> Ok:
    """Find all words of a grid."""
    grid = parse_letters(take(request, "grid", str))
    minimum = take(request, "min", int)
    check_minimum(grid, minimum)
    solution = solve(grid, lexicon.hunt, minimum)
    return {
        "letters": grid,
        "size": size_of(grid),
        "min": minimum,
        "words": grid_words(solution, lexicon, solution.words),
        "count": len(solution.words),
        "points": solution.points,
        "longest": list(solution.longest),
        "dead": list(solution.dead),
    }


def ask_daily(request: Request, words: str) -> Ok:
    """Tell the seed of a day; `words` is the digest of the word lists."""
    date, game = take(request, "date", str), take(request, "game", str)
    options = options_for(game, take(request, "options", dict), 1)
    return {"date": date, "seed": daily.seed(date, game, options.texts, words)}
