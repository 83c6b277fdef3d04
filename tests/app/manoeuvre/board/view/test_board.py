from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from app.board.paint.terrain import paint_ground
from app.board.theme.colours import THEMES
from app.board.theme.style import dress
from app.manoeuvre.board.looks import Mark, Marks, Overlay
from app.manoeuvre.board.paint import pixmaps
from app.manoeuvre.board.view.board import BoardView
from app.manoeuvre.board.view.motions import Move, Wait
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH, WEST, square_of
from tests.app.manoeuvre.board.view.conftest import Told, look

LEFT = Qt.MouseButton.LeftButton
E4, E5, D4 = square_of("e4"), square_of("e5"), square_of("d4")


def field(board: BoardView) -> QWidget:
    """Where the mouse arrives."""
    canvas = board.findChild(QGraphicsView)
    assert canvas is not None
    return canvas.viewport()


def at(board: BoardView, square: int) -> QPoint:
    return board.square_rect(square).center().toPoint()


def picture(board: BoardView) -> QImage:
    return board.grab().toImage()


def leave(board: BoardView) -> None:
    """The mouse goes elsewhere."""
    QApplication.sendEvent(field(board), QEvent(QEvent.Type.Leave))


def drag(qtbot: QtBot, board: BoardView, start: int, end: int) -> None:
    qtbot.mousePress(field(board), LEFT, pos=at(board, start))
    qtbot.mouseMove(field(board), (at(board, start) + at(board, end)) / 2)
    qtbot.mouseMove(field(board), at(board, end))
    qtbot.mouseRelease(field(board), LEFT, pos=at(board, end))


@pytest.mark.parametrize("edge", [NORTH, EAST, SOUTH, WEST])
def test_a_click_presses_the_square_under_the_mouse(qtbot: QtBot, board: BoardView, told: Told, edge: int) -> None:
    board.set_facing(edge)
    for name in ("a1", "h1", "c6"):
        qtbot.mouseClick(field(board), LEFT, pos=at(board, square_of(name)))
    assert told.lines == [("pressed", square_of(name)) for name in ("a1", "h1", "c6")]
    assert board.cursor == square_of("c6")
    assert board.facing == edge


def test_the_frame_presses_nothing(qtbot: QtBot, board: BoardView, told: Told) -> None:
    qtbot.mouseClick(field(board), LEFT, pos=QPoint(5, 5))
    assert told.lines == []


def test_keys_press_ask_and_move_the_cursor(qtbot: QtBot, board: BoardView, told: Told) -> None:
    board.cursor = E4
    moves: list[int] = []
    board.moved.connect(moves.append)
    keys = board.focusWidget()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_I):
        qtbot.keyClick(keys, key)
    assert moves == [E5]
    assert told.lines == [("pressed", E5), ("asked", E5)]


def test_the_cursor_is_seen_only_by_those_who_use_keys(qtbot: QtBot, board: BoardView) -> None:
    plain = picture(board)
    qtbot.keyClick(board.focusWidget(), Qt.Key.Key_Up)
    assert picture(board) != plain
    qtbot.mousePress(field(board), LEFT, pos=QPoint(5, 5))
    assert picture(board) == plain


def test_everything_is_shown_and_taken_away_again(board: BoardView) -> None:
    empty = picture(board)
    board.show_board(look(e4=3, d4=9))
    units = picture(board)
    assert units != empty
    board.set_marks(Marks({E4: Mark.SELECTED, E5: Mark.MOVE, D4: Mark.TARGET}, ((E4, D4),), (E4, E5)))
    assert picture(board) != units
    board.set_marks(Marks())
    assert picture(board) == units
    board.set_overlay(Overlay("Held", {E5: 0, D4: 1}, {E5: "3"}, ((E4, 60),)))
    assert picture(board) != units
    board.set_overlay(None)
    assert picture(board) == units
    board.show_board(look())
    assert picture(board) == empty


@pytest.mark.parametrize("mark", list(Mark))
def test_every_mark_is_seen_on_empty_ground_and_under_a_counter(board: BoardView, mark: Mark) -> None:
    board.show_board(look(e4=3))
    plain = picture(board)
    pictures = []
    for square in (E4, E5):
        board.set_marks(Marks({square: mark}))
        pictures.append(picture(board))
    assert plain not in pictures


def test_a_mark_lies_on_its_square_alone(board: BoardView) -> None:
    plain = picture(board)
    board.set_marks(Marks({E5: Mark.MOVE}))
    marked = picture(board)
    rect = board.square_rect(E5).toRect()
    for point in (rect.center(), rect.center() + QPoint(20, 0)):
        assert marked.pixel(point) != plain.pixel(point)
    for place in (E4, D4, 0, 63):
        point = at(board, place)
        assert marked.pixel(point) == plain.pixel(point)


