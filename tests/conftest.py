"""What holds for all tests."""

import gc
import os
import sys
from collections.abc import Iterator

import pytest

from app.shell.garbage import collect_if_due

# Tests of the screen need none: Qt paints into memory unless somebody asks for a real window.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Small matrices gain nothing from threads that wait for each other on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# As in the program (app/shell/garbage.py): a thread that one test left behind must not delete another one's widgets.
gc.disable()


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
