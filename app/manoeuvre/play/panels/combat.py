"""The combat panel, which takes the right column while two sides fight: ledgers, totals, exact odds, one button."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.board.announce import sentences
from app.board.dice import paint_die
from app.board.icons import Icon, icon_pixmap
from app.board.lifetime import delete_later
from app.board.palette import SIDES, shaded
from app.board.theme import fonts
from app.board.theme.layouts import Flow, Scroll
from app.board.theme.parts import MarkedText, Panel, Segmented, Text, Title, repolish
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.emblems import Cockade
from app.manoeuvre.board.looks import CounterLook
from app.manoeuvre.board.paint.pixmaps import counter_pixmap, ground_pixmap, redoubt_pixmap
from app.manoeuvre.play.offer import Button, CombatSheet, LedgerRow, OddsRow, Offer, Rolled
from app.manoeuvre.play.panels.decision import Buttons, HintBox, RefusalRow
from engine.manoeuvre.battlefield import HILL, LETTERS

BLUE: Final = ("#B5441A", "#A79D8A", "#A9C6E3", "#5E93C9", "#2C619F", "#12335A")
RED: Final = ("#24568F", "#A79D8A", "#F2C4AC", "#DE8A5F", "#B5501F", "#5E230A")
"""From repulsed to destroyed. The colour says who gains: the first is the defender's, the later ones the attacker's."""
HATCHED: Final = 0
DOTTED: Final = 1
PALE: Final = (2, 3)
"""Where dark ink reads better than light."""


def colours(attack_side: int) -> tuple[str, ...]:
    return BLUE if attack_side == 0 else RED


def paint_swatch(painter: QPainter, box: QRectF, pattern: int, attack_side: int) -> None:
    """A box in the colour and pattern of a result."""
    painter.save()
    painter.fillRect(box, QColor(colours(attack_side)[pattern]))
    painter.setClipRect(box)
    if pattern == HATCHED:
        painter.setPen(QPen(QColor(255, 240, 225, 150), 1.6))
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += 5
    elif pattern == DOTTED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 250, 235, 190))
        y = box.top() + 3
        while y < box.bottom():
            x = box.left() + 3
            while x < box.right():
                painter.drawEllipse(QPointF(x, y), 0.9, 0.9)
                x += 5
            y += 5
    painter.restore()


class OddsBar(QWidget):
    """All results side by side, each as wide as it is likely."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[OddsRow, ...] = ()
        self._side, self._rolled = 0, -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_odds(self, rows: Sequence[OddsRow], side: int, rolled: int = -1) -> None:
        """`rolled` is the row that came up; -1 while the dice are still to fall."""
        self._rows, self._side, self._rolled = tuple(rows), side, rolled
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(30 * fonts.scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0.5, 0.5, self.width() - 1, self.height() - 1)
        clip = QPainterPath()
        clip.addRoundedRect(whole, 3, 3)
        painter.setClipPath(clip)
        font = fonts.sans(14, fonts.BOLD)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        left = whole.left()
        came_up = QRectF()
        for place, row in enumerate(self._rows):
            width = whole.width() * row.share
            if width <= 0:
                continue
            box = QRectF(left, whole.top(), width, whole.height())
            paint_swatch(painter, box, row.pattern, self._side)
            if place == self._rolled:
                came_up = box
            elif self._rolled >= 0:
                painter.fillRect(box, shaded(theme.panel, 130))
            if metrics.horizontalAdvance(row.chance) + 10 < width:
                painter.setPen(QColor("#1E1A14") if row.pattern in PALE else QColor("#FFFDF6"))
                if row.pattern == DOTTED:
                    painter.setPen(QColor("#1E1A14"))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.chance)
            left += width
            painter.setPen(QPen(QColor(theme.panel), 1.2))
            painter.drawLine(QPointF(left, whole.top()), QPointF(left, whole.bottom()))
        painter.setPen(QPen(QColor(theme.ink if theme.contrast else theme.edge), theme.line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setClipping(False)
        painter.drawRoundedRect(whole, 3, 3)
        if not came_up.isEmpty():
            painter.setPen(QPen(QColor(theme.ink), 2.4))
            painter.drawRect(came_up.adjusted(1, 1, -1, -1))
        painter.end()


class Swatch(QWidget):
    """The key to the bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pattern, self._side = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_pattern(self, pattern: int, side: int) -> None:
        self._pattern, self._side = pattern, side
        self.update()

    def sizeHint(self) -> QSize:
        side = round(16 * fonts.scale())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0.5, 0.5, self.width() - 1, self.height() - 1)
        paint_swatch(painter, box, self._pattern, self._side)
        painter.setPen(QPen(QColor(30, 22, 12, 150), 1))
        painter.drawRect(box)
        painter.end()


class OddsTable(QWidget):
    """The heading, the bar and the rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self._grid = grid
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        self._title = Title(translate("play", "Exact odds"), "subtitle")
        grid.addWidget(self._title, 0, 0, 1, 2)
        grid.addWidget(Text(translate("play", "Attack total"), "small", "muted", wrap=False), 0, 2, right)
        grid.addWidget(Text(translate("play", "Chance"), "small", "muted", wrap=False), 0, 3, right)
        self.bar = OddsBar()
        grid.addWidget(self.bar, 1, 0, 1, 4)
        self._frame = Panel(part="notice", padding=0)
        grid.addWidget(self._frame, 2, 0, 1, 4)
        self._frame.hide()
        self._rows: list[tuple[Swatch, Text, Text, Text]] = []

    def set_dense(self, dense: bool) -> None:
        self._grid.setVerticalSpacing(3 if dense else 6)
        self._grid.setHorizontalSpacing(7 if dense else 10)

    @property
    def rolled(self) -> str:
        """The row that came up, as it is read out; empty while the dice are still to fall."""
        return self._frame.accessibleName() if not self._frame.isHidden() else ""

    def show_odds(self, rows: Sequence[OddsRow], side: int, rolled: int = -1) -> None:
        self.bar.show_odds(rows, side, rolled)
        came_up = 0 <= rolled < len(rows)
        self._title.setText(translate("play", "Odds before the dice") if came_up else translate("play", "Exact odds"))
        self._frame.setVisible(came_up)
        if came_up:
            self._grid.removeWidget(self._frame)
            self._grid.addWidget(self._frame, rolled + 2, 0, 1, 4)
            self._frame.lower()
            self._frame.setAccessibleName(translate("play", "Rolled: {result}").format(result=rows[rolled].result))
        while len(self._rows) < len(rows):
            self._add()
        for place, (swatch, result, totals, chance) in enumerate(self._rows):
            shown = place < len(rows)
            for widget in (swatch, result, totals, chance):
                widget.setVisible(shown)
            if not shown:
                continue
            row = rows[place]
            swatch.show_pattern(row.pattern, side)
            head = f"<b>{escape(row.result)}</b>"
            words = f"{head}: {escape(row.meaning)}" if row.meaning else head
            if place == rolled:
                words = f"{words} <b>({escape(translate('play', 'rolled'))})</b>"
            result.setText(words)
            totals.setText(row.totals)
            likely = row.share > 0
            chance.setText(row.chance)
            for label in (result, chance):
                label.set_tone("ink" if likely else "muted")
            wanted = "value" if likely else "body"
            if chance.property("type") != wanted:
                chance.setProperty("type", wanted)
                repolish(chance)
        spoken = [f"{row.result}: {row.meaning}, {row.totals}, {row.chance}" for row in rows]
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription("; ".join([self.rolled, *spoken] if came_up else spoken))

    def _add(self) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        swatch, result = Swatch(), MarkedText()
        totals, chance = Text(type="small", tone="muted", wrap=False), Text(type="value", wrap=False)
        line = len(self._rows) + 2
        self._grid.addWidget(swatch, line, 0)
        self._grid.addWidget(result, line, 1)
        self._grid.addWidget(totals, line, 2, right)
        self._grid.addWidget(chance, line, 3, right)
        self._rows.append((swatch, result, totals, chance))


LONG = 16
"""Letters that fit beside a picture and a value."""
ICONS = {"commit": "drum"}


class LedgerPanel(Panel):
    """Rows of what counts, and under them what the leader may be used as."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, part="raised", padding=12, spacing=8)
        head = QHBoxLayout()
        head.setSpacing(8)
        self._cockade = Cockade(8)
        self._title = Title(type="subtitle")
        self._title.setWordWrap(True)
        head.addWidget(self._cockade)
        head.addWidget(self._title, 1)
        self.column.addLayout(head)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(8)
        self._dense = False
        self._grid.setColumnStretch(1, 1)
        self.column.addLayout(self._grid)
        self._rows: list[tuple[QLabel, QWidget, Text, Text, Text]] = []
        self._leader = Text(type="small", tone="muted")
        self.column.addWidget(self._leader)
        self._uses: Segmented | None = None
        self.column.addStretch(1)

    def set_dense(self, dense: bool) -> None:
        """Where height is scarce, smaller pictures and closer lines."""
        self._dense = dense
        margin = 8 if dense else 12
        self.column.setContentsMargins(margin, margin, margin, margin)
        self.column.setSpacing(4 if dense else 8)
        self._grid.setVerticalSpacing(3 if dense else 8)
        self._grid.setHorizontalSpacing(6 if dense else 8)

    def show_ledger(
        self, title: str, nation: str, side: int, rows: Sequence[LedgerRow], counters: Mapping[int, CounterLook]
    ) -> None:
        self._cockade.show_nation(nation)
        self._title.setText(title)
        while len(self._rows) < len(rows):
            self._add()
        for place, (picture, names, name, detail, value) in enumerate(self._rows):
            shown = place < len(rows)
            for widget in (picture, names, value):
                widget.setVisible(shown)
            if shown:
                row = rows[place]
                picture.setPixmap(self._picture(row.icon, side, counters))
                name.setText(_short(row, counters))
                name.setToolTip(row.name)
                detail.setText(row.detail)
                detail.setVisible(bool(row.detail))
                value.setText(row.value)
        words = [" ".join(part for part in (row.name, row.detail, row.value) if part) for row in rows]
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(words))

    def show_uses(self, words: str, uses: Sequence[Button]) -> Segmented | None:
        """What a leader may be used as; the caller listens to the switch that is returned."""
        if self._uses is not None:
            self.column.removeWidget(self._uses)
            self._uses.hide()
            delete_later(self._uses)
            self._uses = None
        self._leader.setVisible(bool(uses) and bool(words))
        self._leader.setText(words)
        if not uses:
            return None
        self._uses = Segmented([(str(place), use.text) for place, use in enumerate(uses)], words)
        for place, use in enumerate(uses):
            if use.primary:
                self._uses.choose(str(place))
            button = self._uses.button(str(place))
            button.setEnabled(use.enabled)
            button.setToolTip(use.tip)
        self.column.insertWidget(self.column.count() - 1, self._uses)
        # At once: a layout shows what is put into it only when the event loop comes to it.
        self._uses.show()
        return self._uses

    def _add(self) -> None:
        picture = QLabel()
        picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        names = QWidget()
        column = QVBoxLayout(names)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        name, detail = Text(type="strong"), Text(type="small", tone="muted")
        column.addWidget(name)
        column.addWidget(detail)
        value = Text(type="value", wrap=False)
        line = len(self._rows)
        self._grid.addWidget(picture, line, 0)
        self._grid.addWidget(names, line, 1)
        self._grid.addWidget(value, line, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._rows.append((picture, names, name, detail, value))

    def _picture(self, icon: str, side: int, counters: Mapping[int, CounterLook]) -> QPixmap:
        size = round((26 if self._dense else 32) * fonts.scale())
        ratio = self.devicePixelRatioF()
        kind, _, what = icon.partition(":")
        if kind == "counter" and int(what) in counters:
            return counter_pixmap(counters[int(what)], size, ratio)
        if kind in ("card", "leader"):
            return _card(size, side, ratio)
        if kind in ("terrain", "hill"):
            return ground_pixmap(what or LETTERS[HILL], size, ratio, grid=False)
        if kind == "redoubt":
            return redoubt_pixmap(size, ratio)
        return icon_pixmap(ICONS.get(kind, "plus"), round(size * 0.8), current().muted, ratio)


def _short(row: LedgerRow, counters: Mapping[int, CounterLook]) -> str:
    """A long name as the counter bears it."""
    kind, _, what = row.icon.partition(":")
    if kind == "counter" and int(what) in counters and len(row.name) > LONG:
        return counters[int(what)].label
    return row.name


def _card(size: int, side: int, ratio: float) -> QPixmap:
    """A small card in the colour of its side."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(size * 0.17, size * 0.04, size * 0.66, size * 0.92)
    painter.setPen(QPen(QColor("#A8946A"), 1))
    painter.setBrush(QColor("#FFFAF0"))
    painter.drawRoundedRect(box, 2.5, 2.5)
    head = QRectF(box.left() + 2.5, box.top() + 2.5, box.width() - 5, box.height() * 0.36)
    painter.fillRect(head, QColor(SIDES[side].body))
    painter.setPen(QPen(QColor("#A8946A"), 1.1))
    for line in range(3):
        y = head.bottom() + box.height() * (0.12 + 0.14 * line)
        painter.drawLine(round(head.left()), round(y), round(head.right()), round(y))
    painter.end()
    return pixmap


ROOMY = 790
"""With less height than this, at 100 % text, everything moves closer."""
LEADER = "leader"
NOTES = {"warning": "warning", "hint": "hint", "pursuit": "boot"}


class Trail(QWidget):
    """The steps of a combat: what is done, what is now, what comes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = Flow(self, spacing=6)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._parts: list[tuple[QWidget, Icon, Text, Icon]] = []

    def show_trail(self, steps: tuple[str, ...], now: int) -> None:
        while len(self._parts) < len(steps):
            self._parts.append(self._part())
        for place, (part, check, words, chevron) in enumerate(self._parts):
            shown = place < len(steps)
            part.setVisible(shown)
            check.setVisible(shown and place < now)
            chevron.setVisible(shown and place < len(steps) - 1)
            if shown:
                step = escape(steps[place])
                words.setText(f"<b>{step}</b>" if place == now else step)
                words.set_tone("ink" if place == now else "muted")
        if 0 <= now < len(steps):
            self.setAccessibleName(
                translate("play", "Step {number} of {all}: {name}").format(
                    number=now + 1, all=len(steps), name=steps[now]
                )
            )

    def _part(self) -> tuple[QWidget, Icon, Text, Icon]:
        part = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        check, words, chevron = (
            Icon("check", 14, "good"),
            MarkedText(type="small", wrap=False),
            Icon("forward", 12, "muted"),
        )
        for widget in (check, words, chevron):
            row.addWidget(widget)
        self._row.addWidget(part)
        return part, check, words, chevron


class Totals(Panel):
    """Both totals side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, part="well", padding=8)
        row = QHBoxLayout()
        self.column.addLayout(row)
        self._attack = self._column(row, translate("play", "Attack total"))
        row.addStretch(1)
        row.addWidget(Text(translate("play", "against"), "small", "muted", wrap=False))
        row.addSpacing(12)
        self._defence = self._column(row, translate("play", "Defence total"))

    def _column(self, row: QHBoxLayout, label: str) -> tuple[Text, Text]:
        column = QVBoxLayout()
        column.setSpacing(0)
        total, spread = Text(type="figure", wrap=False), Text(type="small", tone="muted")
        column.addWidget(Text(label, "small", "muted", wrap=False))
        column.addWidget(total)
        column.addWidget(spread)
        row.addLayout(column)
        return total, spread

    def show_totals(self, sheet: CombatSheet) -> None:
        for (total, spread), words in (
            (self._attack, (sheet.attack_total, sheet.attack_range)),
            (self._defence, (sheet.defence_total, sheet.defence_range)),
        ):
            total.setText(words[0])
            spread.setText(words[1])
            spread.setWordWrap(False)
        self.setAccessibleName(
            translate("play", "Attack {attack}, {range}, against {defence}").format(
                attack=sheet.attack_total, range=sheet.attack_range, defence=sheet.defence_total
            )
        )


class DiceRow(QWidget):
    """Dice as they fell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rolled: Rolled | None = None
        self._side = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_dice(self, rolled: Rolled, side: int) -> None:
        self._rolled, self._side = rolled, side
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, round(40 * fonts.scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        rolled = self._rolled
        if rolled is None:
            return
        painter = QPainter(self)
        across = self.width() / max(1, len(rolled.faces))
        size = min(self.height() * 0.8, across * 0.84)
        edge = QColor(current().side(self._side))
        for place, (face, sides) in enumerate(zip(rolled.faces, rolled.sides, strict=True)):
            painter.save()
            painter.translate(size * 0.6 + place * size * 1.2, self.height() / 2)
            paint_die(painter, sides, face, size, edge)
            painter.restore()
        painter.end()


class RolledPanel(Panel):
    """The dice, both totals, and what came of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, part="well", padding=8, spacing=4)
        row = QHBoxLayout()
        row.setSpacing(10)
        self._dice = DiceRow()
        self._sum = Text(tone="muted", wrap=False)
        self._total = Text(type="figure", wrap=False)
        self._word = Text(translate("play", "against"), "small", "muted", wrap=False)
        self._against = Text(type="figure", wrap=False)
        row.addWidget(self._dice, 1)
        for widget in (self._sum, self._total, self._word, self._against):
            row.addWidget(widget)
        self.column.addLayout(row)
        self.title = Title(type="subtitle")
        self.title.setWordWrap(True)
        self.detail = Text(tone="muted")
        self.column.addWidget(self.title)
        self.column.addWidget(self.detail)

    def show_rolled(self, rolled: Rolled, side: int) -> None:
        self._dice.show_dice(rolled, side)
        self._sum.setText(f"{sum(rolled.faces)} + {rolled.bonus} =" if rolled.bonus else "")
        self._total.setText(str(rolled.total))
        self._word.setVisible(bool(rolled.against))
        self._against.setVisible(bool(rolled.against))
        self._against.setText(rolled.against)
        self.title.setText(rolled.title)
        self.detail.setText(rolled.detail)
        self.detail.setVisible(bool(rolled.detail))
        self.setAccessibleName(rolled.title)
        self.setAccessibleDescription(rolled.detail)


