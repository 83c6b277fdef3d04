"""Where the user's own files are: armies, sections, scenarios, records, settings."""

import os
from pathlib import Path
from typing import Final

FOLDER_VARIABLE: Final = "MANOEUVRE_DATA"
LAN_FOLDER: Final = "lan"
"""Below it: who this user is on the network, whom he knows, and the battles with them."""


def own_folder() -> Path:
    """The folder that the variable names, or the system's place for such things."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(os.path.expanduser(named))
    from platformdirs import user_data_path

    return user_data_path("manoeuvre", appauthor=False)
