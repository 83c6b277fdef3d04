"""Where documents come from and go to: files of any origin, the library, drafts that survive a crash, recents."""

import contextlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from editor.game import GameEditor
from engine.game import Phrase
from resources.document import Document, expect, parse_any, read_file
from resources.faults import Fault, Rejected, shown
from resources.files import replace_file
from resources.writing import write

SUFFIX: Final = ".toml"
DRAFTS: Final = "drafts"
"""The folder of what is not saved yet, in the user's own folder."""
RECENT: Final = "recent.json"
MOST_RECENT: Final = 10


@dataclass(frozen=True)
class Opened:
    """A document, and the file in the user's library that it belongs to."""

    kind: str
    table: Document
    path: Path | None = None


def open_file(path: Path, game: GameEditor) -> Opened:
    """Read a file of whatever origin; raises Rejected with every fault.

    One in the user's library is opened in place. Any other is imported: where its ids are taken it gets new ones.
    """
    document = parse_any(read_file(path))
    kind, kinds = document.get("kind"), tuple(dict.fromkeys(game.modes.values()))
    if kind not in kinds:
        wanted = Phrase("its first key says what it is: kind = {kinds}.", kinds=kinds)
        raise Rejected([Fault("kind", "{kind} is not a kind of file; {wanted}", kind=shown(kind), wanted=wanted)])
    expect(document, kind)
    faults = game.inspected(kind, document)
    if faults:
        raise Rejected(faults)
    if is_own(path, kind, game):
        return Opened(kind, document, path)
    return Opened(kind, game.imported(kind, document))


def is_own(path: Path, kind: str, game: GameEditor) -> bool:
    """Whether a file lies in the user's library, where it is found again."""
    with contextlib.suppress(OSError):
        return path.resolve().parent == game.folder(kind).resolve()
    return False


def save(kind: str, table: Document, path: Path | None, game: GameEditor) -> Path:
    """Keep a document in the user's library; raises Rejected with every fault, or OSError."""
    faults = game.faults(kind, table, held_by(path, kind, game))
    if faults:
        raise Rejected(faults)
    ids = [id for _, id in game.ids(kind, table)]
    path = path or _free_name(game.folder(kind), ids[0] if ids else kind)
    replace_file(path, write(table))
    game.reread()
    return path


def held_by(path: Path | None, kind: str, game: GameEditor) -> frozenset[str]:
    """The ids that a file holds now."""
    if path is None:
        return frozenset()
    try:
        return frozenset(id for _, id in game.ids(kind, game.sound(kind, parse_any(read_file(path)))))
    except Rejected:
        return frozenset()


def _free_name(folder: Path, id: str) -> Path:
    """A file of this name may hold something else."""
    names = (id if number == 1 else f"{id}_{number}" for number in range(1, 10_000))
    return next(path for name in names if not (path := folder / f"{name}{SUFFIX}").exists())


# Drafts


class Drafts:
    """Documents as they stand, written again and again while they are changed."""

    def __init__(self, game: GameEditor) -> None:
        self._game = game
        self.folder = game.library.folder / DRAFTS

    def keep(self, kind: str, table: Document, path: Path | None) -> None:
        """Raises OSError. The file it belongs to is written beside it."""
        replace_file(self.folder / f"{kind}{SUFFIX}", write(table))
        replace_file(self.folder / f"{kind}.json", json.dumps({"path": str(path) if path else ""}))

    def read(self, kind: str) -> Opened | None:
        """The draft of a kind, as far as it can be read; None if there is none."""
        file = self.folder / f"{kind}{SUFFIX}"
        if not file.exists():
            return None
        try:
            document = parse_any(read_file(file))
        except Rejected:
            return None
        path: Path | None = None
        with contextlib.suppress(OSError, ValueError, AttributeError):
            named = json.loads((self.folder / f"{kind}.json").read_text("utf-8")).get("path", "")
            path = Path(named) if named and Path(named).is_file() else None
        return Opened(kind, self._game.sound(kind, document), path)

    def forget(self, kind: str) -> None:
        for suffix in (SUFFIX, ".json"):
            with contextlib.suppress(OSError):
                (self.folder / f"{kind}{suffix}").unlink()


# Recent files


class Recent:
    """The files opened and saved last, latest first."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / DRAFTS / RECENT

    def paths(self) -> list[Path]:
        try:
            named = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return []
        words = [word for word in named if isinstance(word, str)] if isinstance(named, list) else []
        return [path for path in map(Path, words[:MOST_RECENT]) if path.is_file()]

    def add(self, path: Path) -> None:
        """Not being able to remember is no reason to complain."""
        paths = [path, *(other for other in self.paths() if other != path)][:MOST_RECENT]
        with contextlib.suppress(OSError):
            replace_file(self.file, json.dumps([str(entry) for entry in paths]))
