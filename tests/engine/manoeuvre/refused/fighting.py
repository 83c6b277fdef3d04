"""Refusals of the Combat Phase as far as the declaration: assault, ambush, fire, sacrifice (§6, §9.2)."""

from engine.manoeuvre.action import Action
from tests.engine.manoeuvre.combat.stage import stage
from tests.engine.manoeuvre.refused.case import Case, verb

GUARD = {"imperial_guard": "e4"}
NEXT = {"dutch_belgians": "e5"}


def facing(*hand, units=GUARD, foes=NEXT, **more):
    return stage(units, foes, hand=list(hand), **more)


def guns(target, ground=None, units=GUARD, foes=None, **more):
    """The guard on e4 has its guns ready, an enemy stands on the target's square."""
    return facing(
        "imperial_guard.b", units=units, foes={"dutch_belgians": target} | (foes or {}), ground=ground, **more
    )


def rockets(target, ground=None, **more):
    return stage(
        {"mysore_infantry": "e3"}, {"dutch_belgians": target}, one="india", ground=ground, hand=["rockets"], **more
    )


def america(*hand, foes=NEXT, units=None):
    return stage(units or {"4th_militia": "e4"}, foes, one="united_states", hand=list(hand))


def shogun(*hand, units, foes=NEXT, **more):
    return stage(units, foes, one="tokugawa_shogunate", hand=list(hand), **more)


def without_guard():
    return stage({"8th_regiment_legere": "e4"}, NEXT, hand=["imperial_guard.a"], rest=("a1", "b1", "c1"))


