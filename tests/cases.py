"""Run golden cases: `PYTHONPATH=py python3 tests/cases.py FILE.json ... [--list FILE]`.

The forms of the files are those of hunt_boards/1 and hunt_rounds/1: header fields, then
`cases`, each with an `id` and what is expected. Every expected field is compared. There
is a line for each failing case, then 'N passed, M failed'; exit code 1 when a case
failed, 2 when a file cannot be used.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # when run as a program

from lexigrid.games.hunt_judge import Judgement, judge
from lexigrid.games.hunt_match import match
from lexigrid.games.hunt_state import Claimed
from lexigrid.games.hunt_table import HuntTable
from lexigrid.lexicon import Lexicon, Trie
from lexigrid.solver import Solution, solve
from tests import crossword_cases, heist_cases
from tests.case_forms import (
    BadFileError,
    Case,
    Difference,
    Form,
    Judge,
    compared,
    word_list,
)

ROOT = Path(__file__).parent.parent
ENABLE1 = ROOT / "wordlist" / "enable1.txt"
_LISTED_UP_TO = 30  # boards with no more words than this give them all


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the files named on the command line; return the exit code."""
    parser = argparse.ArgumentParser(description="Run golden cases.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.json")
    parser.add_argument("--list", type=Path, default=ENABLE1, metavar="FILE")
    chosen = parser.parse_args(arguments)
    try:
        runs = [run_file(file, chosen.list) for file in chosen.files]
    except BadFileError as error:
        print(error, file=sys.stderr)
        return 2
    failed = [line for run in runs for line in run.failures]
    for line in failed:
        print(line)
    passed = sum(run.passed for run in runs)
    print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed else 0


@dataclass(frozen=True)
class Run:
    """The outcome of one file: a line for each failure."""

    passed: int
    failures: tuple[str, ...]


def run_file(file: Path, words: Path) -> Run:
    """Run all cases of one file; BadFileError when it is not one we know."""
    data = _json(file)
    form = data.get("format")
    cases = data.get("cases")
    if not isinstance(form, str) or form not in _FORMS or not isinstance(cases, list):
        msg = f"{file}: format {form!r} with cases is not one of {', '.join(_FORMS)}"
        raise BadFileError(msg)
    if data.get("count") != len(cases):
        msg = f"{file}: {len(cases)} cases where its count says {data.get('count')}"
        raise BadFileError(msg)
    judging = _FORMS[form](file, data, words)
    passed, failures = 0, []
    for case in cases:
        name = _name(file, case)
        differences = _judged(file, case, judging)
        if differences:
            failures.append(_line(name, differences))
        else:
            passed += 1
    return Run(passed, tuple(failures))


def _json(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_bytes())
    except OSError as error:
        msg = f"{file} cannot be read: {error.strerror}"
        raise BadFileError(msg) from None
    except ValueError as error:
        msg = f"{file} is not JSON: {error}"
        raise BadFileError(msg) from None
    if not isinstance(data, dict):
        msg = f"{file} is not a JSON object"
        raise BadFileError(msg)
    return data


def _name(file: Path, case: object) -> str:
    if not isinstance(case, dict) or not isinstance(case.get("id"), str):
        msg = f"{file}: a case has no id"
        raise BadFileError(msg)
    return str(case["id"])


def _judged(file: Path, case: Case, judging: Judge) -> list[Difference]:
    try:
        return list(judging(case))
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        what = f"{type(error).__name__}: {error}"
        msg = f"{file}: case {case['id']} is not of this format ({what})"
        raise BadFileError(msg) from None


def _line(name: str, differences: Sequence[Difference]) -> str:
    told = "; ".join(
        f"{one.where}: expected {_short(one.expected)}, got {_short(one.got)}"
        for one in differences
    )
    return f"{name}: {told}"


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 200 else f"{text[:200]}..."


# hunt_boards/1


def _boards(file: Path, data: Mapping[str, Any], words: Path) -> Judge:
    listed = word_list(file, data, words)
    trie = _lexicon(words).hunt
    return lambda case: _board(case, trie, listed)


@cache
def _lexicon(file: Path) -> Lexicon:
    return Lexicon.of(file.read_text("ascii").split())


def _board(case: Case, trie: Trie, listed: Sequence[str]) -> Iterator[Difference]:
    grid, size = case["letters"], case["size"]
    rows = [grid[at : at + size] for at in range(0, size * size, size)]
    yield from compared("", {"rows": case["rows"]}, {"rows": rows})
    for minimum, expected in case["results"].items():
        got = _counted(solve(grid, trie, int(minimum)), expected)
        yield from compared(f"minimum {minimum}, ", expected, got)
    if "published" in case:
        yield from _published(case, listed)


def _counted(solution: Solution, expected: Mapping[str, object]) -> dict[str, object]:
    words = list(solution.words)
    got: dict[str, object] = {
        "words": len(words),
        "points": solution.points,
        "sha256": sha256("\n".join(words).encode()).hexdigest(),
        "longest_length": max(map(len, words), default=0),
        "longest": list(solution.longest),
        "cubes_in_no_word": len(solution.dead),
        "cells_in_no_word": list(solution.dead),
    }
    if len(words) <= _LISTED_UP_TO or "all_words" in expected:
        got["all_words"] = words
    return got


