import pytest

from app.manoeuvre.board.looks import Mark, Marks, Overlay
from app.manoeuvre.board.view.cells import arrow_words, mark_words, overlay_words, spoken
from engine.manoeuvre.battlefield import square_of

E4, E5, D4 = square_of("e4"), square_of("e5"), square_of("d4")


@pytest.mark.parametrize("mark", list(Mark))
def test_every_mark_has_words_of_its_own(mark: Mark) -> None:
    assert mark_words(mark)
    assert sum(mark_words(other) == mark_words(mark) for other in Mark) == 1


def test_a_square_is_read_with_its_mark() -> None:
    assert spoken("E4, woods", Mark.MOVE) == "E4, woods, may move here, one step"
    assert spoken("E4, woods", Mark.PLACE) == "E4, woods, a unit may be set up here"
    assert spoken("E4, woods", None) == "E4, woods"


def test_arrows_are_told_at_their_target() -> None:
    marks = Marks(arrows=((E4, E5), (D4, E5)))
    assert arrow_words(E5, marks) == "attacked from E4, D4"
    assert arrow_words(E4, marks) == ""


def test_overlays_are_told_square_by_square() -> None:
    overlay = Overlay("Night", {E4: 0, E5: 1}, {E4: "3"}, ((D4, E4),), ("France", "Britain"))
    assert overlay_words(E4, overlay) == "Night: France, 3"
    assert overlay_words(E5, overlay) == "Night: Britain"
    assert overlay_words(D4, overlay) == "Night: line to E4"
    assert overlay_words(0, overlay) == ""
    assert overlay_words(E4, None) == ""


def test_owners_without_a_name_are_told_by_their_colour() -> None:
    overlay = Overlay("Held", {E4: 0, E5: 1})
    assert [overlay_words(square, overlay) for square in (E4, E5)] == ["Held: blue", "Held: red"]
