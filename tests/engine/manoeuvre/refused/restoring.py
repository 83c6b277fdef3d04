"""Refusals of the Restoration Phase (§7)."""

from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from tests.engine.manoeuvre.refused.case import Case, verb
from tests.table import battle

FAR = {"dutch_belgians": "h8"}
REDUCED = {"imperial_guard": "e4-", "1st_cuirassiers": "a1"}
INDIA = {"mysore_infantry": "e4-", "punjab_infantry": "a1-"}


def restoring(units=REDUCED, hand=("supply",), **more):
    return battle(units=units, foes=FAR, hand=list(hand), phase="restoration", **more)


def india(*hand, units=INDIA, phase="restoration", **more):
    return battle(one="india", units=units, foes=FAR, hand=list(hand), phase=phase, **more)


def building(*hand, **more):
    return battle(units=REDUCED, foes=FAR, hand=list(hand), phase="redoubt", **more)


def spied_on():
    """The other side has seen the leader, but not the rest of the hand."""
    table = india("tipu_sultan", "supply", pile=["maharaja"] * 3)
    table.state.shown[0] = [table.state.armies[0].number_of["tipu_sultan"]]
    return table.seen_by("two")


CASES = [
    Case("nobody-there", "Nobody stands on D4 (§1.3).", restoring, "restore d4 supply"),
    Case("not-your-unit", "You do not command Dutch-Belgians (§1.3).", restoring, "restore h8 supply"),
    Case(
        "nothing-to-restore",
        "Nothing to restore: 1st Cuirassiers at full strength (§7).",
        restoring,
        "restore a1 supply",
    ),
    Case(
        "wrong-card",
        "This Withdraw card cannot restore a unit (§8, §9).",
        lambda: restoring(hand=["withdraw"]),
        "restore e4 withdraw",
    ),
    Case(
        "wrong-card",
        "This Michel Ney card cannot restore a unit (§8, §9).",
        lambda: restoring(hand=["ney"]),
        "restore e4 ney",
    ),
    Case(
        "other-unit",
        "This card restores only 1st Cuirassiers (§7).",
        lambda: restoring(hand=["1st_cuirassiers.a"]),
        "restore e4 1st_cuirassiers.a",
    ),
    Case(
        "card-not-held",
        "That Supply card is not in your hand (§1.4).",
        lambda: restoring(hand=["ney"]),
        "restore e4 supply",
    ),
    Case("one-card", "This takes exactly one card (§9).", restoring, "restore e4"),
    Case("one-card", "This takes exactly one card (§9).", restoring, "restore e4 supply supply"),
    Case(
        "no-such-card",
        "There is no such card in this deck (§1.4).",
        restoring,
        Action(verb("restore"), 28, 0, (UNKNOWN - 1,)),
    ),
    Case("unnamed-card", "Name the card: an unknown one will not do (R37).", restoring, "restore e4 ?"),
    Case(
        "no-such-square",
        "There is no such square: they run from A1 to H8 (§1.1).",
        restoring,
        Action(verb("restore"), -1, 0, (0,)),
    ),
    Case("wrong-card", "This Supply card cannot rally a unit (§8, §9).", restoring, "rally e4 supply"),
    Case(
        "leader-bound",
        "Tipu Sultan serves only Mysore Cavalry and Mysore Infantry (§9.1).",
        lambda: india("tipu_sultan"),
        "rally a1 tipu_sultan",
    ),
    Case(
        "no-maharaja",
        "You hold no Maharaja (§9.1, R44).",
        lambda: india("tipu_sultan"),
        "rally a1 tipu_sultan maharaja",
    ),
    Case("no-maharaja", "You hold no Maharaja (§9.1, R44).", lambda: restoring(hand=["ney"]), "rally e4 ney maharaja"),
    Case(
        "all-seen",
        "Every copy of Maharaja is known to lie elsewhere (R37).",
        spied_on,
        "rally a1 tipu_sultan maharaja",
    ),
    Case(
        "no-such-flag",
        "A Maharaja is either played or not (§9.1, R44).",
        lambda: restoring(hand=["ney"]),
        Action(verb("rally"), 28, 2, (0,)),
    ),
    Case(
        "redoubt-early",
        "First restore a unit, or pass; then comes the redoubt (§7, R30).",
        lambda: restoring(hand=["redoubt"]),
        "redoubt e4 redoubt",
    ),
    Case(
        "restore-late",
        "Restoring comes before the redoubt, and is past for this turn (§7, R30).",
        lambda: building("supply"),
        "restore e4 supply",
    ),
    Case(
        "restore-late",
        "Restoring comes before the redoubt, and is past for this turn (§7, R30).",
        lambda: building("ney"),
        "rally e4 ney",
    ),
    Case(
        "wrong-phase",
        "Moving belongs to the Movement Phase; this is the Restoration Phase (§4).",
        lambda: building("supply"),
        "move e4 e5",
    ),
    Case(
        "wrong-card",
        "This Supply card cannot build a redoubt (§8, §9).",
        lambda: building("supply"),
        "redoubt e4 supply",
    ),
    Case("nobody-there", "Nobody stands on D4 (§1.3).", lambda: building("redoubt"), "redoubt d4 redoubt"),
    Case(
        "redoubt-there",
        "There is a redoubt on E4 already (§9.2).",
        lambda: building("redoubt", redoubts=["e4"]),
        "redoubt e4 redoubt",
    ),
    Case(
        "redoubt-bound",
        "This card builds only under Mysore Cavalry and Mysore Infantry (§8, R42).",
        lambda: india("mysore_infantry.b", phase="redoubt"),
        "redoubt a1 mysore_infantry.b",
    ),
    Case(
        "no-unit",
        "You have no Maratha Infantry on the battlefield (§8, R42).",
        lambda: india("maratha_infantry.c", phase="redoubt"),
        "redoubt e4 maratha_infantry.c",
    ),
    Case(
        "wrong-card",
        "This Mysore Infantry card cannot build a redoubt (§8, §9).",
        lambda: india("mysore_infantry.a", phase="redoubt"),
        "redoubt e4 mysore_infantry.a",
    ),
    Case(
        "dice-first",
        "First come the dice for the rally (§1.2).",
        lambda: restoring(hand=["ney"]).play("rally e4 ney"),
        "done",
    ),
    Case(
        "impossible-total",
        "1d6 can total 1 to 6 (§1.2).",
        lambda: restoring(hand=["ney"]).play("rally e4 ney"),
        "roll 7",
    ),
]
