"""The verbs of build.py."""

import argparse
import os
import sys

from tools import checks, dist, locking, server, suite, words
from tools.bench import start
from tools.places import DIST
from tools.say import ToolError, step

_DESCRIPTION = """\
Build, test and try Lexigrid. What is needed is installed into the project's own
folders first; a second run does only what has changed."""


def run(arguments: list[str]) -> int:
    """Carry out a command line; return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without "…" shows "?"
    options, more = _parsed(arguments)
    try:
        code: int = options.verb(options, more)
    except ToolError as error:
        step("\n".join(["", *filter(None, [error.details]), str(error)]))
        return 1
    except BrokenPipeError:  # as when the output goes to `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        step(f"{error.filename or 'The computer'}: {error.strerror or error}.")
        return 1
    except KeyboardInterrupt:
        step("\nEnded.")
        return 130
    return code


def _parsed(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser("build.py", description=_DESCRIPTION)
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    for verb, name, does in (
        (_serve, "serve", "build the site and serve it on this computer"),
        (_test, "test", "check the code and run all tests (arguments go to pytest)"),
        (_build, "build", "make the site in dist/"),
        (_check, "check", "check format, lint, types and generated files"),
        (_bench, "bench", "measure the site in a browser, beside a bare Pyodide page"),
        (_lock, "lock", "pin the newest releases of what the project depends on"),
    ):
        sub = verbs.add_parser(name, help=does, description=does, allow_abbrev=False)
        sub.set_defaults(verb=verb)
        if name == "serve":
            sub.add_argument("--port", type=int, default=8000)
            sub.add_argument("--open", action="store_true", help="open a browser too")
        if name == "bench":
            sub.add_argument("--json", action="store_true", help="print JSON")
            sub.add_argument("--runs", type=int, default=5)
    options, more = parser.parse_known_args(arguments)
    if more and options.verb is not _test:
        parser.error(f"unknown arguments: {' '.join(more)}")
    return options, more


def _serve(options: argparse.Namespace, _: list[str]) -> int:
    reserved = server.reserve(options.port, DIST)
    dist.provide()
    server.serve(reserved, in_browser=options.open)
    return 0


def _test(_: argparse.Namespace, pytest_arguments: list[str]) -> int:
    words.provide()
    checks.run_all()
    dist.provide()
    return suite.run(pytest_arguments)


def _build(_: argparse.Namespace, __: list[str]) -> int:
    dist.provide()
    return 0


def _check(_: argparse.Namespace, __: list[str]) -> int:
    checks.run_all()
    return 0


def _bench(options: argparse.Namespace, _: list[str]) -> int:
    return start.run(as_json=options.json, runs=options.runs)


def _lock(_: argparse.Namespace, __: list[str]) -> int:
    locking.renew()
    return 0
