"""A Lexiheist table with chosen racks and words, for tests of single rules."""

from dataclasses import replace

from lexigrid.catalogue import heist_skill, heist_table, options_for
from lexigrid.chance import Chance
from lexigrid.game import Entry, Refusal
from lexigrid.games.heist import Heist
from lexigrid.games.heist_state import HeistState, Place, Placed
from lexigrid.lexicon import Lexicon
from lexigrid.tiles import full_set, tile_of, without

CHANCE = Chance(bytes(range(32)))
WORDS = Lexicon.of(
    ["aa", "ad", "at", "bat", "cat", "cats", "cot", "eat", "eats", "jo", "sat", "tea"]
)
SIZE = 17


def game(seats: int = 2, **options: object) -> Heist:
    """Return the rules of a table with the words above."""
    table = heist_table(options_for("heist", options, seats))
    return Heist(table, WORDS, heist_skill())


def rows(*lines: str) -> str:
    """Write a board of 17 rows: empty ones but for those given, from row 9 on."""
    whole = ["." * SIZE] * 8 + [line.ljust(SIZE, ".") for line in lines]
    return "".join([*whole, *["." * SIZE] * (SIZE - len(whole))])


CAT = rows("........CAT")  # circles 145 to 147


class Table:
    """A game in progress; seats take turns from seat 1 on, nobody's turn is doubled."""

    def __init__(
        self,
        *racks: str,
        board: str = rows(),
        owner: int = 2,
        bag: str | None = None,
        **options: object,
    ) -> None:
        """Set a table; the bag holds all other tiles unless it is given.

        Each letter on the board belongs to `owner` at its plain value.
        """
        self.game = game(len(racks), **options)
        table, start = self.game.table, self.game.start(len(racks), CHANCE)
        shown = [tile_of(tile) for tile in board if tile != "."]
        rest = without(full_set(table.counts), [*shown, *"".join(racks)])
        assert rest is not None, "more tiles than there are"
        places = [
            replace(place, rack="".join(sorted(rack)))
            for place, rack in zip(start.places, racks, strict=True)
        ]
        self.state = replace(
            start,
            board=board,
            placed=tuple(
                None if tile == "." else Placed(owner, table.worth(tile))
                for tile in board
            ),
            bag=rest if bag is None else bag,
            places=tuple(places),
            order=tuple(range(1, len(racks) + 1)),
            turn=1,
            doubled=None,
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

    def score(self, *points: int) -> "Table":
        """Give the seats points."""
        for seat, own in enumerate(points, start=1):
            place = replace(self.state.place(seat), score=own)
            self.state = self.state.with_place(seat, place)
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


def all_tiles(state: HeistState) -> str:
    """Return every tile there is, sorted."""
    shown = (tile_of(tile) for tile in state.board if tile != ".")
    racks = (place.rack for place in state.places)
    return "".join(sorted([*shown, *"".join(racks), *state.bag]))
