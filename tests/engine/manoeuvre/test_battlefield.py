"""The battlefield: squares and their names, sections turned and joined, and where units may be set up (§1.1, §3)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.manoeuvre import battlefield
from engine.manoeuvre.battlefield import (
    BLANK,
    EAST,
    LETTERS,
    NORTH,
    SOUTH,
    TERRAIN_NAMES,
    WEST,
    Battlefield,
    depth,
    join,
    opposite,
    rotate,
    square_name,
    square_of,
    step,
)
from tests.engine.manoeuvre.turns import ground
from tests.table import sections

SQUARES = [file + rank for rank in "12345678" for file in "abcdefgh"]
AB = ("AB", "CD")
light = settings(max_examples=50, deadline=None, derandomize=True)
blocks = st.lists(st.text(LETTERS, min_size=4, max_size=4), min_size=4, max_size=4).map(tuple)


def test_squares_are_named_as_on_a_chessboard() -> None:
    assert [square_name(square) for square in range(64)] == SQUARES
    assert [square_of(name) for name in SQUARES] == list(range(64))


@pytest.mark.parametrize("name", ["", "e", "4e", "E4", "e0", "e9", "i4", "e44", " e4", "e4 ", "ee", "é4", "a٣"])
def test_what_is_no_square_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(ValueError, match="is not a square") as caught:
        square_of(name)
    assert str(caught.value) == f"“{name}” is not a square; squares run from a1 to h8."


def test_a_step_leads_to_the_next_square_or_off_the_map() -> None:
    e4 = square_of("e4")
    assert [square_name(step(e4, way)) for way in (NORTH, EAST, SOUTH, WEST)] == ["e5", "f4", "e3", "d4"]
    assert [step(square_of("a8"), NORTH), step(square_of("a8"), WEST)] == [-1, -1]
    assert [step(square_of("h1"), SOUTH), step(square_of("h1"), EAST)] == [-1, -1]


def test_the_opposite_edge_lies_two_quarters_on() -> None:
    assert [opposite(edge) for edge in (NORTH, EAST, SOUTH, WEST)] == [SOUTH, WEST, NORTH, EAST]


@given(square=st.integers(0, 63), edge=st.integers(0, 3))
@light
def test_the_depth_of_a_square_is_how_many_steps_lead_from_it_to_the_edge(square: int, edge: int) -> None:
    steps = 0
    there = square
    while step(there, edge) >= 0:
        there = step(there, edge)
        steps += 1
    assert depth(square, edge) == steps
    assert depth(square, edge) + depth(square, opposite(edge)) == 7


# Sections


def test_a_section_turns_clockwise() -> None:
    assert rotate(AB, 0) == AB
    assert rotate(AB, 1) == ("CA", "DB")
    assert rotate(AB, 2) == ("DC", "BA")
    assert rotate(AB, 3) == ("BD", "AC")


@given(rows=blocks, quarters=st.integers(0, 3), more=st.integers(0, 7))
@light
def test_quarter_turns_add_up_and_four_are_none(rows: tuple[str, ...], quarters: int, more: int) -> None:
    assert rotate(rotate(rows, quarters), more) == rotate(rows, quarters + more)
    assert rotate(rotate(rows, quarters), 4 - quarters) == rows


@given(parts=st.tuples(blocks, blocks, blocks, blocks))
@light
def test_four_sections_lie_north_west_north_east_south_west_south_east(parts: tuple[tuple[str, ...], ...]) -> None:
    field = Battlefield(join(*parts))
    corners = ("a5", "e5", "a1", "e1")
    for part, corner in zip(parts, corners, strict=True):
        for row in range(4):
            for column in range(4):
                square = square_of(corner) + (3 - row) * 8 + column
                assert LETTERS[field.terrain[square]] == part[row][column]


def test_turning_a_whole_battlefield_turns_its_sections_and_their_places() -> None:
    rng = Random(7)
    nw, ne, sw, se = (section.rows for section in rng.sample(sections(), 4))
    turned = join(rotate(sw, 1), rotate(nw, 1), rotate(se, 1), rotate(ne, 1))
    assert rotate(join(nw, ne, sw, se), 1) == turned


# Terrain


@pytest.mark.parametrize(
    ("letter", "name", "defence", "open_to_fire"),
    [
        (".", "clear", 0, True),
        ("F", "field", 0, True),
        ("H", "hill", 2, False),
        ("L", "lake", 0, True),
        ("M", "marsh", 1, True),
        ("T", "town", 3, False),
        ("W", "woods", 2, False),
    ],
)
def test_terrain_defends_and_blocks_fire_as_on_the_reference_card(
    letter: str, name: str, defence: int, open_to_fire: bool
) -> None:
    field = Battlefield(tuple(ground(c3=letter)))
    c3 = square_of("c3")
    assert TERRAIN_NAMES[field.terrain[c3]] == name
    assert field.defence[c3] == defence
    assert field.open_to_fire(c3) == open_to_fire
    assert field.terrain.count(battlefield.CLEAR) == 64 - (letter != ".")
    assert field.rows == tuple(ground(c3=letter))


def test_a_blank_battlefield_is_clear_everywhere() -> None:
    assert BLANK.terrain == [battlefield.CLEAR] * 64


# Where units are set up


def home(field: Battlefield, edge: int) -> set[str]:
    return {square_name(square) for square in field.homes[edge]}


def test_units_are_set_up_in_the_two_rows_along_an_edge_but_not_on_a_lake() -> None:
    field = Battlefield(tuple(ground(a1="L", b2="L", h8="L", c3="L")))
    assert home(field, SOUTH) == {name for name in SQUARES if name[1] in "12"} - {"a1", "b2"}
    assert home(field, NORTH) == {name for name in SQUARES if name[1] in "78"} - {"h8"}
    assert home(field, WEST) == {name for name in SQUARES if name[0] in "ab"} - {"a1", "b2"}
    assert home(field, EAST) == {name for name in SQUARES if name[0] in "gh"} - {"h8"}


@pytest.mark.parametrize(("lakes", "enough"), [(8, True), (9, False)])
def test_an_edge_takes_an_army_if_eight_squares_are_dry(lakes: int, enough: bool) -> None:
    wet = [name for name in SQUARES if name[1] in "12"][:lakes]
    field = Battlefield(tuple(ground(**dict.fromkeys(wet, "L"))))
    assert field.can_deploy(SOUTH) == enough
    assert field.can_deploy(NORTH)
