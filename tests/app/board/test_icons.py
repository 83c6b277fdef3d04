from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QApplication

from app.board.icons import icon, icon_names, icon_pixmap
from app.board.theme.colours import LIGHT, THEMES
from app.board.theme.style import dress

NEEDED = {
    *("back", "boot", "branch", "cannon", "cards", "check", "cross", "crown", "dice", "export", "eye", "first", "flag"),
    *(
        "folder",
        "forward",
        "heart",
        "help",
        "hint",
        "last",
        "layers",
        "map",
        "menu",
        "mirror",
        "moon",
        "network",
        "pause",
    ),
    *("play", "rocket", "rotate_left", "rotate_right", "sabres", "save", "search", "settings", "spade", "spy"),
    *("step", "sun", "swap", "threat", "undo", "volley", "warning"),
}


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    dress(qapp, LIGHT)
    yield
    dress(qapp, LIGHT)


def test_the_icons_that_screens_name_are_there() -> None:
    assert set(icon_names()) >= NEEDED


@pytest.mark.parametrize("name", icon_names())
def test_every_icon_can_be_read_and_shows_something(name: str) -> None:
    image = icon_pixmap(name, 24).toImage()
    inked = sum(image.pixelColor(x, y).alpha() > 100 for x in range(24) for y in range(24))
    assert 12 < inked < 320


def test_no_two_icons_are_the_same() -> None:
    same = {"rotate_right", "refresh"}
    names = [name for name in icon_names() if name not in same]
    seen = [icon_pixmap(name, 24).toImage() for name in names]
    twins = [
        (names[one], names[two])
        for one in range(len(names))
        for two in range(one + 1, len(names))
        if seen[one] == seen[two]
    ]
    assert twins == []


def test_an_icon_takes_the_colour_it_is_given_or_the_ink_of_the_theme(qapp: QApplication) -> None:
    def darkest(colour: str | None = None) -> QColor:
        image = icon_pixmap("stop", 48, colour).toImage()
        return max((image.pixelColor(x, 24) for x in range(48)), key=lambda seen: seen.alpha())

    assert darkest("#B5441A").name() == "#b5441a"
    assert darkest().name() == LIGHT.ink.lower()
    dress(qapp, THEMES["dark"])
    assert darkest().name() == THEMES["dark"].ink.lower()


def test_a_disabled_icon_is_muted() -> None:
    made = icon("check")
    normal, disabled = (made.pixmap(QSize(20, 20), mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled))
    assert normal != disabled
