"""The version of the program."""

import sys
from pathlib import Path
from typing import Final

UNKNOWN: Final = "0"
_NAME: Final = "manoeuvre-"
_SUFFIX: Final = ".dist-info"


def version() -> str:
    """As the program was installed."""
    return _named() or _described()


def _named() -> str:
    """From the name of the folder that pip leaves beside the program: no need to read what is in it at every start."""
    for entry in sys.path:
        for found in Path(entry).glob(f"{_NAME}*{_SUFFIX}"):
            return found.name[len(_NAME) : -len(_SUFFIX)]
    return ""


def _described() -> str:
    """However else it may have been installed."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed("manoeuvre")
    except PackageNotFoundError:
        return UNKNOWN
