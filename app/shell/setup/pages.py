"""Which page shows which decision of the set-up."""

from collections.abc import Mapping
from typing import Final

from app.shell.setup.panel import SetupPanel

PAGES: Final[Mapping[int, type[SetupPanel]]] = {}