def test_terrain_is_painted_once_for_a_size(qtbot: QtBot, board: BoardView, monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks, hovering, moving and the cursor leave it alone; resizing paints it once, when the size stands still."""
    painted: list[float] = []

    def paint(painter: QPainter, letters: str, size: float, **more: Any) -> None:
        painted.append(size)
        paint_ground(painter, letters, size, **more)

    monkeypatch.setattr(pixmaps, "paint_ground", paint)
    board.show_board(look(e4=3))
    board.set_marks(Marks({E4: Mark.SELECTED, E5: Mark.MOVE}))
    for square in (E4, E5, D4):
        qtbot.mouseMove(field(board), at(board, square))
    qtbot.keyClick(board.focusWidget(), Qt.Key.Key_Up)
    board.play([Move(3, E4, E5)])
    qtbot.waitSignal(board.rested).wait()
    board.grab()
    assert painted == []
    QPixmapCache.clear()  # another test may have painted this field in that size
    for size in (700, 720, 741):
        board.resize(size, size)
        board.grab()
    assert painted == []
    qtbot.waitUntil(lambda: bool(painted))
    qtbot.wait(150)
    assert painted == [8 * board.square_rect(0).width()]


def test_a_board_of_another_size_has_its_squares_elsewhere(qtbot: QtBot, board: BoardView, told: Told) -> None:
    board.resize(800, 500)
    qtbot.mouseClick(field(board), LEFT, pos=at(board, E4))
    assert told.lines == [("pressed", E4)]
    assert board.square_rect(E4).width() < 60


def test_a_new_theme_is_worn_at_once(qtbot: QtBot, qapp: QApplication, board: BoardView) -> None:
    dress(qapp, THEMES["light"])
    qtbot.wait(200)
    light = picture(board)
    dress(qapp, THEMES["dark"])
    qtbot.waitUntil(lambda: picture(board).pixel(at(board, E4)) != light.pixel(at(board, E4)))
    dress(qapp, THEMES["light"])
    qtbot.waitUntil(lambda: picture(board) == light)


# Dragging


def test_a_drag_selects_lights_up_and_drops(qtbot: QtBot, board: BoardView, told: Told) -> None:
    board.show_board(look(e4=3))
    board.set_marks(Marks({E4: Mark.CHOICE}))
    board.pressed.connect(lambda square: board.set_marks(Marks({square: Mark.SELECTED, E5: Mark.MOVE})))
    drag(qtbot, board, E4, E5)
    assert told.lines == [("pressed", E4), ("dragged", E4, E5)]


def test_a_unit_that_is_selected_is_not_pressed_again(qtbot: QtBot, board: BoardView, told: Told) -> None:
    board.show_board(look(e4=3))
    board.set_marks(Marks({E4: Mark.SELECTED}))
    drag(qtbot, board, E4, E5)
    assert told.lines == [("dragged", E4, E5)]


def test_what_lifting_does_can_be_said(qtbot: QtBot, board: BoardView, told: Told) -> None:
    lifted: list[int] = []
    board.set_lifting(lifted.append)
    board.show_board(look(e4=3))
    board.set_marks(Marks({E4: Mark.CHOICE}))
    drag(qtbot, board, E4, E5)
    assert lifted == [E4]
    assert told.lines == [("dragged", E4, E5)]


def test_a_unit_follows_the_mouse_and_goes_back_if_nothing_came_of_it(qtbot: QtBot, board: BoardView) -> None:
    board.show_board(look(e4=3))
    board.set_marks(Marks({E4: Mark.SELECTED}))
    before = picture(board)
    qtbot.mousePress(field(board), LEFT, pos=at(board, E4))
    qtbot.mouseMove(field(board), at(board, square_of("b2")))
    assert picture(board) != before
    qtbot.mouseRelease(field(board), LEFT, pos=at(board, square_of("b2")))
    leave(board)
    qtbot.waitUntil(lambda: picture(board) == before)


def test_a_unit_that_was_put_elsewhere_without_a_motion_is_not_carried_by_the_next_drag(
    qtbot: QtBot, board: BoardView
) -> None:
    board.show_board(look(e4=3, d4=9))
    board.set_marks(Marks({E4: Mark.SELECTED, D4: Mark.CHOICE, E5: Mark.CHOICE}))
    board.dragged.connect(lambda start, end: board.show_board(look(e5=3, d4=9)))
    drag(qtbot, board, E4, E5)
    item = board._scene.counters[3]
    qtbot.waitUntil(lambda: not item.away)
    qtbot.mousePress(field(board), LEFT, pos=at(board, D4))
    qtbot.mouseMove(field(board), at(board, square_of("b2")))
    assert item.pos() == board._scene.lie.centre(E5)
    qtbot.mouseRelease(field(board), LEFT, pos=at(board, D4))


def test_only_units_that_may_be_picked_are_dragged(qtbot: QtBot, board: BoardView, told: Told) -> None:
    board.show_board(look(e4=3, d4=9))
    board.set_marks(Marks({D4: Mark.TARGET, E5: Mark.CHOICE}))
    for start in (E4, D4, E5):
        drag(qtbot, board, start, square_of("a1"))
    assert told.lines == []


def test_escape_and_dropping_beside_the_field_put_a_unit_back(qtbot: QtBot, board: BoardView, told: Told) -> None:
    board.show_board(look(e4=3))
    board.set_marks(Marks({E4: Mark.SELECTED}))
    before = picture(board)
    qtbot.mousePress(field(board), LEFT, pos=at(board, E4))
    qtbot.mouseMove(field(board), at(board, E5))
    qtbot.keyClick(board.focusWidget(), Qt.Key.Key_Escape)
    qtbot.mouseRelease(field(board), LEFT, pos=at(board, E5))
    leave(board)
    assert picture(board) == before
    qtbot.mousePress(field(board), LEFT, pos=at(board, E4))
    qtbot.mouseMove(field(board), at(board, E5))
    qtbot.mouseRelease(field(board), LEFT, pos=QPoint(3, 3))
    leave(board)
    qtbot.waitUntil(lambda: picture(board) == before)
    assert told.lines == []


def test_things_from_outside_are_dropped_on_squares(board: BoardView, told: Told) -> None:
    board.accept_drops("application/x-unit")
    mime = QMimeData()
    mime.setData("application/x-unit", QByteArray(b"7"))
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at(board, E4), copy, mime, LEFT, none)
    QApplication.sendEvent(board, enter)
    assert enter.isAccepted()
    beside = QDragMoveEvent(QPoint(3, 3), copy, mime, LEFT, none)
    QApplication.sendEvent(board, beside)
    assert not beside.isAccepted()
    QApplication.sendEvent(board, QDropEvent(QPointF(at(board, E4)), copy, mime, LEFT, none))
    QApplication.sendEvent(board, QDragLeaveEvent())
    assert told.lines == [("dropped", "7", E4)]


# While something moves


def test_a_press_while_something_moves_only_ends_it(qtbot: QtBot, board: BoardView, told: Told) -> None:
    board.set_pace(1.0, False)
    board.play([Wait(60_000)])
    assert board.playing
    qtbot.mouseClick(field(board), LEFT, pos=at(board, E4))
    assert told.lines == [("rested",)]
    board.play([Wait(60_000)])
    qtbot.keyClick(board.focusWidget(), Qt.Key.Key_Space)
    assert told.lines == [("rested",)] * 2
    assert not board.playing
    qtbot.mouseClick(field(board), LEFT, pos=at(board, E4))
    assert told.lines[-1] == ("pressed", E4)


def test_another_board_ends_what_still_moved(board: BoardView, told: Told) -> None:
    board.set_pace(1.0, False)
    board.show_board(look(e4=3))
    board.play([Move(3, E4, E5), Wait(60_000)])
    board.show_board(look(d4=3))
    assert told.lines == [("rested",)]
    assert board.look == look(d4=3)


# What is told of a square


def test_a_tooltip_comes_after_a_while_and_says_what_the_owner_wants(
    qtbot: QtBot, board: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda point, text, *more: shown.append(text))
    board.show_board(look())
    qtbot.mouseMove(field(board), at(board, 20))
    qtbot.waitUntil(lambda: shown == ["square 20"], timeout=2000)
    board.set_tips(lambda square: f"tip of {square}")
    qtbot.mouseMove(field(board), at(board, 21))
    qtbot.waitUntil(lambda: shown[-1] == "tip of 21", timeout=2000)


def test_hovering_is_told_and_the_hand_points_where_something_may_be_pressed(qtbot: QtBot, board: BoardView) -> None:
    squares: list[int] = []
    board.hovered.connect(squares.append)
    board.set_marks(Marks({E4: Mark.MOVE, E5: Mark.ILLEGAL}))
    for square in (E4, E5):
        qtbot.mouseMove(field(board), at(board, square))
        hand = field(board).cursor().shape() == Qt.CursorShape.PointingHandCursor
        assert hand == (square == E4)
    qtbot.mouseMove(field(board), QPoint(2, 2))
    assert squares == [E4, E5, -1]
