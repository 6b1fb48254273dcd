"""The games there are: the only list of them, and how a table's options are read."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from typing import Any

from lexigrid.bundle import table
from lexigrid.cubes import parse_cubes
from lexigrid.game import Game
from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_skill import Skill, skill_of
from lexigrid.games.crossword_table import CrosswordTable, table_fault
from lexigrid.games.fair import Fair
from lexigrid.games.heist import Heist
from lexigrid.games.heist_skill import Skill as HeistSkill
from lexigrid.games.heist_skill import skill_of as heist_skill_of
from lexigrid.games.heist_table import HeistTable
from lexigrid.games.heist_table import table_fault as heist_fault
from lexigrid.games.hunt import Hunt
from lexigrid.games.hunt_table import Dome, HuntTable, team_fault
from lexigrid.games.null import Null
from lexigrid.games.tile_leaves import parse_leaves
from lexigrid.games.tile_players import Player
from lexigrid.layout import parse_layout
from lexigrid.lexicon import Lexicon

AnyGame = Game[Any, Any]


class OptionError(ValueError):
    """Options that the table does not offer; says which."""


@dataclass(frozen=True)
class Options:
    """All options of a table of `seats`: numbers by name, and numbers by seat order."""

    seats: int
    numbers: Mapping[str, int]
    per_seat: Mapping[str, tuple[int, ...]]

    @property
    def texts(self) -> tuple[tuple[str, str], ...]:
        """As the log writes them, in alphabetical order: `minimums=3-4-5`."""
        single = {name: str(value) for name, value in self.numbers.items()}
        several = {
            name: "-".join(map(str, values)) for name, values in self.per_seat.items()
        }
        return tuple(sorted({**single, **several}.items()))


@dataclass(frozen=True)
class Listed:
    """A game in the catalogue.

    `version` counts changes of the rules as code: raise it whenever a log may replay
    differently. `tables` are the files of its numbers. `choices` are what each option
    offers, the default first; `per_seat` what the options offer that have a value for
    each seat, or are left out.
    """

    version: int
    tables: tuple[str, ...]
    make: Callable[[Options, Lexicon], AnyGame]
    choices: Mapping[str, Sequence[int]] = field(default_factory=dict)
    per_seat: Mapping[str, Sequence[int]] = field(default_factory=dict)


def _lexigrid_table(options: Options) -> HuntTable:
    data = table("hunt")
    size, minimum = options.numbers["size"], options.numbers["min"]
    return HuntTable(
        size=size,
        minimum=minimum,
        seconds=options.numbers["seconds"],
        cubes=parse_cubes(data["cubes"][str(size)].split()),
        floor=data["floors"][str(size)][str(minimum)],
    )


def _classic_table(options: Options) -> HuntTable:
    data, hunt, chosen = table("classic"), table("hunt"), options.numbers
    size, shaker = str(chosen["size"]), chosen["shaker"]
    minimums = options.per_seat.get("minimums", ())
    teams = options.per_seat.get("teams", ())
    wrong = team_fault(teams) if teams else None
    if wrong:
        raise OptionError(wrong)
    if shaker > options.seats:
        msg = f"shaker is a seat, 1 to {options.seats}, not {shaker}"
        raise OptionError(msg)
    minimum = min(minimums, default=chosen["min"])
    floors = {**hunt["floors"][size], **data["floors"]}
    return HuntTable(
        size=chosen["size"],
        minimum=minimum,
        seconds=chosen["seconds"],
        cubes=parse_cubes(hunt["cubes"][size].split()),
        floor=floors[str(minimum)],
        dome=Dome(shaker, data["cubes"]["underlined"]),
        minimums=minimums,
        teams=teams,
        anything=bool(chosen["anything"]),
    )


_HUNT_TABLES = {"hunt": _lexigrid_table, "classic": _classic_table}


def hunt_table(name: str, options: Options) -> HuntTable:
    """Return what a table of a hunt has agreed on; OptionError for another game."""
    if name not in _HUNT_TABLES:
        msg = f"{name[:40]!r} is not a hunt"
        raise OptionError(msg)
    return _HUNT_TABLES[name](options)


def _hunt(options: Options, lexicon: Lexicon) -> Hunt:
    return Hunt(hunt_table("hunt", options), lexicon)


def _classic(options: Options, lexicon: Lexicon) -> Hunt:
    return Hunt(hunt_table("classic", options), lexicon, "classic")


def crossword_table(options: Options) -> CrosswordTable:
    """Return what a crossword table has agreed on; OptionError when it cannot be."""
    data, chosen = table("crossword"), options.numbers
    players = options.per_seat.get("players", ())
    wrong = table_fault(chosen["timer"], players, options.seats)
    if wrong:
        raise OptionError(wrong)
    layout = parse_layout(data["board"]["layout"].split())
    return CrosswordTable(
        layout=layout,
        points={tile: points for tile, (_, points) in data["tiles"].items()},
        counts={tile: count for tile, (count, _) in data["tiles"].items()},
        start=len(layout.codes) // 2,
        tiles=chosen["tiles"],
        timer=chosen["timer"],
        players=tuple(map(Player, players)),
        **data["numbers"],
    )


def _crossword(options: Options, lexicon: Lexicon) -> Crossword:
    return Crossword(crossword_table(options), lexicon, crossword_skill())


@cache
def crossword_skill() -> Skill:
    """Return what the computer players of the crossword go by."""
    data = table("crossword_players")
    return skill_of(data["skill"], parse_leaves(data["leaves"]["table"]))


def heist_table(options: Options) -> HeistTable:
    """Return what a Lexiheist table has agreed on; OptionError when it cannot be."""
    data = table("heist")
    players = options.per_seat.get("players", ())
    wrong = heist_fault(players, options.seats)
    if wrong:
        raise OptionError(wrong)
    layout = parse_layout(data["board"]["layout"].split())
    return HeistTable(
        layout=layout,
        points={tile: points for tile, (_, points) in data["tiles"].items()},
        counts={tile: count for tile, (count, _) in data["tiles"].items()},
        start=len(layout.codes) // 2,
        timer=options.numbers["timer"],
        players=tuple(map(Player, players)),
        **data["numbers"],
    )


def _heist(options: Options, lexicon: Lexicon) -> Heist:
    return Heist(heist_table(options), lexicon, heist_skill())


@cache
def heist_skill() -> HeistSkill:
    """Return what the computer players of Lexiheist go by.

    What kept tiles are worth was measured in the crossword.
    """
    leaves = table("crossword_players")["leaves"]["table"]
    return heist_skill_of(table("heist_players")["skill"], parse_leaves(leaves))


def _null(options: Options, lexicon: Lexicon) -> Null:
    del options, lexicon  # it has none and needs none
    return Null()


# Changes of the rules of a round between friends (fair.py) since its first version.
# Those of the hunt inside count as well.
_FAIR_CHANGES = 0


def _between_friends(
    hunt: Listed, make_hunt: Callable[[Options, Lexicon], Hunt]
) -> Listed:
    return replace(
        hunt,
        version=hunt.version + _FAIR_CHANGES,
        make=lambda options, lexicon: Fair(make_hunt(options, lexicon)),
    )


@cache
def catalogue() -> Mapping[str, Listed]:
    """Return the games by name."""
    hunt_data, classic_data = table("hunt"), table("classic")
    offers, per_seat = classic_data["options"], classic_data["per_seat"]
    hunt = Listed(1, ("hunt",), _hunt, hunt_data["options"])
    classic = Listed(1, ("classic", "hunt"), _classic, offers, per_seat)
    crossword, heist = table("crossword"), table("heist")
    return {
        "hunt": hunt,
        "classic": classic,
        "fair-hunt": _between_friends(hunt, _hunt),
        "fair-classic": _between_friends(classic, _classic),
        "crossword": Listed(
            1, ("crossword",), _crossword, crossword["options"], crossword["per_seat"]
        ),
        "heist": Listed(1, ("heist",), _heist, heist["options"], heist["per_seat"]),
        "null": Listed(1, (), _null),
    }


def listed(name: str) -> Listed:
    """Return a game's entry; OptionError for a name that is not listed."""
    try:
        return catalogue()[name]
    except KeyError:
        msg = f"there is no game {name[:40]!r}"
        raise OptionError(msg) from None


