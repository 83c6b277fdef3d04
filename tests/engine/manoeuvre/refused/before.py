"""Refusals of the set-up, and of the Discard and Draw Phases (§3, §4)."""

from engine.manoeuvre.action import PICK, SECTION, Action
from engine.manoeuvre.army import UNKNOWN
from tests.engine.manoeuvre.refused.case import Case, verb
from tests.engine.manoeuvre.turns import ground
from tests.table import army, battle, setup

SECTIONS = ("section 1 0", "section 2 0", "section 3 0", "section 4 0")
THREE = ("france", "great_britain", "spain")
HAND = ["supply", "supply", "ney"]
CARDS = army("france").number_of
OUT_OF_ORDER = Action(verb("discard"), 0, 0, (CARDS["supply"], CARDS["ney"]))


def laying():
    return setup(THREE, first="one")


def naming():
    return laying().play(*SECTIONS)


def choosing_nation(*pair):
    return naming().play(" ".join(("nations", *pair)))


def choosing_edge(**lakes):
    """The second player's choice, on a field with these lakes."""
    table = choosing_nation("france", "great_britain")
    table.state.field = type(table.state.field)(tuple(ground(**lakes)))
    return table.play("nation france")


def dealing(**options):
    return setup(("france", "great_britain"), first="one", **options).play(
        *SECTIONS, "nations france great_britain", "nation france", "edge north"
    )


def deploying(*placed, **lakes):
    """France sets up in the south, on a field with these lakes."""
    table = dealing()
    while table.phase == "deal":
        table.play(sorted(table.legal())[0])
    table.state.field = type(table.state.field)(tuple(ground(**lakes)))
    return table.play(*placed)


def discarding(hand=HAND, **more):
    return battle(units={"imperial_guard": "e2"}, foes={"dutch_belgians": "h8"}, hand=hand, phase="discard", **more)


def on_top():
    return discarding().play("discard ney supply")


def drawing(**more):
    """The Draw Phase of France, whose deck holds no other cards than these."""
    return discarding(deck=["forced_march", "withdraw"], **more).play("done")


def spy_question(hand=("supply",) * 3 + ("uxbridge", "scout"), **more):
    """Great Britain has filled its hand and may spy."""
    return battle(
        one="great_britain",
        two="france",
        units={"dutch_belgians": "e2"},
        foes={"imperial_guard": "h8"},
        hand=list(hand),
        foe_hand=["ney", "supply"],
        phase="draw",
        **more,
    )


def spied():
    return spy_question().play("spy scout")


def nothing_left():
    """A hand that deck and discards together cannot fill."""
    table = spy_question()
    table.state.hand[0] = [table.state.hand[0][-1]]
    table.state.bag[0] = []
    return table


