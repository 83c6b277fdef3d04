import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.board.paint.outline import patches
from app.board.paint.terrain import paint_ground
from app.board.theme.colours import THEMES
from app.board.theme.style import dress
from app.manoeuvre.board.looks import BoardLook, CounterLook, Mark, Marks, Overlay
from app.manoeuvre.board.paint.boards import board_image
from app.manoeuvre.board.paint.pixmaps import board_pixmap, ground_pixmap
from engine.manoeuvre.battlefield import LETTERS
from tests.app.manoeuvre.board.paint.conftest import difference

FIELD = "W.HL" * 4 + "..TM" * 4 + "FW.." * 4 + "H..." * 4
NEY = CounterLook(0, 0, "france", "8th Legere", "8th Regiment Legere", False, 6, False)


def test_every_terrain_can_be_told_without_colour(paper) -> None:
    sheets = [paper(lambda painter, letter=letter: paint_ground(painter, letter, 72), 72) for letter in LETTERS]
    for place, one in enumerate(sheets):
        for other in sheets[place + 1 :]:
            assert difference(one, other) > 0.12


def test_ground_is_painted_the_same_every_time(paper) -> None:
    first, second = (paper(lambda painter: paint_ground(painter, FIELD, 160), 160) for _ in range(2))
    assert first == second


def test_the_first_letter_lies_at_the_bottom_left(paper) -> None:
    plain = paper(lambda painter: paint_ground(painter, "." * 64, 160, grid=False), 160)
    town = paper(lambda painter: paint_ground(painter, "T" + "." * 63, 160, grid=False), 160)
    corner = QRect(0, 140, 20, 20)
    assert plain.copy(corner) != town.copy(corner)
    assert plain.copy(QRect(30, 0, 130, 130)) == town.copy(QRect(30, 0, 130, 130))


def test_ground_stays_in_its_box(paper) -> None:
    sheet = paper(lambda painter: paint_ground(painter, "W" * 16, 60), 96)
    outside = [sheet.pixelColor(x, y).alpha() for x in range(96) for y in range(96) if x > 61 or y > 61]
    assert max(outside) == 0


def test_ground_that_is_not_laid_looks_like_none(paper) -> None:
    bare, *laid = (paper(lambda painter, sign=sign: paint_ground(painter, sign, 72), 72) for sign in "?" + LETTERS)
    for ground in laid:
        assert difference(bare, ground) > 0.03


def test_patches_hold_together_along_edges_only() -> None:
    found = sorted(sorted(patch) for patch in patches("WW..W......W...W", 4, "W"))
    assert [len(patch) for patch in found] == [3, 2]


def test_the_field_is_veiled_in_the_dark(qapp: QApplication) -> None:
    def light() -> int:
        return ground_pixmap("." * 64, 80).toImage().pixelColor(44, 44).lightness()

    by_day = light()
    dress(qapp, THEMES["dark"])
    assert light() < by_day - 25
    dress(qapp, THEMES["contrast_dark"])
    assert light() == by_day


def test_the_frame_names_what_it_is_told() -> None:
    south = board_pixmap("." * 64, 160, 12)
    north = board_pixmap("." * 64, 160, 12, columns=tuple("HGFEDCBA"), rows=tuple("12345678"))
    assert south.width() == 184
    assert south.toImage() != north.toImage()
    assert south.toImage().copy(12, 12, 160, 160) == north.toImage().copy(12, 12, 160, 160)


def test_pictures_are_sharp_on_dense_screens() -> None:
    picture = ground_pixmap("." * 16, 50, 2.0)
    assert (picture.width(), picture.devicePixelRatio()) == (100, 2.0)
    assert picture.deviceIndependentSize().width() == 50


def test_a_picture_is_painted_once() -> None:
    assert ground_pixmap("." * 16, 50).cacheKey() == ground_pixmap("." * 16, 50).cacheKey()


@pytest.mark.parametrize(
    ("change", "square"),
    [
        ({"look": BoardLook(FIELD, {27: NEY})}, 27),
        ({"look": BoardLook(FIELD, redoubts=frozenset({9}))}, 9),
        ({"marks": Marks({50: Mark.TARGET})}, 50),
        ({"overlay": Overlay("Held", owners={14: 1})}, 14),
        ({"overlay": Overlay("Held", numbers={40: "+2"})}, 40),
    ],
)
def test_a_board_shows_what_lies_on_it(change: dict, square: int) -> None:
    bare = board_image(BoardLook(FIELD), 316)
    image = board_image(**({"look": BoardLook(FIELD), "size": 316} | change))
    assert image.size() == bare.size()
    box = QRect(10 + square % 8 * 37, 10 + (7 - square // 8) * 37, 37, 37)
    assert image.copy(box) != bare.copy(box)
    assert image.copy(10 + 7 * 37, 10 + 7 * 37, 37, 37) == bare.copy(10 + 7 * 37, 10 + 7 * 37, 37, 37)


def test_arrows_ghosts_and_lines_are_drawn_between_squares() -> None:
    look = BoardLook(FIELD, {8: NEY})
    bare = board_image(look, 316)
    for changed in (
        board_image(look, 316, Marks(arrows=((8, 24),))),
        board_image(look, 316, Marks(ghost=(8, 24))),
        board_image(look, 316, overlay=Overlay("Fire", lines=((8, 24),))),
    ):
        assert changed != bare


def test_an_image_needs_no_screen_and_can_be_saved(tmp_path) -> None:
    path = tmp_path / "board.png"
    assert board_image(BoardLook("." * 64), 200).save(str(path))
    assert QImage(str(path)).width() == 200
