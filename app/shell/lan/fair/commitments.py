"""One secret a battle, from which all that must stay hidden for now is made: shuffles, salts and numbers for dice.

Whoever holds the secret can make everything again, so a program that was killed goes on where it was, and at the end
showing the secret is enough to prove that nothing was changed on the way.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence

from app.shell.lan.fair.messages import Breach, Opening

HASH = hashlib.sha256


class Secret:
    """The secret of one player in one battle."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def make(self, *what: object) -> bytes:
        """32 bytes that belong to this purpose and no other."""
        return hmac.digest(self.key, "/".join(map(str, what)).encode(), "sha256")

    def salt(self, deck: int, slot: int) -> bytes:
        return self.make("salt", deck, slot)

    def nonce(self, roll: int) -> bytes:
        return self.make("dice", roll)

    def pick(self, number: int, slots: Sequence[int]) -> int:
        """Which of these cards the other side draws; `number` is that of the word in the transcript.

        Nobody else can foresee it, and only the owner knows which card lies there. The remainder of 32 bytes favours no
        card by more than one part in 2 ** 240.
        """
        return slots[int.from_bytes(self.make("pick", number)) % len(slots)]

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


Place = tuple[int, int]
"""Which deck, since a reshuffle lays a new one, and which card of it."""
Kept = tuple[list[Place], list[Place], set[int]]


class Slots:
    """What both sides can know of the places of one side's cards."""

    def __init__(self, owner: bytes) -> None:
        self.owner = owner
        """As `owner_bytes` has it."""
        self.vows: list[tuple[bytes, ...]] = []
        self.down: set[int] = set()
        """Cards of the newest deck that nobody has drawn."""
        self.held: list[Place] = []
        """Drawn and not seen to leave the hand. Of several discards only the owner knows which went."""
        self.gone: list[Place] = []
        """Seen to leave the hand, the last one last."""
        self.opened: dict[Place, int] = {}
        """What has been turned up, for good."""

    def lay(self, vows: tuple[bytes, ...], preset: int) -> None:
        """A new deck; the first so many cards of it are in hand already."""
        deck = len(self.vows)
        self.vows.append(vows)
        self.down = set(range(preset, len(vows)))
        self.held += [(deck, slot) for slot in range(preset)]

    def take(self, slot: int) -> Place:
        """Draw a card face down."""
        if slot not in self.down:
            raise Breach("bad-pick")
        self.down.remove(slot)
        place = (len(self.vows) - 1, slot)
        self.held.append(place)
        return place

    def turn_up(self, opening: Opening) -> Place:
        """See a card and hold it against the hash it was laid with."""
        place = (opening.deck, opening.slot)
        if place not in self.held:
            raise Breach("not-in-hand")
        vow = card_vow(self.owner, opening.deck, opening.slot, opening.card, opening.salt)
        if vow != self.vows[opening.deck][opening.slot]:
            raise Breach("wrong-card")
        self.opened[place] = opening.card
        return place

    def leave(self, place: Place) -> None:
        self.held.remove(place)
        self.gone.append(place)

    def come_back(self, card: int) -> None:
        """A card that was played returns to the hand (R22)."""
        for place in reversed(self.gone):
            if self.opened.get(place) == card:
                self.gone.remove(place)
                self.held.append(place)
                return

    def kept(self) -> Kept:
        return self.held[:], self.gone[:], self.down.copy()

    def put_back(self, kept: Kept) -> None:
        """After an undo the cards are where they were; what was turned up stays known."""
        self.held, self.gone, self.down = kept


class OwnSlots(Slots):
    """One's own side, where the cards themselves are known."""

    def __init__(self, owner: bytes, secret: Secret) -> None:
        super().__init__(owner)
        self.secret = secret
        self.cards: dict[Place, int] = {}
        self.aside: list[Place] = []
        """Discarded unseen: for the other side they may still be in hand. The last ones last."""

    def shuffle(self, hand: Sequence[int], bag: Sequence[int]) -> tuple[bytes, ...]:
        """The hashes of a deck about to be laid: a preset hand first, then what can be drawn, shuffled."""
        deck = len(self.vows)
        return tuple(
            card_vow(self.owner, deck, slot, card, self.secret.salt(deck, slot))
            for slot, card in enumerate(dealt(self.secret, deck, hand, bag))
        )

    def know(self, hand: Sequence[int], bag: Sequence[int]) -> None:
        """After the newest deck was laid: what it holds."""
        deck = len(self.vows) - 1
        for slot, card in enumerate(dealt(self.secret, deck, hand, bag)):
            self.cards[deck, slot] = card

    def openings(self, cards: Iterable[int]) -> tuple[Opening, ...]:
        """Proofs for cards in hand, those already seen first; else for cards that have just been put aside."""
        found: list[Place] = []
        for card in cards:
            in_hand = [place for place in self.held if place not in self.aside]
            in_hand.sort(key=lambda place: place not in self.opened)
            places = [*in_hand, *reversed(self.aside)]
            found.append(next(place for place in places if self.cards[place] == card and place not in found))
        return tuple(Opening(deck, slot, self.cards[deck, slot], self.secret.salt(deck, slot)) for deck, slot in found)

    def leave(self, place: Place) -> None:
        super().leave(place)
        if place in self.aside:
            self.aside.remove(place)

    def follow(self, hand: Sequence[int]) -> None:
        """Let the places follow the hand: what left it unseen lies aside, what an undo brought back does not."""
        wanted = list(hand)
        for place in self.held:
            if place not in self.aside:
                if self.cards[place] in wanted:
                    wanted.remove(self.cards[place])
                else:
                    self.aside.append(place)
        for place in reversed(self.aside[:]):
            if self.cards[place] in wanted:
                wanted.remove(self.cards[place])
                self.aside.remove(place)


def dealt(secret: Secret, deck: int, hand: Sequence[int], bag: Sequence[int]) -> list[int]:
    """The cards of a deck in the order of its slots."""
    return [*sorted(hand), *secret.shuffled(deck, bag)]
