"""Whole games with tiles by rule: what choosers play, the rules carry out."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from math import sqrt
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from lexigrid.chance import Chance
from lexigrid.game import Entry, Game, Seat
from lexigrid.games.tile_players import Player

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

M = TypeVar("M")

EVERY = 20  # games between two lines of news


class Place(Protocol):
    """A seat's part of a state."""

    @property
    def score(self) -> int:
        """Its points."""


class State(Protocol):
    """What the states of games with tiles have in common."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""

    @property
    def ending(self) -> object | None:
        """How it ended, None while it goes on."""

    @property
    def places(self) -> Sequence[Place]:
        """By seat."""

    @property
    def turns(self) -> Sequence[object]:
        """What was played."""


S = TypeVar("S", bound=State)
Skill = TypeVar("Skill", bound="DataclassInstance")

# What the seat plays whose turn it is; it sees (by agreement) no more than it may.
Choice = Callable[[Any, S], M]


def seed(text: str) -> Chance:
    """Return the chance of a text."""
    return Chance(sha256(text.encode()).digest())


def states(
    game: Game[S, M], chance: Chance, choosers: Sequence[Choice[S, M]]
) -> Iterator[S]:
    """Play a game to its end, a chooser a seat; yield the state after each turn."""
    state = game.start(len(choosers), chance)
    while state.ending is None:
        seat = state.turn
        entry = Entry(seat, 0, choosers[seat - 1](game, state))
        refused = game.refusal(state, entry)
        if refused:
            msg = f"{entry.move} is refused: {refused}; {game.position(state)}"
            raise AssertionError(msg)
        state = game.play(state, entry)
        yield state


def finished(game: Game[S, M], chance: Chance, choosers: Sequence[Choice[S, M]]) -> S:
    """Play a game to its end; return the last state."""
    *_, last = states(game, chance, choosers)
    return last


def match(
    game: Game[S, M],
    skill: Skill,
    greedy: Choice[S, M],
    chooser: Callable[[Player, Skill], Choice[S, M]],
) -> None:
    """Let two players meet that the command line names, and print how it ended.

    They are called easy, normal, hard or greedy; numbers of the table of skill can be
    tried: `hard:swing=50,keep=0`.

    Games are in pairs from one seed, in which the players change seats, so that both
    have the same tiles and the same first turn once. A won game counts one, a tie half.
    """
    parser = argparse.ArgumentParser("match")

    def named(name: str) -> Choice[S, M]:
        kind, _, numbers = name.lower().partition(":")
        if kind == "greedy":
            return greedy
        pairs = (pair.split("=") for pair in numbers.split(",") if pair)
        tried: dict[str, Any] = {number: int(value) for number, value in pairs}
        return chooser(Player[kind.upper()], replace(skill, **tried))

    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    players = named(asked.one), named(asked.other)
    won, totals, turns = 0.0, [0, 0], 0
    for number in range(asked.games):
        swapped = number % 2
        seats = players[::-1] if swapped else players
        last = finished(game, seed(f"match {number // 2}"), seats)
        own, others = (last.places[at].score for at in (swapped, 1 - swapped))
        won += 0.5 if own == others else own > others
        totals = [totals[0] + own, totals[1] + others]
        turns += len(last.turns)
        if (number + 1) % EVERY == 0:
            share = won / (number + 1)
            print(f"{number + 1}: {share:.3f}", file=sys.stderr, flush=True)
    share = won / asked.games
    error = sqrt(share * (1 - share) / asked.games)
    own, others, long = (total / asked.games for total in (*totals, turns))
    print(
        f"{asked.one} wins {share:.1%} (± {error:.1%}) of {asked.games} games against"
        f" {asked.other}; mean scores {own:.0f} and {others:.0f}, {long:.0f} turns"
    )
