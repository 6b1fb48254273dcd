"""The log: what is written is read back, and nothing else is."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid import bundle, session
from lexigrid import log as logs
from lexigrid.log import Header, Line, Log, LogError, parse

HEADER = Header(
    game="hunt",
    options=(("min", "3"), ("seconds", "180"), ("size", "4")),
    seats=2,
    seed="5eed" * 16,
    rules="0123456789abcdef",
    words="fedcba9876543210",
)
LOG = Log(HEADER, (Line(1, 0, "turn"), Line(2, 0, "turn"), Line(1, 950, "claim 0-1-2")))

hexadecimal = st.text("0123456789abcdef", min_size=16, max_size=16)
option_names = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=20)
option_values = st.text("abcxyz0123456789_-", min_size=1, max_size=40)
headers = st.builds(
    Header,
    game=st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=20),
    options=st.dictionaries(option_names, option_values, max_size=4).map(
        lambda options: tuple(sorted(options.items()))
    ),
    seats=st.integers(1, 99),
    seed=st.text("0123456789abcdef", min_size=64, max_size=64),
    rules=hexadecimal,
    words=hexadecimal,
)
printable = st.characters(min_codepoint=32, max_codepoint=126)
lines = st.builds(
    Line,
    seat=st.integers(1, 99),
    at=st.integers(0, logs.LATEST),
    move=st.text(printable, min_size=1, max_size=200),
)
any_logs = st.builds(Log, headers, st.lists(lines, max_size=8).map(tuple))


@given(any_logs)
def test_a_log_is_read_as_it_is_written(log: Log) -> None:
    assert parse(str(log)) == log


@given(any_logs)
def test_a_log_may_have_passed_through_a_system_with_other_line_ends(log: Log) -> None:
    assert parse(str(log).replace("\n", "\r\n")) == log


def changes(text: str, at: int) -> list[str]:
    """Return the texts in which character number `at` is changed, gone or added to."""
    before, here, after = text[:at], text[at], text[at + 1 :]
    others = [*"012fgz=-A é", "\t", "\n", "\r", "\xa0", "\0"]
    instead = [before + other + after for other in others if other != here]
    added = [
        before + other + here + after
        for other in [*others, here]
        # \r before a line's end is another system's line end, not a change.
        if other + here != "\r\n"
    ]
    return [before + after, *instead, *added]


@pytest.mark.parametrize(
    "log", [LOG, Log(Header("null", (), 1, "00" * 32, "0" * 16, "f" * 16))]
)
def test_every_change_of_one_character_is_refused_naming_a_line(log: Log) -> None:
    text = str(log)
    for at in range(len(text)):
        number = text.count("\n", 0, at) + 1
        for changed in changes(text, at):
            if changed == text:
                continue
            with pytest.raises(LogError, match=r"^line \d+: ") as caught:
                parse(changed)
            # It is noticed there, or at the digest that ends the header.
            assert 1 <= caught.value.line <= max(number, 9) + 1


@pytest.mark.parametrize(
    ("line", "row", "why"),
    [
        (1, "lexigrid log 2", "a log begins with 'lexigrid log 1'"),
        (2, "play hunt", "here stands the log's 'game'"),
        (2, "game hu\x07nt", "the game cannot be read"),
        (3, "options size", "options are written name=value"),
        (3, "options size=4 min=3", "options stand in alphabetical order, each once"),
        (3, "options min=3 min=3", "options are written name=value"),
        (3, "options min=3  size=4", "options are written name=value"),
        (4, "seats 0", "seats are a number from 1 to 99"),
        (4, "seats 100", "seats are a number from 1 to 99"),
        (4, "seats 01", "seats are a number from 1 to 99"),
        (5, "seed xyz", "seed: 64 digits of 0-9 and a-f stand here"),
        (5, "seed " + "5eed" * 15, "seed: 64 digits of 0-9 and a-f stand here"),
        (6, "rules ABCDEF0123456789", "rules: 16 digits of 0-9"),
        (7, "words 0123", "words: 16 digits of 0-9"),
        (8, "digest 0123456789abcdef", "the digest does not fit the header"),
        (10, "0123456789abcdef 1 0 turn", "the digest does not fit the line"),
        (11, "turn", "a line is: digest, seat, milliseconds, move"),
        (12, "0123456789abcdef 1 -5 turn", "a line is: digest, seat"),
        (12, "0123456789abcdef 0 5 turn", "a line is: digest, seat"),
        (12, "0123456789abcdef 1 05 turn", "a line is: digest, seat"),
    ],
)
def test_the_first_bad_line_is_named_with_the_reason(
    line: int, row: str, why: str
) -> None:
    rows = str(LOG).split("\n")
    rows[line - 1] = row
    with pytest.raises(LogError) as caught:
        parse("\n".join(rows))
    assert caught.value.line == line
    assert why in caught.value.why


@pytest.mark.parametrize("line", [10, 11])
def test_a_lost_line_is_noticed_at_the_next(line: int) -> None:
    rows = str(LOG).split("\n")
    del rows[line - 1]
    with pytest.raises(LogError, match=f"line {line}: the digest does not fit"):
        parse("\n".join(rows))


def test_exchanged_lines_are_noticed_at_the_first() -> None:
    rows = str(LOG).split("\n")
    rows[9], rows[10] = rows[10], rows[9]
    with pytest.raises(LogError, match="line 10: the digest does not fit"):
        parse("\n".join(rows))


@pytest.mark.parametrize("kept", range(9))
def test_a_log_cut_short_within_its_header_is_refused(kept: int) -> None:
    rows = str(LOG).split("\n")[:kept]
    with pytest.raises(LogError):
        parse("\n".join([*rows, ""]))


def test_a_log_that_breaks_off_within_a_line_is_refused() -> None:
    with pytest.raises(LogError, match="line 12: the log breaks off within a line"):
        parse(str(LOG)[:-1])


def test_a_log_of_a_million_characters_is_not_read() -> None:
    with pytest.raises(LogError, match="line 1: the log is longer than 1,000,000"):
        parse("x" * 1_000_001)


@given(st.text())
def test_any_text_is_refused_as_a_log(text: str) -> None:
    with pytest.raises(LogError):
        parse(text)


def test_the_digest_tells_the_whole_game_so_far() -> None:
    shorter = Log(HEADER, LOG.lines[:-1])
    assert LOG.digests[:-1] == shorter.digests
    assert shorter.appended(LOG.lines[-1]) == LOG
    assert LOG.digest != shorter.appended(Line(1, 951, "claim 0-1-2")).digest


def test_the_log_in_the_documents_is_whole() -> None:
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    shown = text.split("```\n")[1]
    assert session.load(shown, bundle.lexicon()).save() == shown
