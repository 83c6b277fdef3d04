"""What the editor needs of a game: its kinds of documents, the modes that show them, and what can be made of them.

A game registers as its `editor` a class that is made with the game's library. The editor itself has the rest: files,
drafts, history, menus, export. A document is the table that a file holds; a *kind* is what its first key says it is.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from PySide6.QtGui import QImage, QPainter

from editor.mode import Mode
from engine.registry import games
from resources.document import Document
from resources.faults import Fault


class LibraryEntries(NamedTuple):
    """What of the library the File menu offers: documents by id, and the mode in which they are opened."""

    mode: str
    title: str
    names: Mapping[str, str]


class Picture(Protocol):
    """A document as a square picture."""

    def image(self, pixels: int) -> QImage:
        """At most so many pixels wide and high."""

    def paint(self, painter: QPainter, size: float) -> None:
        """The same as lines and areas, for print."""


class GameEditor(Protocol):
    """The documents of one game, and its modes. Nothing here changes a table: every change makes another one."""

    modes: Mapping[str, str]
    """Every mode in the order of the bar, and the kind of document that it shows. Two modes may show the same one."""
    first_mode: str
    """The mode in which the editor opens."""
    begins: Sequence[str]
    """The modes in which a new document can be begun."""

    @property
    def library(self) -> Any:
        """What comes with the game and what is the user's own; has his `folder`."""

    def reread(self) -> None:
        """A file of the user's folder has changed."""

    def rejected(self) -> Sequence[tuple[Path, tuple[Fault, ...]]]:
        """The files of the user's that cannot be used, and why."""

    # Modes

    def mode_name(self, mode: str) -> str: ...

    def mode_of(self, kind: str, table: Document) -> str:
        """The mode in which a file from anywhere is opened."""

    def make(self, mode: str) -> Mode:
        """The screen of a mode."""

    # Documents

    def new(self, kind: str, *, first: bool = False) -> Document:
        """An empty document, or, when the editor is first opened, one that shows what can be done."""

    def copied(self, kind: str, id: str) -> Document:
        """A copy of something in the library, with an id of its own; raises Rejected if it is not there."""

    def imported(self, kind: str, table: Document) -> Document:
        """A file from elsewhere as one of the user's own: with new ids where its own are taken."""

    def renamed(self, kind: str, table: Document, name: str, *, fresh: bool) -> Document:
        """Under another name; the id of a document that was never saved follows its name."""

    def title(self, kind: str, table: Document) -> str: ...

    def ids(self, kind: str, table: Document) -> tuple[tuple[str, str], ...]:
        """Where each id of a document stands, and the id."""

    def sound(self, kind: str, table: Document) -> Document:
        """A draft as far as its types go, so that a mode can show it."""

    def inspected(self, kind: str, table: Document) -> tuple[Fault, ...]:
        """The faults of a document by itself."""

    def faults(self, kind: str, table: Document, held: frozenset[str]) -> tuple[Fault, ...]:
        """These and the ids that are taken; `held` are those that the document's own file may keep."""

    # The library

    def folder(self, kind: str) -> Path:
        """Where the user's own documents of a kind are kept."""

    def is_shipped(self, kind: str, id: str) -> bool:
        """Whether it came with the game, and so can only be copied."""

    def own_file(self, kind: str, id: str) -> Path:
        """The user's file that holds it; raises Rejected if there is none."""

    def shelves(self) -> Sequence[LibraryEntries]: ...

    # What becomes of a document

    def self_contained(self, kind: str, table: Document) -> Document:
        """As it is exported: it names nothing that others do not have."""

    def picture(self, kind: str, table: Document) -> Picture | None:
        """None for a kind of document that makes no picture."""


def editor_of(game: str, library: Any) -> GameEditor:
    """The editor of a game, for its library; raises NoSuchGame."""
    made: GameEditor = games()[game].part("editor")(library)
    return made
