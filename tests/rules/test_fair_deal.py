"""What was dealt to friends stands in their log, and its header is held against it."""

from dataclasses import replace
from typing import Any

import pytest

from lexigrid import log as logs
from lexigrid import session, signed, verify
from lexigrid.catalogue import options_for, rules_digest
from lexigrid.lexicon import Lexicon
from lexigrid.log import Line, Log, LogError
from lexigrid.session import Session
from tests.fair_table import HUNT, finished, friends, honest, laid, outcomes
from tests.friends import Hand, play

CLASSIC: dict[str, object] = {
    "teams": [1, 2, 1],
    "minimums": [4, 5, 3],
    "anything": 1,
    "shaker": 2,
}


def dealt_fault(lexicon: Lexicon, game: str, dealt: object) -> str | None:
    """Deal something to three; return why the log does not take it."""
    table = friends()
    played = table.table(game, CLASSIC if game == "fair-classic" else HUNT, lexicon)
    table.be_dealt(dealt)
    lines = [line for line in table.beginning() if line.move[:4] in {"room", "deal"}]
    play(played, lines[:-1])
    refused = played.submit(1, 0, lines[-1].move)
    return refused.code if refused else None


def on(game: str, **changes: object) -> dict[str, Any]:
    """Return what is dealt there; None leaves an option out."""
    options = CLASSIC if game == "fair-classic" else HUNT
    dealt: dict[str, Any] = friends().dealt(game, options)
    chosen = {**dealt["options"], **changes}
    told = {name: value for name, value in chosen.items() if value is not None}
    return {**dealt, "options": told}


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        *(("fair-hunt", {"size": 5}), ("fair-hunt", {"min": 4})),
        *(("fair-hunt", {"seconds": 90}), ("fair-hunt", {"shaker": 1})),
        *(("fair-hunt", {"min": None}), ("fair-hunt", {"teams": [1, 2, 1]})),
        *(("fair-hunt", {"size": "4"}), ("fair-hunt", {"minimums": [3, 3, 3]})),
        *(("fair-classic", {"teams": [1, 2, 2]}), ("fair-classic", {"teams": None})),
        *(("fair-classic", {"minimums": [4, 5, 4]}), ("fair-classic", {"min": None})),
        *(("fair-classic", {"minimums": None}), ("fair-classic", {"minimums": 3})),
        *(("fair-classic", {"anything": 0}), ("fair-classic", {"anything": None})),
        *(("fair-classic", {"shaker": 1}), ("fair-classic", {"shaker": None})),
    ],
)
def test_deal_does_not_fit_when_its_options_are_others(
    lexicon: Lexicon, game: str, changes: dict[str, object]
) -> None:
    assert dealt_fault(lexicon, game, on(game)) is None
    assert dealt_fault(lexicon, game, on(game, **changes)) == "deal_does_not_fit"


def test_deal_does_not_fit_when_game_or_seats_are_others(lexicon: Lexicon) -> None:
    dealt = on("fair-hunt")
    seats = dealt["seats"]
    for changes in (
        *({"game": "classic"}, {"game": "fair-hunt"}, {"seats": seats[:2]}),
        *({"seats": [*seats, seats[0]]}, {"seats": ["x", *seats[1:]]}),
        *({"match": {"target": 50}}, {"stranger": 1}),
    ):
        changed = {**dealt, **changes}
        assert dealt_fault(lexicon, "fair-hunt", changed) == "deal_does_not_fit"
    assert dealt_fault(lexicon, "fair-hunt", {**dealt, "match": None}) is None


def test_a_deal_is_written_in_one_way_only(lexicon: Lexicon) -> None:
    table = friends()
    text = table.deal_text
    for old, new in ((",", ", "), ('"min":3,"seconds":180', '"seconds":180,"min":3')):
        changed = text.replace(old, new, 1)
        assert changed != text
        assert dealt_fault(lexicon, "fair-hunt", changed) == "deal_does_not_fit"
    twice = text.replace('"min":3', '"min":3,"min":3')
    assert dealt_fault(lexicon, "fair-hunt", twice) == "deal_does_not_fit"


def test_what_nobody_chose_may_be_left_out_of_a_deal(lexicon: Lexicon) -> None:
    table = friends()
    played = table.table("fair-classic", {}, lexicon)
    dealt: dict[str, Any] = table.dealt("fair-classic", {})
    options = {name: dealt["options"][name] for name in ("min", "seconds", "size")}
    table.be_dealt({**dealt, "options": options})
    played = session.new("fair-classic", {}, 3, table.seed, lexicon)
    assert outcomes(play(played, table.lines([Hand()] * 3))) == [None] * 3


