"""Lexiheist's move generator: its slow twin agrees; whole games keep the rules."""

import os
from collections.abc import Iterator

from lexigrid.board import EMPTY
from lexigrid.chance import Chance
from lexigrid.games.heist_moves import written
from lexigrid.games.heist_plays import Search
from lexigrid.games.heist_score import Laying, placed
from lexigrid.games.heist_table import HeistTable
from lexigrid.layout import parse_layout
from lexigrid.lexicon import Lexicon
from lexigrid.patterns import vocabulary
from tests.heists import CAT, game
from tests.slow_heist import all_plays
from tools.heist.games import complete

SEED = Chance(bytes(31) + b"h")
# Small boards and lists, so that the slow twin is done in time; more of them on demand.
POSITIONS = int(os.environ.get("LEXIGRID_POSITIONS", "40"))
EACH = 10  # positions of a list
LETTERS = "AEST"
SMALL = parse_layout(["T.d..", ".4...", "d.6.D", "...4.", "..d.T"])


def table() -> HeistTable:
    """Return a table with a board of five rows."""
    points = game().table.points
    return HeistTable(SMALL, points, {}, start=12, rack=8, idle=3, stalled=3)


def told(rack: str, board: str, lexicon: Lexicon) -> set[tuple[str, int]]:
    """Return what the generator finds, in the twin's form; each play once."""
    found = list(Search(table(), board, rack, vocabulary(lexicon)).every())
    plays = [(written(one.move().tiles), one.points) for one in found]
    assert len(set(plays)) == len(plays)
    return set(plays)


def short_words(lexicon: Lexicon, number: int) -> list[str]:
    """Draw a list of words of two to five letters, of few letters."""
    blocks = [lexicon.blocks[length] for length in (2, 3, 4, 5)]
    words = [block[at].decode() for block in blocks for at in range(len(block))]
    wanted = [word for word in words if set(word.upper()) <= set(LETTERS + "O")]
    drawn = SEED.draws(len(wanted), 25, "words", number)
    return sorted({wanted[at] for at in drawn})


def positions(lexicon: Lexicon, number: int) -> Iterator[tuple[str, str]]:
    """Yield boards of random plays with random racks, every third with a wildcard."""
    board = EMPTY * 25
    for step in range(EACH):
        drawn = SEED.draws(len(LETTERS), 3, "rack", number, step)
        rack = "".join(LETTERS[at] for at in drawn)
        if step % 3 == 0:
            rack = "?" + rack[1:]
        yield board, "".join(sorted(rack))
        found = list(Search(table(), board, rack, vocabulary(lexicon)).every())
        if found:
            chosen = found[SEED.draws(len(found), 1, "play", number, step)[0]]
            made = placed(table(), board, chosen.move().tiles)
            assert isinstance(made, Laying)
            assert made.points == chosen.points
            board = made.board


def test_the_slow_twin_agrees_T8_to_T11_T13(lexicon: Lexicon) -> None:
    tried = with_plays = over = 0
    for number in range(POSITIONS // EACH):
        words = short_words(lexicon, number)
        small = Lexicon.of(words)
        for board, rack in positions(small, number):
            expected = all_plays(table(), board, rack, set(words))
            assert told(rack, board, small) == expected, (board, rack, words)
            tried += 1
            with_plays += bool(expected)
            found = Search(table(), board, rack, vocabulary(small)).every()
            over += any(one.replaced for one in found)
    assert tried == POSITIONS // EACH * EACH
    assert with_plays > POSITIONS // 3
    assert over > POSITIONS // 5


def test_wildcards_go_where_they_cost_least(lexicon: Lexicon) -> None:
    """Of every way to lay a word, the best placed has the most points."""
    rules, words = game().table, vocabulary(lexicon)
    for board in (EMPTY * 289, CAT):
        for rack in ("EEGIR?", "??EQUZ", "T?"):
            best: dict[object, int] = {}
            for one in Search(rules, board, rack, words).every():
                key = (one.slot.spots[0].square, one.slot.step, one.word)
                best[key] = max(best.get(key, 0), one.points)
            found = {
                (one.slot.spots[0].square, one.slot.step, one.word): one.points
                for one in Search(rules, board, rack, words).best_placed()
            }
            assert found == best


def test_complete_games_end_lawfully_T12_T13_T14_T17() -> None:
    """A few of the games of tools/heist/games.py, which plays thousands."""
    for number in (1, 5):
        assert complete(number).ending
