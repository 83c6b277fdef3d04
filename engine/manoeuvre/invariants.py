"""What must be true of every state: the fuzzer asks after each action, readers before they trust."""

from typing import Final

from engine.manoeuvre import fight, position, tags
from engine.manoeuvre.army import HAND_SIZE, UNKNOWN
from engine.manoeuvre.battlefield import LAKE, depth
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.combat.totals import attack_dice, fire_dice
from engine.manoeuvre.fight import NO_COMBAT
from engine.manoeuvre.position import AWAITED, LOST, NOBODY, Position

WITHIN_TURN: Final = ((), (tags.TOP,), (tags.MARCH,), (tags.GUERRILLA,), (tags.RALLY,))
"""What may lie on the phases of a turn outside a combat."""
CLASH: Final = (tags.CLASH, tags.REINFORCE, tags.ANSWER, tags.TRY_WITHDRAWAL)
WITHIN_COMBAT: Final = {
    **dict.fromkeys([CLASH[:n] for n in (1, 2, 3, 4)], (fight.ASSAULT, fight.AMBUSH)),
    (tags.COMMITMENT,): (fight.ASSAULT, fight.AMBUSH),
    (tags.COMMITMENT, tags.ADVANCE): (fight.ASSAULT,),
    (tags.COMMITMENT, tags.ADVANCE, tags.CHOICE): (fight.ASSAULT, fight.AMBUSH),
    (tags.COMMITMENT, tags.ADVANCE, tags.RETREAT): (fight.ASSAULT, fight.AMBUSH),
    (tags.COMMITMENT, tags.PURSUIT): (fight.ASSAULT,),
    (tags.ADVANCE,): (fight.ASSAULT,),
    (tags.ADVANCE, tags.RETREAT): (fight.ASSAULT,),
    (tags.PURSUIT,): (fight.ASSAULT,),
    (tags.SKIRMISH,): (fight.ASSAULT,),
    (tags.RETREAT,): (fight.AMBUSH, fight.ROCKET),
    (tags.FIRE,): (fight.BOMBARDMENT, fight.VOLLEY, fight.BATTERY),
    (tags.ROCKETS,): (fight.ROCKET,),
}
"""What may lie on an END_COMBAT while somebody decides, and in which forms of combat."""
BEFORE_THE_DICE: Final = (*CLASH, tags.FIRE, tags.ROCKETS, tags.CHOICE)
UNHARMED: Final = (*BEFORE_THE_DICE, tags.RETREAT, tags.ADVANCE, tags.SKIRMISH)
"""Steps at which no attacker can have been lost."""


def faults(p: Position) -> list[str]:
    """Every invariant that a position breaks, each in a sentence. The later ones are asked of what is sound so far."""
    found = _cards(p) + _units(p)
    if not found:
        found = _procedure(p)
    if not found and p.stack != [tags.OVER]:
        found = _set_up(p) if p.turn == 0 else _turn(p) + _combat(p)
    return found


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
        if UNKNOWN in places and not p.veiled[seat]:
            found.append(f"The cards of seat {seat + 1} are unknown to their owner.")
        if len(p.hand[seat]) > HAND_SIZE:
            found.append(f"Seat {seat + 1} holds more than {HAND_SIZE} cards.")
        if UNKNOWN in p.shown[seat] or not _within(p.shown[seat], p.hand[seat]):
            found.append(f"Seat {seat + 1} is said to have shown a card it does not hold.")
        if not _knowledge_is_sound(p, seat):
            found.append(f"What is known of the hand of seat {seat + 1} is not so.")
        if any(
            cards != sorted(cards)
            for cards in (p.hand[seat], p.shown[seat], p.among[seat], p.bag[seat], p.buried[seat])
        ):
            found.append(f"The cards of seat {seat + 1} are not in their order.")
    return found


def _knowledge_is_sound(p: Position, seat: int) -> bool:
    """At least so many of the cards not shown are among those they are known to be among."""
    among = p.among[seat][:]
    rest = p.hand[seat][:]
    for card in p.shown[seat]:
        if card in rest:
            rest.remove(card)
    found = 0
    for card in rest:
        if card in among:
            among.remove(card)
            found += 1
    found += min(rest.count(UNKNOWN), _hidden(p, seat, among))
    told = (p.kept[seat] > 0) == bool(p.among[seat]) and UNKNOWN not in p.among[seat]
    return told and p.kept[seat] <= found


