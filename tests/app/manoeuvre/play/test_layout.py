from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from app.manoeuvre import names
from app.manoeuvre.play.layout import LEFT, MOST_RIGHT, plan
from app.manoeuvre.play.panels.army import ArmyPanel
from app.manoeuvre.play.panels.nightfall import FOLDED, ROOMY, TIGHT, density
from tests.app.manoeuvre.play.seated import Sit
from tests.table import face_to_face, library

SIZES = [(960, 584), (1024, 700), (1280, 744), (1366, 712), (1440, 844), (1920, 1024), (2560, 1380), (3840, 2080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.9, 1.0, 1.3, 1.6])
def test_nothing_overlaps_and_nothing_is_cut(size: tuple[int, int], scale: float) -> None:
    rooms = plan(*size, scale)
    whole = QRect(0, 0, *size)
    parts = (rooms.left, rooms.board, rooms.hand, rooms.right)
    for part in parts:
        assert whole.contains(part), (part, whole)
    for one, two in combinations(parts, 2):
        assert not one.intersects(two), (one, two)
    assert rooms.board.width() == rooms.board.height()


def test_the_board_has_half_of_the_usual_window() -> None:
    rooms = plan(1440, 844, 1.0)
    assert (rooms.left.width(), rooms.board.width(), rooms.right.width()) == (LEFT, 720, 400)
    assert rooms.board.width() >= 1440 / 2


def test_whole_cards_lie_below_a_board_that_is_large_enough() -> None:
    assert plan(1920, 1024, 1.0).hand.height() > 170
    assert plan(1440, 844, 1.0).hand.height() < 110


@pytest.mark.parametrize("height", [800, 858, 900])
def test_the_left_column_grows_denser_rather_than_scroll(sit: Sit, height: int) -> None:
    """With all equal, the verdict takes two lines."""
    seat = sit(face_to_face("france", "austria", 2), size=(1440, height))
    seat.bot.wait(50)
    assert seat.screen.table._side.verticalScrollBar().maximum() == 0


def test_spare_width_goes_right_and_then_to_the_margins() -> None:
    wide = plan(1920, 1024, 1.0)
    assert wide.right.width() == MOST_RIGHT
    assert wide.left.left() == 1920 - wide.right.right() - 1


def test_narrow_windows_and_large_text_fold_the_left_column() -> None:
    assert not plan(1280, 744, 1.0).folded
    assert not plan(1278, 718, 1.0).folded, "a desk of 1280x800 keeps its column below a title bar"
    assert plan(1024, 712, 1.0).folded
    strip = plan(1280, 744, 1.6)
    assert strip.folded
    assert strip.left.bottom() < strip.board.top()


def test_the_column_grows_denser_with_its_height() -> None:
    assert [density(820, False), density(600, False), density(820, True)] == [ROOMY, TIGHT, FOLDED]


def test_the_larger_board_decides_whether_it_folds() -> None:
    assert plan(1100, 712, 1.0).board.width() > 390
    assert plan(1180, 712, 1.0).board.width() > 430
    assert plan(1440, 844, 1.3).board.width() > 480


def test_every_army_fits_the_left_column(qtbot: QtBot) -> None:
    panel = ArmyPanel(0)
    qtbot.addWidget(panel)
    for army in library().armies.values():
        panel._name.setText(names.nation(army))
        panel._who.set_whole("AI, Sergeant")
        panel.column.activate()
        assert panel.minimumSizeHint().width() <= LEFT, army.id
