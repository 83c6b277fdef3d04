"""One side of the coming battle: its army, how it plays, who leads it and from which edge."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.board import names
from app.board.paint.palette import hatch
from app.board.theme.parts import Figure, Panel, Text, Title, repolish
from app.board.theme.style import current
from app.board.words import translate
from app.shell.newbattle.armywords import difficulty_words, leaders_of, strength_of, style_words
from app.shell.pictures import Cockade
from resources.armies import ArmySheet


class SideBar(QWidget):
    """The side's colour and pattern: plain blue or hatched red, as its counters are."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.setFixedWidth(7)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(current().side(self.side))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(box, 3, 3)
        if self.side == 0:
            painter.fillPath(shape, colour)
        else:
            painter.setClipPath(shape)
            hatch(painter, box, colour, 5, 2.6)
            painter.setClipping(False)
            painter.strokePath(shape, colour)
        painter.end()


class ArmyCard(Panel):
    """Pressed, the list below chooses for this side."""

    pressed = Signal(int)

    def __init__(self, side: int, *, bar: bool = True) -> None:
        super().__init__(part="raised", padding=0)
        self.side = side
        row = QHBoxLayout()
        row.setContentsMargins(12, 12, 16, 12)
        row.setSpacing(12)
        if bar:
            row.addWidget(SideBar(side))
        column = QVBoxLayout()
        column.setSpacing(4)
        row.addLayout(column, 1)
        self.column.addLayout(row)
        head = QHBoxLayout()
        head.setSpacing(9)
        self.cockade = Cockade(size=22)
        head.addWidget(self.cockade)
        self.name = Title()
        head.addWidget(self.name)
        head.addStretch(1)
        self.who = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self.who)
        column.addLayout(head)
        self.style_line = Text()
        self.style_line.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.style_line, 1)
        figures = QHBoxLayout()
        figures.setSpacing(18)
        self.strength, self.cavalry, self.leaders = Figure(), Figure(), Figure()
        for figure in (self.strength, self.cavalry, self.leaders):
            figures.addWidget(figure)
        figures.addStretch(1)
        ease = QVBoxLayout()
        ease.setSpacing(2)
        self.ease = Text(type="strong", wrap=False)
        self.ease.setAlignment(Qt.AlignmentFlag.AlignRight)
        ease.addWidget(self.ease)
        below = Text(translate("new battle", "to command"), "small", "muted", wrap=False)
        below.setAlignment(Qt.AlignmentFlag.AlignRight)
        ease.addWidget(below)
        figures.addLayout(ease)
        column.addLayout(figures)
        self._chosen = False

    def show_army(self, sheet: ArmySheet, who: str) -> None:
        army = sheet.army
        self.cockade.show_nation(army.id)
        self.name.setText(names.nation(army))
        self.who.setText(who)
        self.style_line.setText(style_words(sheet))
        horse = sum(army.cavalry)
        generals = leaders_of(army)
        self.strength.show_figure(str(strength_of(army)), translate("new battle", "strength"))
        self.cavalry.show_figure(str(horse), translate("new battle", "cavalry"))
        self.leaders.show_figure(
            str(generals), translate("new battle", "leader") if generals == 1 else translate("new battle", "leaders")
        )
        self.ease.setText(difficulty_words(sheet.difficulty))
        self.setAccessibleName(
            translate("new battle", "{army}, {who}: strength {strength}, {cavalry} cavalry, {leaders} leaders").format(
                army=names.nation(army), who=who, strength=strength_of(army), cavalry=horse, leaders=generals
            )
        )

    def show_chosen(self, chosen: bool) -> None:
        """Whether the list chooses for this side."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.setProperty("chosen", chosen)
            repolish(self)
            self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(220, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit(self.side)
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._chosen:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = painter.pen()
            pen.setColor(QColor(current().primary))
            width = 2 + 2 * current().line if current().contrast else 2
            pen.setWidth(width)
            painter.setPen(pen)
            half = width / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 8, 8)
            painter.end()