CASES = [
    Case("set-up-compulsory", "The set-up goes on: lay the next section (§3).", laying, "done"),
    Case("set-up-compulsory", "The set-up goes on: name two nations (§3).", naming, "done"),
    Case(
        "set-up-compulsory",
        "The set-up goes on: choose your nation (§3).",
        lambda: choosing_nation("france", "spain"),
        "done",
    ),
    Case("set-up-compulsory", "The set-up goes on: choose your edge (§3).", choosing_edge, "done"),
    Case(
        "set-up-compulsory",
        "The set-up goes on: choose five cards (§3).",
        lambda: dealing(opening_hand="chosen"),
        "done",
    ),
    Case("set-up-compulsory", "The set-up goes on: every unit must be placed (§3).", deploying, "done"),
    Case(
        "section-laid",
        "Section 1 lies on the map already (§3, R61).",
        lambda: laying().play("section 1 2"),
        "section 1 0",
    ),
    Case("no-such-section", "There is no such map section (§1.1).", laying, Action(SECTION, 999)),
    Case("no-such-turn", "A section is turned by none to three quarters (§3).", laying, "section 1 4"),
    Case("wrong-phase", "Moving belongs to the Movement Phase; now the map is laid (§4).", laying, "move e2 e3"),
    Case("spy-other-turn", "Only the player whose turn it is may spy (§9.2, R35).", laying, Action(verb("spy"), 3)),
    Case("guerrilla-nothing", "No card waits here for a Guerrilla (§9.2, R31).", laying, Action(verb("guerrilla"), 3)),
    Case("nations-order", "Name the two nations in the order of the list (§3).", naming, Action(verb("nations"), 2, 0)),
    Case("no-such-nation", "There is no such nation in this battle (§3).", naming, Action(verb("nations"), 0, 3)),
    Case(
        "nation-not-offered",
        "Spain is not offered: choose France or Great Britain (§3).",
        lambda: choosing_nation("france", "great_britain"),
        "nation spain",
    ),
    Case(
        "nation-not-offered",
        "France is not offered: choose Spain (§3).",
        lambda: choosing_nation("spain", "spain"),
        "nation france",
    ),
    Case("no-such-edge", "There is no such edge: a map has four (§3).", choosing_edge, Action(verb("edge"), 4)),
    Case(
        "edge-impossible",
        "Lakes leave no room for eight units along the west edge (§3, R47).",
        lambda: choosing_edge(**{f"{file}{rank}": "L" for file in "ab" for rank in range(1, 6)}),
        "edge west",
    ),
    Case(
        "edge-impossible",
        "Lakes leave no room for eight units along the west edge (§3, R47).",
        lambda: choosing_edge(**{f"{file}{rank}": "L" for file in "ab" for rank in range(1, 6)}),
        "edge east",
    ),
    Case("hand-drawn", "The opening hand is drawn, not chosen (§3).", dealing, Action(PICK, 3)),
    Case(
        "hand-chosen",
        "The opening hand is chosen, not drawn (§3).",
        lambda: dealing(opening_hand="chosen"),
        "draw supply",
    ),
    Case(
        "not-in-deck",
        "That Michel Ney card is not in the deck (§1.4).",
        lambda: dealing(opening_hand="chosen").play("pick ney"),
        "pick ney",
    ),
    Case("draw-first", "First a card is drawn (§4).", dealing, Action(verb("edge"), 0)),
    Case(
        "place-order",
        "Next comes 1st Cuirassiers: units are set up in the order of the army (§3, R62).",
        deploying,
        "place imperial_guard e2",
    ),
    Case("no-such-unit", "There is no such unit in this army (§1.3).", deploying, Action(verb("place"), 8, 12)),
    Case("place-rows", "E3 lies outside your two rows (§3).", deploying, "place 1st_cuirassiers e3"),
    Case(
        "place-lake",
        "E2 is a lake: no unit is set up there (§3, R47).",
        lambda: deploying(e2="L"),
        "place 1st_cuirassiers e2",
    ),
    Case(
        "place-occupied",
        "E2 is taken by 1st Cuirassiers (§3).",
        lambda: deploying("place 1st_cuirassiers e2"),
        "place 2nd_regiment_legere e2",
    ),
    # Discard
    Case("discard-nothing", "Name the cards to discard, or pass (§4).", discarding, "discard"),
    Case("card-not-held", "That Withdraw card is not in your hand (§1.4).", discarding, "discard ney withdraw"),
    Case(
        "too-few-copies",
        "You do not hold so many of that Supply card (§4).",
        discarding,
        "discard supply supply supply",
    ),
    Case("unnamed-card", "Name the card: an unknown one will not do (R37).", discarding, "discard ?"),
    Case(
        "no-such-card", "There is no such card in this deck (§1.4).", discarding, Action(verb("discard"), 0, 0, (-1,))
    ),
    Case("discard-order", "Name the discards in the order of the hand (§4).", discarding, OUT_OF_ORDER),
    Case(
        "hidden-card",
        "That card cannot be seen from here (R37).",
        lambda: discarding().seen_by("two"),
        "discard ney supply",
    ),
    Case(
        "wrong-phase",
        "Discarding belongs to the Discard Phase; this is the Draw Phase (§4).",
        spy_question,
        "discard scout",
    ),
    Case("top-compulsory", "One of the discards must lie on top (§4, R37).", on_top, "done"),
    Case("not-discarded", "That Withdraw card is not among these discards (§4, R37).", on_top, "top withdraw"),
    Case(
        "all-seen",
        "Every copy of Michel Ney is known to lie elsewhere (R37).",
        lambda: (
            discarding(hand=["supply", "supply", "soult"], pile=["ney"]).play("discard soult supply").seen_by("two")
        ),
        "top ney",
    ),
    # Draw
    Case("draw-first", "First a card is drawn (§4).", drawing, "done"),
    Case("not-in-deck", "That Skirmish card is not in the deck (§1.4).", drawing, "draw skirmish"),
    Case("unnamed-card", "Name the card: an unknown one will not do (R37).", drawing, Action(verb("draw"), UNKNOWN)),
    Case(
        "hidden-card",
        "That card cannot be seen from here (R37).",
        lambda: drawing().seen_by("two"),
        "draw forced_march",
    ),
    Case("hand-full", "Your hand is full: five cards (§4).", spy_question, "draw supply"),
    Case("nothing-to-draw", "No card is left to draw (R39).", nothing_left, "draw supply"),
    Case("no-draw", "No card is drawn; this is the Discard Phase (§4).", discarding, "draw supply"),
    # The spy
    Case("wrong-card", "This Supply card cannot spy (§8, §9).", spy_question, "spy supply"),
    Case(
        "card-not-held",
        "That Spy card is not in your hand (§1.4).",
        lambda: spy_question(["supply"] * 3 + ["uxbridge", "hill"]),
        "spy scout",
    ),
    Case("spy-other-turn", "Only the player whose turn it is may spy (§9.2, R35).", spied, Action(verb("spy"), 3)),
    Case("show-compulsory", "The spy must be shown your hand (§9.2).", spied, "done"),
    Case("show-hand", "Show the whole hand, in its order, and nothing else (§9.2).", spied, "show ney"),
    Case(
        "show-hand",
        "Show the whole hand, in its order, and nothing else (§9.2).",
        lambda: spied().seen_by("one"),
        "show ney ney",
    ),
    Case("guerrilla-nothing", "No card waits here for a Guerrilla (§9.2, R31).", spied, Action(verb("guerrilla"), 3)),
]
