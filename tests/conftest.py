"""What all Python tests share."""

import pytest
from hypothesis import settings

from lexigrid import bundle
from lexigrid.lexicon import Lexicon

# The same examples every time: a red test is a fault, never bad luck.
settings.register_profile(
    "lexigrid", derandomize=True, database=None, deadline=None, max_examples=60
)
settings.load_profile("lexigrid")


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    """Return the packed word lists of this build."""
    try:
        return bundle.lexicon()
    except FileNotFoundError:
        return pytest.fail(
            "the word lists are not packed yet; run 'python3 build.py build' first",
            pytrace=False,
        )
