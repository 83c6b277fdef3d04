"""Starts the program with a window, or says that there is no display; the one place that makes a QApplication."""

import argparse
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from app.shell.output import UserError, tell, warn
from resources.faults import plain

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.shell.desktop import Desktop
    from app.shell.window import Window

PLATFORM: Final = "QT_QPA_PLATFORM"
OFFSCREEN: Final = "offscreen"
LATER: Final = 1500
"""Milliseconds after the start."""
POLITE: Final = 2.0
"""Seconds that are waited for each thread to end: of a player's process, of the network."""
RUNNING: Final = "running.lock"
"""In the user's folder while the program runs; what is left of it after a crash is how the next start knows."""


def run(record: str = "") -> int:
    """Open the window, on the replay of a record if one is named. Without a display, play a battle in the terminal."""
    if record:
        # Better said in the terminal than in a window.
        Path(record).open("rb").close()
    app = application()
    if app is None:
        return _without_display()
    from app.shell.desktop import Desktop, Home, Replay

    window = open_window(app, Desktop(), Replay(Path(record)) if record else Home())
    _load_later()
    try:
        return watched(app, window)
    finally:
        leave(app, window)


def application() -> "QApplication | None":
    """Qt's application; None if there is no display to open a window on."""
    wanted = os.environ.get(PLATFORM, "")
    if sys.platform not in ("win32", "darwin") and not wanted:
        if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
            return None
        # Qt takes the first that works; without the last it would abort the program.
        first = "wayland;xcb" if os.environ.get("WAYLAND_DISPLAY") else "xcb;wayland"
        os.environ[PLATFORM] = f"{first};{OFFSCREEN}"
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    made = QApplication.instance()
    if isinstance(made, QApplication):
        return made
    from app.board.lifetime import GarbageCollector

    def pass_on(kind: QtMsgType, context: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg:
            warn(plain(text))

    # A display that we try ourselves may be missing in silence; one that was asked for may not.
    qInstallMessageHandler(pass_on if wanted else lambda kind, context, text: None)
    QApplication.setApplicationName("manoeuvre")
    QApplication.setApplicationDisplayName("Manoeuvre")
    QApplication.setDesktopFileName("manoeuvre")
    app = QApplication(sys.argv[:1])
    if not wanted and app.platformName() == OFFSCREEN:
        return None
    qInstallMessageHandler(pass_on)
    GarbageCollector.of(app)
    return app


@contextlib.contextmanager
def unseen() -> Iterator[None]:
    """Qt without any display, for pictures."""
    from PySide6.QtGui import QGuiApplication

    if QGuiApplication.instance() is not None:
        yield
        return
    os.environ[PLATFORM] = OFFSCREEN
    from PySide6.QtWidgets import QApplication

    app = QApplication(["manoeuvre"])
    yield
    app.shutdown()


def open_window(app: "QApplication", desktop: "Desktop", place: Any) -> "Window":
    """The window, dressed and shown, with what should be told at the start."""
    from app.board.fault_words import fault_words
    from app.board.translation import translate
    from app.shell.window import Window

    desktop.dress()
    window = Window(desktop)
    window.open(place)
    if desktop.settings.full_screen:
        window.showFullScreen()
    else:
        window.show()
        window.activateWindow()
    if desktop.faults:
        told = translate("start", "Some of the settings could not be read and are as they were at first: {fault}")
        window.tell(told.format(fault=fault_words(desktop.faults[0])))
    return window


def watched(app: "QApplication", window: "Window") -> int:
    """Run until the window closes. A fault of ours is told and survived; a crash is noticed at the next start."""
    from PySide6.QtCore import QLockFile

    from app.board.translation import translate

    folder = window.desktop.folder
    path = folder / RUNNING
    crashed = path.exists()
    lock = QLockFile(str(path))
    if folder.is_dir() and lock.tryLock(0) and crashed:
        window.tell(
            translate(
                "start", "The program ended unexpectedly. Nothing is lost: a battle goes on at the same decision."
            )
        )

    def survive(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        warn("".join(traceback.format_exception(kind, error, trace)).rstrip())
        if issubclass(kind, KeyboardInterrupt):
            app.exit(130)
        else:
            told = translate(
                "start",
                "Something went wrong in the program ({fault}). If the battle looks stuck, leave it and choose "
                "Continue on the home screen.",
            )
            window.tell(told.format(fault=f"{kind.__name__} {error}".strip()))

    before, sys.excepthook = sys.excepthook, survive
    try:
        with _heeding_signals(window):
            return app.exec()
    finally:
        sys.excepthook = before
        lock.unlock()


@contextlib.contextmanager
def _heeding_signals(window: "Window") -> Iterator[None]:
    """Ctrl+C in the terminal and a polite kill close the window. Qt's loop looks at no signals: a socket wakes it."""
    from PySide6.QtCore import QSocketNotifier

    def close(number: int, frame: object) -> None:
        window.close()

    def wake() -> None:
        # Several signals may have been read at once, or by the call before.
        with contextlib.suppress(BlockingIOError):
            ours.recv(4096)

    ours, theirs = socket.socketpair()
    for end in (ours, theirs):
        end.setblocking(False)
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda *_: wake())
    old = signal.set_wakeup_fd(theirs.fileno())
    handlers = {kind: signal.signal(kind, close) for kind in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for kind, handler in handlers.items():
            signal.signal(kind, handler)
        signal.set_wakeup_fd(old)
        notifier.setEnabled(False)
        ours.close()
        theirs.close()


def leave(app: "QApplication", window: "Window") -> None:
    """Take everything apart in the order in which it hangs together, before Python does so in an order of its own.

    The window and all it has left behind die first, on their thread and while the application lives; then the threads
    that wait for processes or for the network; the application last.
    """
    from PySide6.QtCore import QCoreApplication, QEvent

    from app.board.lifetime import delete_later

    delete_later(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    gc.collect()
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(POLITE)
    app.shutdown()


def _load_later() -> None:
    """Read what the first battle will need while the user looks at the first screen, a little at a time."""
    from PySide6.QtCore import QTimer

    def load() -> None:
        threading.Thread(target=_load_players, daemon=True).start()

    QTimer.singleShot(LATER, load)


def _load_players() -> None:
    from engine.registry import games

    for game in games().values():
        if game.has("players"):
            game.part("players")


def _without_display() -> int:
    from app.shell.cli import command_module

    demo = command_module("demo")

    tell("There is no display here, so a demonstration battle is played in the terminal instead.")
    parser = argparse.ArgumentParser()
    demo.add_arguments(parser)
    try:
        status: int = demo.run(parser.parse_args(["--picture"], argparse.Namespace(json=False)))
        return status
    except ImportError as error:
        raise UserError(f"No picture of the board can be painted here: {error}.", "qt") from None
