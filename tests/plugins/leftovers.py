"""Between tests: what a test has left behind is removed, and what it should have put away itself fails it.

Windows are destroyed at once: Qt would destroy them in the middle of a later test, and every one that lingers makes a
change of theme slower. Processes and threads are looked at when a module is through, as its tests may share them.
"""

import linecache
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 30.0
"""Seconds in which a process or thread that was told to end must have done so."""
SHARED = ("multiprocessing.resource_tracker", "multiprocessing.forkserver")
"""Processes that Python keeps for all that come after."""

_started: dict[Any, str] = {}


class Before:
    """What a test finds, and must leave."""

    def __init__(self) -> None:
        self.environment = dict(os.environ)
        self.folder = os.getcwd()
        self.signals = _handlers()
        self.running = set(_running())

    def changed(self) -> Iterator[str]:
        """What is different now, each put back as it was."""
        # Pytest itself keeps the name of the test there.
        own = "PYTEST_CURRENT_TEST"
        names = {n for n in self.environment.keys() | os.environ if self.environment.get(n) != os.environ.get(n)}
        if names := names - {own}:
            yield f"the environment differs: {', '.join(sorted(names))}"
            for name in names:
                if name in self.environment:
                    os.environ[name] = self.environment[name]
                else:
                    del os.environ[name]
        if os.getcwd() != self.folder:
            yield f"the current folder is {os.getcwd()}"
            os.chdir(self.folder)
        for number, handler in _handlers().items():
            if handler != self.signals[number]:
                yield f"{signal.Signals(number).name} is handled by {handler}"
                signal.signal(number, self.signals[number])


def _handlers() -> dict[int, Any]:
    return {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}


BEFORE = pytest.StashKey[Before]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[BEFORE] = Before()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    result = yield
    before = item.stash[BEFORE]
    for thing in set(_running()) - before.running:
        _started.setdefault(thing, item.nodeid)
    faults = [*before.changed(), *open_windows()]
    if nextitem is None or nextitem.nodeid.partition("::")[0] != item.nodeid.partition("::")[0]:
        faults += still_running()
    if faults:
        pytest.fail("left behind: " + "; ".join(faults), pytrace=False)
    return result


# Windows


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    if capture := getattr(item, "qt_log_capture", None):
        name_raised_windows(capture)


def name_raised_windows(capture: Any) -> None:
    """Let a test fail in which the program raises a widget that is, by mistake, a window of its own.

    Qt says so of its tooltips, too, and in the same words, which are ignored.
    """
    heard = capture._append_new_record

    def hear(kind: Any, message: Any, context: Any) -> None:
        frame = sys._getframe(2)
        line = linecache.getline(frame.f_code.co_filename, frame.f_lineno)
        if "support raise" in str(message) and "raise_(" in line:
            message = f"A window of its own was raised in {frame.f_code.co_filename}, line {frame.f_lineno}"
        heard(kind, message, context)

    capture._append_new_record = hear


def open_windows() -> Iterator[str]:
    """Windows that are still open; they and those that are hidden are destroyed."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    app = widgets.QApplication.instance() if widgets is not None else None
    if widgets is None or app is None or not isinstance(app, widgets.QApplication):
        return
    core = sys.modules["PySide6.QtCore"]
    core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
    for window in widgets.QApplication.topLevelWidgets():
        if window.parent() is None:
            if window.isVisible():
                yield f"an open window, {type(window).__name__} “{window.windowTitle()}”"
            window.deleteLater()
    core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)


# Processes and threads


def _running() -> Iterator[Any]:
    yield from _children()
    # Those that end with the program are not waited for: libraries keep some for good.
    yield from (t for t in threading.enumerate() if t is not threading.main_thread() and not t.daemon)


def _children() -> Iterator[int]:
    """The processes that this one has started and that have not ended; none where the system does not tell."""
    for path in Path("/proc/self/task").glob("*/children"):
        try:
            yield from (int(word) for word in path.read_text().split())
        except OSError:
            continue


def still_running() -> Iterator[str]:
    """What was started by tests of a module that is through, and does not end by itself."""
    for thing, by in list(_started.items()):
        del _started[thing]
        if isinstance(thing, threading.Thread):
            thing.join(PATIENCE)
            if thing.is_alive():
                yield f"the thread {thing.name}, started in {by}"
        elif words := _outlives(thing):
            yield f"the process {thing} ({words}), started in {by}"
            os.kill(thing, signal.SIGKILL)


def _outlives(child: int) -> str:
    """The command of a process that goes on; empty if it has ended or ends in time."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            words = Path(f"/proc/{child}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
        except OSError:
            return ""
        # What has ended, and waits for somebody to ask how, has no words left.
        if not words or any(name in words for name in SHARED):
            return ""
        if time.monotonic() > end:
            return words
        time.sleep(0.02)
