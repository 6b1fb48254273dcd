"""The texts that friends hash and sign, each told apart by its first line."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from lexigrid.game import Entry, Seat
from lexigrid.games.fair_moves import FairMove, Key, Open, Room, Signed
from lexigrid.games.fair_state import Item
from lexigrid.games.hunt_moves import Claim, Write

_MEMBER_BYTES = 16


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def member(key: str) -> str:
    """Return the name of whoever holds a key: a part of the key's hash, base64url."""
    raw = urlsafe_b64decode(key + "=" * (-len(key) % 4))
    short = sha256(raw).digest()[:_MEMBER_BYTES]
    return urlsafe_b64encode(short).decode().rstrip("=")


def is_whole_deal(room: Room, text: str) -> bool:
    """Tell whether a text is all of what was dealt, by its digest."""
    return _hash(text) == room.deal


def promise_of(room: Room, key: str, nonce: str) -> str:
    """Return the hash that promises a nonce."""
    head = ("lexigrid nonce 1", room.room, room.turn)
    return _hash(*head, member(key), room.deal, nonce)


def seed_of(room: Room, nonces: Iterable[str]) -> str:
    """Return the seed that the nonces of all seats come to, in seat order."""
    return _hash("lexigrid seed 1", room.room, room.turn, room.deal, *nonces)


def seal_of(room: Room, seat: Seat, salt: str, listed: str) -> str:
    """Return the hash that seals a list."""
    return _hash("lexigrid list 1", room.room, room.turn, str(seat), salt, listed)


@dataclass(frozen=True)
class Statement:
    """What a seat has signed; `line` is the place of its line in the log, from 0."""

    seat: Seat
    key: str
    text: str
    signature: str
    line: int


def statements(entries: Iterable[Entry[FairMove]]) -> Iterator[Statement]:
    """Yield all that was signed for the lines of a round, in their order."""
    room: Room | None = None
    keys: dict[Seat, str] = {}
    items: list[str] = []
    for line, entry in enumerate(entries):
        seat, move = entry.seat, entry.move
        if isinstance(move, Room):
            room = move
        elif isinstance(move, Key):
            keys[seat] = move.key
        elif isinstance(move, Claim | Write):
            items.append(str(Item(entry.at, move)))
        elif isinstance(move, Signed) and room:
            text = _feed_text(room, move, items if isinstance(move, Open) else ())
            yield Statement(seat, keys[seat], text, move.signature, line)
            items.clear()


def _feed_text(room: Room, move: Signed, items: Sequence[str]) -> str:
    body = " ".join([move.signed_as, room.turn, move.data, *items])
    return "\n".join(["lexigrid feed 1", room.room, str(move.n), body])
