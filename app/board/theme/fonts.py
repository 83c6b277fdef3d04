"""The two families of type: a serif for titles, a sans for the rest; the system's own where ours are not installed."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

SANS: Final = ("Source Sans Pro", "Source Sans 3", "Noto Sans", "Segoe UI", "DejaVu Sans")
SERIF: Final = ("Source Serif Pro", "Source Serif 4", "Noto Serif", "Georgia", "DejaVu Serif")

NORMAL: Final = QFont.Weight.Normal
SEMIBOLD: Final = QFont.Weight.DemiBold
BOLD: Final = QFont.Weight.Bold

# Only the cuts that are used: each costs a millisecond at the start.
_FILES: Final = {
    "font_source_sans_pro": (
        "SourceSansPro-Regular",
        "SourceSansPro-It",
        "SourceSansPro-Semibold",
        "SourceSansPro-Bold",
    ),
    "font_source_serif_pro": ("SourceSerifPro-Regular", "SourceSerifPro-Semibold"),
}
_LOADED: Final = "manoeuvre_fonts"
SCALE: Final = "manoeuvre_scale"
"""The property of the application that holds how large text is, 1.0 being as drawn."""


def load() -> None:
    """Give the program its fonts, once; a package that is missing is done without."""
    app = QCoreApplication.instance()
    if app is None or app.property(_LOADED):
        return
    app.setProperty(_LOADED, True)
    for package, names in _FILES.items():
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            for name in names:
                file = Path(folder) / "files" / f"{name}.ttf"
                if file.is_file():
                    QFontDatabase.addApplicationFont(str(file))


def scale() -> float:
    """How large text is drawn, 0.9 to 1.6."""
    app = QCoreApplication.instance()
    value = app.property(SCALE) if app is not None else None
    return float(value) if value else 1.0


def sans(size: float, weight: QFont.Weight = NORMAL, *, italic: bool = False, scaled: bool = True) -> QFont:
    """The text face. Board and cards are drawn to their own measure and ask for it unscaled."""
    return _font(SANS, size, weight, italic, scaled)


def serif(size: float, weight: QFont.Weight = SEMIBOLD, *, italic: bool = False, scaled: bool = True) -> QFont:
    """The face of titles."""
    return _font(SERIF, size, weight, italic, scaled)


def _font(families: tuple[str, ...], size: float, weight: QFont.Weight, italic: bool, scaled: bool) -> QFont:
    font = QFont(list(families))
    font.setPixelSize(max(1, round(size * scale() if scaled else size)))
    font.setWeight(weight)
    font.setItalic(italic)
    font.setStyleHint(QFont.StyleHint.Serif if families is SERIF else QFont.StyleHint.SansSerif)
    return font


def tabular(font: QFont) -> QFont:
    """Figures of equal width, so that a number that changes does not shake."""
    fixed = QFont(font)
    fixed.setFeature(QFont.Tag("tnum"), 1)
    return fixed


def fitted(text: str, width: float, font: QFont, smallest: int) -> QFont:
    """The largest size up to the font's own that shows the whole text: a name is never cut, at worst it is narrowed."""
    shown = QFont(font)
    while shown.pixelSize() > smallest and QFontMetricsF(shown).horizontalAdvance(text) > width:
        shown.setPixelSize(shown.pixelSize() - 1)
    # Stretching goes in whole per cents of whole pixels, so one step may still be too wide.
    stretch = 100
    while stretch > 30 and (over := QFontMetricsF(shown).horizontalAdvance(text)) > width:
        stretch = min(stretch - 2, int(stretch * width / over))
        shown.setStretch(stretch)
    return shown
