"""What the window asks of the companion: words for lists and logs, pictures, and a table that is started."""

from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.miniatures.names import FOLLOWS
from app.miniatures.new_table import NewTableScreen
from app.miniatures.plain_text import CONSEQUENCES
from app.miniatures.screens import SCREENS, WORDS
from app.shell.desktop import Desktop, Fight, NewBattle
from app.shell.editor_screen import EditorScreen
from app.shell.window import Window
from editor.miniatures.roster_mode import RosterMode
from engine.battle import Battle
from engine.miniatures.registration import GAME
from resources.miniatures.content import Library, prepare


def test_every_consequence_has_words_on_the_screen() -> None:
    assert FOLLOWS.keys() == CONSEQUENCES.keys()


def test_a_saved_battle_is_named_by_its_rosters() -> None:
    library = Library(Path("none"))
    header, state = prepare(library.battles["ford_and_chapel"], library, "2026-05-01", "0.1.0")
    assert WORDS.heading(header) == ("The ford and the chapel", ("The Hill Brigade", "The Valley Division"))
    assert WORDS.sides_of(state) == ("The Hill Brigade", "The Valley Division")
    assert WORDS.phase("first") == "Charges"
    assert WORDS.phase("nonsense") == ""


def test_a_battle_that_is_over_says_who_has_won_and_how() -> None:
    library = Library(Path("none"))
    battle = Battle(*prepare(library.battles["ford_and_chapel"], library, "2026-05-01", "0.1.0"))
    for line in ("finish", "victory two", "agree"):
        battle.play(battle.state.read(line))
    assert WORDS.result(battle) == ("The Valley Division has won.", "By agreement.")


def test_the_picture_of_a_battle_covers_its_box(qtbot: QtBot) -> None:
    library = Library(Path("none"))
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    painter = QPainter(image)
    SCREENS.sample_board(library).paint(painter, QRect(0, 0, 300, 300), 1.0)
    painter.end()
    corners = [image.pixelColor(x, y) for x in (0, 299) for y in (0, 299)]
    assert QColor("#FF00FF") not in corners


def test_enter_starts_the_table_that_is_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    desktop = Desktop(tmp_path / "own")
    screen = NewTableScreen(desktop, NewBattle(game=GAME.id))
    qtbot.addWidget(screen)
    screen.two.list.setCurrentRow(0)
    screen.first.choose("two")
    screen.turns.setValue(6)
    with qtbot.waitSignal(desktop.go) as gone:
        QTest.keyClick(screen.two.list, Qt.Key.Key_Return)
    place = gone.args[0]
    assert isinstance(place, Fight)
    setting = place.scenario.setting
    assert [roster.id for roster in setting.rosters] == ["hill_brigade", "hill_brigade"]
    assert (setting.turns, setting.first, setting.options.dice) == (6, 1, "both")


def test_an_own_roster_is_offered_and_a_broken_one_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "own"
    desktop = Desktop(folder)
    place = desktop.library(GAME.id).folder / "rosters"
    place.mkdir(parents=True)
    text = (Path("resources/miniatures/rosters/hill_brigade.toml")).read_text(encoding="utf-8")
    (place / "mine.toml").write_text(text.replace('"hill_brigade"', '"mine"').replace("The Hill", "My"))
    (place / "broken.toml").write_text('kind = "miniatures-roster"')
    screen = NewTableScreen(desktop, NewBattle(game=GAME.id))
    qtbot.addWidget(screen)
    shown = [screen.one.list.item(row).text() for row in range(screen.one.list.count())]
    assert any(line.startswith("My Brigade") for line in shown)
    assert any("broken.toml" in fault for fault in screen._faults())


def test_a_roster_is_written_from_the_new_table_and_played_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(Desktop(tmp_path / "own"))
    qtbot.addWidget(window)
    window.show()
    window.open(NewBattle(game="miniatures"))
    table = window.screen_shown
    assert isinstance(table, NewTableScreen)
    qtbot.mouseClick(table.edit, Qt.MouseButton.LeftButton)
    screen = window.screen_shown
    assert isinstance(screen, EditorScreen)
    mode = screen.editor.modes["roster"]
    assert isinstance(mode, RosterMode)
    qtbot.keyClicks(mode.lines, "Town Guard, inf, 8/5/3")
    assert screen.editor.save()
    screen.editor.bar.play.click()
    assert isinstance(window.screen_shown, NewTableScreen)
    assert "new_roster" in window.desktop.library("miniatures").rosters
