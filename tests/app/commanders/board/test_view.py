"""The board of Commanders: what is dragged, pressed, read out and painted."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.board.cells import CellTable
from app.board.theme.colours import THEMES
from app.board.theme.style import dress
from app.commanders.board.geometry import Facing, touching
from app.commanders.board.looks import (
    PLACES,
    SECTORS,
    Arrow,
    BoardLook,
    CombatMark,
    Fate,
    Ground,
    Line,
    Marker,
    MarkerLook,
    Reach,
    Stack,
    Status,
)
from app.commanders.board.paint_board import board_image, laid
from app.commanders.board.view import BoardView

INFANTRY = Stack(0, "I", 6)
CAVALRY = Stack(0, "C", 2)
LOOK = BoardLook({"a1": (INFANTRY,), "c1": (CAVALRY,), "b3": (Stack(1, "I", 4),), "white": (Stack(0, "I", 8),)})
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def board(qtbot: QtBot, qapp: QApplication) -> BoardView:
    dress(qapp, THEMES["light"])
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(632, 816)
    view.set_carrying(lambda stack, place: stack.side == 0)
    view.show_board(LOOK)
    view.show()
    qtbot.waitExposed(view)
    return view


def drag(qtbot: QtBot, board: BoardView, *path: str, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    points = [board.point_of(place).toPoint() for place in path]
    qtbot.mousePress(board, LEFT, modifier, points[0])
    for before, point in pairwise(points):
        for share in (0.4, 1.0):
            qtbot.mouseMove(board, before + (point - before) * share)
    qtbot.mouseRelease(board, LEFT, modifier, points[-1])


def test_reserves_touch_their_home_row_and_sectors_touch_along_edges() -> None:
    neighbours = {place: {other for other in PLACES if touching(place, other)} for place in PLACES}
    assert neighbours["b2"] == {"a2", "c2", "b1", "b3"}
    assert neighbours["white"] == {"a1", "b1", "c1"}
    assert neighbours["black"] == {"a3", "b3", "c3"}
    assert neighbours["a1"] == {"a2", "b1", "white"}


@pytest.mark.parametrize("bottom", [0, 1])
def test_every_point_of_a_place_is_found_again(bottom: int) -> None:
    facing = Facing(bottom)
    assert [facing.place_at(facing.middle(place)) for place in PLACES] == list(PLACES)
    assert facing.place_at(QPointF(2, 2)) is None


def test_a_stack_dragged_across_a_border_orders_one_unit(qtbot: QtBot, board: BoardView) -> None:
    with qtbot.waitSignal(board.ordered) as told:
        drag(qtbot, board, "a1", "a2")
    assert told.args == [INFANTRY, ("a1", "a2"), False]


def test_shift_means_the_whole_stack(qtbot: QtBot, board: BoardView) -> None:
    with qtbot.waitSignal(board.ordered) as told:
        drag(qtbot, board, "a1", "a2", modifier=Qt.KeyboardModifier.ShiftModifier)
    assert told.args == [INFANTRY, ("a1", "a2"), True]


def test_cavalry_takes_a_second_step_and_infantry_does_not(qtbot: QtBot, board: BoardView) -> None:
    with qtbot.waitSignal(board.ordered) as told:
        drag(qtbot, board, "c1", "c2", "b2")
    assert told.args[1] == ("c1", "c2", "b2")
    with qtbot.waitSignal(board.ordered) as told:
        drag(qtbot, board, "a1", "a2", "a3")
    assert told.args[1] == ("a1", "a2")


def test_dragging_back_takes_the_step_back(qtbot: QtBot, board: BoardView) -> None:
    with qtbot.waitSignal(board.pressed) as told:
        drag(qtbot, board, "c1", "c2", "c1")
    assert told.args == ["c1"]


def test_a_stack_that_may_not_be_carried_is_only_pressed(qtbot: QtBot, board: BoardView) -> None:
    with qtbot.assertNotEmitted(board.ordered), qtbot.waitSignal(board.pressed) as told:
        drag(qtbot, board, "b3", "b2")
    assert told.args == ["b2"]


def test_the_wheel_and_the_right_button_change_an_arrow(qtbot: QtBot, board: BoardView) -> None:
    arrow = Arrow(0, "I", ("a1", "a2"), 2)
    board.show_board(BoardLook(LOOK.stacks, (arrow,)))
    tag = laid((arrow,), board.facing)[0][2]
    assert board.arrow_at(tag) == arrow
    with qtbot.waitSignal(board.changed) as told:
        qtbot.mouseClick(board, Qt.MouseButton.RightButton, pos=tag.toPoint())
    assert told.args == [arrow, -1]
    wheel = QWheelEvent(
        tag,
        QPointF(board.mapToGlobal(tag.toPoint())),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    with qtbot.waitSignal(board.changed) as told:
        QApplication.sendEvent(board, wheel)
    assert told.args == [arrow, 1]


def test_keys_move_between_the_eleven_places_and_choose_one(qtbot: QtBot, board: BoardView) -> None:
    board.setFocus()
    reached: list[str] = []
    board.reached.connect(reached.append)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(board.focusWidget(), key)
    assert reached == ["b2", "a2", "a3", "black"]
    with qtbot.waitSignal(board.pressed) as told:
        qtbot.keyClick(board.focusWidget(), Qt.Key.Key_Return)
    assert told.args == ["black"]


def test_the_cursor_stays_on_its_place_when_the_board_is_turned(board: BoardView) -> None:
    board.go("c2")
    board.set_facing(1)
    assert board.cursor_place == "c2"
    assert board.point_of("c2").x() < board.point_of("b2").x()


def test_places_are_read_out_by_the_names_they_are_given(board: BoardView) -> None:
    board.set_words(lambda place: f"{place}, yours")
    table = board.focusProxy()
    assert isinstance(table, CellTable)
    model = table.model()
    names = {
        model.data(model.index(row, column), Qt.ItemDataRole.AccessibleTextRole)
        for row in range(5)
        for column in range(3)
    }
    assert names == {f"{place}, yours" for place in PLACES}


def test_arrows_grow_together_and_can_be_skipped(qtbot: QtBot, board: BoardView) -> None:
    arrows = (Arrow(0, "I", ("a1", "a2")), Arrow(1, "I", ("b3", "b2")))
    with qtbot.waitSignal(board.grown):
        board.grow(BoardLook(LOOK.stacks, arrows), frozenset(arrows), 60_000)
        board.skip()
    with qtbot.waitSignal(board.grown):
        board.grow(BoardLook(LOOK.stacks, arrows), frozenset(arrows), 0)


def test_arrows_across_one_border_lie_side_by_side() -> None:
    arrows = (Arrow(0, "I", ("b1", "b2")), Arrow(0, "A", ("b1", "b2")), Arrow(1, "I", ("b2", "b1")))
    starts = [points[0].x() for _, points, _ in laid(arrows, Facing())]
    assert len({round(x) for x in starts}) == 3


@pytest.mark.parametrize("status", list(Status))
@pytest.mark.parametrize("kind", "ICA")
def test_every_status_of_every_arm_looks_different(qapp: QApplication, kind: str, status: Status) -> None:
    dress(qapp, THEMES["light"])
    shown = board_image(BoardLook({"b2": (Stack(0, kind, 2, status),)}), 316)
    for other in Status:
        if other is not status:
            assert shown != board_image(BoardLook({"b2": (Stack(0, kind, 2, other),)}), 316)


@pytest.mark.parametrize("theme", list(THEMES))
def test_everything_that_can_lie_on_the_board_is_seen(qapp: QApplication, theme: str) -> None:
    dress(qapp, THEMES[theme])
    plain = board_image(BoardLook(), 316, theme=THEMES[theme])
    looks = [
        BoardLook(ground={"a2": (ground,)}) for ground in (Ground.FOREST, Ground.HILL, Ground.BUILDING, Ground.RIVER)
    ]
    looks += [BoardLook(ground={"a1": (Ground.HILL,), "b2": (Ground.RUIN,)})]
    looks += [BoardLook(arrows=(Arrow(side, "C", ("c1", "c2", "b2"), 2, fate),)) for side in (0, 1) for fate in Fate]
    looks += [BoardLook(markers={"b1": (MarkerLook(marker, 0, 5),)}) for marker in Marker]
    looks += [
        BoardLook(markers={"b1": (MarkerLook(Marker.FLAG, 0, 1, True),)}),
        BoardLook(lines=(Line("a1", "a2", (INFANTRY, CAVALRY)),)),
        BoardLook(combats=(CombatMark("a1", "a2", 1),)),
        BoardLook(combats=(CombatMark("a2", "", 1, True),)),
        BoardLook(reaches=(Reach("a2", 5, 2),)),
        BoardLook(roads=(("a1", "a2"),)),
        BoardLook(bridges=(("b1", "c1"),)),
        BoardLook(bombarded={"b3": (0, 1)}),
        BoardLook(garrisons={"b2": Stack(1, "I")}),
        BoardLook(lit=frozenset({"b2"})),
    ]
    seen = [board_image(look, 316, theme=THEMES[theme]) for look in looks]
    for i, picture in enumerate(seen):
        assert picture != plain, looks[i]
        assert picture not in seen[:i], looks[i]


def test_the_widget_shows_what_the_picture_shows(board: BoardView) -> None:
    arrow = Arrow(0, "I", ("a1", "a2"), 3)
    board.show_board(BoardLook(LOOK.stacks, (arrow,)))
    shown, whole = board.grab().toImage(), board_image(board.look, 632)
    for place in SECTORS:
        point = board.point_of(place).toPoint()
        one, other = shown.pixelColor(point), whole.pixelColor(point)
        assert abs(one.lightness() - other.lightness()) < 40, place
