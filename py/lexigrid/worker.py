"""The engine as the page's worker has it: made once, when this module is imported.

A memory snapshot of the interpreter with this module imported holds all of it.
"""

from lexigrid.bridge import Bridge
from lexigrid.bundle import lexicon

handle = Bridge(lexicon()).handle
