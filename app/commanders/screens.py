"""Commanders in the window: its screens, and its board as a picture (`app.shell.games.Screens`)."""

from typing import TYPE_CHECKING, Final

from app.board.translation import translate
from app.shell.desktop import Desktop, Fight, LanFight, NewBattle, Resume, Tutorial
from app.shell.games import Screens, Way
from engine.commanders.registration import GAME

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from app.commanders.board.looks import BoardLook
    from engine.commanders.state import State
    from resources.commanders.content import Library


class BoardPicture:
    """A board as its look tells it (`app.shell.games.Board`)."""

    squares = (3, 4)

    def __init__(self, look: "BoardLook") -> None:
        self.look = look

    def paint(self, painter: "QPainter", box: "QRect", ratio: float) -> None:
        from app.board.theme.style import current
        from app.commanders.board.geometry import SIZE, Facing
        from app.commanders.board.paint_board import paint_board

        painter.save()
        painter.translate(box.topLeft())
        scale = min(box.width() / SIZE.width(), box.height() / SIZE.height())
        painter.translate((box.width() - SIZE.width() * scale) / 2, (box.height() - SIZE.height() * scale) / 2)
        painter.scale(scale, scale)
        paint_board(painter, self.look, Facing(), current())
        painter.restore()

    def paint_ground(self, painter: "QPainter", box: "QRect", ratio: float) -> None:
        from app.board.theme.style import current
        from app.commanders.board.geometry import FIELD, Facing
        from app.commanders.board.paint_board import paint_board

        painter.save()
        painter.setClipRect(box)
        scale = max(box.width() / FIELD, box.height() / FIELD)
        painter.translate(box.topLeft())
        painter.scale(scale, scale)
        painter.translate(-Facing().sectors.topLeft())
        paint_board(painter, self.look, Facing(), current())
        painter.restore()


class CommandersScreens:
    def ways(self) -> tuple[Way, ...]:
        return (
            Way(
                "commanders",
                "flag",
                translate("home", "New battle"),
                translate("home", "Ten secret orders a round, opened together"),
                NewBattle(game=GAME.id),
            ),
        )

    def new_battle(self, desktop: Desktop, place: NewBattle) -> "QWidget":
        from app.commanders.new_battle import NewBattleScreen

        return NewBattleScreen(desktop, place)

    def play(self, desktop: Desktop, place: Fight | Resume | LanFight) -> "QWidget":
        from app.commanders.play.screen import PlayScreen

        return PlayScreen(desktop, place)

    def lessons(self, desktop: Desktop, place: Tutorial) -> "QWidget":
        from app.commanders.new_battle import NewBattleScreen

        return NewBattleScreen(desktop, NewBattle(game=GAME.id))

    def settings(self, desktop: Desktop) -> tuple["QWidget", ...]:
        return ()

    def board(self, state: "State") -> BoardPicture | None:
        from app.commanders.board.from_state import board_look
        from engine.game import EVERYTHING

        view = state if state.viewer != EVERYTHING else state.seen_by(2)
        return BoardPicture(board_look(view))

    def sample_board(self, library: "Library") -> BoardPicture:
        from app.commanders.board.from_state import board_look
        from engine.commanders.start import Start, begin

        return BoardPicture(board_look(begin(Start())))

    def emblem(self, side: str, pixels: int, ratio: float) -> "QPixmap":
        from PySide6.QtCore import QRectF, Qt
        from PySide6.QtGui import QColor, QPainter, QPixmap

        from app.board.palette import SIDES, side_shape
        from app.commanders.words import SIDES as KEYS

        made = QPixmap(round(pixels * ratio), round(pixels * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        if side in KEYS:
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seat = KEYS.index(side)
            box = QRectF(1, 1, pixels - 2, pixels - 2)
            painter.fillPath(side_shape(seat, box, pixels / 4), QColor(SIDES[seat].body))
            painter.end()
        return made


SCREENS: Final[Screens] = CommandersScreens()
