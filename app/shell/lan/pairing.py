"""Pairing by a short code: both prove that they know it, and bind it to both certificates, telling nobody else.

SPAKE2 gives an onlooker, and the other side itself, one guess a try; three wrong tries end the host's offer.
"""

import hashlib
import hmac
import secrets
from typing import Any, Final

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError

TRIES: Final = 3
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and figures that cannot be taken for each other."""
LENGTH: Final = 6


def new_code() -> str:
    """A code to be read out across the room."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def plain(code: str) -> str:
    """A code as it was meant: small letters, spaces and dashes make no difference.

    >>> plain("ab-c 23x")
    'ABC23X'
    """
    return "".join(letter for letter in code.upper() if letter.isalnum())


class Pairing:
    """One try. The host is side A."""

    def __init__(self, code: str, is_host: bool, host: bytes, guest: bytes) -> None:
        """`host` and `guest` are the fingerprints of the two certificates as this side sees them."""
        kind: Any = SPAKE2_A if is_host else SPAKE2_B
        self._is_host = is_host
        self._spake = kind(plain(code).encode(), idA=host, idB=guest)
        self.message: bytes = self._spake.start()
        self._key = b""

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
