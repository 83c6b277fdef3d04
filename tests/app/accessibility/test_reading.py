"""What somebody hears who plays with a screen reader: asked from another process, over the bus that Orca uses."""

import sys
from collections.abc import Iterator

import pytest

from tests.app.accessibility.desktop import Desktop, lacking

pytestmark = pytest.mark.skipif(bool(lacking()), reason=f"this system lacks {lacking()}")


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop([sys.executable, "-m", "tests.app.accessibility.specimen"]) as desktop:
        yield desktop


def test_the_board_is_a_table_of_64_named_cells(desktop: Desktop) -> None:
    cells = desktop.names("table cell")
    assert len(cells) == 64
    assert cells[0] == "A8, open ground"
    assert cells[-1] == "H1, open ground"
    assert "E2, open ground, selected" in cells
    assert "E3, open ground, may move here, one step" in cells


def test_the_board_has_the_focus(desktop: Desktop) -> None:
    tables = desktop.ask("find", role="table")
    assert [table["name"] for table in tables] == ["Board"]


def test_a_square_is_pressed_by_its_name_again_and_again(desktop: Desktop) -> None:
    desktop.ask("heard")
    for name in ("E3", "E3", "H8"):
        desktop.press("table cell", name)
        heard = desktop.wait(lambda: desktop.ask("heard"), "an announcement")
        assert heard == [f"Pressed {name}, open ground"]


def test_cards_are_buttons_that_say_how_they_stand(desktop: Desktop) -> None:
    cards = [card for card in desktop.ask("find") if card["name"].startswith("Unit, Imperial Guard")]
    assert [card["name"] for card in cards] == [
        "Unit, Imperial Guard, Attack 2d8, Added",
        "Unit, Imperial Guard, Attack 2d8",
    ]
    assert [card["checked"] for card in cards] == [True, False]
    assert cards[1]["description"] == "card 2 of 2. Not next to F4 (§6.1)."


def test_a_card_is_played_by_its_name(desktop: Desktop) -> None:
    desktop.ask("heard")
    assert desktop.ask("press", name="Unit, Imperial Guard")
    assert desktop.wait(lambda: desktop.ask("heard"), "an announcement") == ["Played card 1"]


def test_arrows_are_followed_cell_by_cell_and_enter_presses(desktop: Desktop) -> None:
    desktop.press("table cell", "D4")
    desktop.wait(lambda: desktop.ask("heard"), "an announcement")
    desktop.ask("focus")
    for key, name in (("Right", "E4"), ("Up", "E5"), ("Left", "D5"), ("Down", "D4")):
        desktop.ask("type", key=key)
        read = desktop.wait(lambda: desktop.ask("focus"), f"the focus after {key}")
        assert read == [f"{name}, open ground"]
    desktop.ask("type", key="Return")
    assert desktop.wait(lambda: desktop.ask("heard"), "an announcement") == ["Pressed D4, open ground"]
