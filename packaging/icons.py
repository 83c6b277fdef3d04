"""Draws the program's icon in every size and format that desktops want, from its one drawing."""

import os
import sys
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent / "manoeuvre.svg"
SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)


def draw(target: Path) -> list[Path]:
    """PNG files in all sizes, and one each for Windows and macOS where Qt can write those."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    assert app is not None
    target.mkdir(parents=True, exist_ok=True)
    renderer = QSvgRenderer(str(SOURCE))
    drawn = []
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        drawn.append(_save(image, target / f"manoeuvre-{size}.png"))
        if size == 256:
            drawn.append(_save(image, target / "manoeuvre.ico"))
        if size == 512:
            drawn.append(_save(image, target / "manoeuvre.icns"))
    return drawn


def _save(image: object, path: Path) -> Path:
    from PySide6.QtGui import QImage

    assert isinstance(image, QImage)
    if not image.save(str(path)):
        raise OSError(f"{path} cannot be written")
    return path


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
