"""The version of the program."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from typing import Final

UNKNOWN: Final = "0"


def version() -> str:
    try:
        return installed("manoeuvre")
    except PackageNotFoundError:
        return UNKNOWN
