"""The figure on a card's face and on a counter, by name."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QColor, QPainter

from app.board.paint import gear, soldiers

Figure = Callable[[QPainter, QColor], None]

FIGURES: Final[MappingProxyType[str, Figure]] = MappingProxyType(
    {
        "infantry": soldiers.paint_infantry,
        "cavalry": soldiers.paint_cavalry,
        "leader": soldiers.paint_leader,
        "cannon": gear.paint_cannon,
        "ambush": soldiers.paint_ambush,
        "banzai_charge": soldiers.paint_charge,
        "committed_attack": gear.paint_drum,
        "death_with_honour": gear.paint_sword,
        "forced_march": gear.paint_boots,
        "guerrilla": soldiers.paint_guerrilla,
        "maharaja": soldiers.paint_elephant,
        "redoubt": gear.paint_redoubt_figure,
        "regroup": soldiers.paint_rally,
        "rockets": gear.paint_rockets,
        "sappers": gear.paint_tools,
        "skirmish": soldiers.paint_skirmisher,
        "scout": gear.paint_telescope,
        "supply": gear.paint_wagon,
        "withdraw": soldiers.paint_withdrawal,
    }
)
"""Each paints round the origin, about thirty to every side; scale the painter to the place."""


def paint_figure(painter: QPainter, name: str, colour: QColor) -> None:
    """A figure by its name; one that is not known is left out rather than guessed."""
    figure = FIGURES.get(name)
    if figure is None:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    figure(painter, colour)
    painter.restore()
