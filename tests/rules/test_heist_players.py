"""The computer players of Lexiheist: within their words, seeing what they may."""

from dataclasses import replace
from itertools import islice

import pytest

from lexigrid.chance import Chance
from lexigrid.games.heist import Heist
from lexigrid.games.heist_moves import Lay
from lexigrid.games.heist_seen import Seen, read
from lexigrid.games.heist_state import HeistState, Placed
from lexigrid.games.heist_worth import Worth, plays
from lexigrid.games.tile_moves import Pass, Trade
from lexigrid.games.tile_players import Player, vocabulary_of
from lexigrid.lexicon import Level, Lexicon, marked
from tests.heists import CAT, Table
from tests.rising import check_rising
from tools.heist.selfplay import chooser, standard_game
from tools.selfplay import seed, states

COMPUTERS = (Player.EASY, Player.NORMAL, Player.HARD)
EASY = marked(Level.EASY, hunt=True, never_play=False)


def seen(table: Table) -> Seen:
    """Return what the seat sees whose turn it is."""
    return read(table.game.view(table.state, table.state.turn))


def known(table: Table, *words: str) -> Heist:
    """Return a table's game with words that all players know."""
    return replace(
        table.game, lexicon=Lexicon([(word, EASY) for word in sorted(words)])
    )


@pytest.mark.parametrize("player", COMPUTERS)
def test_players_play_words_they_know_only(player: Player) -> None:
    game, most = standard_game(), {Player.EASY: Level.EASY, Player.NORMAL: Level.NORMAL}
    alone = replace(game.skill, spur=0)
    choosers = (chooser(game, player, alone), chooser(game, Player.EASY))
    for number, state in enumerate(states(game, seed("know"), choosers)):
        turn = state.turns[-1]
        for made in turn.words if turn.seat == 1 else ():
            word = game.lexicon.word(made.word)
            assert word is not None
            assert not word.never_played
            assert word.level <= most.get(player, Level.ALL)
        if number == 20:
            break


def test_normal_rises_to_a_rival_that_plays_well() -> None:
    game = standard_game()
    hard = chooser(game, Player.HARD)
    played = states(game, seed("rise"), (hard, hard))
    check_rising(game, chooser, islice(played, 9))


@pytest.mark.parametrize("player", COMPUTERS)
def test_players_see_their_view_only(player: Player) -> None:
    game = standard_game()
    state = game.start(2, seed("see"))
    own = state.turn
    hidden = state.place(3 - own).rack + state.bag
    mixed = "".join(Chance(bytes(32)).shuffle(hidden, "see"))
    other: HeistState = replace(state, bag=mixed[8:], chance=Chance(bytes(32)))
    place = replace(state.place(3 - own), rack="".join(sorted(mixed[:8])))
    other = other.with_place(3 - own, place)
    choose = chooser(game, player)
    assert choose(game, state) == choose(game, other)


@pytest.mark.parametrize("player", COMPUTERS)
def test_players_trade_or_pass_without_a_play(player: Player) -> None:
    table = Table("VVUU", "EAT")
    game = known(table, "cat")
    assert isinstance(chooser(game, player)(game, table.state), Trade)
    table = Table("VVUU", "EAT", bag="")
    assert chooser(game, player)(game, table.state) == Pass()


def test_hard_weighs_the_swing_T14_T16() -> None:
    """Own points, and those taken from the best rival; own losses are losses."""
    worths = {}
    for owner in (1, 2, 3):
        table = Table("BAAAAAAA", "EAT", "JO", board=CAT, owner=owner).score(9, 2, 1)
        position = seen(table)
        words = vocabulary_of(known(table, "cat", "bat").lexicon, Player.HARD)
        skill = replace(table.game.skill, swing=100, keep=0, risk=0)
        worth = Worth(table.game.table, skill, position)
        found = plays(table.game.table, words, position)
        (over,) = (one for one in found if one.laid == "B")
        worths[owner] = worth.of(over)
    # Seat 2 is the best of the others and has two points left to lose.
    assert worths == {1: (5 - 3) * 1000, 2: (5 + 2) * 1000, 3: 5 * 1000}


def test_a_doubled_turn_is_worth_double_T15() -> None:
    table = Table("CATAAAAA", "EAT")
    words = vocabulary_of(known(table, "cat").lexicon, Player.HARD)
    skill = replace(table.game.skill, keep=0, risk=0)
    worths = []
    for doubled in (None, 1):
        table.state = replace(table.state, doubled=doubled)
        position = seen(table)
        worth = Worth(table.game.table, skill, position)
        found = plays(table.game.table, words, position)
        worths.append([worth.of(one) for one in found])
    assert worths[1] == [2 * own for own in worths[0]]
    assert worths[0]


def test_easy_minds_what_it_would_lose_itself_T14_T16() -> None:
    """JAT has ten points and costs nine, CATS has six and costs nothing."""
    table = Table("JS", "EAT", board=CAT, owner=1).score(9, 9)
    lying = [Placed(1, 9) if one else None for one in table.state.placed]
    state = replace(table.state, placed=tuple(lying))
    game = known(table, "cat", "jat", "cats")
    assert chooser(game, Player.EASY)(game, state) == Lay(((147, "S"),))
