"""Everything can be undone: whatever is done to a document, undoing all of it gives the one there was."""

from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.history import History, at, drop, put, say
from editor.manoeuvre.documents import battlefield, new_documents, scenario
from editor.manoeuvre.documents.painting import Twin, letter_at, line, painted, patch, with_twins
from engine.manoeuvre.battlefield import EDGE_NAMES, LETTERS
from resources.document import Document
from resources.manoeuvre.library import Library
from resources.manoeuvre.section_layout import Tile, rows_in
from resources.writing import write

LIBRARY = Library(Path("none"))
UNITS = [unit.id for unit in LIBRARY.army("france").units]


def _paint(table: Document, draw: Any) -> Document:
    rows = rows_in(table, LIBRARY.sections) or battlefield.EMPTY
    square, letter = draw(st.integers(0, 63)), draw(st.sampled_from(LETTERS))
    tool = draw(st.sampled_from(("brush", "fill", "line")))
    squares = {square}
    if tool == "fill":
        squares = patch(rows, square)
    elif tool == "line":
        squares = line(square, draw(st.integers(0, 63)), 8)
    squares = with_twins(squares, 8, draw(st.sampled_from(Twin)))
    return battlefield.with_rows(table, painted(rows, squares, letter), LIBRARY.sections)


def _lay(table: Document, draw: Any) -> Document:
    tile = Tile(draw(st.sampled_from(sorted(LIBRARY.sections))), draw(st.integers(0, 3)), draw(st.booleans()))
    return battlefield.with_tile(table, draw(st.integers(0, 3)), tile, LIBRARY.sections)


EDITS = (
    _paint,
    _lay,
    lambda table, draw: battlefield.turned(table, draw(st.integers(0, 3)), draw(st.integers(-1, 2)), LIBRARY.sections),
    lambda table, draw: battlefield.mirrored(table, draw(st.integers(0, 3)), LIBRARY.sections),
    lambda table, draw: battlefield.exchanged(
        table, draw(st.integers(0, 3)), draw(st.integers(0, 3)), LIBRARY.sections
    ),
    lambda table, draw: scenario.with_army(table, "one", draw(st.sampled_from(("", "france", "spain")))),
    lambda table, draw: scenario.with_edge(table, draw(st.sampled_from(("", *EDGE_NAMES)))),
    lambda table, draw: scenario.placed(table, "one", draw(st.sampled_from(UNITS)), draw(st.integers(-1, 63))),
    lambda table, draw: scenario.with_strength(
        table, "one", draw(st.sampled_from(UNITS)), draw(st.sampled_from(("full", "reduced", "lost")))
    ),
    lambda table, draw: scenario.with_pile(table, "two", "hand", draw(st.none() | st.just([]) | st.just(["supply"]))),
    lambda table, draw: scenario.with_option(table, "digging_in", draw(st.booleans())),
    lambda table, draw: scenario.with_preset(table, "Distant Lands 2017"),
    lambda table, draw: scenario.with_position(table, draw(st.booleans())),
    lambda table, draw: scenario.with_redoubt(table, draw(st.integers(0, 63))),
    lambda table, draw: say(table, ("title",), draw(st.text(max_size=9))),
)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_undoing_all_gives_the_start_and_redoing_all_the_end(data: st.DataObject) -> None:
    start = new_documents.new_battlefield(LIBRARY, "seed")
    kept = write(start)
    history = History(start)
    for _ in range(data.draw(st.integers(1, 12))):
        edit = data.draw(st.sampled_from(EDITS))
        key = data.draw(st.sampled_from(("", "stroke")))
        history = history.do(edit(history.now, data.draw), "Edit", key)
        if data.draw(st.integers(0, 9)) == 0:
            history = history.undo()
    end = history.now
    back = history
    while back.past:
        back = back.undo()
    assert back.now == start
    assert write(start) == kept, "no edit has changed the document it was given"
    while back.future:
        back = back.redo()
    # What was undone on the way may be redone too; the end lies on the way.
    while back.past and back.now != end:
        back = back.undo()
    assert back.now == end


def test_a_change_that_changes_nothing_leaves_no_trace() -> None:
    assert History({"id": "a"}).do({"id": "a"}, "Nothing").past == ()


def test_strokes_of_one_key_are_one_change_until_they_are_settled() -> None:
    history = History({"n": 0})
    for number in (1, 2, 3):
        history = history.do({"n": number}, "Count", "count")
    assert len(history.past) == 1
    history = history.settled().do({"n": 4}, "Count", "count")
    assert history.undo().now == {"n": 3}
    assert history.undo().undo().now == {"n": 0}
    assert (history.undo_words, history.undo().redo_words) == ("Count", "Count")


def test_a_new_change_forgets_what_was_undone() -> None:
    history = History({"n": 0}).do({"n": 1}, "One").undo().do({"n": 2}, "Two")
    assert history.redo() == history
    assert not history.future


def test_tables_are_changed_by_path() -> None:
    table = {"units": [{"full": 6}, {"full": 5}]}
    assert at(put(table, ("units", 1, "full"), 4), ("units", 1, "full")) == 4
    assert table["units"][1] == {"full": 5}
    assert drop(table, ("units", 0)) == {"units": [{"full": 5}]}
    assert say({"one": {"lost": ["a"]}}, ("one", "lost"), []) == {}
    assert at(table, ("units", 9, "full"), "none") == "none"


def test_a_line_and_its_way_back_pass_the_same_squares() -> None:
    assert all(line(a, b, 8) == line(b, a, 8) for a in range(64) for b in range(64))


def test_a_symmetric_brush_paints_the_picture_too() -> None:
    rows = painted(("....",) * 4, with_twins({0}, 4, Twin.FOURFOLD), "H")
    assert rows == ("H..H", "....", "....", "H..H")
    assert letter_at(painted(("....",) * 4, with_twins({1}, 4, Twin.TURNED), "T"), 14) == "T"


def test_a_fill_stops_at_other_ground() -> None:
    assert patch(("..W.", "..W.", "..W.", "..W."), 0) == {0, 1, 4, 5, 8, 9, 12, 13}
