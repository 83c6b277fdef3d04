"""Which page shows which decision of the set-up."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from app.manoeuvre.setup.choices import EdgePage, NationPage, NationsPage
from app.manoeuvre.setup.deployment_page import DeployPage
from app.manoeuvre.setup.opening_hand import OpeningHandPage
from app.manoeuvre.setup.page import SetupPanel
from app.manoeuvre.setup.sections import SectionsPage
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


def panel_for(view: State, seat: int, desktop: "Desktop") -> SetupPanel | None:
    """The page for the set-up decision that this seat has now, made from its own view; None if it is none of those."""
    page = PAGES.get(view.stack[-1]) if view.seat == seat else None
    return None if page is None else page(view, seat, desktop)
