"""Refusals of the Movement Phase (§5)."""

from engine.manoeuvre.action import MOVE, Action
from tests.engine.manoeuvre.refused.case import Case, verb
from tests.engine.manoeuvre.turns import ground
from tests.table import battle

GUARD = {"imperial_guard": "e4"}
HORSE = {"1st_cuirassiers": "e4"}
FAR = {"dutch_belgians": "h8"}


def moving(units=GUARD, foes=FAR, hand=(), terrain=None, **more):
    return battle(units=units, foes=foes, hand=list(hand), rows=ground(**(terrain or {})), **more)


def riding(friends=None, terrain=None, foes=FAR, **more):
    return moving(HORSE | (friends or {}), foes, terrain=terrain, **more)


def moved(*cards, terrain=None, **more):
    """The guard has moved from e4 to e5; the cuirassiers on a1 may follow."""
    return moving(GUARD | {"1st_cuirassiers": "a1"}, hand=cards, terrain=terrain, **more).play("move e4 e5")


def marching():
    return moved("forced_march").play("forced-march forced_march")


def shogun(hand=("banzai_charge", "banzai_charge"), **more):
    return battle(
        one="tokugawa_shogunate", units={"date_han": "e4", "mori_han": "a1"}, foes=FAR, hand=list(hand), **more
    )


def boxed_in():
    """After a move nobody else has an open square next to him."""
    units = {"imperial_guard": "c3", "8th_regiment_legere": "a1", "19th_regiment_legere": "a2"}
    foes = {"dutch_belgians": "b1", "1st_foot_guards": "a3", "4th_regiment_of_foot": "b2"}
    return moving(units, foes, ["supply", "forced_march"]).play("move c3 c4")


def walled_in():
    """In play the way back is always open; a position from a file may box in the unit that has just moved."""
    terrain = {"d5": "L", "f5": "L", "e4": "L"}
    table = moving(GUARD, {"dutch_belgians": "e6"}, ["forced_march"]).play("move e4 e5")
    table.state.field = type(table.state.field)(tuple(ground(**terrain)))
    return table


def guerrilla(foe_hand=("guerrilla",), two="spain", foes=None, **more):
    """France plays a Supply, which the other side may cancel."""
    return battle(
        two=two,
        units=GUARD | {"1st_cuirassiers": "a1"},
        foes=foes or {"3rd_hussars": "h8"},
        hand=["supply"],
        foe_hand=list(foe_hand),
        **more,
    ).play("move e4 e5", "supply supply")


