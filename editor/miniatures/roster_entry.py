"""A roster being written as lines of quick entry: the document its lines make, or a draft that keeps lines at fault."""

from typing import Final

from resources.document import Document
from resources.faults import Fault, Rejected
from resources.miniatures import rosters
from resources.schema import inspect

LINES: Final = "lines"
"""The key of a draft whose lines cannot be read yet; no file ever has it."""


def lines_in(table: Document) -> str:
    """The lines of a draft or of a roster; what cannot be written as lines gives none."""
    if LINES in table:
        return str(table[LINES])
    if not table.get("units"):
        return ""
    try:
        return rosters.lines_of(rosters.roster_of(table))
    except Rejected:
        return ""


def with_lines(table: Document, text: str) -> Document:
    """The document that lines make. Its id and title stay unless a line names the roster.

    >>> new = {"kind": "miniatures-roster", "id": "south", "title": "South", "units": []}
    >>> with_lines(new, "Militia, inf, 8/5/3, raw")["units"][0]["stands"]
    [8, 5, 3]
    >>> with_lines(new, "Militia, inf")["lines"]
    'Militia, inf'
    """
    id, title = str(table.get("id", "roster")), str(table.get("title", ""))
    try:
        document = rosters.document_of_lines(text, id, title)
    except Rejected:
        return {"kind": rosters.KIND, "id": id, "title": title, LINES: text}
    for leader in document["leaders"]:
        leader.pop("given", None)
    return document


def faults_of(table: Document) -> tuple[Fault, ...]:
    """Everything that keeps a roster from being saved; of a draft each line at fault."""
    if LINES not in table:
        return tuple(inspect(table, rosters.ROSTER))
    try:
        rosters.document_of_lines(str(table[LINES]))
    except Rejected as rejected:
        return rejected.faults
    return (Fault("units", "A roster needs at least one unit that has stands."),)
