"""The result of a combat stays until it has been read, with its dice and the row of the odds that came up."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.manoeuvre.play.combat_result import CHOICE, ResultSettings
from app.manoeuvre.play.layout import COMBAT
from engine.manoeuvre import tags
from engine.manoeuvre.battlefield import square_of
from tests.app.manoeuvre.play.seated import Seated, Sit
from tests.table import battle

HORSE, GUARD = "1st_cuirassiers", "imperial_guard"
FOOT = "52nd_regiment_of_foot"


def fought(sit: Sit, **settings: Any) -> Seated:
    """France has attacked, and the dice have fallen."""
    seat = sit(
        battle(
            units={HORSE: "f3", GUARD: "b2"},
            foes={FOOT: "f4", "1st_foot_guards": "c7"},
            hand=[f"{HORSE}.a"],
            foe_hand=[],
            turn=2,
            phase="combat",
        ).state,
        replies="matters",
        **settings,
    )
    seat.read_results(False)
    seat.square("f4").square("f3").button("Assault")
    if seat.state.stack[-1] == tags.REINFORCE:
        seat.confirm()
    return seat


def test_the_result_stays_until_continue(sit: Sit) -> None:
    seat = fought(sit)
    screen = seat.screen
    assert screen.combat_result.holds
    assert screen.table.page == COMBAT
    assert screen.table.combat.rolled.isVisible()
    assert seat.find("Continue").isEnabled()
    seat.bot.wait(300)
    assert screen.combat_result.holds
    seat.read_results()
    seat.button("Continue")
    assert not screen.combat_result.holds
    assert seat.offer is not None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_continue(sit: Sit, key: Qt.Key) -> None:
    seat = fought(sit)
    seat.key(key)
    seat.wait()
    assert not seat.screen.combat_result.holds


def test_the_rolled_row_of_the_odds_is_highlighted(sit: Sit) -> None:
    seat = fought(sit)
    panel = seat.screen.table.combat
    rolled = next(line for line in seat.log if line.startswith("Rolled"))
    word = panel.odds.rolled.removeprefix("Rolled: ")
    assert panel.rolled.title.text().startswith(word)
    totals = {"Repulsed": "Repulsed", "Stand-off": "Stand-off", "Britain chooses": "The defender chooses"}
    totals |= {"You choose": "the attacker chooses", "Broken": "broken", "Destroyed": "destroyed"}
    assert totals[word] in rolled
    assert panel.odds.accessibleName() == "Odds before the dice"


def test_the_target_stays_marked_while_the_result_is_read(sit: Sit) -> None:
    seat = fought(sit)
    marks = seat.screen.table.board._scene.marks
    assert square_of("f4") in marks.squares
    assert marks.arrows == ((square_of("f3"), square_of("f4")),)


@pytest.mark.parametrize("stays", ["three", "one"])
def test_the_result_may_go_by_itself(sit: Sit, stays: str) -> None:
    seat = fought(sit, choices={f"manoeuvre_{CHOICE}": stays})
    seat.wait(lambda: not seat.screen.combat_result.holds)
    seat.wait()
    assert seat.offer is not None


def test_the_settings_offer_how_long_results_stay(sit: Sit) -> None:
    seat = fought(sit)
    panel = ResultSettings(seat.screen.desktop)
    seat.bot.addWidget(panel)
    assert panel.stays.value == "stay"
    panel.stays.button("one").click()
    assert seat.screen.desktop.choice("manoeuvre", CHOICE, "") == "one"


def test_odds_of_the_next_combat_are_not_highlighted(sit: Sit) -> None:
    seat = fought(sit)
    panel = seat.screen.table.combat
    rows = seat.screen.table.combat.odds
    seat.key(Qt.Key.Key_Return)
    seat.wait()
    rows.show_odds((), 0)
    assert rows.rolled == ""
    assert panel.odds.accessibleName() == "Exact odds"
