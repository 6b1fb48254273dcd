"""Verifying a round between friends: signatures, and what to say of each seat.

The arithmetic of keys is that of the package `cryptography`, which need not be there.
The engine in the page has none; there the browser verifies.
"""

from base64 import urlsafe_b64decode
from collections.abc import Callable, Sequence

from lexigrid.games.fair_state import Outcome
from lexigrid.games.fair_texts import Statement

Fits = Callable[[Statement], bool]

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
_BYTES = 32  # of each of a signature's two numbers
OUTCOMES = {
    Outcome.TWO_LISTS: "said two things where one is said",
    Outcome.NO_SEAL: "sealed no list",
    Outcome.LATE_SEAL: "sealed its list when the table was closed",
    Outcome.UNSEALED_OPEN: "opened a list that it had not sealed",
    Outcome.NO_OPEN: "sealed a list and did not open it",
    Outcome.ALTERED_LIST: "opened another list than it had sealed",
    Outcome.REUSED_SALT: "sealed with the salt of another seat",
    Outcome.CLOCK_NONSENSE: "has moments that run backward or past the sand",
    Outcome.IMPOSSIBLE_WORD: "lists what the hunt does not allow",
}


def told(codes: Sequence[str | None]) -> list[str]:
    """Say of each seat whether its list holds."""
    return [f"seat {seat}: {_told(code)}" for seat, code in enumerate(codes, start=1)]


def _told(code: str | None) -> str:
    if code is None:
        return "its list holds"
    return f"{OUTCOMES[Outcome(code)]} ({code}); it scores nothing"


def verifier() -> Fits | None:
    """Return what tells whether a signature fits; None without `cryptography`."""
    try:
        from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - optional
        from cryptography.hazmat.primitives import hashes  # noqa: PLC0415 - optional
        from cryptography.hazmat.primitives.asymmetric import (  # noqa: PLC0415 - optional
            ec,
            utils,
        )
    except ImportError:
        return None

    def fits(statement: Statement) -> bool:
        r, s = _numbers(statement.signature)
        if s > ORDER // 2:
            return False  # anybody can make it of the true one
        curve = ec.SECP256R1()
        try:
            key = ec.EllipticCurvePublicKey.from_encoded_point(
                curve, _bytes(statement.key)
            )
            key.verify(
                utils.encode_dss_signature(r, s),
                statement.text.encode(),
                ec.ECDSA(hashes.SHA256()),
            )
        except (InvalidSignature, ValueError):  # ValueError: no point of the curve
            return False
        return True

    return fits


def first_unfit(statements: Sequence[Statement], fits: Fits) -> Statement | None:
    """Return the first statement whose signature does not fit."""
    return next((each for each in statements if not fits(each)), None)


def _numbers(signature: str) -> tuple[int, int]:
    raw = _bytes(signature)
    return int.from_bytes(raw[:_BYTES], "big"), int.from_bytes(raw[_BYTES:], "big")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
