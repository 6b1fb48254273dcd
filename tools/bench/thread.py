"""The engine in its thread: grids that are accepted and solved, and claims."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Playwright

from tools.bench.visits import SITE, Sample, browsing, dealt, probe, wait_for
from tools.host import Host

GRIDS = 200
_ROUNDS = 10
_CLAIMS = 30


def ask(playwright: Playwright, host: Host) -> Sample:
    """Measure from the page's side of the border; return percentiles."""
    script = Path(__file__).with_name("thread.js").read_text("utf-8")
    with browsing(playwright) as (context, _):
        context.add_init_script(probe(plays=False))
        page = context.pages[0]
        page.goto(host.address_of(SITE))
        wait_for(page, "ready")
        work = {
            "seeds": [_seed(number) for number in range(GRIDS)],
            "rounds": [_round(_seed(number)) for number in range(_ROUNDS)],
        }
        took = page.evaluate(script, work)
    return {
        "grid_p50": percentile(took["grids"], 50),
        "grid_p95": percentile(took["grids"], 95),
        "claim_p50": percentile(took["claims"], 50),
        "claim_p95": percentile(took["claims"], 95),
    }


def percentile(values: Sequence[float], share: int) -> float:
    """Return the value that so many per cent do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * share // 100) - 1)]


def _seed(number: int) -> str:
    return sha256(b"bench %d" % number).hexdigest()


def _round(seed: str) -> dict[str, object]:
    found = dealt(4, seed)
    words = found.words[:_CLAIMS]
    paths = ("-".join(map(str, found.path(word))) for word in words)
    return {"seed": seed, "moves": [f"claim {path}" for path in paths]}
