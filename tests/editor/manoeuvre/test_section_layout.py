from pathlib import Path

from app.manoeuvre.sections import Tile
from editor.manoeuvre.documents import new_documents, section_layout
from editor.manoeuvre.documents.painting import painted
from resources.manoeuvre.library import Library

LIBRARY = Library(Path("none"))
SECTIONS = LIBRARY.sections


def test_a_field_of_four_turned_sections_names_them() -> None:
    table = new_documents.new_battlefield(LIBRARY)
    for place, id in enumerate(("7", "14", "18", "21")):
        table = section_layout.with_tile(table, place, Tile(id, place), SECTIONS)
    assert [(entry["id"], entry["quarters"]) for entry in table["battlefield"]["sections"]] == [
        ("7", 0),
        ("14", 1),
        ("18", 2),
        ("21", 3),
    ]


def test_one_painted_square_makes_it_a_free_battlefield_and_painting_it_back_sections_again() -> None:
    table = new_documents.new_battlefield(LIBRARY, "seed")
    rows = section_layout.rows_in(table, SECTIONS)
    assert rows
    letter = rows[7][0]
    changed = section_layout.with_rows(table, painted(rows, {0}, "L" if letter != "L" else "T"), SECTIONS)
    assert "rows" in changed["battlefield"]
    assert [tile is None for tile in section_layout.tiles_in(changed, SECTIONS)] == [False, False, True, False]
    again = section_layout.with_rows(changed, rows, SECTIONS, section_layout.tiles_in(table, SECTIONS))
    assert again == table


def test_a_section_that_lies_elsewhere_changes_places() -> None:
    table = new_documents.new_battlefield(LIBRARY, "seed")
    first, second, *_ = section_layout.tiles_in(table, SECTIONS)
    assert first
    assert second
    moved = section_layout.with_tile(table, 1, first, SECTIONS)
    assert section_layout.tiles_in(moved, SECTIONS)[:2] == (second, first)


def test_four_turns_are_none_and_two_mirrors_are_none() -> None:
    table = new_documents.new_battlefield(LIBRARY, "seed")
    turned = table
    for _ in range(4):
        turned = section_layout.turned(turned, 2, 1, SECTIONS)
    assert turned == table
    twice = section_layout.mirrored(section_layout.mirrored(table, 3, SECTIONS), 3, SECTIONS)
    assert section_layout.rows_in(twice, SECTIONS) == section_layout.rows_in(table, SECTIONS)


def test_places_of_squares() -> None:
    assert [section_layout.square_place(s) for s in (56, 63, 0, 7, 28)] == [0, 1, 2, 3, 3]
