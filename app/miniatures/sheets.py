"""The play sheets at the left: a side's leaders and units with a box for each stand, one press a stand."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.board.palette import hatch, side_shape
from app.board.theme import fonts
from app.board.theme.layouts import Scroll
from app.board.theme.parts import FlatButton, Panel, Rule, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.miniatures.names import name_of, term, upper_first
from app.miniatures.offers import Offer, corrected, corrections, unit_letters
from engine.miniatures.action import Action
from engine.miniatures.lines import FLAGS
from engine.miniatures.position import SEATS, Moment
from engine.miniatures.state import State

_ROW = 38
_LEADER = 22
_BOX = 12.0
_GAP = 3.0


class SideMark(QWidget):
    """A side by its shape and colour."""

    def __init__(self, side: int, size: int = 20) -> None:
        super().__init__()
        self._side = side
        self._size = size
        self.setFixedSize(size, size)

    def show_side(self, side: int) -> None:
        self._side = side
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillPath(side_shape(self._side, box, self._size * 0.27), QColor(current().side(self._side)))
        painter.end()


class _Row(QWidget):
    """A line of a sheet that can be pressed, by mouse or by Space."""

    pressed = Signal(str)
    menu = Signal(str, object)

    def __init__(self, id: str, side: int, height: int) -> None:
        super().__init__()
        self.id = id
        self.side = side
        self.letter = ""
        self.chosen = False
        self.can_press = False
        self._high = height
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(240, round(self._high * fonts.scale()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(self.id)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu.emit(self.id, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.pressed.emit(self.id)
        elif event.key() == Qt.Key.Key_Menu:
            self.menu.emit(self.id, self.mapToGlobal(self.rect().center()))
        else:
            super().keyPressEvent(event)

    def _begin(self) -> QPainter:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.chosen or self.hasFocus():
            painter.setPen(QPen(QColor(theme.brass), 2 if self.hasFocus() else 1))
            painter.setBrush(QColor(theme.brass_tint) if self.chosen else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        return painter

    def _cap(self, painter: QPainter, top: float) -> None:
        """The letter that presses it."""
        theme = current()
        if not self.letter:
            return
        box = QRectF(6, top, 19, 19)
        painter.setPen(QPen(QColor(theme.edge if self.can_press else theme.hairline), 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor(theme.ink if self.can_press else theme.muted))
        painter.setFont(fonts.sans(12, fonts.SEMIBOLD if self.can_press else fonts.NORMAL))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.letter.upper())


class LeaderRow(_Row):
    """A leader as the heading of his command."""

    def __init__(self, id: str, side: int) -> None:
        super().__init__(id, side, _LEADER)
        self._name = self._where = ""

    def show_leader(self, m: Moment) -> None:
        now = m.now.leaders[self.id]
        self._name = name_of(m.setting, self.id)
        parts = [term(m.quality(self.id))]
        if now.status != "mounted":
            parts.append(term(now.status))
        elif now.attached:
            parts.append(translate("miniatures", "with {unit}").format(unit=name_of(m.setting, now.attached)))
        self._where = ", ".join(parts)
        self.setAccessibleName(f"{self.letter}: {self._name}, {self._where}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = self._begin()
        self._cap(painter, (self.height() - 19) / 2)
        box = QRectF(32, 0, self.width() - 40, self.height())
        font = fonts.sans(13, fonts.SEMIBOLD)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._name)
        used = QFontMetricsF(font).horizontalAdvance(self._name) + 10
        small = fonts.sans(12)
        painter.setFont(small)
        painter.setPen(QColor(theme.muted))
        words = QFontMetricsF(small).elidedText(self._where, Qt.TextElideMode.ElideRight, box.width() - used)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
        painter.end()


class UnitRow(_Row):
    """A unit: name, what holds of it, and a box for each stand, with marks where it becomes worn and spent."""

    stands = Signal(str, int)
    """So many stands should be left."""

    def __init__(self, id: str, side: int) -> None:
        super().__init__(id, side, _ROW)
        self._name = ""
        self._pills: tuple[str, ...] = ()
        self._now = self._all = self._worn = self._spent = self._damaged = 0

    def show_unit(self, m: Moment) -> None:
        unit, now = m.unit(self.id), m.now.units[self.id]
        self._name = unit.name
        self._now, self._all, self._damaged = now.stands, unit.stands, now.damaged
        self._worn, self._spent = unit.worn_at, unit.spent_at
        holds = [term(now.order)] if now.order != "good" else []
        holds += [term("silenced")] if now.silenced else []
        strength = m.member(self.id).strength()
        holds += [term(strength)] if now.stands and unit.kind != "guns" and strength != "fresh" else []
        holds += [translate("miniatures", "gone")] if not now.stands else []
        charging = [each for each in m.now.charges if each.attacker == self.id]
        holds += [translate("miniatures", "ordered")] if charging else []
        self._pills = tuple(holds)
        said = translate("miniatures", "{now} of {all} stands").format(now=now.stands, all=unit.stands)
        self.setAccessibleName(", ".join((f"{self.letter}: {unit.name}", said, *holds, term(now.formation))))
        self.setAccessibleDescription(translate("miniatures", "Minus takes a stand off, plus puts one back."))
        marks = [term(mark) for mark in now.marks]
        self.setToolTip("\n".join(filter(None, (", ".join([term(now.formation), *marks]), unit.notes))))
        self.update()

    def _box(self, place: int) -> QRectF:
        step = min(_BOX + _GAP, (self.width() - 34 - 58 * fonts.scale()) / max(self._all, 1))
        return QRectF(32 + place * step, self.height() - 17, step - _GAP, _BOX)

    def box_at(self, place: int) -> QPointF:
        """Where the box of a stand is, counted from 0."""
        return self._box(place).center()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            for place in range(self._all):
                if self._box(place).adjusted(-1.5, -3, 1.5, 3).contains(event.position()):
                    self.stands.emit(self.id, self._now - 1 if place < self._now else self._now + 1)
                    return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "-" and self._now:
            self.stands.emit(self.id, self._now - 1)
        elif event.text() == "+" and self._now < self._all:
            self.stands.emit(self.id, self._now + 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = self._begin()
        self._cap(painter, 3)
        right = self.width() - 8.0
        small = fonts.sans(11, fonts.SEMIBOLD)
        metrics = QFontMetricsF(small)
        for words in reversed(self._pills):
            width = metrics.horizontalAdvance(words) + 14
            box = QRectF(right - width, 3, width, 18)
            painter.setPen(QPen(QColor(theme.edge), 1))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(box, 9, 9)
            painter.setPen(QColor(theme.ink))
            painter.setFont(small)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
            right -= width + 4
        font = fonts.sans(14, fonts.SEMIBOLD)
        name = QFontMetricsF(font).elidedText(self._name, Qt.TextElideMode.ElideRight, right - 34)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink if self._now else theme.muted))
        painter.drawText(QRectF(32, 1, right - 32, 21), Qt.AlignmentFlag.AlignVCenter, name)
        colour = QColor(theme.side(self.side))
        for place in range(self._all):
            box = self._box(place)
            shape = side_shape(self.side, box, 3.4)
            painter.setPen(QPen(colour, 1.2))
            painter.setBrush(colour if place < self._now else Qt.BrushStyle.NoBrush)
            painter.drawPath(shape)
            if self._now - self._damaged <= place < self._now:
                painter.save()
                painter.setClipPath(shape)
                hatch(painter, box, QColor(theme.panel), 4, 1.6)
                painter.restore()
            if place + 1 in (self._worn, self._spent) and place + 1 < self._all:
                x = box.right() + _GAP / 2
                painter.setPen(QPen(QColor(theme.ink), 1.4))
                painter.drawLine(QPointF(x, box.top() - 2.5), QPointF(x, box.bottom() + 2.5))
        painter.setFont(fonts.sans(12))
        painter.setPen(QColor(theme.muted))
        count = translate("miniatures", "{now} of {all}").format(now=self._now, all=self._all)
        painter.drawText(
            QRectF(0, self.height() - 20, self.width() - 8, 18),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            count,
        )
        painter.end()


class SideSheet(Panel):
    """One side: its commands with their units, the stands it has lost, and what holds of the whole side."""

    pressed = Signal(str)
    play = Signal(object)
    """Actions that put something right."""

    def __init__(self, side: int, state: State) -> None:
        super().__init__(padding=10, spacing=2)
        self.side = side
        self._state = state
        roster = state.moment.setting.rosters[side]
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(SideMark(side))
        head.addWidget(Title(roster.title, "subtitle"), 1)
        self._role = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self._role)
        self.column.addLayout(head)
        page = QWidget()
        page.setProperty("part", "page")
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        self.units: dict[str, UnitRow] = {}
        self.leaders: dict[str, LeaderRow] = {}
        letters = unit_letters(state.moment)
        left = [unit.id for unit in roster.units]
        for leader in roster.leaders:
            self._add_leader(rows, leader.id, letters)
            for id in leader.commands:
                if id in left:
                    left.remove(id)
                    self._add_unit(rows, id, letters)
        for id in left:
            self._add_unit(rows, id, letters)
        rows.addStretch(1)
        self.column.addWidget(Scroll(page), 1)
        self.column.addWidget(Rule())
        foot = QHBoxLayout()
        self._lost = Text(type="small", wrap=False)
        self.flags = FlatButton(translate("miniatures", "Flags"), "flag")
        self.flags.setToolTip(translate("miniatures", "What holds of the whole side"))
        self.flags.clicked.connect(self._ask_flags)
        self.flags.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.flags.setMaximumHeight(round(28 * fonts.scale()))
        self.flags.setStyleSheet("min-height: 20px")
        foot.addWidget(self._lost, 1)
        foot.addWidget(self.flags)
        self.column.addLayout(foot)

    def _add_leader(self, rows: QVBoxLayout, id: str, letters: dict[str, str]) -> None:
        row = LeaderRow(id, self.side)
        row.letter = letters.get(id, "")
        self.leaders[id] = row
        row.pressed.connect(self.pressed)
        row.menu.connect(self._ask)
        rows.addWidget(row)

    def _add_unit(self, rows: QVBoxLayout, id: str, letters: dict[str, str]) -> None:
        row = UnitRow(id, self.side)
        row.letter = letters.get(id, "")
        self.units[id] = row
        row.pressed.connect(self.pressed)
        row.stands.connect(self._set_stands)
        row.menu.connect(self._ask)
        rows.addWidget(row)

    def show_state(self, state: State, offer: Offer, role: str) -> None:
        self._state = state
        m = state.moment
        self._role.setText(role)
        for id, row in (*self.units.items(), *self.leaders.items()):
            row.can_press = id in offer.press or id in offer.pick
            row.chosen = id in offer.chosen
            if isinstance(row, UnitRow):
                row.show_unit(m)
            elif isinstance(row, LeaderRow):
                row.show_leader(m)
        lost, limit = m.lost(self.side), m.setting.rosters[self.side].heavy_casualties_at
        words = (
            translate("miniatures", "Stands lost: {lost}, heavy at {limit}")
            if limit is not None
            else translate("miniatures", "Stands lost: {lost}")
        )
        self._lost.setText(words.format(lost=lost, limit=limit))
        held = len(m.now.flags[self.side])
        flags = translate("miniatures", "Flags")
        self.flags.setText(f"{flags} {held}" if held else flags)

    def _set_stands(self, id: str, stands: int) -> None:
        """In the fire steps a press takes off what fire has hit; anywhere else it puts the sheet right."""
        lose = Action("lose", (id,))
        if stands < self._state.moment.now.units[id].stands and lose in self._state.legal():
            self.play.emit((lose,))
        else:
            self.play.emit(corrected(Action("stands", (id, str(stands)))))

    def _ask(self, id: str, at: QPoint) -> None:
        menu = QMenu(self)
        for words, actions in corrections(self._state, id):
            menu.addAction(upper_first(words)).triggered.connect(
                lambda _=False, actions=actions: self.play.emit(actions)
            )
        if not menu.isEmpty():
            menu.popup(at)

    def _ask_flags(self) -> None:
        menu = QMenu(self)
        legal = self._state.legal()
        for flag in FLAGS:
            on = flag in self._state.moment.now.flags[self.side]
            change = Action("unflag" if on else "flag", (SEATS[self.side], flag))
            entry = menu.addAction(upper_first(term(flag)))
            entry.setCheckable(True)
            entry.setChecked(on)
            actions = (change,) if change in legal else corrected(change)
            entry.triggered.connect(lambda _=False, actions=actions: self.play.emit(actions))
        menu.popup(self.flags.mapToGlobal(self.flags.rect().topLeft()))
