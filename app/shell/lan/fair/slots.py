"""The cards of one side as they lie on the table: face down, in hand, gone; each bound by the hash it was laid with."""

from collections import Counter
from collections.abc import Iterable, Sequence

from app.shell.lan.fair.breach import Breach
from app.shell.lan.fair.messages import Opening
from app.shell.lan.fair.secret import Secret, card_vow

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
        wanted = Counter(hand)
        for place in self.held:
            if place not in self.aside:
                if wanted[self.cards[place]] > 0:
                    wanted[self.cards[place]] -= 1
                else:
                    self.aside.append(place)
        for place in reversed(self.aside[:]):
            if wanted[self.cards[place]] > 0:
                wanted[self.cards[place]] -= 1
                self.aside.remove(place)


def dealt(secret: Secret, deck: int, hand: Sequence[int], bag: Sequence[int]) -> list[int]:
    """The cards of a deck in the order of its slots."""
    return [*sorted(hand), *secret.shuffled(deck, bag)]
