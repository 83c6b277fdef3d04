"""Dresses the program in a theme: palette, fonts, style sheet. Widgets that paint themselves ask for `current`,
and `pixmap` keeps what they painted."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication

import resources
from app.board.theme import fonts
from app.board.theme.colours import LIGHT, THEMES, Theme
from app.board.theme.focus import FocusGuide
from app.board.theme.fonts import SANS, SERIF

TYPES: Final = {
    "display": ("serif", 64, 600),
    "heading": ("serif", 26, 600),
    "title": ("serif", 18, 600),
    "subtitle": ("serif", 16, 600),
    "body": ("sans", 14, 400),
    "strong": ("sans", 14, 600),
    "small": ("sans", 13, 400),
    "value": ("sans", 17, 700),
    "figure": ("sans", 22, 700),
}
"""Face, size and weight by the name that a label's property `type` gives."""

TONES: Final = ("ink", "muted", "good", "warning", "primary")
"""Colours of text by the name that a label's property `tone` gives; also side0 and side1."""

_ICONS: Final = Path(resources.__file__).parent / "icons"


def style_sheet(theme: Theme, scale: float) -> str:
    """The whole program's, with all sizes of text and controls scaled together."""
    names = {
        "line": theme.line,
        "control": round(36 * scale) - 2 * theme.line,
        "large": round(46 * scale) - 2 * theme.line,
        "pad": round(14 * scale),
        "tight": round(8 * scale),
        "box": round(16 * scale),
        "small": round(13 * scale),
        "tone": "dark" if theme.dark else "light",
        "icons": _ICONS.as_posix(),
    }
    tokens = {key: value for key, value in vars(theme).items() if isinstance(value, str)}
    tokens |= {"side0": theme.side(0), "side1": theme.side(1)}
    tokens |= {"side0_tint": theme.side_tint(0), "side1_tint": theme.side_tint(1)}
    text = _PARTS + _CONTROLS + _VIEWS
    for key, value in sorted({**tokens, **names}.items(), key=lambda item: -len(item[0])):
        text = text.replace(f"@{key}", str(value))
    return text + _type_rules(theme, scale) + (_CONTRAST if theme.contrast else "")


def _type_rules(theme: Theme, scale: float) -> str:
    faces = {face: ", ".join(f'"{name}"' for name in names) for face, names in (("serif", SERIF), ("sans", SANS))}
    rules = [
        f'QLabel[type="{name}"] {{ font-family: {faces[face]}; font-size: {round(size * scale)}px;'
        f" font-weight: {weight}; }}"
        for name, (face, size, weight) in TYPES.items()
    ]
    colours = {tone: getattr(theme, tone) for tone in TONES} | {"side0": theme.side(0), "side1": theme.side(1)}
    rules += [f'QLabel[tone="{tone}"] {{ color: {colour}; }}' for tone, colour in colours.items()]
    return "\n".join(rules)


