import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.board.theme import fonts
from app.board.theme.colours import THEMES
from app.board.theme.style import dress
from resources.manoeuvre.library import Library


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    dress(qapp, THEMES["light"])


def test_the_programs_own_families_are_loaded() -> None:
    assert QFontInfo(fonts.sans(14)).family() == "Source Sans Pro"
    assert QFontInfo(fonts.serif(18)).family() == "Source Serif Pro"


def test_text_scales_but_what_is_drawn_to_measure_does_not(qapp: QApplication) -> None:
    dress(qapp, THEMES["light"], 1.6)
    assert fonts.sans(10).pixelSize() == 16
    assert fonts.sans(10, scaled=False).pixelSize() == 10
    dress(qapp, THEMES["light"])
    assert fonts.sans(10).pixelSize() == 10


def test_figures_that_change_have_one_width() -> None:
    metrics = QFontMetricsF(fonts.tabular(fonts.sans(17, fonts.BOLD)))
    assert len({round(metrics.horizontalAdvance(figure), 3) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("width", [40, 66, 94, 200])
def test_a_fitted_text_never_overflows_and_never_grows(width: int) -> None:
    largest = fonts.serif(14, scaled=False)
    for army in Library().armies.values():
        for text in (army.name, *(unit.name for unit in army.units)):
            fitted = fonts.fitted(text, width, largest, 11)
            assert QFontMetricsF(fitted).horizontalAdvance(text) <= width
            assert fitted.pixelSize() <= largest.pixelSize()


def test_a_text_that_fits_keeps_its_size() -> None:
    assert fonts.fitted("Ney", 94, fonts.serif(14, scaled=False), 11).pixelSize() == 14
