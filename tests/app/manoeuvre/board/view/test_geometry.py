import pytest
from PySide6.QtCore import QPointF

from app.manoeuvre.board.view.geometry import BoardGeometry, Facing
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH, WEST, depth, square_of

EDGES = (NORTH, EAST, SOUTH, WEST)


@pytest.mark.parametrize("edge", EDGES)
def test_a_facing_gives_every_square_its_own_place(edge: int) -> None:
    facing = Facing(edge)
    assert sorted(facing.square(column, row) for row in range(8) for column in range(8)) == list(range(64))
    for square in range(64):
        assert facing.square(*facing.place(square)) == square


@pytest.mark.parametrize("edge", EDGES)
def test_the_edge_that_is_faced_lies_at_the_bottom(edge: int) -> None:
    facing = Facing(edge)
    for square in range(64):
        assert facing.place(square)[1] == 7 - depth(square, edge)


@pytest.mark.parametrize("edge", EDGES)
def test_the_board_is_turned_and_never_mirrored(edge: int) -> None:
    """From a1 the way to b1 and then to a2 is a turn to the left, however the board lies."""
    facing = Facing(edge)
    (x, y), (bx, by), (ax, ay) = (facing.place(square_of(name)) for name in ("a1", "b1", "a2"))
    assert (bx - x) * (ay - y) - (by - y) * (ax - x) == -1


@pytest.mark.parametrize(
    ("edge", "columns", "rows"),
    [
        (SOUTH, "ABCDEFGH", "87654321"),
        (NORTH, "HGFEDCBA", "12345678"),
        (EAST, "12345678", "ABCDEFGH"),
        (WEST, "87654321", "HGFEDCBA"),
    ],
)
def test_the_frame_names_files_and_ranks_as_they_lie(edge: int, columns: str, rows: str) -> None:
    assert "".join(Facing(edge).columns()) == columns
    assert "".join(Facing(edge).rows()) == rows


def test_terrain_is_turned_with_the_board() -> None:
    """What lies on h1 is at the bottom right from the south, at the top left from the north, and so on round."""
    letters = "".join("W" if square == square_of("h1") else "." for square in range(64))
    corners = {edge: Facing(edge).turned(letters).index("W") for edge in EDGES}
    assert corners == {SOUTH: 7, NORTH: 56, EAST: 0, WEST: 63}


def test_terrain_of_another_size_is_left_alone() -> None:
    assert Facing(NORTH).turned("WW..") == "WW.."


def test_the_look_of_the_mock_up_is_met() -> None:
    lie = BoardGeometry.within(Facing(), 632, 632)
    assert (lie.cell, lie.frame, lie.side) == (74, 20, 632)


@pytest.mark.parametrize("size", [(300, 500), (777, 633), (1400, 1000)])
def test_a_board_fits_its_space_and_stands_in_the_middle(size: tuple[int, int]) -> None:
    lie = BoardGeometry.within(Facing(), *size)
    assert lie.side <= min(size)
    assert lie.side > min(size) - 12
    assert abs(lie.left * 2 + lie.side - size[0]) <= 1
    assert abs(lie.top * 2 + lie.side - size[1]) <= 1


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_every_line_falls_on_a_whole_pixel_of_the_screen(ratio: float) -> None:
    lie = BoardGeometry.within(Facing(), 701, 655, ratio)
    for length in (lie.left, lie.top, lie.frame, lie.cell):
        assert (length * ratio).is_integer()


@pytest.mark.parametrize("edge", EDGES)
def test_the_square_under_a_point(edge: int) -> None:
    lie = BoardGeometry.within(Facing(edge), 700, 640)
    for square in range(64):
        rect = lie.rect(square)
        assert lie.square_at(lie.centre(square)) == square
        assert lie.square_at(rect.topLeft()) == square
    assert lie.square_at(QPointF(lie.field.topLeft()) - QPointF(1, 0)) == -1
    assert lie.square_at(QPointF(lie.field.bottomRight()) + QPointF(2, 2)) == -1
