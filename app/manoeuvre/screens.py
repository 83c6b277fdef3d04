"""Manoeuvre in the window: its screens, and its board as a picture (`app.shell.games.Screens`)."""

from typing import TYPE_CHECKING, Final

from app.board.translation import translate
from app.shell.desktop import Desktop, Fight, LanFight, NewBattle, Resume, Tutorial
from app.shell.games import Screens, Way
from engine.manoeuvre.registration import GAME

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from app.manoeuvre.board.looks import BoardLook
    from engine.manoeuvre.state import State
    from resources.manoeuvre.library import Library

SAMPLE: Final = "first_battle"
"""The scenario whose board is shown while there is no battle to continue."""


class BoardPicture:
    """A board as its look tells it (`app.shell.games.Board`)."""

    squares = (8, 8)

    def __init__(self, look: "BoardLook") -> None:
        self.look = look

    def paint(self, painter: "QPainter", box: "QRect", ratio: float) -> None:
        from app.manoeuvre.board.thumbnails import paint_look

        paint_look(painter, self.look, box, ratio)

    def paint_ground(self, painter: "QPainter", box: "QRect", ratio: float) -> None:
        from app.manoeuvre.board.thumbnails import paint_squares

        paint_squares(painter, self.look, box, ratio)


class ManoeuvreScreens:
    def ways(self) -> tuple[Way, ...]:
        return (
            Way(
                "new",
                "sabres",
                translate("home", "New battle"),
                translate("home", "Pick a scenario or lay out a field of your own"),
                NewBattle(game=GAME.id),
            ),
            Way(
                "tutorial",
                "flag",
                translate("home", "A first battle in ten minutes"),
                translate("home", "Three short lessons, with a coach at your side"),
                Tutorial(game=GAME.id),
            ),
        )

    def new_battle(self, desktop: Desktop, place: NewBattle) -> "QWidget":
        from app.manoeuvre.new_battle.screen import NewBattleScreen

        return NewBattleScreen(desktop, place)

    def play(self, desktop: Desktop, place: Fight | Resume | LanFight) -> "QWidget":
        from app.manoeuvre.play.screen import PlayScreen

        return PlayScreen(desktop, place)

    def lessons(self, desktop: Desktop, place: Tutorial) -> "QWidget":
        from app.manoeuvre.tutorial.screen import open_tutorial

        return open_tutorial(desktop, place)

    def settings(self, desktop: Desktop) -> tuple["QWidget", ...]:
        # Its replies and its curtain are the program's, since other games have such things too.
        from app.manoeuvre.play.combat_result import ResultSettings

        return (ResultSettings(desktop),)

    def board(self, state: "State") -> BoardPicture | None:
        from app.manoeuvre.board.from_state import board_look

        # Counters are open to all, and cards are not shown on a board.
        return None if state.field.blank else BoardPicture(board_look(state))

    def sample_board(self, library: "Library") -> BoardPicture:
        from app.manoeuvre.board.from_state import board_look
        from engine.manoeuvre.start import begin

        return BoardPicture(board_look(begin(*library.scenario(SAMPLE).start(library))))

    def emblem(self, side: str, pixels: int, ratio: float) -> "QPixmap":
        from PySide6.QtGui import QPixmap

        from app.manoeuvre.board.paint.pixmaps import cockade_pixmap

        return cockade_pixmap(side, pixels / 2.3, ratio) if side else QPixmap()


SCREENS: Final[Screens] = ManoeuvreScreens()
