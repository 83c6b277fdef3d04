"""The screen of a new battle by mouse and by keyboard, and that what comes out of it is what was chosen."""

import runpy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ai.manoeuvre.levels import LEVELS as REAL_LEVELS
from app.manoeuvre import content_literals
from app.manoeuvre.board.thumbnails import SECTION
from app.manoeuvre.levels import LEVELS, level_words
from app.manoeuvre.new_battle.field import FairnessNote
from app.manoeuvre.new_battle.plan import Mode, Opponent
from app.manoeuvre.new_battle.screen import NewBattleScreen, SaveDialog
from app.manoeuvre.rule_text import FIRST, rule_rows
from app.shell.desktop import Desktop, Fight, Home, NewBattle
from app.shell.play.participants import Participant
from engine.manoeuvre import tags
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH
from engine.manoeuvre.options import FULL, QUICK, Options
from engine.manoeuvre.playout import play_out
from engine.manoeuvre.state import State
from resources.manoeuvre.content import prepare
from resources.manoeuvre.section_layout import Tile

LEFT = Qt.MouseButton.LeftButton
TILES = tuple(Tile(id) for id in ("21", "14", "18", "7"))


@pytest.fixture
def screen(qtbot: QtBot) -> NewBattleScreen:
    screen = NewBattleScreen(Desktop(), NewBattle(), Random(1))
    qtbot.addWidget(screen)
    screen.resize(1440, 900)
    screen.show_plan(replace(screen.plan, tiles=TILES))
    screen.show()
    return screen


@pytest.fixture
def went(screen: NewBattleScreen) -> list[Any]:
    """Where the screen wants to go."""
    places: list[Any] = []
    screen.desktop.go.connect(places.append)
    return places