_PARTS: Final = """
QFrame[part="panel"] { background: @panel; border: @linepx solid @edge; border-radius: 8px; }
QFrame[part="raised"] { background: @raised; border: @linepx solid @edge; border-radius: 8px; }
QFrame[part="well"] { background: @well; border: @linepx solid @hairline; border-radius: 6px; }
QFrame[part="notice"] { background: @brass_tint; border: @linepx solid @edge; border-radius: 6px; }
QFrame[part="bar"] { background: @panel; border: none; border-bottom: @linepx solid @edge; }
QFrame[part="foot"] { background: @panel; border: none; border-top: @linepx solid @edge; }
QFrame[part="rule"] { background: @hairline; border: none; max-height: @linepx; min-height: @linepx; }
QLabel[part="pill"] { background: @well; color: @ink; border: @linepx solid @edge; border-radius: 9px;
    padding: 1px 9px; font-size: @smallpx; font-weight: 600; }
QLabel[part="pill"][tone="brass"] { background: @brass_tint; border-color: @brass; }
QLabel[part="pill"][tone="side0"] { background: @side0_tint; color: @side0; border-color: @side0; }
QLabel[part="pill"][tone="side1"] { background: @side1_tint; color: @side1; border-color: @side1; }

QPushButton { background: @raised; color: @ink; border: @linepx solid @edge; border-radius: 6px;
    padding: 0 @padpx; min-height: @controlpx; font-weight: 600; outline: none; }
QPushButton:hover { border-color: @primary; }
QPushButton:pressed { background: @well; }
QPushButton:checked { border: 2px solid @primary; }
QPushButton:disabled { background: @well; color: @muted; border-color: @hairline; }
QPushButton::menu-indicator { image: url("@icons/sheet/arrow_down_@tone.svg"); width: 12px; height: 12px;
    subcontrol-origin: padding; subcontrol-position: right center; right: 8px; }
QPushButton[part="flat"]::menu-indicator { right: 1px; }
QPushButton[part="primary"] { background: @primary; color: @on_primary; border: @linepx solid @primary;
    min-height: @largepx; }
QPushButton[part="primary"]:hover { border-color: @brass; }
QPushButton[part="primary"]:pressed { background: @ink; color: @panel; }
QPushButton[part="primary"]:disabled { background: @well; color: @muted; border-color: @hairline; }
QPushButton[part="flat"] { background: transparent; border: @linepx solid transparent; padding: 0 @tightpx; }
QPushButton[part="flat"]:hover { background: @well; border-color: @edge; }
QPushButton[part="flat"]:checked { background: @well; border: @linepx solid @primary; }
QPushButton[part="flat"]:disabled { color: @muted; background: transparent; }
QFrame[part="segmented"] { background: @well; border: @linepx solid @hairline; border-radius: 7px; }
QPushButton[part="segment"] { background: transparent; border: @linepx solid transparent; color: @muted;
    border-radius: 5px; padding: 0 @padpx; min-height: @controlpx; max-height: @controlpx; }
QPushButton[part="segment"]:hover { color: @ink; border-color: @edge; }
QPushButton[part="segment"]:checked { background: @primary; color: @on_primary; border-color: @primary; }
QPushButton[part="segment"]:disabled { color: @faint; }
QPushButton[part="row"] { text-align: left; background: transparent; border: @linepx solid transparent;
    border-radius: 6px; padding: 6px @padpx; }
QPushButton[part="row"]:hover, QPushButton[part="line"]:hover { background: @well; }
QPushButton[part="line"] { text-align: left; background: transparent; border: none; border-radius: 4px; padding: 0; }
"""

_CONTROLS: Final = """
QToolTip { background: @raised; color: @ink; border: @linepx solid @edge; padding: 4px 6px;
    qproperty-textFormat: PlainText; }
QMessageBox QLabel { qproperty-textFormat: PlainText; }
QMenu { background: @raised; color: @ink; border: @linepx solid @edge; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: @primary; color: @on_primary; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: @linepx; background: @hairline; margin: 4px 8px; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QDateEdit, QKeySequenceEdit {
    background: @raised; color: @ink; border: @linepx solid @edge; border-radius: 6px; padding: 0 @tightpx;
    selection-background-color: @primary; selection-color: @on_primary; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { min-height: @controlpx; }
QAbstractSpinBox { qproperty-alignment: AlignCenter; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid @primary; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { background: @well; color: @muted; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url("@icons/sheet/arrow_down_@tone.svg"); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: @raised; color: @ink; border: @linepx solid @edge;
    selection-background-color: @primary; selection-color: @on_primary; padding: 4px; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    border: none; width: 22px; background: transparent; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {
    image: url("@icons/sheet/arrow_up_@tone.svg"); width: 12px; height: 12px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
    image: url("@icons/sheet/arrow_down_@tone.svg"); width: 12px; height: 12px; }
QCheckBox, QRadioButton { spacing: 8px; background: transparent; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator { width: @boxpx; height: @boxpx;
    background: @raised; border: @linepx solid @faint; border-radius: 4px; }
QRadioButton::indicator { border-radius: @tightpx; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @primary; border-color: @primary;
    image: url("@icons/sheet/check_@tone.svg"); }
QRadioButton::indicator:checked { border-color: @primary; image: url("@icons/sheet/dot_@tone.svg"); }
QCheckBox:disabled, QRadioButton:disabled { color: @muted; }
QSlider::groove:horizontal { height: 4px; background: @edge; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @primary; border-radius: 2px; }
QSlider::handle:horizontal { background: @primary; border: 2px solid @raised; width: 16px; margin: -8px 0;
    border-radius: 10px; }
QSlider::handle:horizontal:disabled { background: @faint; }
QProgressBar { background: @well; border: @linepx solid @edge; border-radius: 4px; text-align: center; color: @ink;
    min-height: 8px; }
QProgressBar::chunk { background: @primary; border-radius: 3px; }
"""

