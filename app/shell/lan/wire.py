"""What crosses the wire: frames of limited length, each one typed message; anything else ends the conversation.

A frame is four bytes of length, most significant first, and that many bytes of MessagePack.
"""

from typing import Annotated, Final

import msgspec

from app.shell.lan.fair.messages import HASH, Hash, Spoken

PROTOCOL: Final = 2
LARGEST: Final = 1 << 20
"""Bytes of a frame."""
MOST_WAITING: Final = LARGEST + 4
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Short = Annotated[str, msgspec.Meta(max_length=80)]
Sentence = Annotated[str, msgspec.Meta(max_length=1000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Anything said outside the transcript."""


class Greeting(Note, frozen=True, tag="greeting"):
    """The first word of either side."""

    protocol: Count
    program: Short
    name: Name
    role: Short
    """host, guest or spectator."""
    known: bool = False
    """Whether the other's certificate is one that was paired before."""
    battles: Annotated[tuple[Hash, ...], msgspec.Meta(max_length=50)] = ()
    """Unfinished battles with the holder of that certificate."""


class Pake(Note, frozen=True, tag="pake"):
    """One half of the pairing by a code (SPAKE2)."""

    message: Annotated[bytes, msgspec.Meta(max_length=200)]


class Proof(Note, frozen=True, tag="proof"):
    """Shows that both hold the same code, without telling it."""

    mac: Annotated[bytes, msgspec.Meta(min_length=HASH, max_length=HASH)]


class Proposal(Note, frozen=True, tag="proposal"):
    """The battle that the host would fight: the header of its record, and the seat that is left to the guest."""

    header: Annotated[str, msgspec.Meta(max_length=200_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=1)]


class Lacking(Note, frozen=True, tag="lacking"):
    """What the guest would have to be sent before he can play it, as “army my_army”."""

    names: Annotated[tuple[Short, ...], msgspec.Meta(max_length=100)]


class Content(Note, frozen=True, tag="content"):
    """An army or section as a file of the user's would hold it."""

    name: Short
    text: Annotated[str, msgspec.Meta(max_length=300_000)]


class Accept(Note, frozen=True, tag="accept"):
    """The guest will fight it, or either side is back in a battle begun before."""

    battle: Hash
    said: Count
    """How many words of the transcript this side holds."""
    digest: Hash


class Wish(Note, frozen=True, tag="wish"):
    """Asks the side that speaks next to enter something for this one: undo, resign, draw."""

    text: Short


class Unwilling(Note, frozen=True, tag="unwilling"):
    text: Short


class Chat(Note, frozen=True, tag="chat"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Presence(Note, frozen=True, tag="presence"):
    """What the person is doing: here, thinking, choosing cards, away."""

    what: Short


class Ping(Note, frozen=True, tag="ping"):
    number: Count


class Pong(Note, frozen=True, tag="pong"):
    number: Count


class Result(Note, frozen=True, tag="result"):
    """What a side found when all was turned up: the digest of the open record, or what did not fit."""

    digest: Short = ""
    fault: Sentence = ""


class Rematch(Note, frozen=True, tag="rematch"):
    """Would fight again with the sides swapped."""


class Scene(Note, frozen=True, tag="scene"):
    """For spectators: the header, then entries of the record as both seats may see them."""

    header: Annotated[str, msgspec.Meta(max_length=200_000)] = ""
    entries: Annotated[tuple[tuple[Count, Sentence], ...], msgspec.Meta(max_length=100_000)] = ()
    names: tuple[Short, Short] | None = None
    """Of the two who fight, with the header."""


class Bye(Note, frozen=True, tag="bye"):
    """Ends the conversation, and says why."""

    code: Short
    sentence: Sentence = ""
    left: Count = 0
    """Tries left, after a wrong code."""


class Said(Note, frozen=True, tag="said"):
    """A word of the transcript."""

    spoken: Spoken


Message = (
    Greeting
    | Pake
    | Proof
    | Proposal
    | Lacking
    | Content
    | Accept
    | Wish
    | Unwilling
    | Chat
    | Presence
    | Ping
    | Pong
    | Result
    | Rematch
    | Scene
    | Bye
    | Said
)


def harmless(words: str) -> str:
    """Words of somebody else's as they may be shown: no control letters, nothing that a label would take for markup.

    >>> harmless("<b>Ada</b>\\n")
    '(b>Ada(/b>'
    """
    return "".join(letter for letter in words.replace("<", "(") if letter.isprintable())


_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Message)


class Unreadable(ValueError):  # noqa: N818  # it is the message that is at fault
    """What came is no message, or too long to be one. The code says which: malformed or oversized."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def frame(message: Message) -> bytes:
    data = _encoder.encode(message)
    return len(data).to_bytes(4) + data


class Frames:
    """Puts bytes that come in pieces together into messages."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def feed(self, data: bytes) -> list[Message]:
        """The messages that are whole now; raises Unreadable, after which nothing more is to be fed."""
        self._waiting += data
        found: list[Message] = []
        while len(self._waiting) >= 4:
            length = int.from_bytes(self._waiting[:4])
            if not 0 < length <= LARGEST:
                raise Unreadable("oversized", f"A message of {length} bytes is too long; at most {LARGEST} are taken.")
            if len(self._waiting) < 4 + length:
                break
            body = bytes(self._waiting[4 : 4 + length])
            del self._waiting[: 4 + length]
            try:
                found.append(_decoder.decode(body))
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                raise Unreadable("malformed", "A message could not be understood.") from None
        return found
