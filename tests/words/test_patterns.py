"""Sets of words as bits: what is kept of them, and what lying letters add."""

import pytest

from lexigrid.lexicon import Lexicon
from lexigrid.patterns import Kept, RackWords, vocabulary

WORDS = ["aa", "ae", "ax", "ex", "xu", "za"]


def test_answers_are_made_once_and_at_most_so_many_kept() -> None:
    asked = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    kept: Kept[tuple[int], int] = Kept(double, 2)
    assert [kept[one,] for one in (1, 1, 2, 3, 1)] == [2, 2, 4, 6, 2]
    assert asked == [1, 2, 3, 1]
    assert len(kept) == 2


@pytest.mark.parametrize(
    ("rack", "blanks", "lying", "expected"),
    [
        ("A", 0, b"", []),
        ("A", 0, b"x", ["ax"]),
        ("AE", 0, b"a", ["aa", "ae"]),
        ("A", 1, b"", ["aa", "ae", "ax", "za"]),
        ("Q", 1, b"x", ["ax", "ex", "xu"]),
        ("Q", 2, b"", WORDS),
    ],
)
def test_rack_and_lying_letters_spell_together(
    rack: str, blanks: int, lying: bytes, expected: list[str]
) -> None:
    words = vocabulary(Lexicon.of(WORDS))
    own, columns = RackWords(words, rack, blanks), words.columns[2]
    spelt = columns.words(own.spelt(columns.every, 2, lying))
    assert [word.decode() for word in spelt] == expected