class Notes(Panel):
    """What a result would cost, and what might be better."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, part="notice", padding=8, spacing=4)
        self._rows: list[tuple[QWidget, Icon, Text]] = []

    def show_notes(self, notes: tuple[tuple[str, str], ...]) -> None:
        while len(self._rows) < len(notes):
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(10)
            icon, words = Icon(size=16, tone="warning"), Text(type="small")
            row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(words, 1)
            self.column.addWidget(line)
            self._rows.append((line, icon, words))
        for place, (line, icon, words) in enumerate(self._rows):
            line.setVisible(place < len(notes))
            if place < len(notes):
                icon.show_icon(NOTES.get(notes[place][0], notes[place][0]))
                words.setText(notes[place][1])
        self.setVisible(bool(notes))
        self.setAccessibleName(" ".join(sentence for _, sentence in notes))


class CombatPanel(Panel):
    """Everything of one combat; the buttons stay in sight however much there is above them."""

    pressed = Signal(object)
    """Button of the offer, or one of the leader's uses."""
    explain = Signal(str)
    """The topic of the help behind a refusal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=0, spacing=0)
        self.setAccessibleName(translate("play", "Combat"))
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(16, 16, 16, 8)
        column.setSpacing(10)
        self._page = column
        self.column.addWidget(Scroll(page), 1)

        head = QHBoxLayout()
        self._title = Title()
        self._title.setWordWrap(True)
        self._rule = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self._title, 1)
        head.addWidget(self._rule)
        column.addLayout(head)
        self._trail = Trail()
        column.addWidget(self._trail)
        sides = QHBoxLayout()
        sides.setSpacing(10)
        self._attack, self._defence = LedgerPanel(), LedgerPanel()
        sides.addWidget(self._attack, 6)
        sides.addWidget(self._defence, 5)
        column.addLayout(sides)
        self._totals = Totals()
        column.addWidget(self._totals)
        self.rolled = RolledPanel()
        column.addWidget(self.rolled)
        self.odds = OddsTable()
        column.addWidget(self.odds)
        column.addStretch(1)
        self._notes = Notes()
        column.addWidget(self._notes)

        foot = QWidget()
        below = QVBoxLayout(foot)
        below.setContentsMargins(16, 4, 16, 12)
        below.setSpacing(6)
        self.hint = HintBox()
        self.hint.hide()
        self._asked = Text(type="strong")
        self._refusal = RefusalRow()
        self._refusal.explain.connect(self.explain)
        self.buttons = Buttons()
        self._footnote = Text(type="small", tone="muted")
        for widget in (self.hint, self._asked, self._refusal, self.buttons, self._footnote):
            below.addWidget(widget)
        self.column.addWidget(foot)
        self.buttons.pressed.connect(self.pressed)

    def show_offer(
        self, offer: Offer, nations: tuple[str, str], counters: Mapping[int, CounterLook], asked: str = ""
    ) -> None:
        """An offer with a combat in it; counters by unit, for the pictures; what is asked, if it must be said."""
        sheet = offer.combat
        assert sheet is not None
        self._title.setText(sheet.title)
        self._rule.setText(sheet.rule)
        self._trail.show_trail(sheet.trail, sheet.step)
        side = sheet.attack_side
        attack = [row for row in sheet.attack if not (sheet.leader_uses and row.icon == LEADER)]
        self._attack.show_ledger(sheet.attacker, nations[side], side, attack, counters)
        self._defence.show_ledger(sheet.defender, nations[1 - side], 1 - side, sheet.defence, counters)
        leader = next((row.name for row in sheet.attack if row.icon == LEADER), "")
        self._show_uses(leader, sheet.leader_uses)
        self._totals.show_totals(sheet)
        self._totals.setVisible(sheet.rolled is None)
        self.rolled.setVisible(sheet.rolled is not None)
        if sheet.rolled is not None:
            self.rolled.show_rolled(sheet.rolled, side)
        self.odds.show_odds(sheet.odds, side, sheet.rolled.row if sheet.rolled is not None else -1)
        self.odds.setVisible(bool(sheet.odds))
        self._notes.show_notes(sheet.notes)
        asked = offer.detail or asked
        self._asked.setText(asked)
        self._asked.setVisible(bool(asked) and not offer.refusal)
        self._refusal.show_refusal(offer.refusal)
        self.buttons.show_buttons(offer.buttons)
        self.buttons.setVisible(bool(offer.buttons))
        self._footnote.setText(offer.footnote)
        self._footnote.setVisible(bool(offer.footnote))
        self.setAccessibleDescription(self.spoken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        dense = self.height() < ROOMY * fonts.scale()
        self._page.setSpacing(6 if dense else 8)
        self._page.setContentsMargins(16, 10 if dense else 14, 16, 6)
        for part in (self._attack, self._defence, self.odds):
            part.set_dense(dense)

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def spoken(self) -> str:
        return sentences(self._refusal.text() or self._title.text(), self._asked.text())

    def _show_uses(self, leader: str, uses: tuple[Button, ...]) -> None:
        words = translate("play", "{leader} adds his").format(leader=leader) if uses else ""
        switch = self._attack.show_uses(words, uses)
        if switch is not None:
            switch.chosen.connect(lambda key: self.pressed.emit(uses[int(key)]))
