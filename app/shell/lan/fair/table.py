"""The table: one side's end of a battle with somebody it need not trust.

It holds the battle as its own seat may see it, applies what is said by either side, checks everything that the other
says, and knows when it is its own turn to speak. Each end runs the same code; neither is the host of the rules.
"""

import hashlib
import random
from collections.abc import Callable
from enum import Enum, auto
from typing import Final, NamedTuple

from msgspec import UNSET, UnsetType

from app.shell.lan.fair import commitments as secrets
from app.shell.lan.fair.commitments import Kept, OwnSlots, Place, Secret, Slots, owner_bytes
from app.shell.lan.fair.messages import Breach, Deck, Grant, Nonce, Pick, Play, Reveal, Said, Spoken, Vow, encode
from engine import dice
from engine.battle import Battle
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import events, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.events import Event
from engine.manoeuvre.hearsay import named_cards
from engine.manoeuvre.notation import owner
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
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


def due(state: State, over: bool, laid: tuple[int, int], down: tuple[int, int], vowed: int, revealed: int) -> Due:
    """`laid` decks and cards `down` of either side, how far the dice are, who has revealed: whose word it is."""
    if over:
        return Due(revealed, Matter.REVEAL) if revealed < 2 else Due(-1, Matter.NOTHING)
    if tags.DEAL not in state.stack[:-1]:
        for seat in range(2):
            if not laid[seat]:
                return Due(seat, Matter.DECK)
    if state.seat < CHANCE:
        return Due(state.seat, Matter.PLAY)
    if state.pool():
        vower = state.active if state.active < CHANCE else 0
        return (Due(vower, Matter.VOW), Due(1 - vower, Matter.ANSWER), Due(vower, Matter.REDEEM))[vowed]
    drawer = owner(state)
    return Due(1 - drawer, Matter.PICK) if down[drawer] else Due(drawer, Matter.DECK)


