"""The sequence of play (§4): two player turns of five phases, in strict order."""

import pytest

from tests.engine.manoeuvre.turns import kinds, moves, pass_until, rest_of_turn
from tests.table import battle

UNITS = {"imperial_guard": "a1", "8th_regiment_legere": "c1-", "45th_regiment_legere": "e1", "guard_cavalry": "g1"}
FOES = {
    "1st_foot_guards": "a8",
    "4th_regiment_of_foot": "c8",
    "32nd_regiment_of_foot": "e8",
    "dutch_belgians": "a2",
}
HAND = ["imperial_guard.a", "8th_regiment_legere.a", "supply", "redoubt", "withdraw"]


def french(phase, hand=HAND, **more):
    """France in a phase, with a card for everything in hand and a unit reduced."""
    return battle(units=UNITS, foes=FOES, hand=list(hand), phase=phase, **more)


def test_the_phases_follow_each_other():
    """§4: discard, draw, movement, combat, restoration."""
    b = french("discard", HAND[:4], deck=["ney"], foe_hand=["withdraw"])
    for phase, action in (
        ("discard", "done"),
        ("draw", "draw ney"),
        ("movement", "move c1 c2"),
        ("movement", "done"),
        ("combat", "done"),
        ("restoration", "done"),
        ("redoubt", "done"),
    ):
        assert b.phase == phase
        b.play(action)
    assert (b.seat, b.phase) == ("two", "discard")


def test_in_the_discard_phase_one_only_discards():
    """§4."""
    b = french("discard")
    assert kinds(b) == {"discard", "done"}
    for text in ("move c1 c2", "assault imperial_guard.a a2", "restore c1 supply", "redoubt a1 redoubt"):
        b.refused(text)


def test_in_the_movement_phase_one_only_moves():
    """§4."""
    b = french("movement")
    assert kinds(b) == {"move"}
    for text in ("discard supply", "assault imperial_guard.a a2", "restore c1 supply", "redoubt a1 redoubt"):
        b.refused(text)


def test_in_the_combat_phase_one_only_fights():
    """§4."""
    b = french("combat")
    assert kinds(b) == {"assault", "done"}
    for text in ("discard supply", "move c1 c2", "supply supply", "restore c1 supply", "redoubt a1 redoubt"):
        b.refused(text)


def test_in_the_restoration_phase_one_only_restores():
    """§4: the redoubt comes after it."""
    b = french("restoration")
    assert kinds(b) == {"restore", "done"}
    for text in ("discard supply", "move c1 c2", "assault imperial_guard.a a2", "redoubt a1 redoubt"):
        b.refused(text)


def test_the_redoubt_closes_the_turn():
    """§4, §7."""
    b = french("redoubt")
    assert kinds(b) == {"redoubt", "done"}
    for text in ("discard supply", "move c1 c2", "assault imperial_guard.a a2", "restore c1 supply"):
        b.refused(text)


@pytest.mark.parametrize(
    ("start", "late"),
    [
        ("discard", "discard withdraw"),
        ("combat", "assault imperial_guard.a a2"),
        ("restoration", "restore c1 supply"),
        ("redoubt", "redoubt a1 redoubt"),
    ],
)
def test_a_neglected_action_cannot_be_made_up_for(start, late):
    """§4: the phase is over once it is passed."""
    b = french(start)
    assert late in b.legal()
    b.play("done").refused(late)


def test_the_movement_phase_cannot_be_gone_back_to():
    """§4."""
    b = pass_until(french("movement").play("move c1 c2"), "combat")
    assert not moves(b)
    b.refused("move e1 e2")


def test_movement_is_the_only_phase_that_is_not_optional():
    """§4, reference card."""
    for phase in ("discard", "combat", "restoration", "redoubt"):
        assert "done" in french(phase).legal()
    assert "done" not in french("movement").legal()


def test_only_one_combat_a_turn():
    """§4: with another card ready, restoration follows."""
    b = french("combat", ["imperial_guard.a", "imperial_guard.b", "ney"])
    b.play("bombard imperial_guard.b a2", "roll 2")
    assert b.phase == "restoration"
    b.refused("assault imperial_guard.a a2")


def test_restoration_is_not_asked_when_no_unit_is_reduced():
    """§7: what is asked follows from what both can see."""
    b = battle(units={"imperial_guard": "a1"}, foes={"dutch_belgians": "h8"}, hand=["supply", "ney"], phase="combat")
    assert b.play("done").phase == "redoubt"


def test_an_army_without_redoubts_is_not_asked_for_one():
    """§7: the Ottoman deck holds none."""
    b = battle(
        one="ottoman_empire",
        units={"1st_janissaries": "a1"},
        foes={"dutch_belgians": "h8"},
        hand=["regroup"],
        foe_hand=["withdraw"],
        phase="combat",
    ).play("done")
    assert b.seat == "two"
    assert b.phase == "discard"


def test_the_second_player_follows_the_first():
    """§4: within the same game turn, by the same phases."""
    b = french("redoubt", foe_hand=["withdraw", "moore"]).play("done")
    assert b.seat == "two"
    assert b.phase == "discard"
    assert b.turn == 5


def test_a_new_game_turn_begins_after_the_second_player():
    """§4."""
    b = french("redoubt", active="two", foe_hand=["withdraw"]).play("done")
    assert b.seat == "one"
    assert b.phase == "discard"
    assert b.turn == 6


def test_the_first_player_may_sit_in_either_seat():
    """§3, §4: here seat two moves first."""
    b = french("redoubt", active="two", first="two", foe_hand=["withdraw"]).play("done")
    assert (b.seat, b.turn) == ("one", 5)
    b = french("redoubt", active="one", first="two", foe_hand=["withdraw"]).play("done")
    assert (b.seat, b.turn) == ("two", 6)


def test_only_the_active_player_acts_in_his_phases():
    """§4."""
    for phase in ("discard", "movement", "combat", "restoration", "redoubt"):
        assert french(phase, foe_hand=["withdraw"]).seat == "one"
        b = battle(
            units=UNITS,
            foes={**FOES, "1st_foot_guards": "a8-"},
            foe_hand=["withdraw", "redoubt"],
            phase=phase,
            active="two",
        )
        assert b.seat == "two"


def test_a_whole_game_turn_brings_the_first_player_to_move_again():
    """§4."""
    b = french("movement", foe_hand=["withdraw"] * 2)
    rest_of_turn(b, "one")
    assert b.seat == "two"
    rest_of_turn(b, "two")
    assert b.seat == "one"
    assert b.turn == 6
