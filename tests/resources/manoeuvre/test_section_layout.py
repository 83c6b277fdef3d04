from hypothesis import given
from hypothesis import strategies as st

from engine.manoeuvre.battlefield import Section, rotate
from resources.manoeuvre.library import Library
from resources.manoeuvre.section_layout import Tile, drawn, letters_of, mirrored, recognised, rows_of

SECTIONS = {
    "a": Section("a", ("W...", "....", ".WW.", ".WWH")),
    "b": Section("b", (".WT.", "...W", "....", "H...")),
    "c": Section("c", ("T..H", ".W..", "....", "...W")),
    "d": Section("d", ("..H.", "...H", ".HH.", "...H")),
}
TILES = st.builds(Tile, st.sampled_from(sorted(SECTIONS)), st.integers(0, 3), st.booleans())


@given(TILES)
def test_turning_turns_what_is_seen(tile):
    assert tile.turn(1).rows(SECTIONS) == rotate(tile.rows(SECTIONS), 1)
    assert tile.turn(1).turn(-1) == tile


@given(TILES)
def test_mirroring_mirrors_what_is_seen_however_it_is_turned(tile):
    assert tile.mirror().rows(SECTIONS) == mirrored(tile.rows(SECTIONS))
    assert tile.mirror().mirror() == tile


def test_a_symmetrical_section_needs_no_mirroring():
    even = {"e": Section("e", ("H..H", "....", ".TT.", "...."))}
    assert not Tile("e").mirror().plain(even).mirrored
    assert Tile("b").mirror().plain(SECTIONS).mirrored


def test_four_tiles_make_a_battlefield_with_the_north_first():
    rows = rows_of([Tile(id) for id in "abcd"], SECTIONS)
    assert rows[0] == "W....WT."
    assert rows[7] == "...W...H"
    assert letters_of(rows)[:8] == rows[7], "a1 comes first on a board"


@given(st.permutations(sorted(SECTIONS)), st.lists(st.tuples(st.integers(0, 3), st.booleans()), min_size=4, max_size=4))
def test_tiles_are_found_again_in_the_rows_they_make(ids, ways):
    tiles = [Tile(id, quarters, mirror) for id, (quarters, mirror) in zip(ids, ways, strict=True)]
    found = recognised(rows_of(tiles, SECTIONS), SECTIONS)
    assert found is not None
    assert rows_of(found, SECTIONS) == rows_of(tiles, SECTIONS)


def test_rows_that_are_nobodys_are_not_recognised():
    assert recognised(("LLLLLLLL",) * 8, SECTIONS) is None


def test_the_same_seed_draws_the_same_field_for_ever():
    sections = Library().sections.values()
    field = drawn("waterloo-1815", sections)
    assert field == drawn("waterloo-1815", reversed(list(sections)))
    assert field != drawn("waterloo-1816", sections)
    assert [(tile.id, tile.quarters) for tile in field] == [("30", 2), ("20", 0), ("24", 0), ("18", 1)]
    assert len({tile.id for tile in field}) == 4
