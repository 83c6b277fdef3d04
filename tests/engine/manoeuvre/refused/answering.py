"""Refusals while an assault is answered (§6.1 steps 3 and 4)."""

from engine.manoeuvre.action import Action
from tests.engine.manoeuvre.combat.stage import stage
from tests.engine.manoeuvre.refused.case import Case, verb

GUARD = {"imperial_guard": "e4"}
NEXT = {"dutch_belgians": "e5"}
MILITIA = {"4th_militia": "e5"}
OPENING = "imperial_guard.a"
ASSAULT = f"assault {OPENING} e5"


def answering(*foe_hand, foes=NEXT, two="great_britain", ground=None, units=GUARD, **more):
    return stage(units, foes, two=two, hand=[OPENING], foe_hand=list(foe_hand), ground=ground, **more).play(ASSAULT)


def surrounded(*foe_hand):
    """The militia on a8 has nowhere to go."""
    units = {"imperial_guard": "a7", "8th_regiment_legere": "b8"}
    foes = {"4th_militia": "a8"}
    table = stage(
        units, foes, two="united_states", hand=[OPENING], foe_hand=list(foe_hand), foe_rest=("c8", "d8", "e8", "f8")
    )
    return table.play(f"assault {OPENING} a8")


CASES = [
    # Withdrawal
    Case(
        "not-the-target",
        "The attack is on 4th Militia, not on 13th Militia (§6.1).",
        lambda: answering("13th_militia.a", two="united_states", foes=MILITIA),
        "withdraw 13th_militia.a",
    ),
    Case(
        "no-value",
        "This 4th Militia card has no Withdraw value (§8).",
        lambda: answering("4th_militia.e", two="united_states", foes=MILITIA),
        "withdraw 4th_militia.e",
    ),
    Case(
        "card-not-held",
        "That 4th Militia card is not in your hand (§1.4).",
        lambda: answering("4th_militia.b", two="united_states", foes=MILITIA),
        "withdraw 4th_militia.a",
    ),
    Case(
        "wrong-card",
        "This Supply card cannot withdraw a unit (§8, §9).",
        lambda: answering("supply"),
        "withdraw supply",
    ),
    Case(
        "withdraw-late",
        "You have played a card to stand: it is too late to withdraw (§8, R15).",
        lambda: answering("4th_militia.a", "4th_militia.b", two="united_states", foes=MILITIA).play(
            "defend 4th_militia.a"
        ),
        "withdraw 4th_militia.b",
    ),
    Case(
        "withdraw-only-card",
        "Withdraw must be the defender's only card (§9.2, R15).",
        lambda: answering("withdraw", "dutch_belgians.a").play("defend dutch_belgians.a"),
        "withdraw withdraw",
    ),
    Case(
        "withdraw-only-card",
        "Withdraw must be the defender's only card (§9.2, R15).",
        lambda: answering("4th_militia.a", "withdraw", two="united_states", foes=MILITIA).play(
            "withdraw 4th_militia.a", "roll 6"
        ),
        "withdraw withdraw",
    ),
    Case(
        "no-way-out",
        "There is no square for 4th Militia to withdraw to (§6.1, R10).",
        lambda: surrounded("withdraw"),
        "withdraw withdraw",
    ),
    Case(
        "no-way-out",
        "There is no square for 4th Militia to withdraw to (§6.1, R10).",
        lambda: surrounded("4th_militia.a"),
        "withdraw 4th_militia.a",
    ),
    Case(
        "dice-first",
        "First come the dice for the withdrawal (§1.2).",
        lambda: answering("4th_militia.a", two="united_states", foes=MILITIA).play("withdraw 4th_militia.a"),
        "done",
    ),
    # Defence
    Case(
        "not-the-target",
        "The attack is on Dutch-Belgians, not on 1st Foot Guards (§6.1).",
        lambda: answering("1st_foot_guards.a"),
        "defend 1st_foot_guards.a",
    ),
    Case("wrong-card", "This Supply card cannot defend a unit (§8, §9).", lambda: answering("supply"), "defend supply"),
    Case("card-not-held", "That Dutch-Belgians card is not in your hand (§1.4).", answering, "defend dutch_belgians.a"),
    Case(
        "second-leader",
        "Lord Wellington is already in this combat: one leader a side (R25).",
        lambda: answering("wellington", "hill").play("lead wellington"),
        "lead hill",
    ),
    Case(
        "leader-bound",
        "Tipu Sultan serves only Mysore Cavalry and Mysore Infantry (§9.1).",
        lambda: answering("tipu_sultan", two="india", foes={"punjab_infantry": "e5"}),
        "lead tipu_sultan",
    ),
    Case("no-maharaja", "You hold no Maharaja (§9.1, R44).", lambda: answering("hill"), "lead hill maharaja"),
    Case("wrong-card", "This Supply card cannot lead a unit (§8, §9).", lambda: answering("supply"), "lead supply"),
    Case(
        "all-seen",
        "Every copy of Rowland Hill is known to lie elsewhere (R37).",
        lambda: answering("supply", foe_pile=["hill"]).seen_by("one"),
        "lead hill",
    ),
    Case(
        "second-combat",
        "One combat a turn, and it is under way (§6).",
        lambda: answering("1st_foot_guards.a"),
        "assault 1st_foot_guards.a e4",
    ),
    Case(
        "guerrilla-nothing", "No card waits here for a Guerrilla (§9.2, R31).", answering, Action(verb("guerrilla"), 0)
    ),
    Case(
        "wrong-phase",
        "Adding a card belongs to the reinforcing of an attack; now the attack is answered (§4).",
        lambda: answering("dutch_belgians.a"),
        "add dutch_belgians.a",
    ),
]
