"""The command line of the crossword, as docs/command-line.md promises it."""

import json
from pathlib import Path

import pytest

from tests.crossings import rows
from tests.session.test_golden import TEXTS
from tests.test_command_line import run


@pytest.fixture
def listed(tmp_path: Path) -> str:
    """Return a file of a few words."""
    file = tmp_path / "words.txt"
    file.write_text("at\ncat\ncats\nsat\ntea\n")
    return str(file)


def test_plays_are_listed_best_first(
    capsys: pytest.CaptureFixture[str], listed: str
) -> None:
    code, out, _ = run(capsys, "plays", "cat", "--list", listed)
    lines = out.splitlines()
    assert code == 0
    assert len(lines) == 2 * (3 + 2)
    order = [(-int(line.split()[2]), line) for line in lines]
    assert order == sorted(order)


def test_plays_on_a_board_and_a_layout(
    capsys: pytest.CaptureFixture[str], listed: str, tmp_path: Path
) -> None:
    board, layout = tmp_path / "board.txt", tmp_path / "layout.txt"
    text = rows("......cAT")
    board.write_text("\n".join(text[at : at + 15] for at in range(0, 225, 15)))
    layout.write_text("\n".join(["." * 15] * 15))
    asked = ("plays", "S?", "--board", str(board), "--layout", str(layout))
    _, out, _ = run(capsys, *asked, "--list", listed)
    assert out.splitlines()[0] == "8G ...S 3"
    assert "8G ...s 2" in out.splitlines()


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("A1", None), "a rack has 1 to 15 letters, ? for a blank, not 'A1'"),
        (("A", "...\n...\n"), "row 1 of the board is '...', not 15 of A-Z a-z ."),
        (("A", "." * 15), "a board has 15 rows, not 1"),
        (("A", "\n".join(["." * 14 + "é"] * 15)), "row 1 of the board is"),
    ],
)
def test_a_position_that_is_none_ends_with_2(
    capsys: pytest.CaptureFixture[str],
    listed: str,
    tmp_path: Path,
    asked: tuple[str, str | None],
    told: str,
) -> None:
    file, (rack, board) = tmp_path / "board.txt", asked
    more = []
    if board is not None:
        file.write_text(board)
        more = ["--board", str(file)]
    code, _, err = run(capsys, "plays", rack, "--list", listed, *more)
    assert code == 2
    assert told in err


def test_a_log_is_written_as_a_record_and_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log, gcg = tmp_path / "game.log", tmp_path / "game.gcg"
    log.write_text(TEXTS["crossword_two"])
    code, out, _ = run(capsys, "gcg", str(log))
    assert code == 0
    assert out.splitlines()[1] == "#player1 seat1 seat1"
    gcg.write_text(out)
    _, out, _ = run(capsys, "replay", str(gcg))
    told = json.loads(out)
    assert list(told) == ["players", "scores", "board", "turns", "unlisted"]
    assert told["unlisted"] == []
    _, checked, _ = run(capsys, "check", str(log))
    first, second = told["scores"]
    assert f"points: seat 1 {first}, seat 2 {second};" in checked


def test_a_record_that_is_none_ends_with_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    gcg = tmp_path / "game.gcg"
    gcg.write_text("#player1 a A\n#player2 b B\n>a: CAT 8G CAT +9 9\n")
    code, _, err = run(capsys, "replay", str(gcg))
    assert code == 2
    assert "line 3: the turn scores 10, not 9" in err


def test_a_log_of_another_game_is_no_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    log.write_text(TEXTS["null"])
    code, _, err = run(capsys, "gcg", str(log))
    assert (code, "null is not written as GCG" in err) == (2, True)