def options_for(name: str, chosen: Mapping[str, object], seats: int) -> Options:
    """Return all options of a game with defaults filled in.

    `chosen` has whole numbers or their digits, for an option of each seat a list of
    them or `3-4-5`; OptionError names an unknown option or a value that is not on
    offer.
    """
    entry = listed(name)
    for option in chosen:
        if option not in entry.choices and option not in entry.per_seat:
            msg = f"{name} has no option {option[:40]!r}"
            raise OptionError(msg)
    numbers = {
        option: _number(option, chosen.get(option, offer[0]), offer)
        for option, offer in entry.choices.items()
    }
    per_seat = {
        option: _each(option, chosen[option], offer, seats)
        for option, offer in entry.per_seat.items()
        if option in chosen
    }
    return Options(seats, numbers, per_seat)


def _number(option: str, value: object, offer: Sequence[int]) -> int:
    if str(value) not in map(str, offer):
        wanted = " or ".join(map(str, offer))
        msg = f"{option} is {wanted}, not {str(value)[:40]!r}"
        raise OptionError(msg)
    return int(str(value))


def _each(
    option: str, values: object, offer: Sequence[int], seats: int
) -> tuple[int, ...]:
    parts = values if isinstance(values, list | tuple) else str(values).split("-")
    if len(parts) != seats:
        msg = f"{option} has {len(parts)} numbers for {seats} seats"
        raise OptionError(msg)
    return tuple(
        _number(f"{option} of seat {seat}", value, offer)
        for seat, value in enumerate(parts, start=1)
    )


def make(name: str, options: Options, lexicon: Lexicon) -> AnyGame:
    """Make the game of a table; OptionError says what it does not offer."""
    return listed(name).make(options, lexicon)


@cache
def rules_digest(name: str) -> str:
    """Return 16 hexadecimal digits that differ when a game's rules or numbers do.

    OptionError for a name that is not listed.
    """
    entry = listed(name)
    data = [item for file in entry.tables for item in sorted(table(file).items())]
    text = f"{name} {entry.version} {data}"
    return sha256(text.encode()).hexdigest()[:16]
