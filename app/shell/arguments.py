"""Kinds of argument that several commands take, each refused in a sentence of its own."""

import re
from collections.abc import Callable
from typing import Final

from app.shell.output import UserError
from engine.manoeuvre.text import SEATS
from resources.faults import shown

LARGEST_SEED: Final = 2**63 - 1
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,20}", re.ASCII)


def whole(what: str, low: int, high: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        if not _WHOLE.fullmatch(text) or not low <= int(text) <= high:
            raise UserError(f"{what} is a whole number from {low} to {high}, not {shown(text)}.", "number")
        return int(text)

    return read


seed: Final = whole("The seed", 0, LARGEST_SEED)


def seat(text: str) -> int:
    """A player's seat, by its word."""
    if text not in SEATS[:2]:
        raise UserError(f"A seat is “one” or “two”, not {shown(text)}.")
    return SEATS.index(text)
