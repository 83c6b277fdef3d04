"""The panel of one army: its units, strength and losses, and its three piles of cards."""

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QWidget

from app.board.palette import SIDES, side_shape
from app.board.theme import fonts
from app.board.theme.parts import ElidedText, MarkedText, Panel, Rule, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.emblems import Cockade
from app.manoeuvre.play.panels.nightfall import FOLDED, TIGHT
from app.manoeuvre.play.stats import ArmyStats, UnitStats

ENOUGH: Final = 5
"""So many lost units lose the battle."""


def cross(painter: QPainter, centre: QPointF, arm: float) -> None:
    painter.drawLine(QLineF(centre.x() - arm, centre.y() - arm, centre.x() + arm, centre.y() + arm))
    painter.drawLine(QLineF(centre.x() - arm, centre.y() + arm, centre.x() + arm, centre.y() - arm))


class Roster(QWidget):
    """The eight units of an army: full, reduced, or lost, with their strengths."""

    def __init__(self, side: int, height: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._height = height
        self._units: tuple[UnitStats, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_units(self, units: Sequence[UnitStats]) -> None:
        if self._units == tuple(units):
            return
        self._units = tuple(units)
        self.setAccessibleName(translate("play", "Units"))
        self.setAccessibleDescription("; ".join(unit.words for unit in units))
        self.update()

    def sizeHint(self) -> QSize:
        height = round(self._height * fonts.scale())
        return QSize(round(height * 7.1), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() * 2 // 3, self.sizeHint().height())

    def _box(self, place: int) -> QRectF:
        height = float(self.height() - 1)
        width = min(height * 0.76, (self.width() - 1) / 8 - 2)
        pitch = min((self.width() - 1 - width) / 7, width * 1.5)
        return QRectF(0.5 + place * pitch, 0.5, width, height)

    def event(self, event: "QHelpEvent") -> bool:  # type: ignore[override]
        if event.type() == event.Type.ToolTip:
            for place, unit in enumerate(self._units):
                if self._box(place).contains(QPointF(event.pos())):
                    QToolTip.showText(event.globalPos(), unit.words, self)
                    return True
            QToolTip.hideText()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, unit in enumerate(self._units):
            if unit.lost:
                self._paint_lost(painter, self._box(place))
            else:
                self._paint_unit(painter, self._box(place), unit)
        painter.end()

    def _paint_lost(self, painter: QPainter, box: QRectF) -> None:
        pen = QPen(QColor(current().faint), 1.1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen.setDashPattern([2.6, 2.2])
        painter.setPen(pen)
        painter.drawPath(side_shape(self.side, box, box.width() * 0.22))
        painter.setPen(QPen(QColor(current().muted), 1.4))
        cross(painter, box.center(), box.width() * 0.17)

    def _paint_unit(self, painter: QPainter, box: QRectF, unit: UnitStats) -> None:
        paint = SIDES[self.side]
        body, dark, pale = QColor(paint.body), QColor(paint.dark), QColor(paint.pale)
        shape = side_shape(self.side, box, box.width() * 0.22)
        base = pale if unit.look.reduced else body
        shade = QLinearGradient(box.topLeft(), box.bottomRight())
        shade.setColorAt(0, base.lighter(108))
        shade.setColorAt(1, base.darker(106))
        painter.fillPath(shape, shade)
        if unit.look.reduced:
            painter.save()
            painter.setClipPath(shape)
            stripe = QColor(body)
            stripe.setAlpha(105)
            painter.setPen(QPen(stripe, box.width() * 0.42, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(QLineF(box.left() - 6, box.bottom() - 2, box.right() + 2, box.top() - 8))
            painter.restore()
        painter.setPen(QPen(dark, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        ink = dark if unit.look.reduced else QColor("#FFF8E6")
        painter.setPen(ink)
        painter.setFont(fonts.sans(box.height() * 0.44, fonts.BOLD, scaled=False))
        upper = QRectF(box.left(), box.top() + box.height() * 0.02, box.width(), box.height() * 0.56)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(unit.look.strength))
        arm = QRectF(0, 0, box.width() * 0.58, box.height() * 0.27)
        arm.moveCenter(QPointF(box.center().x(), box.top() + box.height() * 0.74))
        painter.setPen(QPen(ink, 1.2))
        painter.drawRect(arm)
        painter.drawLine(arm.bottomLeft(), arm.topRight())
        if not unit.look.cavalry:
            painter.drawLine(arm.topLeft(), arm.bottomRight())


class Losses(QWidget):
    """Five places for lost units; when all are filled the battle is lost."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._lost = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_losses(self, lost: int) -> None:
        if lost != self._lost:
            self._lost = lost
            self.update()

    def sizeHint(self) -> QSize:
        height = round(17 * fonts.scale())
        return QSize(round(height * 1.18 * ENOUGH), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current()
        colour = QColor(theme.side(self.side))
        size = float(self.height() - 2)
        for place in range(ENOUGH):
            box = QRectF(1 + place * size * 1.26, 1, size, size)
            shape = side_shape(self.side, box, size * (0.2 if self.side == 0 else 0.29))
            taken = place < self._lost
            painter.setPen(QPen(colour, 1.5))
            painter.setBrush(colour if taken else Qt.BrushStyle.NoBrush)
            painter.drawPath(shape)
            if taken:
                painter.setPen(QPen(QColor(theme.panel), 1.8))
                cross(painter, box.center(), size * 0.2)
        painter.end()


HAND: Final = 0
DECK: Final = 1
DISCARDS: Final = 2


class Piles(QWidget):
    """Three piles side by side. Narrow, the words under the numbers go and the tooltip keeps them."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._counts = (0, 0, 0)
        self.words = ""
        """All three in a line."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, hand: int, deck: int, discards: int) -> None:
        self._counts = (hand, deck, discards)
        words = ", ".join(
            (
                translate("play", "%n card(s) in hand", "", hand),
                translate("play", "%n card(s) to draw", "", deck),
                translate("play", "%n card(s) discarded", "", discards),
            )
        )
        self.words = translate("play", "{hand} in hand, {deck} to draw, {discards} discarded").format(
            hand=hand, deck=deck, discards=discards
        )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        scale = fonts.scale()
        return QSize(round(236 * scale), round(40 * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(150 * fonts.scale()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current()
        scale = fonts.scale()
        labels = (translate("play", "in hand"), translate("play", "to draw"), translate("play", "discard"))
        small, large = fonts.sans(13), fonts.tabular(fonts.sans(17, fonts.BOLD))
        icon = 26 * scale
        pitch = self.width() / 3
        for pile, (count, label) in enumerate(zip(self._counts, labels, strict=True)):
            left = pile * pitch
            self._paint_pile(painter, QRectF(left, 6 * scale, icon, 26 * scale), pile)
            words = QRectF(left + icon + 7 * scale, 0, pitch - icon - 7 * scale, self.height())
            painter.setPen(QColor(theme.ink))
            painter.setFont(large)
            half = self.height() * 0.52
            painter.drawText(QRectF(words.left(), 0, words.width(), half), Qt.AlignmentFlag.AlignBottom, str(count))
            painter.setPen(QColor(theme.muted))
            painter.setFont(small)
            painter.drawText(
                QRectF(words.left(), half - 1, words.width() + 4, self.height() - half + 1),
                Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip,
                label,
            )
        painter.end()

    def _paint_pile(self, painter: QPainter, box: QRectF, pile: int) -> None:
        theme = current()
        body = QColor(SIDES[self.side].body)
        card = QRectF(0, 0, box.width() * 0.62, box.height() * 0.86)
        for number in range(3):
            painter.save()
            if pile == HAND:
                painter.translate(box.center().x(), box.bottom() - 2)
                painter.rotate((number - 1) * 16)
                painter.translate(-card.width() / 2, -card.height())
            else:
                painter.translate(box.left() + 2 + number * 2.4, box.top() + 4 - number * 2.0)
            painter.setPen(QPen(QColor(theme.faint if pile == DISCARDS else theme.panel), 1))
            painter.setBrush(QColor(theme.raised) if pile == DISCARDS else body)
            painter.drawRoundedRect(card, 2.5, 2.5)
            if pile != DISCARDS and number == 2:
                painter.setPen(QPen(QColor(255, 255, 255, 120), 0.9))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(card.adjusted(2.5, 2.5, -2.5, -2.5), 1.5, 1.5)
            painter.restore()


def emphasised(words: str, number: int) -> str:
    """A sentence with its first figure in bold."""
    return escape(words).replace(str(number), f"<b>{number}</b>", 1)


class ArmyPanel(Panel):
    """One side as anybody may know it. Folded it is a line for the strip above the board."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent, spacing=10)
        self.side = side
        head = QHBoxLayout()
        head.setSpacing(8)
        self._cockade = Cockade()
        self._name = Title()
        self._who = ElidedText(type="small", tone="muted")
        head.addWidget(self._cockade)
        head.addWidget(self._name)
        self._who.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._who, 1)
        self.column.addLayout(head)

        self._roster = Roster(side)
        self.column.addWidget(self._roster)
        self._strength = MarkedText(wrap=False)
        self._reduced = Text(type="small", tone="muted", wrap=False)
        self.column.addLayout(_row(self._strength, self._reduced))
        self._rules = (Rule(), Rule())
        self.column.addWidget(self._rules[0])
        self._pips = Losses(side)
        self._losses = MarkedText(wrap=False)
        self.column.addLayout(_row(self._pips, self._losses))
        self.column.addWidget(self._rules[1])
        self._piles = Piles(side)
        self.column.addWidget(self._piles)
        self._top = Text(type="small", tone="muted")
        self._counts = MarkedText(type="small", tone="muted")
        self._counts.hide()
        self.column.addWidget(self._top)
        self.column.addWidget(self._counts)
        self.column.addStretch(1)

    def show_stats(self, stats: ArmyStats, who: str) -> None:
        self._cockade.show_nation(stats.nation)
        self._name.setText(stats.name)
        self._who.set_whole(who)
        self._roster.show_units(stats.units)
        self._strength.setText(emphasised(stats.strength_words, stats.strength))
        self._reduced.setText(stats.reduced_words)
        self._pips.show_losses(stats.losses)
        self._losses.setText(emphasised(stats.losses_words, stats.losses))
        self._piles.show_counts(stats.hand, stats.draw, stats.discard)
        self._top.setText(stats.top_words)
        self._counts.setText(
            translate("play", "{losses}; {cards}").format(
                losses=emphasised(stats.losses_words, stats.losses), cards=escape(self._piles.words)
            )
        )
        self.setAccessibleName(stats.name)
        self.setAccessibleDescription(
            ". ".join((who, stats.strength_words, stats.reduced_words, stats.losses_words, stats.top_words))
        )

    def set_density(self, density: int) -> None:
        """Where height is scarce the rules between the lines go; folded, only what decides the battle stays."""
        folded = density == FOLDED
        for widget in (self._strength, self._reduced, self._losses, self._pips, self._piles, self._top, self._who):
            widget.setVisible(not folded)
        self._counts.setVisible(folded)
        for rule in self._rules:
            rule.setVisible(density < TIGHT)
        margin = (15, 12, 12, 8)[density]
        self.column.setContentsMargins(16, margin, 16, margin)
        self.column.setSpacing((10, 8, 5, 5)[density])


def _row(left: QWidget, right: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(left)
    row.addStretch(1)
    row.addWidget(right, 0, Qt.AlignmentFlag.AlignRight)
    return row
