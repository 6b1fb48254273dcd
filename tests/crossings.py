"""A crossword table with chosen racks and words, for tests of single rules."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from lexigrid.catalogue import crossword_skill, crossword_table, options_for
from lexigrid.chance import Chance
from lexigrid.game import Entry, Refusal
from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_state import CrosswordState, Place
from lexigrid.games.tile_players import Player
from lexigrid.lexicon import Lexicon
from lexigrid.tiles import full_set, tile_of, without

CHANCE = Chance(bytes(range(32)))
WORDS = Lexicon.of(
    ["aa", "ad", "at", "cat", "cats", "eat", "eats", "gears", "jo", "sat", "tea"]
)


def game(seats: int = 2, **options: object) -> Crossword:
    """Return the rules of a table with the words above."""
    table = crossword_table(options_for("crossword", options, seats))
    return Crossword(table, WORDS, crossword_skill())


def rows(*lines: str) -> str:
    """Write a board of 15 rows: empty ones but for those given, from row 8 on."""
    whole = ["." * 15] * 7 + [line.ljust(15, ".") for line in lines]
    return "".join([*whole, *["." * 15] * (15 - len(whole))])


class Table:
    """A game in progress that starts with seat 1 and the racks given."""

    def __init__(
        self,
        *racks: str,
        board: str = rows(),
        bag: str | None = None,
        **options: object,
    ) -> None:
        """Set a table; the bag holds all other tiles unless it is given."""
        self.game = game(len(racks), **options)
        start = self.game.start(len(racks), CHANCE)
        shown = [tile_of(tile) for tile in board if tile != "."]
        rest = without(full_set(self.game.table.counts), [*shown, *"".join(racks)])
        assert rest is not None, "more tiles than there are"
        bag = rest if bag is None else bag
        places = [
            replace(place, rack="".join(sorted(rack)))
            for place, rack in zip(start.places, racks, strict=True)
        ]
        self.state = replace(
            start,
            board=board,
            bag=bag,
            aside=without(rest, bag) or "",
            places=tuple(places),
            turn=1,
        )

    def refusal(
        self, move: str, seat: int | None = None, at: int = 0
    ) -> Refusal | None:
        """Return why a move is refused, of the seat whose turn it is unless given."""
        seat = self.state.turn if seat is None else seat
        return self.game.refusal(self.state, Entry(seat, at, self.game.parse(move)))

    def code(self, move: str, seat: int | None = None, at: int = 0) -> str | None:
        """Return the code alone."""
        refused = self.refusal(move, seat, at)
        return refused.code if refused else None

    def play(self, *moves: str, seat: int | None = None) -> "Table":
        """Play moves of the seats whose turns they are; `out` when time is out."""
        for move in moves:
            own = self.state.turn if seat is None else seat
            at = self.game.table.timer * 1000 if move == "out" else 0
            assert self.refusal(move, own, at) is None, move
            entry = Entry(own, at, self.game.parse(move))
            self.state = self.game.play(self.state, entry)
        return self

    def place(self, seat: int) -> Place:
        """Return a seat's place."""
        return self.state.place(seat)

    @property
    def scores(self) -> list[int]:
        """The points of all seats."""
        return [place.score for place in self.state.places]

    @property
    def winners(self) -> list[int] | None:
        """The seats that won, None while the game goes on."""
        result = self.game.result(self.state)
        return sorted(result.winners) if result else None


def all_tiles(state: CrosswordState) -> str:
    """Return every tile there is, sorted."""
    shown = (tile_of(tile) for tile in state.board if tile != ".")
    racks: Iterable[str] = (place.rack for place in state.places)
    return "".join(sorted([*shown, *"".join(racks), *state.bag, *state.aside]))


def people(state: CrosswordState) -> Sequence[bool]:
    """Tell by seat order who is a person."""
    return [place.player is Player.PERSON for place in state.places]
