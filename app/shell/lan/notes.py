"""What is kept beside a journal: the time that was used, and the last of the talk.

Nothing of the battle is lost with it, so it is written without waiting for the disk, and a file that cannot be read or
written is done without.
"""

import contextlib
import json
import os
from collections import deque
from pathlib import Path
from typing import Any, Final

SUFFIX: Final = ".notes"
MOST_LINES: Final = 200
"""Lines of talk that are kept."""
LARGEST: Final = 1 << 20


class Notes:
    """The notes of one battle."""

    def __init__(self, journal: Path) -> None:
        self._path = journal.with_suffix(SUFFIX)
        self.clock: dict[str, Any] = {}
        self.talk: deque[tuple[bool, str]] = deque(maxlen=MOST_LINES)
        """Whether it was said here, and what."""
        with contextlib.suppress(OSError, ValueError, TypeError, AttributeError, RecursionError):
            if self._path.stat().st_size <= LARGEST:
                found = json.loads(self._path.read_bytes())
                self.talk.extend((bool(own), str(words)) for own, words in found.get("talk", ()))
                self.clock = dict(found.get("clock", {}))

    def keep_clock(self, clock: dict[str, Any]) -> None:
        self.clock = clock
        self._write()

    def add_line(self, own: bool, words: str) -> None:
        """Something was said. It reaches the disk with the next time that is written."""
        self.talk.append((own, words))

    def _write(self) -> None:
        text = json.dumps({"clock": self.clock, "talk": list(self.talk)}, ensure_ascii=False)
        with contextlib.suppress(OSError):
            new = self._path.with_suffix(".notes-new")
            handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            new.replace(self._path)


def sweep(folder: Path) -> None:
    """Remove the notes of battles that are gone."""
    with contextlib.suppress(OSError):
        paths = list(folder.iterdir())
        battles = {path.stem for path in paths if not path.suffix.startswith(SUFFIX)}
        for path in paths:
            if path.suffix.startswith(SUFFIX) and path.stem not in battles:
                path.unlink()
