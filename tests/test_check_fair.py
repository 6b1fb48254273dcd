"""`lexigrid check` on a round between friends: signatures, and each seat's list."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from lexigrid import log as logs
from lexigrid.__main__ import main
from lexigrid.games.fair_state import Outcome
from lexigrid.games.fair_texts import member
from lexigrid.lexicon import Lexicon
from lexigrid.log import Log
from lexigrid.verify import OUTCOMES
from tests.fair_table import finished, friends, honest, laid, with_second
from tests.friends import Friend, play, twin
from tests.replays import VECTORS

FIRST = 10  # the number of a log's first line after the header


def checked(
    file: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> tuple[int, list[str], str]:
    """Run `lexigrid check` on a log."""
    file.write_text(text)
    code = main(["check", str(file)])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where a log may be written."""
    return tmp_path / "round.log"


def test_check_tells_that_all_holds(
    lexicon: Lexicon, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = finished(lexicon, honest(lexicon))
    code, told, _ = checked(file, played.save(), capsys)
    assert code == 0
    assert told[0].startswith(f"whole: {len(played.log.lines)} lines, digest ")
    assert "; points: seat 1 " in told[0]
    assert told[1:] == [
        *(f"seat {seat}: its list holds" for seat in (1, 2, 3)),
        "signatures: all 12 are true",
    ]


def test_check_says_in_plain_words_what_speaks_against_a_seat(
    lexicon: Lexicon, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set(OUTCOMES) == set(Outcome)
    played = finished(lexicon, with_second(lexicon, sealed=()))
    code, told, _ = checked(file, played.save(), capsys)
    assert code == 0
    assert told[2] == (
        "seat 2: opened another list than it had sealed (altered_list);"
        " it scores nothing"
    )


def test_check_of_a_round_that_goes_on_tells_of_no_seat(
    lexicon: Lexicon, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = play(laid(lexicon), friends().beginning())
    code, told, _ = checked(file, played.save(), capsys)
    assert code == 0
    assert told[0].endswith("; the game goes on")
    assert told[1:] == ["signatures: all 6 are true"]


def test_golden_rounds_are_signed_truly(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("fair_hunt", "fair_classic"):
        assert main(["check", str(VECTORS / f"{name}.log")]) == 0
        assert "signatures: all 16 are true" in capsys.readouterr().out


def resigned(text: str, line: int, old: str, new: str) -> str:
    """Change a line of a log and write digests that fit, as a forger would."""
    log = logs.parse(text)
    lines = list(log.lines)
    assert old in lines[line].move
    lines[line] = replace(lines[line], move=lines[line].move.replace(old, new))
    return str(Log(log.header, tuple(lines)))


def test_a_false_signature_is_told_with_seat_and_line(
    lexicon: Lexicon, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = finished(lexicon, honest(lexicon))
    text = whole.save()
    for number, line in enumerate(whole.log.lines):
        if not line.move.startswith(("promise", "nonce", "seal", "open")):
            continue
        *_, kept, last = line.move.split(" ")
        entry = resigned(text, number, f" {kept} {last}", f" {int(kept) + 5} {last}")
        other = "B" if last[0] == "A" else "A"
        forged = resigned(text, number, last, other + last[1:])
        nought = resigned(text, number, last, "A" * 86)
        doubled = resigned(text, number, last, twin(last))
        for changed in (entry, forged, nought, doubled):
            code, out, err = checked(file, changed, capsys)
            assert (code, out) == (2, [])
            where = f"line {FIRST + number}: the signature of seat {line.seat} is false"
            assert err == f"lexigrid: {where}\n"


def test_a_changed_claim_makes_its_lists_signature_false(
    lexicon: Lexicon, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = finished(lexicon, honest(lexicon))
    claims = [n for n, one in enumerate(whole.log.lines) if one.move[:5] == "claim"]
    at = claims[0]
    opened = next(n for n in range(at, 99) if whole.log.lines[n].move[:4] == "open")
    text = resigned(whole.save(), at, whole.log.lines[at].move, "claim 0-1-2")
    code, _, err = checked(file, text, capsys)
    assert code == 2
    assert f"line {FIRST + opened}: the signature of seat 1 is false" in err


def test_anothers_key_is_not_that_of_the_deal(
    lexicon: Lexicon, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = finished(lexicon, honest(lexicon)).save()
    own, other = friends().friends[1].key, Friend("somebody else").key
    code, _, err = checked(file, resigned(text, 4, own, other), capsys)
    assert code == 2
    assert f"line {FIRST + 4}" in err  # the second key
    assert "deal_does_not_fit" in err


def test_a_key_that_is_no_point_signs_nothing(
    lexicon: Lexicon, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = friends()
    off = "BA" + "A" * 85
    seats = [member(off), *(friend.member for friend in table.friends[1:])]
    table.be_dealt({**table.dealt(), "seats": seats})
    lines = list(table.beginning())[:7]
    lines[3] = replace(lines[3], move=f"key {off}")
    text = play(laid(lexicon), lines).save()
    code, _, err = checked(file, text, capsys)
    assert (code, f"line {FIRST + 6}: the signature of seat 1" in err) == (2, True)


def test_a_tampered_log_is_named_by_its_line(
    lexicon: Lexicon, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = finished(lexicon, honest(lexicon)).save()
    rows = text.split("\n")
    for number in range(FIRST, len(rows)):
        row = rows[number - 1]
        spoilt = row[:17] + ("2" if row[17] == "1" else "1") + row[18:]
        changed = "\n".join([*rows[: number - 1], spoilt, *rows[number:]])
        code, _, err = checked(file, changed, capsys)
        assert (code, f"line {number}: the digest" in err) == (2, True)


def test_without_cryptography_signatures_are_said_not_to_be_checked(
    lexicon: Lexicon,
    file: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.exceptions", None)
    played = finished(lexicon, honest(lexicon))
    code, told, _ = checked(file, played.save(), capsys)
    assert code == 0
    assert told[1] == "seat 1: its list holds"
    assert told[-1] == "signatures: not checked; that needs the package cryptography"
