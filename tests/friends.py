"""Rounds between friends with real keys, honest and other, for tests.

All of it follows from a label: equal labels give equal keys, nonces and signatures.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lexigrid import session, verify
from lexigrid.catalogue import options_for
from lexigrid.grid import path_text
from lexigrid.lexicon import Lexicon
from lexigrid.log import Line
from lexigrid.session import Session

ECDSA = ec.ECDSA(hashes.SHA256(), deterministic_signing=True)  # RFC 6979
LIMIT = 180_000  # milliseconds in the glass
MATCH = {"rounds": [1, 2, 3], "target": 100}
PIECE = 180  # characters of the deal in one line


def hashed(*lines: str) -> str:
    """Return SHA-256 over lines, as hexadecimal digits."""
    return sha256("\n".join(lines).encode()).hexdigest()


def twin(signature: str) -> str:
    """Make the other signature that is as true: with n - s in place of s."""
    raw = urlsafe_b64decode(signature + "==")
    other = verify.ORDER - int.from_bytes(raw[32:], "big")
    return base64url(raw[:32] + other.to_bytes(32, "big"))


def base64url(raw: bytes) -> str:
    """Write bytes as the feeds do."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


@dataclass
class Friend:
    """A device at the table: its key, its nonce, and how many entries it has made."""

    label: str
    entries: int = 0  # entry 0 is `hello`
    own: ec.EllipticCurvePrivateKey = field(init=False)

    def __post_init__(self) -> None:
        """Make the key of this label."""
        number = int(hashed(self.label, "key"), 16) >> 8
        self.own = ec.derive_private_key(number, ec.SECP256R1())

    @property
    def raw(self) -> bytes:
        """The public key, 65 bytes."""
        public = self.own.public_key()
        return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def key(self) -> str:
        """The public key as the log has it."""
        return base64url(self.raw)

    @property
    def member(self) -> str:
        """The name by which the room knows it."""
        return base64url(sha256(self.raw).digest()[:16])

    @property
    def nonce(self) -> str:
        """What it adds to the seed."""
        return hashed(self.label, "nonce")

    @property
    def salt(self) -> str:
        """What its seal is salted with."""
        return hashed(self.label, "salt")[:32]

    def sign(self, text: str) -> str:
        """Sign as the page does: r and s, 32 bytes each, s being the lower one."""
        r, s = utils.decode_dss_signature(self.own.sign(text.encode(), ECDSA))
        s = min(s, verify.ORDER - s)
        return base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))


@dataclass(frozen=True)
class Hand:
    """What a seat does when the sand is out; left alone, it is honest.

    `listed` is what it opens, item by item; `sealed` what it has sealed, when that is
    another list. `seals` and `opens` tell how often, `late` whether after the close;
    `again` is the number of the second entry, the one after the first if left out.
    """

    listed: Sequence[str] = ()
    sealed: Sequence[str] | None = None
    salt: str | None = None
    seals: int = 1
    late: bool = False
    opens: int = 1
    again: int | None = None


