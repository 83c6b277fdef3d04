"""What two players of a battle say to each other in the transcript: typed values, checked when they are read.

Every message of the transcript is spoken in turn: what has been said so far always tells who speaks next and of what
kind it must be (`app.shell.lan.fair.table`). So both ends hold the same list, and a digest over it binds each word
to all before it.
"""

from typing import Annotated, Final

import msgspec

from engine.game import Phrase

HASH: Final = 32
LONGEST_TEXT: Final = 400
MOST_CARDS: Final = 80
MOST_OPENED: Final = 1000

Hash = Annotated[bytes, msgspec.Meta(min_length=HASH, max_length=HASH)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Small = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A card turned face up: which one of which deck, what it is, and the salt that proves it."""

    deck: Small
    slot: Small
    card: Small
    salt: Hash


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A sealed action that is opened now: the number of its entry, and the salt that proves its full text."""

    entry: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    salt: Hash


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Anything said in the transcript."""


class Deck(Word, frozen=True, tag="deck"):
    """A shuffled deck lies face down: one salted hash a card. Those of a preset hand come first."""

    vows: Annotated[tuple[Hash, ...], msgspec.Meta(max_length=MOST_CARDS)]


class Pick(Word, frozen=True, tag="pick"):
    """The other side draws: I choose which of his face-down cards it is."""

    slot: Small


class Vow(Word, frozen=True, tag="vow"):
    """Dice are to be rolled: I have chosen my number, and this is its hash."""

    hash: Hash


class Nonce(Word, frozen=True, tag="nonce"):
    """My number for the dice; in answer to a vow, or to redeem one."""

    number: Hash


class Play(Word, frozen=True, tag="play"):
    """An entry of the record, by the seat whose decision it is, as the other side may see it."""

    text: Text
    openings: Annotated[tuple[Opening, ...], msgspec.Meta(max_length=MOST_CARDS)] = ()
    slots: Annotated[tuple[Small, ...], msgspec.Meta(max_length=MOST_CARDS)] = ()
    """Cards of one's own deck taken face down: a chosen opening hand."""
    vow: Hash | msgspec.UnsetType = msgspec.UNSET
    """Binds the speaker to the full text. Every action has one, so that having it tells nothing; only undo, resignation
    and draws do without, and everything in battles of version 1."""
    proofs: Annotated[tuple[Proof, ...], msgspec.Meta(max_length=MOST_OPENED)] | msgspec.UnsetType = msgspec.UNSET
    """For each sealed action that this one opens, oldest first; left out where it opens none."""


class Grant(Word, frozen=True, tag="grant"):
    """The other side has asked to take back, to resign or to draw, and I enter it for him."""

    text: Text


class Reveal(Word, frozen=True, tag="reveal"):
    """The battle is over: the secret that everything of mine was made from, and what I did unseen."""

    secret: Hash
    unseen: Annotated[tuple[tuple[int, Text], ...], msgspec.Meta(max_length=100_000)]
    """Entry numbers and their full texts."""


Said = Deck | Pick | Vow | Nonce | Play | Grant | Reveal


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A word of the transcript with its number and the digest of everything before it."""

    number: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    digest: Hash
    word: Said


_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Spoken)


def encode(spoken: Spoken) -> bytes:
    return _encoder.encode(spoken)


def decode(data: bytes) -> Spoken:
    """Raises msgspec.ValidationError or DecodeError, both ValueErrors, if it is no such message."""
    return _decoder.decode(data)


SENTENCES: Final = {
    "out-of-turn": "The other side spoke although it was not its turn.",
    "wrong-word": "The other side said something else than the battle asks for now.",
    "replayed": "A message came a second time, or does not follow those before it.",
    "illegal": "The other side tried what the rules do not allow: {detail}",
    "card-not-opened": "The other side played {detail} without turning it up.",
    "wrong-card": "The other side turned up a card that is not the one it laid down.",
    "not-in-hand": "The other side played a card that it did not draw, or had played already.",
    "deck-size": "The other side's deck does not have the right number of cards.",
    "bad-pick": "The other side picked a card that is not there to be drawn.",
    "dice-changed": "The other side changed its number for the dice after it had seen yours.",
    "not-asked": "The other side entered something for you that you had not asked for.",
    "stacked-deck": "Turned up at the end, the other side's deck was not the one it should have been.",
    "not-bound": "The other side made a decision without binding itself to it.",
    "opened-otherwise": "The other side opened something else than it had sealed: {detail}",
    "changed-decision": "What the other side now says it did unseen is not what it had bound itself to: {detail}",
    "own-changed": "Your own account of what you did unseen is not what your program had bound you to: {detail}",
    "false-account": "What the other side did unseen does not fit the battle: {detail}",
    "disagree": "The two sides remember the battle differently: either your file lacks what you have said, or the "
    "other side makes it up.",
    "malformed": "A message could not be understood.",
}


def breach_phrase(code: str, detail: str = "") -> Phrase:
    """What was done, for people. A detail may quote the other side, and must not look like markup."""
    return Phrase(SENTENCES[code], detail=detail.replace("<", "("))


class Breach(Exception):  # noqa: N818  # it is the other side that is at fault
    """The other side has broken the rules of fair play; nothing it said counts from here on."""

    def __init__(self, code: str, detail: str = "") -> None:
        self.code = code
        self.phrase = breach_phrase(code, detail)
        super().__init__(str(self.phrase))
