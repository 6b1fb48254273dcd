"""Game records: what is written is read back, and a bad line is named."""

from typing import Any

import pytest

from lexigrid import session
from lexigrid.board import with_tiles
from lexigrid.crossword_questions import export, replayed
from lexigrid.games.crossword_gcg import GcgError, replay
from lexigrid.lexicon import Lexicon
from lexigrid.positions import Position
from lexigrid.session import Session
from tests.crossings import Table, game
from tests.session.test_golden import TEXTS

RECORD = """#character-encoding UTF-8
#player1 ann Ann Lee
#player2 bob Bob
>ann: CATEEIO 8G CAT +10 10
>bob: AESXQUU 8G ...S +6 6
>bob: AESXQUU -- -6 0
>ann: EEEIO -EE +0 10
>bob: AESXQUU J8 SAX +22 22
>ann: EIO - +0 10
>bob: QUU (QUU) -12 10
>ann: EIO (time) -10 0
"""


@pytest.fixture(params=["crossword_two", "crossword_three"])
def finished(request: pytest.FixtureRequest, lexicon: Lexicon) -> Session:
    """Load a golden game."""
    return session.load(TEXTS[request.param], lexicon)


def test_a_finished_game_is_written_and_replayed(
    finished: Session, lexicon: Lexicon
) -> None:
    told = replayed(export(finished), lexicon)
    view = finished.view(None)
    assert told["board"] == view["board"]
    places = finished.state.places
    assert told["scores"] == [place.score for place in places]
    assert told["unlisted"] == []
    turns = told["turns"]
    shown = view["turns"]
    assert isinstance(turns, list)
    assert isinstance(shown, list)
    for one, other in zip(turns, shown, strict=True):
        kind = "pass" if other["kind"] == "out" else other["kind"]
        assert one == {**other, "kind": kind}


def test_a_record_by_hand() -> None:
    table = game().table
    text = RECORD
    for wrong, line in (("+10 10", 4), ("+6 6", 5), ("+22 22", 8)):
        bad = text.replace(wrong, "+99 99")
        with pytest.raises(GcgError, match=f"line {line}: the turn scores"):
            replay(bad, table)


@pytest.mark.parametrize(
    ("line", "changed", "why"),
    [
        (4, ">cat: CAT 8G CAT +10 10", "there is no player 'cat'"),
        (4, ">ann CAT 8G CAT +10 10", "neither a remark nor an event"),
        (4, ">ann: DOG 8G CAT +10 10", "CAT is not on the rack DGO"),
        (4, ">ann: CAT 1A CAT +10 10", "1A CAT: start_not_covered"),
        (4, ">ann: CAT 8G CAT +{0} 99", "the total is"),
        (4, ">ann: CAT -- -5 0", "there is no play of this player"),
        (4, ">ann: CAT ?? +0 0", "'??' is no play, trade or pass"),
        (7, ">ann: EEEIO -Q +0 10", "'Q' is not on the rack EEEIO"),
    ],
)
def test_a_bad_line_is_named(line: int, changed: str, why: str) -> None:
    table = game().table
    played = Table("CAT", "EAT").play("play 8G CAT")
    score = played.scores[0]
    lines = RECORD.replace("+10 10", f"+{score} {score}").splitlines()
    lines[line - 1] = changed.format(score)
    if line > 4:
        lines = [*lines[:4], changed.replace(" 10", f" {score}")]
        line = 5
    with pytest.raises(GcgError) as caught:
        replay("\n".join(lines), table)
    assert caught.value.line == line
    assert why in caught.value.why


HEAD = "#player1 ann Ann\n#player2 bob Bob\n"
CAT = ">ann: ACTXEEE 8G CAT +10 10\n"


@pytest.mark.parametrize("mark", "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029")
def test_a_remark_ends_with_its_line_only(mark: str) -> None:
    table = game().table
    text = HEAD + CAT + f"#note a{mark}b\n"
    assert replay(text, table).scores == (10, 0)
    with pytest.raises(GcgError, match="line 5: neither a remark nor an event"):
        replay(text + ">bob: BAD\n", table)
    for end in ("\r\n", "\r"):
        assert replay((HEAD + CAT).replace("\n", end), table).scores == (10, 0)


