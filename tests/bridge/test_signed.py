"""What the bridge tells of a round between friends, for the page to verify."""

import pytest

from lexigrid import protocol, protocol_fair, session, verify
from lexigrid.bridge import Bridge
from lexigrid.games.fair_texts import Statement
from lexigrid.lexicon import Lexicon
from tests.door import Door, is_as_declared
from tests.fair_table import friends, honest, laid
from tests.friends import Hand, play
from tests.walks import started


@pytest.fixture
def door(lexicon: Lexicon) -> Door:
    """Open the door."""
    return Door(Bridge(lexicon))


def told(door: Door, log: str) -> list[Statement]:
    """Return the statements of a log."""
    reply = door.ok("signed", log=log)
    assert is_as_declared(reply, protocol_fair.SignedTexts)
    return [Statement(**one, line=0) for one in reply["statements"]]


def test_signed_tells_what_each_seat_has_signed_by_line(
    door: Door, lexicon: Lexicon
) -> None:
    table, hands = friends(), honest(lexicon)
    hands[2] = Hand()
    log = play(laid(lexicon), table.lines(hands)).save()
    statements = told(door, log)
    assert [one.seat for one in statements] == [1, 2, 3] * 4
    keys = [friend.key for friend in table.friends]
    assert [one.key for one in statements] == keys * 4
    head = f"lexigrid feed 1\n{table.room}\n"
    salts = [friend.salt for friend in table.friends]
    assert statements[1].text == f"{head}1\npromise 3.1 {table.promise(2)}"
    assert statements[4].text == f"{head}2\nnonce 3.1 {table.friends[1].nonce}"
    sealed = table.seal(2, salts[1], hands[1].listed)
    assert statements[7].text == f"{head}3\nseal 3.1 {sealed}"
    opened = " ".join(hands[1].listed)
    assert statements[10].text == f"{head}4\nopen 3.1 {salts[1]} {opened}"
    assert statements[11].text == f"{head}4\nopen 3.1 {salts[2]}"  # an empty list


@pytest.mark.parametrize("hand", [Hand(late=True), Hand(seals=2, opens=2)])
def test_all_that_a_device_has_signed_is_true(
    door: Door, lexicon: Lexicon, hand: Hand
) -> None:
    fits = verify.verifier()
    assert fits
    hands = [*honest(lexicon)[:2], hand]
    if hand.opens == 2:
        hands[2] = Hand(hands[0].listed, seals=2, opens=2)
    lines = friends().lines(hands)
    for upto in (0, 5, len(lines) - 3, len(lines)):  # finished or not
        statements = told(door, play(laid(lexicon), lines[:upto]).save())
        assert all(map(fits, statements))
        count = len(statements)
    assert count == sum(
        len(line.move) > 120
        for line in lines
        if not line.move.startswith(("room", "deal"))
    )


def test_where_nobody_signs_there_is_nothing_to_tell(
    door: Door, lexicon: Lexicon
) -> None:
    for game in ("hunt", "classic", "null"):
        log = started(game, lexicon).save()
        assert door.error("signed", log=log) == f"in {game} nobody signs anything"
    assert "line 1" in door.error("signed", log="")


def test_views_of_a_round_between_friends_are_as_declared(
    door: Door, lexicon: Lexicon
) -> None:
    lines = friends().lines(honest(lexicon))
    for upto in (0, len(lines) - 1, len(lines)):
        log = play(laid(lexicon), lines[:upto]).save()
        checked = door.ok("check", log=log)
        assert is_as_declared(checked, protocol.Checked)
        assert (checked["view"]["fair"] is None) == (upto < len(lines))
    assert session.load(log, lexicon).save() == log
