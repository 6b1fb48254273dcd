"""The architecture, kept by reading the code: directions, bans, lengths, freshness."""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from tools.protocol_types import declarations

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "py" / "lexigrid"

PURE = {
    *("__future__", "abc", "base64", "bisect", "collections", "dataclasses", "enum"),
    *("functools", "hashlib", "itertools", "math", "re", "string", "typing"),
}
# What a module may import beyond PURE; everything else is banned: no clock, entropy,
# file, network, thread or JavaScript can come in (invariant 2).
MORE = {
    "lexigrid.bridge": {"json"},
    "lexigrid.packed": {"zlib"},
    "lexigrid.compat": {"typing_extensions"},  # for the type checker only
    "lexigrid.bundle": {"importlib", "tomllib"},
    "lexigrid.verify": {"cryptography"},  # if there; not in the page's engine
    "lexigrid.__main__": {"argparse", "json", "pathlib", "sys"},
}
READS_FILES = {"lexigrid.bundle", "lexigrid.__main__"}
BANNED_CALLS = {
    *("open", "input", "print", "exec", "eval", "compile", "__import__"),
    *("globals", "locals", "vars", "id", "hash", "breakpoint"),
}

# Which modules of ours a module may import (architecture: one way only).
VALUES = {
    *("lexigrid.chance", "lexigrid.compat", "lexigrid.cubes", "lexigrid.game"),
    *("lexigrid.grid", "lexigrid.lexicon", "lexigrid.solver"),
    *("lexigrid.board", "lexigrid.layout", "lexigrid.patterns", "lexigrid.tiles"),
}
MAY_IMPORT = {
    "lexigrid": set(),
    "lexigrid.compat": set(),
    "lexigrid.protocol": {"lexigrid.protocol_crossword", "lexigrid.protocol_hunt"}
    | {"lexigrid.protocol_fair", "lexigrid.protocol_heist"}
    | {"lexigrid.protocol_credits"},
    "lexigrid.protocol_credits": set(),
    "lexigrid.ledger": set(),
    "lexigrid.tournament": {"lexigrid.chance"},
    "lexigrid.credit_questions": {"lexigrid.bundle", "lexigrid.chance"}  # and Lexiheist
    | {"lexigrid.ledger", "lexigrid.lexicon", "lexigrid.requests"}
    | {"lexigrid.session", "lexigrid.tournament"},
    "lexigrid.protocol_crossword": set(),
    "lexigrid.protocol_heist": {"lexigrid.protocol_crossword"},
    "lexigrid.protocol_hunt": {"lexigrid.protocol_fair"},
    "lexigrid.board": set(),
    "lexigrid.layout": set(),
    "lexigrid.tiles": set(),
    "lexigrid.patterns": {"lexigrid.lexicon"},
    "lexigrid.crossword_questions": VALUES  # and the crossword
    | {"lexigrid.catalogue", "lexigrid.requests", "lexigrid.session"}
    | {"lexigrid.positions"},
    "lexigrid.positions": {"lexigrid.board", "lexigrid.tiles"},
    "lexigrid.heist_questions": VALUES  # and Lexiheist
    | {"lexigrid.catalogue", "lexigrid.positions"},
    "lexigrid.thinking": {"lexigrid.game", "lexigrid.requests"}
    | {"lexigrid.laying", "lexigrid.session"},
    "lexigrid.reviewing": {"lexigrid.requests", "lexigrid.session"}  # and the crossword
    | {"lexigrid.thinking"},
    "lexigrid.laying": {"lexigrid.game", "lexigrid.requests", "lexigrid.session"},
    "lexigrid.protocol_fair": set(),
    "lexigrid.chance": set(),
    "lexigrid.lexicon": set(),
    "lexigrid.requests": set(),
    "lexigrid.daily": set(),
    "lexigrid.grid": set(),
    "lexigrid.cubes": {"lexigrid.chance"},
    "lexigrid.game": {"lexigrid.chance"},
    "lexigrid.log": {"lexigrid.compat", "lexigrid.game"},
    "lexigrid.packed": {"lexigrid.lexicon"},
    "lexigrid.solver": {"lexigrid.grid", "lexigrid.lexicon"},
    "lexigrid.bundle": {"lexigrid.lexicon", "lexigrid.packed"},
    "lexigrid.catalogue": VALUES | {"lexigrid.bundle"},  # and the games
    "lexigrid.session": VALUES | {"lexigrid.catalogue", "lexigrid.log"},
    "lexigrid.questions": VALUES  # and the hunts' scoring
    | {"lexigrid", "lexigrid.catalogue", "lexigrid.daily", "lexigrid.requests"},
    "lexigrid.signed": {"lexigrid.game", "lexigrid.session"},  # and the fair round
    "lexigrid.verify": set(),  # and the fair round's texts
    "lexigrid.bridge": VALUES
    | {"lexigrid", "lexigrid.catalogue", "lexigrid.session", "lexigrid.log"}
    | {"lexigrid.questions", "lexigrid.requests", "lexigrid.signed"}
    | {"lexigrid.laying", "lexigrid.thinking", "lexigrid.crossword_questions"}
    | {"lexigrid.reviewing", "lexigrid.credit_questions"},
    "lexigrid.worker": {"lexigrid.bridge", "lexigrid.bundle"},
    "lexigrid.__main__": VALUES
    | {"lexigrid", "lexigrid.bundle", "lexigrid.session", "lexigrid.log"}
    | {"lexigrid.catalogue", "lexigrid.daily", "lexigrid.signed", "lexigrid.verify"}
    | {"lexigrid.crossword_questions", "lexigrid.heist_questions"}
    | {"lexigrid.positions"},
}
KNOW_GAMES = {
    *("lexigrid.catalogue", "lexigrid.questions", "lexigrid.signed", "lexigrid.verify"),
    *("lexigrid.crossword_questions", "lexigrid.heist_questions"),
    "lexigrid.credit_questions",
    "lexigrid.reviewing",
}
GAMES = "lexigrid.games"