_VIEWS: Final = """
QDialog, QMainWindow { background: @window; }
QLabel { background: transparent; }
QScrollArea, QScrollArea > QWidget > QWidget[part="page"] { background: transparent; border: none; }
QAbstractItemView { background: transparent; border: none; outline: none; alternate-background-color: @well; }
QAbstractItemView::item:selected { background: @brass_tint; color: @ink; }
QAbstractItemView:focus { border: 2px solid @primary; border-radius: 6px; }
QHeaderView::section { background: transparent; color: @muted; border: none; border-bottom: @linepx solid @hairline;
    padding: 4px 6px; }
QTextBrowser { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @faint; border-radius: 4px; min-height: 28px; min-width: 28px; margin: 2px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
"""

# Nothing is pale in high contrast, so what cannot be pressed is told by its broken edge, what is chosen by a thick one.
_CONTRAST: Final = """
QPushButton:disabled, QPushButton[part="primary"]:disabled, QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    border-style: dashed; }
QPushButton[part="segment"]:disabled { border: 2px dashed; }
QPushButton:checked, QPushButton[part="flat"]:checked { border-width: 4px; }
"""


_THEME: Final = "manoeuvre_theme"
_CACHE_KB: Final = 160 * 1024
"""Enough for a board, a hand and a library of sections at twice the density."""


def dress(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Everything on the screen changes at once; may be called again at any time."""
    fonts.load()
    QPixmapCache.setCacheLimit(_CACHE_KB)
    app.setProperty(_THEME, theme.name)
    app.setProperty(fonts.SCALE, scale)
    # The name of a style under a style sheet is empty; so ask what was set before.
    if app.property("manoeuvre_style") != "fusion":
        app.setStyle("Fusion")
        app.setProperty("manoeuvre_style", "fusion")
    app.setPalette(_palette(theme))
    app.setFont(fonts.sans(14))
    app.setStyleSheet(style_sheet(theme, scale))
    FocusGuide.of(app)


def current() -> Theme:
    """The theme the program wears."""
    app = QCoreApplication.instance()
    return THEMES.get(str(app.property(_THEME)), LIGHT) if app is not None else LIGHT


def pixmap(key: str, width: float, height: float, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A picture of that size in points, painted unless it is in the cache under that key."""
    key = f"{key} {width}x{height} @{ratio} {current().name}"
    made = QPixmap()
    if not QPixmapCache.find(key, made):
        made = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.scale(made.width() / width, made.height() / height)
        paint(painter)
        painter.end()
        made.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, made)
    return made


def _palette(theme: Theme) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette(QColor(theme.raised), QColor(theme.window))
    for name, colour in (
        (role.Window, theme.window),
        (role.WindowText, theme.ink),
        (role.Base, theme.raised),
        (role.AlternateBase, theme.well),
        (role.Text, theme.ink),
        (role.Button, theme.raised),
        (role.ButtonText, theme.ink),
        (role.ToolTipBase, theme.raised),
        (role.ToolTipText, theme.ink),
        (role.PlaceholderText, theme.muted),
        (role.Highlight, theme.primary),
        (role.HighlightedText, theme.on_primary),
        (role.Accent, theme.primary),
        (role.Link, theme.side(0)),
        (role.LinkVisited, theme.side(0)),
        (role.BrightText, theme.on_primary),
        (role.Light, theme.raised),
        (role.Midlight, theme.hairline),
        (role.Mid, theme.edge),
        (role.Dark, theme.edge),
        (role.Shadow, theme.ink),
    ):
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.muted))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(theme.edge))
    return palette
