"""The seed of the day is a fixed public rule (docs/notation.md)."""

from hashlib import sha256

import pytest

from lexigrid import daily
from lexigrid.chance import Chance

OPTIONS = (("min", "3"), ("seconds", "180"), ("size", "4"))
WORDS = "b655f08c841730f7"


def test_the_seed_is_sha256_over_what_the_notation_says() -> None:
    text = f"lexigrid daily 1\n2026-11-29\nhunt\nmin=3 seconds=180 size=4\n{WORDS}"
    seed = daily.seed("2026-11-29", "hunt", OPTIONS, WORDS)
    assert seed == sha256(text.encode()).hexdigest()
    Chance.from_hex(seed)


def test_day_game_options_and_words_each_give_another_seed() -> None:
    seeds = {
        daily.seed("2026-11-29", "hunt", OPTIONS, WORDS),
        daily.seed("2026-11-30", "hunt", OPTIONS, WORDS),
        daily.seed("2026-11-29", "classic", OPTIONS, WORDS),
        daily.seed("2026-11-29", "hunt", OPTIONS[:2], WORDS),
        daily.seed("2026-11-29", "hunt", OPTIONS, "0" * 16),
    }
    assert len(seeds) == 5


@pytest.mark.parametrize(
    "date", ["2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"]
)
def test_days_of_the_calendar(date: str) -> None:
    daily.check_date(date)


@pytest.mark.parametrize(
    "date",
    [
        *("", "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10"),
        *("2026-01-00", "2026-1-1", "26-01-01", "2026-01-01 ", "2026-01-01\n"),
        *("0000-01-01", "2026/01/01", "\u0662026-01-01", "20260101"),
    ],
)
def test_what_is_no_day_is_refused(date: str) -> None:
    with pytest.raises(ValueError, match="a date is a day of the calendar"):
        daily.check_date(date)
