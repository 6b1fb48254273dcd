"""Packing: exact, repeatable, and clear about what is wrong with an input."""

import zlib
from pathlib import Path
from shutil import copytree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid.lexicon import HUNT, Level, Lexicon, marked
from lexigrid.packed import MAGIC, pack, unpack
from tools.pack_words import InputError, derive, pack_words

LISTS = {
    "enable1.txt": "aah\ncat\ncats\nquit\ntet\n",
    "scowl70.tsv": "# size\naah\t55\ncat\t10\nit\t10\nquit\t35\nrare\t70\nslur\t20\n",
    "easy.txt": "cat\n",
    "additions.txt": "# own\nqi\nvlog\n",
    "hunt_additions.txt": "bio\n",
    "hunt_deny.txt": "aah\n",
    "never_play.tsv": "quit\tswear\n",
    "slurs.tsv": "slur\tA\n",
}

words = st.dictionaries(
    st.text("abcqu", min_size=1, max_size=9), st.integers(0, 15), max_size=30
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write small inputs into a folder."""
    folder = tmp_path / "wordlist"
    folder.mkdir()
    for name, text in LISTS.items():
        (folder / name).write_bytes(text.encode())
    return folder


def test_the_lists_are_derived_from_all_inputs(folder: Path) -> None:
    lexicon = derive(folder)
    told = {
        text: (word.level, word.in_hunt, word.never_played)
        for text in lexicon.words()
        if (word := lexicon.word(text))
    }
    assert told == {
        "aah": (Level.REST, False, False),
        "bio": (Level.REST, True, False),
        "cat": (Level.EASY, True, False),
        "cats": (Level.ALL, False, False),
        "qi": (Level.ALL, False, False),
        "quit": (Level.REST, True, True),
        "tet": (Level.ALL, False, False),
        "vlog": (Level.REST, True, False),
    }


def test_packing_is_the_same_every_time(folder: Path, tmp_path: Path) -> None:
    packed = pack_words(folder)
    elsewhere = tmp_path / "elsewhere" / "wordlist"
    copytree(folder, elsewhere)
    assert pack_words(elsewhere) == packed


def test_lines_may_end_as_on_other_systems(folder: Path) -> None:
    packed = pack_words(folder)
    for name, text in LISTS.items():
        (folder / name).write_bytes(text.replace("\n", "\r\n").encode())
    assert pack_words(folder) == packed


@pytest.mark.parametrize(
    ("name", "line", "told"),
    [
        ("enable1.txt", "Cat", "'Cat' is not a word of letters a-z"),
        ("enable1.txt", "ca t", "'ca t' is not a word of letters a-z"),
        ("enable1.txt", "can't", '"can\'t" is not a word of letters a-z'),
        ("enable1.txt", "café", "a letter outside a-z"),
        ("enable1.txt", "cat", "cat stands here twice"),
        ("scowl70.tsv", "dog", "dog lacks its field 2"),
        ("scowl70.tsv", "dog\tx", "'x' is not a SCOWL size"),
        ("scowl70.tsv", "dog\t15", "'15' is not a SCOWL size"),
        ("scowl70.tsv", "dog\t-10", "'-10' is not a SCOWL size"),
        ("scowl70.tsv", "dog\t", "'' is not a SCOWL size"),
        ("easy.txt", "d0g", "'d0g' is not a word of letters a-z"),
        ("additions.txt", "dog-ear", "'dog-ear' is not a word of letters a-z"),
        ("hunt_additions.txt", "bio", "bio stands here twice"),
        ("hunt_deny.txt", "DOG", "'DOG' is not a word of letters a-z"),
        ("never_play.tsv", "dog", "dog lacks its field 2"),
        ("never_play.tsv", "dog\trude", "dog has the unknown class 'rude'"),
        ("slurs.tsv", "dog\tC", "dog has the unknown class 'C'"),
        ("slurs.tsv", "dög\tA", "a letter outside a-z"),
    ],
)
def test_a_bad_line_is_named_by_file_and_number(
    folder: Path, name: str, line: str, told: str
) -> None:
    text = LISTS[name] + line + "\n"
    (folder / name).write_bytes(text.encode())
    with pytest.raises(InputError) as caught:
        pack_words(folder)
    number = text.count("\n")
    assert str(caught.value) == f"wordlist/{name}, line {number}: {told}"


@pytest.mark.parametrize("name", LISTS)
def test_a_missing_input_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(FileNotFoundError, match=name):
        pack_words(folder)


@given(words)
def test_what_is_packed_is_unpacked(marks: dict[str, int]) -> None:
    lexicon = Lexicon(sorted(marks.items()))
    again = unpack(pack(lexicon))
    assert again.blocks == lexicon.blocks
    assert again.digest == lexicon.digest
    assert {text: again.word(text) for text in marks} == {
        text: lexicon.word(text) for text in marks
    }


@given(words, words)
def test_unlike_lists_have_unlike_digests(
    one: dict[str, int], other: dict[str, int]
) -> None:
    same = Lexicon(sorted(one.items())).digest == Lexicon(sorted(other.items())).digest
    assert same == (one == other)


@given(words, st.integers(0, 15))
def test_words_are_found_by_their_marks(marks: dict[str, int], mark: int) -> None:
    found = [word for word in sorted(marks) if marks[word] & mark == mark]
    assert Lexicon(sorted(marks.items())).words(mark) == found


@pytest.fixture(scope="module")
def small() -> bytes:
    """Pack a small list."""
    return pack(Lexicon.of(["cat", "cats", "catsup", "dog", "quit"]))


def test_a_file_cut_short_anywhere_is_refused(small: bytes) -> None:
    for length in range(len(small)):
        with pytest.raises(ValueError, match="the word file is"):
            unpack(small[:length])


def test_a_damaged_file_is_refused_or_reads_the_same(small: bytes) -> None:
    digest = unpack(small).digest
    for at in range(len(small)):
        damaged = bytearray(small)
        damaged[at] ^= 0x10
        try:
            lexicon = unpack(bytes(damaged))
        except ValueError:
            continue
        assert lexicon.digest == digest, at


@pytest.mark.parametrize(
    "plain",
    [
        b"\0\0\0\x02" + b"\0\0" + b"\4\4" + b"cat\n",  # a word lacks
        b"\0\0\0\x01" + b"\0" + b"\4" + b"cat\ndog\n",  # a word too many
        b"\0\0\0\x09" + b"\0" + b"\4" + b"cat\n",  # the count is too large
        b"\0\0\0\x01" + b"\0" + b"\4" + b"c\xe9t\n",  # not ASCII
    ],
)
def test_a_whole_stream_of_other_content_is_refused(plain: bytes) -> None:
    with pytest.raises(ValueError, match=r"damaged|decode"):
        unpack(MAGIC + zlib.compress(plain))


def test_another_file_is_refused() -> None:
    with pytest.raises(ValueError, match="not one that this version reads"):
        unpack(b"PK\x03\x04")


def test_h13_a_mark_tells_all_that_the_lists_say() -> None:
    for level in Level:
        for hunt in (True, False):
            for never_play in (True, False):
                mark = marked(level, hunt=hunt, never_play=never_play)
                word = Lexicon([("cat", mark)]).word("cat")
                assert word is not None
                assert (word.level, word.in_hunt) == (level, hunt)
                assert word.never_played == never_play
                assert bool(mark & HUNT) == hunt
