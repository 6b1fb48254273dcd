"""The computer players: lawful, within their words, seeing what they may (X19)."""

from dataclasses import replace
from hashlib import sha256
from itertools import takewhile
from typing import Any

import pytest

from lexigrid.bridge import Bridge
from lexigrid.chance import Chance
from lexigrid.game import Entry
from lexigrid.games import tile_words
from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_endgame import Endgame, Node
from lexigrid.games.crossword_moves import Play
from lexigrid.games.crossword_players import Thinker
from lexigrid.games.crossword_seen import read
from lexigrid.games.crossword_state import CrosswordState
from lexigrid.games.crossword_worth import best_plays
from lexigrid.games.tile_leaves import Leaves, parse_leaves
from lexigrid.games.tile_moves import Pass, Trade
from lexigrid.games.tile_players import Player, rise, vocabulary_of
from lexigrid.lexicon import Level, Lexicon, marked
from tests.crossings import Table, all_tiles, rows
from tests.door import Door
from tests.rising import check_rising
from tests.walks import SEED
from tools.crossword.games import complete
from tools.crossword.players import chooser
from tools.crossword.selfplay import standard_game
from tools.selfplay import seed, states

COMPUTERS = (Player.EASY, Player.NORMAL, Player.HARD)


def game_of(words: dict[str, int]) -> Crossword:
    """Return the standard game with a small list of words and marks."""
    return replace(standard_game(), lexicon=Lexicon(sorted(words.items())))


def last(game: Crossword, state: CrosswordState, player: Player) -> Any:  # noqa: ANN401
    """Return what a player plays in the end."""
    return chooser(game, player)(game, state)


@pytest.mark.parametrize("player", COMPUTERS)
def test_players_play_words_they_know_only_X19(player: Player) -> None:
    game, most = standard_game(), {Player.EASY: Level.EASY, Player.NORMAL: Level.NORMAL}
    alone = replace(game.skill, spur=0)
    for number in range(2):
        choosers = (chooser(game, player, alone), chooser(game, Player.HARD))
        for state in states(game, seed(f"know {number}"), choosers):
            turn = state.turns[-1]
            if turn.seat == 1:
                for made in turn.words:
                    word = game.lexicon.word(made.word)
                    assert word is not None
                    assert not word.never_played
                    assert word.level <= most.get(player, Level.ALL)
                    assert player is not Player.EASY or len(made.word) <= 6


def test_normal_rises_to_a_rival_that_plays_well_X19() -> None:
    game = standard_game()
    hard = chooser(game, Player.HARD)
    played = states(game, seed("rise"), (hard, hard))
    check_rising(game, chooser, takewhile(lambda state: state.bag, played))


def test_each_point_above_par_counts_X19() -> None:
    assert rise(best=100, turns=4, par=25, spur=2) == 0
    assert rise(best=90, turns=4, par=25, spur=2) == 0
    assert rise(best=110, turns=4, par=25, spur=2) == 20


@pytest.mark.parametrize("player", COMPUTERS)
def test_a_never_play_word_is_formed_in_no_direction_X19(player: Player) -> None:
    easy = marked(Level.EASY, hunt=True, never_play=False)
    never = marked(Level.EASY, hunt=True, never_play=True)
    game = game_of({"cat": easy, "cats": never, "sat": easy, "tas": never})
    assert game.lexicon.word("cats") is not None
    table = Table("AST", "EAT", board=rows("......CAT"), bag="")
    table.game = game
    move = last(game, table.state, player)
    after = game.play(table.state, Entry(1, 0, move))
    words = [made.word for made in after.turns[-1].words]
    assert not {"cats", "tas"} & set(words)


@pytest.mark.parametrize("player", COMPUTERS)
def test_a_player_with_a_play_never_passes_and_trades_else_X19(player: Player) -> None:
    easy = marked(Level.EASY, hunt=True, never_play=False)
    game = game_of({"cat": easy})
    table = Table("CATEEEE", "EAT")
    # Hard may keep its word for later and trade; with an empty bag nobody may wait.
    assert last(game, table.state, player) != Pass()
    table = Table("CATEEEE", "EAT", bag="")
    table.game = game
    assert isinstance(last(game, table.state, player), Play)
    none = Table("VVUUEEE", "EAT")
    assert isinstance(last(game, none.state, player), Trade)
    empty = Table("VVUUEEE", "EAT", bag="")
    assert last(game, empty.state, player) == Pass()


@pytest.mark.parametrize("player", COMPUTERS)
def test_players_see_their_view_only_X19(player: Player) -> None:
    game = standard_game()
    state = game.start(2, seed("see"))
    own = state.turn
    hidden = state.place(3 - own).rack + state.bag
    mixed = "".join(Chance(bytes(32)).shuffle(hidden, "see"))
    other = replace(state, bag=mixed[7:], chance=Chance(bytes(32)))
    place = replace(state.place(3 - own), rack="".join(sorted(mixed[:7])))
    other = other.with_place(3 - own, place)
    assert last(game, state, player) == last(game, other, player)
    assert last(game, state, player) == last(game, state, player)


