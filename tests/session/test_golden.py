"""Golden logs: the same games, the same digests, on every Python; and their fuzz."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexigrid import log as logs
from lexigrid import session
from lexigrid.lexicon import Lexicon
from lexigrid.log import Line, Log, LogError
from tests import make_golden
from tests.replays import GOLDEN_LOGS, VECTORS, replies, requests

ROOT = Path(__file__).parents[2]
TEXTS = {file.stem: file.read_text("ascii") for file in GOLDEN_LOGS}


def test_golden_files_are_those_that_are_made_now(lexicon: Lexicon) -> None:
    made = make_golden.texts(lexicon)
    there = [*GOLDEN_LOGS, VECTORS / make_golden.SUMMARY]
    command = "PYTHONPATH=py:. .venv/bin/python -m tests.make_golden"
    advice = f"run '{command}' and look at the changes"
    assert {file.name: file.read_bytes().decode() for file in there} == made, advice


@pytest.mark.parametrize("name", sorted(make_golden.GOLDEN))
def test_a_golden_log_replays_to_its_digest_and_result(
    lexicon: Lexicon, name: str
) -> None:
    expected = json.loads((VECTORS / make_golden.SUMMARY).read_text("ascii"))
    game = session.load(TEXTS[name], lexicon)
    assert make_golden.summary(game) == expected[name]
    assert game.save() == TEXTS[name]


def test_the_golden_rounds_are_what_they_are_there_for(lexicon: Lexicon) -> None:
    words = session.load(TEXTS["solo_qu"], lexicon).view(None)
    assert "qu" in json.dumps(words["reveal"])
    three = session.load(TEXTS["three_seats"], lexicon)
    shown: Any = three.view(None)
    assert shown["reveal"]["cancelled"]
    assert len(three.state.sheets) == 3
    teams: Any = session.load(TEXTS["classic_teams"], lexicon).view(None)
    listed = [one for seat in teams["reveal"]["lists"] for one in seat["words"]]
    assert any(one["credited"] for one in listed)
    assert any(one["others"] for one in listed)
    anything: Any = session.load(TEXTS["classic_anything"], lexicon).view(None)
    listed = [one for seat in anything["reveal"]["lists"] for one in seat["words"]]
    assert {"too_short", "not_on_the_grid"} <= {one["struck"] for one in listed}
    fair: Any = session.load(TEXTS["fair_hunt"], lexicon).view(None)
    assert fair["fair"]["outcomes"] == [None, None, "altered_list", "late_seal"]
    assert fair["reveal"]["cancelled"]
    fair = session.load(TEXTS["fair_classic"], lexicon).view(None)
    assert fair["fair"]["outcomes"] == [None, None, None, "clock_nonsense"]
    listed = [one for seat in fair["reveal"]["lists"] for one in seat["words"]]
    assert {"too_short", "not_on_the_grid"} <= {one["struck"] for one in listed}
    assert any(one["credited"] for one in listed)
    assert any(one["others"] for one in listed)
    heist: Any = session.load(TEXTS["heist_four"], lexicon).view(None)
    assert [seat["player"] for seat in heist["seats"]].count(2) == 1
    assert any(turn["deductions"] for turn in heist["turns"])
    assert session.load(TEXTS["wide"], lexicon).view(None)["size"] == 5
    assert session.load(TEXTS["abandoned"], lexicon).view(None)["phase"] == "abandoned"


def test_replies_do_not_depend_on_the_seed_of_hashes() -> None:
    asked = requests()
    expected = replies(asked)
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.replays"],
            cwd=ROOT,
            input="\n".join(asked),
            env={**os.environ, "PYTHONPATH": "py", "PYTHONHASHSEED": seed},
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        assert done.stdout.splitlines() == expected


def loaded(text: str, lexicon: Lexicon) -> tuple[Log | None, int]:
    """Load a log: return it and 0, or None and the line that LogError names."""
    try:
        return session.load(text, lexicon).log, 0
    except LogError as error:
        return None, error.line


texts = st.sampled_from(sorted(TEXTS.values()))
cuts = st.tuples(st.floats(0, 1), st.floats(0, 1), st.text(max_size=12))


@settings(max_examples=150)
@given(texts, st.lists(cuts, min_size=1, max_size=3))
def test_a_damaged_log_is_refused_or_is_another_whole_log(
    lexicon: Lexicon, text: str, edits: list[tuple[float, float, str]]
) -> None:
    for start, end, put in edits:
        first, last = sorted([int(start * len(text)), int(end * len(text))])
        text = text[:first] + put + text[last:]
    log, line = loaded(text, lexicon)
    assert 0 <= line <= text.count("\n") + 10
    assert log is None or str(log) == text.replace("\r\n", "\n")


any_move = st.one_of(
    st.sampled_from(["turn", "out", "abandon", "done", "claim 0-1-2", "claim 0"]),
    st.sampled_from(
        [
            *("lift", "write stone", "close", "end", "pass", "trade E"),
            *("play 8H AT", "lay 145A,146T"),
        ]
    ),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=9),
)
any_line = st.builds(
    Line, seat=st.integers(1, 99), at=st.integers(0, logs.LATEST), move=any_move
)
header_fields = st.one_of(
    st.fixed_dictionaries({"seats": st.integers(1, 99)}),
    st.fixed_dictionaries(
        {
            "game": st.sampled_from(
                ["null", "hunt", "fair-hunt", "crossword", "heist", "../x", ""]
            )
        }
    ),
    st.fixed_dictionaries(
        {"options": st.sampled_from([(), (("size", "5"),), (("teams", "1-2-1"),)])}
    ),
    st.fixed_dictionaries({"seed": st.sampled_from(["0" * 64, "0" * 16, "x"])}),
    st.fixed_dictionaries({"words": st.sampled_from(["0" * 16, "", "é"])}),
)


@settings(max_examples=150)
@given(texts, st.floats(0, 1), any_line, header_fields | st.just({}))
def test_a_log_with_fitting_digests_is_still_judged_by_the_rules(
    lexicon: Lexicon, text: str, where: float, line: Line, fields: dict[str, Any]
) -> None:
    log = logs.parse(text)
    at = int(where * len(log.lines))
    changed = Log(
        replace(log.header, **fields), (*log.lines[:at], line, *log.lines[at + 1 :])
    )
    read, bad = loaded(str(changed), lexicon)
    assert 0 <= bad <= 10 + len(changed.lines)
    assert read is None or read == changed
