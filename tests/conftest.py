"""What holds for all tests."""

import os
import sys
from collections.abc import Iterator

import pytest

# Tests of the screen need none: Qt paints into memory unless somebody asks for a real window.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Small matrices gain nothing from threads that wait for each other on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


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
