"""What is measured of the window's quickness, in a process of its own: loads nothing that the window does not."""

import os
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication

BARE, HOME, IDLE, THINKING = "bare", "home", "idle", "thinking"
TICK: Final = 5
"""Milliseconds between two beats of the event loop's heart."""
WARM: Final = 1.0
LISTEN: Final = 3.0
"""Seconds for which it is listened to, after so many in which it warms up."""


def _bare() -> None:
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.resize(1440, 900)
    window.show()
    _until_painted(app, window)


def _home() -> None:
    from app.shell.start import application, open_window

    app = application()
    assert app is not None
    from app.shell.desktop import Desktop, Home

    _until_painted(app, open_window(app, Desktop(), Home()))


def _until_painted(app: "QApplication", window: Any) -> None:
    """Run until the window has been painted for the first time."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        def eventFilter(self, watched: "QObject", event: "QEvent") -> bool:
            if event.type() == QEvent.Type.Paint:
                # How long it takes to go is another matter.
                QTimer.singleShot(0, lambda: os._exit(0))
            return False

    watch = Watch()
    window.installEventFilter(watch)
    app.exec()


def _play(record: str) -> None:
    """Tell the longest time between two beats."""
    from pathlib import Path
    from time import perf_counter

    from PySide6.QtCore import QTimer

    from ai.player import Limits
    from app.shell.desktop import Desktop, Resume
    from app.shell.play.participants import COMPUTER
    from app.shell.start import application, open_window

    app = application()
    assert app is not None
    window = open_window(app, Desktop(), Resume(Path(record)))
    screen: Any = window.screen_shown
    session = screen.session
    session.limits = Limits(seconds=20 * LISTEN)
    thinks = session.participants[session.battle.state.seat].kind == COMPUTER
    gaps: list[float] = []
    last = perf_counter()
    steps = [0, 0]
    session.stepped.connect(lambda step: steps.__setitem__(0, steps[0] + 1))

    def beat() -> None:
        """Counts as long as nothing else happens: neither a move is shown, nor has the thinking just begun."""
        nonlocal last
        now = perf_counter()
        if steps[0] == steps[1] and session.is_thinking == thinks and now - begun > WARM:
            gaps.append(now - last)
        steps[1] = steps[0]
        last = now
        if sum(gaps) > LISTEN or now - begun > 5 * LISTEN:
            app.quit()

    heart = QTimer()
    heart.setInterval(TICK)
    heart.timeout.connect(beat)
    heart.start()
    begun = perf_counter()
    app.exec()
    print(max(gaps) * 1000, flush=True)
    window.close()


def main(words: list[str]) -> None:
    if words[0] == BARE:
        _bare()
    elif words[0] == HOME:
        _home()
    else:
        _play(words[1])


if __name__ == "__main__":
    main(sys.argv[1:])
