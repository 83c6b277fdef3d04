"""Files that are written whole or not at all, and files that one program at a time may have."""

import contextlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def appear(path: Path, data: bytes, *, private: bool = False) -> bool:
    """Make a file that is there whole or not at all; False if there is one of that name. Raises OSError."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o666), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        try:
            # Unlike renaming, this never replaces what another program has just put there.
            os.link(new, path)
        except FileExistsError:
            return False
        except OSError:
            # There are file systems without links.
            if path.exists():
                return False
            new.replace(path)
    finally:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
    sync_folder(path.parent)
    return True


def sync_folder(folder: Path) -> None:
    """Make new names in it last. Windows cannot, and does not need to."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def try_lock(file: int, *, wait: bool = False) -> bool:
    """Have an open file for oneself until it is closed, or the program ends in whatever way; False if another has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            place = os.lseek(file, 0, os.SEEK_CUR)
            # Far behind everything that is ever written: locked bytes cannot be read there.
            os.lseek(file, 1 << 40, os.SEEK_SET)
            try:
                msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(file, place, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """One program at a time, by way of a file that stays; raises OSError if that cannot be made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        try_lock(file.fileno(), wait=True)
        yield


def replace_file(path: Path, text: str) -> Path:
    """Replace the file in one step, so that a power cut leaves the old one or the new one; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    try:
        with new.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
    return path
