"""The table: one side's end of a battle with somebody it need not trust.

It holds the battle as its own seat may see it, applies what is said by either side, checks everything that the other
says, and knows when it is its own turn to speak. Each end runs the same code; neither is the host of the rules. Which
game it is, it does not know: `engine.game` says what there is to know of dice, hidden hands and sealed actions.

Where both seats may decide at once, both do, but they speak in turns: first seat one, then whoever has not spoken for
longer (`Table.speaker`). Whoever has decided early keeps it to himself until his turn comes; what is sealed is told
masked and bound by its hash, so that nobody learns anything by waiting.
"""

import hashlib
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any, Final, NamedTuple

from msgspec import UNSET, UnsetType

from app.shell.lan.fair import commitments as secrets
from app.shell.lan.fair.commitments import Kept, OwnSlots, Place, Secret, Slots, owner_bytes
from app.shell.lan.fair.messages import (
    Breach,
    Deck,
    Grant,
    Nonce,
    Opening,
    Pick,
    Play,
    Proof,
    Reveal,
    Said,
    Spoken,
    Vow,
    encode,
)
from engine.battle import Battle
from engine.game import Cards, Dice, Draw, Refusal
from engine.record import OFFER, UNDO, Entry, Header


class Matter(Enum):
    """What is to be said."""

    DECK = auto()
    """The owner lays his shuffled deck face down."""
    PICK = auto()
    """The opponent of whoever draws says which card."""
    VOW = auto()
    ANSWER = auto()
    REDEEM = auto()
    """Dice: one side hashes its number, the other tells its own, the first shows what was hashed."""
    PLAY = auto()
    REVEAL = auto()
    """The battle is over and everything is turned up."""
    NOTHING = auto()


class Due(NamedTuple):
    seat: int
    matter: Matter


_FITTING: Final[dict[Matter, tuple[type, ...]]] = {
    Matter.DECK: (Deck,),
    Matter.PICK: (Pick,),
    Matter.VOW: (Vow,),
    Matter.ANSWER: (Nonce,),
    Matter.REDEEM: (Nonce,),
    Matter.PLAY: (Play, Grant),
    Matter.REVEAL: (Reveal,),
}


BINDING: Final = 2
"""From this version of a battle on, every commitment is bound to seat and battle, and every decision to its text."""


def first_digest(header: Header) -> bytes:
    """What the first word of a battle is bound to: everything that was agreed on."""
    return hashlib.sha256(header.line().encode()).digest()


class Drawn:
    """A card that was drawn face down: at which entry of the record, and from which place."""

    __slots__ = ("entry", "place", "seat")

    def __init__(self, entry: int, seat: int, place: Place) -> None:
        self.entry = entry
        self.seat = seat
        self.place = place


