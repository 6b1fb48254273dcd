"""Lexiheist: words laid on a board of circles, and over letters there (rules T).

`at` counts milliseconds from the beginning of the turn. Whose turn it is, is in the
state; a person may leave at any time.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from lexigrid.board import EMPTY
from lexigrid.chance import Chance
from lexigrid.game import Entry, Refusal, Result, Seat, View
from lexigrid.games import heist_moves, heist_turns
from lexigrid.games.heist_challenge import challenge
from lexigrid.games.heist_moves import HeistMove, Lay
from lexigrid.games.heist_players import Thinker
from lexigrid.games.heist_plays import Search
from lexigrid.games.heist_score import Laid, Laying, added, deductions, placed
from lexigrid.games.heist_seen import player_of, read
from lexigrid.games.heist_skill import Skill
from lexigrid.games.heist_state import HeistState, Place
from lexigrid.games.heist_table import MOST_SEATS, HeistTable
from lexigrid.games.heist_view import preview_view, view
from lexigrid.games.tile_moves import Leave, Out, Pass, Trade
from lexigrid.games.tile_players import Player
from lexigrid.games.tile_words import is_word
from lexigrid.lexicon import Lexicon
from lexigrid.patterns import vocabulary
from lexigrid.tiles import draw, full_set, tile_of, without


@dataclass(frozen=True)
class Heist:
    """The rules of one Lexiheist table with its word list, and its players' skill."""

    table: HeistTable
    lexicon: Lexicon
    skill: Skill
    name: str = "heist"
    most_seats: int = MOST_SEATS

    def start(self, seats: int, chance: Chance) -> HeistState:
        """Let the seats draw for their order, mix the bag, deal the racks (T1, T5)."""
        draws, order = challenge(self.table, seats, chance)
        bag = "".join(chance.shuffle(full_set(self.table.counts), "bag"))
        places = []
        for seat in range(1, seats + 1):
            drawn, bag = draw(bag, self.table.rack)
            places.append(Place("".join(sorted(drawn)), self.table.player(seat)))
        squares = len(self.table.layout.codes)
        return HeistState(
            chance,
            EMPTY * squares,
            (None,) * squares,
            bag,
            tuple(places),
            draws,
            order,
            turn=order[0],
            doubled=order[0],
        )

    def parse(self, text: str) -> HeistMove:
        """Read `lay 145C,146A,147t`, `trade ?IU`, `pass`, `out`, `leave`."""
        return heist_moves.parse(text)

    def refusal(self, state: HeistState, entry: Entry[HeistMove]) -> Refusal | None:
        """Tell why not; words that the list has not are all named (T10)."""
        code = self._untimely(state, entry)
        if code:
            return Refusal(code)
        place = state.place(entry.seat)
        if isinstance(entry.move, Lay):
            laid = entry.move.tiles
            return self._unfit(place, laid, placed(self.table, state.board, laid))
        if isinstance(entry.move, Trade):
            if len(state.bag) < len(entry.move.tiles):
                return Refusal("bag_too_low")
            if without(place.rack, entry.move.tiles) is None:
                return Refusal("not_your_tiles")
        return None

    def _untimely(self, state: HeistState, entry: Entry[HeistMove]) -> str | None:
        if state.ending:
            return "game_over"
        if isinstance(entry.move, Leave):
            is_person = state.place(entry.seat).player is Player.PERSON
            return None if is_person else "not_a_person"
        if entry.seat != state.turn:
            return "not_your_turn"
        is_late = entry.at >= self.table.timer * 1000
        if isinstance(entry.move, Out):
            return None if is_late else "time_still_running"
        return "time_is_up" if is_late else None

    def _unfit(self, place: Place, laid: Laid, made: Laying | str) -> Refusal | None:
        if without(place.rack, [tile_of(tile) for _, tile in laid]) is None:
            return Refusal("not_your_tiles")
        if isinstance(made, str):
            return Refusal(made)
        words = dict.fromkeys(word.word for word in made.in_board_order)
        bad = tuple(word for word in words if not is_word(self.lexicon, word))
        return Refusal("not_in_list", bad) if bad else None

    def play(self, state: HeistState, entry: Entry[HeistMove]) -> HeistState:
        """Return the state after an entry that `refusal` allows."""
        if isinstance(entry.move, Leave):
            return heist_turns.leave(state, entry.seat)
        return heist_turns.take(self.table, state, entry.move)

    def preview(self, state: HeistState, seat: Seat, laid: Laid) -> View:
        """Tell what tiles would make if the seat played them now, and whom they hit.

        `laid` are squares with tiles, small letters wildcards, in any order (T18). Says
        nothing of whose turn it is, since tiles are laid while others play, too.
        """
        made = placed(self.table, state.board, laid)
        refused = self._unfit(state.place(seat), laid, made)
        if isinstance(made, str):
            return preview_view(made, refused, 0, ())
        scores = [place.score for place in state.places]
        lost = deductions(state.placed, [square for square, _ in laid], scores)
        return preview_view(made, refused, added(state, seat, made.points), lost)

    def to_act(self, state: HeistState) -> frozenset[Seat]:
        """Return the seat whose turn it is."""
        return frozenset() if state.ending else frozenset({state.turn})

    def result(self, state: HeistState) -> Result | None:
        """Give it to the highest score of those who stayed; ties stand (T17)."""
        if state.ending is None:
            return None
        points = tuple(place.score for place in state.places)
        stayed = [
            (place.score, seat)
            for seat, place in enumerate(state.places, start=1)
            if not place.left
        ]
        best = max(stayed, default=(0, 0))[0]
        return Result(
            points, frozenset(seat for score, seat in stayed if score == best)
        )

    def view(self, state: HeistState, seat: Seat | None) -> View:
        """Show a seat its rack and what all see, and all racks when it is over."""
        return {"game": self.name, **view(state, self.table, self.result(state), seat)}

    def think(self, view: View) -> Iterator[HeistMove]:
        """Yield the best move that a computer player knows, step by step.

        It has the view of its seat and nothing else. ValueError for a person's seat.
        """
        player = player_of(view)
        if player is Player.PERSON:
            msg = "a person plays this seat"
            raise ValueError(msg)
        thinker = Thinker(self.table, self.lexicon, player, self.skill)
        return thinker.think(read(view))

    def moves(self, state: HeistState, seat: Seat) -> Iterator[HeistMove]:
        """Yield every move of the seat whose turn it is.

        Plays of the secret words are left out: they are to be discovered (X18).
        """
        if seat not in self.to_act(state):
            return
        place = state.place(seat)
        words = vocabulary(self.lexicon)
        search = Search(self.table, state.board, place.rack, words)
        yield from (found.move() for found in search.every())
        for count in range(1, min(len(place.rack), len(state.bag)) + 1):
            for tiles in sorted(set(combinations(place.rack, count))):
                yield Trade("".join(tiles))
        yield Pass()
        if place.player is Player.PERSON:
            yield Leave()
        yield Out()

    def position(self, state: HeistState) -> str:
        """Write board, letters' owners, tiles, places and turns, and the seed."""
        lying = ",".join(f"{one.seat}:{one.points}" for one in state.placed if one)
        places = (
            f"{place.rack}:{place.player}:{place.score}:{place.left:d}"
            for place in state.places
        )
        turns = (f"{turn.seat}/{turn.rack}/{turn.move}" for turn in state.turns)
        ending = state.ending.value if state.ending else "on"
        waiting = state.doubled or 0
        standing = f"{ending}:{state.turn}:{state.idle}:{state.stalled}:{waiting}"
        seed = state.chance.seed.hex()
        parts = [state.board, lying, state.bag, standing, *places, seed]
        return " ".join([*parts, ",".join(turns)])
