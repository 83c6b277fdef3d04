"""What two players of a battle say to each other in the transcript: typed values, checked when they are read.

Every message of the transcript is spoken in turn: what has been said so far always tells who speaks next and of what
kind his word must be (`app.shell.lan.fair.due`). So both ends hold the same list, and a digest over it binds each word
to all before it.
"""

from typing import Annotated, Final

import msgspec

HASH: Final = 32
LONGEST_TEXT: Final = 400
MOST_CARDS: Final = 80

Hash = Annotated[bytes, msgspec.Meta(min_length=HASH, max_length=HASH)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Small = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A card turned face up: which one of which deck, what it is, and the salt that proves it."""

    deck: Small
    slot: Small
    card: Small
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
