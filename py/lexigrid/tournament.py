"""A knockout of eight places in three rounds (T22).

Places are numbered from 1: people first, in the order in which they entered, then
computer players. Matches are numbered from 1: four, then two, then the final. Who sits
where is nobody's business here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from lexigrid.chance import Chance

PLACES = 8
FINAL = 7
_FIRST = 4  # matches of the first round
# The matches whose winners meet, by match; the first four are drawn.
_FEEDERS: Mapping[int, tuple[int, int]] = {5: (1, 2), 6: (3, 4), FINAL: (5, 6)}
How = Literal["played", "left", "lot"]


@dataclass(frozen=True)
class Terms:
    """Who takes free places, by turns, and the lots of a computer player by level."""

    computers: Sequence[int]
    lots: Sequence[int]


@dataclass(frozen=True)
class Match:
    """Two places that meet, None while not known; who won, and how; games played.

    More games than one are played when they are tied.
    """

    number: int
    places: tuple[int | None, int | None]
    winner: int | None = None
    how: How | None = None
    games: int = 0

    def is_of_people(self, players: Sequence[int]) -> bool:
        """Tell whether both places are known, and a person has one of them."""
        known = [place for place in self.places if place]
        return len(known) > 1 and any(not players[place - 1] for place in known)

    @property
    def loser(self) -> int | None:
        """Return who lost, None while nobody has."""
        one, other = self.places
        if self.winner is None:
            return None
        return other if self.winner == one else one


@dataclass(frozen=True)
class Game:
    """A finished game of a match: the place that won, None when it was a tie."""

    match: int
    winner: int | None


@dataclass(frozen=True)
class Bracket:
    """How a tournament stands: by place who plays it, 0 a person; all seven matches."""

    players: tuple[int, ...]
    matches: tuple[Match, ...]

    @property
    def open(self) -> tuple[int, ...]:
        """Return the matches that people are to play now."""
        return tuple(
            match.number
            for match in self.matches
            if match.winner is None and match.is_of_people(self.players)
        )

    @property
    def final(self) -> Match:
        """Return the match that decides."""
        return self.matches[FINAL - 1]


@dataclass
class _Draw:
    """What decides the matches: who plays, what was played, who left, and chance."""

    players: tuple[int, ...]
    chance: Chance
    lots: Sequence[int]
    left: Sequence[int]
    won: dict[int, int] = field(default_factory=dict)
    games: dict[int, int] = field(default_factory=dict)

    def matches(self) -> list[Match]:
        order = self.chance.shuffle(range(1, PLACES + 1), "bracket")
        found: list[Match] = []
        for number in range(1, FINAL + 1):
            places: tuple[int | None, int | None]
            if number in _FEEDERS:
                one, other = _FEEDERS[number]
                places = (found[one - 1].winner, found[other - 1].winner)
            else:
                places = (order[2 * number - 2], order[2 * number - 1])
            # No lot is drawn before the first round is over: it would be told ahead.
            may_draw = number <= _FIRST or all(one.winner for one in found[:_FIRST])
            found.append(self._decided(number, places, may_draw=may_draw))
        return found

    def _decided(
        self, number: int, places: tuple[int | None, int | None], *, may_draw: bool
    ) -> Match:
        winner, how = self._winner(number, *places)
        if how == "lot" and not may_draw:
            winner, how = None, None
        return Match(number, places, winner, how, self.games.get(number, 0))

    def _winner(
        self, number: int, one: int | None, other: int | None
    ) -> tuple[int | None, How | None]:
        if one is None or other is None:
            return None, None
        if number in self.won:
            return self.won[number], "played"
        gone = [place for place in self.left if place in {one, other}]
        if gone:
            # Of two who left, the first to go has lost.
            return (other if gone[0] == one else one), "left"
        levels = self.players[one - 1], self.players[other - 1]
        if 0 in levels:
            return None, None
        first, second = (self.lots[level - 1] for level in levels)
        (lot,) = self.chance.draws(first + second, 1, "lot", number)
        return (one if lot < first else other), "lot"


def bracket(
    people: int,
    chance: Chance,
    terms: Terms,
    games: Sequence[Game],
    left: Sequence[int],
) -> Bracket:
    """Return how a tournament of so many people stands after games and leavings.

    `left` are places of people in the order in which they left; what was played before
    that counts. Computer players who meet draw lots. ValueError names a game of a match
    that was not to be played, or was won by somebody else's place, and a place that
    cannot leave.
    """
    if not 1 <= people <= PLACES:
        msg = f"1 to {PLACES} people enter a tournament, not {people}"
        raise ValueError(msg)
    if len(set(left)) < len(left) or not set(left) <= set(range(1, people + 1)):
        msg = f"places 1 to {people} may leave, each once"
        raise ValueError(msg)
    players = (0,) * people + tuple(terms.computers[: PLACES - people])
    draw = _Draw(players, chance, terms.lots, left)
    for number, game in enumerate(games, start=1):
        _add(draw, game, number)
    return Bracket(players, tuple(draw.matches()))


def _add(draw: _Draw, game: Game, number: int) -> None:
    match = draw.matches()[game.match - 1] if 1 <= game.match <= FINAL else None
    # Who has left may have played before.
    is_open = match and match.how in {None, "left"} and match.is_of_people(draw.players)
    if match is None or not is_open:
        msg = f"game {number} is of match {game.match}, which was not to be played"
        raise ValueError(msg)
    if game.winner is not None and game.winner not in match.places:
        msg = f"game {number} was won by place {game.winner}, which did not play it"
        raise ValueError(msg)
    draw.games[game.match] = draw.games.get(game.match, 0) + 1
    if game.winner is not None:
        draw.won[game.match] = game.winner