CASES = [
    Case("nobody-there", "Nobody stands on D4 (§1.3).", moving, "move d4 d5"),
    Case("not-your-unit", "You do not command Dutch-Belgians (§1.3).", moving, "move h8 h7"),
    Case("no-such-square", "There is no such square: they run from A1 to H8 (§1.1).", moving, Action(MOVE, 28, 64)),
    Case("surplus", "This action says more than it needs.", moving, Action(MOVE, 28, 36, (1,))),
    Case("surplus", "This action says more than it needs.", lambda: moved("forced_march"), Action(verb("done"), 1)),
    Case("same-square", "A move ends on another square than it began (§5).", moving, "move e4 e4"),
    Case("too-far", "E6 is too far: Imperial Guard can move one square (§5).", moving, "move e4 e6"),
    Case("too-far", "F5 is too far: Imperial Guard can move one square (§5).", moving, "move e4 f5"),
    Case("too-far", "E7 is too far: 1st Cuirassiers can move one or two squares (§5).", riding, "move e4 e7"),
    Case("lake", "E5 is a lake: no unit can enter it (§5).", lambda: moving(terrain={"e5": "L"}), "move e4 e5"),
    Case(
        "occupied",
        "E5 is occupied by Dutch-Belgians (§5).",
        lambda: moving(foes={"dutch_belgians": "e5"}),
        "move e4 e5",
    ),
    Case(
        "pass-through",
        "The 1st Cuirassiers cannot pass through Imperial Guard (§5).",
        lambda: riding({"imperial_guard": "e5"}),
        "move e4 e6",
    ),
    Case(
        "pass-through",
        "The 1st Cuirassiers cannot pass through Dutch-Belgians (§5).",
        lambda: riding(foes={"dutch_belgians": "e5"}, terrain={"f4": "F"}),
        "move e4 f5",
    ),
    Case(
        "march-ends", "E5 is a field: the march ends there (§5, R3).", lambda: riding(terrain={"e5": "F"}), "move e4 e6"
    ),
    Case(
        "march-ends",
        "E5 is a marsh: the march ends there (§5, R3).",
        lambda: riding(terrain={"e5": "M", "f4": "L"}),
        "move e4 f5",
    ),
    Case("lake-between", "The lake on E5 is in the way (§5).", lambda: riding(terrain={"e5": "L"}), "move e4 e6"),
    Case(
        "already-moved", "Imperial Guard already moved in this phase (§5, R5).", lambda: moved("supply"), "move e5 e6"
    ),
    Case("no-moves-left", "You have moved as many units as you may (§5).", lambda: moved("supply"), "move a1 a2"),
    Case("move-compulsory", "Moving one unit is compulsory (§5).", moving, "done"),
    Case(
        "move-or-dig-in",
        "Move one unit, or dig in and lose your hand (§5, R8).",
        lambda: moving(digging_in=True),
        "done",
    ),
    Case(
        "move-compulsory",
        "Moving one unit is compulsory (§5).",
        lambda: shogun(digging_in=True).play("banzai banzai_charge"),
        "done",
    ),
    Case(
        "wrong-phase",
        "An assault belongs to the Combat Phase; this is the Movement Phase (§4).",
        lambda: moving(hand=["imperial_guard.a"]),
        "assault imperial_guard.a e5",
    ),
    Case("no-dice", "No dice are asked for; this is the Movement Phase (§1.2).", moving, "roll 3"),
    Case(
        "guerrilla-own-turn", "A Guerrilla is never played in your own turn (§9.2).", moving, Action(verb("guerrilla"))
    ),
    # Digging in
    Case("dig-in-not-played", "Digging in is not played in this battle (§5).", moving, "dig-in"),
    Case(
        "dig-in-late",
        "Digging in is instead of moving, and a unit has moved (§5, R8).",
        lambda: moved("supply", digging_in=True),
        "dig-in",
    ),
    Case(
        "dig-in-charging",
        "The Banzai Charge has begun: a unit must move (§9.2, R7).",
        lambda: shogun(digging_in=True).play("banzai banzai_charge"),
        "dig-in",
    ),
    # Banzai Charge
    Case(
        "wrong-card",
        "This Supply card cannot start a Banzai Charge (§8, §9).",
        lambda: moving(hand=["supply"]),
        "banzai supply",
    ),
    Case(
        "second-banzai",
        "A Banzai Charge is already under way (§9.2, R7).",
        lambda: shogun().play("banzai banzai_charge"),
        "banzai banzai_charge",
    ),
    Case(
        "banzai-late",
        "A Banzai Charge comes before any move (§9.2, R7).",
        lambda: shogun(["banzai_charge", "supply"]).play("move e4 e5"),
        "banzai banzai_charge",
    ),
    Case(
        "too-far",
        "E7 is too far: Date Han can move one or two squares (§5).",
        lambda: shogun().play("banzai banzai_charge"),
        "move e4 e7",
    ),
    # Supply
    Case(
        "supply-early",
        "Move one unit first; Supply then moves another (§5, R53).",
        lambda: moving(hand=["supply"]),
        "supply supply",
    ),
    Case(
        "card-not-held", "That Supply card is not in your hand (§1.4).", lambda: moved("forced_march"), "supply supply"
    ),
    Case(
        "second-supply",
        "One Supply a Movement Phase, and it has been played (§5, R6).",
        lambda: moved("supply", "supply").play("supply supply"),
        "supply supply",
    ),
    Case("nobody-to-supply", "No other unit can move (§5, R55).", boxed_in, "supply supply"),
    Case(
        "all-seen",
        "Every copy of Supply is known to lie elsewhere (R37).",
        lambda: moved("forced_march", pile=["supply"] * 4).seen_by("two"),
        "supply supply",
    ),
    # Forced March
    Case(
        "march-early",
        "Move a unit first; a Forced March then takes it on (§9.2, R46).",
        lambda: moving(hand=["forced_march"]),
        "forced-march forced_march",
    ),
    Case(
        "wrong-card",
        "This Supply card cannot make a unit march on (§8, §9).",
        lambda: moved("supply"),
        "forced-march supply",
    ),
    Case(
        "march-began",
        "Imperial Guard began the move in a marsh: no Forced March (§9.2).",
        lambda: moved("forced_march", terrain={"e4": "M"}, forced_march_limit="began"),
        "forced-march forced_march",
    ),
    Case(
        "march-ended",
        "Imperial Guard ended the move in a field: no Forced March (§9.2).",
        lambda: moved("forced_march", terrain={"e5": "F"}),
        "forced-march forced_march",
    ),
    Case(
        "march-blocked", "No square next to Imperial Guard is open (§9.2, R4).", walled_in, "forced-march forced_march"
    ),
    Case(
        "second-march",
        "Imperial Guard already had a Forced March (§5, R6).",
        lambda: moved("forced_march", "forced_march").play("forced-march forced_march", "move e5 e6"),
        "forced-march forced_march",
    ),
    Case("march-compulsory", "The Forced March must be made (§9.2).", marching, "done"),
    Case("march-unit", "The Forced March is for Imperial Guard (§9.2, R46).", marching, "move a1 a2"),
    Case(
        "march-one-square",
        "A Forced March is one square: E7 is not next to Imperial Guard (§9.2).",
        marching,
        "move e5 e7",
    ),
    Case(
        "occupied",
        "E6 is occupied by Dutch-Belgians (§5).",
        lambda: moved("forced_march", foes={"dutch_belgians": "e6"}).play("forced-march forced_march"),
        "move e5 e6",
    ),
    # Guerrilla
    Case(
        "wrong-card",
        "This Withdraw card cannot cancel another (§8, §9).",
        lambda: guerrilla(["withdraw"]),
        "guerrilla withdraw",
    ),
    Case(
        "card-not-held",
        "That Guerrillas card is not in your hand (§1.4).",
        lambda: guerrilla(["withdraw"]),
        "guerrilla guerrilla",
    ),
    Case(
        "no-unit",
        "You have no Maratha Cavalry on the battlefield (§8, R42).",
        lambda: guerrilla(["maratha_cavalry.a"], "india", {"mysore_cavalry": "h8"}),
        "guerrilla maratha_cavalry.a",
    ),
    Case(
        "wrong-phase",
        "Moving belongs to the Movement Phase; now a Guerrilla may be played (§4).",
        guerrilla,
        "move h8 h7",
    ),
]
