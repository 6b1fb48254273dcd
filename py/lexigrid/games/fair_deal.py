"""What was dealt: the text on which all seats promised, held against the table.

The header of a log is signed by nobody, but every promise is for the digest of this
text. It can be written in one way only, so a pattern reads it and nothing else does
(docs/notation.md).
"""

import re
from collections.abc import Mapping

from lexigrid.games.hunt import Hunt
from lexigrid.games.hunt_table import HuntTable

LONGEST_DEAL = 4000  # characters

_WHOLE = r"(?:0|[1-9][0-9]{0,3})"
_LIST = rf"\[{_WHOLE}(?:,{_WHOLE})*\]"
_NAME, _VALUE = "[a-z]{1,20}", f"(?:{_WHOLE}|{_LIST})"
_OPTION = f'"{_NAME}":{_VALUE}'
_MEMBER = r'"[A-Za-z0-9_-]{22}"'
_DEAL = re.compile(
    r'\{"game":"([a-z]{1,20})",'
    rf'"match":(?:null|\{{"rounds":{_LIST},"target":{_WHOLE}\}}),'
    rf'"options":\{{({_OPTION}(?:,{_OPTION})*)\}},'
    rf'"seats":\[({_MEMBER}(?:,{_MEMBER})*)\]\}}',
    re.ASCII,
)
_PARTS = re.compile(f'"({_NAME})":({_VALUE})', re.ASCII)
_DOME_DEFAULTS = {"anything": "0", "shaker": "1"}  # left out where nobody chose


def members(text: str) -> tuple[str, ...]:
    """Return who was dealt to by seat order; nobody when it is no such text."""
    found = _DEAL.fullmatch(text)
    return tuple(name.strip('"') for name in found[3].split(",")) if found else ()


def fits_table(text: str, hunt: Hunt, seats: int) -> bool:
    """Tell whether game, options and number of seats are those of the log's header."""
    found = _DEAL.fullmatch(text)
    if not found or found[1] != hunt.name or len(members(text)) != seats:
        return False
    said = _PARTS.findall(found[2])
    is_in_order = said == sorted(dict(said).items())
    return is_in_order and _played(dict(said), hunt.table) == _agreed(hunt.table)


def _played(said: Mapping[str, str], table: HuntTable) -> dict[str, str]:
    """Fill in what was left out; minimums of the seats stand for that of all."""
    options = {**(_DOME_DEFAULTS if table.dome else {}), **said}
    if {"min", "minimums"} <= options.keys():
        options["min"] = min(options["minimums"].strip("[]").split(","), key=int)
    return options


def _agreed(table: HuntTable) -> dict[str, str]:
    options = {
        "size": str(table.size),
        "min": str(table.minimum),
        "seconds": str(table.seconds),
    }
    if table.dome:
        options["shaker"] = str(table.dome.shaker)
        options["anything"] = str(int(table.anything))
    several = {"minimums": table.minimums, "teams": table.teams}
    lists = {name: _list(values) for name, values in several.items() if values}
    return {**options, **lists}


def _list(values: tuple[int, ...]) -> str:
    return f"[{','.join(map(str, values))}]"
