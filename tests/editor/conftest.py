import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from editor.manoeuvre.editor import ManoeuvreEditor
from editor.screen import Editor
from resources.manoeuvre.library import Library


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of this test, so that none ever touches a real one."""
    folder = tmp_path / "own"
    monkeypatch.setenv("MANOEUVRE_DATA", str(folder))
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    return folder


@pytest.fixture
def library(own_folder: Path) -> Library:
    return Library(own_folder)


@pytest.fixture
def editor(qtbot: QtBot, library: Library) -> Iterator[Editor]:
    """On the screen, with a user who keeps his drafts."""
    from PySide6.QtWidgets import QApplication

    from app.board.theme.colours import LIGHT
    from app.board.theme.style import dress

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app, LIGHT)
    screen = Editor(ManoeuvreEditor(library), "section")
    screen.ask = lambda titles, can_save, keep: "keep" if keep else "discard"  # type: ignore[method-assign]
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
    yield screen
    screen.close()
    # At once: a thousand widgets that linger make every later change of dress slow.
    screen.deleteLater()
    QCoreApplication.sendPostedEvents(screen, QEvent.Type.DeferredDelete)
