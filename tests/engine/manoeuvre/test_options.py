"""Every rule option, both ways."""

from collections import Counter

import pytest

from tests.engine.manoeuvre.turns import ground, kinds, moves, pass_to_dice, pass_until, to_the_end
from tests.table import battle, setup

FRENCH = {
    "imperial_guard": "e4",
    "19th_regiment_legere": "d5",
    "8th_regiment_legere": "a1",
    "guard_cavalry": "b1",
}
BRITISH = {"1st_foot_guards": "e5", "4th_regiment_of_foot": "c8", "32nd_regiment_of_foot": "e8", "dutch_belgians": "g8"}


def test_advance_to_contact_on_lets_more_units_move_in_the_first_turn():
    """DL §5."""
    b = battle(units=FRENCH, foes=BRITISH, turn=1, advance_to_contact=True).play("move a1 a2")
    assert "b1 b2" in moves(b)


@pytest.mark.parametrize("options", [{}, {"advance_to_contact": False}])
def test_advance_to_contact_off_lets_one_unit_move_from_the_first_turn(options):
    """§5, base rules."""
    b = battle(units=FRENCH, foes=BRITISH, turn=1, **options).play("move a1 a2")
    assert not moves(b)


def test_digging_in_on_allows_not_to_move():
    """DL §5."""
    assert "dig-in" in battle(units=FRENCH, foes=BRITISH, digging_in=True).legal()


@pytest.mark.parametrize("options", [{}, {"digging_in": False}])
def test_digging_in_off_does_not(options):
    """§5, base rules."""
    b = battle(units=FRENCH, foes=BRITISH, **options)
    assert kinds(b) == {"move"}
    b.refused("dig-in")


@pytest.mark.parametrize(("limit", "allowed"), [("began or ended", False), ("began", True)])
def test_the_forced_march_limit_looks_at_the_end_of_the_move_or_not(limit, allowed):
    """§9.2 of either edition."""
    b = battle(
        units=FRENCH, foes=BRITISH, hand=["forced_march", "ney"], rows=ground(a2="F"), forced_march_limit=limit
    ).play("move a1 a2")
    assert ("forced-march forced_march" in b.legal()) == allowed


def test_the_forced_march_limit_is_the_base_one_by_default():
    """§9.2."""
    b = battle(units=FRENCH, foes=BRITISH, hand=["forced_march", "ney"], rows=ground(a2="F")).play("move a1 a2")
    b.refused("forced-march forced_march")


def draws_level(points, hills, target, **options):
    """Whether the attack equals the defence if the hills bring it so many points.

    The guard (8) on e4 and the 19th (7) on d5 assault the guards in a redoubt on e5: 8 + 3 + 6 + 4 and their terrain.
    """
    b = battle(
        units=FRENCH,
        foes=BRITISH,
        rows=ground(e5=target, **hills),
        redoubts=["e5"],
        hand=["imperial_guard.a", "soult"],
        foe_hand=["1st_foot_guards.a", "moore"],
        phase="combat",
        **options,
    ).play("assault imperial_guard.a e5", "defend 1st_foot_guards.a", "lead moore")
    pass_until(b, "reinforce").play("command soult", "support d5")
    defence = 21 + {"T": 3, "H": 2}[target]
    pass_to_dice(b).play(f"roll {defence - 15 - points}")
    return b.phase != "choice" and b.at("e4") == "imperial_guard"


def bonus(hills, target="T", **options):
    """The hill bonus of a supported assault."""
    return next(points for points in (0, 2, 4) if draws_level(points, hills, target, **options))


@pytest.mark.parametrize(
    ("hills", "values"),
    [
        ({"e4": "H", "d5": "H"}, {"each": 4, "once": 2, "lead": 2}),
        ({"e4": "H"}, {"each": 2, "once": 2, "lead": 2}),
        ({"d5": "H"}, {"each": 2, "once": 2, "lead": 0}),
        ({}, {"each": 0, "once": 0, "lead": 0}),
    ],
)
@pytest.mark.parametrize("option", ["each", "once", "lead"])
def test_the_hill_bonus_of_a_supported_assault(hills, values, option):
    """Options, R48: for each unit on a hill, once, or for the lead unit only."""
    assert bonus(hills, hill_bonus=option) == values[option]


@pytest.mark.parametrize("option", ["each", "once", "lead"])
def test_the_hill_bonus_does_not_count_against_a_hill(option):
    """Reference card, R18, R48."""
    assert bonus({"e4": "H", "d5": "H"}, target="H", hill_bonus=option) == 0


def test_the_hill_bonus_counts_for_each_unit_by_default():
    """Reference card."""
    assert bonus({"e4": "H", "d5": "H"}) == 4


