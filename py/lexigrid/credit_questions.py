"""Questions of credits: what a log earned, a ledger, a tournament's bracket."""

from collections.abc import Callable, Mapping

from lexigrid import ledger as ledgers
from lexigrid.bundle import table
from lexigrid.chance import Chance
from lexigrid.games.heist import Heist
from lexigrid.games.heist_credits import earned
from lexigrid.ledger import Awarded, Bought, Entered, Entry, Line, Played, Rates
from lexigrid.lexicon import Lexicon
from lexigrid.requests import BadRequest, Ok, Request, of_kind, take
from lexigrid.session import load
from lexigrid.tournament import Bracket, Game, Terms, bracket

MOST_ENTRIES = 4000
MOST_WORDS = 400  # of five letters or more, in one play
MOST_GAMES = 100  # of a tournament: ties are played again
LONGEST_TEXT = 40


def ask_earned(request: Request, lexicon: Lexicon) -> Ok:
    """Tell what the seats of a finished game earned, and who won (T20)."""
    session = load(take(request, "log", str), lexicon)
    result = session.result()
    if not isinstance(session.game, Heist) or result is None:
        msg = "credits come from finished games of Lexiheist"
        raise BadRequest(msg)
    rack = session.game.table.rack
    return {
        "play": session.log.digests[0],
        "winners": sorted(result.winners),
        "seats": [
            {
                "words": list(one.words),
                "all_tiles": one.all_tiles,
                "standing": one.standing,
            }
            for one in earned(list(session.states()), result, rack)
        ],
    }


def with_credits(game: object, shown: Ok) -> Ok:
    """Tell with a preview of Lexiheist what its move would earn a person (T20)."""
    if not isinstance(game, Heist):
        return shown
    terms = rates()
    earned = sum(terms.word(len(made["word"])) for made in take(shown, "words", list))
    is_whole = len(take(shown, "laid", list)) == game.table.rack
    return {**shown, "credits": earned + terms.all_tiles * is_whole}


def rates() -> Rates:
    """Return what is paid for and what it costs."""
    data = table("credits")
    paid, fixed = data["earned"], data["tournament"]
    return Rates(
        words={int(letters): credits for letters, credits in paid["words"].items()},
        all_tiles=paid["all_tiles"],
        standings={"won": paid["won"], "second": paid["second"]},
        items={
            f"{kind}-{name}": price
            for kind, prices in data["store"].items()
            for name, price in prices.items()
        },
        entry=fixed["entry"],
        prizes={"winner": fixed["winner"], "finalist": fixed["finalist"]},
    )


def ask_ledger(request: Request) -> Ok:
    """Tell what a profile's entries come to, and what it may buy (T20 to T22)."""
    given = take(request, "entries", list)
    if len(given) > MOST_ENTRIES:
        msg = f"a profile has at most {MOST_ENTRIES:,} entries, not {len(given):,}"
        raise BadRequest(msg)
    entries = [_entry(one, number) for number, one in enumerate(given, start=1)]
    fixed = rates()
    lines = ledgers.ledger(entries, fixed)
    total = lines[-1].total if lines else 0
    owned = {entry.item for entry in entries if isinstance(entry, Bought)}
    return {
        "lines": [_line(line) for line in lines],
        "total": total,
        "store": [
            {"item": item, "price": price, "owned": item in owned}
            for item, price in fixed.items.items()
        ],
        "pay": _pay(fixed),
        "entry": fixed.entry,
        "prizes": dict(fixed.prizes),
    }


def _pay(fixed: Rates) -> Ok:
    return {
        "words": [
            {"letters": letters, "credits": credits}
            for letters, credits in sorted(fixed.words.items())
        ],
        "all_tiles": fixed.all_tiles,
        "won": fixed.standings["won"],
        "second": fixed.standings["second"],
    }


def _line(line: Line) -> Ok:
    return {
        "entry": line.entry,
        "reason": line.reason,
        "what": line.what,
        "credits": line.credits,
        "total": line.total,
    }


def _entry(value: object, number: int) -> Entry:
    what = f"entry {number}"
    entry = of_kind(value, what, dict)
    kind = take(entry, "kind", str)
    if kind not in _ENTRIES:
        msg = f"{what} is no {kind[:LONGEST_TEXT]!r}"
        raise BadRequest(msg)
    return _ENTRIES[kind](entry)


def _played(entry: Request) -> Entry:
    words = [of_kind(word, "a word", str) for word in take(entry, "words", list)]
    if len(words) > MOST_WORDS:
        msg = f"a play has at most {MOST_WORDS} long words"
        raise BadRequest(msg)
    standing = entry.get("standing")
    if standing not in (None, "won", "second"):
        msg = "a standing is won or second, or there is none"
        raise BadRequest(msg)
    all_tiles = take(entry, "all_tiles", int)
    if not 0 <= all_tiles <= MOST_WORDS:
        msg = f"all tiles are laid 0 to {MOST_WORDS} times"
        raise BadRequest(msg)
    return Played(_text(entry, "play"), tuple(words), all_tiles, standing)


def _awarded(entry: Request) -> Entry:
    prize = take(entry, "prize", str)
    if prize not in {"winner", "finalist"}:
        msg = f"there is no prize for a {prize[:LONGEST_TEXT]!r}"
        raise BadRequest(msg)
    return Awarded(
        _text(entry, "tournament"), "winner" if prize == "winner" else "finalist"
    )


_ENTRIES: Mapping[str, Callable[[Request], Entry]] = {
    "played": _played,
    "bought": lambda entry: Bought(_text(entry, "item")),
    "entered": lambda entry: Entered(_text(entry, "tournament")),
    "awarded": _awarded,
}


def _text(entry: Request, name: str) -> str:
    text = take(entry, name, str)
    if len(text) > LONGEST_TEXT:
        msg = f"{name} has at most {LONGEST_TEXT} characters"
        raise BadRequest(msg)
    return text


def ask_tournament(request: Request) -> Ok:
    """Tell how a tournament stands (T22)."""
    fixed = table("credits")["tournament"]
    given = take(request, "games", list)
    if len(given) > MOST_GAMES:
        msg = f"a tournament has at most {MOST_GAMES} games, not {len(given)}"
        raise BadRequest(msg)
    left = [of_kind(one, "who left", int) for one in take(request, "left", list)]
    standing = bracket(
        take(request, "people", int),
        Chance.from_hex(take(request, "seed", str)),
        Terms(fixed["computers"], fixed["lots"]),
        [_game(one, number) for number, one in enumerate(given, start=1)],
        left,
    )
    return {**_bracket(standing), "timer": fixed["timer"]}


def _game(value: object, number: int) -> Game:
    game = of_kind(value, f"game {number}", dict)
    winner = game.get("winner")
    if winner is not None:
        winner = take(game, "winner", int)
    return Game(take(game, "match", int), winner)


def _bracket(standing: Bracket) -> Ok:
    return {
        "players": list(standing.players),
        "matches": [
            {
                "number": match.number,
                "places": list(match.places),
                "winner": match.winner,
                "how": match.how,
                "games": match.games,
            }
            for match in standing.matches
        ],
        "open": list(standing.open),
        "champion": standing.final.winner,
        "finalist": standing.final.loser,
    }
