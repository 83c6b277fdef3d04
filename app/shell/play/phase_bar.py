"""The phases of a turn in a row: those that are over, the present one, and those to come."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.board.icons import paint_icon
from app.board.theme import fonts
from app.board.theme.style import current
from app.board.translation import translate


@dataclass(frozen=True)
class Phase:
    """One of the phases; `stage` is below 0 if it is done, 0 if it is now, above if it comes."""

    name: str
    stage: int


class _Part(NamedTuple):
    text: str
    stage: int
    width: float


class PhaseBar(QWidget):
    """Where there is no room for all names, it shows the present one alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phases: tuple[Phase, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_phases(self, phases: Sequence[Phase]) -> None:
        self._phases = tuple(phases)
        now = next((place for place, phase in enumerate(phases) if phase.stage == 0), -1)
        words = translate("play", "No phase yet")
        if now >= 0:
            words = translate("play", "Phase {number} of {total}: {name}").format(
                number=now + 1, total=len(phases), name=phases[now].name
            )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(self._wide(self._parts())) + 2, round(36 * fonts.scale()))

    def minimumSizeHint(self) -> QSize:
        present = [part for part in self._parts() if part.stage == 0]
        return QSize(round(self._wide(present)) + 2, self.sizeHint().height())

    def _parts(self) -> list[_Part]:
        scale = fonts.scale()
        parts = []
        for place, phase in enumerate(self._phases):
            if phase.stage == 0:
                text = f"{place + 1}  {phase.name}"
                width = QFontMetricsF(fonts.sans(14, fonts.SEMIBOLD)).horizontalAdvance(text) + 36 * scale
            else:
                text = phase.name if phase.stage < 0 else f"{place + 1}  {phase.name}"
                width = QFontMetricsF(fonts.sans(14)).horizontalAdvance(text) + (26 if phase.stage < 0 else 12) * scale
            parts.append(_Part(text, phase.stage, width))
        return parts

    def _wide(self, parts: Sequence[_Part]) -> float:
        return sum(part.width for part in parts) + max(len(parts) - 1, 0) * 18 * fonts.scale()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        scale = fonts.scale()
        parts = self._parts()
        if self._wide(parts) > self.width():
            parts = [part for part in parts if part.stage == 0]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = (self.width() - self._wide(parts)) / 2
        middle = self.height() / 2
        vertical = Qt.AlignmentFlag.AlignVCenter
        for place, part in enumerate(parts):
            if place:
                chevron = QRectF(left + 2 * scale, middle - 7 * scale, 14 * scale, 14 * scale)
                paint_icon(painter, "forward", chevron, theme.muted)
                left += 18 * scale
            box = QRectF(left, 0, part.width, self.height())
            if part.stage == 0:
                pill = box.adjusted(0, 1, 0, -1)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.primary))
                painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
                painter.setPen(QColor(theme.on_primary))
                painter.setFont(fonts.sans(14, fonts.SEMIBOLD))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, part.text)
            else:
                painter.setPen(QColor(theme.muted))
                painter.setFont(fonts.sans(14))
                inset = 6 * scale
                if part.stage < 0:
                    paint_icon(painter, "check", QRectF(left, middle - 7 * scale, 14 * scale, 14 * scale), theme.good)
                    inset = 19 * scale
                painter.drawText(box.adjusted(inset, 0, 0, 0), vertical, part.text)
            left += part.width
        painter.end()
