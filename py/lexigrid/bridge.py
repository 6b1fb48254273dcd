"""The one door into the engine: JSON text in, JSON text out (protocol.py).

`Bridge.handle` never raises: what the rules do not allow is `refused` with a code, all
else that goes wrong is `error` with a sentence, and neither changes a session.
"""

import json
from collections.abc import Callable

from lexigrid import __version__, questions, signed
from lexigrid import session as sessions
from lexigrid.catalogue import catalogue, rules_digest
from lexigrid.credit_questions import (
    ask_earned,
    ask_ledger,
    ask_tournament,
    with_credits,
)
from lexigrid.crossword_questions import ask_export, ask_replay
from lexigrid.game import Refusal, Seat
from lexigrid.laying import ask_preview, take_seat
from lexigrid.lexicon import Lexicon
from lexigrid.requests import BadRequest, Ok, Request, take
from lexigrid.reviewing import Reviews
from lexigrid.session import Session
from lexigrid.thinking import Thoughts

LONGEST_REQUEST = 2_000_000  # characters: a log and its frame, with room to spare
MOST_SESSIONS = 64


class Bridge:
    """The engine's sessions, by number, behind text."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Open the door over the game's word lists."""
        self._lexicon = lexicon
        self._words = lexicon.digest[: sessions.WORDS_DIGITS]
        self._sessions: dict[int, Session] = {}
        self._last = 0
        self._thoughts, self._reviews = Thoughts(), Reviews()
        self._verbs: dict[str, Callable[[Request], Ok | Refusal]] = {
            "boot": self._boot,
            "new": self._new,
            "load": self._load,
            "play": self._play,
            "undo": lambda request: self._step(request, Session.undo),
            "redo": lambda request: self._step(request, Session.redo),
            "view": self._view,
            "think": lambda request: self._thoughts.ask(
                request, *self._session(request)
            ),
            "review": lambda request: self._reviews.ask(
                request, *self._session(request)
            ),
            "export": lambda request: ask_export(request, self._session(request)[1]),
            "replay": lambda request: ask_replay(request, lexicon),
            "preview": self._preview,
            "save": self._save,
            "check": self._check,
            "signed": self._signed,
            "close": self._close,
            "match": questions.ask_match,
            "paper": lambda request: questions.ask_paper(request, lexicon),
            "solve": lambda request: questions.ask_solve(request, lexicon),
            "daily": lambda request: questions.ask_daily(request, self._words),
            "earned": lambda request: ask_earned(request, lexicon),
            "ledger": ask_ledger,
            "tournament": ask_tournament,
        }

    def handle(self, text: str) -> str:
        """Answer one request; see protocol.py for its forms."""
        number = 0
        try:
            request = _parsed(text)
            number = take(request, "id", int)
            answer = self._answer(request)
        except (ValueError, RecursionError) as error:
            return json.dumps({"id": number, "error": str(error)})
        except Exception as error:  # the border: a fault of ours is told, not raised
            what = f"the engine failed: {type(error).__name__}: {error}"
            return json.dumps({"id": number, "error": what})
        if isinstance(answer, Refusal):
            refused = {"refused": answer.code, "words": answer.words}
            return json.dumps({"id": number, **refused})
        return json.dumps({"id": number, "ok": answer})

    def _answer(self, request: Request) -> Ok | Refusal:
        verb = take(request, "verb", str)
        if verb not in self._verbs:
            msg = f"there is no verb {verb[:40]!r}"
            raise BadRequest(msg)
        return self._verbs[verb](request)

    def _boot(self, request: Request) -> Ok:
        del request  # it asks nothing more
        tables = [
            {
                "game": name,
                "rules": rules_digest(name),
                "options": entry.choices,
                "per_seat": entry.per_seat,
            }
            for name, entry in catalogue().items()
        ]
        return {"version": __version__, "words": self._words, "tables": tables}

    def _new(self, request: Request) -> Ok:
        session = sessions.new(
            take(request, "game", str),
            take(request, "options", dict),
            take(request, "seats", int),
            take(request, "seed", str),
            self._lexicon,
        )
        return self._opened(session)

    def _load(self, request: Request) -> Ok:
        return self._opened(sessions.load(take(request, "log", str), self._lexicon))

    def _opened(self, session: Session) -> Ok:
        if len(self._sessions) >= MOST_SESSIONS:
            msg = f"{MOST_SESSIONS} games are open; close one first"
            raise BadRequest(msg)
        self._last += 1
        self._sessions[self._last] = session
        return self._played(self._last, 1)

    def _play(self, request: Request) -> Ok | Refusal:
        number, session = self._session(request)
        seat = take(request, "seat", int)
        refused = session.submit(
            seat, take(request, "at", int), take(request, "move", str)
        )
        return refused or self._played(number, seat)

    def _step(
        self, request: Request, step: Callable[[Session], Refusal | None]
    ) -> Ok | Refusal:
        number, session = self._session(request)
        return step(session) or self._played(number, 1)

    def _view(self, request: Request) -> Ok:
        _, session = self._session(request)
        seat = None
        if request.get("seat") is not None:
            seat = take_seat(request, session)
        return {"view": session.view(seat)}

    def _save(self, request: Request) -> Ok:
        _, session = self._session(request)
        return {"log": session.save()}

    def _check(self, request: Request) -> Ok:
        session = sessions.load(take(request, "log", str), self._lexicon)
        return {
            "lines": len(session.log.lines),
            "digest": session.log.digest,
            "view": session.view(None),
        }

    def _signed(self, request: Request) -> Ok:
        session = sessions.load(take(request, "log", str), self._lexicon)
        return {
            "statements": [
                {
                    "seat": statement.seat,
                    "key": statement.key,
                    "text": statement.text,
                    "signature": statement.signature,
                }
                for statement in signed.statements(session)
            ]
        }

    def _close(self, request: Request) -> Ok:
        number, _ = self._session(request)
        del self._sessions[number]
        self._thoughts.forget(number)
        self._reviews.forget(number)
        return {"session": number}

    def _session(self, request: Request) -> tuple[int, Session]:
        number = take(request, "session", int)
        if number not in self._sessions:
            msg = f"there is no session {number}"
            raise BadRequest(msg)
        return number, self._sessions[number]

    def _preview(self, request: Request) -> Ok:
        _, session = self._session(request)
        return with_credits(session.game, ask_preview(request, session))

    def _played(self, number: int, seat: Seat) -> Ok:
        session = self._sessions[number]
        return {"session": number, "log": session.save(), "view": session.view(seat)}


def _parsed(text: str) -> Request:
    if len(text) > LONGEST_REQUEST:
        msg = f"a request has at most {LONGEST_REQUEST:,} characters"
        raise BadRequest(msg)
    request = json.loads(text)
    if not isinstance(request, dict):
        msg = "a request is a JSON object"
        raise BadRequest(msg)
    return request
