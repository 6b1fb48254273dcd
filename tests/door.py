"""Talking to the bridge as the page does, and the form that its replies must have."""

import json
import types
from dataclasses import replace
from itertools import count
from typing import (
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from lexigrid import log as logs
from lexigrid.bridge import Bridge
from lexigrid.log import Log


class Door:
    """A bridge with the numbers of requests counted."""

    def __init__(self, bridge: Bridge) -> None:
        """Stand before a bridge."""
        self.bridge = bridge
        self._ids = count(1)
        self._open: set[int] = set()

    def say(self, verb: str, **more: object) -> dict[str, Any]:
        """Make a request; return the reply."""
        number = next(self._ids)
        request = {"id": number, "verb": verb, **more}
        reply = json.loads(self.bridge.handle(json.dumps(request)))
        assert isinstance(reply, dict)
        assert reply["id"] == number
        assert len(reply) == 2
        return reply

    def ok(self, verb: str, **more: object) -> dict[str, Any]:
        """Make a request that must be carried out."""
        answer = self.say(verb, **more)["ok"]
        assert isinstance(answer, dict)
        if verb in {"new", "load"}:
            self._open.add(answer["session"])
        if verb == "close":
            self._open.remove(answer["session"])
        return answer

    def refused(self, verb: str, **more: object) -> str:
        """Make a request that the rules must refuse; return the code."""
        return str(self.say(verb, **more)["refused"])

    def error(self, verb: str, **more: object) -> str:
        """Make a bad request; return the sentence."""
        return str(self.say(verb, **more)["error"])

    def logs(self) -> list[str]:
        """Return the logs of all open games."""
        return [self.ok("save", session=number)["log"] for number in sorted(self._open)]


def with_header(text: str, **changes: Any) -> str:  # noqa: ANN401 - any field
    """Write a log with another header, and digests that fit it."""
    log = logs.parse(text)
    return str(Log(replace(log.header, **changes), log.lines))


def is_as_declared(value: object, hint: Any) -> bool:  # noqa: ANN401 - any annotation
    """Tell whether a part of a reply has the type that protocol.py declares."""
    origin, arguments = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        fields = get_type_hints(hint)
        return (
            isinstance(value, dict)
            and hint.__required_keys__ <= value.keys() <= fields.keys()
            and all(is_as_declared(value[name], fields[name]) for name in value)
        )
    if origin in {Union, types.UnionType}:
        return any(is_as_declared(value, one) for one in arguments)
    if origin is Literal:
        return value in arguments
    if origin is list:
        return isinstance(value, list) and all(
            is_as_declared(one, arguments[0]) for one in value
        )
    if origin is dict:
        return isinstance(value, dict) and all(
            is_as_declared(one, arguments[1]) for one in value.values()
        )
    return type(value) is hint
