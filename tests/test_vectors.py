"""The golden cases, and that a changed expectation of any kind fails."""

import json
import shutil
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests import cases
from tests.case_forms import BadFileError

VECTORS = Path(__file__).parent / "vectors"
# Plays of published records: beside the project, and no part of it.
RECORDED = Path(__file__).parents[2] / "shared" / "cases" / "crossword_scores.json"


def test_hunt_boards_H6_H9_H10_H14() -> None:
    run = cases.run_file(VECTORS / "hunt_boards.json", cases.ENABLE1)
    assert run == cases.Run(37, ())


def test_hunt_rounds_H9_H10_H14_to_H17_C1_C4_to_C10() -> None:
    run = cases.run_file(VECTORS / "hunt_rounds.json", cases.ENABLE1)
    assert run == cases.Run(39, ())


def test_crossword_plays_X5_X7_X8_X12_X13() -> None:
    run = cases.run_file(VECTORS / "crossword_plays.json", cases.ENABLE1)
    assert run == cases.Run(109, ())


def test_heist_moves_T2_T3_T8_to_T16() -> None:
    run = cases.run_file(VECTORS / "heist_moves.json", cases.ENABLE1)
    assert run == cases.Run(82, ())


@pytest.mark.skipif(not RECORDED.is_file(), reason="the records are not at hand")
def test_crossword_scores_X12_to_X15() -> None:
    run = cases.run_file(RECORDED, cases.ENABLE1)
    assert run == cases.Run(259, ())


def changes(value: Any) -> Iterator[Any]:  # noqa: ANN401 - any JSON
    """Yield copies of `value` with one leaf changed, one list grown, one key more."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ({**value, key: changed} for changed in changes(inner))
        yield {**value, "more": 1}
    elif isinstance(value, list):
        for at, inner in enumerate(value[:3]):
            rest = value[at + 1 :]
            yield from ([*value[:at], changed, *rest] for changed in changes(inner))
        yield [*value, "more"]
    elif isinstance(value, bool):
        yield from (not value, int(value))
    elif value is None:
        yield 1
    else:
        yield value + ("x" if isinstance(value, str) else 1)


def spoiled(file: str, field: str, kept: slice) -> Iterator[dict[str, Any]]:
    """Yield the file with one case alone, one of its expectations changed."""
    data = json.loads((VECTORS / file).read_bytes())
    for case in data["cases"][kept]:
        for changed in changes(deepcopy(case[field])):
            yield {**data, "count": 1, "cases": [{**case, field: changed}]}


@pytest.mark.parametrize(
    ("file", "field", "kept"),
    [
        ("hunt_boards.json", "results", slice(1)),
        ("hunt_rounds.json", "expected", slice(None)),
    ],
)
def test_every_changed_expectation_fails(
    file: str, field: str, kept: slice, tmp_path: Path
) -> None:
    tried = 0
    for data in spoiled(file, field, kept):
        path = tmp_path / file
        path.write_text(json.dumps(data))
        try:
            run = cases.run_file(path, cases.ENABLE1)
        except BadFileError:
            continue  # a minimum that is no number
        assert run.failures, data["cases"][0][field]
        tried += 1
    assert tried > 20


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "is not JSON"),
        ("[]", "is not a JSON object"),
        ('{"format": "riddles/1", "cases": []}', "riddles/1"),
        ('{"format": "hunt_rounds/1", "count": 1, "cases": [{}]}', "has no id"),
        (
            '{"format": "hunt_rounds/1", "count": 1,'
            ' "cases": [{"id": "a", "table": "Lexigrid"}]}',
            "case a is not of this format",
        ),
        (
            '{"format": "hunt_rounds/1", "count": 1,'
            ' "cases": [{"id": "a", "table": "Lexigridx"}]}',
            "is of the table 'Lexigridx'",
        ),
        ('{"format": "hunt_rounds/1", "count": 2, "cases": []}', "count says 2"),
        ('{"format": "hunt_boards/1", "count": 0, "cases": []}', "is counted with"),
    ],
)
def test_a_bad_file_ends_with_2_and_a_sentence(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    path.write_text(text)
    assert cases.main([str(path)]) == 2
    assert told in capsys.readouterr().err


def test_letters_that_are_no_grid_are_a_bad_file(tmp_path: Path) -> None:
    data = json.loads((VECTORS / "hunt_boards.json").read_bytes())
    case = data["cases"][0]
    path = tmp_path / "boards.json"
    more = {**case, "letters": case["letters"] + "e"}
    path.write_text(json.dumps({**data, "count": 1, "cases": [more]}))
    assert cases.main([str(path)]) in {1, 2}


def test_main_prints_differences_and_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = tmp_path / "good.json"
    shutil.copy(VECTORS / "hunt_rounds.json", good)
    assert cases.main([str(good)]) == 0
    assert capsys.readouterr().out.endswith("39 passed, 0 failed\n")
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(next(spoiled("hunt_rounds.json", "expected", slice(1)))))
    assert cases.main([str(bad)]) == 1
    out = capsys.readouterr().out
    assert "hr-p001: seat_points: expected [4, 5], got [3, 5]" in out
    assert out.endswith("0 passed, 1 failed\n")
