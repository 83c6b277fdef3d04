"""Dresses the program in a theme: palette, fonts, style sheet. Widgets that paint themselves ask for `current`."""

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPalette, QPixmapCache
from PySide6.QtWidgets import QApplication

from app.board.theme import fonts
from app.board.theme.focus import FocusGuide
from app.board.theme.sheet import style_sheet
from app.board.theme.tokens import LIGHT, THEMES, Theme

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
