from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage

from app.board.palette import paint_side_bar
from app.manoeuvre.board.looks import Mark
from app.manoeuvre.board.paint.marks import (
    paint_arrow,
    paint_badge,
    paint_cursor,
    paint_hover,
    paint_mark,
    paint_number,
    paint_owner,
    paint_path,
    paint_sight,
)
from app.manoeuvre.board.paint.pixmaps import badge_pixmap, mark_pixmap, redoubt_pixmap
from tests.app.manoeuvre.board.paint.conftest import difference

MEADOW, BLUE, RED = "#C8CA92", "#2A5F9E", "#C14F1F"


def test_marks_differ_in_shape_not_only_in_colour(paper) -> None:
    seen = {mark: paper(lambda painter, mark=mark: paint_mark(painter, mark, 96), ground=MEADOW) for mark in Mark}
    for one, other in combinations(Mark, 2):
        assert difference(seen[one], seen[other]) > 0.002, (one, other)


@pytest.mark.parametrize("ground", [MEADOW, BLUE, RED, "#000000", "#FFFFFF"])
@pytest.mark.parametrize("mark", Mark)
def test_every_mark_shows_on_every_ground(paper, mark: Mark, ground: str) -> None:
    bare = paper(lambda painter: None, ground=ground)
    assert difference(bare, paper(lambda painter: paint_mark(painter, mark, 96), ground=ground)) > 0.005


@pytest.mark.parametrize("mark", [Mark.SELECTED, Mark.GOAL, Mark.TARGET, Mark.SUPPORTER, Mark.CHOICE])
def test_marks_show_round_a_counter(paper, mark: Mark) -> None:
    """What a counter of 80 leaves of the square is enough to see them by."""

    def covered(painter, marked: bool) -> None:
        if marked:
            paint_mark(painter, mark, 96)
        painter.fillRect(QRectF(8, 8, 80, 80), QColor(RED))

    bare, marked = (paper(lambda painter, flag=flag: covered(painter, flag), ground=MEADOW) for flag in (False, True))
    assert difference(bare, marked) > 0.02


@pytest.mark.parametrize("ground", [MEADOW, BLUE, RED, "#000000", "#FFFFFF"])
@pytest.mark.parametrize("size", [40, 96])
def test_the_cursor_shows_on_every_ground(paper, ground: str, size: int) -> None:
    bare = paper(lambda painter: None, size, ground=ground)
    assert difference(bare, paper(lambda painter: paint_cursor(painter, size), size, ground=ground)) > 0.05


def test_the_mouse_leaves_a_lighter_trace_than_the_cursor(paper) -> None:
    bare, hover, cursor = (
        paper(paint, ground=MEADOW)
        for paint in (
            lambda painter: None,
            lambda painter: paint_hover(painter, 96),
            lambda painter: paint_cursor(painter, 96),
        )
    )
    assert 0 < difference(bare, hover) < difference(bare, cursor)


def test_arrows_between_neighbours_are_short_and_long_from_afar(paper) -> None:
    bare = paper(lambda painter: None, 320, ground=MEADOW)
    near, far = (
        difference(
            bare,
            paper(lambda painter, x=x: paint_arrow(painter, QPointF(48, 48), QPointF(x, 48), 96), 320, ground=MEADOW),
        )
        for x in (144, 264)
    )
    assert 0 < near < far / 2


def test_an_arrow_to_nowhere_is_no_arrow(paper) -> None:
    here = QPointF(48, 48)
    bare = paper(lambda painter: None)
    assert bare == paper(lambda painter: paint_arrow(painter, here, here, 96))
    assert bare == paper(lambda painter: paint_path(painter, here, here, 96))
    assert bare == paper(lambda painter: paint_sight(painter, here, here, 96))


def test_owners_are_told_apart_without_colour(paper) -> None:
    first, second = (paper(lambda painter, side=side: paint_owner(painter, side, 96), ground=MEADOW) for side in (0, 1))
    assert difference(first, second) > 0.1


def test_bars_of_the_sides_are_told_apart_without_colour(paper) -> None:
    box = QRectF(0, 0, 90, 20)
    first, second = (paper(lambda painter, side=side: paint_side_bar(painter, box, side, 3)) for side in (0, 1))
    assert difference(first, second) > 0.02


def test_figures_grow_with_their_text(paper) -> None:
    short, long = (
        paper(lambda painter, text=text: paint_number(painter, text, 96), ground=MEADOW) for text in ("2", "12 %")
    )

    def width(sheet: QImage) -> int:
        return sum(any(sheet.pixelColor(x, y) != QColor(MEADOW) for y in range(96)) for x in range(96))

    assert 0 < width(short) < width(long)


def test_pictures_have_the_size_of_a_square() -> None:
    assert mark_pixmap(Mark.MOVE, 74, 2).width() == 148
    assert redoubt_pixmap(74).width() == 74
    badge = badge_pixmap(80)
    assert badge.width() == 100
    assert badge.toImage().pixelColor(99, 0).alpha() == 0


def test_a_badge_lies_in_the_top_right_corner(paper) -> None:
    sheet = paper(lambda painter: paint_badge(painter, 96))
    assert sheet.pixelColor(88, 9).alpha() == 255
    assert sheet.pixelColor(48, 48).alpha() == 0
