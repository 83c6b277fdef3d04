"""Every form of combat through the combat panel: declared, answered, reinforced, taken back, rolled."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.manoeuvre.board.looks import Mark
from app.manoeuvre.play.layout import COMBAT, TALK
from engine.manoeuvre import fight, tags
from tests.app.manoeuvre.play.seated import Seated, Sit
from tests.engine.manoeuvre.combat.stage import rows, stage
from tests.table import Table, battle

HORSE, LINE, GUARD = "1st_cuirassiers", "8th_regiment_legere", "imperial_guard"
FOOT = "52nd_regiment_of_foot"


def field(**more: object) -> Table:
    """The position of the look's picture of a combat."""
    facts: dict[str, object] = {
        "rows": rows({"f4": "W", "e4": "W"}),
        "units": {HORSE: "f3-", LINE: "e4-", GUARD: "d4"},
        "foes": {FOOT: "f4", "1st_foot_guards": "a8"},
        "hand": [f"{HORSE}.a", "ney", f"{LINE}.b", "forced_march", f"{GUARD}.a"],
        "foe_hand": [f"{FOOT}.d", "hill", "1st_foot_guards.a"],
        "phase": "combat",
    }
    return battle(**(facts | more))  # type: ignore[arg-type]


def reinforcing(sit: Sit) -> Seated:
    seat = sit(field().state)
    seat.square("f4").square("f3").button("Assault")
    assert seat.screen.decision_controller.seat == 1
    seat.card(f"{FOOT}.d").card("hill").button("Stand")
    assert seat.state.stack[-1] == tags.REINFORCE
    return seat


def test_an_assault_is_built_in_one_panel_with_exact_odds(sit: Sit) -> None:
    seat = reinforcing(sit)
    panel = seat.screen.table.combat
    assert seat.screen.table.page == COMBAT
    seat.card("ney")
    if not seat.state.combat.supporters:
        seat.square("e4")
    seat.card(f"{LINE}.b")
    sheet = seat.offer.combat
    assert (sheet.attack_total, sheet.defence_total) == ("7 + 2d6 + 2d10", "15")
    assert [row.chance for row in sheet.odds] == ["1 %", "1 %", "80 %", "18 %", "none", "none"]
    assert "Repulsed" in panel.odds.accessibleDescription()
    assert "80 %" in panel.odds.accessibleDescription()
    pills = [state.pill for state in seat.offer.cards if state.chosen]
    assert sorted(pills) == ["Added", "As command", "Played"]
    seat.button("Attack: roll 2d6 + 2d10")
    assert any("against 15" in line for line in seat.log)


def test_cards_are_taken_back_one_by_one_and_all_at_once(sit: Sit) -> None:
    seat = reinforcing(sit)
    seat.card("ney")
    assert "ney" not in Table(seat.state).hand()
    seat.card("ney")
    assert "ney" in Table(seat.state).hand()
    seat.card("ney").button("Take cards back")
    assert "ney" in Table(seat.state).hand()
    assert seat.state.stack[-1] == tags.REINFORCE
    assert not any("took back" in line for line in seat.log), "the log tells what has truly happened"


def test_the_leaders_use_is_switched_in_the_panel(sit: Sit) -> None:
    seat = reinforcing(sit)
    seat.card("ney")
    assert seat.state.combat.leader_use == fight.BY_COMMAND
    seat.button("Combat +4")
    assert seat.state.combat.leader_use == fight.BY_COMBAT
    assert "ney" not in Table(seat.state).hand()


def test_the_leaders_uses_are_in_sight_as_soon_as_they_are_offered(sit: Sit) -> None:
    seat = reinforcing(sit)
    seen: list[bool] = []
    seat.screen.decision_controller.offered.connect(lambda offer: seen.append(seat.find("Combat +4").isVisible()))
    seat.card("ney")
    assert seen == [True]


def test_the_card_that_declares_is_spent(sit: Sit) -> None:
    seat = reinforcing(sit)
    seat.card(f"{HORSE}.a")
    assert "is spent" in seat.offer.refusal
    assert not seat.screen.bar.undo_button.isEnabled()
    assert "your opponent's decision" in seat.screen.bar.undo_button.toolTip()


def test_the_defender_gets_the_mirror_and_may_withdraw(sit: Sit) -> None:
    seat = sit(field(foe_hand=["withdraw", f"{FOOT}.d"]).state)
    seat.square("f4").square("f3").button("Assault")
    sheet = seat.offer.combat
    assert (sheet.attacker, sheet.defender, sheet.attack_side) == ("France attacks", "Britain defends", 0)
    assert seat.screen.table.combat.spoken.endswith("play cards, withdraw, or do nothing.")
    seat.button("Withdraw")
    while seat.state.stack[-1] == tags.RETREAT:
        seat.confirm() if seat.offer.buttons else seat.square("f5")
    assert Table(seat.state).where(FOOT, "two") != "f4"


