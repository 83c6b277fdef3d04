"""The Combat Phase opens: one combat or none, by the card that starts it (§6, steps 1 and 2)."""

from typing import Final

from engine.game import Phrase, Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import army, events, fight, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.battlefield import HILL, MARSH
from engine.manoeuvre.events import Event
from engine.manoeuvre.fight import Combat
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusal_checks import (
    AND,
    Refusing,
    card_name,
    distance,
    listed,
    not_enemy,
    not_own,
    place,
    terrain_name,
    unfit,
    unheld,
    unit_gone,
    unit_name,
)
from engine.manoeuvre.refusals import refuse

PHASE: Final = "the Combat Phase"


def enter_combat(p: Position) -> int:
    return p.active


def neighbours_of(p: Position, square: int, seat: int) -> list[int]:
    """The seat's units next to a square."""
    board = p.board
    return [board[n] for n in p.field.neighbours[square] if board[n] >= 0 and board[n] >> 3 == seat]


def adjacent_targets(p: Position, unit: int) -> list[int]:
    """Squares next to a unit where an enemy stands."""
    board = p.board
    enemy = 1 - (unit >> 3)
    return [n for n in p.field.neighbours[p.square[unit]] if board[n] >= 0 and board[n] >> 3 == enemy]


def targets_in_sight(p: Position, square: int) -> list[int]:
    """Enemies within two squares along a way that neither terrain nor a unit closes (§6.2)."""
    board = p.board
    enemy = 1 - p.active
    found: list[int] = []
    for target, between in p.field.fire[square]:
        if board[target] >= 0 and board[target] >> 3 == enemy:
            if not between:
                found.append(target)
            else:
                for square_between in between:
                    if board[square_between] < 0:
                        found.append(target)
                        break
    return found


def rocket_targets(p: Position, square: int) -> list[int]:
    """As for fire, and three squares from a hill to other ground (§6.3, R29)."""
    found = targets_in_sight(p, square)
    if p.field.terrain[square] != HILL:
        return found
    board = p.board
    for target, ways in p.field.long_fire[square]:
        if board[target] >= 0 and board[target] >> 3 != p.active and p.field.terrain[target] != HILL:
            for first, second in ways:
                if board[first] < 0 and board[second] < 0:
                    found.append(target)
                    break
    return found


def legal_combat(p: Position) -> list[Action]:
    seat = p.active
    found = [PASS]
    for number in p.kinds_in_hand(seat):
        card = p.card(seat, number)
        kind = card.kind
        if kind == army.UNIT:
            unit = seat * 8 + card.unit
            square = p.square[unit]
            if square < 0:
                continue
            if card.attack and p.field.terrain[square] != MARSH:
                for target in adjacent_targets(p, unit):
                    found.append(Action(act.ASSAULT, number, target))
            if card.bombard:
                for target in targets_in_sight(p, square):
                    found.append(Action(act.BOMBARD, number, target))
            if card.volley:
                for target in adjacent_targets(p, unit):
                    found.append(Action(act.VOLLEY, number, target))
        elif kind == army.LEADER:
            if card.battery:
                for unit in p.units_of(seat):
                    for target in targets_in_sight(p, p.square[unit]):
                        found.append(Action(act.BATTERY, p.square[unit], target, (number,)))
            if card.attack:
                unit = seat * 8 + card.unit
                if p.on_map(unit) and p.field.terrain[p.square[unit]] != MARSH:
                    for target in adjacent_targets(p, unit):
                        found.append(Action(act.ASSAULT, number, target))
        elif kind == army.AMBUSH:
            for unit in p.units_of(1 - seat):
                found.append(Action(act.AMBUSH, number, p.square[unit]))
        elif kind == army.ROCKETS:
            for unit in p.units_of(seat):
                for target in rocket_targets(p, p.square[unit]):
                    found.append(Action(act.ROCKETS, p.square[unit], target, (number,)))
        elif kind == army.DEATH_WITH_HONOUR:
            for unit in p.units_of(seat):
                found.append(Action(act.HONOUR, number, p.square[unit]))
    return found


def do_combat(p: Position, action: Action) -> None:
    p.pop()
    verb = action.verb
    if verb == act.DONE:
        return
    seat = p.active
    p.push(tags.END_COMBAT)
    card = action.cards[0] if action.cards else action.a
    target = p.board[action.b]
    attacker = -1
    form = fight.AMBUSH
    if verb == act.ASSAULT or verb == act.BOMBARD or verb == act.VOLLEY:
        attacker = seat * 8 + p.card(seat, card).unit
        form = fight.ASSAULT
        if verb != act.ASSAULT:
            form = fight.BOMBARDMENT if verb == act.BOMBARD else fight.VOLLEY
    elif verb == act.ROCKETS or verb == act.BATTERY:
        attacker = p.board[action.a]
        form = fight.ROCKET if verb == act.ROCKETS else fight.BATTERY
    elif verb == act.HONOUR:
        attacker = target
        form = fight.HONOUR
    combat = Combat(form, attacker, target, action.b, card)
    p.combat = combat
    p.play(seat, card, act.SHAPES[verb][0])
    if p.tell is not None:
        p.tell(Event(events.DECLARED, attacker, target, text=act.SHAPES[verb][0]))
    if form == fight.ASSAULT or form == fight.AMBUSH:
        if p.card(seat, card).kind == army.LEADER:
            combat.leader = card
            combat.leader_use = fight.BY_DICE
        else:
            combat.attack_cards.append(card)
        p.push(tags.CLASH)
        p.push(tags.REINFORCE)
        p.push(tags.ANSWER)
    elif form == fight.ROCKET:
        p.push(tags.ROCKETS)
    elif form == fight.HONOUR:
        die_with_honour(p)
    else:
        p.push(tags.FIRE)


