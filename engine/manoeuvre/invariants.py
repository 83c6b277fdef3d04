"""What must be true of every state: the fuzzer asks after each action, readers before they trust."""

from engine.manoeuvre import tags
from engine.manoeuvre.army import HAND_SIZE, NO_ARMY, UNKNOWN
from engine.manoeuvre.battlefield import LAKE, depth
from engine.manoeuvre.position import AWAITED, CHANCE, LOST, NO_COMBAT, NOBODY, Position

IN_COMBAT = (
    tags.ANSWER,
    tags.TRY_WITHDRAWAL,
    tags.REINFORCE,
    tags.CLASH,
    tags.CHOICE,
    tags.RETREAT,
    tags.ADVANCE,
    tags.PURSUIT,
    tags.COMMITMENT,
    tags.SKIRMISH,
    tags.FIRE,
    tags.ROCKETS,
    tags.END_COMBAT,
)


def faults(p: Position) -> list[str]:
    """Every invariant that a position breaks, each in a sentence."""
    return _cards(p) + _units(p) + _procedure(p)


def _cards(p: Position) -> list[str]:
    """Sixty cards a side, each in exactly one place; what a viewer cannot know may be any of the rest."""
    found = []
    for seat in range(2):
        places = p.hand[seat] + p.bag[seat] + p.pile[seat] + p.buried[seat]
        if seat == p.active:
            places = places + p.pending
        deck = p.armies[seat].deck
        known = [card for card in places if card != UNKNOWN]
        if len(places) != len(deck) or any(known.count(card) > deck.count(card) for card in set(known)):
            found.append(f"The cards of seat {seat + 1} are not its deck, each in one place.")
        if len(p.hand[seat]) > HAND_SIZE:
            found.append(f"Seat {seat + 1} holds more than {HAND_SIZE} cards.")
        if any(p.shown[seat].count(card) > p.hand[seat].count(card) for card in set(p.shown[seat])):
            found.append(f"Seat {seat + 1} is said to have shown a card it does not hold.")
    return found


def _units(p: Position) -> list[str]:
    """One unit a square, never on a lake; the board and the units agree; redoubts lie under units."""
    found = []
    for square in range(64):
        unit = p.board[square]
        if unit >= 0 and p.square[unit] != square:
            found.append("The board and the units disagree.")
        if unit >= 0 and p.field.terrain[square] == LAKE:
            found.append("A unit stands on a lake.")
    for unit in range(16):
        square = p.square[unit]
        if square >= 0 and p.board[square] != unit:
            found.append("Two units stand on one square.")
        if (p.steps[unit] == LOST) != (square == -1):
            found.append("A lost unit is on the map, or one on the map is lost.")
        if square == AWAITED and p.turn > 0:
            found.append("A unit was never set up.")
        if square >= 0 and p.turn == 0 and depth(square, p.edges[unit >> 3]) > 1:
            found.append("A unit is set up outside its two rows.")
    for seat in range(2):
        if p.losses[seat] != p.steps[seat * 8 : seat * 8 + 8].count(LOST):
            found.append("The losses are not the units that are lost.")
    if len(set(p.redoubts)) != len(p.redoubts) or any(p.board[square] < 0 for square in p.redoubts):
        found.append("A redoubt lies where no unit stands.")
    return found


def _procedure(p: Position) -> list[str]:
    """Phases in order, a combat only while one is fought, a winner only at the end."""
    found = []
    stack = p.stack
    if stack == [tags.OVER]:
        if p.seat != NOBODY or p.winner not in (0, 1):
            found.append("The battle is over without a winner.")
        return found
    if p.winner != NOBODY or p.seat == NOBODY or not stack:
        found.append("The battle has a winner but goes on.")
    phases = [tag for tag in stack if tag in tags.TURN]
    steps = [tag for tag in stack if tag in tags.SET_UP]
    if p.turn == 0:
        in_order = phases == [] and steps == list(tags.SET_UP[: len(steps)])
    else:
        in_order = steps == [] and phases == list(tags.TURN[: len(phases)]) and p.active in (0, 1)
        in_order = in_order and NO_ARMY not in p.armies and p.first in (0, 1)
    if not in_order:
        found.append("The phases are not in their order.")
    fighting = [tag for tag in stack if tag in IN_COMBAT]
    if (p.combat.form == NO_COMBAT) != (not fighting) or (fighting and fighting[0] != tags.END_COMBAT):
        found.append("A combat is fought in no combat, or none in one.")
    if p.seat > CHANCE:
        found.append("Nobody is to decide, but the battle goes on.")
    return found