class Table:
    """A battle seen from one seat. `start` is the first state in full, which both sides know and agree on."""

    def __init__(self, header: Header, start: Any, seat: int, key: bytes, version: int = BINDING) -> None:
        self.seat = seat
        self.binding = version >= BINDING
        self.digest = first_digest(header)
        self.owners = [owner_bytes(self.digest, seat) if self.binding else b"" for seat in range(2)]
        self.start = start
        self.secret = Secret(key)
        self.battle: Battle[Any] = Battle(header, start.seen_by(seat))
        self.chance = self.battle.record.chance
        self.own = OwnSlots(self.owners[seat], self.secret)
        self.slots: list[Slots] = [Slots(owner) for owner in self.owners]
        self.slots[seat] = self.own
        self.said: list[tuple[int, Said]] = []
        self.spoken: list[Spoken] = []
        """The same words as they were sent."""
        self.rolls = 0
        self.vow: tuple[int, bytes] | None = None
        self.answer: bytes | None = None
        self.drawn: list[Drawn] = []
        self.laid: list[tuple[int, int]] = []
        """After how many entries of the record which seat laid a deck."""
        self.unseen: dict[int, str] = {}
        """What this seat did that the other could not see in full, by the number of its entry."""
        self.bound: dict[int, bytes] = {}
        """The hash that the full text of an action is bound by, by the number of its entry."""
        self.opened: set[int] = set()
        """The numbers of those entries whose full text has been opened in mid-battle."""
        self.reveals: list[Reveal] = []
        self.wishes: set[str] = set()
        """What this seat has asked the other to enter for it."""
        self.heard: Callable[[Entry, tuple[Any, ...], Any], None] | None = None
        """Told of every entry of the record with its events and the state before it."""
        self._events: list[Any] = []
        self._kept: list[tuple[Kept, ...]] = []
        self._due: Due | None = None
        """As long as nothing has been said since it was asked for."""
        self._listen()

    # What is asked for

    @property
    def state(self) -> Any:
        """A `State` of the contract, as this seat may know it; which game's, whoever set up the table knows."""
        return self.battle.state

    def due(self) -> Due:
        """Whose word it is, and of what kind. Everything said so far decides it, so both ends agree."""
        if self._due is None:
            self._due = self._next()
        return self._due

    def _next(self) -> Due:
        state = self.state
        if self.battle.over:
            revealed = len(self.reveals)
            return Due(revealed, Matter.REVEAL) if revealed < 2 else Due(-1, Matter.NOTHING)
        cards = state.cards()
        if cards is not None and not all(slots.vows for slots in self.slots) and cards.decks_due():
            return Due(0 if not self.slots[0].vows else 1, Matter.DECK)
        chance = state.chance()
        if isinstance(chance, Dice):
            if self.vow is None:
                return Due(chance.seat, Matter.VOW)
            return Due(1 - chance.seat, Matter.ANSWER) if self.answer is None else Due(chance.seat, Matter.REDEEM)
        if chance is not None:
            owner = chance.owner
            return Due(1 - owner, Matter.PICK) if self.slots[owner].down else Due(owner, Matter.DECK)
        return Due(self.speaker(), Matter.PLAY)

    def speaker(self) -> int:
        """Who of those that may decide speaks next: whoever acted longer ago, and before that the lower seat."""
        seats = sorted(self.state.deciding())
        if len(seats) > 1:
            for entry in reversed(self.battle.record.actions):
                if len(seats) == 1:
                    break
                if entry.seat in seats:
                    seats.remove(entry.seat)
        return seats[0]

    @property
    def deciding(self) -> bool:
        """Whether this side must say what it has decided."""
        return self.due() == (self.seat, Matter.PLAY)

    @property
    def may_decide(self) -> bool:
        """Whether a person or a bot on this side may decide, though the other side may have to speak first."""
        return self.due().matter == Matter.PLAY and self.seat in self.state.deciding()

    # Speaking

    def automatic(self) -> Said | None:
        """What this side says by itself: everything but decisions."""
        seat, matter = self.due()
        if seat != self.seat or matter == Matter.PLAY:
            return None
        if matter == Matter.DECK:
            hand, bag = self._laid_by(seat)
            return Deck(self.own.shuffle(hand, bag))
        if matter == Matter.PICK:
            return Pick(self.secret.pick(len(self.said) + 1, sorted(self.slots[self._draw_due().owner].down)))
        if matter == Matter.VOW:
            return Vow(secrets.nonce_vow(self.owners[seat], self.rolls, self.secret.nonce(self.rolls)))
        if matter == Matter.REVEAL:
            return Reveal(self.secret.key, tuple(sorted(self.unseen.items())))
        return Nonce(self.secret.nonce(self.rolls))

    def word_for(self, action: Any) -> tuple[Play, str]:
        """An own decision as it is told to the other side, and in full; raises Refusal if it is not legal."""
        self.battle.ask(self.seat)
        state = self.state
        state.copy().apply(action)
        shown = state.shown_to(action, 1 - self.seat)
        full = state.write(action)
        openings: tuple[Opening, ...] = ()
        slots: tuple[int, ...] = ()
        cards = state.cards()
        if cards is not None:
            openings = self.own.openings(cards.named(shown))
            picked = cards.picked(action)
            if picked is not None:
                deck = len(self.own.vows) - 1
                slots = (min(slot for slot in self.own.down if self.own.cards[deck, slot] == picked),)
        proofs = self._proofs(action)
        return Play(state.write(shown), openings, slots, self._vow_for(full), proofs or UNSET), full

    def _proofs(self, action: Any) -> tuple[Proof, ...]:
        """For the own sealed actions that an action opens."""
        found: list[Proof] = []
        for sealed in self.state.opened(action):
            text = self.state.write(sealed)
            after = found[-1].entry if found else 0
            number = next(n for n in self._sealed_by(self.seat) if n > after and self.unseen.get(n) == text)
            found.append(Proof(number, self.secret.entry_salt(number)))
        return tuple(found)

    def _sealed_by(self, seat: int) -> list[int]:
        """The numbers of the actions of a seat that stand, are bound, and have not been opened."""
        return [
            entry.number
            for entry in self.battle.record.actions
            if entry.seat == seat and entry.number in self.bound and entry.number not in self.opened
        ]

    def _vow_for(self, full: str) -> bytes | UnsetType:
        """Binds this side to the full text of its next entry."""
        if not self.binding:
            return UNSET
        number = len(self.battle.record.entries) + 1
        return secrets.entry_vow(self.owners[self.seat], number, full, self.secret.entry_salt(number))

    def next_spoken(self, word: Said) -> Spoken:
        """An own word as it is kept and sent."""
        return Spoken(len(self.said) + 1, self.digest, word)

    def say(self, word: Said, full: str = "") -> Spoken:
        """Put an own word into the transcript, once it is kept; what comes back is sent."""
        spoken = self.next_spoken(word)
        self._follow(self.seat, spoken, full)
        return spoken

    # Hearing

    def hear(self, spoken: Spoken) -> None:
        """A word of the other side; raises Breach if he may not say it."""
        if spoken.number != len(self.said) + 1 or spoken.digest != self.digest:
            raise Breach("replayed")
        seat, matter = self.due()
        if seat == self.seat or matter == Matter.NOTHING:
            raise Breach("out-of-turn")
        self._follow(1 - self.seat, spoken, "")

    def _follow(self, seat: int, spoken: Spoken, full: str) -> None:
        word = spoken.word
        if not isinstance(word, _FITTING[self.due().matter]):
            raise Breach("wrong-word")
        if isinstance(word, Deck):
            self._lay(seat, word)
        elif isinstance(word, Pick):
            self._draw(word)
        elif isinstance(word, Vow):
            self.vow = (seat, word.hash)
        elif isinstance(word, Nonce):
            self._throw(seat, word)
        elif isinstance(word, Play):
            self._play(seat, word, full)
        elif isinstance(word, Grant):
            self._grant(seat, word)
        else:
            self.reveals.append(word)
        self._due = None
        self.said.append((seat, word))
        self.spoken.append(spoken)
        self.digest = hashlib.sha256(self.digest + encode(spoken)).digest()

    # Cards

    def _cards(self) -> Cards[Any]:
        cards = self.state.cards()
        assert cards is not None, "there are no cards in this game"
        return cards

    def _laid_by(self, seat: int) -> tuple[Sequence[int], Sequence[int]]:
        """What a deck of a seat laid now holds: cards in hand before the first one, as some scenarios have it, and the
        bag.
        """
        cards = self._cards()
        return cards.hand(seat) if not self.slots[seat].vows else (), cards.bag(seat)

    def _lay(self, seat: int, word: Deck) -> None:
        slots = self.slots[seat]
        hand, bag = self._laid_by(seat)
        if len(word.vows) != len(hand) + len(bag):
            raise Breach("deck-size")
        slots.lay(word.vows, len(hand))
        self.laid.append((len(self.battle.record.entries), seat))
        if seat == self.seat:
            self.own.know(hand, bag)

    def _draw_due(self) -> Draw:
        draw = self.state.chance()
        assert isinstance(draw, Draw)
        return draw

    def _draw(self, word: Pick) -> None:
        drawer = self._draw_due().owner
        place = self.slots[drawer].take(word.slot)
        self.drawn.append(Drawn(len(self.battle.record.entries) + 1, drawer, place))
        card = self.own.cards[place] if drawer == self.seat else self._cards().unknown
        self._act(self.chance, self.state.drawn(card))

    # Dice

    def _throw(self, seat: int, word: Nonce) -> None:
        assert self.vow is not None
        if self.answer is None:
            self.answer = word.number
            return
        if secrets.nonce_vow(self.owners[seat], self.rolls, word.number) != self.vow[1]:
            raise Breach("dice-changed")
        dice = self.state.chance()
        assert isinstance(dice, Dice)
        faces = secrets.faces(self.rolls, dice.sides, word.number, self.answer)
        self.vow = None
        self.answer = None
        self.rolls += 1
        self._act(self.chance, self.state.rolled(faces))

    # Decisions

    def _play(self, seat: int, word: Play, full: str) -> None:
        if not self.battle.record.is_action(seat, word.text):
            self._check_offer(seat, word.text)
            self._enter(seat, word.text)
            return
        slots = self.slots[seat]
        number = len(self.battle.record.entries) + 1
        self._bind(seat, number, word, full or word.text)
        kept = tuple(side.kept() for side in self.slots)
        action = self._read(seat, word.text)
        self._check_opened(seat, action, word)
        cards = self.state.cards()
        places = self._checked(slots, cards, action, word)
        if word.slots:
            self.drawn.append(Drawn(number, seat, slots.take(word.slots[0])))
        if seat == self.seat and full and full != word.text:
            self.unseen[number] = full
        if cards is None or not cards.keeps(action):
            for place in places:
                slots.leave(place)
        self._act(seat, self._read(seat, full) if full and full != word.text else action)
        self._kept.append(kept)

    def _bind(self, seat: int, number: int, word: Play, full: str) -> None:
        """Keep what the speaker is bound by. An own word is held against its full text at once."""
        if not self.binding:
            return
        if isinstance(word.vow, UnsetType):
            raise Breach("not-bound")
        if seat == self.seat and word.vow != self._vow_for(full):
            raise Breach("own-changed", f"“{full}”")
        self.bound[number] = word.vow

    def _check_opened(self, seat: int, action: Any, word: Play) -> None:
        """What a side opens must be what it had sealed, told by the hashes that it is bound by."""
        texts = [self.state.write(sealed) for sealed in self.state.opened(action)]
        proofs = () if isinstance(word.proofs, UnsetType) else word.proofs
        numbers = [proof.entry for proof in proofs]
        detail = f"“{word.text}”"
        if len(proofs) != len(texts) or numbers != sorted(set(numbers)):
            raise Breach("opened-otherwise", detail)
        if proofs and not set(numbers) <= set(self._sealed_by(seat)):
            raise Breach("opened-otherwise", detail)
        for proof, text in zip(proofs, texts, strict=True):
            if secrets.entry_vow(self.owners[seat], proof.entry, text, proof.salt) != self.bound[proof.entry]:
                raise Breach("opened-otherwise", detail)
        self.opened.update(numbers)

    def _checked(self, slots: Slots, cards: Cards[Any] | None, action: Any, word: Play) -> list[Place]:
        """The places of the cards that a side plays or shows, each turned up and found right."""
        named = sorted(cards.named(action)) if cards is not None else []
        if len(word.slots) != (cards is not None and cards.picked(action) is not None):
            raise Breach("bad-pick")
        if sorted(opening.card for opening in word.openings) != named:
            raise Breach("card-not-opened", cards.name(self.state.seat, named[0]) if cards and named else "a card")
        places = [slots.turn_up(opening) for opening in word.openings]
        if len(set(places)) != len(places):
            raise Breach("not-in-hand")
        return places

    def _grant(self, seat: int, word: Grant) -> None:
        """An entry for the seat that did not speak, which must have wished for it."""
        other = 1 - seat
        if self.battle.record.is_action(other, word.text):
            raise Breach("wrong-word")
        if other == self.seat and word.text not in self.wishes:
            raise Breach("not-asked")
        self._check_offer(other, word.text)
        self.wishes.discard(word.text)
        self._enter(other, word.text)

    def _check_offer(self, seat: int, text: str) -> None:
        """An offer that stands is not made again: that would only fill the record."""
        if self.binding and text == OFFER and self.battle.record.offer == seat:
            raise Breach("wrong-word")

    def _read(self, seat: int, text: str) -> Any:
        try:
            self.battle.ask(seat)
            return self.battle.read(text)
        except Refusal as refusal:
            raise Breach("illegal", str(refusal)) from None

    def _act(self, seat: int, action: Any) -> None:
        """Play an action, and let everything follow that hangs on it."""
        self._follow_up(lambda: self.battle.play(action, seat))

    def _enter(self, seat: int, text: str) -> None:
        """Enter something else than an action: undo, resignation, draws, time."""
        self._follow_up(lambda: self.battle.enter(seat, text))

    def _follow_up(self, enter: Callable[[], Entry]) -> None:
        before = self.state.copy() if self.heard is not None else self.state
        try:
            entry = enter()
        except Refusal as refusal:
            self._events.clear()
            raise Breach("illegal", str(refusal)) from None
        seat = entry.seat
        if entry.text == UNDO and seat != self.chance:
            kept = self._kept.pop()
            for side, places in zip(self.slots, kept, strict=True):
                side.put_back(places)
        if seat == self.chance:
            self._kept.clear()
        self._listen()
        happened = tuple(self._events)
        self._events.clear()
        if self.own.vows:
            self._move_cards(happened)
        if self.heard is not None:
            self.heard(entry, happened, before)

    def _move_cards(self, happened: tuple[Any, ...]) -> None:
        cards = self._cards()
        for event in happened:
            back = cards.returned(event)
            if back is not None:
                self.slots[back[0]].come_back(back[1])
        self.own.follow(cards.hand(self.seat))

    def _listen(self) -> None:
        """After an undo the state is another object."""
        self.battle.state.tell = self._events.append
