"""The seed of the day: a fixed public rule (docs/notation.md), the same for all."""

import re
from hashlib import sha256

_TAG = "lexigrid daily 1"
_DATE = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)
_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def check_date(text: str) -> None:
    """Refuse what is no date YYYY-MM-DD of the calendar, with ValueError."""
    match = _DATE.fullmatch(text)
    year, month, day = map(int, match.groups()) if match else (0, 0, 0)
    if year < 1 or not 1 <= month <= len(_DAYS) or not 1 <= day <= _days(year, month):
        msg = f"a date is a day of the calendar as YYYY-MM-DD, not {text[:40]!r}"
        raise ValueError(msg)


def _days(year: int, month: int) -> int:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _DAYS[month - 1] + (leap and month == 2)  # noqa: PLR2004 - February


def seed(date: str, game: str, options: tuple[tuple[str, str], ...], words: str) -> str:
    """Return the seed, 64 hexadecimal digits, that a table has on a date.

    `options` are all of the table's, in the order of the log; `words` is the digest of
    the word lists as in the log. ValueError for a date that is none.
    """
    check_date(date)
    table = " ".join(f"{name}={value}" for name, value in options)
    text = "\n".join([_TAG, date, game, table, words])
    return sha256(text.encode()).hexdigest()
