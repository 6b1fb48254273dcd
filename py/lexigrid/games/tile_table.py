"""What the tables of all games with tiles tell alike."""

from collections.abc import Mapping

from lexigrid.game import Seat
from lexigrid.games.tile_players import Player


class TileTable:
    """A table with points by tile, and players by seat order, empty: all are people."""

    points: Mapping[str, int]
    players: tuple[Player, ...]

    def player(self, seat: Seat) -> Player:
        """Return who plays a seat at first."""
        return self.players[seat - 1] if self.players else Player.PERSON

    def worth(self, tiles: str) -> int:
        """Return the points of tiles, small letters being blanks (X5, T4)."""
        return sum(self.points.get(tile, 0) for tile in tiles)