def _published(case: Case, listed: Sequence[str]) -> Iterator[Difference]:
    """Rebuild the published figures: the list used there is ENABLE2K."""
    told = case["published"]
    lacking, surplus = told["words_only_in_enable2k"], told["words_only_in_enable1"]
    theirs = (set(listed) | set(lacking)) - set(surplus)
    solution = solve(case["letters"], Lexicon.of(theirs).hunt, 3)
    got = {
        "words": len(solution.words),
        "points": solution.points,
        "published_words": len(solution.words),
        "published_points": solution.points,
    }
    expected = {field: told[field] for field in got if told[field] is not None}
    yield from compared(
        "published, ", expected, {field: got[field] for field in expected}
    )
    on_board = set(solve(case["letters"], Lexicon.of(listed).hunt, 3).words)
    needless = [word for word in lacking if word in on_board]
    absent = [word for word in lacking if word not in solution.words]
    absent += [word for word in surplus if word not in on_board]
    yield from compared(
        "published, ", {"wrong_words": []}, {"wrong_words": needless + absent}
    )


# hunt_rounds/1: the Lexigrid table and Classic

_TABLES = frozenset({"Lexigrid", "Classic"})
_REASONS = {
    "too_short": "too short",
    "not_on_the_grid": "not on the grid",
    "not_in_list": "not in the list",
}


def _rounds(file: Path, data: Mapping[str, Any], words: Path) -> Judge:
    del file, data, words  # the cases bring what lists they need
    return _round


def _round(case: Case) -> Iterator[Difference]:
    if case.get("table") not in _TABLES:
        msg = f"case {case['id']} is of the table {case.get('table')!r}, which is none"
        raise BadFileError(msg)
    seats = [seat["seat"] for seat in case["seats"]]
    numbered = list(range(1, len(seats) + 1))
    yield from compared("", {"seats": seats}, {"seats": numbered})
    judgement = judge(_claims(case), _table(case), *_words(case))
    if "write_anything" not in case:
        struck = [_struck(judgement, seat) for seat in numbered]
        yield from compared("", {"struck": [[]] * len(seats)}, {"struck": struck})
    expected = case["expected"]
    ending = _ending(judgement)
    got = {
        **_got(case, judgement),
        # Which of these a case tells depends on its teams and its match.
        **{field: ending[field] for field in ending.keys() & expected.keys()},
    }
    yield from compared("", expected, got)


def _claims(case: Case) -> list[list[Claimed]]:
    lists = []
    for seat in case["seats"]:
        words = seat["claims"]
        moments = seat.get("claimed_at_s", [0] * len(words))
        claims = zip(words, moments, strict=True)
        lists.append([Claimed(word, (), at * 1000) for word, at in claims])
    return lists


def _table(case: Case) -> HuntTable:
    seats, minimum = case["seats"], case["min_length"]
    minimums = tuple(seat.get("own_min_length", minimum) for seat in seats)
    teams = tuple(seat["team"] for seat in seats if "team" in seat)
    return HuntTable(5, minimum, 180, (), 0, minimums=minimums, teams=teams)


def _words(case: Case) -> tuple[Lexicon, str | None]:
    """Return word list and grid; claims accepted already make a list of themselves."""
    anything = case.get("write_anything")
    if anything is None:
        claims = [word for seat in case["seats"] for word in seat["claims"]]
        return Lexicon.of(claims), None
    return Lexicon.of(anything["list"]), "".join(anything["grid"])


def _struck(judgement: Judgement, seat: int) -> list[dict[str, object]]:
    return [
        {"seat": seat, "word": word, "reason": _REASONS[reason]}
        for word, reason in judgement.struck[seat - 1].items()
    ]


def _got(case: Case, judgement: Judgement) -> dict[str, object]:
    score = judgement.score
    result = score.result
    got: dict[str, object] = {
        "seat_points": list(result.points),
        "unique": [sorted(words) for words in score.unique],
        "cancelled": sorted(score.cancelled),
    }
    if "match" in case:
        told = case["match"]
        points = score.team_points or result.points
        standing = match([told["totals_before"], points], told["target"])
        got["match"] = {
            "totals": list(standing.totals),
            "over": standing.is_over,
            "winner": standing.winner,
        }
    if "write_anything" in case:
        seats = range(1, len(case["seats"]) + 1)
        got["struck"] = [one for seat in seats for one in _struck(judgement, seat)]
    return got


def _ending(judgement: Judgement) -> dict[str, object]:
    score, result = judgement.score, judgement.score.result
    winning = {score.teams[seat - 1] for seat in result.winners} if score.teams else {}
    credited = sorted(score.credited.items())
    return {
        "winners": sorted(result.winners),
        "draw": result.is_draw,
        "team_points": list(score.team_points),
        "winning_team": None if result.is_draw else max(winning, default=None),
        "counted_once": [{"word": word, "seat": seat} for word, seat in credited],
    }


# crossword_plays/1 and crossword_scores/1: tests/crossword_cases.py


def _plays(file: Path, data: Mapping[str, Any], words: Path) -> Judge:
    word_list(file, data, words)
    return crossword_cases.plays(data, _lexicon(words))


def _scores(file: Path, data: Mapping[str, Any], words: Path) -> Judge:
    del file, words  # the words of the records are not looked up
    return crossword_cases.scores(data)


# heist_moves/1: tests/heist_cases.py


def _heists(file: Path, data: Mapping[str, Any], words: Path) -> Judge:
    word_list(file, data, words)
    return heist_cases.moves(data, _lexicon(words))


_FORMS: Mapping[str, Form] = {
    "hunt_boards/1": _boards,
    "hunt_rounds/1": _rounds,
    "crossword_plays/1": _plays,
    "crossword_scores/1": _scores,
    "heist_moves/1": _heists,
}

if __name__ == "__main__":
    raise SystemExit(main())
