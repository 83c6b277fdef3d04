"""The combat panel, which takes the right column while two sides fight: ledgers, totals, exact odds, one button."""

from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.board.announce import sentences
from app.board.icons import icon_pixmap
from app.board.palette import SIDES
from app.board.theme import fonts
from app.board.theme.layouts import Flow, Scroll
from app.board.theme.parts import MarkedText, Panel, Segmented, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.emblems import Cockade, Icon
from app.manoeuvre.board.looks import CounterLook
from app.manoeuvre.board.paint.pixmaps import counter_pixmap, ground_pixmap, redoubt_pixmap
from app.manoeuvre.play.offer import Button, CombatSheet, LedgerRow, Offer
from app.manoeuvre.play.panels.decision import Buttons, HintBox, RefusalRow
from app.manoeuvre.play.panels.odds import OddsTable
from engine.manoeuvre.battlefield import HILL, LETTERS

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
            self._uses.deleteLater()
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
        self.odds.show_odds(sheet.odds, side)
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
