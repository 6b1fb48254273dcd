"""Reading the parts of a request: each of its kind, or BadRequest names it."""

from collections.abc import Mapping
from typing import TypeVar

Request = Mapping[str, object]
Ok = dict[str, object]
T = TypeVar("T")

_KINDS: dict[type, str] = {
    int: "a whole number",
    str: "text",
    dict: "an object",
    list: "a list",
}


class BadRequest(ValueError):  # noqa: N818 - named for what it is
    """A request lacks something, or a part of it is not of its kind."""


def take(request: Request, name: str, kind: type[T]) -> T:
    """Return a part of a request."""
    return of_kind(request.get(name), f"the request's {name!r}", kind)


def of_kind(value: object, what: str, kind: type[T]) -> T:
    """Return `value` when it is of its kind; BadRequest says `what` is not."""
    # bool is an int to Python, but true is no number on the wire.
    if not isinstance(value, kind) or isinstance(value, bool):
        msg = f"{what} is not {_KINDS[kind]}"
        raise BadRequest(msg)
    return value
