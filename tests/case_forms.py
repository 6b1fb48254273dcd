"""What all forms of golden cases share: a case, its judge, a difference."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

Case = Mapping[str, Any]


class BadFileError(Exception):
    """A file that is not golden cases; its text is the sentence to print."""


@dataclass(frozen=True)
class Difference:
    """A field of a case that is not as expected."""

    where: str
    expected: object
    got: object


Judge = Callable[[Case], Iterator[Difference]]
# (file, its data, the word list) -> how to judge a case
Form = Callable[[Path, Mapping[str, Any], Path], Judge]


def compared(
    where: str, expected: Mapping[str, object], got: Mapping[str, object]
) -> Iterator[Difference]:
    """Yield a difference for each field that either side lacks or has otherwise."""
    for field in {**expected, **got}:
        one, other = expected.get(field, "(absent)"), got.get(field, "(unknown field)")
        # As JSON: true is not 1, and 3.0 is not 3.
        if json.dumps(one, sort_keys=True) != json.dumps(other, sort_keys=True):
            yield Difference(f"{where}{field}", one, other)


def word_list(file: Path, data: Mapping[str, Any], words: Path) -> list[str]:
    """Read the list that a file is counted with; BadFileError when it is another."""
    try:
        content = words.read_bytes()
        listed = content.decode("ascii").split()
    except (OSError, UnicodeDecodeError) as error:
        msg = f"{words} cannot be read as a list of words: {error}"
        raise BadFileError(msg) from None
    wanted = data.get("word_list", {})
    got = {"words": len(listed), "sha256": sha256(content).hexdigest()}
    if got != {field: wanted.get(field) for field in got}:
        msg = f"{file} is counted with {wanted}, but {words} has {got}"
        raise BadFileError(msg)
    return listed
