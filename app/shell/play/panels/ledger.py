"""One side's ledger in a combat: who and what adds to its total."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.board.looks import CounterLook
from app.board.paint.icons import icon_pixmap
from app.board.paint.palette import SIDES
from app.board.paint.pixmaps import counter_pixmap, ground_pixmap, redoubt_pixmap
from app.board.theme import fonts
from app.board.theme.parts import Panel, Segmented, Text, Title
from app.board.theme.style import current
from app.shell.play.offer import Button, LedgerRow
from app.shell.play.panels.emblems import Cockade
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
