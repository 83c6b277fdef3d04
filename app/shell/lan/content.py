"""Armies and sections of one's own that a battle needs and the other side lacks: offered, checked, sent and kept."""

from collections.abc import Iterator
from pathlib import Path

from engine.record import Header
from resources.armies import played_part, sheet_of
from resources.document import Document, digest_of, parse
from resources.faults import Fault, Rejected, shown
from resources.library import FOLDERS, Library
from resources.sections import sections_of
from resources.writing import write


def lacking(header: Header, library: Library) -> tuple[str, ...]:
    """What a battle needs and is not here, as “army my_army”; raises Rejected where here is another of that name."""
    found = []
    for name, digest in header.content.items():
        kind, _, id = name.partition(" ")
        if kind not in ("army", "section"):
            raise Rejected([Fault("", f"The battle needs {shown(name)}, which this program does not know.")])
        held = library.armies if kind == "army" else library.sections
        if id not in held:
            found.append(name)
        elif not library.digest(kind, id).startswith(digest):
            raise _another(kind, id)
    return tuple(found)


def text_of(name: str, folder: Path) -> str:
    """A file that holds just this army or section of the user's; raises Rejected if he has none of that name."""
    kind, _, id = name.partition(" ")
    for document in _documents(folder, kind):
        if kind == "army" and document.get("id") == id:
            return write(document)
        for section in document.get("sections", ()):
            if kind == "section" and section.get("id") == id:
                return write({"kind": "sections", "sections": [section]})
    raise Rejected([Fault("", f"There is no {kind} {shown(id)} among your files.")])


def check(name: str, text: str, header: Header) -> None:
    """What was sent must be right, and just what the battle needs; raises Rejected with every fault."""
    kind, _, id = name.partition(" ")
    if kind == "army":
        document = parse(text, "army")
        sheet_of(document)
        digests = {document["id"]: digest_of(played_part(document))}
    else:
        sheets = sections_of(parse(text, "sections"))
        digests = {
            sheet.section.id: digest_of({"id": sheet.section.id, "rows": list(sheet.section.rows)}) for sheet in sheets
        }
    if list(digests) != [id] or not digests[id].startswith(header.content[name]):
        raise _another(kind, id)


def keep(name: str, text: str, folder: Path) -> None:
    """Put it among the user's own files, overwriting none; raises OSError."""
    kind, _, id = name.partition(" ")
    place = folder / FOLDERS["army" if kind == "army" else "sections"]
    place.mkdir(parents=True, exist_ok=True)
    path = place / f"{id}.toml"
    number = 2
    while path.exists():
        path = place / f"{id}-{number}.toml"
        number += 1
    path.write_text(text, encoding="utf-8")


def _documents(folder: Path, kind: str) -> Iterator[Document]:
    shelf = "army" if kind == "army" else "sections"
    for path in sorted((folder / FOLDERS[shelf]).glob("*.toml")):
        try:
            yield parse(path.read_bytes(), shelf)
        except (Rejected, OSError):
            continue


def _another(kind: str, id: str) -> Rejected:
    sentence = f"There is another {kind} {shown(id)} here than the one of this battle; rename or remove yours."
    return Rejected([Fault("", sentence)])
