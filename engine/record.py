"""The record of a battle: a header and its entries, each tied to all before it by a running digest.

Saved battle, replay, source of undo, network stream and bug report are this one thing; docs/records.md shows its text.
Seats are numbered as the header names them, and the number after the last one is chance. Whether the entries fit the
rules is for `engine.battle` to say.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, NamedTuple

from engine.game import Phrase, Refusal

FORMAT: Final = "battle record"
VERSION: Final = 1
OLDEST: Final = 1
"""The lowest version that can still be read."""

UNDO: Final = "undo"
RESIGN: Final = "resign"
OFFER: Final = "offer-draw"
DRAW: Final = "draw"
TIME: Final = "time"
"""A seat has used up the time that was agreed on, and loses by it."""
CHANCE: Final = "chance"

MOST_ENTRIES: Final = 100_000
LONGEST_HEADER: Final = 1 << 20
LONGEST_LINE: Final = 600
"""In bytes, as everything else that is measured here."""
LARGEST: Final = LONGEST_HEADER + MOST_ENTRIES * LONGEST_LINE
MOST_SEATS: Final = 8
LONGEST_NAME: Final = 80

_OPENING: Final = f'{{"format":"{FORMAT}"'.encode()
_SHOWN: Final = 16
_ENTRY: Final = re.compile(r"([1-9][0-9]{0,5}) ([a-z]+) (\S.*)")
_MARK: Final = len(" # ") + _SHOWN
_SEAT: Final = re.compile(r"[a-z]{1,20}")


class RecordFault(Exception):  # noqa: N818  # it is the record that is at fault
    """Why a record cannot be used as it stands: a code for programs, a sentence for people, and what could be saved."""

    code: ClassVar[str] = "record"

    def __init__(self, template: str, number: int = 0, /, **values: Any) -> None:
        self.phrase = Phrase(template, number=number, **values)
        """What it says, for whoever translates it."""
        super().__init__(self.sentence)
        self.number = number
        """The entry at fault; 0 for the header or the whole."""
        self.recovered: Record | None = None
        """Everything before the fault, if the header could be read."""
        self.sound = 0
        """How many bytes of the file that is."""

    @property
    def sentence(self) -> str:
        return str(self.phrase)


class NotARecord(RecordFault):
    code = "not-a-record"


class NewerVersion(RecordFault):
    code = "newer-version"


class OlderVersion(RecordFault):
    code = "older-version"


class TooLarge(RecordFault):
    code = "too-large"


class Damaged(RecordFault):
    """A line is cut off or cannot be read."""

    code = "damaged"


class Altered(RecordFault):
    """A line can be read, but is not the one that was written."""

    code = "altered"


class Misfit(RecordFault):
    """The rules refuse an entry, or the start."""

    code = "does-not-fit"
    refusal: Refusal | None = None


class OtherContent(RecordFault):
    """The battle was fought with other armies or sections than those at hand."""

    code = "other-content"


@dataclass(frozen=True)
class Header:
    """What is known before the first entry. Raises ValueError if a record cannot hold it."""

    game: str
    program: str
    """The version of the program that made the record."""
    created: str
    seats: Mapping[str, str]
    """The word for each seat, in the order of their numbers, and who sits there."""
    start: str
    """How the battle begins, in the game's own text."""
    content: Mapping[str, str] = field(default_factory=dict)
    """Digests of the data that the battle uses."""
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    terms: Mapping[str, bool | int | str] = field(default_factory=dict)
    """What else was agreed on and is no rule of the game, such as a limit to the time for thinking."""

    def __post_init__(self) -> None:
        if not _is_sound(self._body()) or len(self.line().encode()) > LONGEST_HEADER:
            raise ValueError("A record cannot hold this header.")

    def _body(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "program": self.program,
            "created": self.created,
            "seats": self.seats,
            "options": self.options,
            "content": self.content,
            **({"terms": self.terms} if self.terms != {} else {}),
            "start": self.start,
        }

    def line(self) -> str:
        """The header as the record's first line, its own digest at the end."""
        body = {"format": FORMAT, "version": VERSION, **self._body()}
        text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        return f'{text[:-1]},"digest":"{_digest(text)[:_SHOWN]}"}}'


