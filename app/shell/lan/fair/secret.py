"""One secret a battle, from which all that must stay hidden for now is made: shuffles, salts and numbers for dice.

Whoever holds the secret can make everything again, so a program that was killed goes on where it was, and at the end
showing the secret is enough to prove that nothing was changed on the way.
"""

import hashlib
import hmac
from collections.abc import Sequence

HASH = hashlib.sha256


class Secret:
    """The secret of one player in one battle."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def make(self, *what: object) -> bytes:
        """32 bytes that belong to this purpose and no other."""
        return hmac.new(self.key, "/".join(map(str, what)).encode(), HASH).digest()

    def salt(self, deck: int, slot: int) -> bytes:
        return self.make("salt", deck, slot)

    def nonce(self, roll: int) -> bytes:
        return self.make("dice", roll)

    def entry_salt(self, entry: int) -> bytes:
        """For the hash by which a decision is bound. To open that one decision alone, this is enough to show."""
        return self.make("entry", entry)

    def shuffled(self, deck: int, cards: Sequence[int]) -> list[int]:
        """The cards in an order that only the secret tells."""
        order = sorted(range(len(cards)), key=lambda place: self.make("shuffle", deck, place))
        return [sorted(cards)[place] for place in order]


def owner_bytes(battle: bytes, seat: int) -> bytes:
    """What goes into every hash that a seat commits itself by, so that none can be copied from another battle or seat.

    Battles of version 1 do without: their commitments are made with no owner (`b""`).
    """
    return battle + seat.to_bytes(1)


def card_vow(owner: bytes, deck: int, slot: int, card: int, salt: bytes) -> bytes:
    """The hash by which a face-down card is bound to what it is and where it lies."""
    return HASH(b"card" + owner + deck.to_bytes(2) + slot.to_bytes(2) + card.to_bytes(2) + salt).digest()


def nonce_vow(owner: bytes, roll: int, nonce: bytes) -> bytes:
    return HASH(b"dice" + owner + roll.to_bytes(4) + nonce).digest()


def entry_vow(owner: bytes, entry: int, text: str, salt: bytes) -> bytes:
    """The hash by which a decision is bound to its full text when only a part of it is shown."""
    return HASH(b"entry" + owner + entry.to_bytes(4) + salt + text.encode()).digest()


def faces(roll: int, sides: Sequence[int], one: bytes, two: bytes) -> tuple[int, ...]:
    """Dice that neither side alone could choose; bytes that would favour low faces are thrown away.

    >>> all(1 <= face <= 6 for face in faces(1, [6] * 50, b"a" * 32, b"b" * 32))
    True
    """
    found: list[int] = []
    block = 0
    while len(found) < len(sides):
        for byte in HASH(b"roll" + roll.to_bytes(4) + block.to_bytes(4) + one + two).digest():
            if len(found) < len(sides):
                most = sides[len(found)]
                if byte < 256 - 256 % most:
                    found.append(byte % most + 1)
        block += 1
    return tuple(found)
