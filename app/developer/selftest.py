"""The program tests itself: it fights a short battle of each game in its own window, and looks at itself.

`manoeuvre --selftest` is what tells a bundle that works from one that lacks a library, a font or a file. Nothing of the
user's is touched. Where there is no display it works in memory.
"""

import os
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from app.developer.game import Demo, demos
from app.shell.output import tell, warn

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from app.shell.window import Window

WIDE, HIGH = 1280, 800
PATIENCE: Final = 120.0
"""Seconds for everything."""
SMALL: Final = (64, 40)
"""To so many cells a picture is averaged: letters become a shade of grey, so their font does not count."""
MEAN, MOST = 5.0, 60.0
"""How far cells may differ, of 255: on average, and any one of them."""


class SelfTestError(Exception):
    """The program does not work; says how."""


def run() -> int:
    """Status 0 if everything works."""
    began = monotonic()
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("win32", "darwin")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.shell.start import application

    app = application()
    if app is None:
        warn("self-test failed: there is a display, but no window can be opened on it")
        return 1
    with tempfile.TemporaryDirectory() as own:
        try:
            figures = _test(app, Path(own), began)
        except SelfTestError as failure:
            warn(f"self-test failed: {failure}")
            return 1
    for figure in figures:
        tell(figure)
    tell("self-test passed")
    return 0


def _test(app: "QApplication", own: Path, began: float) -> list[str]:
    from app.shell.desktop import Desktop
    from app.shell.window import Window

    desktop = Desktop(own)
    desktop.change(theme="light", language="en", scale=100, reduce_motion=True)
    desktop.dress()
    troubles: list[str] = []
    desktop.trouble.connect(troubles.append)
    window = Window(desktop)
    try:
        return _tested(app, window, troubles, began)
    finally:
        window.close()
        _until(app, began, lambda: not window.isVisible(), "the window does not close")


def _tested(app: "QApplication", window: "Window", troubles: list[str], began: float) -> list[str]:
    from app.shell.desktop import Home

    window.resize(WIDE, HIGH)
    window.show()
    window.open(Home())
    _until(app, began, lambda: window.screen_shown is not None and window.isVisible(), "no window was shown")
    shown = monotonic() - began
    figures = [f"window after {shown:.2f} s on {app.platformName()}"]
    for game, demo in demos().items():
        screen = open_fight(app, window, game, began)
        mean, most = difference(picture(window), reference(demo))
        if mean > MEAN or most > MOST:
            raise SelfTestError(
                f"the play screen does not look as it should: cells differ by {mean:.1f}, one by {most:.0f}"
            )
        turns, seconds = _play(app, demo, screen, began)
        if troubles:
            raise SelfTestError(troubles[0])
        figures += [
            f"screenshot: cells differ by {mean:.2f} on average, {most:.0f} at most",
            f"battle of {turns} turns against the computer in {seconds:.1f} s",
        ]
    return figures


def open_fight(app: "QApplication", window: "Window", game: str, began: float) -> Any:
    """The play screen of a game, on which a person is asked for the first decision."""
    demo = demos()[game]
    window.open(demo.fight(window.desktop.library(game)))
    screen: Any = window.screen_shown
    if not hasattr(screen, "session"):
        raise SelfTestError("the play screen cannot be opened")
    _until(app, began, lambda: demo.is_ready(screen), "nothing is asked of the player")
    _settle(app, 0.3)
    return screen


def _play(app: "QApplication", demo: Demo, screen: Any, began: float) -> tuple[int, float]:
    """By squares and buttons, until the battle is over."""
    start = monotonic()
    battle = screen.session.battle
    first = battle.state.standing().turn
    while True:
        _until(app, began, lambda: demo.is_ready(screen), "the battle does not go on")
        if battle.over:
            break
        entries = len(battle.record.entries)
        demo.answer(screen)
        if len(battle.record.entries) == entries:
            raise SelfTestError("what is pressed is not played")
    return battle.state.standing().turn - first + 1, monotonic() - start


def picture(window: "Window") -> "QImage":
    """The window as it is now."""
    return window.grab().toImage()


def reference(demo: Demo) -> "QImage":
    from importlib.resources import files

    from PySide6.QtGui import QImage

    image = QImage.fromData((files("resources").joinpath(*demo.reference)).read_bytes())
    if image.isNull():
        raise SelfTestError("the picture to compare with cannot be read")
    return image


def averaged(image: "QImage") -> "QImage":
    """In few cells, each the mean of what it covers."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage

    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    smooth = Qt.TransformationMode.SmoothTransformation
    small = plain.scaled(SMALL[0], SMALL[1], Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return small.convertToFormat(QImage.Format.Format_RGB888)


def difference(one: "QImage", two: "QImage") -> tuple[float, float]:
    """By how much the cells of two pictures differ: on average, and at most."""
    from PySide6.QtGui import QColor

    first, second = averaged(one), averaged(two)
    apart = []
    for y in range(SMALL[1]):
        for x in range(SMALL[0]):
            a, b = QColor(first.pixel(x, y)), QColor(second.pixel(x, y))
            apart.append((abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())) / 3)
    return sum(apart) / len(apart), max(apart)


def _settle(app: "QApplication", seconds: float) -> None:
    end = monotonic() + seconds
    while monotonic() < end:
        app.processEvents()


def _until(app: "QApplication", began: float, what: Any, failure: str) -> None:
    from PySide6.QtCore import QEventLoop

    while not what():
        if monotonic() - began > PATIENCE:
            raise SelfTestError(f"{failure} ({PATIENCE:.0f} s)")
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
