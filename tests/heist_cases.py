"""Judging the golden cases of Lexiheist (T8 to T16)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

from lexigrid.catalogue import heist_skill
from lexigrid.chance import Chance
from lexigrid.game import Entry
from lexigrid.games.heist import Heist
from lexigrid.games.heist_moves import Lay, written
from lexigrid.games.heist_plays import Search
from lexigrid.games.heist_score import Laying, placed
from lexigrid.games.heist_state import HeistState, Placed
from lexigrid.games.heist_table import HeistTable
from lexigrid.layout import parse_layout
from lexigrid.lexicon import Lexicon
from lexigrid.patterns import vocabulary
from lexigrid.tiles import tile_of
from tests.case_forms import Case, Difference, Judge, compared

LISTED_UP_TO = 100  # positions with no more moves than this give them all
_REASONS = {
    "not_in_line": "not in one line",
    "gap": "gap",
    "same_letter": "same letter",
    "start_not_covered": "first word must cover 145",
    "too_short": "first word too short",
    "not_touching": "does not touch",
    "not_in_list": "words",
}


def moves(data: Mapping[str, Any], lexicon: Lexicon) -> Judge:
    """Return how to judge cases of heist_moves/1."""
    layout = parse_layout([row.replace("2", "d") for row in data["layout"]])
    points = data["tile_points"]
    counts = dict.fromkeys(points, 50)
    table = HeistTable(
        layout, points, counts, start=144, rack=8, idle=3, stalled=4, timer=90
    )
    judges = {"accepted": _accepted, "rejected": _rejected, "count": _count}
    return lambda case: judges[case["kind"]](case, Heist(table, lexicon, heist_skill()))


def _state(case: Case, game: Heist) -> HeistState:
    """Return the position of a case, the mover's rack being what it lays."""
    seats = case.get("seats", 2)
    state = game.start(seats, Chance(bytes(32)))
    lying: list[Placed | None] = [None] * 289
    for circle, seat, points in case["placed"]:
        lying[circle - 1] = Placed(seat, points)
    scores = case.get("scores_before", [0] * seats)
    places = [
        replace(place, score=score)
        for place, score in zip(state.places, scores, strict=True)
    ]
    seat = case.get("seat", 1)
    rack = "".join(sorted(tile_of(tile) for _, tile in _lay(case).tiles))
    places[seat - 1] = replace(places[seat - 1], rack=rack)
    return replace(
        state,
        board="".join(case["rows"]),
        placed=tuple(lying),
        places=tuple(places),
        turn=seat,
        bag="",
        doubled=case.get("first_player") if case.get("double_pending") else None,
    )


def _lay(case: Case) -> Lay:
    return Lay(
        tuple(
            sorted(
                (
                    one["circle"] - 1,
                    one["letter"].lower() if one["wildcard"] else one["letter"],
                )
                for one in case["lay"]
            )
        )
    )


def _accepted(case: Case, game: Heist) -> Iterator[Difference]:
    state, entry = _state(case, game), Entry(case["seat"], 0, _lay(case))
    refused = game.refusal(state, entry)
    if refused:
        yield Difference("accepted", expected=True, got=refused.code)
        return
    after = game.play(state, entry)
    turn = after.turns[-1]
    expected = dict(case["expected"])
    words = [{"word": word.word.upper(), "points": word.points} for word in turn.words]
    # The mover, who had no other tile, drew all that went back.
    returned = after.bag + after.place(case["seat"]).rack
    got = {
        "accepted": True,
        "words": _ordered(words),
        "move_points": turn.points,
        "doubled": turn.score != turn.points,
        "added": turn.score,
        "deductions": [
            {"seat": one.seat, "stored": one.stored, "taken": one.taken}
            for one in turn.deductions
        ],
        "scores_after": [place.score for place in after.places],
        "returned": sorted(returned),
        "stored_after": [
            [square + 1, own.seat, own.points]
            for square, _ in entry.move.tiles
            if (own := after.placed[square])
        ],
    }
    expected["words"] = _ordered(expected["words"])
    expected["returned"] = sorted(expected["returned"])
    yield from compared("", expected, got)


def _ordered(words: list[dict[str, object]]) -> list[dict[str, object]]:
    return sorted(words, key=lambda one: (str(one["word"]), str(one["points"])))


def _rejected(case: Case, game: Heist) -> Iterator[Difference]:
    state, lay = _state(case, game), _lay(case)
    refused = game.refusal(state, Entry(1, 0, lay))
    got: dict[str, object] = {"accepted": refused is None}
    if refused:
        got["reason"] = _REASONS[refused.code]
        if refused.words:
            made = placed(game.table, state.board, lay.tiles)
            words = made.words if isinstance(made, Laying) else ()
            got["invalid_words"] = sorted(word.upper() for word in refused.words)
            got["words"] = sorted({word.word.upper() for word in words})
    yield from compared("", case["expected"], got)


def _count(case: Case, game: Heist) -> Iterator[Difference]:
    board = "".join(case["rows"])
    search = Search(game.table, board, case["rack"], vocabulary(game.lexicon))
    found = list(search.every())
    for one in found:
        made = placed(game.table, board, one.move().tiles)
        if not isinstance(made, Laying) or made.points != one.points:
            yield Difference(written(one.move().tiles), one.points, str(made))
    lines = sorted(f"{written(one.move().tiles)} {one.points}" for one in found)
    got: dict[str, object] = {
        "moves": len(lines),
        "highest": max((one.points for one in found), default=None),
        "sha256": sha256("\n".join(lines).encode()).hexdigest(),
    }
    if len(lines) <= LISTED_UP_TO:
        got["all"] = lines
    yield from compared("", case["expected"], got)