def test_an_opening_hand_is_drawn_or_chosen():
    """§3."""
    for option, seat, kind in (("drawn", "chance", "draw"), ("chosen", "one", "pick")):
        b = setup(opening_hand=option).play("roll 9", "roll 2")
        b.play(*(f"section {number} 0" for number in range(1, 5)))
        pair = next(
            text for text in sorted(b.legal()) if Counter(text.split()[1:]) == Counter(("france", "great_britain"))
        )
        b.play(pair, "nation france", "edge north")
        assert b.seat == seat
        assert kinds(b) == {kind}


def at_night(one, two, units, foes, **options):
    """Night falls on two armies that are equal in everything but their nation."""
    b = battle(
        one=one,
        two=two,
        units=units,
        foes=foes,
        phase="restoration",
        active="two",
        day_over=(True, True),
        **options,
    )
    return to_the_end(b, limit=5)


OTTOMANS = {"1st_janissaries": "a1", "2nd_janissaries": "c1"}
SPANIARDS = {"walloon_guards": "a8", "1st_line_regiment": "c8"}
SWEDES = {"gota_guards": "a8", "svea_life_guards": "c8"}


@pytest.mark.parametrize(
    ("options", "winner"), [({}, "one"), ({"tie_break": "base"}, "one"), ({"tie_break": "distant lands"}, "two")]
)
def test_the_tie_break_list_is_the_chosen_one(options, winner):
    """§2.2: the base list puts the Ottomans before Spain, the other after it."""
    assert at_night("ottoman_empire", "spain", OTTOMANS, SPANIARDS, **options).winner == winner


def test_a_distant_lands_army_brings_its_own_list():
    """Options: whatever is chosen; Sweden stands before the Ottomans there."""
    for option in ("base", "distant lands"):
        assert at_night("ottoman_empire", "sweden", OTTOMANS, SWEDES, tie_break=option).winner == "two"


def last_phase(turn, active="two", **options):
    """The end of a player turn."""
    return battle(
        units=FRENCH,
        foes=BRITISH,
        foe_hand=["hill"],
        hand=["ney"],
        phase="redoubt",
        turn=turn,
        active=active,
        **options,
    )


def test_a_length_limit_brings_the_night():
    """Options, R45: after the second player's turn of the last game turn."""
    b = last_phase(12, length_limit=12).play("done")
    assert b.seat == "nobody"
    assert b.how.startswith("nightfall")


def test_a_length_limit_lets_the_last_turn_be_finished():
    """Options, §4: both player turns of it."""
    assert last_phase(12, active="one", length_limit=12).play("done").seat == "two"


def test_a_length_limit_follows_the_order_of_the_players():
    """Options, §4: here seat two moves first."""
    assert last_phase(12, active="two", first="two", length_limit=12).play("done").seat == "one"
    assert last_phase(12, active="one", first="two", length_limit=12).play("done").seat == "nobody"


def test_before_the_length_limit_the_battle_goes_on():
    """Options."""
    b = last_phase(11, length_limit=12).play("done")
    assert (b.seat, b.turn) == ("one", 12)


@pytest.mark.parametrize("options", [{}, {"length_limit": 0}])
def test_without_a_length_limit_the_battle_goes_on_for_ever(options):
    """R45."""
    b = last_phase(500, **options).play("done")
    assert (b.seat, b.turn) == ("one", 501)


def test_at_the_length_limit_the_squares_held_decide():
    """Options, §2.2: the French stand across the middle, the British do not."""
    b = last_phase(12, length_limit=12)
    held = b.held
    b.play("done")
    assert held[0] > held[1]
    assert b.winner == "one"


def test_in_a_quick_battle_seat_one_sets_everything_up():
    """R63: also as second player, whose part of §3 the other seat would otherwise share."""
    b = setup(("france", "spain"), first="two", set_up="quick")
    asked = []
    for line in ("section 1 0", "section 2 0", "section 3 0", "section 4 0", "nations france spain", "nation spain"):
        asked.append(b.seat)
        b.play(line)
    assert {*asked, b.seat} == {"one"}
    b.play("edge north")
    assert (b.seat, b.phase) == ("chance", "deal")
    assert b.legal() <= {f"draw {card}" for card in b.deck("two")}


def test_in_a_full_set_up_the_seats_choose_in_turn():
    """§3"""
    b = setup(("france", "spain"), first="two")
    b.play("section 1 0", "section 2 0", "section 3 0", "section 4 0")
    assert b.seat == "one"
    assert b.play("nations france spain").seat == "two"
    assert b.play("nation spain").seat == "one"
