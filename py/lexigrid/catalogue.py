"""The games there are: the only list of them, and how a table's options are read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from lexigrid.bundle import table
from lexigrid.cubes import parse_cubes
from lexigrid.game import Game
from lexigrid.games.hunt import Hunt, HuntTable
from lexigrid.games.null import Null
from lexigrid.lexicon import Lexicon

AnyGame = Game[Any, Any]
Options = Mapping[str, int]


class OptionError(ValueError):
    """Options that the table does not offer; says which."""


@dataclass(frozen=True)
class Listed:
    """A game in the catalogue.

    `version` counts changes of the rules as code: raise it whenever a log may replay
    differently. `choices` are what each option offers, the default first.
    """

    version: int
    choices: Mapping[str, tuple[int, ...]]
    make: Callable[[Options, Lexicon], AnyGame]


def _hunt(options: Options, lexicon: Lexicon) -> Hunt:
    data = table("hunt")
    size, minimum = options["size"], options["min"]
    return Hunt(
        HuntTable(
            size=size,
            minimum=minimum,
            seconds=options["seconds"],
            cubes=parse_cubes(data["cubes"][str(size)].split()),
            floor=data["floors"][str(size)][str(minimum)],
        ),
        lexicon,
    )


def _null(options: Options, lexicon: Lexicon) -> Null:
    del options, lexicon  # it has none and needs none
    return Null()


@cache
def catalogue() -> Mapping[str, Listed]:
    """Return the games by name."""
    hunt = {name: tuple(offer) for name, offer in table("hunt")["options"].items()}
    return {"hunt": Listed(1, hunt, _hunt), "null": Listed(1, {}, _null)}


def listed(name: str) -> Listed:
    """Return a game's entry; OptionError for a name that is not listed."""
    try:
        return catalogue()[name]
    except KeyError:
        msg = f"there is no game {name[:40]!r}"
        raise OptionError(msg) from None


def options_for(name: str, chosen: Mapping[str, object]) -> dict[str, int]:
    """Return all options of a game with defaults filled in.

    `chosen` has whole numbers or their digits; OptionError names an unknown option or
    a value that the table does not offer.
    """
    choices = listed(name).choices
    for option in chosen:
        if option not in choices:
            msg = f"{name} has no option {option[:40]!r}"
            raise OptionError(msg)
    options = {}
    for option, offer in choices.items():
        value = str(chosen.get(option, offer[0]))
        if value not in map(str, offer):
            wanted = " or ".join(map(str, offer))
            msg = f"{option} is {wanted}, not {value[:40]!r}"
            raise OptionError(msg)
        options[option] = int(value)
    return options


def make(name: str, options: Mapping[str, object], lexicon: Lexicon) -> AnyGame:
    """Make the game of a table; OptionError says what it does not offer."""
    return listed(name).make(options_for(name, options), lexicon)


@cache
def rules_digest(name: str) -> str:
    """Return 16 hexadecimal digits that differ when a game's rules or numbers do.

    OptionError for a name that is not listed.
    """
    version = listed(name).version
    data = {} if name == "null" else table(name)
    text = f"{name} {version} {sorted(data.items())}"
    return sha256(text.encode()).hexdigest()[:16]
