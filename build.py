#!/usr/bin/env python3
"""The one tool of the project: `python3 build.py --help` lists what it does.

This file has to be understood by older Pythons too, so that they can be told what is
missing; the work is done in tools/.
"""

import sys

OLDEST = (3, 11)


def main() -> int:
    """Run the tool; return its exit code."""
    if sys.version_info < OLDEST:
        here = ".".join(map(str, sys.version_info[:2]))
        print(f"Lexigrid needs Python 3.11 or newer; this is Python {here}.")
        return 1
    from tools.commands import run  # noqa: PLC0415 - older Pythons cannot read it

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
