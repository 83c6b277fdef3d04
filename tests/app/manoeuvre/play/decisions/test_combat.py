"""A whole combat at the decision, as the mock-up has it: declared, answered, reinforced, taken back, rolled."""

from typing import Any

import pytest

from app.manoeuvre.board.looks import Mark
from app.manoeuvre.play.decisions.combat_sheet import sheet_if_any
from engine.manoeuvre.position import CHANCE
from tests.app.manoeuvre.play.decisions.seats import Person
from tests.engine.manoeuvre.combat.stage import rows
from tests.table import Table, battle

HORSE, LINE, GUARD = "1st_cuirassiers", "8th_regiment_legere", "imperial_guard"
FOOT = "52nd_regiment_of_foot"


def field(**more: Any) -> Table:
    facts: dict[str, Any] = {
        "rows": rows({"f4": "W", "e4": "W"}),
        "units": {HORSE: "f3-", LINE: "e4-", GUARD: "d4"},
        "foes": {FOOT: "f4", "1st_foot_guards": "a8"},
        "hand": [f"{HORSE}.a", "ney", f"{LINE}.b", "forced_march", f"{GUARD}.a"],
        "foe_hand": [f"{FOOT}.d", "hill", "1st_foot_guards.a"],
        "phase": "combat",
    }
    return battle(**(facts | more))


@pytest.fixture
def table() -> Table:
    return field()


def declared(table: Table) -> tuple[Person, Person]:
    attacker = Person(table).press("f4", "f3", "Assault")
    return attacker, Person(table, 1)


def reinforcing(table: Table) -> Person:
    """Up to where the defender has answered with his card and Hill: 15 in all."""
    attacker, defender = declared(table)
    defender.press(f"{FOOT}.d", "hill", "Stand")
    attacker.decision = attacker._decision()
    attacker.history.clear()
    attacker.earlier.clear()
    return attacker


def test_targets_and_units_that_a_card_can_use_light_up(table: Table) -> None:
    seat = Person(table)
    assert seat.marked(Mark.TARGET) == {"f4"}
    assert seat.marked(Mark.CHOICE) == {"f3", "e4"}
    assert not seat.button("No combat").primary


def test_a_card_that_cannot_attack_fades_and_says_why(table: Table) -> None:
    seat = Person(table)
    assert (seat.pill("forced_march"), seat.pill("ney")) == ("Movement only", "After declaring")
    assert seat.pill(f"{GUARD}.a") == "No enemy adjacent"
    refusal = seat.press(f"{GUARD}.a").offer.refusal
    assert refusal == "F4 is not next to Imperial Guard (§6.1, §6.2)."


def test_the_picked_attack_is_previewed_before_its_card_is_spent(table: Table) -> None:
    seat = Person(table).press(f"{HORSE}.a")
    sheet = seat.offer.combat
    assert sheet is not None
    assert (sheet.title, sheet.step) == ("Assault on 52nd Regiment of Foot", 0)
    assert (sheet.attack_total, sheet.defence_total) == ("4 + 2d10", "8")
    assert seat.button("Assault").primary
    assert seat.offer.marks.arrows == ((21, 29),)
    assert table.hand() == [f"{HORSE}.a", f"{LINE}.b", f"{GUARD}.a", "ney", "forced_march"]


def test_a_unit_dragged_onto_its_target_is_picked_with_it(table: Table) -> None:
    assert Person(table).drag("e4", "f4").button("Assault").text == "Assault 52nd Foot with 8th Legere: 2d6"


def test_a_target_out_of_reach_says_why(table: Table) -> None:
    assert "(§6.1, §6.2)" in Person(table).press("a8").offer.refusal
    assert Person(table).press(f"{HORSE}.a", "a8").offer.refusal == "A8 is not next to 1st Cuirassiers (§6.1, §6.2)."


def test_the_defender_adds_cards_and_takes_them_back(table: Table) -> None:
    _, defender = declared(table)
    assert defender.pill("1st_foot_guards.a") == "Not the target"
    defender.press(f"{FOOT}.d", "hill")
    assert defender.button("Stand").text == "Stand: defence 15"
    assert defender.pill("hill") == "Added"
    defender.press(f"{FOOT}.d")
    assert defender.button("Stand").text == "Stand: defence 9"
    assert table.state.combat.defence_leader >= 0
    defender.press("Take cards back")
    assert defender.button("Stand").text == "Stand: defence 8"


