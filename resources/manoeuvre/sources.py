"""The documents behind the library: what an army, section or scenario was read from, to be changed."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from resources.document import Document, parse, read_file
from resources.faults import Fault, Rejected, shown
from resources.manoeuvre.library import FOLDERS, KIND_WORDS, SUFFIX, Library


class Source(NamedTuple):
    """A document, and its file if it is the user's own."""

    document: Document
    path: Path | None


def source_of(library: Library, kind: str, id: str) -> Source:
    """The file that holds an army, section or scenario of the library; raises Rejected if there is none now."""
    own = "sections" if kind == "section" else kind
    for document, path in _own(library, own) if not library.is_shipped(kind, id) else _shipped(own):
        if id in _ids(document):
            return Source(document, path)
    raise Rejected(
        [
            Fault(
                "",
                "There is no {kind} {id} here. It may have been renamed or removed.",
                kind=KIND_WORDS[kind],
                id=shown(id),
            )
        ]
    )


def _shipped(kind: str) -> Iterator[tuple[Document, Path | None]]:
    root = files("resources.manoeuvre")
    for source in [root / "sections.toml"] if kind == "sections" else (root / FOLDERS[kind]).iterdir():
        if source.name.endswith(SUFFIX):
            yield parse(source.read_bytes(), kind), None


def _own(library: Library, kind: str) -> Iterator[tuple[Document, Path | None]]:
    folder = library.folder / FOLDERS[kind]
    for path in sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else ():
        try:
            yield parse(read_file(path), kind), path
        except Rejected:
            continue


def _ids(document: Document) -> set[str]:
    sections = document.get("sections")
    tables = [document, *(sections if isinstance(sections, list) else ())]
    return {str(table.get("id")) for table in tables if isinstance(table, dict)}
