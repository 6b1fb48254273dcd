"""The crossword: words laid across and down one board (rules X).

`at` counts milliseconds from the beginning of the turn. Whose turn it is, is in the
state; a person may leave at any time.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from lexigrid.board import EMPTY
from lexigrid.chance import Chance
from lexigrid.game import Entry, Refusal, Result, Seat, View
from lexigrid.games import crossword_moves, crossword_turns
from lexigrid.games.crossword_moves import CrosswordMove, Play
from lexigrid.games.crossword_players import Thinker
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_score import Laid, Laying, laying, placed
from lexigrid.games.crossword_seen import player_of, read
from lexigrid.games.crossword_skill import Skill
from lexigrid.games.crossword_state import CrosswordState, Place
from lexigrid.games.crossword_table import MOST_SEATS, CrosswordTable
from lexigrid.games.crossword_view import preview_view, view
from lexigrid.games.tile_moves import Leave, Out, Pass, Trade
from lexigrid.games.tile_players import Player
from lexigrid.games.tile_words import is_word
from lexigrid.lexicon import Lexicon
from lexigrid.patterns import vocabulary
from lexigrid.tiles import draw, full_set, tile_of, without


@dataclass(frozen=True)
class Crossword:
    """The rules of one crossword table with its word list, and its players' skill."""

    table: CrosswordTable
    lexicon: Lexicon
    skill: Skill
    name: str = "crossword"
    most_seats: int = MOST_SEATS

    def start(self, seats: int, chance: Chance) -> CrosswordState:
        """Mix the bag, deal the racks, and draw who goes first (X1, X4, X5)."""
        mixed = "".join(chance.shuffle(full_set(self.table.counts), "bag"))
        bag, aside = mixed[: self.table.tiles], mixed[self.table.tiles :]
        places = []
        for seat in range(1, seats + 1):
            drawn, bag = draw(bag, self.table.rack)
            places.append(Place("".join(sorted(drawn)), self.table.player(seat)))
        return CrosswordState(
            chance,
            EMPTY * len(self.table.layout.codes),
            bag,
            aside,
            tuple(places),
            chance.draws(seats, 1, "first")[0] + 1,
        )

    def parse(self, text: str) -> CrosswordMove:
        """Read `play 8D .A.t`, `trade ?IU`, `pass`, `out`, `leave`."""
        return crossword_moves.parse(text, self.table.layout.size)

    def refusal(
        self, state: CrosswordState, entry: Entry[CrosswordMove]
    ) -> Refusal | None:
        """Tell why not; words that the list has not are all named (X8)."""
        code = self._untimely(state, entry)
        if code:
            return Refusal(code)
        place = state.place(entry.seat)
        if isinstance(entry.move, Play):
            return self._unfit(place, laying(self.table, state.board, entry.move))
        if isinstance(entry.move, Trade):
            code = self._not_to_trade(state, place, entry.move)
        return Refusal(code) if code else None

    def _untimely(
        self, state: CrosswordState, entry: Entry[CrosswordMove]
    ) -> str | None:
        if state.ending:
            return "game_over"
        if isinstance(entry.move, Leave):
            is_person = state.place(entry.seat).player is Player.PERSON
            return None if is_person else "not_a_person"
        if entry.seat != state.turn:
            return "not_your_turn"
        is_late = bool(self.table.timer) and entry.at >= self.table.timer * 1000
        if isinstance(entry.move, Out):
            return None if is_late else "time_still_running"
        return "time_is_up" if is_late else None

    def _unfit(self, place: Place, made: Laying | str) -> Refusal | None:
        if isinstance(made, str):
            return Refusal(made)
        if without(place.rack, map(tile_of, made.tiles)) is None:
            return Refusal("not_your_tiles")
        bad = self._bad_words(made)
        return Refusal("not_in_list", bad) if bad else None

    def _bad_words(self, made: Laying) -> tuple[str, ...]:
        words = dict.fromkeys(word.word for word in made.words)
        return tuple(word for word in words if not is_word(self.lexicon, word))

    def _not_to_trade(
        self, state: CrosswordState, place: Place, move: Trade
    ) -> str | None:
        if len(state.bag) < self.table.trade:
            return "bag_too_low"
        return "not_your_tiles" if without(place.rack, move.tiles) is None else None

    def play(
        self, state: CrosswordState, entry: Entry[CrosswordMove]
    ) -> CrosswordState:
        """Return the state after an entry that `refusal` allows."""
        if isinstance(entry.move, Leave):
            return crossword_turns.leave(state, entry.seat)
        return crossword_turns.take(self.table, state, entry.move)

    def preview(self, state: CrosswordState, seat: Seat, laid: Laid) -> View:
        """Tell what tiles would make if the seat played them now (X23).

        `laid` are squares with tiles, small letters blanks, in any order. Says nothing
        of whose turn it is, since tiles are laid while others play, too (X24).
        """
        made = placed(self.table, state.board, laid)
        refused = self._unfit(state.place(seat), made)
        return preview_view(made, refused)

    def to_act(self, state: CrosswordState) -> frozenset[Seat]:
        """Return the seat whose turn it is."""
        return frozenset() if state.ending else frozenset({state.turn})

    def result(self, state: CrosswordState) -> Result | None:
        """Give it to the highest score of those who stayed; ties stand (X16, X17)."""
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

    def view(self, state: CrosswordState, seat: Seat | None) -> View:
        """Show a seat its rack and what all see, and all racks when it is over."""
        return {"game": self.name, **view(state, self.table, self.result(state), seat)}

    def think(self, view: View) -> Iterator[CrosswordMove]:
        """Yield the best move that a computer player knows, step by step (X19).

        It has the view of its seat and nothing else. ValueError for a person's seat.
        """
        player = player_of(view)
        if player is Player.PERSON:
            msg = "a person plays this seat"
            raise ValueError(msg)
        return self._thinker(player).think(read(view))

    def advise(self, view: View) -> Iterator[CrosswordMove]:
        """Yield the best move that Hard knows for the seat of a view, step by step."""
        return self._thinker(Player.HARD).think(read(view))

    def _thinker(self, player: Player) -> Thinker:
        return Thinker(self.table, self.lexicon, player, self.skill)

    def moves(self, state: CrosswordState, seat: Seat) -> Iterator[CrosswordMove]:
        """Yield every move of the seat whose turn it is.

        Plays of the secret words are left out: they are to be discovered (X18).
        """
        if seat not in self.to_act(state):
            return
        place = state.place(seat)
        words = vocabulary(self.lexicon)
        search = Search(self.table, state.board, place.rack, words)
        yield from (found.move(self.table) for found in search.every())
        if len(state.bag) >= self.table.trade:
            for count in range(1, len(place.rack) + 1):
                for tiles in sorted(set(combinations(place.rack, count))):
                    yield Trade("".join(tiles))
        yield Pass()
        if place.player is Player.PERSON:
            yield Leave()
        if self.table.timer:
            yield Out()

    def position(self, state: CrosswordState) -> str:
        """Write board, tiles, places and turns, and the seed of the draws to come."""
        places = (
            f"{place.rack}:{place.player}:{place.score}:{place.left:d}{place.late:d}"
            for place in state.places
        )
        turns = (f"{turn.seat}/{turn.rack}/{turn.move}" for turn in state.turns)
        ending = state.ending.value if state.ending else "on"
        tiles = (f"{state.bag}-{state.aside}", f"{ending}:{state.turn}:{state.idle}")
        seed = state.chance.seed.hex()
        return " ".join([state.board, *tiles, *places, seed, ",".join(turns)])
