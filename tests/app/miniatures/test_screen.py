"""The companion's screen: charges and whole battles by mouse, by keys, with table dice alone; undo and resume."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.miniatures.new_table import NewTableScreen
from app.miniatures.offers import preview, switches
from app.miniatures.screen import CompanionScreen
from app.shell.desktop import Desktop, Fight, NewBattle, Resume
from app.shell.play.participants import Participant
from engine.miniatures.action import Action, parse
from engine.miniatures.registration import GAME
from engine.miniatures.state import State
from tests.engine.miniatures.battles import FIRE

MOST_PRESSES = 4000


class Table:
    """A screen, and the fingers at it: every press is counted."""

    def __init__(self, qtbot: QtBot, desktop: Desktop, screen: CompanionScreen) -> None:
        self.screen = screen
        self.presses = 0
        self.complaints: list[str] = []
        desktop.trouble.connect(self.complaints.append)
        screen.resize(1440, 900)
        screen.show()
        qtbot.addWidget(screen)
        QApplication.processEvents()

    @property
    def state(self) -> State:
        return self.screen.state

    def key(self, text: str) -> None:
        self.presses += 1
        QTest.keyClicks(self.screen, text)

    def enter(self) -> None:
        self.presses += 1
        QTest.keyClick(self.screen, Qt.Key.Key_Return)

    def click(self, widget: QWidget) -> None:
        self.presses += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def unit(self, id: str) -> None:
        self.presses += 1
        row = next(sheet.units[id] for sheet in self.screen.sheets if id in sheet.units)
        QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.rect().topLeft() + row.rect().center() / 4)

    def play(self, *lines: str) -> None:
        """Without a press: what happened before."""
        for line in lines:
            self.screen.play((parse(line),))


Sit = Callable[..., Table]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Sit:
    def seat(dice: str = "both", turns: int = 10) -> Table:
        desktop = Desktop(tmp_path / "own")
        desktop.dress()
        new = NewTableScreen(desktop, NewBattle(game=GAME.id))
        qtbot.addWidget(new)
        new.dice.choose(dice)
        new.turns.setValue(turns)
        place = Fight(GAME.id, new.battle(), (Participant(), Participant()))
        return Table(qtbot, desktop, CompanionScreen(desktop, place))

    return seat


def declared(table: Table) -> None:
    """The 1st Line has declared a charge on the Cathedral Battalion, and the charges are next."""
    # With its sum of +5 the 1st Line may charge whatever the die shows.
    roll = "roll" if table.state.moment.setting.options.dice == "program" else "rolled 6"
    table.play("done", "take first_line", "by marsh", roll, "accept", "charge first_line cathedral_battalion")
    if table.state.moment.tag == "answer":
        table.play("done")
    table.play("done", "done", "done")
    assert table.state.moment.tag == "first"
    table.presses = 0


def test_a_prepared_charge_takes_at_most_four_presses_by_keys(sit: Sit) -> None:
    table = sit("program")
    declared(table)
    table.enter()
    assert table.state.moment.tag == "attacker"
    table.enter()
    assert table.state.moment.tag == "charge_read"
    table.enter()
    assert table.presses <= 4
    assert table.state.moment.now.units["first_line"].fought


def test_a_prepared_charge_takes_at_most_four_presses_by_mouse(sit: Sit) -> None:
    table = sit("program")
    declared(table)
    table.click(table.screen.step.buttons[0])
    table.click(table.screen.primary)
    table.click(table.screen.primary)
    assert table.presses <= 4
    assert table.state.moment.now.units["first_line"].fought


def test_table_dice_cost_one_press_more_than_rolling(sit: Sit) -> None:
    table = sit("table")
    declared(table)
    table.enter()
    assert not table.screen.primary.isEnabled()
    table.key("7")
    table.key("4")
    assert table.state.moment.now.combat is not None
    assert table.state.moment.now.combat.dice == (7, 4)
    table.enter()
    assert table.presses == 4
    assert table.state.moment.now.units["first_line"].fought


def test_a_zero_tells_a_ten(sit: Sit) -> None:
    table = sit("table")
    declared(table)
    table.enter()
    table.key("0")
    table.key("1")
    assert table.state.moment.now.combat is not None
    assert table.state.moment.now.combat.dice == (10, 1)


def test_a_switch_of_the_defender_counts_before_the_attacker_is_ready(sit: Sit) -> None:
    table = sit()
    declared(table)
    table.enter()
    before = preview(table.state, table.screen._pending)
    button = next(each for each in table.screen.resolver.switches if each.switch.mark == "strong_position")
    table.key(button.letter)
    assert table.state.moment.tag == "attacker"
    seen = preview(table.state, table.screen._pending)
    assert "strong_position" in seen.moment.now.units["cathedral_battalion"].marks
    assert "strong_position" not in before.moment.now.units["cathedral_battalion"].marks
    table.key("74")
    assert "strong_position" in table.state.moment.now.units["cathedral_battalion"].marks


def test_switches_stand_by_what_they_are_worth(sit: Sit) -> None:
    table = sit()
    declared(table)
    table.enter()
    worths = [abs(float(each.worth or 0)) for each in switches(table.state)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > 0


def test_a_forgotten_modifier_is_set_after_the_dice_and_the_dice_stay(sit: Sit) -> None:
    table = sit()
    declared(table)
    table.enter()
    table.key("7")
    table.key("4")
    before = table.state.consequences()
    button = next(
        each
        for each in table.screen.resolver.switches
        if each.switch.mark == "outflanked" and each.switch.role == "attacker"
    )
    table.click(button)
    assert table.state.moment.now.combat is not None
    assert table.state.moment.now.combat.dice == (7, 4)
    assert "outflanked" in table.state.moment.now.units["first_line"].marks
    assert table.state.consequences() != before


def test_a_consequence_unticked_is_left_out(sit: Sit) -> None:
    table = sit()
    declared(table)
    table.enter()
    table.key("2")
    table.key("9")
    found = table.state.consequences()
    place = next(number for number, each in enumerate(found) if each.kind == "stand" and each.unit == "first_line")
    tick = table.screen.after.ticks[place]
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton, pos=QPoint(10, tick.height() // 2))
    assert found[place] in table.state.moment.now.struck
    lost = sum(each.kind == "stand" and each.unit == "first_line" for each in found)
    table.enter()
    assert table.state.moment.now.units["first_line"].stands == 8 - lost + 1


def test_digits_untick_once_the_dice_have_fallen(sit: Sit) -> None:
    table = sit()
    declared(table)
    table.enter()
    table.key("7")
    table.key("4")
    found = table.state.consequences()
    table.key("1")
    assert table.state.moment.now.struck == (found[0],)
    table.key("1")
    assert not table.state.moment.now.struck


def test_undo_takes_back_a_die_that_was_told_wrongly(sit: Sit) -> None:
    table = sit()
    declared(table)
    table.enter()
    table.key("7")
    QTest.keyClick(table.screen, Qt.Key.Key_Backspace)
    table.key("3")
    table.key("4")
    assert table.state.moment.now.combat is not None
    assert table.state.moment.now.combat.dice == (3, 4)
    QTest.keyClick(table.screen, Qt.Key.Key_Backspace)
    assert table.state.moment.tag == "defender"
    table.key("9")
    table.key("4")
    assert table.state.moment.now.combat.dice == (9, 4)


def test_undo_takes_back_a_whole_press(sit: Sit) -> None:
    table = sit()
    table.enter()
    table.unit("first_line")
    check = table.state.moment.now.check
    assert check is not None
    assert (check.units, check.by) == (("first_line",), "marsh")
    QTest.keyClick(table.screen, Qt.Key.Key_Backspace)
    assert table.state.moment.now.check is None


def test_undo_stops_at_the_programs_dice_with_a_sentence(sit: Sit) -> None:
    table = sit("program")
    declared(table)
    table.enter()
    table.enter()
    QTest.keyClick(table.screen, Qt.Key.Key_Backspace)
    assert table.state.moment.tag == "charge_read"
    assert table.complaints


def test_one_press_takes_a_stand_off_and_one_puts_it_back(sit: Sit) -> None:
    table = sit()
    row = table.screen.sheets[0].units["first_line"]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.box_at(0).toPoint())
    assert table.state.moment.now.units["first_line"].stands == 7
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.box_at(7).toPoint())
    assert table.state.moment.now.units["first_line"].stands == 8


def test_the_notation_line_plays_and_says_what_is_wrong(sit: Sit) -> None:
    table = sit()
    table.key("/")
    QTest.keyClicks(table.screen.line, "done")
    QTest.keyClick(table.screen.line, Qt.Key.Key_Return)
    assert table.state.moment.tag == "check"
    QTest.keyClicks(table.screen.line, "charge nobody anybody")
    QTest.keyClick(table.screen.line, Qt.Key.Key_Return)
    assert table.state.moment.tag == "check"
    assert table.complaints


def test_the_notation_shortens_names(sit: Sit) -> None:
    table = sit()
    declared(table)
    table.screen._entered("charge first cathedral")
    assert table.state.moment.tag == "attacker"
    table.screen._entered("mark defender outflanked")
    table.screen._entered("rolled 7 4")
    assert table.state.moment.tag == "charge_read"
    assert "outflanked" in table.state.moment.now.units["cathedral_battalion"].marks


def test_a_battle_is_resumed_at_the_very_decision(sit: Sit, qtbot: QtBot) -> None:
    table = sit()
    declared(table)
    table.enter()
    table.key("7")
    table.key("4")
    place = table.screen.now()
    assert isinstance(place, Resume)
    table.screen.close()
    again = Table(qtbot, table.screen.desktop, CompanionScreen(table.screen.desktop, place))
    assert str(again.state) == str(table.state)
    assert again.screen.log.count() > 3
    again.enter()
    assert again.state.moment.now.units["first_line"].fought


def by_keys(table: Table) -> None:
    """Fight on with keys alone: dice told where they can be, every second charge by attacker and target."""
    letters = {letter: id for id, letter in _letters(table.state).items()}
    back = {id: letter for letter, id in letters.items()}
    while not table.state.over and table.presses < MOST_PRESSES:
        offer, m = table.screen._offer, table.state.moment
        if m.tag == "check" and not (m.now.check and m.now.check.units) and m.unchecked() and m.now.turn == 1:
            table.key(back[m.unchecked()[0]])
        elif m.tag == "declare" and m.now.turn == 1 and offer.press:
            table.key(back[next(iter(offer.press))])
        elif offer.dice:
            for die in ("8", "3")[: offer.dice]:
                table.key(die)
        else:
            table.enter()


def _letters(state: State) -> dict[str, str]:
    from app.miniatures.offers import unit_letters

    return unit_letters(state.moment)


@pytest.mark.parametrize("dice", ["table", "both"])
def test_a_battle_is_fought_to_its_end_by_keys_alone(sit: Sit, dice: str) -> None:
    table = sit(dice, 2)
    by_keys(table)
    assert table.state.over
    assert not table.complaints
    charged = [entry for entry in table.screen.session.battle.record.actions if entry.text.startswith("resolve")]
    rolled = [entry for entry in table.screen.session.battle.record.actions if entry.text.startswith("dice")]
    assert charged
    assert not rolled, "the program has rolled no die"
    assert not table.screen.primary.isHidden()


def test_a_battle_is_fought_to_its_end_by_mouse_alone(sit: Sit) -> None:
    table = sit("program", 1)
    while not table.state.over and table.presses < MOST_PRESSES:
        m = table.state.moment
        if m.tag == "check" and not (m.now.check and m.now.check.units) and m.unchecked():
            table.unit(m.unchecked()[0])
        elif m.tag == "declare" and table.screen._offer.press:
            table.unit(next(iter(table.screen._offer.press)))
        else:
            table.click(table.screen.primary)
    assert table.state.over
    assert not table.complaints


def test_everything_that_is_offered_is_legal(sit: Sit) -> None:
    table = sit()
    declared(table)
    offer = table.screen._offer
    for actions in [*offer.press.values(), *(button.actions for button in offer.buttons)]:
        assert actions[0] in table.state.legal()
    assert Action("done") in table.state.legal()


def test_any_step_is_reached_by_a_press_on_the_trail(sit: Sit) -> None:
    table = sit()
    table.click(table.screen.trail.steps["first"])
    assert table.state.moment.tag == "first"
    table.click(table.screen.trail.steps["check"])
    assert table.state.moment.tag == "check"


def test_a_shot_by_the_owners_table_is_resolved_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    desktop = Desktop(tmp_path / "own")
    new = NewTableScreen(desktop, NewBattle(game=GAME.id))
    qtbot.addWidget(new)
    battle = new.battle()
    battle = replace(battle, setting=replace(battle.setting, fire=FIRE))
    table = Table(qtbot, desktop, CompanionScreen(desktop, Fight(GAME.id, battle, (Participant(), Participant()))))
    table.play("go defensive")
    table.key(_letters(table.state)["second_line"])
    button = table.screen.step.buttons[-1]
    table.key(button.property("letter"))
    assert table.state.moment.tag == "shot"
    table.key(table.screen.resolver.switches[1].letter)
    assert table.state.moment.now.shot is not None
    assert table.state.moment.now.shot.modifiers == ("flank",)
    table.key("7")
    assert table.state.moment.tag == "shot_read"
    table.enter()
    assert table.state.moment.now.units["second_line"].stands == 7
    assert not table.complaints


@pytest.mark.parametrize("scale", [100, 150])
def test_the_screen_fits_into_a_small_window(sit: Sit, scale: int, request: pytest.FixtureRequest) -> None:
    table = sit()
    desktop = table.screen.desktop
    request.addfinalizer(lambda: desktop.change(scale=100))
    desktop.change(scale=scale)
    declared(table)
    table.enter()
    table.screen.resize(1280, 800)
    QApplication.processEvents()
    assert table.screen.minimumSizeHint().width() <= 1280
    assert table.screen.minimumSizeHint().height() <= 800