@pytest.mark.parametrize("player", COMPUTERS)
def test_the_secret_words_are_no_players_X18(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a secret word that this test knows: it counts, and no player plays it."""
    digest = sha256(b"lexigrid zax").hexdigest()
    monkeypatch.setattr(tile_words, "_SECRET", frozenset({digest}))
    easy = marked(Level.EASY, hunt=True, never_play=False)
    game = game_of({"at": easy})
    table = Table("AXZ", "EAT")
    table.game = game
    assert table.code("play 8G ZAX") is None
    table.play("play 8G ZAX")
    seen = Table("AXZ", "EAT", bag="")
    seen.game = game
    assert last(game, seen.state, player) == Pass()
    told = game.moves(seen.state, 1)
    assert not any(isinstance(move, Play) for move in told)


def best_end(game: Crossword, state: CrosswordState) -> int:
    """Return what the seat to move wins by in the end, by trying everything."""
    if state.ending:
        return 0
    own = state.turn - 1
    before = [place.score for place in state.places]
    found: list[int] = []
    for move in game.moves(state, state.turn):
        if isinstance(move, Play) or (isinstance(move, Pass) and not found):
            after = game.play(state, Entry(state.turn, 0, move))
            points = [place.score for place in after.places]
            won = points[own] - before[own] - points[1 - own] + before[1 - own]
            found.append(won - best_end(game, after))
    return max(found)


@pytest.mark.parametrize(
    ("racks", "board"),
    [
        (("ES", "T"), rows("......CAT")),
        (("AT", "ES"), rows("......CAT")),
        (("EAT", "QS"), rows("......CAT")),
        (("TA", "A"), rows("......CATS")),
    ],
)
def test_the_end_of_a_duel_is_played_out_exactly_X19(
    racks: tuple[str, str], board: str
) -> None:
    """Against the slow twin, which tries every play of both to the end."""
    table = Table(*racks, board=board, bag="")
    aside = table.state.aside
    table.state = replace(table.state, aside="")
    game = replace(table.game, table=replace(table.game.table, tiles=100))
    counts = {tile: all_tiles(table.state).count(tile) for tile in game.table.counts}
    game = replace(game, table=replace(game.table, counts=counts))
    assert aside
    expected = best_end(game, table.state)
    state = table.state
    before = [place.score for place in state.places]
    while state.ending is None:
        move = last(game, state, Player.HARD)
        state = game.play(state, Entry(state.turn, 0, move))
    points = [place.score for place in state.places]
    assert points[0] - before[0] - points[1] + before[1] == expected


def test_leaves_add_up_by_inclusion_and_exclusion() -> None:
    leaves = parse_leaves("A 1000 B -500 AB 900 AA 1500 AAB 2000")
    assert leaves.worth("") == 0
    assert leaves.worth("B") == -500
    assert leaves.worth("AB") == 900
    assert leaves.worth("AAB") == 2000
    assert leaves.worth("AAA") == Leaves({"A": 1000, "AA": 1500}).worth("AAA")
    assert leaves.worth("AC") == 1000


def test_nothing_worth_more_is_missed_X19() -> None:
    """Looking at promising slots first finds what looking at all of them does."""
    game = standard_game()
    words, everything = vocabulary_of(game.lexicon, Player.HARD), 10**6
    play, tried = chooser(game, Player.NORMAL), 0
    for state in states(game, seed("worth 1"), (play, play)):
        if state.ending is None:
            seen = read(game.view(state, state.turn))
            asked = (game.table, game.skill, words, seen)
            best = best_plays(*asked, 5)
            assert best == best_plays(*asked, everything)[:5]
            tried += bool(best)
    assert tried > 10


def test_an_end_search_broken_off_has_a_play() -> None:
    """However few positions may be looked at."""
    table = Table("ES", "EAT", board=rows("......CAT"), bag="")
    words = vocabulary_of(table.game.lexicon, Player.HARD)
    node = Node(table.state.board, "ES", "AET")
    for budget in (1, 2, 5, 20):
        *_, best = Endgame(table.game.table, words, node, budget).steps()
        assert best
        assert set(best.laid) <= {"E", "S"}


def test_players_think_in_steps_through_the_door(lexicon: Lexicon) -> None:
    door = Door(Bridge(lexicon))
    options = {"players": [0, 3]}
    new = {"game": "crossword", "options": options, "seats": 2, "seed": SEED}
    view = door.ok("new", **new)["view"]
    if view["turn"] == 1:
        assert door.error("think", session=1, seat=1) == "a person plays this seat"
        assert door.error("think", session=1, seat=2) == "it is not the turn of seat 2"
        door.ok("play", session=1, seat=1, at=0, move="pass")
    thought = door.ok("think", session=1, seat=2)
    assert thought["move"]
    while not thought["done"]:
        thought = door.ok("think", session=1, seat=2)
    played = door.ok("play", session=1, seat=2, at=0, move=thought["move"])
    assert played["view"]["turns"][-1]["seat"] == 2
    door.ok("new", game="null", options={}, seats=1, seed=SEED)
    told = door.error("think", session=2, seat=1)
    assert told == "null has no computer players"


def test_an_end_search_goes_on_in_small_steps() -> None:
    game = standard_game()
    play = chooser(game, Player.HARD)
    for state in states(game, seed("end"), (play, play)):
        if state.ending is None and not state.bag:
            view = game.view(state, state.turn)
            thinker = Thinker(game.table, game.lexicon, Player.HARD, game.skill)
            steps = list(thinker.think(read(view)))
            assert len(steps) > 2
            return
    pytest.fail("the bag was never empty")


def test_complete_games_end_lawfully() -> None:
    """A few of the games of tools/crossword/games.py, which plays thousands."""
    for number in range(1, 13):
        assert complete(number).ending
