"""The crossword's move generator: its slow twin agrees, and no play is forgotten."""

import os
from collections.abc import Iterator

import pytest

from lexigrid.board import EMPTY
from lexigrid.chance import Chance
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_score import Laying, laying
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.lexicon import Lexicon
from lexigrid.patterns import RackWords, Vocabulary, columns, vocabulary
from lexigrid.tiles import full_set
from tests.crossings import game
from tests.slow_plays import all_plays

SEED = Chance(bytes(31) + b"p")
# Of small lists, so that the slow twin is done in time; more of them on demand.
POSITIONS = int(os.environ.get("LEXIGRID_POSITIONS", "100"))
LIST = 60


def told(
    table: CrosswordTable, board: str, rack: str, lexicon: Lexicon
) -> set[tuple[str, int]]:
    """Return what the generator finds, in the twin's form; each play once."""
    found = list(Search(table, board, rack, vocabulary(lexicon)).every())
    plays = [(str(one.move(table)).removeprefix("play "), one.score) for one in found]
    assert len(set(plays)) == len(plays)
    return set(plays)


def short_words(lexicon: Lexicon, number: int) -> list[str]:
    """Draw a list of words of two to six letters, half of them of two and three."""
    pools = ([2, 3], [4, 5, 6])
    words: list[str] = []
    for part, lengths in enumerate(pools):
        blocks = [lexicon.blocks[length] for length in lengths]
        pool = [block[at].decode() for block in blocks for at in range(len(block))]
        drawn = SEED.draws(len(pool), LIST // 2, "words", number, part)
        words += [pool[at] for at in drawn]
    return sorted(set(words))


def positions(
    table: CrosswordTable, lexicon: Lexicon, number: int, count: int
) -> Iterator[tuple[str, str]]:
    """Yield boards of random plays with random racks."""
    board, tiles = EMPTY * 225, full_set(table.counts)
    for step in range(count):
        rack = "".join(SEED.shuffle(tiles, "rack", number, step)[:7])
        if step % 3 == 0:
            rack = "?" + rack[1:]
        yield board, rack
        found = list(Search(table, board, rack, vocabulary(lexicon)).every())
        if found:
            chosen = found[SEED.draws(len(found), 1, "play", number, step)[0]]
            made = laying(table, board, chosen.move(table))
            assert isinstance(made, Laying)
            assert made.score == chosen.score
            board = made.board


def test_the_slow_twin_agrees_X7_X12(lexicon: Lexicon) -> None:
    table = game().table
    tried = with_plays = 0
    for number in range(POSITIONS // 20):
        words = short_words(lexicon, number)
        small = Lexicon.of(words)
        for board, rack in positions(table, small, number, 20):
            expected = all_plays(table, board, rack, set(words))
            assert told(table, board, rack, small) == expected, (board, rack, words)
            tried += 1
            with_plays += bool(expected)
    assert tried == POSITIONS
    assert with_plays > POSITIONS // 3


def test_blanks_go_where_they_cost_least(lexicon: Lexicon) -> None:
    """Of every way to lay a word, the best placed has the highest score."""
    table, words = game().table, vocabulary(lexicon)
    board = EMPTY * 225
    for rack in ("EEGGIR?", "?AEINRT", "??EEQUZ"):
        best: dict[object, int] = {}
        for one in Search(table, board, rack, words).every():
            key = (one.slot.square, one.slot.step, one.word)
            best[key] = max(best.get(key, 0), one.score)
        placed = {
            (one.slot.square, one.slot.step, one.word): one.score
            for one in Search(table, board, rack, words).best_placed()
        }
        assert placed == best


def test_a_vocabulary_holds_for_every_word_formed() -> None:
    lexicon = Lexicon([("at", 1), ("cat", 1), ("cats", 0), ("sat", 1), ("ta", 0)])
    table = game().table
    some = Vocabulary(lexicon, lambda mark: mark == 1)
    board = EMPTY * 111 + "CAT" + EMPTY * 111
    for words, count in ((some, 0), (vocabulary(lexicon), 1)):
        found = [one.word for one in Search(table, board, "AST", words).best_placed()]
        assert (b"cats" in found) == bool(count)
        hooks = [
            one
            for one in Search(table, board, "AST", words).best_placed()
            if one.word == b"sat" and one.slot.spots[0][1].across is not None
        ]
        assert bool(hooks) == bool(count)


@pytest.mark.parametrize("blanks", [0, 1, 2])
def test_what_letters_spell(lexicon: Lexicon, blanks: int) -> None:
    own = columns(lexicon)[5]
    for letters in ("aeinrst", "qzzxjkv", "eeeeeee", "abcde"):
        rack = RackWords(vocabulary(lexicon), letters.upper(), blanks)
        spelt = {word.decode() for word in own.words(rack.spelt(own.every, 5, b""))}
        expected = set()
        for at in range(own.count):
            word = own.block[at].decode()
            lacking = sum(max(0, word.count(c) - letters.count(c)) for c in set(word))
            if lacking <= blanks:
                expected.add(word)
        assert spelt == expected
