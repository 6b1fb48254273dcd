"""The packed word lists: made from wordlist/ by tools/pack_words.py."""

import sys

from tools import stamps
from tools.places import CACHE, ENGINE, PACKED_WORDS, PY, TOOLS, WORDLIST, shown
from tools.say import ToolError, step


def provide() -> bytes:
    """Return the packed lists, packed first if need be, and leave them in the package.

    Raises ToolError that names file and line when an input is wrong.
    """
    stamp = CACHE / "words.stamp"
    inputs = stamps.digest(
        WORDLIST, TOOLS / "pack_words.py", *sorted(ENGINE.glob("*.py"))
    )
    if PACKED_WORDS.is_file():
        packed = PACKED_WORDS.read_bytes()
        if stamps.is_fresh(stamp, stamps.digest(inputs, packed)):
            return packed
    step(f"Packing the word lists into {shown(PACKED_WORDS)} …")
    packed = _pack()
    PACKED_WORDS.write_bytes(packed)
    stamps.mark(stamp, stamps.digest(inputs, packed))
    return packed


def _pack() -> bytes:
    if str(PY) not in sys.path:
        sys.path.insert(0, str(PY))
    try:
        from tools.pack_words import pack_words  # noqa: PLC0415 - needs py/ on the path

        return pack_words(WORDLIST)
    except (ValueError, OSError, ImportError) as error:
        raise ToolError(f"The word lists cannot be packed: {error}.") from None
