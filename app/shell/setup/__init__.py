"""The set-up of §3 inside the play screen: sections, nations, edge, opening hand, and the deployment.

`panel_for` gives the widget for one such decision. It is a whole page: it brings its own board, so it wants the room of
the board, the hand and the right column together (everything below the top bar). It plays nothing itself; `chosen` says
which actions to play, in order.
"""

from typing import TYPE_CHECKING

from app.shell.setup.panel import SetupPanel
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop

__all__ = ["SetupPanel", "panel_for"]


def panel_for(view: State, seat: int, desktop: "Desktop") -> SetupPanel | None:
    """The page for the set-up decision that this seat has now, made from its own view; None if it is none of those."""
    from app.shell.setup.pages import PAGES

    page = PAGES.get(view.stack[-1]) if view.seat == seat else None
    return None if page is None else page(view, seat, desktop)
