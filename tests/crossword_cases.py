"""Judging the golden cases of the crossword (X5, X7, X8, X12 to X15)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

from lexigrid.board import EMPTY
from lexigrid.chance import Chance
from lexigrid.games.crossword_moves import Play
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_score import Laying, as_recorded, laying
from lexigrid.games.crossword_state import CrosswordState, Place
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.games.crossword_turns import IDLE_ROUNDS, settled
from lexigrid.games.tile_players import Player
from lexigrid.layout import parse_layout
from lexigrid.lexicon import Lexicon
from lexigrid.patterns import vocabulary
from tests.case_forms import Case, Difference, Judge, compared

BEST = 3
LISTED_UP_TO = 40  # positions with no more plays than this give them all


def table_of(rows: list[str], points: Mapping[str, int], bonus: int) -> CrosswordTable:
    """Return a table with a layout and points as the cases have them."""
    layout = parse_layout(rows)
    start = len(layout.codes) // 2
    return CrosswordTable(
        layout, points, {}, start=start, rack=7, bonus=bonus, trade=7, tiles=100
    )


def plays(data: Mapping[str, Any], lexicon: Lexicon) -> Judge:
    """Return how to judge cases of crossword_plays/1."""
    points, bonus = data["tile_points"], data["all_tiles_bonus"]
    tables = {
        name: table_of(rows, points, bonus) for name, rows in data["layouts"].items()
    }
    return lambda case: _plays(case, tables[case["layout"]], lexicon)


def _plays(case: Case, table: CrosswordTable, lexicon: Lexicon) -> Iterator[Difference]:
    board = "".join(case["rows"])
    search = Search(table, board, case["rack"], vocabulary(lexicon))
    made = [(found.move(table), found.score) for found in search.every()]
    lines = [f"{move.place} {move.tiles} {score}" for move, score in made]
    best = sorted(lines, key=lambda line: (-int(line.split()[2]), line))
    got = {
        "plays": len(lines),
        "highest": max((score for _, score in made), default=None),
        "best": best[:BEST],
        "sha256": sha256("\n".join(sorted(lines)).encode()).hexdigest(),
        "plays_with_a_word_of_blanks_only": sum(
            _is_of_blanks(table, board, move, score) for move, score in made
        ),
    }
    if len(lines) <= LISTED_UP_TO:
        got["all"] = sorted(lines)
    told = {"id", "kind", "layout", "rows", "rack"}
    expected = {field: value for field, value in case.items() if field not in told}
    yield from compared("", expected, got)


def _is_of_blanks(table: CrosswordTable, board: str, move: Play, score: int) -> bool:
    """Judge the play by itself, too; tell whether a word of it scores nothing."""
    made = laying(table, board, move)
    if not isinstance(made, Laying) or made.score != score:
        msg = f"{move} scores {score} or {made}"
        raise ValueError(msg)
    return any(word.points == 0 for word in made.words)


def scores(data: Mapping[str, Any]) -> Judge:
    """Return how to judge cases of crossword_scores/1."""
    table = table_of(data["layout"], data["tile_points"], data["bonus"])
    return lambda case: _score(case, table)


def _score(case: Case, table: CrosswordTable) -> Iterator[Difference]:
    if case["kind"] != "play":
        yield from _end(case, table)
        return
    board, move = "".join(case["rows"]), Play(case["position"], case["tiles"])
    made = as_recorded(table, board, move)
    if isinstance(made, str):
        yield Difference("position", move.place, made)
        return
    words = [{"word": word.word.upper(), "points": word.points} for word in made.words]
    got = {"words": words, "all_tiles_bonus": made.bonus, "score": made.score}
    yield from compared("", case["expected"], got)
    other = as_recorded(replace(table, bonus=40), board, move)
    told = {"laid": case["laid"], "score_at_bonus_40": case["score_at_bonus_40"]}
    at_40 = other.score if isinstance(other, Laying) else None
    yield from compared("", told, {"laid": len(made.laid), "score_at_bonus_40": at_40})


def _end(case: Case, table: CrosswordTable) -> Iterator[Difference]:
    places = tuple(
        Place(rack, Player.PERSON, score)
        for rack, score in zip(case["racks"], case["scores_before"], strict=True)
    )
    is_stuck = all(case["racks"])
    state = CrosswordState(
        Chance(bytes(32)),
        EMPTY * len(table.layout.codes),
        bag="",
        aside="",
        places=places,
        turn=1,
        idle=IDLE_ROUNDS * len(places) if is_stuck else 0,
    )
    ended = settled(table, state)
    after = [place.score for place in ended.places]
    got: dict[str, object] = {"changes": list(ended.changes), "scores_after": after}
    if "difference" in case["expected"]:
        got["difference"] = after[0] - after[1]
    yield from compared("", case["expected"], got)