_FITTING: Final[dict[Matter, tuple[type, ...]]] = {
    Matter.DECK: (Deck,),
    Matter.PICK: (Pick,),
    Matter.VOW: (Vow,),
    Matter.ANSWER: (Nonce,),
    Matter.REDEEM: (Nonce,),
    Matter.PLAY: (Play, Grant),
    Matter.REVEAL: (Reveal,),
}
_picking: Final = random.SystemRandom()


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

    def __init__(self, header: Header, start: State, seat: int, key: bytes, version: int = BINDING) -> None:
        self.seat = seat
        self.binding = version >= BINDING
        self.digest = first_digest(header)
        self.owners = [owner_bytes(self.digest, seat) if self.binding else b"" for seat in range(2)]
        self.start = start
        self.secret = Secret(key)
        self.battle = Battle(header, start.seen_by(seat))
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
        self.reveals: list[Reveal] = []
        self.wishes: set[str] = set()
        """What this seat has asked the other to enter for it."""
        self.heard: Callable[[Entry, tuple[Event, ...], State], None] | None = None
        """Told of every entry of the record with its events and the state before it."""
        self._events: list[Event] = []
        self._kept: list[tuple[Kept, ...]] = []
        self._listen()

    # What is asked for

    @property
    def state(self) -> State:
        return self.battle.state

    def due(self) -> Due:
        laid = (len(self.slots[0].vows), len(self.slots[1].vows))
        down = (len(self.slots[0].down), len(self.slots[1].down))
        vowed = 0 if self.vow is None else 1 if self.answer is None else 2
        return due(self.state, self.battle.over, laid, down, vowed, len(self.reveals))

    @property
    def deciding(self) -> bool:
        """Whether a person or a bot on this side must decide."""
        return self.due() == (self.seat, Matter.PLAY)

    # Speaking

    def automatic(self) -> Said | None:
        """What this side says by itself: everything but decisions."""
        seat, matter = self.due()
        if seat != self.seat or matter == Matter.PLAY:
            return None
        if matter == Matter.DECK:
            return Deck(self.own.shuffle(self._preset(), self.state.bag[seat]))
        if matter == Matter.PICK:
            return Pick(_picking.choice(sorted(self.slots[owner(self.state)].down)))
        if matter == Matter.VOW:
            return Vow(secrets.nonce_vow(self.owners[seat], self.rolls, self.secret.nonce(self.rolls)))
        if matter == Matter.REVEAL:
            return Reveal(self.secret.key, tuple(sorted(self.unseen.items())))
        return Nonce(self.secret.nonce(self.rolls))

    def word_for(self, action: Action) -> tuple[Play, str]:
        """An own decision as it is told to the other side, and in full; raises Refusal if it is not legal."""
        state = self.state
        state.copy().apply(action)
        shown = state.shown_to(action, 1 - self.seat)
        full = state.write(action)
        cards = [card for card in named_cards(state, shown) if card != UNKNOWN]
        if action.verb == act.SHOW:
            cards = list(action.cards)
            shown = action
        slots: tuple[int, ...] = ()
        if action.verb == act.PICK:
            deck = len(self.own.vows) - 1
            slots = (min(slot for slot in self.own.down if self.own.cards[deck, slot] == action.a),)
        return Play(state.write(shown), self.own.openings(cards), slots, self._vow_for(full)), full

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
        self.said.append((seat, word))
        self.spoken.append(spoken)
        self.digest = hashlib.sha256(self.digest + encode(spoken)).digest()

    # Cards

    def _preset(self) -> list[int]:
        """Cards in hand before the first deck was laid, as some scenarios have it."""
        return self.state.hand[self.seat] if not self.own.vows else []

    def _lay(self, seat: int, word: Deck) -> None:
        slots = self.slots[seat]
        preset = len(self.state.hand[seat]) if not slots.vows else 0
        if len(word.vows) != preset + len(self.state.bag[seat]):
            raise Breach("deck-size")
        hand, bag = self.state.hand[self.seat][:preset], self.state.bag[self.seat]
        slots.lay(word.vows, preset)
        self.laid.append((len(self.battle.record.entries), seat))
        if seat == self.seat:
            self.own.know(hand, bag)

    def _draw(self, word: Pick) -> None:
        drawer = owner(self.state)
        place = self.slots[drawer].take(word.slot)
        self.drawn.append(Drawn(len(self.battle.record.entries) + 1, drawer, place))
        card = self.own.cards[place] if drawer == self.seat else UNKNOWN
        self._enter(CHANCE, self.state.write(act.DRAWS[card]))

    # Dice

    def _throw(self, seat: int, word: Nonce) -> None:
        assert self.vow is not None
        if self.answer is None:
            self.answer = word.number
            return
        if secrets.nonce_vow(self.owners[seat], self.rolls, word.number) != self.vow[1]:
            raise Breach("dice-changed")
        faces = secrets.faces(self.rolls, dice.faces(self.state.pool()), word.number, self.answer)
        self.vow = None
        self.answer = None
        self.rolls += 1
        self._enter(CHANCE, self.state.write(Action(act.ROLL, sum(faces), 0, faces)))

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
        action = self._read(word.text)
        places = self._checked(slots, action, word)
        if word.slots:
            self.drawn.append(Drawn(number, seat, slots.take(word.slots[0])))
        if seat == self.seat and full and full != word.text:
            self.unseen[number] = full
        if action.verb != act.SHOW:
            for place in places:
                slots.leave(place)
        self._enter(seat, full or word.text)
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

    def _checked(self, slots: Slots, action: Action, word: Play) -> list[Place]:
        """The places of the cards that a side plays or shows, each turned up and found right."""
        named = sorted(card for card in named_cards(self.state, action) if card != UNKNOWN)
        if len(word.slots) != (action.verb == act.PICK):
            raise Breach("bad-pick")
        if sorted(opening.card for opening in word.openings) != named:
            army = self.state.armies[self.state.seat]
            raise Breach("card-not-opened", army.cards[named[0]].name if named else "a card")
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

    def _read(self, text: str) -> Action:
        try:
            return self.state.read(text)
        except Refusal as refusal:
            raise Breach("illegal", str(refusal)) from None

    def _enter(self, seat: int, text: str) -> None:
        """Enter it into the record, and let everything follow that hangs on it."""
        before = self.state.copy() if self.heard is not None else self.state
        try:
            entry = self.battle.enter(seat, text)
        except Refusal as refusal:
            self._events.clear()
            raise Breach("illegal", str(refusal)) from None
        if text == UNDO and seat < CHANCE:
            kept = self._kept.pop()
            for side, places in zip(self.slots, kept, strict=True):
                side.put_back(places)
        if seat == CHANCE:
            self._kept.clear()
        self._listen()
        happened = tuple(self._events)
        self._events.clear()
        for event in happened:
            if event.kind == events.RETURNED:
                self.slots[event.a].come_back(event.card)
        if self.own.vows:
            self.own.follow(self.state.hand[self.seat])
        if self.heard is not None:
            self.heard(entry, happened, before)

    def _listen(self) -> None:
        """After an undo the state is another object."""
        self.battle.state.tell = self._events.append
