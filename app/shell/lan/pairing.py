"""Pairing by a short code: both prove that they know it, and bind it to both certificates, telling nobody else.

SPAKE2 gives an onlooker, and the other side itself, one guess a try. There are 2^40 codes. Wrong tries do not end an
offer, else any stranger could; each source has to wait longer after every one, and all together are slow.
"""

import hashlib
import hmac
import secrets
from typing import Any, Final

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and figures that cannot be taken for each other."""
LENGTH: Final = 8
FREE: Final = 3
"""Tries of one source that are heard at once."""
SHORTEST: Final = 0.25
"""Seconds that a source waits for its next try after these,"""
LONGEST: Final = 1.0
"""and after many."""
APART: Final = 0.1
"""Seconds between two tries of whomever: the arithmetic takes a fiftieth of a second, and the window needs the rest."""
_MOST_SOURCES: Final = 1_000
_LONG_AGO: Final = -1e9


def new_code() -> str:
    """A code to be read out across the room."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def plain(code: str) -> str:
    """A code as it was meant: small letters, spaces and dashes make no difference.

    >>> plain("ab-c 23x")
    'ABC23X'
    """
    return "".join(letter for letter in code.upper() if letter.isalnum())


class Tries:
    """When tries may be heard. Times are in seconds, by any clock that only goes forward."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[int, float]] = {}
        self._last = _LONG_AGO

    def made(self, source: str) -> int:
        """Tries of a source since its last right one."""
        return self._made.get(source, (0, 0.0))[0]

    def due(self, source: str) -> float:
        """When the next try of a source may be heard, if nobody else's is heard before."""
        count, last = self._made.get(source, (0, _LONG_AGO))
        wait = 0.0 if count < FREE else min(LONGEST, SHORTEST * 2 ** min(count - FREE, 10))
        return max(self._last + APART, last + wait)

    def hear(self, source: str, now: float) -> None:
        """A try is heard; it counts as wrong until it has been found right."""
        self._last = now
        count = self.made(source) + 1
        self._made.pop(source, None)
        self._made[source] = (count, now)
        if len(self._made) > _MOST_SOURCES:
            del self._made[next(iter(self._made))]

    def right(self, source: str) -> None:
        self._made.pop(source, None)


class Pairing:
    """One try. The host is side A."""

    def __init__(self, code: str, is_host: bool, host: bytes, guest: bytes) -> None:
        """`host` and `guest` are the fingerprints of the two certificates as this side sees them."""
        kind: Any = SPAKE2_A if is_host else SPAKE2_B
        self._is_host = is_host
        self._spake = kind(plain(code).encode(), idA=host, idB=guest)
        self.message: bytes = self._spake.start()
        self._key = b""

    @property
    def met(self) -> bool:
        """Whether the other's half has come."""
        return bool(self._key)

    def meet(self, message: bytes) -> bool:
        """The other's half; False if it is none."""
        try:
            self._key = self._spake.finish(message)
        except (SPAKEError, ValueError, AssertionError):
            return False
        return True

    def proof(self) -> bytes:
        return self._mac(self._is_host)

    def holds(self, proof: bytes) -> bool:
        """Whether the other has used the same code."""
        return bool(self._key) and hmac.compare_digest(proof, self._mac(not self._is_host))

    def _mac(self, of_host: bool) -> bytes:
        return hmac.new(self._key, b"host" if of_host else b"guest", hashlib.sha256).digest()
