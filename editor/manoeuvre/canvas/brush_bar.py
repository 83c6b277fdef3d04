"""The bar below the canvas: which tool, which terrain, and whether the brush has twins."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.focus import OWN_FOCUS
from app.board.theme.layouts import Flow
from app.board.theme.parts import IconButton, MarkedText, Panel
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.paint.pixmaps import ground_pixmap
from editor.manoeuvre.documents.painting import Brush, Tool, Twin
from engine.manoeuvre.battlefield import CLEAR, LETTERS

ICONS: Final = {Tool.BRUSH: "brush", Tool.FILL: "bucket", Tool.LINE: "line", Tool.PICK: "pipette"}
KEYS: Final = {Tool.BRUSH: "B", Tool.FILL: "F", Tool.LINE: "L", Tool.PICK: "P"}


def tool_name(tool: Tool) -> str:
    return {
        Tool.BRUSH: translate("editor", "Brush"),
        Tool.FILL: translate("editor", "Fill"),
        Tool.LINE: translate("editor", "Line"),
        Tool.PICK: translate("editor", "Take up the terrain"),
    }[tool]


def twin_name(twin: Twin) -> str:
    return {
        Twin.NONE: translate("editor", "Symmetry off"),
        Twin.ACROSS: translate("editor", "West and east alike"),
        Twin.UPRIGHT: translate("editor", "North and south alike"),
        Twin.TURNED: translate("editor", "The same from both ends"),
        Twin.FOURFOLD: translate("editor", "All four corners alike"),
    }[twin]


class Sample(QAbstractButton):
    """A terrain to paint with, and the number key that takes it."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.setCheckable(True)
        self.setProperty(OWN_FOCUS, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        name = names.terrain(kind)
        self.setText(translate("editor", "Open", "ground") if kind == CLEAR else name.capitalize())
        self.setAccessibleName(name)
        self.setToolTip(translate("editor", "{terrain} (key {number})").format(terrain=name, number=kind + 1))

    def sizeHint(self) -> QSize:
        wide = max(self._picture().width() + 6, self.fontMetrics().horizontalAdvance(self.text()) + 4)
        return QSize(wide, self._picture().height() + 8 + round(20 * fonts.scale()))

    def _picture(self) -> QRect:
        return QRect(3, 3, 46, 42)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._picture()
        box.moveLeft((self.width() - box.width()) // 2)
        ground = ground_pixmap(LETTERS[self.kind], box.width(), self.devicePixelRatioF(), grid=False)
        painter.drawPixmap(box, ground, QRect(0, 0, ground.width(), round(ground.width() * box.height() / box.width())))
        focused = self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        painter.setPen(QPen(QColor(theme.brass if self.isChecked() else theme.edge), 3 if self.isChecked() else 1))
        painter.drawRoundedRect(box, 5, 5)
        if focused or self.underMouse():
            painter.setPen(QPen(QColor(theme.primary), 2 if focused else 1))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)
        badge = QRect(box.left() + 3, box.top() + 3, 16, 16)
        painter.setPen(QPen(QColor("#3B2A12"), 1))
        painter.setBrush(QColor("#FFFDF8"))
        painter.drawRoundedRect(badge, 4, 4)
        painter.setPen(QColor("#2B2620"))
        painter.setFont(fonts.sans(11, fonts.BOLD, scaled=False))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.kind + 1))
        painter.setFont(fonts.sans(13, fonts.BOLD if self.isChecked() else fonts.NORMAL))
        painter.setPen(QColor(theme.ink if self.isChecked() else theme.muted))
        below = QRect(0, box.bottom() + 4, self.width(), self.height() - box.bottom() - 4)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class BrushBar(Panel):
    """Every change comes out as a changed brush."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__(padding=8, spacing=4)
        self.brush = Brush()
        self.said = MarkedText(type="small", tone="muted", wrap=False)
        tools = QHBoxLayout()
        tools.setSpacing(2)
        self.tools: dict[Tool, IconButton] = {}
        group = QButtonGroup(self)
        for tool in Tool:
            words = translate("editor", "{tool} (key {key})").format(tool=tool_name(tool), key=KEYS[tool])
            button = IconButton(ICONS[tool], words)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, tool=tool: self.take(tool=tool))
            group.addButton(button)
            self.tools[tool] = button
            tools.addWidget(button)
        self.symmetry = IconButton("symmetry", translate("editor", "Symmetry of the brush (key Y)"))
        self.symmetry.setCheckable(True)
        self.symmetry.clicked.connect(self._open_symmetry)
        self.menu = self._symmetry_menu()
        tools.addWidget(self.symmetry)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addStretch(1)
        column.addWidget(self.said)
        column.addLayout(tools)
        column.addStretch(1)
        flow = Flow(spacing=4)
        flow.addWidget(left)
        self.samples = [Sample(kind) for kind in range(len(LETTERS))]
        kinds = QButtonGroup(self)
        for sample in self.samples:
            kinds.addButton(sample)
            sample.clicked.connect(lambda _=False, kind=sample.kind: self.take(letter=LETTERS[kind]))
            flow.addWidget(sample)
        self.column.addLayout(flow)
        self.take()

    def take(self, tool: Tool | None = None, letter: str = "", twin: Twin | None = None) -> None:
        """Take up a tool, a terrain, a symmetry."""
        old = self.brush
        self.brush = replace(old, tool=tool or old.tool, letter=letter or old.letter, twin=twin or old.twin)
        brush = self.brush
        self.tools[brush.tool].setChecked(True)
        kind = LETTERS.index(brush.letter)
        self.samples[kind].setChecked(True)
        self.symmetry.setChecked(brush.twin is not Twin.NONE)
        for action in self.menu.actions():
            action.setChecked(action.data() == brush.twin.value)
        words = translate("editor", "{tool}: {terrain}. {symmetry}")
        said = words.format(tool=tool_name(brush.tool), terrain=names.terrain(kind), symmetry=twin_name(brush.twin))
        self.said.setText(f"<b>{tool_name(brush.tool)}</b>&nbsp; {names.terrain(kind)} · {twin_name(brush.twin)}")
        self.said.setAccessibleName(said)
        if brush != old:
            self.changed.emit(brush)

    def next_symmetry(self) -> None:
        kinds = list(Twin)
        self.take(twin=kinds[(kinds.index(self.brush.twin) + 1) % len(kinds)])

    def _symmetry_menu(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for twin in Twin:
            action = QAction(twin_name(twin), menu)
            action.setData(twin.value)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, twin=twin: self.take(twin=twin))
            group.addAction(action)
            menu.addAction(action)
        return menu

    def _open_symmetry(self) -> None:
        self.symmetry.setChecked(self.brush.twin is not Twin.NONE)
        self.menu.popup(self.symmetry.mapToGlobal(self.symmetry.rect().bottomLeft()))
