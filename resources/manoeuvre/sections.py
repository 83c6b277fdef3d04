"""Section files: map sections of four by four squares, from which battlefields are laid (§1.1)."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from engine.game import Phrase
from engine.manoeuvre.battlefield import LAKE, LETTERS, Section
from resources.document import Document, header, parse
from resources.faults import Rejected, shown
from resources.manoeuvre.army_table import SETS
from resources.manoeuvre.card_tables import ID, NAME
from resources.schema import EACH, Check, Choice, Faults, Key, ListOf, Table, Text, Word, inspect

SIZE: Final = 4
MOST_LAKES: Final = 4
"""Two sections lie along each edge with eight squares each in its two rows: with four lakes each, eight stay dry."""
LONGEST_NOTES: Final = 4000
_MOST_SECTIONS: Final = 200


@dataclass(frozen=True)
class SectionSheet:
    """A section and the set it belongs to."""

    section: Section
    set: str
    name: str = ""
    """What people call it; without one it is called by its id."""
    notes: str = ""


def _four_rows(section: dict[str, Any]) -> Faults:
    if len(section["rows"]) != SIZE:
        yield (
            ("rows",),
            Phrase(
                "The section has {found} rows; every section has {rows} (§1.1).", found=len(section["rows"]), rows=SIZE
            ),
        )


def _lakes(section: dict[str, Any]) -> Faults:
    lakes = sum(row.count(LETTERS[LAKE]) for row in section["rows"])
    if lakes > MOST_LAKES:
        yield (
            ("rows",),
            Phrase(
                "The section has {lakes} lakes; with more than {most} eight units might find no room (R47).",
                lakes=lakes,
                most=MOST_LAKES,
            ),
        )


def _unique_ids(document: Document) -> Faults:
    counts = Counter(section["id"] for section in document["sections"])
    for place, section in enumerate(document["sections"]):
        if counts[section["id"]] > 1:
            yield (
                ("sections", place, "id"),
                Phrase("{id} stands here more than once; give each its own id.", id=shown(section["id"])),
            )


def row_of(length: int) -> Word:
    """The rule for a row of terrain letters."""
    return Word(
        f"[{LETTERS}]{{{length}}}",
        Phrase("a row of {length} letters: . clear, F field, H hill, L lake, M marsh, T town, W woods", length=length),
    )


_SECTION: Final = Table(
    {
        "id": Key(ID),
        "set": Key(Choice(SETS)),
        "name": Key(NAME, required=False),
        "notes": Key(Text(LONGEST_NOTES, lines=True), required=False),
        "rows": Key(ListOf(row_of(SIZE), 2 * SIZE)),
    },
    (Check((("rows",),), _four_rows), Check((("rows",),), _lakes)),
)
SECTIONS: Final = Table(
    {**header("sections"), "sections": Key(ListOf(_SECTION, _MOST_SECTIONS))},
    (Check((("sections", EACH, "id"),), _unique_ids),),
)


def read_sections(text: str | bytes) -> tuple[SectionSheet, ...]:
    """The sections of a file, in its order; raises Rejected with every fault."""
    return sections_of(parse(text, "sections"))


def sections_of(document: Document) -> tuple[SectionSheet, ...]:
    """The sections of a document; raises Rejected with every fault."""
    faults = inspect(document, SECTIONS)
    if faults:
        raise Rejected(faults)
    return tuple(
        SectionSheet(
            Section(entry["id"], tuple(entry["rows"])), entry["set"], entry.get("name", ""), entry.get("notes", "")
        )
        for entry in document["sections"]
    )
