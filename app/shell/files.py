"""What kind of file the user has named, whatever its name is."""

from pathlib import Path
from typing import Final

from app.shell.output import UserError
from resources.document import kind_of, read_file
from resources.records import SUFFIX

RECORD: Final = "record"


def kind(path: Path) -> str:
    """ "army", "sections", "scenario" or "record"; "" for any other file. Raises OSError if it cannot be opened."""
    path.stat()
    if not path.is_file():
        raise UserError(f"{path} is not a file.", "file")
    path.open("rb").close()
    return RECORD if path.suffix == SUFFIX else kind_of(read_file(path))
