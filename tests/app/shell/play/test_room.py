from itertools import combinations

import pytest
from PySide6.QtCore import QRect

from app.shell.play.panels.density import FOLDED, ROOMY, TIGHT, density
from app.shell.play.room import LEFT, MOST_RIGHT, RIGHT, plan

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


def test_the_usual_window_is_as_the_picture_has_it() -> None:
    rooms = plan(1440, 844, 1.0)
    assert (rooms.left.width(), rooms.board.width(), rooms.right.width()) == (LEFT, 632, RIGHT)
    assert rooms.board.topLeft().toTuple() == (308, 12)


def test_spare_width_goes_right_and_then_to_the_margins() -> None:
    wide = plan(1920, 1024, 1.0)
    assert wide.right.width() == MOST_RIGHT
    assert wide.left.left() == 1920 - wide.right.right() - 1


def test_narrow_windows_and_large_text_fold_the_left_column() -> None:
    assert not plan(1280, 744, 1.0).folded
    assert plan(1279, 744, 1.0).folded
    strip = plan(1280, 744, 1.6)
    assert strip.folded
    assert strip.left.bottom() < strip.board.top()


def test_the_column_grows_denser_with_its_height() -> None:
    assert [density(820, False), density(600, False), density(820, True)] == [ROOMY, TIGHT, FOLDED]