def test_the_defender_reads_the_mirror_of_the_odds(table: Table) -> None:
    _, defender = declared(table)
    sheet = defender.offer.combat
    assert sheet is not None
    assert sheet.trail == ("Declare", "You answer", "Reinforce", "Dice")
    assert [row.result for row in sheet.odds][2:4] == ["You choose", "France chooses"]
    assert sheet.notes[-1] == ("hint", "France holds 4 more cards and may still add to the attack (§6.1).")


def test_the_combat_of_the_mock_up(table: Table) -> None:
    seat = reinforcing(table).press("ney", "e4", f"{LINE}.b")
    sheet = seat.offer.combat
    assert sheet is not None
    assert sheet.trail == ("Declare", "Britain answers", "Reinforce", "Dice")
    assert sheet.step == 2
    assert [(row.name, row.value, row.detail) for row in sheet.attack] == [
        ("1st Cuirassiers", "4 + 2d10", "leads from F3"),
        ("8th Regiment Legere", "3 + 2d6", "supports from E4"),
        ("Michel Ney", "Command 2", "brings units in"),
    ]
    assert [(row.name, row.value) for row in sheet.defence] == [
        ("52nd Regiment of Foot", "6"),
        ("Woods", "+2"),
        ("Its card", "+6"),
        ("Rowland Hill", "+1"),
    ]
    assert (sheet.attack_total, sheet.attack_range) == ("7 + 2d6 + 2d10", "between 11 and 39, on average 25")
    assert (sheet.defence_total, sheet.defence_range) == ("15", "no dice")
    assert [(row.result, row.totals, row.chance) for row in sheet.odds] == [
        ("Repulsed", "14 or less", "1 %"),
        ("Stand-off", "15", "1 %"),
        ("Britain chooses", "16 to 29", "80 %"),
        ("You choose", "30 to 44", "18 %"),
        ("Broken", "45 to 59", "none"),
        ("Destroyed", "60 or more", "none"),
    ]
    assert [note[1] for note in sheet.notes] == [
        "A repulse would cost 1st Cuirass and 8th Legere: they are reduced (§6.6).",
        "Michel Ney by combat +4: repulsed 15 %, your choice or better none.",
        "If it retreats, the pursuit by 1st Cuirass hits: 67 % (1–4 on a d6, §6.7).",
    ]
    assert seat.words[:2] == ["Attack: roll 2d6 + 2d10", "Take cards back"]
    assert (seat.pill(f"{HORSE}.a"), seat.pill("ney"), seat.pill(f"{LINE}.b")) == ("Played", "As command", "Added")


def test_the_leader_is_switched_between_command_and_combat(table: Table) -> None:
    seat = reinforcing(table).press("ney", "e4", f"{LINE}.b", "Combat +4")
    sheet = seat.offer.combat
    assert sheet is not None
    assert sheet.attack_total == "8 + 2d10"
    assert [(use.text, use.primary) for use in sheet.leader_uses] == [("Combat +4", True), ("Command 2", False)]
    assert f"{LINE}.b" in table.hand()
    assert seat.press("Command 2").marked(Mark.CHOICE) == {"e4"}


def test_a_supporter_pressed_again_leaves_and_takes_its_card_along(table: Table) -> None:
    seat = reinforcing(table).press("ney", "e4", f"{LINE}.b", "e4")
    assert table.state.combat.supporters == []
    assert f"{LINE}.b" in table.hand()
    assert seat.pill("ney") == "As command"


def test_one_card_in_the_middle_is_taken_back(table: Table) -> None:
    seat = reinforcing(table).press("ney", "e4", f"{LINE}.b")
    seat.press("ney")
    assert table.state.combat.leader < 0
    assert seat.words[0] == "Attack: roll 2d10"


def test_the_card_that_opened_the_combat_stays(table: Table) -> None:
    assert reinforcing(table).press(f"{HORSE}.a").offer.refusal == "The card that started the combat is spent (§6.1)."


def test_a_unit_that_cannot_support_says_why(table: Table) -> None:
    assert reinforcing(table).press("e4").offer.refusal == "Support needs a leader played for his command (§6.5)."


def test_attacking_rolls_the_dice(table: Table) -> None:
    reinforcing(table).press("Attack")
    assert table.state.seat == CHANCE
    watched = sheet_if_any(table.state.seen_by(CHANCE), CHANCE)
    assert watched is not None
    assert watched.step == 3


