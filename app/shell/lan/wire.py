"""What crosses the wire: frames of limited length, each one typed message; anything else ends the conversation.

A frame is four bytes of length, most significant first, and that many bytes of MessagePack.
"""

import unicodedata
from typing import Annotated, Final

import msgspec

from app.shell.lan.fair.messages import HASH, Hash, Spoken

PROTOCOL: Final = 2
LARGEST: Final = 1 << 20
"""Bytes of a frame."""
EARLY: Final = 1 << 12
"""Bytes of a frame from somebody who has not shown yet who he is."""
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
NAMELESS: Final = "?"
"""Instead of a name of which nothing can be shown."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Short = Annotated[str, msgspec.Meta(max_length=80)]
Sentence = Annotated[str, msgspec.Meta(max_length=1000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Anything said outside the transcript."""


class Greeting(Note, frozen=True, forbid_unknown_fields=False, omit_defaults=True, tag="greeting"):
    """The first word of either side. What another version adds to it is no fault, so that the version can be told."""

    protocol: Count
    program: Short
    name: Name
    role: Short
    """host, guest or spectator."""
    known: bool = False
    """Whether the other's certificate is one that was paired before."""
    code: bool = False
    """Whether this side, a guest, has been told a code."""
    battles: Annotated[tuple[Hash, ...], msgspec.Meta(max_length=50)] = ()
    """Unfinished battles with the holder of that certificate."""


class Pake(Note, frozen=True, tag="pake"):
    """One half of the pairing by a code (SPAKE2)."""

    message: Annotated[bytes, msgspec.Meta(max_length=200)]


class Proof(Note, frozen=True, tag="proof"):
    """Shows that both hold the same code, without telling it."""

    mac: Annotated[bytes, msgspec.Meta(min_length=HASH, max_length=HASH)]


class Asked(Note, frozen=True, tag="asked"):
    """The host has to say whether to play with this guest, who is known and has no code."""


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
    code: Short = ""
    """Of the breach, if it was one, and what fills its sentence."""
    detail: Sentence = ""


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
    """What is shown is the receiver's own sentence for it."""
    detail: Short = ""
    """More about it, shown as the other side's words."""


class Said(Note, frozen=True, tag="said"):
    """A word of the transcript."""

    spoken: Spoken


Message = (
    Greeting
    | Pake
    | Proof
    | Asked
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


_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that are none to the eye, though Unicode counts them among those that can be printed."""
_MOST_MARKS: Final = 2
"""Accents on one letter."""


def one_line(words: str) -> str:
    """Text of somebody else's as one line of visible letters in reading order.

    Control letters, line breaks, letters without width and those that turn the direction of writing are taken out,
    and so are accents piled up; any run of blanks is one.

    >>> one_line(" Good\\nmorning,\\u202e  Zoe\\u0308\\u200b ")
    'Good morning, Zo\xeb'
    """
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", words):
        kind = unicodedata.category(letter)
        if letter.isspace() or kind in ("Zl", "Zp", "Zs"):
            letter = " "
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        is_variant = "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
        if letter.isprintable() and letter not in _INVISIBLE and not is_variant and marks <= _MOST_MARKS:
            found.append(letter)
    return " ".join("".join(found).split())


def harmless(words: str) -> str:
    """The same, without anything that a label would take for markup: for names, which stand among other words.

    >>> harmless("<b>Ada</b>\\n")
    '(b>Ada(/b>'
    """
    return one_line(words.replace("<", "("))


def name_of(words: str) -> str:
    """What somebody may be called who calls himself so.

    >>> name_of("\\u3164\\u200b"), name_of(" Ada  L. ")
    ('?', 'Ada L.')
    """
    return harmless(words)[:LONGEST_NAME].strip() or NAMELESS


def cleaned(message: Message) -> Message | None:
    """A message as it is heard: whatever in it is for people to read is harmless. None if nothing is left of it."""
    match message:
        case Greeting(name=name, program=program):
            return msgspec.structs.replace(message, name=name_of(name), program=harmless(program))
        case Bye(detail=detail):
            return msgspec.structs.replace(message, detail=harmless(detail))
        case Result(fault=fault) if fault:
            return msgspec.structs.replace(message, fault=harmless(fault) or NAMELESS)
        case Scene(names=(one, two)):
            return msgspec.structs.replace(message, names=(harmless(one) or "1", harmless(two) or "2"))
        case Chat(text=text):
            line = one_line(text)
            return Chat(line) if line else None
    return message


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
    """Puts bytes that come in pieces together into messages, none longer than `largest` at that moment."""

    def __init__(self, largest: int = LARGEST) -> None:
        self.largest = largest
        self._waiting = bytearray()

    def add(self, data: bytes) -> None:
        self._waiting += data

    def next(self) -> Message | None:
        """The next message, if it is whole; raises Unreadable, after which nothing more is to be asked for."""
        while len(self._waiting) >= 4:
            length = int.from_bytes(self._waiting[:4])
            if not 0 < length <= self.largest:
                raise Unreadable(
                    "oversized", f"A message of {length} bytes is too long; at most {self.largest} are taken."
                )
            if len(self._waiting) < 4 + length:
                return None
            body = bytes(self._waiting[4 : 4 + length])
            del self._waiting[: 4 + length]
            try:
                message = cleaned(_decoder.decode(body))
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                raise Unreadable("malformed", "A message could not be understood.") from None
            if message is not None:
                return message
        return None

    def feed(self, data: bytes) -> list[Message]:
        """All messages that are whole now."""
        self.add(data)
        found: list[Message] = []
        while (message := self.next()) is not None:
            found.append(message)
        return found
