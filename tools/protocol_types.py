"""Write js/protocol.d.ts from the types of lexigrid.protocol."""

import types
from itertools import chain
from typing import (
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from lexigrid import (
    protocol,
    protocol_credits,
    protocol_crossword,
    protocol_fair,
    protocol_heist,
    protocol_hunt,
)

MODULES = (
    protocol_fair,
    protocol_hunt,
    protocol_crossword,
    protocol_heist,
    protocol_credits,
    protocol,
)
HEAD = "// Made from py/lexigrid/protocol.py by tools/protocol_types.py: do not edit.\n"
_PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null"}


def declarations() -> str:
    """Return the TypeScript declarations of all types of the protocol."""
    parts = [HEAD]
    named = chain.from_iterable(vars(module).items() for module in MODULES)
    for name, kind in dict(named).items():
        if is_typeddict(kind):
            parts.append(_interface(name, kind))
        elif get_origin(kind) in {Union, Literal, types.UnionType}:
            parts.append(f"export type {name} = {_type(kind)};\n")
    return "\n".join(parts)


def _interface(name: str, kind: Any) -> str:  # noqa: ANN401 - a TypedDict
    summary = (kind.__doc__ or "").strip().split("\n")[0]
    optional = kind.__optional_keys__
    fields = "".join(
        f"  {field}{'?' if field in optional else ''}: {_type(hint)};\n"
        for field, hint in get_type_hints(kind).items()
    )
    return f"/** {summary} */\nexport interface {name} {{\n{fields}}}\n"


def _type(hint: Any) -> str:  # noqa: ANN401 - any annotation
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    if origin in {Union, types.UnionType}:
        return " | ".join(map(_type, arguments))
    return str(hint.__name__)


if __name__ == "__main__":
    print(declarations(), end="")