def name_of(file: Path) -> str:
    """Return the name by which a module of the engine is imported."""
    parts = file.relative_to(ENGINE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {name_of(file): file for file in sorted(ENGINE.rglob("*.py"))}
every_module = pytest.mark.parametrize("module", MODULES)


@cache
def tree(file: Path) -> ast.Module:
    """Parse a file once."""
    return ast.parse(file.read_text("utf-8"))


def imports(file: Path) -> Iterator[str]:
    """Yield the modules that a file imports, wherever in it."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in MODULES else str(node.module)


def is_ours(name: str) -> bool:
    """Tell whether a module belongs to the engine."""
    return name.partition(".")[0] == "lexigrid"


@every_module
def test_the_engine_imports_nothing_that_lets_the_world_in(module: str) -> None:
    foreign = {
        name.partition(".")[0] for name in imports(MODULES[module]) if not is_ours(name)
    }
    assert foreign <= PURE | MORE.get(module, set())


@every_module
def test_the_engine_reads_and_prints_nothing_by_itself(module: str) -> None:
    if module in READS_FILES:
        return
    called = {
        node.func.id
        for node in ast.walk(tree(MODULES[module]))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called.isdisjoint(BANNED_CALLS)


@every_module
def test_modules_import_one_way_only(module: str) -> None:
    ours = {name for name in imports(MODULES[module]) if is_ours(name)}
    games = {name for name in ours if name.startswith(GAMES)}
    if module.startswith(GAMES):
        assert ours - games <= VALUES
    else:
        assert ours - games <= MAY_IMPORT[module]
        assert module in KNOW_GAMES or not games


def test_only_the_worker_and_the_tests_use_the_bridge() -> None:
    users = [
        file.relative_to(ROOT).as_posix()
        for file in code(".py")
        if "lexigrid.bridge" in imports(file)
    ]
    here = [user for user in users if not user.startswith(("tests/", "tools/"))]
    assert here == ["py/lexigrid/worker.py"]


def test_there_is_no_cycle() -> None:
    left = {name: set(imports(file)) & set(MODULES) for name, file in MODULES.items()}
    while free := {name for name, needs in left.items() if not needs - {name}}:
        left = {name: needs - free for name, needs in left.items() if name not in free}
    assert left == {}


whole_numbers = [
    name
    for name in MODULES
    if name.startswith(GAMES) or name in VALUES - {"lexigrid.compat"}
]


@pytest.mark.parametrize("module", whole_numbers)
def test_rules_and_scores_know_whole_numbers_only(module: str) -> None:
    for node in ast.walk(tree(MODULES[module])):
        is_float = isinstance(node, ast.Constant) and isinstance(node.value, float)
        divides = isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(
            node.op, ast.Div
        )
        names_float = isinstance(node, ast.Name) and node.id in {"float", "complex"}
        is_whole = not any([is_float, divides, names_float])
        assert is_whole, ast.unparse(node)


@cache
def tracked() -> tuple[Path, ...]:
    """Return the files that are, or would be, in the repository."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True)
    files = (ROOT / name for name in done.stdout.decode().split("\0") if name)
    return tuple(sorted(file for file in files if file.is_file()))


def code(*kinds: str) -> list[Path]:
    """Return the tracked files of some kinds."""
    return [file for file in tracked() if file.suffix in kinds]


def test_files_have_at_most_400_lines() -> None:
    sentences = ROOT / "js" / "ui" / "words.js"  # data: all wording, in one file
    long = {
        file.relative_to(ROOT).as_posix(): lines
        for file in code(".py", ".js", ".mjs", ".css", ".html")
        if (lines := file.read_bytes().count(b"\n")) > 400 and file != sentences
    }
    assert long == {}


def test_functions_have_at_most_50_lines() -> None:
    long = []
    for file in code(".py"):
        for node in ast.walk(tree(file)):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > 50:
                long.append(f"{file.name}: {node.name} has {lines}")
    assert long == []


# Written in pieces, so that this file does not hold what it looks for.
FORBIDDEN = [
    "https?://" + "registry" + r"\.",
    "files" + r"\.pythonhosted",
    "pypi" + r"\.org/simple",
    "registry" + r"\.(npmjs|yarnpkg)",
    '"' + "resolved" + '"\\s*:',
    r"(?<![\w./-])/(root|work|workspace)/" + r"\w",
    r"(?<![\w./-])/(home|Users)/" + r"\w+/",
    r"[A-Z]:\\\\?" + r"Users\\",
]


def test_no_registry_and_no_machine_is_named() -> None:
    pattern = re.compile("|".join(FORBIDDEN))
    found = []
    for file in tracked():
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # pictures, fonts and the like
        hits = pattern.finditer(text)
        found += [f"{file.relative_to(ROOT)}: {hit.group()}" for hit in hits]
    assert found == []


def test_no_pattern_looks_behind() -> None:
    # Safari before 16.4 does not read a script that does.
    behind = re.compile(r"\(\?<[!=]")
    scripts = [file for file in code(".js") if (ROOT / "js") in file.parents]
    assert [file for file in scripts if behind.search(file.read_text("utf-8"))] == []


def test_the_declarations_of_the_protocol_are_fresh() -> None:
    committed = (ROOT / "js" / "protocol.d.ts").read_text("utf-8")
    assert committed == declarations()


def test_every_table_is_data() -> None:
    tables = sorted((ENGINE / "games" / "tables").iterdir())
    assert [file.suffix for file in tables] == [".toml"] * len(tables)


def test_names_do_not_hide_what_a_thing_is() -> None:
    vague = re.compile(r"^get_|Manager|Helper|Util", re.ASCII)
    nodes = chain.from_iterable(ast.walk(tree(file)) for file in MODULES.values())
    named = [
        node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]
    assert [name for name in named if vague.search(name)] == []
    assert not [file for file in tracked() if "util" in file.name.lower()]