class Friends:
    """A table of friends, and the lines of their round."""

    def __init__(self, label: str, seats: int, turn: str = "3.1") -> None:
        """Sit down; `turn` is round and attempt."""
        self.friends = [Friend(f"{label} {seat}") for seat in range(1, seats + 1)]
        self.room, self.turn = hashed(label, "room")[:32], turn
        self.limit = LIMIT
        self.deal_text = self.deal = ""
        self.be_dealt(self.dealt())

    def dealt(
        self, game: str = "fair-hunt", options: dict[str, object] | None = None
    ) -> dict[str, object]:
        """Return what the chair deals for a table."""
        chosen = options_for(game, options or {}, self.seats)
        return {
            "game": game.removeprefix("fair-"),
            "match": MATCH,
            "options": {**chosen.numbers, **chosen.per_seat},
            "seats": [friend.member for friend in self.friends],
        }

    def be_dealt(self, dealt: object) -> None:
        """Take what is dealt: a value, or its text."""
        is_text = isinstance(dealt, str)
        text = json.dumps(dealt, sort_keys=True, separators=(",", ":"))
        self.deal_text = str(dealt) if is_text else text
        self.deal = hashed(self.deal_text)

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.friends)

    @property
    def seed(self) -> str:
        """The seed to which all nonces come."""
        nonces = [friend.nonce for friend in self.friends]
        return hashed("lexigrid seed 1", self.room, self.turn, self.deal, *nonces)

    def said(
        self, seat: int, kind: str, data: str, items: str = "", n: int | None = None
    ) -> Line:
        """Have a seat sign something; return its line. A late seal is signed as one."""
        friend = self.friends[seat - 1]
        friend.entries = n or friend.entries + 1
        word = "seal" if kind == "late" else kind
        body = " ".join(filter(None, [word, self.turn, data, items]))
        number = friend.entries
        signature = friend.sign(
            "\n".join(["lexigrid feed 1", self.room, str(number), body])
        )
        at = self.limit if kind in {"seal", "late", "open"} else 0
        return Line(seat, at, f"{kind} {data} {number} {signature}")

    def seal(self, seat: int, salt: str, items: Sequence[str]) -> str:
        """Return the hash that seals a list."""
        return hashed(
            *("lexigrid list 1", self.room, self.turn, str(seat), salt, " ".join(items))
        )

    def promise(self, seat: int) -> str:
        """Return the hash that promises a seat's nonce."""
        one = self.friends[seat - 1]
        return hashed(
            *("lexigrid nonce 1", self.room, self.turn, one.member, self.deal),
            one.nonce,
        )

    def beginning(self) -> Iterator[Line]:
        """Yield what is said before the hunt."""
        seats = range(1, self.seats + 1)
        yield Line(1, 0, f"room {self.room} {self.turn} {self.deal}")
        for at in range(0, len(self.deal_text), PIECE):
            yield Line(1, 0, f"deal {self.deal_text[at : at + PIECE]}")
        for seat in seats:
            yield Line(seat, 0, f"key {self.friends[seat - 1].key}")
        for seat in seats:
            yield self.said(seat, "promise", self.promise(seat))
        for seat in seats:
            yield self.said(seat, "nonce", self.friends[seat - 1].nonce)

    def ending(self, hands: Sequence[Hand]) -> Iterator[Line]:
        """Yield what is said after the hunt."""
        yield from self._sealed(hands, late=False)
        yield Line(1, self.limit, "close")
        yield from self._sealed(hands, late=True)
        for seat, hand in enumerate(hands, start=1):
            for number in range(hand.opens):
                items = hand.listed[number:]  # a second list lacks the first claim
                yield from self.opened(seat, items, self._salt(seat, hand))
        yield Line(1, self.limit, "end")

    def _sealed(self, hands: Sequence[Hand], *, late: bool) -> Iterator[Line]:
        for seat, hand in enumerate(hands, start=1):
            if hand.late is not late:
                continue
            sealed = hand.listed if hand.sealed is None else hand.sealed
            for number in range(hand.seals):
                items = [*sealed, *["1=again"] * number]
                data = self.seal(seat, self._salt(seat, hand), items)
                n = hand.again if number else None
                yield self.said(seat, "late" if late else "seal", data, n=n)

    def opened(self, seat: int, items: Sequence[str], salt: str) -> Iterator[Line]:
        """Yield the lines of an opened list."""
        for item in items:
            word, path = item.split("="), item.split(":")
            if len(path) == 2:
                yield Line(seat, int(path[0]), f"claim {path[1]}")
            else:
                yield Line(seat, int(word[0]), f"write {word[1]}")
        yield self.said(seat, "open", salt, " ".join(items))

    def _salt(self, seat: int, hand: Hand) -> str:
        return hand.salt or self.friends[seat - 1].salt

    def lines(self, hands: Sequence[Hand]) -> list[Line]:
        """Return all lines of a round."""
        return [*self.beginning(), *self.ending(hands)]

    def table(self, game: str, options: dict[str, object], lexicon: Lexicon) -> Session:
        """Deal, and lay the cubes that the nonces give."""
        self.be_dealt(self.dealt(game, options))
        return session.new(game, options, self.seats, self.seed, lexicon)


def play(played: Session, lines: Iterable[Line]) -> Session:
    """Play lines that must be allowed."""
    for line in lines:
        refused = played.submit(line.seat, line.at, line.move)
        if refused:
            msg = f"{line} is refused: {refused.code}"
            raise ValueError(msg)
    return played


def paths(played: Session, words: Iterable[str], pace: int = 1000) -> tuple[str, ...]:
    """Write claims of words, one after the other, as a sealed list has them."""
    solution = played.state.hunt.solution
    return tuple(
        f"{number * pace}:{path_text(solution.path(word))}"
        for number, word in enumerate(words, start=1)
    )
