"""The command line: `lexigrid solve|word|check|roll|plays|gcg|replay`.

docs/command-line.md describes it.

Bad input ends with exit code 2 and one sentence on the error stream.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from lexigrid import bundle, daily, session, signed, verify
from lexigrid.catalogue import hunt_table, options_for
from lexigrid.chance import Chance
from lexigrid.compat import override
from lexigrid.crossword_questions import export, plays, replayed
from lexigrid.grid import parse_letters
from lexigrid.heist_questions import heist_plays
from lexigrid.lexicon import HUNT, Lexicon, Trie
from lexigrid.log import LONGEST_LOG
from lexigrid.positions import Position
from lexigrid.session import Session
from lexigrid.solver import check_minimum, points, solve

LONGEST_LIST = 50_000_000  # bytes of a word list given as a file
LONGEST_BOARD = 10_000  # bytes of a board or a layout
_HUNT_SHORTEST = 3
_PLAYS = {"crossword": plays, "heist": heist_plays}


class Bad(Exception):  # noqa: N818 - bad input, told in one sentence
    """Input that cannot be used; its text is the sentence to print."""


class _Parser(argparse.ArgumentParser):
    @override
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"lexigrid: {message}; see 'lexigrid --help'\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code."""
    chosen = _parser().parse_args(arguments)
    try:
        print(chosen.run(chosen))
    except (Bad, ValueError) as error:
        print(f"lexigrid: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="lexigrid", description="Lexigrid's engine.")
    verbs = parser.add_subparsers(required=True, metavar="COMMAND")

    solving = verbs.add_parser("solve", help="all words of a grid, as JSON")
    solving.add_argument("letters", help="16 or 25 letters row by row, q for Qu")
    solving.add_argument("--min", type=int, default=_HUNT_SHORTEST, metavar="LENGTH")
    solving.add_argument("--list", default="hunt", metavar="hunt|crossword|FILE")
    solving.set_defaults(run=_solve)

    judging = verbs.add_parser("word", help="what the word lists say of words")
    judging.add_argument("--json", action="store_true")
    judging.add_argument("words", nargs="+", metavar="WORD")
    judging.set_defaults(run=_word)

    checking = verbs.add_parser("check", help="replay a log and verify its digests")
    checking.add_argument("file", type=Path, metavar="FILE.log")
    checking.set_defaults(run=_check)

    rolling = verbs.add_parser("roll", help="the grid of a seed, as JSON")
    rolling.add_argument("--game", default="hunt", metavar="hunt|classic")
    rolling.add_argument("--size", type=int, metavar="4|5")
    rolling.add_argument("--min", type=int, metavar="3|4|5")
    rolling.add_argument("--seconds", type=int, metavar="180|90")
    seeding = rolling.add_mutually_exclusive_group(required=True)
    seeding.add_argument("--seed", metavar="HEX")
    seeding.add_argument("--daily", metavar="DATE")
    rolling.set_defaults(run=_roll)

    playing = verbs.add_parser("plays", help="all plays of a position with tiles")
    playing.add_argument("rack", help="the tiles, ? for a blank")
    playing.add_argument("--table", choices=list(_PLAYS), default="crossword")
    playing.add_argument("--board", type=Path, metavar="FILE")
    _add_table(playing)
    playing.add_argument("--list", default="crossword", metavar="crossword|FILE")
    playing.set_defaults(run=_plays)

    exporting = verbs.add_parser("gcg", help="write a finished crossword as a record")
    exporting.add_argument("file", type=Path, metavar="FILE.log")
    exporting.set_defaults(run=_gcg)

    replaying = verbs.add_parser("replay", help="replay a record, as JSON")
    replaying.add_argument("file", type=Path, metavar="FILE.gcg")
    _add_table(replaying)
    replaying.set_defaults(run=_replay)
    return parser


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--layout", type=Path, metavar="FILE")
    parser.add_argument("--bonus", type=int, metavar="POINTS")


def _lexicon() -> Lexicon:
    try:
        return bundle.lexicon()
    except FileNotFoundError:
        msg = "the word lists are not packed yet; run 'python3 build.py build' first"
        raise Bad(msg) from None


def _read(file: Path, most: int) -> str:
    try:
        if file.stat().st_size > most:
            msg = f"{file} is larger than {most:,} bytes"
            raise Bad(msg)
        return file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        msg = f"{file} cannot be read: {error.strerror or error}"
        raise Bad(msg) from None
    except UnicodeDecodeError:
        msg = f"{file} is not text in UTF-8"
        raise Bad(msg) from None


def word_list(file: Path) -> Lexicon:
    """Read a list of one word a line; raises Bad that names file and line."""
    words = []
    for number, line in enumerate(_read(file, LONGEST_LIST).splitlines(), start=1):
        word = line.strip().lower()
        if not word or word.startswith("#"):
            continue
        if not (word.isascii() and word.isalpha()):
            msg = f"{file}, line {number}: {word[:40]!r} is not a word of letters a-z"
            raise Bad(msg)
        words.append(word)
    return Lexicon.of(words)


def _trie(name: str) -> Trie:
    if name == "hunt":
        return _lexicon().hunt
    if name == "crossword":
        return Trie.of(_lexicon().words())
    return word_list(Path(name)).hunt


def _solve(chosen: argparse.Namespace) -> str:
    grid = parse_letters(chosen.letters)
    check_minimum(grid, chosen.min)
    solution = solve(grid, _trie(chosen.list), chosen.min)
    words = [
        {"word": word, "path": list(solution.path(word)), "points": points(word)}
        for word in solution.words
    ]
    return json.dumps(
        {
            "letters": grid,
            "min": chosen.min,
            "list": chosen.list,
            "words": words,
            "count": len(words),
            "points": solution.points,
            "longest": list(solution.longest),
            "dead": list(solution.dead),
        }
    )


def _word(chosen: argparse.Namespace) -> str:
    verdicts = {text: _verdict(text.lower()) for text in chosen.words}
    if chosen.json:
        return json.dumps(verdicts)
    return "\n".join(
        f"{text}: hunt {_yes(said['hunt'])}, crossword {_yes(said['crossword'])}, "
        f"level {said['level'] or 'none'}{_because(said['reason'])}"
        for text, said in verdicts.items()
    )


def _verdict(text: str) -> dict[str, object]:
    known = _lexicon().word(text)
    return {
        "hunt": bool(known and known.in_hunt),
        "crossword": known is not None,
        "level": known.level.name.lower() if known else None,
        "reason": _reason(text, known.mark if known else None),
    }


def _reason(text: str, mark: int | None) -> str | None:
    if not (text.isascii() and text.isalpha()):
        return "a word has letters a to z only"
    if mark is None:
        return "in neither list: a name, an abbreviation, too rare, or left out"
    if mark & HUNT:
        bare = "q" in text.replace("qu", "")
        return "cubes cannot spell it: their q is always qu" if bare else None
    if len(text) < _HUNT_SHORTEST:
        return "too short for a hunt"
    return "not common English: it counts in the crossword only"


def _yes(said: object) -> str:
    return "yes" if said else "no"


def _because(reason: object) -> str:
    return f" ({reason})" if reason else ""


def _check(chosen: argparse.Namespace) -> str:
    text = _read(chosen.file, LONGEST_LOG)
    played = session.load(text, _lexicon())
    log = played.log
    told = f"whole: {len(log.lines)} lines, digest {log.digest}{_ending(played)}"
    if not signed.is_between_friends(played):
        return told
    first = text.count("\n") - len(log.lines) + 1
    return "\n".join([told, *_lists(played), _signatures(played, first)])


def _ending(played: Session) -> str:
    result = played.result()
    if result is None:
        return "; the game goes on"
    if not result.winners:
        return "; abandoned, nothing is recorded"
    seats = ", ".join(
        f"seat {seat} {scored}" for seat, scored in enumerate(result.points, start=1)
    )
    winners = " and ".join(map(str, sorted(result.winners)))
    several = "s" if len(result.winners) > 1 else ""
    ending = "draw between" if result.is_draw else "won by"
    return f"; points: {seats}; {ending} seat{several} {winners}"


def _lists(played: Session) -> list[str]:
    return verify.told(played.state.outcomes)


def _signatures(played: Session, first: int) -> str:
    """Tell that all signatures fit; Bad names seat and line of one that does not.

    `first` is the number of the log's first line after the header.
    """
    fits = verify.verifier()
    if fits is None:
        return "signatures: not checked; that needs the package cryptography"
    statements = signed.statements(played)
    unfit = verify.first_unfit(statements, fits)
    if unfit:
        msg = f"line {first + unfit.line}: the signature of seat {unfit.seat} is false"
        raise Bad(msg)
    return f"signatures: all {len(statements)} are true"


def _rows(file: Path | None) -> list[str] | None:
    return None if file is None else _read(file, LONGEST_BOARD).split()


def _plays(chosen: argparse.Namespace) -> str:
    listed = _lexicon() if chosen.list == "crossword" else word_list(Path(chosen.list))
    board, layout = _rows(chosen.board), _rows(chosen.layout)
    asked = Position(chosen.rack, board, layout, chosen.bonus)
    return "\n".join(_PLAYS[chosen.table](asked, listed))


def _gcg(chosen: argparse.Namespace) -> str:
    return export(session.load(_read(chosen.file, LONGEST_LOG), _lexicon())).rstrip()


def _replay(chosen: argparse.Namespace) -> str:
    asked = Position("?", layout=_rows(chosen.layout), bonus=chosen.bonus)
    text = _read(chosen.file, LONGEST_LOG)
    return json.dumps(replayed(text, _lexicon(), asked))


def _roll(chosen: argparse.Namespace) -> str:
    names = ("size", "min", "seconds")
    given = {name: getattr(chosen, name) for name in names}
    asked = {name: value for name, value in given.items() if value is not None}
    table = hunt_table(chosen.game, options_for(chosen.game, asked, 1))
    seed = _seed(chosen, asked)
    Chance.from_hex(seed)  # a bad seed is told before the words are needed
    rolled = session.new(chosen.game, asked, 1, seed, _lexicon())
    state, size = rolled.state, table.size
    grid = state.solution.grid
    told = {
        "game": chosen.game,
        "size": size,
        "min": table.minimum,
        "seed": seed,
        "letters": grid,
        "rows": [grid[at : at + size] for at in range(0, size * size, size)],
        "turns": list(state.turns) or None,
        "words": len(state.solution.words),
        "points": state.solution.points,
    }
    return json.dumps(told)


def _seed(chosen: argparse.Namespace, asked: dict[str, object]) -> str:
    if chosen.daily is None:
        return str(chosen.seed)
    daily.check_date(chosen.daily)
    options = options_for(chosen.game, asked, 1)
    words = _lexicon().digest[: session.WORDS_DIGITS]
    return daily.seed(chosen.daily, chosen.game, options.texts, words)


if __name__ == "__main__":
    raise SystemExit(main())
