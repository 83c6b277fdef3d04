"""The documents that are open in the editor, one of each kind, with their histories and files. No screen."""

import contextlib
from dataclasses import dataclass, replace
from pathlib import Path

from editor.files import Drafts, Opened, Recent, held_by, open_file, save
from editor.game import GameEditor
from editor.history import History
from resources.document import Document
from resources.faults import Fault, Rejected


@dataclass(frozen=True)
class Page:
    """A document, how it came about, its file in the user's library, and what that file holds."""

    kind: str
    history: History
    path: Path | None = None
    kept: Document | None = None
    """As it was last saved."""
    fresh: bool = False
    """Made here from nothing; a copy or an import is something to lose from the start."""

    @property
    def table(self) -> Document:
        return self.history.now

    @property
    def is_saved(self) -> bool:
        return self.table == self.kept

    @property
    def is_untouched(self) -> bool:
        """New, and nothing done to it: nobody would miss it."""
        return self.fresh and not self.history.past and not self.history.future


class OpenDocuments:
    """What is open. Every change is kept as a draft before long, so that a crash costs nothing."""

    def __init__(self, game: GameEditor) -> None:
        self._game = game
        self.drafts = Drafts(game)
        self.recent = Recent(game.library.folder)
        self.recovered: list[str] = []
        """The kinds of which an unsaved draft was found."""
        self.pages: dict[str, Page] = {kind: self._first(kind) for kind in game.modes.values()}

    def _first(self, kind: str) -> Page:
        draft = self.drafts.read(kind)
        if draft is None:
            return self._new(kind, first=True)
        kept = None
        if draft.path is not None:
            with contextlib.suppress(Rejected):
                kept = open_file(draft.path, self._game).table
        if draft.table != kept:
            self.recovered.append(kind)
        return Page(kind, History(draft.table), draft.path, kept)

    def _new(self, kind: str, *, first: bool = False) -> Page:
        return Page(kind, History(self._game.new(kind, first=first)), fresh=True)

    # Changes

    def do(self, kind: str, table: Document, words: str, key: str = "") -> None:
        page = self.pages[kind]
        self.pages[kind] = replace(page, history=page.history.do(table, words, key))

    def settle(self, kind: str) -> None:
        page = self.pages[kind]
        self.pages[kind] = replace(page, history=page.history.settled())

    def undo(self, kind: str) -> None:
        page = self.pages[kind]
        self.pages[kind] = replace(page, history=page.history.undo())

    def redo(self, kind: str) -> None:
        page = self.pages[kind]
        self.pages[kind] = replace(page, history=page.history.redo())

    def faults(self, kind: str) -> tuple[Fault, ...]:
        page = self.pages[kind]
        return self._game.faults(kind, page.table, held_by(page.path, kind, self._game))

    def title(self, kind: str) -> str:
        return self._game.title(kind, self.pages[kind].table)

    # Opening and keeping

    def new(self, kind: str) -> None:
        self.pages[kind] = self._new(kind)
        self.drafts.forget(kind)

    def open(self, path: Path) -> str:
        """Open a file; gives its kind. Raises Rejected with every fault."""
        opened = open_file(path, self._game)
        self._show(opened)
        self.recent.add(path)
        return opened.kind

    def open_known(self, kind: str, id: str) -> str:
        """Open something of the library: the user's own in its file, what is shipped as a copy. Raises Rejected."""
        if self._game.is_shipped(kind, id):
            self.copy(kind, id)
        else:
            path = self._game.own_file(kind, id)
            self._show(open_file(path, self._game))
            self.recent.add(path)
        return kind

    def copy(self, kind: str, id: str) -> None:
        """Start from a copy of anything."""
        self._show(Opened(kind, self._game.copied(kind, id)))

    def save(self, kind: str) -> Path:
        """Keep a document in the user's library; raises Rejected with every fault, or OSError."""
        page = self.pages[kind]
        path = save(kind, page.table, page.path, self._game)
        self.pages[kind] = replace(page, history=page.history.settled(), path=path, kept=page.table, fresh=False)
        self.drafts.forget(kind)
        self.recent.add(path)
        self.keep_draft(kind)
        return path

    def keep_draft(self, kind: str) -> None:
        """Raises OSError."""
        page = self.pages[kind]
        if not page.is_untouched:
            self.drafts.keep(kind, page.table, page.path)

    def discard(self, kind: str) -> None:
        """Forget what was not saved."""
        page = self.pages[kind]
        self.drafts.forget(kind)
        if page.kept is not None:
            self.pages[kind] = Page(kind, History(page.kept), page.path, page.kept)
        else:
            self.pages[kind] = self._new(kind, first=True)

    def unsaved(self) -> list[str]:
        return [kind for kind, page in self.pages.items() if not page.is_saved and not page.is_untouched]

    def _show(self, opened: Opened) -> None:
        kept = opened.table if opened.path is not None else None
        self.pages[opened.kind] = Page(opened.kind, History(opened.table), opened.path, kept)
        if opened.path is None:
            with contextlib.suppress(OSError):
                self.drafts.keep(opened.kind, opened.table, None)
