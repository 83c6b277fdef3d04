"""The toy game of sealed orders with a screen of its own, for tests that the window plays, lists and opens any game."""

import sys
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QWidget

from app.shell.desktop import Desktop, NewBattle
from app.shell.games import Way
from app.shell.play.session import Session
from engine import registry
from tests import sealed_orders

ID = sealed_orders.GAME.id
_MODULE = "toy_with_screens"


class PlayScreen(QWidget):
    """Shows nothing, but plays."""

    def __init__(self, desktop: Desktop, place: Any) -> None:
        super().__init__()
        self.place = place
        self.session = Session.resume(desktop.library(ID), place.path)


class Board:
    squares = (2, 1)

    def __init__(self, state: sealed_orders.State) -> None:
        self.scores = list(state.scores)

    def paint(self, painter: QPainter, box: QRect, ratio: float) -> None:
        painter.fillRect(box, QColor("#336699"))

    paint_ground = paint


class Screens:
    def ways(self) -> list[Way]:
        return [Way("new", "dice", "New game", "Seal two orders a round", NewBattle(game=ID))]

    def new_battle(self, desktop: Desktop, place: Any) -> QWidget:
        return QWidget()

    def play(self, desktop: Desktop, place: Any) -> QWidget:
        return PlayScreen(desktop, place)

    def lessons(self, desktop: Desktop, place: Any) -> QWidget:
        return QWidget()

    def settings(self, desktop: Desktop) -> list[QWidget]:
        box = QCheckBox("Open orders at once")
        box.setChecked(desktop.choice(ID, "open", "no") == "yes")
        box.toggled.connect(lambda on: desktop.choose(ID, "open", "yes" if on else "no"))
        return [box]

    def board(self, state: sealed_orders.State) -> Board:
        return Board(state)

    def sample_board(self, library: Any) -> Board:
        return Board(sealed_orders.State())

    def emblem(self, side: str, pixels: int, ratio: float) -> QPixmap:
        return QPixmap()


SCREENS = Screens()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> registry.Registration:
    """As long as this test lasts, the toy game can be played in the window."""
    module: Any = ModuleType(_MODULE)
    module.GAME = replace(sealed_orders.GAME, screens=f"{__name__}:SCREENS")
    monkeypatch.setitem(sys.modules, _MODULE, module)
    monkeypatch.setattr(registry, "_elsewhere", {_MODULE: None})
    registered: registry.Registration = module.GAME
    return registered


@pytest.fixture
def toy_without_screens(monkeypatch: pytest.MonkeyPatch) -> registry.Registration:
    monkeypatch.setattr(registry, "_elsewhere", {"tests.sealed_orders": None})
    return sealed_orders.GAME
