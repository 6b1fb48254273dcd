"""What two builds must have alike to play together: digests of words and of rules.

The engine says them too; the page has them before the engine has started.
"""

import sys

from tools import words
from tools.places import PY

_DIGITS = 16


def provide() -> dict[str, str]:
    """Return the digests, as a room's members tell each other."""
    words.provide()
    if str(PY) not in sys.path:
        sys.path.insert(0, str(PY))
    from lexigrid.bundle import lexicon  # noqa: PLC0415 - needs py/ on the path
    from lexigrid.catalogue import rules_digest  # noqa: PLC0415

    return {
        "words": lexicon().digest[:_DIGITS],
        "hunt": rules_digest("fair-hunt"),
        "classic": rules_digest("fair-classic"),
    }