def test_an_assault_by_keys_alone(sit: Sit) -> None:
    seat = sit(field(foe_hand=[]).state, replies="matters")
    seat.enter("f4").enter("f3").confirm()
    assert seat.state.stack[-1] == tags.REINFORCE
    seat.digit("ney").key(Qt.Key.Key_U).wait()
    assert "ney" in Table(seat.state).hand()
    seat.confirm()
    assert any("against" in line for line in seat.log)


def test_a_skirmish_breaks_the_assault_off(sit: Sit) -> None:
    seat = sit(field(hand=[f"{HORSE}.a", "skirmish"], foe_hand=[]).state)
    seat.square("f4").square("f3").button("Assault").button("Skirmish")
    assert seat.state.stack[-1] == tags.SKIRMISH
    seat.square("f1")
    if Table(seat.state).where(HORSE) != "f1":
        seat.confirm()
    assert Table(seat.state).where(HORSE) == "f1"
    assert f"{HORSE}.a" in Table(seat.state).hand()


FORMS: dict[str, tuple[dict[str, str], dict[str, str], dict[str, Any], str, str, str]] = {
    "ambush": ({"1st_regiment": "e4"}, {FOOT: "e7"}, {"one": "austria", "hand": ["ambush"]}, "ambush", "e7", "Ambush"),
    "bombardment": ({LINE: "e4"}, {FOOT: "e6"}, {"hand": [f"{LINE}.d"]}, f"{LINE}.d", "e6", "Bombard"),
    "rockets": (
        {"mysore_infantry": "e4"},
        {FOOT: "e6"},
        {"one": "india", "hand": ["rockets"]},
        "rockets",
        "e6",
        "Rockets",
    ),
    "volley": (
        {"42nd_regiment_of_foot": "e4"},
        {LINE: "e5"},
        {"one": "great_britain", "two": "france", "hand": ["42nd_regiment_of_foot.c"]},
        "42nd_regiment_of_foot.c",
        "e5",
        "Volley",
    ),
    "battery": ({LINE: "e4"}, {FOOT: "e6"}, {"hand": ["napoleon"]}, "napoleon", "e6", "Grand Battery"),
}


@pytest.mark.parametrize("form", FORMS)
def test_every_other_form_is_declared_with_its_odds(sit: Sit, form: str) -> None:
    units, foes, more, card, target, button = FORMS[form]
    seat = sit(stage(units, foes, **more).state)
    seat.card(card)
    if seat.offer.combat is None:
        seat.square(target)
    if seat.offer.combat is None or not seat.offer.buttons[0].primary:
        origin = next(iter(units.values()))
        seat.square(origin)
    assert seat.offer.combat is not None
    assert seat.offer.combat.odds
    seat.button(button)
    if seat.state.stack[-1] == tags.COMBAT:
        # One of two forms by the same card was shown first.
        seat.confirm()
    if seat.state.stack[-1] == tags.ANSWER:
        seat.confirm()
    if seat.state.stack[-1] == tags.REINFORCE:
        seat.confirm()
    assert any("rolled" in line.lower() for line in seat.log)


def test_death_with_honour_costs_the_unit_and_hits_its_neighbours(sit: Sit) -> None:
    state = stage({"mori_han": "e4"}, {FOOT: "e5"}, one="tokugawa_shogunate", hand=["death_with_honour"]).state
    seat = sit(state)
    seat.card("death_with_honour").square("e4")
    if seat.state.losses[0] == 0:
        seat.confirm()
    assert seat.state.losses[0] == 1
    assert Table(seat.state).at("e5") == f"{FOOT}-"
    assert seat.screen.table.page == TALK


def test_the_target_and_its_attackers_are_marked_on_the_board(sit: Sit) -> None:
    seat = sit(field().state)
    seat.square("f4").square("f3")
    assert len(seat.marked(Mark.TARGET)) == 1
    assert len(seat.offer.marks.arrows) == 1


def test_retreat_and_advance_are_asked_on_the_board(sit: Sit) -> None:
    """More than twice the defence: the attacker chooses; then a unit takes the square."""
    state = stage({GUARD: "e4"}, {FOOT: "e5"}, hand=[f"{GUARD}.a"])
    state.play(f"assault {GUARD}.a e5", "done", "done", "roll 5")
    seat = sit(state.state)
    assert seat.title.startswith("52nd Regiment of Foot: retreat")
    seat.button("Retreat")
    assert Table(seat.state).where(FOOT, "two") == "e6"
    while seat.state.stack[-1] == tags.ADVANCE:
        seat.square("e4")
        if seat.state.stack[-1] == tags.ADVANCE:
            seat.confirm()
    assert Table(seat.state).where(GUARD) == "e5"
