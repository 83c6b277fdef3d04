"""Commanders' pages of help (`app.shell.games.Help`), and their pictures: `setup`, `orders`, `combat`, `terrain`."""

from functools import cache
from importlib.resources import files
from typing import Final

from PySide6.QtGui import QPixmap

from app.board.theme import fonts
from app.board.theme.style import current
from app.commanders.board.from_state import arrows_of, board_look
from app.commanders.board.looks import BoardLook, CombatMark, Line, Stack
from app.commanders.board.paint_board import board_image
from app.shell.games import Help
from engine.commanders.notation import read_sheet
from engine.commanders.refusals import REASONS
from engine.commanders.start import begin
from resources.commanders.content import CONTENT

LETTER: Final = "C"
"""Of the rulings: C24."""
WIDTH: Final = 340
SHEET: Final = "2I a1-a2; A b1-b2; 2C c1-c2-b2; I r-b1"


@cache
def _looks() -> dict[str, BoardLook]:
    library = CONTENT.open()
    start = {id: begin(CONTENT.scenarios(library)[id].start()) for id in ("marengo", "mill_at_the_ford")}
    men = {
        "b1": (Stack(0, "I", 3), Stack(0, "A", 1)),
        "b2": (Stack(1, "I", 2), Stack(1, "C", 1)),
    }
    lines = (
        Line("b1", "b2", (Stack(0, "I"), Stack(0, "I"), Stack(0, "I"), Stack(0, "A"))),
        Line("b2", "b1", (Stack(1, "I"), Stack(1, "I"), Stack(1, "C"))),
    )
    return {
        "setup": board_look(start["marengo"]),
        "orders": board_look(start["marengo"], arrows_of(0, read_sheet(SHEET))),
        "combat": BoardLook(men, lines=lines, combats=(CombatMark("b1", "b2", 1),)),
        "terrain": board_look(start["mill_at_the_ford"]),
    }


class CommandersHelp:
    folder = files("resources") / "commanders" / "help"
    letter = LETTER

    def cited(self, refusal: str) -> str | None:
        return REASONS[refusal][1] if refusal in REASONS else None

    def picture(self, name: str, ratio: float) -> QPixmap | None:
        look = _looks().get(name)
        if look is None:
            return None
        pixmap = QPixmap.fromImage(board_image(look, round(WIDTH * fonts.scale() * ratio), theme=current()))
        pixmap.setDevicePixelRatio(ratio)
        return pixmap


HELP: Final[Help] = CommandersHelp()
