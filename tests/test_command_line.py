"""The command line, as docs/command-line.md promises it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lexigrid import bundle, daily, session
from lexigrid.__main__ import main

SEED = "5a" * 32
GRID = "tdianetnerassvel"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def played_log() -> str:
    played = session.new("hunt", {"seconds": 90}, 1, SEED, bundle.lexicon())
    played.submit(1, 0, "turn")
    claims = [m for m in played.game.moves(played.state, 1) if str(m)[0] == "c"]
    for number, move in enumerate(claims[:3], start=1):
        assert played.submit(1, 1000 * number, str(move)) is None
    assert played.submit(1, 90_000, "out") is None
    return played.save()


def test_solve_gives_words_paths_points_totals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "solve", "TDIA NETN ERAS SVEL", "--min", "4")
    told = json.loads(out)
    assert code == 0
    assert list(told) == [
        "letters", "min", "list", "words", "count", "points", "longest", "dead",
    ]  # fmt: skip
    assert told["letters"] == GRID
    by_word = {word["word"]: word for word in told["words"]}
    assert by_word["lantern"]["points"] == 5
    assert "aid" not in by_word
    assert told["count"] == len(told["words"])
    assert told["points"] == sum(word["points"] for word in told["words"])
    for word in told["words"]:
        assert "".join(GRID[cell] for cell in word["path"]) == word["word"]


def test_solve_with_a_list_of_ones_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = tmp_path / "own.txt"
    own.write_text("# mine\nlantern\nLavender\nzebra\n\n")
    _, out, _ = run(capsys, "solve", GRID, "--list", str(own))
    assert [word["word"] for word in json.loads(out)["words"]] == [
        "lantern",
        "lavender",
    ]


def test_solve_needs_nothing_installed_nor_built(tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text("quit\n")
    source = Path(__file__).parent.parent / "py"
    bare = tmp_path / "py"
    subprocess.run(["cp", "-r", str(source), str(bare)], check=True)
    (bare / "lexigrid" / "words.bin").unlink(missing_ok=True)
    command = [sys.executable, "-m", "lexigrid", "solve", "qit" + "x" * 13]
    environment = {**os.environ, "PYTHONPATH": str(bare)}
    done = subprocess.run(
        [*command, "--list", str(own)],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert [word["word"] for word in json.loads(done.stdout)["words"]] == ["quit"]
    unbuilt = subprocess.run(
        command,
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert unbuilt.returncode == 2
    assert "python3 build.py build" in unbuilt.stderr


def test_word_judges(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "word", "--json", "LASER", "Tokyo", "qat", "qi", "co-op")
    told = json.loads(out)
    assert code == 0
    assert told["LASER"] == {
        "hunt": True,
        "crossword": True,
        "level": "easy",
        "reason": None,
    }
    assert not told["Tokyo"]["crossword"]
    assert told["Tokyo"]["level"] is None
    assert told["qat"]["crossword"]
    assert not told["qat"]["hunt"]
    assert "too short" in told["qi"]["reason"]
    assert "letters a to z" in told["co-op"]["reason"]
    _, out, _ = run(capsys, "word", "cat", "qat")
    assert [line.split(":")[0] for line in out.splitlines()] == ["cat", "qat"]


def test_check_tells_the_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "round.log"
    file.write_text(played_log())
    code, out, _ = run(capsys, "check", str(file))
    assert code == 0
    assert out.startswith("whole: 5 lines, digest ")
    assert "won by seat 1" in out


def test_check_names_the_first_bad_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "round.log"
    file.write_text(played_log().replace(" 2000 claim", " 2001 claim"))
    code, _, err = run(capsys, "check", str(file))
    assert code == 2
    assert "line 12" in err
    assert "digest" in err


def test_roll_is_the_grid_of_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "roll", "--size", "5", "--seed", SEED)
    told = json.loads(out)
    rolled = session.new("hunt", {"size": 5}, 1, SEED, bundle.lexicon())
    assert told["letters"] == rolled.state.solution.grid == "".join(told["rows"])
    assert told["words"] == len(rolled.state.solution.words)


def test_roll_of_classic_tells_how_the_cubes_lie(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = run(capsys, "roll", "--game", "classic", "--min", "5", "--seed", SEED)
    told = json.loads(out)
    rolled = session.new("classic", {"min": 5}, 1, SEED, bundle.lexicon())
    assert (told["game"], told["size"], told["min"]) == ("classic", 5, 5)
    assert told["letters"] == rolled.state.solution.grid
    assert told["turns"] == list(rolled.state.turns)


def test_roll_of_a_day_is_the_grid_of_its_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    day = ["--daily", "2026-11-29", "--size", "5"]
    _, out, _ = run(capsys, "roll", *day)
    told = json.loads(out)
    words = bundle.lexicon().digest[:16]
    options = (("min", "3"), ("seconds", "180"), ("size", "5"))
    assert told["seed"] == daily.seed("2026-11-29", "hunt", options, words)
    _, again, _ = run(capsys, "roll", "--size", "5", "--seed", told["seed"])
    assert json.loads(again) == told
    _, other, _ = run(capsys, "roll", *day, "--seconds", "90")
    assert json.loads(other)["seed"] != told["seed"]


def test_check_names_all_seats_of_the_winning_team(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    teams: dict[str, object] = {"teams": [1, 2, 1]}
    played = session.new("classic", teams, 3, SEED, bundle.lexicon())
    played.submit(1, 0, "lift")
    for seat in (1, 2, 3):
        assert played.submit(seat, 0, "turn") is None
    claim = next(iter(played.game.moves(played.state, 3)))
    assert played.submit(3, 5, str(claim)) is None
    for seat in (1, 2, 3):
        assert played.submit(seat, 180_000, "out") is None
    file = tmp_path / "round.log"
    file.write_text(played.save())
    code, out, _ = run(capsys, "check", str(file))
    assert (code, out.endswith("won by seats 1 and 3\n")) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["solve", "abc"], "16 or 25 letters"),
        (["solve", "tdianetnerassve1"], "letter 16"),
        (["solve", GRID, "--min", "0"], "between 1 and"),
        (["solve", GRID, "--list", "no/such/file"], "cannot be read"),
        (["check", "no/such/file.log"], "cannot be read"),
        (["roll", "--seed", "12"], "64 digits"),
        (["roll", "--seed", SEED, "--size", "6"], "size is 4 or 5"),
        (["roll", "--seed", SEED, "--min", "5"], "min is 3 or 4"),
        (["roll", "--seed", SEED, "--game", "null"], "'null' is not a hunt"),
        (["roll", "--seed", SEED, "--game", "chess"], "there is no game 'chess'"),
        (["roll", "--game", "classic", "--size", "4", "--seed", SEED], "size is 5"),
        (["roll", "--daily", "2026-02-29"], "a date is a day of the calendar"),
    ],
)
def test_bad_input_ends_with_2_and_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        *([], ["sing"], ["solve", GRID, "--min", "x"], ["roll"]),
        ["roll", "--seed", SEED, "--daily", "2026-11-29"],
    ],
)
def test_a_command_that_is_none_ends_with_2_and_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_bad_line_of_a_list_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = tmp_path / "own.txt"
    own.write_text("cat\ndog's\n")
    code, _, err = run(capsys, "solve", GRID, "--list", str(own))
    assert code == 2
    assert f"{own}, line 2" in err
