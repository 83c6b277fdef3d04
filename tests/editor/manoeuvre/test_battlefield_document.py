from pathlib import Path

from editor.manoeuvre.documents import battlefield, new_documents
from editor.manoeuvre.documents.painting import painted
from resources.manoeuvre.library import Library
from resources.manoeuvre.section_layout import Tile, rows_in

LIBRARY = Library(Path("none"))
SECTIONS = LIBRARY.sections


def test_a_field_of_four_turned_sections_names_them() -> None:
    table = new_documents.new_battlefield(LIBRARY)
    for place, id in enumerate(("7", "14", "18", "21")):
        table = battlefield.with_tile(table, place, Tile(id, place), SECTIONS)
    assert [(entry["id"], entry["quarters"]) for entry in table["battlefield"]["sections"]] == [
        ("7", 0),
        ("14", 1),
        ("18", 2),
        ("21", 3),
    ]


def test_one_painted_square_makes_it_a_free_battlefield_and_painting_it_back_sections_again() -> None:
    table = new_documents.new_battlefield(LIBRARY, "seed")
    rows = rows_in(table, SECTIONS)
    assert rows
    letter = rows[7][0]
    changed = battlefield.with_rows(table, painted(rows, {0}, "L" if letter != "L" else "T"), SECTIONS)
    assert "rows" in changed["battlefield"]
    assert [tile is None for tile in battlefield.tiles_in(changed, SECTIONS)] == [False, False, True, False]
    again = battlefield.with_rows(changed, rows, SECTIONS, battlefield.tiles_in(table, SECTIONS))
    assert again == table


def test_a_section_that_lies_elsewhere_changes_places() -> None:
    table = new_documents.new_battlefield(LIBRARY, "seed")
    first, second, *_ = battlefield.tiles_in(table, SECTIONS)
    assert first
    assert second
    moved = battlefield.with_tile(table, 1, first, SECTIONS)
    assert battlefield.tiles_in(moved, SECTIONS)[:2] == (second, first)


def test_four_turns_are_none_and_two_mirrors_are_none() -> None:
    table = new_documents.new_battlefield(LIBRARY, "seed")
    turned = table
    for _ in range(4):
        turned = battlefield.turned(turned, 2, 1, SECTIONS)
    assert turned == table
    twice = battlefield.mirrored(battlefield.mirrored(table, 3, SECTIONS), 3, SECTIONS)
    assert rows_in(twice, SECTIONS) == rows_in(table, SECTIONS)


def test_places_of_squares() -> None:
    assert [battlefield.square_place(s) for s in (56, 63, 0, 7, 28)] == [0, 1, 2, 3, 3]
