"""What kind of file the user has named, whatever its name is."""

from pathlib import Path
from typing import Final

from app.shell.output import UserError
from engine.record import is_record
from resources.document import kind_of, read_file
from resources.records import SUFFIX

RECORD: Final = "record"
_ENOUGH: Final = 64


def kind(path: Path) -> str:
    """ "army", "sections", "scenario" or "record"; "" for any other file. Raises OSError if it cannot be opened."""
    path.stat()
    if not path.is_file():
        raise UserError(f"{path} is not a file.", "file")
    with path.open("rb") as file:
        beginning = file.read(_ENOUGH)
    if path.suffix == SUFFIX or is_record(beginning):
        return RECORD
    found = kind_of(read_file(path))
    return found if found != RECORD else ""
