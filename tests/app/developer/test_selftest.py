"""The program tests itself, and notices what is wrong with it."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.developer import selftest
from app.developer.game import demos
from tests.app.conftest import Call


def test_the_program_as_it_is_passes(qtbot: QtBot, call: Call) -> None:
    answer = call("--selftest")
    assert answer.err == ""
    assert answer.status == 0
    # How long it lasts depends on the dice: a battle may be won before nightfall.
    assert len(re.findall(r"^battle of [1-9]\d* turns against the computer in", answer.out, re.MULTILINE)) == len(
        demos()
    )
    assert answer.out.endswith("self-test passed\n")


def test_a_screen_that_looks_otherwise_is_noticed(qtbot: QtBot, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    mirrored = selftest.reference(demos()["manoeuvre"]).flipped(Qt.Orientation.Horizontal)
    monkeypatch.setattr(selftest, "reference", lambda demo: mirrored)
    answer = call("--selftest")
    assert answer.status == 1
    assert "does not look as it should" in answer.err


def test_letters_do_not_count_but_surfaces_do(qtbot: QtBot) -> None:
    image = selftest.reference(demos()["manoeuvre"])
    assert selftest.difference(image, image) == (0, 0)
    black = QImage(image.size(), QImage.Format.Format_RGB888)
    black.fill(Qt.GlobalColor.black)
    mean, most = selftest.difference(image, black)
    assert mean > selftest.MEAN
    assert most > selftest.MOST


def test_a_battle_that_does_not_go_on_is_noticed(qtbot: QtBot, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(demos()["manoeuvre"]), "answer", lambda demo, screen: None)
    answer = call("--selftest")
    assert answer.status == 1
    assert "what is pressed is not played" in answer.err
