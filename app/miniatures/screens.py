"""The companion in the window: its screens and its words (`app.shell.games`)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from app.board.translation import translate
from app.shell.desktop import Desktop, Fight, LanFight, NewBattle, Resume, Tutorial
from app.shell.games import Board, Heading, Screens, Way, Words
from engine.miniatures.registration import GAME
from engine.record import Header
from resources.document import parse

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from app.miniatures.counters import Counter
    from engine.battle import Battle, Step
    from engine.miniatures.state import State
    from resources.miniatures.content import Library

SAMPLE: Final = "ford_and_chapel"
_ACROSS: Final = 4


class SheetPicture:
    """The units of a battle as counters in rows, side two above."""

    squares = (_ACROSS, _ACROSS)

    def __init__(self, counters: "Sequence[Counter]") -> None:
        self.counters = tuple(counters)

    def paint(self, painter: "QPainter", box: "QRect", ratio: float) -> None:
        self.paint_ground(painter, box, ratio)

    def paint_ground(self, painter: "QPainter", box: "QRect", ratio: float) -> None:
        from PySide6.QtCore import QPointF, QRectF

        from app.board.paint.outline import CELL
        from app.board.paint.terrain import paint_meadow
        from app.miniatures.counters import paint_counter

        painter.save()
        painter.setClipRect(box)
        painter.translate(box.left(), box.top())
        side = max(box.width(), box.height())
        painter.save()
        painter.scale(side / (_ACROSS * CELL), side / (_ACROSS * CELL))
        paint_meadow(painter, _ACROSS)
        painter.restore()
        whole = QRectF(0, 0, box.width(), box.height())
        cell = min(whole.width(), whole.height()) / _ACROSS
        for half, seat in ((0, 1), (1, 0)):
            own = [counter for counter in self.counters if counter.side == seat][: 2 * _ACROSS]
            for place, counter in enumerate(own):
                row, column = divmod(place, _ACROSS)
                painter.save()
                painter.translate(QPointF((column + 0.5) * cell, (half * 2 + row + 0.5) * cell))
                paint_counter(painter, counter, cell * 0.8)
                painter.restore()
        painter.restore()


class CompanionScreens:
    def ways(self) -> tuple[Way, ...]:
        return (
            Way(
                "table",
                "people",
                translate("home", "Start a table"),
                translate("home", "Two rosters, your figures, exact odds for every charge"),
                NewBattle(game=GAME.id),
            ),
        )

    def new_battle(self, desktop: Desktop, place: NewBattle) -> "QWidget":
        from app.miniatures.new_table import NewTableScreen

        return NewTableScreen(desktop, place)

    def play(self, desktop: Desktop, place: Fight | Resume | LanFight) -> "QWidget":
        from app.miniatures.screen import CompanionScreen

        return CompanionScreen(desktop, place)

    def lessons(self, desktop: Desktop, place: Tutorial) -> "QWidget":
        raise NotImplementedError("The companion has no lessons.")

    def settings(self, desktop: Desktop) -> tuple["QWidget", ...]:
        return ()

    def board(self, state: "State") -> Board | None:
        from app.miniatures.step_panel import counter_of

        return SheetPicture([counter_of(state.moment, id) for id, now in state.moment.now.units.items() if now.stands])

    def sample_board(self, library: "Library") -> Board:
        from engine.miniatures.state import begin

        found = self.board(begin(library.battles[SAMPLE].setting))
        assert found is not None
        return found

    def emblem(self, side: str, pixels: int, ratio: float) -> "QPixmap":
        from PySide6.QtGui import QPixmap

        return QPixmap()


class CompanionWords(Words):
    def heading(self, header: Header) -> Heading:
        battle = parse(header.start, "miniatures-battle")
        title = battle.get("title")
        sides = [battle.get(seat) for seat in header.seats]
        names = tuple(str(side.get("title", "")) if isinstance(side, dict) else str(side or "") for side in sides)
        return Heading(title if isinstance(title, str) else "", names)

    def sides_of(self, state: "State") -> tuple[str, ...]:
        return tuple(roster.title for roster in state.moment.setting.rosters)

    def phase(self, phase: str) -> str:
        from app.miniatures.names import STEPS, step_name

        return step_name(phase) if phase in STEPS else ""

    def measure(self, measure: str) -> str:
        return translate("miniatures", "Stands left, in per cent") if measure == "strength" else measure

    def events(self, step: "Step[State]", viewer: int) -> list[str]:
        from app.miniatures.names import event_words

        return [line for event in step.events if (line := event_words(step.after.moment.setting, event))]

    def result(self, battle: "Battle[Any]") -> tuple[str, str]:
        from app.miniatures.names import how_words

        rosters = battle.state.moment.setting.rosters
        if battle.winner >= len(rosters):
            return translate("saved", "Drawn."), how_words(battle.how)
        words = translate("saved", "{side} has won.")
        return words.format(side=rosters[battle.winner].title), how_words(battle.how)


SCREENS: Final[Screens] = CompanionScreens()
WORDS: Final = CompanionWords()