class Entry(NamedTuple):
    """One line of a record: an action, or undo, resign, draw or time. Its number counts from 1."""

    number: int
    seat: int
    text: str


class Record:
    """A header and what happened since."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.actions: list[Entry] = []
        """Those that no undo has taken back."""
        self.offer: int | None = None
        """The seat that has offered a draw since the last action."""
        self.ending: Entry | None = None
        """The entry by which a seat resigned, ran out of time or agreed to a draw."""
        self.free = 0
        """How many of the last actions may be taken back, by the seat whose they are."""
        self.chance = len(header.seats)
        self.words = (*header.seats, CHANCE)
        self.digest = _digest(header.line())
        """The running digest, in full."""
        self._marks: list[str] = []

    def lines(self, since: int = 0) -> Iterator[str]:
        """The lines of all entries but the first so many."""
        for entry, mark in zip(self.entries[since:], self._marks[since:], strict=True):
            yield f"{self._said(entry)} # {mark}"

    def text(self) -> str:
        return "".join(f"{line}\n" for line in (self.header.line(), *self.lines()))

    def is_action(self, seat: int, text: str) -> bool:
        """Chance always acts; a seat acts unless it takes back, gives up, runs out of time, or speaks of a draw."""
        return seat == self.chance or text not in (UNDO, RESIGN, OFFER, DRAW, TIME)

    def can_undo(self, seat: int) -> bool:
        """Undo reaches back to the last dice, draw or decision of another seat, be that itself taken back."""
        return self.ending is None and self.free > 0 and self.actions[-1].seat == seat

    def append(self, seat: int, text: str) -> Entry:
        """Add an entry; raises Refusal if it cannot follow those before, ValueError if it is no entry at all."""
        entry = Entry(len(self.entries) + 1, seat, text)
        said = self._said(entry)
        if not _ENTRY.fullmatch(said) or not said.isprintable() or len(said.encode()) > LONGEST_LINE - _MARK:
            raise ValueError(f"“{text}” is not an entry of a record.")
        if self.ending is not None:
            raise Refusal("over", "The battle is over.", "")
        if entry.number > MOST_ENTRIES:
            raise Refusal("too-long", "A record holds at most {most} entries.", "", most=str(MOST_ENTRIES))
        self._follow(entry)
        self.entries.append(entry)
        self.digest = _digest(self.digest + said)
        self._marks.append(self.digest[:_SHOWN])
        return entry

    def _follow(self, entry: Entry) -> None:
        if entry.text == OFFER and entry.seat != self.chance:
            self.offer = entry.seat
            return
        if entry.text == DRAW and entry.seat != self.chance and self.offer in (None, entry.seat):
            raise Refusal("no-offer", "The other side has not offered a draw.", "")
        self.offer = None
        if self.is_action(entry.seat, entry.text):
            own = self.free > 0 and self.actions[-1].seat == entry.seat
            self.free = 0 if entry.seat == self.chance else self.free + 1 if own else 1
            self.actions.append(entry)
        elif entry.text != UNDO:
            self.ending = entry
        elif self.can_undo(entry.seat):
            self.free -= 1
            self.actions.pop()
        else:
            raise no_undo()

    def _said(self, entry: Entry) -> str:
        return f"{entry.number} {self.words[entry.seat]} {entry.text}"


def is_record(data: bytes) -> bool:
    """Whether a file says that it is a record, whatever else is wrong with it."""
    return data.startswith(_OPENING)


def read(data: bytes) -> Record:
    """The record of a file; raises a RecordFault that carries what could be recovered."""
    if len(data) > LARGEST:
        raise TooLarge("This file is too large for a record; at most {most} MiB are read.", most=LARGEST >> 20)
    line, sound = _line(data, 0, LONGEST_HEADER)
    record = Record(_read_header(line))
    while sound < len(data):
        line, end = _line(data, sound, LONGEST_LINE)
        try:
            _read_entry(record, line)
        except RecordFault as fault:
            fault.recovered, fault.sound = record, sound
            raise
        sound = end
    return record


def _line(data: bytes, start: int, longest: int) -> tuple[bytes, int]:
    """The line that starts here and where the next one does. Of one that is too long only the beginning is taken."""
    furthest = start + longest + 1
    end = data.find(b"\n", start, furthest + 1)
    if end < 0:
        return data[start:furthest], len(data)
    return data[start:end].removesuffix(b"\r"), end + 1


def _read_header(line: bytes) -> Header:
    try:
        text = line.decode()
        found = json.loads(text)
    except (ValueError, RecursionError):
        if is_record(line) or _OPENING.startswith(line):
            raise Damaged("The first line of this record is cut off or cannot be read; nothing is recovered.") from None
        raise NotARecord("This file is not the record of a battle.") from None
    if not isinstance(found, dict) or found.pop("format", None) != FORMAT:
        raise NotARecord("This file is not the record of a battle.")
    version = found.pop("version", None)
    if type(version) is int and version > VERSION:
        raise NewerVersion("This record was made by a newer version of the program; update the program to open it.")
    if type(version) is int and version < OLDEST:
        raise OlderVersion(
            "This record has the format {format}, which is no longer read; the oldest is {oldest}.",
            format=version,
            oldest=OLDEST,
        )
    found.pop("digest", None)
    try:
        header = Header(**found)
    except (TypeError, ValueError):
        raise Damaged("The first line of this record does not hold what it should; nothing is recovered.") from None
    # A header is written in one way only, so this finds also what its digest would not, such as a key given twice.
    if header.line() != text:
        raise Altered("The first line of this record has been altered since it was written.")
    return header


def _read_entry(record: Record, line: bytes) -> None:
    number = len(record.entries) + 1
    if number > MOST_ENTRIES:
        raise TooLarge("This record is too long; at most {most} entries are read.", number, most=MOST_ENTRIES)
    try:
        said, mark = line[:-_MARK].decode(), line[-_MARK:].decode()
    except UnicodeDecodeError:
        said, mark = "", ""
    match = _ENTRY.fullmatch(said)
    whole = match and said.isprintable() and len(line) <= LONGEST_LINE and re.fullmatch(" # [0-9a-f]+", mark)
    if match is None or not whole or match[2] not in record.words:
        raise Damaged("Entry {number} of this record is cut off or cannot be read; those before it are sound.", number)
    if match[1] != str(number) or mark != f" # {_digest(record.digest + said)[:_SHOWN]}":
        raise Altered("Entry {number} of this record has been altered since it was written, or one left out.", number)
    seat = record.words.index(match[2])
    try:
        record.append(seat, match[3])
    except Refusal as refusal:
        raise misfit(Entry(number, seat, match[3]), refusal) from None


def no_undo() -> Refusal:
    return Refusal(
        "no-undo", "You can't undo past a dice roll, a draw, something shown or another side's decision.", ""
    )


def misfit(entry: Entry, refusal: Refusal) -> Misfit:
    fault = Misfit(
        "Entry {number} of this record, “{entry}”, does not fit: {refusal}",
        entry.number,
        entry=entry.text,
        refusal=refusal,
    )
    fault.refusal = refusal
    return fault


def _is_sound(body: dict[str, Any]) -> bool:
    seats, options, content, terms = body["seats"], body["options"], body["content"], body.get("terms", {})
    if not all(isinstance(table, Mapping) for table in (seats, options, content, terms)):
        return False
    names = [body["game"], body["program"], body["created"], *seats.values(), *content, *content.values()]
    names += [*options, *terms]
    names += [value for value in (*options.values(), *terms.values()) if type(value) not in (bool, int)]
    return (
        all(isinstance(name, str) and len(name) <= LONGEST_NAME and name.isprintable() for name in names)
        and 0 < len(seats) <= MOST_SEATS
        and all(isinstance(word, str) and _SEAT.fullmatch(word) and word != CHANCE for word in seats)
        and isinstance(body["start"], str)
    )


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