def _hidden(p: Position, seat: int, cards: list[int]) -> int:
    """How many of these cards may be where nobody has looked."""
    places = p.hand[seat] + p.bag[seat] + p.pile[seat] + p.buried[seat] + (p.pending if seat == p.active else [])
    deck = p.armies[seat].deck
    return sum(min(cards.count(card), deck.count(card) - places.count(card)) for card in set(deck) & set(cards))


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
    if p.redoubts != sorted(set(p.redoubts)) or any(p.board[square] < 0 for square in p.redoubts):
        found.append("A redoubt lies where no unit stands.")
    return found


def _procedure(p: Position) -> list[str]:
    """The steps on the stack are in an order that the rules can bring about; a winner stands only at the end."""
    stack = p.stack
    if stack == [tags.OVER]:
        decided = p.seat == NOBODY and p.winner in (0, 1)
        return [] if decided else ["The battle is over without a winner."]
    if p.winner != NOBODY or p.how or p.reason or p.seat == NOBODY:
        return ["The battle goes on after its end."]
    if p.turn == 0:
        in_order = len(stack) > 1 and tuple(stack) == tags.SET_UP[: len(stack)]
    else:
        above = tuple(tag for tag in stack if tag not in tags.TURN)
        phases = tuple(stack[: len(stack) - len(above)])
        if above[-1:] == (tags.SHOW,):
            above = above[:-1]
        fighting = above[:1] == (tags.END_COMBAT,)
        in_order = len(phases) > 0 and phases == tags.TURN[: len(phases)]
        in_order = in_order and (above in WITHIN_TURN or (fighting and above[1:] in WITHIN_COMBAT))
        in_order = in_order and p.active in (0, 1) and p.first in (0, 1) and all(army.deck for army in p.armies)
        if in_order and (p.combat.form == NO_COMBAT) == fighting:
            return ["A combat is fought in no combat, or none in one."]
    return [] if in_order else ["The phases are not in their order."]


def _set_up(p: Position) -> list[str]:
    """What has been chosen so far fits the step that comes next."""
    step = p.stack[-1]
    done = tags.SET_UP.index(step)
    found = []
    resting = p.cancellable == 0 and p.restoring < 0 and p.rally_card < 0
    if p.active != NOBODY or p.combat.form != NO_COMBAT or p.pending or not resting:
        found.append("A turn is played before the battle has begun.")
    if len(p.armies[0].deck) != len(p.armies[1].deck) or len(p.offered) not in (0, 2):
        found.append("One side has an army and the other none.")
    if step != tags.FIRST_PLAYER and p.first not in (0, 1):
        found.append("Nobody was found to go first.")
    if p.field.blank and done < tags.SET_UP.index(tags.SECTIONS):
        found.append("There is no battlefield yet.")
    if (p.field.blank and len(p.laid) > 3) or len({laid >> 2 for laid in p.laid}) != len(p.laid):
        found.append("The sections are not four different ones.")
    if not p.armies[0].deck and (done < tags.SET_UP.index(tags.NATION) or (step == tags.NATION and not p.offered)):
        found.append("There are no armies yet.")
    if p.edges != [-1, -1] or done < tags.SET_UP.index(tags.EDGE):
        found += _edges(p)
    if not _room(p):
        found.append("There is no room to set up.")
    for seat in range(2):
        held = len(p.hand[seat])
        awaited = tags.DEAL in p.stack and p.armies[seat].deck and not p.dealt[seat]
        if awaited and not held < HAND_SIZE <= held + len(p.bag[seat]):
            found.append("An opening hand cannot be dealt.")
    return found


def _room(p: Position) -> bool:
    """Whether all who are still to be set up find a place, on their edges or on edges that may be chosen."""
    field = p.field
    if p.edges[0] < 0:
        return any(field.can_deploy(edge) and field.can_deploy((edge + 2) & 3) for edge in range(4))
    free = [sum(p.board[square] < 0 for square in field.homes[edge]) for edge in p.edges]
    return all(free[seat] >= p.square[seat * 8 : seat * 8 + 8].count(AWAITED) for seat in range(2))


def _edges(p: Position) -> list[str]:
    facing = p.edges[0] >= 0 and p.edges[1] == (p.edges[0] + 2) & 3
    return [] if facing else ["The edges are not opposite each other."]