def test_after_the_dice_the_choice_is_told_with_what_it_means(table: Table) -> None:
    reinforcing(table).press("Attack")
    table.play("roll 16")
    defender = Person(table, 1)
    assert defender.words == ["Hit: the unit is reduced", "Retreat"]
    assert "F5" in defender.offer.detail
    defender.press("f5")
    assert table.at("f5") == FOOT


def test_either_attacker_may_advance(table: Table) -> None:
    seat = reinforcing(table).press("ney", "e4", f"{LINE}.b", "Attack")
    table.play("roll 9", "retreat")
    seat.decision = seat._decision()
    assert seat.marked(Mark.CHOICE) == {"f3", "e4"}
    assert seat.press("e4", "e4").table.at("f4") == f"{LINE}-"


def test_the_vacated_square_is_clicked_to_advance() -> None:
    # The Guard's card lets it stay where it is, so the advance is asked for.
    table = field(hand=[f"{GUARD}.a"], foes={FOOT: "d5-", "1st_foot_guards": "a8"})
    seat = Person(table).press("d5", "d4", "Assault")
    table.play("done", "done", "roll 16")
    assert table.at("d5") is None
    seat.decision = seat._decision()
    assert seat.marked(Mark.MOVE) == {"d5"}
    assert seat.press("d5").table.at("d5") == GUARD


def test_of_two_that_may_advance_the_vacated_square_asks_for_one(table: Table) -> None:
    seat = reinforcing(table).press("ney", "e4", f"{LINE}.b", "Attack")
    table.play("roll 9", "retreat")
    seat.decision = seat._decision()
    assert "click one of them" in seat.press("f4").offer.refusal
    assert seat.press("e4", "f4").table.at("f4") == f"{LINE}-"


def test_of_several_attacks_a_button_shows_the_odds_before_a_card_is_spent(table: Table) -> None:
    seat = Person(table).press("f4")
    assert seat.offer.combat is None
    held = table.hand()
    seat.press("Assault 52nd Foot with 8th")
    assert seat.offer.combat is not None
    assert table.hand() == held, "nothing is spent by looking"
    assert seat.button("Assault 52nd Foot with 8th").primary
    assert seat.press("Choose another").offer.combat is None
    seat.press("Assault 52nd Foot with 8th", "Assault 52nd Foot with 8th")
    assert f"{LINE}.b" not in table.hand()


def test_two_cards_of_one_unit_are_told_apart_on_their_buttons() -> None:
    seat = Person(field(hand=[f"{HORSE}.a", f"{HORSE}.b"])).press("f4", "f3")
    attacks = [words for words in seat.words if words.startswith("Assault")]
    assert len(attacks) == len(set(attacks)) == 2


def test_fire_and_rockets_have_their_own_odds() -> None:
    guns = Person(field(hand=[f"{HORSE}.c"])).press(f"{HORSE}.c")
    sheet = guns.offer.combat
    assert sheet is not None
    assert (sheet.title, sheet.trail) == ("Bombardment of 52nd Regiment of Foot", ("Declare", "Dice"))
    assert [(row.result, row.totals, row.chance) for row in sheet.odds] == [
        ("No effect", "8 or less", "80 %"),
        ("Hit", "9 or more", "20 %"),
    ]
    rockets = Person(
        battle(one="india", units={"mysore_infantry": "e4"}, foes={FOOT: "e6"}, hand=["rockets"], phase="combat")
    )
    sheet = rockets.press("rockets").offer.combat
    assert sheet is not None
    assert [(row.result, row.totals, row.chance) for row in sheet.odds] == [
        ("No effect", "1 to 4", "40 %"),
        ("Retreat", "5 to 8", "40 %"),
        ("Hit", "9 to 10", "20 %"),
    ]


def test_a_withdrawal_is_offered_to_the_defender() -> None:
    table = field(foe_hand=["withdraw"])
    _, defender = declared(table)
    assert "Withdraw" in defender.words
    defender.press("withdraw", "Withdraw")
    assert table.at("f5") == FOOT


def test_death_with_honour_says_whom_it_hits() -> None:
    seat = Person(
        battle(
            one="tokugawa_shogunate",
            units={"asano_han": "e4"},
            foes={FOOT: "e5"},
            hand=["death_with_honour"],
            phase="combat",
        )
    ).press("death_with_honour", "e4")
    assert seat.offer.detail == "Asano Han is lost, and hits 1 enemy unit next to it (R41)."
    assert seat.words[0] == "Give up Asano"
