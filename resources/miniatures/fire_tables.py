"""An owner's fire table as a checked file: columns, rows of die results, modifiers, results from a fixed list."""

from typing import Any, Final

import msgspec

from engine.game import Phrase
from engine.miniatures.fire import CONSEQUENCES, FireTable, faults
from resources.document import Document, header, parse
from resources.faults import Rejected
from resources.miniatures.tables import ID
from resources.schema import Check, Choice, Faults, Key, ListOf, Table, Text, Whole, inspect

KIND: Final = "miniatures-fire"
_MOST: Final = 40


def read_fire_table(text: str | bytes) -> FireTable:
    """The fire table of a file; raises Rejected with every fault."""
    return fire_table_of(parse(text, KIND))


def fire_table_of(document: Document) -> FireTable:
    found = inspect(document, FIRE_TABLE)
    if found:
        raise Rejected(found)
    return msgspec.convert(document, FireTable)


def document_of(table: FireTable) -> Document:
    """The document that a fire table's file holds."""
    document: Document = {"kind": KIND, **msgspec.json.decode(msgspec.json.encode(table))}
    for row in document["rows"]:
        for end in ("from", "to"):
            if row[end] is None:
                del row[end]
    return document


def _sound(document: dict[str, Any]) -> Faults:
    for fault in faults(msgspec.convert(document, FireTable)):
        yield ("rows",), Phrase("This table cannot be used: {fault}.", fault=fault)


FIRE_TABLE: Final = Table(
    {
        **header(KIND),
        "id": Key(ID),
        "title": Key(Text(80)),
        "die": Key(Whole(4, 20)),
        "columns": Key(ListOf(ID, _MOST)),
        "rows": Key(
            ListOf(
                Table(
                    {
                        "from": Key(Whole(-60, 60), required=False),
                        "to": Key(Whole(-60, 60), required=False),
                        "results": Key(ListOf(ID, _MOST)),
                    }
                ),
                _MOST,
            )
        ),
        "results": Key(
            ListOf(
                Table(
                    {
                        "id": Key(ID),
                        "name": Key(Text(60)),
                        "brings": Key(ListOf(Choice(CONSEQUENCES), 12), required=False),
                    }
                ),
                _MOST,
            )
        ),
        "modifiers": Key(
            ListOf(Table({"id": Key(ID), "name": Key(Text(60)), "value": Key(Whole(-20, 20))}), _MOST), required=False
        ),
    },
    (Check((("die",), ("columns",), ("rows",), ("results",), ("modifiers",), ("id",), ("title",)), _sound),),
)
