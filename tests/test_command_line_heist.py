"""The command line of Lexiheist, as docs/command-line.md promises it."""

from pathlib import Path

import pytest

from tests.heists import CAT, SIZE
from tests.test_command_line import run


@pytest.fixture
def asked(tmp_path: Path) -> list[str]:
    """Return a question about a board with a word, by a short list."""
    words, board = tmp_path / "words.txt", tmp_path / "board.txt"
    words.write_text("at\nbat\ncat\ncats\nsat\n")
    rows = [CAT[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE)]
    board.write_text("\n".join(rows))
    asked = ["--table", "heist", "--board", str(board), "--list", str(words)]
    return ["plays", "B?", *asked]


def test_plays_are_listed_best_first(
    capsys: pytest.CaptureFixture[str], asked: list[str]
) -> None:
    code, out, _ = run(capsys, *asked)
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "145B 5"
    assert {"148s 5", "145b 2", "145s 2"} <= set(lines)
    order = [(-int(line.split()[1]), line) for line in lines]
    assert order == sorted(order)


def test_a_position_that_is_none_ends_with_2(
    capsys: pytest.CaptureFixture[str], asked: list[str]
) -> None:
    code, _, err = run(capsys, *asked, "--bonus", "40")
    assert (code, "no bonus for a whole rack" in err) == (2, True)
    code, _, err = run(capsys, "plays", "A1", "--table", "heist", *asked[4:])
    assert (code, "a rack has 1 to 15 letters" in err) == (2, True)
