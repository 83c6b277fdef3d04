"""What holds for all tests."""

import gc
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from app.board.lifetime import collect_if_due

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

pytest_plugins = ["tests.plugins.order", "tests.plugins.leftovers", "tests.plugins.effort"]

# Tests of the screen need none: Qt paints into memory unless somebody asks for a real window.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Small matrices gain nothing from threads that wait for each other on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# As in the program (app/board/lifetime.py): a thread that one test left behind must not delete another one's widgets.
gc.disable()

# Whoever runs the tests in the background has interrupts ignored, and programs under test would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Unless they are kept, every program that a test starts compiles all its modules first.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# What the user's shell says of language, screens and folders is not for a test to see.
for name in [name for name in os.environ if name.startswith(("LC_", "MANOEUVRE_", "QT_SCALE", "QT_FONT", "XDG_"))]:
    del os.environ[name]
os.environ |= {"LANG": "C.UTF-8", "LANGUAGE": "en"}

# Programs under test write every step through to the disk, and would wait for it all the time where others use it too.
MEMORY = "/dev/shm"
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 1 << 30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)

PATIENCE = 60_000
"""Milliseconds until something that must happen is given up. It costs nothing but when it fails."""


@pytest.fixture
def qtbot(qapp: "QApplication", request: pytest.FixtureRequest) -> "QtBot":
    """Waits longer than pytest-qt does, because the machine may be busy."""
    from pytestqt.qtbot import QtBot

    bot = QtBot(request)
    for name in ("waitUntil", "waitSignal", "waitSignals", "waitActive", "waitExposed"):
        setattr(bot, name, _patient(getattr(bot, name)))
    return bot


def _patient(wait: Any) -> Any:
    def waits(*words: Any, **more: Any) -> Any:
        # Whoever does not mind that it fails waits for the time to pass.
        if more.get("raising", True):
            more["timeout"] = max(PATIENCE, more.get("timeout", 0))
        return wait(*words, **more)

    return waits


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """What a test leaves to the collector is collected after it, between tests and on this thread."""
    yield
    collect_if_due()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test has spoken, the next one begins in English."""
    yield
    core = sys.modules.get("PySide6.QtCore")
    app = core.QCoreApplication.instance() if core is not None else None
    if core is not None and app is not None:
        for translator in app.findChildren(core.QTranslator):
            app.removeTranslator(translator)
            translator.deleteLater()
        core.QLocale.setDefault(core.QLocale("en_GB"))