def _turn(p: Position) -> list[str]:
    """What the topmost step of a turn works on is there, and nothing else is under way."""
    found = []
    if (tags.TOP in p.stack) != bool(p.pending):
        found.append("Cards are put aside without being discarded.")
    if any(unit >> 3 != p.active for unit in p.moved) or not set(p.marched) <= set(p.moved):
        found.append("A unit has moved that is not the active player's.")
    if bool(p.moved) != (p.last_from >= 0) or (tags.MARCH in p.stack and not p.moved):
        found.append("A unit is said to have moved that did not.")
    if p.charges > p.moves_left or (tags.MOVEMENT in p.stack and not p.moved and not p.moves_left):
        found.append("There are no moves left before any was made.")
    cancels = p.cancellable > 0
    restores = p.cancellable == position.CANCEL_RESTORATION or tags.RALLY in p.stack
    if (tags.GUERRILLA in p.stack) != cancels or p.cancellable > position.CANCEL_RESTORATION:
        found.append("A card is to be cancelled without having been played.")
    if cancels and not restores and not p.moved:
        found.append("A card is to be cancelled that could not be played yet.")
    if restores != (p.restoring >= 0) or (tags.RALLY in p.stack) != (p.rally_card >= 0):
        found.append("A unit is being restored without a card.")
    elif restores and (p.restoring >> 3 != p.active or p.steps[p.restoring] != position.REDUCED):
        found.append("The unit to be restored is not a reduced one of the active player's.")
    marching = tags.MARCH in p.stack or p.cancellable == position.CANCEL_MARCH
    if (marching or tags.MOVEMENT in p.stack) and not all(map(p.on_map, p.moved)):
        found.append("A unit has moved that is lost.")
    elif marching and p.moved and not p.open_steps(p.square[p.moved[-1]]):
        found.append("A unit marches that cannot go on.")
    if p.rally_card >= 0 and p.rally_card not in p.pile[p.active]:
        found.append("A leader rallies who was not played.")
    return found + _edges(p)


def _combat(p: Position) -> list[str]:
    """The combat is one that its form, its units and the step it has reached allow."""
    combat = p.combat
    if combat.form == NO_COMBAT:
        return []
    found = []
    step = p.stack[-2] if p.stack[-1] == tags.SHOW else p.stack[-1]
    above = tuple(p.stack[p.stack.index(tags.END_COMBAT) + 1 :])
    if combat.form not in WITHIN_COMBAT[above[:-1] if above[-1] == tags.SHOW else above]:
        found.append("The combat is at a step that its form does not know.")
    own = fighters(p)
    mine = all(unit >= 0 and unit >> 3 == p.active for unit in own) and len(set(own)) == len(own)
    if not mine or (combat.attacker < 0) != (combat.form == fight.AMBUSH) or combat.target >> 3 != 1 - p.active:
        found.append("The combat is not between units of both sides.")
    elif (
        (step in BEFORE_THE_DICE and p.board[combat.square] != combat.target)
        or (step in UNHARMED and not all(map(p.on_map, own)))
        or (step == tags.RETREAT and not p.on_map(combat.target))
        or p.field.terrain[combat.square] == LAKE
    ):
        found.append("The combat is fought by units that are not there.")
    elif combat.commitments + len(combat.committed) > len(own) or not {*combat.committed, *combat.paid} <= {*own}:
        found.append("More is committed than there are units to pay for it.")
    if (combat.leader < 0) != (combat.leader_use == 0) or combat.leader_use > fight.BY_DICE:
        found.append("A leader is used who was not played.")
    if (tags.TRY_WITHDRAWAL in p.stack) != (combat.trying >= 0) or (step == tags.PURSUIT and not combat.pursuing):
        found.append("A die is to be rolled for no card.")
    return found + _cards_of_combat(p)


def _cards_of_combat(p: Position) -> list[str]:
    """What was played lies on the discards; only a skirmish takes its first card back (R22)."""
    combat = p.combat
    mine = [card for card in (*combat.attack_cards, combat.leader) if card >= 0]
    theirs = [card for card in (*combat.defence_cards, combat.defence_leader, combat.trying) if card >= 0]
    if combat.form not in (fight.ASSAULT, fight.AMBUSH):
        mine.append(combat.opening)
    opened = combat.opening in mine
    if opened and tags.SKIRMISH in p.stack:
        mine.remove(combat.opening)
    played = _within(mine, p.pile[p.active]) and _within(theirs, p.pile[1 - p.active])
    if not opened or not played or not _within(combat.pursuing, combat.attack_cards):
        return ["A card fights that was not played."]
    if (tags.CLASH in p.stack and not attack_dice(p)) or (tags.FIRE in p.stack and not fire_dice(p)):
        return ["There are no dice to roll."]
    return []


def _within(cards: list[int], more: list[int]) -> bool:
    return all(cards.count(card) <= more.count(card) for card in cards)
