"""The figures: what each is compared with, and what is asked of it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from tools.bench.visits import Sample

_USUAL_BOOT = (
    6000.0  # ms that the bare boot takes where the targets for the engine hold
)


@dataclass(frozen=True)
class Figure:
    """A row of the table."""

    key: str
    name: str
    unit: str = "ms"
    against: str = ""  # the bare page's figure; "" for none
    most: float | None = None  # of the median
    ratio: float | None = None  # of the median of ratios, at most
    scaled: bool = False  # `most` holds where the bare boot takes 6 s
    boot: str = "bare_first"  # the bare boot that was measured beside it


FIGURES = (
    Figure("bare_first", "bare page, first visit: ready"),
    Figure("bare_again", "bare page, again: ready"),
    Figure("bare_bytes", "bare page: sent", "MB"),
    Figure("bare_memory", "bare page: memory", "MB"),
    Figure("paint", "first paint", against="bare_first", ratio=1 / 20),
    Figure("home", "home usable", against="bare_first"),
    Figure("home_ready", "home: engine ready", against="bare_first"),
    Figure("home_longest", "home: longest task over 50 ms", most=50),
    Figure("first_ready", "first visit: engine ready", against="bare_first"),
    Figure("first_letters", "first visit: claim possible", against="bare_first"),
    Figure("first_row", "first visit: claim accepted", against="bare_first"),
    Figure("bytes", "first visit: sent", "MB", "bare_bytes", most=9.5),
    Figure("hunt_longest", "hunt: longest task over 50 ms", most=50),
    Figure("repeat_ready", "repeat visit: engine ready", against="bare_again"),
    Figure(
        "repeat_letters",
        "repeat visit: claim possible",
        against="bare_again",
        ratio=1 / 6,
    ),
    Figure("repeat_row", "repeat visit: claim accepted", against="bare_again"),
    Figure("memory", "memory, first visit", "MB", "bare_memory"),
    Figure("repeat_memory", "memory, repeat visit", "MB", "bare_memory"),
    Figure("grid_p50", "5x5 grid shaken and solved, p50", most=10, scaled=True),
    Figure("grid_p95", "5x5 grid shaken and solved, p95", most=40, scaled=True),
    Figure("claim_p50", "claim there and back, p50"),
    Figure("claim_p95", "claim there and back, p95", most=10, scaled=True),
    Figure("ring_p50_x1", "pointer to ring, p50"),
    Figure("ring_p95_x1", "pointer to ring, p95"),
    Figure("finger_p95_x1", "the same from the system's event, p95"),
    Figure("dropped_x1", "frames dropped", "%", most=1),
    Figure("bare_dropped_x1", "the same on the bare page", "%"),
    Figure("ring_p50_x4", "4x slower: pointer to ring, p50"),
    Figure("ring_p95_x4", "4x slower: pointer to ring, p95", most=1000 / 60),
    Figure("finger_p95_x4", "4x slower: the same from the system's event, p95"),
    Figure("dropped_x4", "4x slower: frames dropped", "%", most=1),
    Figure("bare_dropped_x4", "4x slower: the same on the bare page", "%"),
    Figure("bare_plays", "bare page beside the crossword: ready"),
    *(
        Figure(key, name, most=most, scaled=most is not None, boot="bare_plays")
        for key, name, most in (
            ("plays_mean", "crossword: plays of a rack, mean", 15),
            ("plays_blank", "the same with a blank, mean", 80),
            ("plays_worst", "the same, worst of 1,000", 500),
            ("hard_mean", "crossword: a turn of Hard, mean", None),
            ("hard_worst", "the same, worst of four games", 2000),
            ("hard_step", "the same, longest step", None),
        )
    ),
    Figure("plays_ratio", "plays without a blank, against CPython", "x"),
    Figure("bare_heist", "bare page beside Lexiheist: ready"),
    *(
        Figure(key, name, most=most, scaled=True, boot="bare_heist")
        for key, name, most in (
            ("heist_mean", "Lexiheist: plays of a rack, mean", 25),
            ("heist_blank", "the same with a wildcard, mean", 120),
            ("heist_worst", "the same, worst of 1,000", 800),
        )
    ),
    Figure("seat_p50", "friends: link opened to seat shown, p50"),
    Figure("seat_most", "friends: the same, longest"),
    Figure("skew_p50", "friends: start skew between peers, p50"),
    Figure("skew_most", "friends: the same, longest", most=50),
    Figure("meeting_bytes", "friends: over the relay, by each, to meet", "kB"),
    Figure("round_relay", "friends: the same in a round", "kB"),
    Figure("round_bytes", "friends: said to a friend in a round", "kB"),
    Figure("round_wire", "friends: the same as sent, sealed and packed", "kB"),
    Figure("alone_memory", "friends: memory of a page at home, of 8", "MB"),
    Figure("table_memory", "friends: the same with 8 at one table", "MB"),
    Figure("mesh_ms", "friends: the eighth comes: all see each other"),
)


@dataclass(frozen=True)
class Spread:
    """The least, the middle and the greatest of a figure's runs."""

    min: float
    median: float
    max: float


@dataclass(frozen=True)
class Row:
    """A figure as it was measured; `is_met` is None where nothing is asked."""

    figure: Figure
    value: Spread
    ratio: Spread | None
    limit: str
    is_met: bool | None

    def plain(self) -> dict[str, Any]:
        """Return the row for JSON."""
        return asdict(self)


def rows(samples: Sequence[Sample]) -> list[Row]:
    """Put the figures of all runs together."""
    return [
        _row(figure, samples)
        for figure in FIGURES
        if all(figure.key in sample for sample in samples)
    ]


def _row(figure: Figure, samples: Sequence[Sample]) -> Row:
    value = _spread([sample[figure.key] for sample in samples])
    bare = figure.against
    ratio = (
        _spread([sample[figure.key] / sample[bare] for sample in samples])
        if bare
        else None
    )
    if figure.ratio is not None and ratio:
        limit = f"at most 1/{1 / figure.ratio:.0f} of the bare page"
        return Row(figure, value, ratio, limit, ratio.median <= figure.ratio)
    if figure.most is None:
        return Row(figure, value, ratio, "", None)
    boot = median(sample[figure.boot] for sample in samples)
    most = figure.most * (boot / _USUAL_BOOT if figure.scaled else 1)
    limit = f"at most {most:.1f} {figure.unit}"
    if figure.scaled:
        limit += f" ({figure.most:.0f} at a bare boot of 6 s)"
    return Row(figure, value, ratio, limit, value.median <= most)


def _spread(values: list[float]) -> Spread:
    return Spread(min(values), median(values), max(values))


def table(measured: Sequence[Row]) -> str:
    """Write the rows as text."""
    width = max(len(row.figure.name) for row in measured)
    head = f"{'':{width}} {'min':>8} {'median':>8} {'max':>8}      as a share of bare"
    return "\n".join([head, *(_line(row, width) for row in measured)])


def _line(row: Row, width: int) -> str:
    value, ratio = row.value, row.ratio
    line = f"{row.figure.name:{width}} {_three(value, '8.1f')} {row.figure.unit:4}"
    line += f" {_three(ratio, '6.3f')}" if ratio else " " * 21
    if row.is_met is None:
        return line.rstrip()
    return f"{line}  {'met' if row.is_met else 'MISSED'}: {row.limit}"


def _three(spread: Spread, form: str) -> str:
    return " ".join(format(n, form) for n in (spread.min, spread.median, spread.max))