def code_of(played: Session, line: Line) -> str | None:
    """Return why a line cannot stand there."""
    refused = played.submit(line.seat, line.at, line.move)
    return refused.code if refused else None


def test_deal_does_not_fit_when_its_last_piece_gives_another_digest(
    lexicon: Lexicon,
) -> None:
    room, first, last, *_ = friends().beginning()
    unlike = [
        replace(last, move=move) for move in (last.move[:-1], last.move + "x", "deal x")
    ]
    for line in unlike:
        played = play(laid(lexicon), [room, first])
        assert code_of(played, line) == "deal_does_not_fit"
    # All pieces but the last are as long as may be: there is one way to cut.
    short = replace(first, move=first.move[:-1])
    assert code_of(play(laid(lexicon), [room]), short) == "deal_does_not_fit"


def test_deal_does_not_fit_when_it_has_more_than_4000_characters(
    lexicon: Lexicon,
) -> None:
    dealt = friends().dealt()
    for length, code in ((4000, None), (4001, "deal_does_not_fit")):
        table = friends()
        rounds = [1000]
        for more in (*[1000] * 2000, 100, 10, 1):  # fill up to the very length
            table.be_dealt({**dealt, "match": {"rounds": rounds, "target": 20}})
            left = length - len(table.deal_text) - 1
            if left >= len(str(more)) and left - len(str(more)) != 1:
                rounds = [*rounds, more]
        table.be_dealt({**dealt, "match": {"rounds": rounds, "target": 20}})
        assert len(table.deal_text) == length
        assert dealt_fault(lexicon, "fair-hunt", table.deal_text) == code


def test_out_of_order_when_a_key_comes_before_the_deal_is_whole(
    lexicon: Lexicon,
) -> None:
    lines = list(friends().beginning())
    for upto in (1, 2):
        assert code_of(play(laid(lexicon), lines[:upto]), lines[3]) == "out_of_order"
    assert code_of(play(laid(lexicon), lines[:3]), lines[2]) == "out_of_order"


def test_deal_does_not_fit_when_a_key_is_not_its_seats(lexicon: Lexicon) -> None:
    room, first, last, *keys = list(friends().beginning())[:6]
    for line, other in zip(keys, (keys[1], keys[2], keys[0]), strict=True):
        played = play(laid(lexicon), [room, first, last, *keys[: line.seat - 1]])
        taken = replace(line, move=other.move)
        code = "same_key" if other.seat < line.seat else "deal_does_not_fit"
        assert code_of(played, taken) == code


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        *(("fair-hunt", {"size": "5"}), ("fair-hunt", {"min": "4"})),
        *(("fair-hunt", {"seconds": "90"}), ("fair-classic", {"teams": "1-1-2"})),
        *(("fair-classic", {"minimums": "3-3-3"}), ("fair-classic", {"anything": "0"})),
        *(("fair-classic", {"shaker": "3"}), ("fair-classic", {"teams": ""})),
        ("fair-classic", {"minimums": ""}),
    ],
)
def test_a_log_with_other_options_is_refused_though_all_signatures_are_true(
    lexicon: Lexicon, game: str, changes: dict[str, str]
) -> None:
    table = friends()
    options = CLASSIC if game == "fair-classic" else HUNT
    played = play(table.table(game, options, lexicon), table.lines([Hand()] * 3))
    log, fits = logs.parse(played.save()), verify.verifier()
    assert fits
    assert all(map(fits, signed.statements(played)))
    told = {**dict(log.header.options), **changes}
    chosen = {name: value for name, value in told.items() if value}
    assert session.load(str(log), lexicon).save() == str(log)
    header = replace(log.header, options=options_for(game, chosen, 3).texts)
    forged = str(Log(header, log.lines))  # with digests that fit
    with pytest.raises(LogError, match="deal_does_not_fit"):
        session.load(forged, lexicon)


def test_a_log_of_another_game_is_refused_too(lexicon: Lexicon) -> None:
    log = logs.parse(finished(lexicon, honest(lexicon)).save())
    options = options_for("fair-classic", {}, 3).texts
    header = replace(log.header, game="fair-classic", options=options)
    header = replace(header, rules=rules_digest("fair-classic"))
    with pytest.raises(LogError, match="deal_does_not_fit"):
        session.load(str(Log(header, log.lines)), lexicon)
