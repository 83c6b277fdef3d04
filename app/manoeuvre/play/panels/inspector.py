"""The inspector: everything there is to know about one unit, card or square."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.layouts import Flow, Scroll
from app.board.theme.parts import Panel, QuietButton, Rule, Text, Title
from app.board.translation import translate
from app.manoeuvre.board.paint.pixmaps import card_pixmap, counter_pixmap

if TYPE_CHECKING:
    from app.manoeuvre.play.facts import Inspection


class InspectorPanel(Panel):
    """Shows one inspection, and the questions that can be asked about a unit."""

    fire = Signal(int)
    threats = Signal(int)
    rules = Signal(str)
    """The topic of the help to open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=0, spacing=0)
        self.setAccessibleName(translate("play", "Inspector"))
        self._inspection: Inspection | None = None
        page = QWidget()
        self._page = QVBoxLayout(page)
        self._page.setContentsMargins(16, 14, 16, 14)
        self._page.setSpacing(8)
        self._scroll = Scroll(page)
        self.column.addWidget(self._scroll)

        head = QHBoxLayout()
        head.setSpacing(14)
        self._picture = QLabel()
        self._picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        names = QVBoxLayout()
        names.setSpacing(2)
        self._title = Title()
        self._title.setWordWrap(True)
        self._subtitle = Text(tone="muted")
        names.addStretch(1)
        names.addWidget(self._title)
        names.addWidget(self._subtitle)
        names.addStretch(1)
        head.addWidget(self._picture)
        head.addLayout(names, 1)
        self._page.addLayout(head)
        self._rule = Rule()
        self._page.addWidget(self._rule)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(14)
        self._rows.setVerticalSpacing(6)
        self._rows.setColumnStretch(1, 1)
        self._page.addLayout(self._rows)
        self._labels: list[tuple[Text, Text]] = []
        self._notes = Text(tone="muted")
        self._page.addWidget(self._notes)
        tools = QWidget()
        flow = Flow(tools)
        self._fire = QuietButton(translate("play", "Lines of fire"), "eye")
        self._threats = QuietButton(translate("play", "Threats"), "threat")
        self._more = QuietButton(translate("play", "Rules"), "help")
        for button in (self._fire, self._threats, self._more):
            flow.addWidget(button)
        self._tools = tools
        self._page.addWidget(tools)
        self._page.addStretch(1)
        self._fire.clicked.connect(lambda: self.fire.emit(self.square))
        self._threats.clicked.connect(lambda: self.threats.emit(self.square))
        self._more.clicked.connect(self._ask_rules)
        self.show_nothing()

    def _ask_rules(self) -> None:
        if self._inspection is not None:
            self.rules.emit(self._inspection.topic)

    @property
    def square(self) -> int:
        return self._inspection.square if self._inspection else -1

    @property
    def unit(self) -> int:
        """-1 if it is not about a unit."""
        seen = self._inspection
        return seen.counter.unit if seen is not None and seen.counter is not None else -1

    @property
    def title(self) -> str:
        return self._title.text()

    def show_nothing(self) -> None:
        self._inspection = None
        self._title.setText(translate("play", "Inspector"))
        self._subtitle.setText(
            translate("play", "Point at a unit, a card or a square, or press I on it, to read about it here.")
        )
        self._picture.hide()
        self._fill((), ())
        self._tools.hide()

    def show_inspection(self, inspection: "Inspection") -> None:
        if inspection == self._inspection:
            return
        self._inspection = inspection
        self._title.setText(inspection.title)
        self._subtitle.setText(inspection.subtitle)
        self._draw()
        self._fill(inspection.rows, inspection.notes)
        placed = inspection.counter is not None and inspection.square >= 0
        self._fire.setVisible(placed)
        self._threats.setVisible(placed)
        self._more.setToolTip(_rules_of(inspection))
        self._more.setAccessibleName(_rules_of(inspection))
        self._more.setVisible(bool(inspection.topic))
        self._tools.setVisible(placed or bool(inspection.topic))
        self.setAccessibleDescription(
            ". ".join(
                (inspection.title, inspection.subtitle, *(f"{a}: {b}" for a, b in inspection.rows), *inspection.notes)
            )
        )
        self._scroll.verticalScrollBar().setValue(0)

    def _draw(self) -> None:
        seen = self._inspection
        scale, ratio = fonts.scale(), self.devicePixelRatioF()
        if seen is not None and seen.counter is not None:
            self._picture.setPixmap(counter_pixmap(seen.counter, round(74 * scale), ratio))
        elif seen is not None and seen.card is not None:
            self._picture.setPixmap(card_pixmap(seen.card, scale=0.62 * scale, ratio=ratio))
        self._picture.setVisible(seen is not None and (seen.counter is not None or seen.card is not None))

    def _fill(self, rows: tuple[tuple[str, str], ...], notes: tuple[str, ...]) -> None:
        while len(self._labels) < len(rows):
            label, value = Text(tone="muted", wrap=False), Text()
            place = len(self._labels)
            self._rows.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
            self._rows.addWidget(value, place, 1)
            self._labels.append((label, value))
        for place, (label, value) in enumerate(self._labels):
            shown = place < len(rows)
            label.setVisible(shown)
            value.setVisible(shown)
            if shown:
                label.setText(rows[place][0])
                value.setText(rows[place][1])
        self._rule.setVisible(bool(rows or notes))
        self._notes.setText("\n".join(notes))
        self._notes.setVisible(bool(notes))

    def sizeHint(self) -> QSize:
        return QSize(round(420 * fonts.scale()), round(266 * fonts.scale()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()


def _rules_of(inspection: "Inspection") -> str:
    if inspection.counter is not None:
        return translate("play", "Rules for this unit")
    if inspection.card is not None:
        return translate("play", "Rules for this card")
    return translate("play", "Rules for this ground")