@pytest.mark.parametrize("name", ["Zo\u00eb", "\U0001f469\u200d\U0001f4bb"])
def test_a_name_is_any_one_word(name: str) -> None:
    text = f"#player1 {name} {name}\n>{name}: ACT 8G CAT +10 10\n"
    assert replay(text, game().table).players == (name,)


def test_a_play_is_taken_off_with_the_only_tile_of_its_kind() -> None:
    table = game().table
    score = Table("JO", "EAT").play("play 8G JO").scores[0]
    text = HEAD + f">ann: JO 8G JO +{score} {score}\n>ann: JO -- -{score} 0\n"
    with pytest.raises(GcgError, match="the record has no turn"):
        replay(text, table)
    again = text + f">ann: JO 8G JO +{score} {score}\n"
    assert replay(again, table).scores == (score, 0)


def test_players_sit_by_their_numbers() -> None:
    table = game().table
    turned = "\n".join(reversed(HEAD.splitlines())) + "\n"
    assert replay(turned + CAT, table).players == ("ann", "bob")
    assert replay(turned + CAT, table).scores == (10, 0)


def test_a_trade_of_tiles_not_named(lexicon: Lexicon) -> None:
    text = HEAD + CAT + ">bob: AEIOUUS -5 +0 0\n"
    turns: Any = replayed(text, lexicon)["turns"]
    assert (turns[1]["kind"], turns[1]["traded"], turns[1]["tiles"]) == (
        "trade",
        5,
        None,
    )


@pytest.mark.parametrize("gained", ["-10", "+10", "+20"])
def test_tiles_left_over_count_once_or_twice(gained: str) -> None:
    text = HEAD + CAT + f">bob: (Q) {gained} {int(gained)}\n"
    assert replay(text, game().table).scores == (10, int(gained))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (HEAD + CAT + ">bob: (Q) +9999 9999", "line 4: the turn scores 10, not 9999"),
        (HEAD + CAT + ">bob: QQEEEEE - +0 0", "line 4: only 1 of Q are left"),
        (HEAD + CAT + ">bob: (XX) +16 16", "line 4: only 1 of X are left"),
        (HEAD + CAT + ">bob: AEI -5 +0 0", "line 4: 5 tiles are not on the rack AEI"),
        (HEAD + CAT + ">bob: AEI -\u00b2 +0 0", "line 4: '-\u00b2' is no play"),
        (HEAD + CAT + ">bob: A - +\u0661 0", "line 4: neither a remark nor an event"),
        (HEAD + CAT + "#player3 eve Eve", "line 4: players are named before"),
        ("#player1 a A\n#player2 a A\n", "line 2: player 2 or the name 'a'"),
        ("#player1 a A\n#player3 b B\n>a: A - +0 0", "line 3: players are numbered"),
        ("#player1 a\u2028b A\n", "line 1: 'a.*b' is not one word"),
    ],
)
def test_what_cannot_be_is_refused_and_named(text: str, why: str) -> None:
    with pytest.raises(GcgError, match=why):
        replay(text, game().table)


def test_the_reason_is_short_however_long_the_line() -> None:
    text = HEAD + ">ann: " + "A" * 90_000 + " 8H CAT +10 10\n"
    with pytest.raises(GcgError) as caught:
        replay(text, game().table)
    assert len(str(caught.value)) < 200


def test_a_game_that_goes_on_is_not_written(lexicon: Lexicon) -> None:
    played = session.new("crossword", {}, 2, "0" * 64, lexicon)
    with pytest.raises(ValueError, match="when it is over"):
        export(played)
    with pytest.raises(ValueError, match="null is not written"):
        export(session.new("null", {}, 2, "0" * 64, lexicon))
    with pytest.raises(GcgError, match="line 1: the record has no turn"):
        replayed("", lexicon, Position("?"))


def test_a_record_on_another_layout(lexicon: Lexicon) -> None:
    plain = ["." * 15] * 15
    text = "#player1 a A\n#player2 b B\n>a: ?ACT H7 cAT +2 2\n>b: S H7 ...S +3 3\n"
    told = replayed(text, lexicon, Position("?", layout=plain, bonus=50))
    board = with_tiles("." * 225, [(97, "c"), (112, "A"), (127, "T"), (142, "S")])
    assert told["board"] == [board[at : at + 15] for at in range(0, 225, 15)]
    assert told["scores"] == [2, 3]
