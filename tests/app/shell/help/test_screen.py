"""The help on the screen, by mouse and by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from app.shell.desktop import Back, Desktop, Help, Tutorial
from app.shell.help.pages import Place
from app.shell.help.screen import HelpScreen

KEY = Qt.Key


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    return Desktop(tmp_path / "own")


def shown(qtbot: QtBot, desktop: Desktop, topic: str = "") -> HelpScreen:
    screen = HelpScreen(desktop, Help(topic))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    return screen


@pytest.mark.parametrize(
    ("topic", "words"),
    [
        ("", "Play in ten minutes"),
        ("card:guerrilla", "Guerrilla"),
        ("terrain:W", "Woods"),
        ("rule:§6.1", "Assault"),
        ("ruling:R31", "R31 Guerrilla cancels"),
        ("refusal:marsh-assault", "Marsh"),
        ("keys", "Keyboard"),
        ("no such thing", "Play in ten minutes"),
    ],
)
def test_it_opens_at_a_topic(qtbot: QtBot, desktop: Desktop, topic: str, words: str) -> None:
    screen = shown(qtbot, desktop, topic)
    assert screen.page.textCursor().block().text().startswith(words)


def test_what_was_opened_is_at_the_top(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop, "totals")

    def near_the_top() -> bool:
        return 0 <= screen.page.cursorRect().top() < 60

    qtbot.waitUntil(near_the_top)
    screen.resize(1000, 700)
    qtbot.waitUntil(near_the_top)


def test_links_lead_on_and_back(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop, "card:withdraw")
    assert not screen.back.isEnabled()
    screen.page.anchorClicked.emit(QUrl("topic:ruling:R10"))
    assert screen.place == Place("rulings", screen.place.heading, "R10", "manoeuvre")
    assert screen.now() == Help("ruling:R10", "manoeuvre")
    qtbot.keyClick(screen.page, KEY.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert screen.place == screen.manual.find("card:withdraw")
    qtbot.mouseClick(screen.forward, Qt.MouseButton.LeftButton)
    assert screen.place.ruling == "R10"
    qtbot.mouseClick(screen.back, Qt.MouseButton.LeftButton)
    assert screen.now() == Help("card:withdraw", "manoeuvre")


def test_the_lessons_are_a_link_away(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop, "tutorial")
    with qtbot.waitSignal(desktop.go) as gone:
        screen.page.anchorClicked.emit(QUrl("topic:tutorial"))
    assert gone.args[0] == Tutorial(game="manoeuvre")


def test_links_elsewhere_are_not_followed(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop)
    before = screen.place
    screen.page.anchorClicked.emit(QUrl("https://example.invalid/"))
    assert screen.place == before


def test_search_lists_what_it_finds(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop)
    pages = screen.list.count()
    qtbot.keyClicks(screen.search, "redoubt")
    assert 0 < screen.list.count() < pages
    assert screen.found.text() == f"{screen.list.count()} places found"
    qtbot.keyClick(screen.search, KEY.Key_Return)
    assert screen.place == screen.manual.search("redoubt")[0].place
    screen.search.setText("zebra")
    assert screen.found.text() == "Nothing is said about that."
    qtbot.keyClick(screen, KEY.Key_Escape)
    assert screen.list.count() == pages
    assert not screen.found.isVisible()


def test_the_list_is_reached_by_keys(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop)
    screen.search.setFocus()
    qtbot.waitUntil(screen.search.hasFocus)
    qtbot.keyClick(screen.search, KEY.Key_Down)
    assert screen.list.hasFocus()
    screen.list.setCurrentRow(4)  # the name of the game, the page, and two headings come before it
    qtbot.keyClick(screen.list, KEY.Key_Return)
    assert screen.place == Place("ten-minutes", 3, game="manoeuvre")


def test_the_list_is_pressed_and_shows_where_one_is(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop)
    item = screen.list.item(5)
    qtbot.mouseClick(screen.list.viewport(), Qt.MouseButton.LeftButton, pos=screen.list.visualItemRect(item).center())
    assert screen.place == item.data(Qt.ItemDataRole.UserRole)
    screen.open("ruling:R5")
    assert screen.list.currentItem().text().strip() == "Movement"


def test_a_search_shows_its_best_hit_first(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop)
    last = screen.manual.search("unit")[-1].place
    screen.go_to(last)
    qtbot.keyClicks(screen.search, "unit")
    assert screen.list.currentRow() == 0
    assert screen.list.verticalScrollBar().value() == 0


def test_search_is_a_key_away(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop)
    screen.page.setFocus()
    qtbot.keyClick(screen.page, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(screen.search.hasFocus)


def test_the_way_back(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop)
    with qtbot.waitSignal(desktop.go) as gone:
        qtbot.mouseClick(screen.bar.back, Qt.MouseButton.LeftButton)
    assert gone.args[0] == Back()


def test_every_page_can_be_shown_in_any_theme(qtbot: QtBot, desktop: Desktop) -> None:
    screen = shown(qtbot, desktop)
    for theme in ("light", "contrast_dark"):
        desktop.change(theme=theme)
        for page in screen.manual.pages:
            screen.open(page.name, page.game)
            assert screen.page.document().begin().text() == page.title
            cursor = QTextCursor(screen.page.document())
            cursor.movePosition(QTextCursor.MoveOperation.End)
            assert cursor.position() > 200
