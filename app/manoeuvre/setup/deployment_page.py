"""Deployment: units go from the tray into the two rows along the own edge, by dragging, clicking or keys (§3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from app.board.announce import announce
from app.board.draggable import Draggable
from app.board.engine_words import refusal_words
from app.board.theme import fonts
from app.board.theme.parts import QuietButton, Text
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.from_state import board_look, card_look, counter_look
from app.manoeuvre.board.hand import HandView
from app.manoeuvre.board.looks import CounterLook, Mark, Marks
from app.manoeuvre.board.paint.pixmaps import counter_pixmap
from app.manoeuvre.board.view.board import BoardView
from app.manoeuvre.fairness import edge_word
from app.manoeuvre.setup.page import SetupPage
from engine.game import Refusal
from engine.manoeuvre.action import PLACE, Action
from engine.manoeuvre.battlefield import LAKE, depth
from engine.manoeuvre.position import AWAITED
from engine.manoeuvre.refusal_checks import place as place_name
from engine.manoeuvre.refusal_checks import unit_name
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop


@dataclass(frozen=True)
class Deployment:
    """The units of one seat that await their places, and where they have been put so far (§3).

    Nothing is played until it is complete; then `actions` says it all in the order the rules ask for.
    """

    view: State
    seat: int
    placed: Mapping[int, int] = field(default_factory=dict)
    """Unit to square."""
    before: "Deployment | None" = None

    @property
    def awaited(self) -> tuple[int, ...]:
        """All that this deployment has to place."""
        return tuple(u for u in range(self.seat * 8, self.seat * 8 + 8) if self.view.square[u] == AWAITED)

    @property
    def tray(self) -> tuple[int, ...]:
        """Those that have no place yet."""
        return tuple(unit for unit in self.awaited if unit not in self.placed)

    @property
    def complete(self) -> bool:
        return not self.tray

    def at(self, square: int) -> int:
        """The unit put on a square, or -1. Units that the scenario placed cannot be moved."""
        return next((unit for unit, there in self.placed.items() if there == square), -1)

    def free(self) -> tuple[int, ...]:
        """Where a unit may be put: the dry squares of the two rows that no fixed unit holds."""
        return tuple(s for s in self.view.field.homes[self.view.edges[self.seat]] if self.view.board[s] < 0)

    def refusal(self, square: int) -> Refusal | None:
        """Why nobody of this deployment can stand there; None if somebody can."""
        where = place_name(square)
        if depth(square, self.view.edges[self.seat]) >= 2:
            return refuse("place-rows", square=where)
        if self.view.field.terrain[square] == LAKE:
            return refuse("place-lake", square=where)
        if self.view.board[square] >= 0:
            return refuse("place-occupied", square=where, unit=unit_name(self.view, self.view.board[square]))
        return None

    # Changes

    def put(self, unit: int, square: int) -> "Deployment":
        """Put a unit on a square. One that stands there changes places with it, or goes back to the tray."""
        if self.refusal(square) is not None or self.placed.get(unit) == square:
            return self
        placed = dict(self.placed)
        other = self.at(square)
        if other >= 0:
            if unit in placed:
                placed[other] = placed[unit]
            else:
                del placed[other]
        placed[unit] = square
        return self._changed(placed)

    def take(self, unit: int) -> "Deployment":
        """Back to the tray."""
        if unit not in self.placed:
            return self
        return self._changed({other: square for other, square in self.placed.items() if other != unit})

    def cleared(self) -> "Deployment":
        return self._changed({}) if self.placed else self

    def undone(self) -> "Deployment":
        return self.before or self

    def suggested(self, places: Mapping[int, int]) -> "Deployment":
        """As somebody proposes, all at once: one step back takes it all away."""
        return self._changed({unit: places[unit] for unit in self.awaited})

    def _changed(self, placed: Mapping[int, int]) -> "Deployment":
        return replace(self, placed=placed, before=self)

    # What comes out

    def actions(self) -> tuple[Action, ...]:
        """In the order of the units, as they are asked for."""
        return tuple(Action(PLACE, unit & 7, self.placed[unit]) for unit in self.awaited)

    def shown(self) -> State:
        """The view with the units where they have been put, for the board to show."""
        state = self.view.copy()
        for unit, square in self.placed.items():
            state.square[unit] = square
            state.board[square] = unit
        return state


def suggestion(view: State, seat: int, seed: int) -> Mapping[int, int]:
    """A deployment as the computer would make it, quickly: a few swaps and no solver."""
    from ai.manoeuvre.setup.deployment import problem
    from ai.manoeuvre.setup.plans import FEW
    from ai.manoeuvre.setup.problem import search

    task = problem(view, seat)
    return task.placed(search(task, starts=FEW, seed=seed))


MIME = "application/x-manoeuvre-unit"
SIDE = 84
COLUMNS = 4


class UnitButton(Draggable):
    """One unit. Placed, it is a pale outline; pressing it picks it up wherever it stands."""

    mime = MIME

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self._look: CounterLook | None = None
        self._placed = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_unit(self, look: CounterLook, where: str, picked: bool) -> None:
        self._look = look
        self._placed = bool(where)
        self.setChecked(picked)
        arm = translate("set-up", "cavalry") if look.cavalry else translate("set-up", "infantry")
        place = where or translate("set-up", "not placed")
        words = translate("set-up", "{number}, {unit}, {arm}, strength {strength}, {place}").format(
            number=self.number + 1, unit=look.name, arm=arm, strength=look.strength, place=place
        )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIDE + 8, SIDE + 8)

    def carried(self) -> str:
        return "" if self._look is None else str(self._look.unit)

    def picture(self) -> tuple[QPixmap, QPoint]:
        assert self._look is not None
        return counter_pixmap(self._look, SIDE, self.devicePixelRatioF(), lift=True), QPoint(SIDE // 2, SIDE // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        painter.drawPixmap(4, 4, counter_pixmap(look, SIDE, self.devicePixelRatioF(), ghost=self._placed))
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.brass), 3))
            painter.drawRoundedRect(box, 8, 8)
        elif self.underMouse():
            painter.setPen(QPen(QColor(theme.edge), 1.5))
            painter.drawRoundedRect(box, 8, 8)
        if self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            painter.setPen(QPen(QColor(theme.primary), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        self._paint_number(painter)
        painter.end()

    def _paint_number(self, painter: QPainter) -> None:
        theme = current()
        badge = QRectF(self.width() / 2 - 9.5, 1, 19, 19)
        painter.setPen(QPen(QColor(theme.edge), theme.line))
        painter.setBrush(QColor(theme.raised))
        painter.drawEllipse(badge)
        painter.setFont(fonts.sans(12, fonts.BOLD, scaled=False))
        painter.setPen(QColor(theme.ink))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.number + 1))


class Tray(QWidget):
    """All units of the army, four in a row; 1 to 8 picks one."""

    picked = Signal(int)
    """A unit, 0 to 15."""

    def __init__(self, units: Sequence[int]) -> None:
        super().__init__()
        self.setAccessibleName(translate("set-up", "Units to deploy"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        self.buttons: dict[int, UnitButton] = {}
        for place, unit in enumerate(units):
            button = self.buttons[unit] = UnitButton(place)
            button.clicked.connect(lambda _=False, unit=unit: self.picked.emit(unit))
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
        grid.setColumnStretch(COLUMNS, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        units = list(self.buttons)
        here = next((place for place, button in enumerate(self.buttons.values()) if button.hasFocus()), -1)
        keys = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -COLUMNS,
            Qt.Key.Key_Down: COLUMNS,
        }
        step = keys.get(Qt.Key(event.key()))
        if here >= 0 and step and 0 <= here + step < len(units):
            self.buttons[units[here + step]].setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)


SEED = 1815


class DeployPage(SetupPage):
    """Nothing is played before “Begin”: until then every unit can be moved, swapped and taken back."""

    def __init__(self, view: State, seat: int, desktop: "Desktop") -> None:
        edge = view.edges[seat]
        awaited = Deployment(view, seat).awaited
        detail = translate("set-up", "Put your %n unit(s) into the two rows along the {edge} edge.", "", len(awaited))
        super().__init__(
            view,
            seat,
            desktop,
            translate("set-up", "Deploy your army"),
            detail.format(edge=edge_word(edge)),
            translate("set-up", "Begin"),
        )
        self.deployment = Deployment(view, seat)
        self.unit = -1
        """The one that is picked up."""
        self._suggested = 0
        self.board = BoardView()
        self.board.set_facing(edge)
        self.board.accept_drops(MIME)
        self.board.pressed.connect(self.press)
        self.board.set_lifting(self._lift)
        self.board.set_lifting(lambda square: self.show_deployment(self.deployment, self.deployment.at(square)))
        self.board.dragged.connect(self._drag)
        self.board.dropped.connect(self._drop)
        self.left.addWidget(self.board, 1)
        self.hand = HandView()
        self.hand.show_hand([card_look(view, seat, card) for card in view.hand[seat]])
        self.hand.setMaximumHeight(190)
        self.hand.setVisible(bool(view.hand[seat]))
        self.left.addWidget(self.hand)
        self.tray = Tray(self.deployment.awaited)
        self.tray.picked.connect(self.pick)
        self.middle.addWidget(self.tray)
        self.status = Text(type="strong")
        self.middle.addWidget(self.status)
        self.middle.addStretch(1)
        self._add_buttons()
        self.footnote.setText(
            translate(
                "set-up",
                "1 to 8 picks a unit, arrows and Enter place it, Del takes it back, Esc puts it down (§3).",
            )
        )
        for number, unit in enumerate(self.deployment.awaited):
            self.key(str(number + 1), lambda unit=unit: self.pick(unit))
        self.setFocusProxy(self.board)
        self.show_deployment(self.deployment, awaited[0])

    def _add_buttons(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.suggest = QuietButton(translate("set-up", "Suggest"), "hint")
        self.suggest.setToolTip(translate("set-up", "Place all units as the computer would (Ctrl+G)."))
        self.suggest.clicked.connect(self._suggest)
        self.undo = QuietButton(translate("set-up", "Undo"), "undo")
        self.undo.setToolTip(translate("set-up", "Take back the last change (Ctrl+Z)."))
        self.undo.clicked.connect(lambda: self.show_deployment(self.deployment.undone(), -1))
        self.clear = QuietButton(translate("set-up", "Clear"), "cross")
        self.clear.setToolTip(translate("set-up", "Take all units back."))
        self.clear.clicked.connect(lambda: self.show_deployment(self.deployment.cleared(), -1))
        for button in (self.suggest, self.undo, self.clear):
            row.addWidget(button)
        self.middle.addLayout(row)
        self.key("Ctrl+G", self.suggest.click)
        self.key("Ctrl+Z", self.undo.click)

    # What is wanted

    def pick(self, unit: int) -> None:
        """Pick a unit up, from the tray or the board; the same again puts it down."""
        self.refuse("")
        self.show_deployment(self.deployment, -1 if unit == self.unit else unit)
        if self.unit >= 0:
            words = translate("set-up", "{unit} picked up.").format(unit=names.unit(self.view, unit))
            announce(self, words)

    def press(self, square: int) -> None:
        """A square of the board: puts the picked unit there, or picks up the one that stands there."""
        there = self.deployment.at(square)
        if self.unit < 0:
            if there >= 0:
                self.pick(there)
            else:
                self._say_why(square)
        elif there == self.unit:
            self.pick(there)
        else:
            self._put(self.unit, square)

    def _lift(self, square: int) -> None:
        """A drag begins: whatever else was picked up is put down first."""
        there = self.deployment.at(square)
        if there >= 0 and there != self.unit:
            self.pick(there)

    def _drag(self, start: int, end: int) -> None:
        unit = self.deployment.at(start)
        if unit >= 0:
            self._put(unit, end)

    def _drop(self, text: str, square: int) -> None:
        if text.isdecimal() and int(text) in self.deployment.awaited:
            self._put(int(text), square)

    def _put(self, unit: int, square: int) -> None:
        refusal = self.deployment.refusal(square)
        if refusal is not None:
            self.refuse(refusal_words(refusal))
            # A counter that was dropped there goes back to where it stood.
            self.show_deployment(self.deployment, self.unit)
            return
        self.refuse("")
        from_tray = unit in self.deployment.tray
        changed = self.deployment.put(unit, square)
        following = changed.tray[0] if from_tray and changed.tray else -1
        words = translate("set-up", "{unit} on {square}.")
        announce(self, words.format(unit=names.unit(self.view, unit), square=names.square(square)))
        self.show_deployment(changed, following)

    def _say_why(self, square: int) -> None:
        refusal = self.deployment.refusal(square)
        words = translate("set-up", "Pick a unit first, in the tray or by its number.")
        self.refuse(refusal_words(refusal) if refusal is not None else words)

    def _suggest(self) -> None:
        self.refuse("")
        self._suggested += 1
        places = suggestion(self.view, self.seat, SEED + self._suggested)
        self.show_deployment(self.deployment.suggested(places), -1)
        announce(self, translate("set-up", "All units placed as suggested."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.unit >= 0:
            self.pick(self.unit)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.unit in self.deployment.placed:
            self.show_deployment(self.deployment.take(self.unit), -1)
        else:
            super().keyPressEvent(event)

    # What is shown

    def show_deployment(self, deployment: Deployment, unit: int = -1) -> None:
        self.deployment, self.unit = deployment, unit
        shown = deployment.shown()
        self.board.show_board(board_look(shown))
        self.board.set_marks(self._marks())
        for other, button in self.tray.buttons.items():
            square = deployment.placed.get(other, -1)
            where = translate("set-up", "on {square}").format(square=names.square(square)) if square >= 0 else ""
            button.show_unit(counter_look(self.view, other), where, other == unit)
        left = len(deployment.tray)
        self.status.setText(
            translate("set-up", "%n unit(s) still to place.", "", left)
            if left
            else translate("set-up", "All units stand. Move or swap them as you like, then begin.")
        )
        self.undo.setEnabled(deployment.before is not None)
        self.clear.setEnabled(bool(deployment.placed))
        why_not = translate("set-up", "Every unit needs a place first (§3).")
        self.ready(deployment.actions() if not left else (), why_not if left else "")

    def _marks(self) -> Marks:
        own = dict.fromkeys(self.deployment.placed.values(), Mark.CHOICE)
        if self.unit < 0:
            return Marks(own)
        squares = dict.fromkeys(self.deployment.free(), Mark.PLACE) | own
        if self.unit in self.deployment.placed:
            squares[self.deployment.placed[self.unit]] = Mark.SELECTED
        return Marks(squares)
