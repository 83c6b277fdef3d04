"""Paints every screen into PNG files, in each theme and size, for the README and for review; needs no display."""

import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from app.developer.game import Shot, demos
from app.shell.output import UserError, tell
from resources.faults import shown

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from app.shell.desktop import Desktop
    from app.shell.window import Window

THEMES: Final = ("light", "dark", "contrast_light")
SIZES: Final = ("1280x800", "1920x1080")
_SIZE: Final = re.compile(r"([0-9]{3,4})x([0-9]{3,4})")
SETTLE: Final = 0.4
"""Seconds in which a screen comes to rest."""
PATIENCE: Final = 60.0


def run(folder: str, sizes: list[str] | None = None) -> int:
    """Paint all of them into a folder."""
    rooms = [_size(size) for size in sizes or SIZES]
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.shell.start import application

    app = application()
    assert app is not None
    with tempfile.TemporaryDirectory() as own:
        for path in _paint(app, Path(own), target, rooms):
            tell(str(path))
    return 0


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if found is None:
        raise UserError(f"A size is written like 1280x800, not {shown(text)}.", "size")
    return int(found[1]), int(found[2])


def _paint(app: "QApplication", own: Path, target: Path, rooms: list[tuple[int, int]]) -> "list[Path]":
    from app.shell.desktop import Desktop
    from app.shell.window import Window

    desktop = Desktop(own)
    desktop.change(theme=THEMES[0], language="en", reduce_motion=True)
    desktop.dress()
    painted = []
    for shot in _shots(desktop):
        window = Window(desktop)
        window.show()
        window.open(shot.place)
        _settle(app, SETTLE)
        screen = window.screen_shown
        if shot.act is not None:
            shot.act(screen)
            _settle(app, SETTLE)
        _wait(app, screen, shot.ready)
        for theme in THEMES:
            desktop.change(theme=theme)
            for width, height in rooms:
                painted.append(_grab(app, window, target / f"{shot.name}-{theme}-{width}x{height}.png", width, height))
        window.close()
        window.deleteLater()
        _settle(app, 0.05)
    return painted


def _grab(app: "QApplication", window: "Window", path: Path, width: int, height: int) -> Path:
    # A window refuses to be smaller than its screen needs; that must show in the picture's size, not be cut off.
    window.resize(width, height)
    _settle(app, SETTLE)
    if not window.grab().save(str(path)):
        raise UserError(f"No picture can be written to {path}.", "file")
    return path


def _settle(app: "QApplication", seconds: float) -> None:
    from PySide6.QtCore import QEventLoop

    end = monotonic() + seconds
    while (left := end - monotonic()) > 0:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, max(1, int(left * 1000)))


def _wait(app: "QApplication", screen: "QWidget | None", ready: Callable[[Any], bool] | None) -> None:
    end = monotonic() + PATIENCE
    while ready is not None and not ready(screen) and monotonic() < end:
        _settle(app, SETTLE)


def _shots(desktop: "Desktop") -> list[Shot]:
    """Every screen; those of the games first, since their battles are what home and the list of battles show."""
    from app.shell.desktop import Help, Home, Lan, Load, SettingsPage

    shots = [shot for demo in demos().values() for shot in demo.shots(desktop)]
    return [
        Shot("home", Home()),
        Shot("load", Load()),
        Shot("settings", SettingsPage()),
        Shot("help", Help()),
        Shot("lan-join", Lan()),
        *shots,
    ]
