"""Which page shows which decision of the set-up."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from app.shell.setup.deploy import DeployPage
from app.shell.setup.edge import EdgePage
from app.shell.setup.nation import NationPage
from app.shell.setup.nations import NationsPage
from app.shell.setup.openinghand import OpeningHandPage
from app.shell.setup.panel import SetupPanel
from app.shell.setup.sections import SectionsPage
from engine.manoeuvre import tags
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop

PAGES: Final[Mapping[int, Callable[[State, int, "Desktop"], SetupPanel]]] = {
    tags.SECTIONS: SectionsPage,
    tags.NATIONS: NationsPage,
    tags.NATION: NationPage,
    tags.EDGE: EdgePage,
    tags.DEAL: OpeningHandPage,
    tags.DEPLOY: DeployPage,
}
