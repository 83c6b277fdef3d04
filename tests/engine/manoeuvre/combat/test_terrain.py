"""Terrain and redoubts in an assault (§6.4, reference card, R17 to R19, R32)."""

import pytest

from tests.engine.manoeuvre.combat.stage import answer, denied, needed, neighbours, reinforce, stage

LINE, GUARD = "19th_regiment_legere", "imperial_guard"  # 7, b 2d6; 8
GUARDS = "1st_foot_guards"  # 8, b defence 5
DEFENCE = [(".", 0), ("F", 0), ("H", 2), ("M", 1), ("T", 3), ("W", 2)]


def roll_needed(ground, redoubts=(), attacker="e4"):
    """What 7 and 2d6 must throw against 8 and whatever the ground gives."""
    b = stage({LINE: attacker}, {GUARDS: "e5"}, hand=[f"{LINE}.b"], foe_hand=[f"{GUARDS}.b"], ground=ground,
              redoubts=list(redoubts))  # fmt: skip
    return needed(reinforce(answer(b.play(f"assault {LINE}.b e5"), f"defend {GUARDS}.b")), "e5")


@pytest.mark.parametrize(("terrain", "bonus"), DEFENCE)
def test_terrain_of_the_defender(terrain, bonus):
    """§6.4, reference card: 7 against 8 + 5, and the terrain."""
    assert roll_needed({"e5": terrain}) == 7 + bonus


@pytest.mark.parametrize(("terrain", "bonus"), DEFENCE)
def test_redoubt_adds_three_to_the_terrain(terrain, bonus):
    """§6.4, §9.2."""
    roll = roll_needed({"e5": terrain}, ["e5"])
    assert roll == (10 + bonus if 10 + bonus <= 12 else None)


@pytest.mark.parametrize("attacker", neighbours("e5"))
def test_redoubt_faces_every_side(attacker):
    """§9.2."""
    assert roll_needed({}, ["e5"], attacker) == 10


@pytest.mark.parametrize(("terrain", "bonus"), [(".", 0), ("F", 0), ("H", 2), ("T", 0), ("W", 0)])
def test_terrain_of_the_attacker(terrain, bonus):
    """§6.4, reference card: a hill alone helps him."""
    assert roll_needed({"e4": terrain}) == 7 - bonus


@pytest.mark.parametrize(("terrain", "bonus"), [(t, d) for t, d in DEFENCE if t != "H"])
def test_hill_helps_against_every_other_terrain(terrain, bonus):
    """§6.4, reference card: +2 against non-hill; the defender keeps his own."""
    assert roll_needed({"e4": "H", "e5": terrain}) == 5 + bonus


def test_hill_is_no_help_against_a_hill():
    """R18: no attack bonus, and the defender keeps 2."""
    assert roll_needed({"e4": "H", "e5": "H"}) == 9


def test_hill_helps_against_a_redoubt():
    """§6.4: a redoubt is no hill; with a hill under it, it is."""
    assert roll_needed({"e4": "H"}, ["e5"]) == 8
    assert roll_needed({"e4": "H", "e5": "H"}, ["e5"]) == 12


def test_redoubt_of_the_attacker_does_not_help_him():
    """§9.2: it is a defensive position."""
    assert roll_needed({}, ["e4"]) == 7


def test_terrain_between_other_squares_does_not_matter():
    """§6.4: only the squares of those who fight count."""
    assert roll_needed({"d5": "T", "d4": "H", "e3": "H", "e6": "T"}) == 7


def test_unit_in_a_marsh_defends_but_does_not_assault():
    """§6.1 step 1, reference card, R17."""
    b = stage({LINE: "e4"}, {GUARDS: "e5"}, hand=[f"{LINE}.b"], ground={"e4": "M"})
    assert denied(b, f"assault {LINE}.b e5")
    assert roll_needed({"e5": "M"}) == 8


def test_each_supporter_counts_its_own_hill():
    """§6.4: 7 + 8 + 2 and 2d6 against 8 + 5 + 7; the attacker's town gives nothing."""
    hand = [f"{GUARDS}.b", f"{GUARDS}.c"]
    b = stage({LINE: "e4", GUARD: "d5"}, {GUARDS: "e5"}, hand=[f"{LINE}.b", "ney"], foe_hand=hand,
              ground={"d5": "H", "e4": "T"})  # fmt: skip
    answer(b.play(f"assault {LINE}.b e5"), *(f"defend {card}" for card in hand))
    assert needed(reinforce(b, "command ney", "support d5"), "e5") == 4


def redoubts(*choice, roll, square="e5", unit="e4"):
    """What redoubts are left of three, on e4, e5 and c3, after 7 and 2d6 against 8 + 3."""
    b = stage({LINE: unit, GUARD: "c3"}, {GUARDS: square}, hand=[f"{LINE}.b"], redoubts=["e4", "e5", "c3"])
    return reinforce(b.play(f"assault {LINE}.b e5")).play(f"roll {roll}", *choice).redoubts


def test_redoubt_stays_under_a_unit_that_is_hit():
    """§9.2, R32: 7 + 5 > 11."""
    assert redoubts("hit", roll=5) == {"e4", "e5", "c3"}


def test_redoubt_goes_when_its_unit_retreats_and_nobody_inherits_it():
    """§9.2, R32: the attacker who takes the square leaves his own as well."""
    assert redoubts("retreat", roll=5) == {"c3"}


def test_redoubt_goes_when_its_unit_dies():
    """§9.2, R32: 7 + 2 > 4 + 3."""
    assert redoubts("hit", roll=2, square="e5-") == {"c3"}


def test_redoubt_of_a_beaten_attacker_goes_only_with_him():
    """R32: 7 + 2 and 4 + 2 < 11."""
    assert redoubts(roll=2) == {"e4", "e5", "c3"}
    assert redoubts(roll=2, unit="e4-") == {"e5", "c3"}
