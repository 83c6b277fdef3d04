"""Keeps the record of a battle on the disk at every step, whatever the disk does."""

from app.board.words import translate
from engine.record import Altered, Record
from resources.library import Library
from resources.records import FOLDER, RecordFile, create


class Keeper:
    """The file of one battle. A save that fails is told once, and tried again at every step."""

    def __init__(self, library: Library, about: str, file: RecordFile | None = None) -> None:
        self.file = file
        self._folder = library.folder / FOLDER
        self._about = about
        self._told = ""

    def save(self, record: Record) -> str:
        """Write what is new; returns a sentence if that failed in a way not told yet."""
        try:
            self._write(record)
        except OSError as error:
            reason = error.strerror or str(error)
            fault = translate("session", "The battle could not be saved: {reason}. You may play on; it is tried again.")
            fault = fault.format(reason=reason)
        except Altered:
            # Somebody else goes on with that file; this battle goes on in one of its own.
            self.file = None
            fault = translate(
                "session", "Another program has written to the record of this battle. It goes on in a new one."
            )
            again = self.save(record)
            return again or fault
        else:
            self._told = ""
            return ""
        if fault == self._told:
            return ""
        self._told = fault
        return fault

    def _write(self, record: Record) -> None:
        if self.file is None:
            self.file = create(self._folder, record, self._about)
        else:
            self.file.save(record)