def die_with_honour(p: Position) -> None:
    """The unit falls, and every enemy next to it takes a hit (§9.2, R41)."""
    square = p.combat.square
    p.eliminate(p.combat.target, "death with honour")
    for enemy in neighbours_of(p, square, 1 - p.active):
        p.hit(enemy, "death with honour")


# Why a combat cannot be declared so: the card, the unit, the target, the line of fire


def refuse_assault(p: Position, action: Action) -> Refusal | None:
    """A unit card with attack dice opens it, or a house leader (R43)."""
    card = p.card(p.seat, action.a)
    if card.kind == army.UNIT and not card.attack:
        return refuse("no-value", card=card.name, value="Attack")
    if card.kind != army.UNIT and not (card.kind == army.LEADER and card.attack):
        return refuse("wrong-card", card=card.name, use="open an assault")
    wrong = unheld(p, action.a) or unit_gone(p, action.a)
    if wrong:
        return wrong
    unit = p.seat * 8 + card.unit
    if p.field.terrain[p.square[unit]] == MARSH:
        return refuse("marsh-assault")
    return not_enemy(p, action.b) or _not_adjacent(p, unit, action.b)


def refuse_volley(p: Position, action: Action) -> Refusal | None:
    card = p.card(p.seat, action.a)
    wrong = _no_fire_card(p, action.a, card.volley, "fire a volley", "Volley")
    return wrong or not_enemy(p, action.b) or _not_adjacent(p, p.seat * 8 + card.unit, action.b)


def _no_fire_card(p: Position, number: int, dice: int, use: str, value: str) -> Refusal | None:
    """Refuses any but a unit card with these dice, whose unit can use it."""
    if p.card(p.seat, number).kind != army.UNIT:
        return refuse("wrong-card", card=card_name(p, number), use=use)
    if not dice:
        return refuse("no-value", card=card_name(p, number), value=value)
    return unheld(p, number) or unit_gone(p, number)


def _not_adjacent(p: Position, unit: int, square: int) -> Refusal | None:
    if distance(p.square[unit], square) == 1:
        return None
    return refuse("not-adjacent", square=place(square), unit=unit_name(p, unit))


def refuse_ambush(p: Position, action: Action) -> Refusal | None:
    return unfit(p, action.a, army.AMBUSH, "lay an ambush") or not_enemy(p, action.b)


def refuse_honour(p: Position, action: Action) -> Refusal | None:
    return unfit(p, action.a, army.DEATH_WITH_HONOUR, "sacrifice a unit") or not_own(p, action.b)


def refuse_bombard(p: Position, action: Action) -> Refusal | None:
    card = p.card(p.seat, action.a)
    wrong = _no_fire_card(p, action.a, card.bombard, "bombard an enemy", "Bombard") or not_enemy(p, action.b)
    return wrong or _no_shot(p, p.square[p.seat * 8 + card.unit], action.b)


def refuse_battery(p: Position, action: Action) -> Refusal | None:
    number = action.cards[0]
    if not p.card(p.seat, number).battery:
        return refuse("wrong-card", card=card_name(p, number), use="fire a Grand Battery")
    wrong = unheld(p, number) or not_own(p, action.a) or not_enemy(p, action.b)
    return wrong or _no_shot(p, action.a, action.b)


def refuse_rockets(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.cards[0], army.ROCKETS, "fire rockets") or not_own(p, action.a) or not_enemy(p, action.b)
    if wrong:
        return wrong
    terrain = p.field.terrain
    if terrain[action.a] == HILL and terrain[action.b] != HILL:
        return _no_shot(p, action.a, action.b, 3)
    if distance(action.a, action.b) == 3:
        return refuse("rockets-range")
    return _no_shot(p, action.a, action.b)


def _no_shot(p: Position, start: int, end: int, reach: int = 2) -> Refusal | None:
    gap = distance(start, end)
    if gap > reach:
        return refuse("out-of-range", square=place(end), distance=gap, range=reach)
    if end in (targets_in_sight(p, start) if reach == 2 else rocket_targets(p, start)):
        return None
    between = [s for s in range(64) if s != start and s != end and distance(start, s) + distance(s, end) == gap]
    obstacles = [_obstacle(p, square) for square in between if p.board[square] >= 0 or not p.field.open_to_fire(square)]
    return refuse("no-line-of-fire", square=place(end), obstacles=listed(obstacles, AND))


def _obstacle(p: Position, square: int) -> Phrase:
    what = unit_name(p, p.board[square]) if p.board[square] >= 0 else terrain_name(p, square)
    return Phrase("{what} on {square}", what=what, square=place(square))


REFUSALS: Final[dict[int, Refusing]] = {
    act.ASSAULT: Refusing("An assault", PHASE, (tags.COMBAT,), refuse_assault),
    act.AMBUSH: Refusing("An ambush", PHASE, (tags.COMBAT,), refuse_ambush),
    act.BOMBARD: Refusing("A bombardment", PHASE, (tags.COMBAT,), refuse_bombard),
    act.VOLLEY: Refusing("A volley", PHASE, (tags.COMBAT,), refuse_volley),
    act.ROCKETS: Refusing("Firing rockets", PHASE, (tags.COMBAT,), refuse_rockets),
    act.BATTERY: Refusing("A Grand Battery", PHASE, (tags.COMBAT,), refuse_battery),
    act.HONOUR: Refusing("Death with Honour", PHASE, (tags.COMBAT,), refuse_honour),
}