CASES = [
    # Assault
    Case(
        "no-value",
        "This Imperial Guard card has no Attack value (§8).",
        lambda: facing("imperial_guard.b"),
        "assault imperial_guard.b e5",
    ),
    Case(
        "wrong-card", "This Supply card cannot open an assault (§8, §9).", lambda: facing("supply"), "assault supply e5"
    ),
    Case(
        "wrong-card", "This Michel Ney card cannot open an assault (§8, §9).", lambda: facing("ney"), "assault ney e5"
    ),
    Case(
        "card-not-held", "That Imperial Guard card is not in your hand (§1.4).", facing, "assault imperial_guard.a e5"
    ),
    Case(
        "no-unit",
        "You have no Imperial Guard on the battlefield (§8, R42).",
        without_guard,
        "assault imperial_guard.a e5",
    ),
    Case(
        "marsh-assault",
        "A unit in marsh cannot assault (§6.1, R17).",
        lambda: facing("imperial_guard.a", ground={"e4": "M"}),
        "assault imperial_guard.a e5",
    ),
    Case(
        "nobody-there", "Nobody stands on D4 (§1.3).", lambda: facing("imperial_guard.a"), "assault imperial_guard.a d4"
    ),
    Case(
        "own-target",
        "You cannot attack your own Imperial Guard (§6).",
        lambda: facing("imperial_guard.a"),
        "assault imperial_guard.a e4",
    ),
    Case(
        "not-adjacent",
        "F5 is not next to Imperial Guard (§6.1, §6.2).",
        lambda: facing("imperial_guard.a", foes={"dutch_belgians": "f5"}),
        "assault imperial_guard.a f5",
    ),
    Case(
        "not-adjacent",
        "E6 is not next to Date Han (§6.1, §6.2).",
        lambda: shogun("date", units={"date_han": "e4"}, foes={"dutch_belgians": "e6"}),
        "assault date e6",
    ),
    # Volley
    Case(
        "no-value",
        "This Imperial Guard card has no Volley value (§8).",
        lambda: facing("imperial_guard.a"),
        "volley imperial_guard.a e5",
    ),
    Case(
        "wrong-card", "This Ambush card cannot fire a volley (§8, §9).", lambda: america("ambush"), "volley ambush e5"
    ),
    Case(
        "own-target",
        "You cannot attack your own 4th Militia (§6).",
        lambda: america("4th_militia.b"),
        "volley 4th_militia.b e4",
    ),
    Case(
        "not-adjacent",
        "E6 is not next to 4th Militia (§6.1, §6.2).",
        lambda: america("4th_militia.b", foes={"dutch_belgians": "e6"}),
        "volley 4th_militia.b e6",
    ),
    # Ambush and sacrifice
    Case(
        "wrong-card",
        "This 4th Militia card cannot lay an ambush (§8, §9).",
        lambda: america("4th_militia.a"),
        "ambush 4th_militia.a e5",
    ),
    Case("own-target", "You cannot attack your own 4th Militia (§6).", lambda: america("ambush"), "ambush ambush e4"),
    Case(
        "not-your-unit",
        "You do not command Dutch-Belgians (§1.3).",
        lambda: shogun("death_with_honour", units={"date_han": "e4"}),
        "honour death_with_honour e5",
    ),
    Case(
        "wrong-card",
        "This Supply card cannot sacrifice a unit (§8, §9).",
        lambda: shogun("supply", units={"date_han": "e4"}),
        "honour supply e4",
    ),
    # Bombardment
    Case("wrong-card", "This Supply card cannot bombard an enemy (§8, §9).", lambda: facing("supply"), "bombard supply e5"),
    Case(
        "no-value",
        "This Imperial Guard card has no Bombard value (§8).",
        lambda: facing("imperial_guard.a"),
        "bombard imperial_guard.a e5",
    ),
    Case(
        "out-of-range",
        "E7 is 3 squares away; the range is 2 (§6.2).",
        lambda: guns("e7"),
        "bombard imperial_guard.b e7",
    ),
    Case("nobody-there", "Nobody stands on E5 (§1.3).", lambda: guns("e7"), "bombard imperial_guard.b e5"),
    Case(
        "no-line-of-fire",
        "No line of fire to E6: woods on E5 in the way (§6.2).",
        lambda: guns("e6", {"e5": "W"}),
        "bombard imperial_guard.b e6",
    ),
    Case(
        "no-line-of-fire",
        "No line of fire to F5: town on F4 and 1st Foot Guards on E5 in the way (§6.2).",
        lambda: guns("f5", {"f4": "T"}, foes={"1st_foot_guards": "e5"}),
        "bombard imperial_guard.b f5",
    ),
    Case(
        "no-line-of-fire",
        "No line of fire to E6: 8th Regiment Legere on E5 in the way (§6.2).",
        lambda: guns("e6", units=GUARD | {"8th_regiment_legere": "e5"}),
        "bombard imperial_guard.b e6",
    ),
    # Grand Battery
    Case(
        "wrong-card",
        "This Michel Ney card cannot fire a Grand Battery (§8, §9).",
        lambda: facing("ney"),
        "battery e4 e5 ney",
    ),
    Case("nobody-there", "Nobody stands on D4 (§1.3).", lambda: facing("napoleon"), "battery d4 e5 napoleon"),
    Case(
        "own-target",
        "You cannot attack your own Imperial Guard (§6).",
        lambda: facing("napoleon"),
        "battery e4 e4 napoleon",
    ),
    Case(
        "no-line-of-fire",
        "No line of fire to E6: hill on E5 in the way (§6.2).",
        lambda: facing("napoleon", foes={"dutch_belgians": "e6"}, ground={"e5": "H"}),
        "battery e4 e6 napoleon",
    ),
    Case("card-not-held", "That Napoléon Bonaparte card is not in your hand (§1.4).", facing, "battery e4 e5 napoleon"),
    Case("one-card", "This takes exactly one card (§9).", lambda: facing("napoleon"), Action(verb("battery"), 28, 36)),
    # Rockets
    Case("wrong-card", "This Supply card cannot fire rockets (§8, §9).", lambda: rockets("e5"), "rockets e3 e5 supply"),
    Case(
        "rockets-range",
        "Rockets reach three squares only from a hill to other ground (§6.3, R29).",
        lambda: rockets("e6"),
        "rockets e3 e6 rockets",
    ),
    Case(
        "rockets-range",
        "Rockets reach three squares only from a hill to other ground (§6.3, R29).",
        lambda: rockets("e6", {"e3": "H", "e6": "H"}),
        "rockets e3 e6 rockets",
    ),
    Case(
        "out-of-range",
        "E7 is 4 squares away; the range is 3 (§6.2).",
        lambda: rockets("e7", {"e3": "H"}),
        "rockets e3 e7 rockets",
    ),
    Case(
        "out-of-range", "E7 is 4 squares away; the range is 2 (§6.2).", lambda: rockets("e7"), "rockets e3 e7 rockets"
    ),
    Case(
        "no-line-of-fire",
        "No line of fire to E6: woods on E5 in the way (§6.2).",
        lambda: rockets("e6", {"e3": "H", "e5": "W"}),
        "rockets e3 e6 rockets",
    ),
    Case(
        "no-line-of-fire",
        "No line of fire to F5: town on F3, hill on E4 and woods on F4 in the way (§6.2).",
        lambda: rockets("f5", {"e3": "H", "e4": "H", "f4": "W", "f3": "T"}),
        "rockets e3 f5 rockets",
    ),
    # Dice of the fire
    Case(
        "dice-first",
        "First come the dice for the fire (§1.2).",
        lambda: guns("e5").play("bombard imperial_guard.b e5"),
        "done",
    ),
    Case(
        "impossible-total",
        "2d6 can total 2 to 12 (§1.2).",
        lambda: guns("e5").play("bombard imperial_guard.b e5"),
        "roll 13",
    ),
    Case(
        "impossible-total",
        "1d10 can total 1 to 10 (§1.2).",
        lambda: rockets("e5").play("rockets e3 e5 rockets"),
        "roll 11",
    ),
    Case(
        "faces-count",
        "The faces must be those of 2d6, one for each die (§1.2).",
        lambda: guns("e5").play("bombard imperial_guard.b e5"),
        "roll 7 = 7",
    ),
    Case(
        "faces-range",
        "A d6 shows 1 to 6 (§1.2).",
        lambda: guns("e5").play("bombard imperial_guard.b e5"),
        "roll 7 = 7 0",
    ),
    Case(
        "faces-total",
        "The faces do not add up to the total (§1.2).",
        lambda: guns("e5").play("bombard imperial_guard.b e5"),
        "roll 7 = 2 3",
    ),
]
