"""Measure and print: python3 build.py bench [--json] [--runs N]."""

import argparse
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tools.bench import bare, dragging, figures, friends, heist, plays, thread, visits
from tools.bench.visits import BARE, SITE
from tools.host import Host
from tools.places import DIST, NODE_MODULES

_CALM = 1.5  # load average above which figures say little
_SLOWDOWNS = (1, 4)


def main() -> int:
    """Measure, print, and return the exit code."""
    parser = argparse.ArgumentParser("build.py bench")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    machine = _machine()
    _say("\n".join(machine))
    samples = _measured(options.runs)
    measured = figures.rows(samples)
    if options.json:
        told = {
            "machine": machine,
            "figures": [row.plain() for row in measured],
            "samples": samples,
        }
        print(json.dumps(told, indent=2))
        return 0
    print(figures.table(measured))
    is_offline = all(sample["offline"] for sample in samples)
    print(f"Repeat visits were {'offline' if is_offline else 'online'}.")
    print("Lighthouse: not run; it is no part of what the project installs.")
    print("\n".join(_machine()[1:]))
    return 0


def _measured(runs: int) -> list[visits.Sample]:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        plain = bare.write(Path(folder))
        folders = {SITE: (DIST,), BARE: (plain, NODE_MODULES / "pyodide")}
        host = Host(folders, visits.APART)
        samples = []
        for run in range(1, runs + 1):
            _say(f"Run {run} of {runs}: bare page and site, visit by visit …")
            samples.append(visits.one_run(playwright, host))
        _say("The engine in its thread …")
        once = thread.ask(playwright, host)
        for slowdown in _SLOWDOWNS:
            _say(f"Dragging for {dragging.SECONDS} s, {slowdown}x slower …")
            once |= dragging.drag(playwright, host, slowdown)
        _say("Friends by a link, over a relay of our own …")
        once |= friends.meet(playwright, Path(folder))
        # A machine's speed changes within minutes: each has the bare page beside it.
        _say("Plays of the crossword, here and in Pyodide …")
        before = visits.bare_boot(playwright, host)
        once |= plays.ask(plays.POSITIONS)
        between = visits.bare_boot(playwright, host)
        _say("Plays of Lexiheist, here and in Pyodide …")
        once |= heist.ask(plays.POSITIONS)
        after = visits.bare_boot(playwright, host)
        once["bare_plays"] = (before + between) / 2
        once["bare_heist"] = (between + after) / 2
        host.close()
    return [sample | once for sample in samples]


def _machine() -> list[str]:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    facts = f"{os.cpu_count()} cores, load average {load:.2f}"
    lines = [f"Machine: {facts}; browser {os.environ['LEXIGRID_CHROMIUM']}"]
    if load > _CALM:
        lines.append(f"The machine is busy (load {load:.2f}): only ratios count.")
    return lines


def _say(text: str) -> None:
    """Keep standard output for the figures."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
