from pathlib import Path

from app.board.tiles import Tile
from editor.documents import ground, making
from editor.documents.painting import painted
from resources.library import Library

LIBRARY = Library(Path("none"))
SECTIONS = LIBRARY.sections


def test_a_field_of_four_turned_sections_names_them() -> None:
    table = making.new_battlefield(LIBRARY)
    for place, id in enumerate(("7", "14", "18", "21")):
        table = ground.with_tile(table, place, Tile(id, place), SECTIONS)
    assert [(entry["id"], entry["quarters"]) for entry in table["battlefield"]["sections"]] == [
        ("7", 0),
        ("14", 1),
        ("18", 2),
        ("21", 3),
    ]


def test_one_painted_square_makes_it_a_free_battlefield_and_painting_it_back_sections_again() -> None:
    table = making.new_battlefield(LIBRARY, "seed")
    rows = ground.rows_in(table, SECTIONS)
    assert rows
    letter = rows[7][0]
    changed = ground.with_rows(table, painted(rows, {0}, "L" if letter != "L" else "T"), SECTIONS)
    assert "rows" in changed["battlefield"]
    assert [tile is None for tile in ground.tiles_in(changed, SECTIONS)] == [False, False, True, False]
    again = ground.with_rows(changed, rows, SECTIONS, ground.tiles_in(table, SECTIONS))
    assert again == table


def test_a_section_that_lies_elsewhere_changes_places() -> None:
    table = making.new_battlefield(LIBRARY, "seed")
    first, second, *_ = ground.tiles_in(table, SECTIONS)
    assert first and second
    moved = ground.with_tile(table, 1, first, SECTIONS)
    assert ground.tiles_in(moved, SECTIONS)[:2] == (second, first)


def test_four_turns_are_none_and_two_mirrors_are_none() -> None:
    table = making.new_battlefield(LIBRARY, "seed")
    turned = table
    for _ in range(4):
        turned = ground.turned(turned, 2, 1, SECTIONS)
    assert turned == table
    twice = ground.mirrored(ground.mirrored(table, 3, SECTIONS), 3, SECTIONS)
    assert ground.rows_in(twice, SECTIONS) == ground.rows_in(table, SECTIONS)


def test_places_of_squares() -> None:
    assert [ground.square_place(s) for s in (56, 63, 0, 7, 28)] == [0, 1, 2, 3, 3]
