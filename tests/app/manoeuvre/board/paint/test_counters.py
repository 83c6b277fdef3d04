from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetricsF, QImage

from app.board.theme.colours import THEMES
from app.manoeuvre.board.looks import CounterLook
from app.manoeuvre.board.paint.counters import (
    COCKADES,
    NAME_WIDTH,
    name_font,
    paint_cockade,
    paint_counter,
    paint_redoubt,
)
from app.manoeuvre.board.paint.pixmaps import cockade_pixmap, counter_pixmap
from resources.manoeuvre.library import Library
from tests.app.manoeuvre.board.paint.conftest import difference

GUARD = CounterLook(0, 0, "france", "Imp. Guard", "Imperial Guard", False, 8, False)


@pytest.fixture
def shown(paper):
    def show(look: CounterLook, **how) -> QImage:
        return paper(lambda painter: paint_counter(painter, look, 80, **how), ground="#C8CA92", centred=True)

    return show


@pytest.mark.parametrize(
    "change",
    [{"reduced": True}, {"side": 1}, {"cavalry": True}, {"strength": 3}, {"cover": 2}, {"label": "Guard"}],
    ids=lambda change: next(iter(change)),
)
def test_what_matters_is_told_without_colour(shown, change: dict) -> None:
    assert difference(shown(GUARD), shown(replace(GUARD, **change))) > 0.004


def test_the_sides_differ_in_shape(paper) -> None:
    """Alone by which corners are filled: round ones reach further out than cut ones."""

    def corner(side: int) -> int:
        sheet = paper(
            lambda painter: paint_counter(painter, replace(GUARD, side=side), 80, theme=THEMES["contrast_light"]),
            centred=True,
        )
        return sum(sheet.pixelColor(8 + i, 8 + i).alpha() > 128 for i in range(12))

    assert corner(0) > corner(1)


def test_nations_differ_whichever_side_they_are_on(shown) -> None:
    assert shown(GUARD) != shown(replace(GUARD, nation="prussia"))


def test_a_ghost_lets_the_ground_through(shown) -> None:
    solid, ghost = shown(GUARD).pixelColor(14, 60), shown(GUARD, ghost=True).pixelColor(14, 60)
    assert ghost.lightness() > solid.lightness()


def test_a_lifted_counter_throws_a_longer_shadow(shown) -> None:
    assert shown(GUARD, lift=True).pixelColor(50, 93).lightness() < shown(GUARD).pixelColor(50, 93).lightness()


def test_high_contrast_has_no_shadow(shown) -> None:
    plain = shown(GUARD, theme=THEMES["contrast_light"])
    assert plain.pixelColor(50, 93).name() == "#c8ca92"


def test_every_label_of_the_twelve_armies_fits_its_band() -> None:
    armies = Library().armies
    assert len(armies) == 12
    for army in armies.values():
        for unit in army.units:
            font = name_font(unit.label)
            assert QFontMetricsF(font).horizontalAdvance(unit.label) <= NAME_WIDTH
            # Squeezed by a little, never beyond reading.
            assert font.stretch() == 0 or font.stretch() >= 80


def test_every_army_has_a_cockade_of_its_own(paper) -> None:
    assert set(COCKADES) == set(Library().armies)
    seen = [
        paper(lambda painter, nation=nation: paint_cockade(painter, nation, 20), 48, centred=True)
        for nation in (*COCKADES, "my_own_army")
    ]
    assert all(one != other for place, one in enumerate(seen) for other in seen[place + 1 :])


def test_a_redoubt_shows_round_a_counter(paper) -> None:
    def with_counter(painter, redoubt: bool) -> None:
        if redoubt:
            paint_redoubt(painter, 96)
        painter.translate(48, 48)
        paint_counter(painter, GUARD, 80)

    bare, walled = (
        paper(lambda painter, redoubt=redoubt: with_counter(painter, redoubt), ground="#C8CA92")
        for redoubt in (False, True)
    )
    assert difference(bare, walled) > 0.1


def test_pictures_have_the_size_that_is_asked_for() -> None:
    assert counter_pixmap(GUARD, 74).width() == 74
    assert counter_pixmap(GUARD, 74, 1.5).width() == 111
    assert cockade_pixmap("france", 10).width() == 23
    # Nothing is cut: the rim of the box is empty.
    image = counter_pixmap(GUARD, 74, lift=True).toImage()
    assert max(image.pixelColor(x, 0).alpha() for x in range(74)) == 0
