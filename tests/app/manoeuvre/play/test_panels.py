"""The panels beside the board on their own: what they say, how they are pressed, and that they keep the focus."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.board.theme.colours import LIGHT, THEMES
from app.board.theme.style import dress
from app.manoeuvre.play.ending import luck, result_words, signed, standing
from app.manoeuvre.play.log_text import BattleHistory, Line
from app.manoeuvre.play.offer import Button, Offer
from app.manoeuvre.play.panels.army import ArmyPanel
from app.manoeuvre.play.panels.combat import BLUE, RED, colours
from app.manoeuvre.play.panels.decision import Buttons, DecisionPanel
from app.manoeuvre.play.panels.log import LogPanel
from app.manoeuvre.play.panels.nightfall import DENSE, FOLDED, ROOMY, TIGHT, NightfallPanel
from app.manoeuvre.play.stats import army_stats, nightfall_stats
from app.manoeuvre.replay.luck import ATTACK, RALLY, Purpose, roll_of
from app.shell.play.phase_bar import Phase, PhaseBar
from app.shell.replay.luck import Ledger
from engine import dice
from engine.battle import Battle, Step
from engine.manoeuvre.events import Event
from engine.record import UNDO, Entry, Header
from tests.engine.manoeuvre.combat.stage import stage
from tests.table import Table, battle

GUARD, FOOT = "imperial_guard", "52nd_regiment_of_foot"


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    dress(qapp, LIGHT, 1.0)


def shown(qtbot: QtBot, widget: QWidget, width: int = 460, height: int = 300) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()


# Buttons


def test_buttons_keep_the_focus_when_only_their_words_change(qtbot: QtBot) -> None:
    buttons = Buttons()
    shown(qtbot, buttons)
    buttons.show_buttons([Button("Move to F3", primary=True), Button("Choose another")])
    first = buttons.primary
    assert first is not None
    first.setFocus()
    buttons.show_buttons([Button("Move to F4", primary=True), Button("Choose another")])
    assert buttons.primary is first
    assert first.hasFocus()
    assert first.text() == "Move to F4"


def test_a_button_tells_which_it_is_and_why_it_is_disabled(qtbot: QtBot) -> None:
    buttons = Buttons()
    shown(qtbot, buttons)
    one = Button("Attack", primary=True, shortcut="Return")
    two = Button("Skirmish", enabled=False, tip="Only as the one card (R22)", shortcut="K")
    buttons.show_buttons([one, two])
    pressed: list[Button] = []
    buttons.pressed.connect(pressed.append)
    assert buttons.press_primary()
    assert not buttons.press_key("k"), "what is disabled is not pressed by its key either"
    assert pressed == [one]
    assert buttons.button(1).toolTip() == "Only as the one card (R22) (K)"


def test_a_key_presses_the_button_that_names_it(qtbot: QtBot) -> None:
    buttons = Buttons()
    shown(qtbot, buttons)
    take = Button("Take cards back", shortcut="T")
    buttons.show_buttons([take])
    pressed: list[Button] = []
    buttons.pressed.connect(pressed.append)
    assert buttons.press_key("t")
    assert pressed == [take]
    assert not buttons.press_primary()


# The decision


def test_a_refusal_takes_the_place_of_the_detail(qtbot: QtBot) -> None:
    panel = DecisionPanel()
    shown(qtbot, panel)
    panel.show_offer(Offer("Move one unit", "Press a unit.", "Enter confirms."))
    assert panel.spoken == "Move one unit. Press a unit."
    panel.show_offer(Offer("Move one unit", "Press a unit.", refusal="No unit stands there (§5)."))
    assert panel.spoken.startswith("No unit stands there (§5).")


def test_many_buttons_are_scrolled_and_few_are_not(qtbot: QtBot) -> None:
    panel = DecisionPanel()
    shown(qtbot, panel)
    panel.show_offer(Offer("Name two nations", buttons=tuple(Button(f"Nation {number}") for number in range(12))))
    assert panel._scroll.isVisible()
    assert panel.buttons.isVisible()
    panel.show_offer(Offer("Move one unit", buttons=(Button("Dig in"),)))
    assert not panel._scroll.isVisible()
    assert panel.buttons.button(0).isVisible()


def test_the_panel_asks_for_more_height_rather_than_cut_words(qtbot: QtBot) -> None:
    panel = DecisionPanel()
    shown(qtbot, panel)
    usual = panel.wanted_height(400)
    panel.show_offer(Offer("Move one unit", "A long sentence. " * 30, buttons=(Button("Move", primary=True),)))
    assert panel.wanted_height(400) > usual
    assert panel.wanted_height(300) > panel.wanted_height(600)


# Odds


def test_the_colours_of_the_odds_swap_with_the_attacker() -> None:
    assert colours(0) == BLUE
    assert colours(1) == RED
    assert BLUE[0] == "#B5441A", "a repulse of blue gains red something"


# Armies and the day


def position() -> Table:
    return battle(units={GUARD: "e4", "1st_cuirassiers": "d4-"}, foes={FOOT: "e5"}, hand=["ney"], losses=(6, 7))


@pytest.mark.parametrize("density", [ROOMY, DENSE, TIGHT, FOLDED])
@pytest.mark.parametrize("theme", THEMES)
def test_an_army_is_told_in_words_at_every_density(qtbot: QtBot, qapp: QApplication, density: int, theme: str) -> None:
    dress(qapp, THEMES[theme], 1.0)
    panel = ArmyPanel(0)
    panel.show_stats(army_stats(position().state, 0), "You")
    panel.set_density(density)
    shown(qtbot, panel, 276, 260)
    assert panel.accessibleName() == "France"
    assert "6 of 5 losses" in panel.accessibleDescription()
    assert "reduced to strength 4" in panel._roster.accessibleDescription()
    assert not panel.grab().isNull()


def test_the_day_names_who_would_win(qtbot: QtBot) -> None:
    panel = NightfallPanel()
    panel.show_stats(nightfall_stats(position().state), ("France", "Britain"), 0)
    for density in (ROOMY, FOLDED, ROOMY):
        panel.set_density(density)
    shown(qtbot, panel, 276, 270)
    assert "Night now" in panel.accessibleDescription()
    assert "Squares held: France" in panel.accessibleDescription()


def test_a_narrow_bar_keeps_the_present_phase(qtbot: QtBot) -> None:
    bar = PhaseBar()
    bar.show_phases([Phase("Discard", -1), Phase("Draw", 0), Phase("Movement", 1)])
    shown(qtbot, bar, 120, 40)
    assert bar.accessibleName() == "Phase 2 of 3: Draw"
    assert bar.minimumSizeHint().width() < bar.sizeHint().width()


# The log


def test_draws_in_a_row_make_one_line(qtbot: QtBot) -> None:
    log = LogPanel()
    shown(qtbot, log)
    draws = [Line("draw", 1, "Britain drew 1 card.", drawn=("",), by="Britain") for _ in range(3)]
    log.add([Line("turn", 1, "Turn 2, Britain", heading=True)])
    for draw in draws:
        log.add([draw])
    assert log.texts == ["Turn 2, Britain", "Britain drew 3 card(s)."] or log.texts[1].startswith("Britain drew 3")


def test_only_the_last_lines_are_shown_until_all_are_asked_for(qtbot: QtBot) -> None:
    log = LogPanel()
    shown(qtbot, log)
    for number in range(90):
        log.add([Line("move", 0, f"Unit moved to {number}.")])
    assert log.texts[-1] == "Unit moved to 89."
    assert len(log.texts) == 40
    log.open_search()
    assert len(log.texts) == 90
    qtbot.keyClicks(log._search, "to 17.")
    assert log.texts == ["Unit moved to 17."]
    assert log.close_search()
    assert not log.close_search()


def test_the_log_stays_at_its_end(qtbot: QtBot) -> None:
    log = LogPanel()
    shown(qtbot, log, 300, 200)
    for number in range(60):
        log.add([Line("move", 0, f"The unit of number {number} has moved somewhere else.")])
    log.resize(220, 160)
    bar = log.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)


# The annals


def told(number: int, seat: int, before: Table, text: str, heard: tuple[Event, ...] = ()) -> Step:
    return Step(Entry(number, seat, text), before.state, before.state, heard)


def test_what_is_taken_back_leaves_the_annals() -> None:
    history = BattleHistory((0, 1))
    table = stage({GUARD: "e4"}, {FOOT: "e5"}, phase="movement")
    heard: list[Event] = []
    table.state.tell = heard.append
    before = table.copy()
    table.play("move e4 e3")
    history.add(told(1, 0, before, "move e4 e3", tuple(heard)))
    assert len(history.own_actions(0, 5)) == 1
    assert history.own_actions(1, 5) == ()
    assert any("moved" in line.text for line in history.lines(1))
    history.add(told(2, 0, table, UNDO))
    assert history.lines(0) == []
    assert history.own_actions(0, 5) == ()


# The end


def fight() -> Battle:
    header = Header("manoeuvre", "test", "2026-05-01", {"one": "", "two": ""}, "")
    return Battle(header, position().state)


def test_the_result_says_how_it_was_decided() -> None:
    resigned = fight()
    resigned.resign(0)
    assert result_words(resigned) == ("Britain wins", "France gave up the battle in turn 5.")
    agreed = fight()
    agreed.offer_draw(0)
    agreed.agree_draw(1)
    assert result_words(agreed)[0] == "A draw"
    night = fight()
    night.state.end(0, "nightfall", "more squares held")
    title, how = result_words(night)
    assert title == "France wins"
    assert how.startswith("France wins at nightfall: ")


def test_losses_and_luck_stand_side_by_side() -> None:
    rows = {label: (one, two) for label, one, two in standing(position().state)}
    assert rows["Units lost"] == ("6", "7")
    assert rows["Units reduced"] == ("1", "0")
    ledger = Ledger(
        (
            roll_of(1, 3, 0, Purpose(ATTACK, "assault", 9), 2 * dice.D8, 14),
            roll_of(2, 3, 1, Purpose(RALLY, "", 9), dice.D6, 5),
        )
    )
    table = {label: (one, two) for label, one, two in luck(ledger)}
    assert table["Expected in all"] == ("9", "3.5")
    assert table["Rolled in all"] == ("14", "5")
    assert table["Luck"] == ("+5", "−1.5")


def test_luck_is_written_with_its_sign() -> None:
    assert [signed(Fraction(number, 2)) for number in (23, -9, 0)] == ["+11.5", "−4.5", "0"]


def test_keys_reach_the_log_list(qtbot: QtBot) -> None:
    log = LogPanel()
    shown(qtbot, log)
    log.take_focus()
    assert QApplication.focusWidget() is log._all
    log.add([Line("move", 0, "A unit moved.")])
    log.take_focus()
    assert QApplication.focusWidget() is log.list
    qtbot.keyClick(log.list, Qt.Key.Key_Down)
