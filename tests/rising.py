"""What Normal plays in games with tiles, as its rival plays badly or well (X19)."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from lexigrid.games.tile_players import Player
from tools.selfplay import Choice

Chooser = Callable[..., Choice[Any, Any]]


def check_rising(game: Any, chooser: Chooser, states: Iterable[Any]) -> None:  # noqa: ANN401
    """Expect Normal alone beside a weak rival, and Hard's moves beside a strong one."""
    alone = chooser(game, Player.NORMAL, replace(game.skill, spur=0))
    normal, hard = chooser(game, Player.NORMAL), chooser(game, Player.HARD)
    differ = 0
    for state in states:
        other = 3 - state.turn
        weak = state.with_place(other, replace(state.place(other), score=0))
        strong = state.with_place(other, replace(state.place(other), score=2000))
        assert normal(game, weak) == alone(game, weak)
        assert normal(game, strong) == hard(game, strong)
        differ += normal(game, weak) != normal(game, strong)
    assert differ
