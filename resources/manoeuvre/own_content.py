"""The user's own armies, sections and scenarios, kept under a name that nothing else has."""

import re
import unicodedata
from collections.abc import Container
from pathlib import Path
from typing import Final

from resources.document import Document
from resources.files import replace_file
from resources.manoeuvre.card_tables import LONGEST_ID
from resources.manoeuvre.library import FOLDERS, SUFFIX, Library
from resources.manoeuvre.scenarios import Scenario
from resources.writing import write

_USUAL: Final = "battle"


def id_for(title: str, taken: Container[str]) -> str:
    """An id that resembles a title and is free.

    >>> id_for("Über die Brücke!", {"uber_die_brucke"})
    'uber_die_brucke_2'
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    word = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[: LONGEST_ID - 5].strip("_") or _USUAL
    names = (word if number == 1 else f"{word}_{number}" for number in range(1, 10_000))
    return next(name for name in names if name not in taken)


def keep_scenario(scenario: Scenario, library: Library) -> Path:
    """Write a scenario into the user's folder; raises Rejected if it is at fault, or OSError."""
    scenario.check(library)
    return replace_file(library.folder / FOLDERS["scenario"] / f"{scenario.id}{SUFFIX}", scenario.write())


def keep_document(document: Document, kind: str, id: str, library: Library) -> Path:
    """Write an army, a file of sections or a scenario into the user's folder; raises OSError. Check it before."""
    return replace_file(library.folder / FOLDERS[kind] / f"{id}{SUFFIX}", write(document))