def press(qtbot: QtBot, widget: QWidget, *keys: Qt.Key | str) -> None:
    """Keys as somebody without a mouse presses them."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    for key in keys:
        if isinstance(key, str):
            qtbot.keyClicks(QApplication.focusWidget() or widget, key)
        else:
            qtbot.keyClick(QApplication.focusWidget() or widget, key)


def drop(widget: QWidget, words: str) -> None:
    data = QMimeData()
    data.setData(SECTION, words.encode())
    move, left, none = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    at = QPointF(20, 20)
    QApplication.sendEvent(widget, QDragEnterEvent(at.toPoint(), move, data, left, none))
    QApplication.sendEvent(widget, QDropEvent(at, move, data, left, none))


def ids(screen: NewBattleScreen) -> list[str]:
    return [tile.id for tile in screen.plan.tiles]


def fought(fight: Fight, screen: NewBattleScreen) -> State:
    """Its first state; random play to the end shows that it can be fought."""
    _, state = prepare(fight.scenario, screen.desktop.library("manoeuvre"), "2026-01-01", "test")
    play_out(state.copy(), Random(1))
    return state


# Composing the field


def test_a_section_is_dragged_from_the_library_onto_a_place(screen):
    drop(screen.field.board.places[2], "section 24")
    assert ids(screen) == ["21", "14", "24", "7"]


def test_sections_are_dragged_from_place_to_place(screen):
    drop(screen.field.board.places[3], "place 0")
    assert ids(screen) == ["7", "14", "18", "21"]


@pytest.mark.parametrize("words", ["section nobody", "place 9", "place 2", "something else", "\udcff"])
def test_what_is_nothing_of_ours_is_not_laid(screen, words):
    drop(screen.field.board.places[2], words.encode("utf-8", "replace").decode())
    assert screen.plan.tiles == TILES


def test_a_drag_that_goes_by_leaves_no_trace(screen):
    place = screen.field.board.places[0]
    data = QMimeData()
    data.setData(SECTION, b"section 24")
    enter = QDragEnterEvent(place.rect().center(), Qt.DropAction.MoveAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(place, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(place, QDragLeaveEvent())
    assert screen.plan.tiles == TILES


def test_click_a_place_then_a_section(screen, qtbot):
    qtbot.mouseClick(screen.field.board.places[1], LEFT)
    assert screen.field.board.place == 1
    assert screen.field.strip.buttons["14"].isChecked()
    qtbot.mouseClick(screen.field.strip.buttons["24"], LEFT)
    assert ids(screen) == ["21", "24", "18", "7"]
    qtbot.mouseClick(screen.field.board.places[1], LEFT)
    assert screen.field.board.place == -1


def test_the_tools_turn_and_mirror_in_place(screen, qtbot):
    qtbot.mouseClick(screen.field.board.places[1], LEFT)
    left, right, mirror = [button for button in screen.field.board.tools.findChildren(QWidget) if button.toolTip()]
    qtbot.mouseClick(right, LEFT)
    assert screen.plan.tiles[1] == Tile("14", 1)
    qtbot.mouseClick(left, LEFT)
    qtbot.mouseClick(left, LEFT)
    assert screen.plan.tiles[1] == Tile("14", 3)
    qtbot.mouseClick(mirror, LEFT)
    assert screen.plan.tiles[1] == Tile("14", 1, True)


def test_everything_about_the_field_by_keyboard(screen, qtbot):
    places = screen.field.board.places
    press(qtbot, screen.field.strip.buttons["24"], "3")
    assert ids(screen) == ["21", "14", "24", "7"]
    press(qtbot, places[0], Qt.Key.Key_Right, Qt.Key.Key_Down)
    assert places[3].hasFocus()
    press(qtbot, places[3], "r")
    assert screen.plan.tiles[3].quarters == 1
    qtbot.keyClick(places[3], Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert screen.plan.tiles[3].quarters == 0
    press(qtbot, places[3], "m")
    assert screen.plan.tiles[3].mirrored
    press(qtbot, places[3], "2")
    assert screen.field.board.place == 1
    assert places[1].hasFocus()
    press(qtbot, screen.field.strip.buttons["5"], Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert ids(screen)[1] == "6"
    press(qtbot, places[1], Qt.Key.Key_Escape)
    assert screen.field.board.place == -1
    press(qtbot, places[1], Qt.Key.Key_Return)
    assert screen.field.board.place == 1


def test_a_section_without_a_place_asks_for_one(screen, qtbot):
    press(qtbot, screen.field.strip.buttons["24"], Qt.Key.Key_Return)
    assert screen.plan.tiles == TILES
    assert "1 to 4" in screen.field.hint.text()


def test_places_and_sections_are_heard(screen):
    place = screen.field.board.places[1]
    assert place.accessibleName().startswith("Place 2, north-east: section 14")
    assert "on the board" in screen.field.strip.buttons["14"].accessibleName()
    screen.show_plan(screen.plan.with_tile(1, Tile("14", 2, True)))
    assert place.accessibleName().endswith("mirrored, upside down")


# Seed, edges, fairness


def test_the_same_seed_lays_the_same_field(screen, qtbot):
    field = screen.field
    field.seed.setFocus()
    field.seed.selectAll()
    qtbot.keyClicks(field.seed, "ulm")
    qtbot.keyClick(field.seed, Qt.Key.Key_Return)
    first = screen.plan.tiles
    qtbot.mouseClick(field.shuffle, LEFT)
    assert screen.plan.tiles != first
    assert field.seed.text() == screen.plan.seed != "ulm"
    screen.show_plan(screen.plan.with_seed("ulm", screen.desktop.library("manoeuvre")))
    assert screen.plan.tiles == first


def test_changing_the_field_by_hand_clears_the_seed(screen, qtbot):
    qtbot.mouseClick(screen.field.shuffle, LEFT)
    press(qtbot, screen.field.board.places[0], "r")
    assert screen.field.seed.text() == ""


def test_edges_are_chosen_with_who_stands_where(screen):
    actions = {action.data(): action for action in screen.field.edges.menu().actions()}
    assert actions[EAST].text() == "France in the east, Great Britain in the west"
    actions[EAST].trigger()
    assert screen.plan.edge == EAST
    assert "east and west" in screen.field.edges.text()
    assert screen.field.labels[1].name.text() == "France"
    assert screen.armies.cards[0].who.text() == "You, east"
    actions[NORTH].trigger()
    assert screen.field.labels[0].name.text() == "France"


def test_the_fairness_is_explained(screen, qtbot):
    assert screen.field.fair.text() == "Fairness 88"
    assert "Hills: 3 in the south, 4 in the north." in screen.field.fair.toolTip()
    qtbot.mouseClick(screen.field.fair, LEFT)
    note = screen.findChild(FairnessNote)
    assert note is not None
    assert "88" in note.accessibleName()
    qtbot.keyClick(note, Qt.Key.Key_Escape)
    assert not note.isVisible()


# Modes


def test_a_random_field_cannot_be_changed_but_drawn_anew(screen, qtbot):
    qtbot.mouseClick(screen.modes.button("random"), LEFT)
    assert screen.plan.mode is Mode.RANDOM
    assert screen.plan.seed
    assert screen.field.strip.isHidden()
    assert all(place.isHidden() for place in screen.field.board.places)
    before = screen.plan.tiles
    qtbot.mouseClick(screen.field.shuffle, LEFT)
    assert screen.plan.tiles != before
    qtbot.mouseClick(screen.modes.button("compose"), LEFT)
    assert not screen.field.board.places[0].isHidden()


def test_a_scenario_is_chosen_from_the_list(screen, qtbot, went):
    qtbot.mouseClick(screen.modes.button("scenario"), LEFT)
    assert screen.plan.scenario.id == "first_battle"
    shown = screen.scenarios.list
    press(qtbot, shown, Qt.Key.Key_Down)
    assert screen.plan.scenario.id == shown.entries()[1].key
    assert screen.sheet.title.text() == shown.entries()[1].title
    assert screen.sheet.notes.text()
    shown.setCurrentRow(0)
    press(qtbot, shown, Qt.Key.Key_Return)
    assert went[-1].scenario == screen.desktop.library("manoeuvre").scenario("first_battle")
    assert went[-1].participants == (Participant(), Participant("computer", "captain"))


def test_every_scenario_can_be_looked_at_and_begun(screen, qtbot, went):
    screen.set_mode("scenario")
    words = set()
    for row in range(screen.scenarios.list.count()):
        screen.scenarios.list.setCurrentRow(row)
        screen.grab()
        words.add(screen.foot.begin.text())
        qtbot.mouseClick(screen.foot.begin, LEFT)
        fought(went[-1], screen)
    assert words == {"Begin the set-up", "Begin the battle", "Deploy the armies"}


def test_in_a_scenario_one_may_lead_the_other_side(screen, qtbot, went):
    screen.set_mode("scenario")
    qtbot.mouseClick(screen.sheet.swap, LEFT)
    assert screen.sheet.sides[1].who.text() == "You, south"
    qtbot.mouseClick(screen.foot.begin, LEFT)
    assert went[-1].participants == (Participant("computer", "captain"), Participant())


def test_a_battle_under_way_has_nothing_left_to_set_up(screen):
    screen.show_plan(screen.plan.with_scenario(screen.desktop.library("manoeuvre").scenario("last_stand")))
    assert not screen.rules.rows["set_up"].isEnabled()
    assert screen.rules.rows["hill_bonus"].isEnabled()


def test_coming_from_a_scenario_the_composed_battle_is_quick_again(screen):
    screen.show_plan(screen.plan.with_scenario(screen.desktop.library("manoeuvre").scenario("open_battle")))
    screen.set_mode("compose")
    assert screen.plan.options.set_up == QUICK


# Armies


def test_an_army_goes_to_the_side_that_is_chosen_for(screen, qtbot):
    armies = screen.armies
    qtbot.mouseClick(armies.buttons["russia"], LEFT)
    assert screen.plan.armies == ("france", "russia")
    qtbot.mouseClick(armies.cards[0], LEFT)
    qtbot.mouseClick(armies.buttons["spain"], LEFT)
    assert screen.plan.armies == ("spain", "russia")
    qtbot.mouseClick(armies.sides.button("1"), LEFT)
    qtbot.mouseClick(armies.buttons["spain"], LEFT)
    assert screen.plan.armies == ("spain", "spain")
    assert armies.buttons["spain"].accessibleDescription() == "On both sides."


def test_armies_by_keyboard_and_swapped(screen, qtbot):
    press(qtbot, screen.armies.buttons["sweden"], "1")
    press(qtbot, screen.armies.buttons["prussia"], "2")
    assert screen.plan.armies == ("sweden", "prussia")
    press(qtbot, screen.armies.buttons["india"], Qt.Key.Key_Return)
    assert screen.plan.armies == ("sweden", "india")
    qtbot.mouseClick(screen.armies.swap, LEFT)
    assert screen.plan.armies == ("india", "sweden")


def test_an_army_tells_its_figures(screen):
    card = screen.armies.cards[0]
    assert card.accessibleName() == "France, You, south: strength 53, 2 cavalry, 6 leaders"
    assert card.ease.text() == "Easy"
    assert "Guard" in card.style_line.text()


# Opponent


def test_the_slider_names_every_level(screen, qtbot):
    slider = screen.opponent.sliders[1]
    press(qtbot, slider, Qt.Key.Key_Right)
    assert screen.plan.levels[1] == "colonel"
    assert slider.accessibleName() == "Level of the AI: Colonel"
    assert "Colonel" in screen.opponent.about.text()
    qtbot.mouseClick(slider, LEFT, pos=slider.stop(5))
    assert screen.plan.levels[1] == "marshal"
    assert "AI, Marshal" in screen.armies.cards[1].who.text()


def test_two_at_one_screen_or_two_computers(screen, qtbot, went):
    qtbot.mouseClick(screen.opponent.kinds.button("person"), LEFT)
    assert "curtain" in screen.opponent.about.text()
    assert not any(slider.isVisibleTo(screen) for slider in screen.opponent.sliders)
    qtbot.mouseClick(screen.foot.begin, LEFT)
    assert went[-1].participants == (Participant(), Participant())
    qtbot.mouseClick(screen.opponent.kinds.button("watch"), LEFT)
    press(qtbot, screen.opponent.sliders[0], Qt.Key.Key_Left, Qt.Key.Key_Left)
    qtbot.mouseClick(screen.foot.begin, LEFT)
    assert went[-1].participants == (Participant("computer", "recruit"), Participant("computer", "captain"))


def test_the_level_is_remembered(screen, qtbot):
    screen.show_plan(screen.plan.with_level(1, "general"))
    qtbot.mouseClick(screen.foot.begin, LEFT)
    again = NewBattleScreen(screen.desktop, NewBattle(), Random(2))
    qtbot.addWidget(again)
    assert again.plan.levels[1] == "general"


def test_the_levels_are_those_of_the_opponent():
    assert tuple(level.name for level in REAL_LEVELS) == LEVELS
    assert {level.name: level.words for level in REAL_LEVELS} == {name: level_words(name) for name in LEVELS}
    assert level_words("somebody's bot") == ""


# Rules


def test_every_option_is_in_the_list_with_its_rule():
    rows = {row.key: row for row in rule_rows()}
    assert set(rows) == {*Options().__dataclass_fields__, FIRST}
    assert all(row.rule for row in rows.values())
    assert all(value.meaning.endswith(".") for row in rows.values() for value in row.values)


def test_an_option_opens_explains_and_changes(screen, qtbot):
    rows = screen.rules.rows
    qtbot.mouseClick(rows["digging_in"].head, LEFT)
    assert rows["digging_in"].is_open()
    qtbot.mouseClick(rows["hill_bonus"].head, LEFT)
    assert not rows["digging_in"].is_open(), "one at a time"
    qtbot.mouseClick(rows["hill_bonus"].choices.button("lead"), LEFT)
    assert screen.plan.options.hill_bonus == "lead"
    assert screen.rules.presets.value == "own"
    assert "Only the unit that leads" in rows["hill_bonus"].meaning.text()
    assert rows["hill_bonus"].head.accessibleName() == "Hill bonus with support lead unit"
    assert "your own rules" in screen.foot.sentence.text()
    qtbot.mouseClick(screen.rules.presets.button("Distant Lands 2017"), LEFT)
    assert screen.plan.preset == "Distant Lands 2017"
    assert screen.plan.options.digging_in


def test_the_length_is_a_number(screen, qtbot):
    row = screen.rules.rows["length_limit"]
    press(qtbot, row.head, Qt.Key.Key_Space)
    row.number.setValue(12)
    assert screen.plan.options.length_limit == 12
    assert row.head.value.text() == "12 turns"


def test_who_goes_first(screen, qtbot, went):
    row = screen.rules.rows[FIRST]
    qtbot.mouseClick(row.head, LEFT)
    qtbot.mouseClick(row.choices.button("two"), LEFT)
    qtbot.mouseClick(screen.foot.begin, LEFT)
    assert fought(went[-1], screen).first == 1


def test_the_full_set_up_is_explained_and_left_again(screen, qtbot, went):
    row = screen.rules.rows["set_up"]
    qtbot.mouseClick(row.head, LEFT)
    qtbot.mouseClick(row.choices.button(FULL), LEFT)
    assert screen.open_note.isVisibleTo(screen)
    assert screen.field.isHidden()
    assert screen.foot.begin.text() == "Begin the set-up"
    qtbot.mouseClick(screen.foot.begin, LEFT)
    state = fought(went[-1], screen)
    assert state.stack[-1] == tags.FIRST_PLAYER
    assert state.field.blank
    qtbot.mouseClick(screen.open_note.button, LEFT)
    assert screen.field.isVisibleTo(screen)


# The foot, saving, going


def test_the_sentence_sums_it_all_up(screen):
    assert screen.foot.sentence.accessibleName() == (
        "France against Great Britain on sections 21, 14, 18 and 7, Base 2010, quick battle, against the AI, Captain."
    )


def test_the_green_button_fights_what_was_composed(screen, qtbot, went):
    drop(screen.field.board.places[0], "section 24")
    press(qtbot, screen.field.board.places[0], "m")
    qtbot.mouseClick(screen.foot.begin, LEFT)
    state = fought(went[-1], screen)
    assert state.field.rows == screen.plan.rows(screen.desktop.library("manoeuvre"))
    assert state.edges == [SOUTH, NORTH]
    assert [army.id for army in state.armies] == ["france", "great_britain"]


def test_what_cannot_be_fought_says_why(screen):
    chosen = screen.plan.with_scenario(screen.desktop.library("manoeuvre").scenario("nightfall"))
    screen.show_plan(replace(chosen, options=replace(chosen.options, length_limit=1)))
    assert not screen.foot.begin.isEnabled()
    assert "Night falls after turn 1" in screen.foot.sentence.text()
    assert "Night falls after turn 1" in screen.foot.begin.toolTip()
    troubles: list[str] = []
    screen.desktop.trouble.connect(troubles.append)
    screen.begin()
    assert "Night falls" in troubles[0]


def test_a_set_up_is_saved_and_taken_up_again(screen, qtbot, monkeypatch):
    def fill(dialog: SaveDialog) -> SaveDialog.DialogCode:
        qtbot.keyClicks(dialog.name, "Bridge of Lodi")
        dialog.notes.setPlainText("Hold the bridge.")
        assert dialog.save.isEnabled()
        return SaveDialog.DialogCode.Accepted

    monkeypatch.setattr(SaveDialog, "exec", fill)
    qtbot.mouseClick(screen.foot.save, LEFT)
    assert "Bridge of Lodi" in screen.foot.sentence.text()
    kept = screen.desktop.library("manoeuvre").scenario("bridge_of_lodi")
    assert kept.notes == "Hold the bridge."
    qtbot.mouseClick(screen.field.shuffle, LEFT)
    screen.saved_menu.aboutToShow.emit()
    [action] = screen.saved_menu.actions()
    assert action.text() == "Bridge of Lodi"
    action.trigger()
    assert screen.plan.tiles == TILES
    screen.set_mode("scenario")
    assert "Bridge of Lodi" in [entry.title for entry in screen.scenarios.list.entries()]


def test_the_name_of_a_set_up_is_asked_for(qtbot):
    dialog = SaveDialog("Ulm", {"Ulm"})
    qtbot.addWidget(dialog)
    assert "both will be kept" in dialog.fault.text()
    dialog.name.setText("  ")
    assert not dialog.save.isEnabled()
    assert dialog.fault.text() == "Give it a name."


def test_a_full_disk_is_told(screen, monkeypatch):
    troubles: list[str] = []
    screen.desktop.trouble.connect(troubles.append)

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.manoeuvre.new_battle.screen.keep_scenario", fail)
    screen.keep(screen.plan.battle(screen.desktop.library("manoeuvre")), "Ulm", "")
    assert troubles == ["The set-up could not be saved: No space left on device."]


def test_nothing_saved_yet(screen):
    screen.saved_menu.aboutToShow.emit()
    [action] = screen.saved_menu.actions()
    assert not action.isEnabled()


def test_the_way_home_and_the_shortcuts(screen, qtbot, went):
    actions = {action.text(): action for action in screen.actions()}
    actions["Begin"].trigger()
    actions["Swap the armies"].trigger()
    assert screen.plan.armies == ("great_britain", "france")
    before = screen.plan.tiles
    actions["Shuffle the field"].trigger()
    assert screen.plan.tiles != before
    qtbot.mouseClick(screen.bar.back, LEFT)
    assert [type(place) for place in went] == [Fight, Home]


def test_it_opens_again_as_it_stands(screen, qtbot):
    screen.show_plan(replace(screen.plan, edge=EAST, you=1).with_level(1, "marshal"))
    again = NewBattleScreen(screen.desktop, screen.now(), Random(5))
    qtbot.addWidget(again)
    assert again.plan.tiles == TILES
    assert again.plan.edge == EAST
    assert again.plan.participants() == screen.plan.participants()
    screen.show_plan(replace(screen.plan, opponent=Opponent.WATCH))
    assert screen.now().participants == screen.plan.participants()
    pause_controls = NewBattleScreen(screen.desktop, screen.now(), Random(5))
    qtbot.addWidget(pause_controls)
    assert pause_controls.plan.opponent is Opponent.WATCH
    together = NewBattleScreen(screen.desktop, NewBattle(None, (Participant(), Participant())), Random(5))
    qtbot.addWidget(together)
    assert together.plan.opponent is Opponent.PERSON


def test_in_a_narrow_window_two_columns_are_enough(screen):
    assert not screen.columns.joined
    screen.resize(1000, 800)
    assert screen.columns.joined
    assert screen.rules.isVisibleTo(screen)
    screen.resize(1440, 900)
    assert not screen.columns.joined
    assert screen.rules.isVisibleTo(screen)


def test_what_armies_and_scenarios_say_can_be_translated():
    root = Path(content_literals.__file__).parents[2]
    written = runpy.run_path(str(root / "packaging" / "content_literals.py"))["module"]()
    assert written == Path(content_literals.__file__).read_text(encoding="utf-8")


def test_all_controls_have_names(screen):
    """A screen reader names every button, slider and field."""
    from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QLineEdit, QScrollBar

    for kind in (QAbstractButton, QAbstractSlider, QLineEdit):
        for widget in screen.findChildren(kind):
            if not isinstance(widget, QScrollBar) and widget.objectName() != "qt_toolbar_ext_button":
                said = widget.accessibleName() or (widget.text() if hasattr(widget, "text") else "")
                assert said, widget


def test_dragging_begins_once_the_mouse_has_moved(screen, qtbot, monkeypatch):
    """What is carried says what it is; letting go is another matter."""
    carried: list[str] = []
    monkeypatch.setattr(
        QDrag, "exec", lambda drag, *_: carried.append(bytes(drag.mimeData().data(SECTION).data()).decode())
    )
    for widget in (screen.field.strip.buttons["1"], screen.field.board.places[2]):
        qtbot.mousePress(widget, LEFT, pos=QPoint(20, 20))
        qtbot.mouseMove(widget, QPoint(22, 20))
        move = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(60, 40), QPointF(60, 40), LEFT, LEFT, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(widget, move)
        QApplication.sendEvent(widget, move)
        qtbot.mouseRelease(widget, LEFT, pos=QPoint(60, 40))
    assert carried == ["section 1", "place 2"]
