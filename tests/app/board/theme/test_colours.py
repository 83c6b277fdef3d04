"""Every pair of colours that is put together meets the contrast that was measured for it."""

import pytest
from PySide6.QtGui import QColor

from app.board.theme.colours import THEMES, Theme

EVERY = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
SURFACES = ("window", "panel", "raised")


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    seen = QColor(colour)
    return 0.2126 * linear(seen.redF()) + 0.7152 * linear(seen.greenF()) + 0.0722 * linear(seen.blueF())


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def over(theme: Theme, *names: str) -> list[str]:
    return [getattr(theme, name) for name in names]


def test_contrast_is_counted_as_the_guidelines_do() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@EVERY
def test_ink_reads_everywhere(theme: Theme) -> None:
    for surface in [*over(theme, *SURFACES, "well", "brass_tint"), *theme.side_tints]:
        assert contrast(theme.ink, surface) >= 11 or (theme.dark and contrast(theme.ink, surface) >= 10)


@EVERY
def test_muted_text_reads_on_every_surface(theme: Theme) -> None:
    for surface in over(theme, *SURFACES, "well"):
        assert contrast(theme.muted, surface) >= 5.3


@EVERY
@pytest.mark.parametrize("side", [0, 1])
def test_the_sides_read_as_text(theme: Theme, side: int) -> None:
    for surface in over(theme, *SURFACES):
        assert contrast(theme.side(side), surface) >= 4.5
    for surface in (theme.well, theme.side_tint(side)):
        assert contrast(theme.side(side), surface) >= 4.4


@EVERY
def test_buttons_frames_and_signs_stand_out(theme: Theme) -> None:
    assert contrast(theme.on_primary, theme.primary) >= 7
    for surface in over(theme, *SURFACES):
        assert contrast(theme.primary, surface) >= 4.5
        assert contrast(theme.brass, surface) >= 3
        assert contrast(theme.faint, surface) >= 3
        assert contrast(theme.good, surface) >= 4.5
        assert contrast(theme.warning, surface) >= 4.5


@EVERY
def test_high_contrast_has_thick_edges_and_no_tints(theme: Theme) -> None:
    assert theme.line == (2 if theme.contrast else 1)
    if theme.contrast:
        assert {*theme.side_tints, theme.brass_tint, theme.well} == {theme.window}
        assert theme.field_veil == theme.card_veil == 0


def test_only_the_dark_theme_veils_field_and_cards() -> None:
    assert (THEMES["dark"].field_veil, THEMES["dark"].card_veil) == (0.27, 0.20)
    assert THEMES["light"].field_veil == THEMES["light"].card_veil == 0
