"""The packed lists give back exactly what wordlist/ says (rule H13)."""

import csv
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from lexigrid.lexicon import EVERYDAY, HUNT, NEVER_PLAY, Level, Lexicon, Word
from tests.oracle import faces

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "wordlist"
PICKED = ROOT / "tests" / "vectors" / "hunt_words_picked.csv"


def listed(name: str) -> dict[str, str]:
    """Read an input: what stands behind each word, by word."""
    rows = (FOLDER / name).read_text("ascii").splitlines()
    fields = [row.split("\t") for row in rows if row and not row.startswith("#")]
    return {word: more[0] if more else "" for word, *more in fields}


def scowl(size: int) -> set[str]:
    """Return the SCOWL words up to a size."""
    return {word for word, own in listed("scowl70.tsv").items() if int(own) <= size}


def of_three(words: Iterable[str]) -> set[str]:
    """Return the words of three letters and more."""
    return {word for word in words if len(word) >= 3}


@pytest.fixture(scope="module")
def hunt() -> set[str]:
    """Derive the hunt list from its inputs."""
    common = of_three(scowl(60)) | of_three(listed("additions.txt"))
    left_out = set(listed("hunt_deny.txt")) | set(listed("slurs.tsv"))
    return (common | set(listed("hunt_additions.txt"))) - left_out


@pytest.fixture(scope="module")
def crossword() -> set[str]:
    """Derive the crossword list from its inputs."""
    words = set(listed("enable1.txt")) | of_three(scowl(60))
    words |= set(listed("additions.txt")) | set(listed("hunt_additions.txt"))
    return words - set(listed("slurs.tsv"))


@pytest.fixture(scope="module")
def levels(lexicon: Lexicon) -> dict[Level, set[str]]:
    """Return the words of each level."""
    words: dict[Level, set[str]] = {level: set() for level in Level}
    for block in lexicon.blocks.values():
        for index, mark in enumerate(block.marks):
            words[Word("", mark).level].add(block[index].decode())
    return words


def test_h13_the_hunt_list_is_the_derived_one(lexicon: Lexicon, hunt: set[str]) -> None:
    assert set(lexicon.words(HUNT)) == hunt
    assert len(hunt) == 81_926


def test_the_crossword_list_is_the_derived_one(
    lexicon: Lexicon, crossword: set[str]
) -> None:
    assert lexicon.words() == sorted(crossword)
    assert len(crossword) == len(lexicon) == 176_833


def test_the_hunt_list_is_part_of_the_crossword_list(
    hunt: set[str], crossword: set[str]
) -> None:
    assert hunt <= crossword


def test_words_that_are_never_played_are_marked(
    lexicon: Lexicon, crossword: set[str]
) -> None:
    assert set(lexicon.words(NEVER_PLAY)) == set(listed("never_play.tsv")) & crossword


def test_levels_are_the_derived_ones(
    levels: dict[Level, set[str]], hunt: set[str], crossword: set[str]
) -> None:
    easy = set(listed("easy.txt"))
    normal = scowl(50) - set(listed("never_play.tsv"))
    assert levels[Level.EASY] == easy & crossword
    assert levels[Level.NORMAL] == (normal & crossword) - easy
    rest = (scowl(60) & crossword) | hunt
    assert levels[Level.REST] == rest - levels[Level.NORMAL] - easy
    everything = levels[Level.EASY] | levels[Level.NORMAL] | levels[Level.REST]
    assert levels[Level.ALL] == crossword - everything


def test_so_many_words_are_easy_and_normal(levels: dict[Level, set[str]]) -> None:
    assert len(levels[Level.EASY]) == 7000
    assert abs(len(levels[Level.EASY] | levels[Level.NORMAL]) - 64_450) <= 50


def test_everyday_words_are_known_to_all_and_of_any_length(
    lexicon: Lexicon, hunt: set[str]
) -> None:
    known = (set(listed("easy.txt")) | scowl(35)) & hunt
    assert set(lexicon.words(EVERYDAY)) == known - set(listed("never_play.tsv"))
    for text in ("cat", "because", "children", "another", "understanding"):
        word = lexicon.word(text)
        assert word is not None
        assert word.is_everyday, text


def test_no_easy_or_normal_word_is_one_that_is_never_played(
    levels: dict[Level, set[str]], lexicon: Lexicon
) -> None:
    never = set(lexicon.words(NEVER_PLAY))
    assert never.isdisjoint(levels[Level.EASY] | levels[Level.NORMAL])


def test_slurs_are_in_no_list(lexicon: Lexicon) -> None:
    slurs = set(listed("slurs.tsv"))
    assert len(slurs) == 193
    assert not [word for word in slurs if word in lexicon]


def test_no_length_is_cut_off(lexicon: Lexicon, crossword: set[str]) -> None:
    assert max(lexicon.blocks) == max(map(len, crossword))
    assert "impression" in lexicon


def test_h10_a_q_without_u_is_in_the_list_but_not_for_cubes(
    lexicon: Lexicon,
) -> None:
    hunt = lexicon.words(HUNT)
    bare = {word for word in hunt if re.search("q(?!u)", word)}
    assert bare == {"burqa", "burqas", "qis", "qwerty"}
    trie = lexicon.hunt
    spelled = {"".join(faces(trie.cubes(index))) for index in range(len(trie))}
    assert spelled == set(hunt) - bare
    # For the crossword they are words like others.
    assert sum(bool(re.search("q(?!u)", word)) for word in listed("enable1.txt")) == 29


def picked() -> list[dict[str, str]]:
    """Return the picked words: `expected` Y, N, or B where either would do."""
    with PICKED.open(encoding="ascii", newline="") as file:
        return list(csv.DictReader(file))


def test_h13_picked_words_are_what_a_player_expects(lexicon: Lexicon) -> None:
    rows = picked()
    assert len(rows) == 345
    wrong = [
        (row["word"], row["expected"], row["category"])
        for row in rows
        if (row["expected"] == "Y") != known_to_hunt(lexicon, row["word"])
        and row["expected"] != "B"
    ]
    # The hunt has no words of two letters: no table's minimum lets one count.
    assert wrong == [("ad", "Y", "clip")]


def known_to_hunt(lexicon: Lexicon, text: str) -> bool:
    """Tell whether the hunt list has a word."""
    word = lexicon.word(text)
    return word is not None and word.in_hunt


@pytest.mark.parametrize("word", ["mark", "rose", "laser"])
def test_h13_a_name_with_an_ordinary_meaning_counts(
    lexicon: Lexicon, word: str
) -> None:
    assert known_to_hunt(lexicon, word)


@pytest.mark.parametrize("word", ["aaron", "tokyo", "nasa", "don't", "e-mail", "Mark"])
def test_h13_names_acronyms_contractions_and_hyphens_do_not(
    lexicon: Lexicon, word: str
) -> None:
    assert not known_to_hunt(lexicon, word)


@pytest.mark.parametrize("text", ["", "a", "zzz", "é", "quéry", "\ud800", "x" * 60])
def test_what_is_no_word_is_not_in_the_lists(lexicon: Lexicon, text: str) -> None:
    assert lexicon.word(text) is None
    assert text not in lexicon
