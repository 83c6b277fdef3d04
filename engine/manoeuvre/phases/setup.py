"""Set-up (§3): first player, sections, nations, edge, opening hands, deployment. What is preset is skipped."""

from typing import Final

from engine import dice
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import chance, events, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import DECK_SIZE, HAND_SIZE, UNKNOWN
from engine.manoeuvre.battlefield import EDGE_NAMES, LAKE, Battlefield, Rows, depth, join, opposite, rotate
from engine.manoeuvre.events import Event
from engine.manoeuvre.options import CHOSEN, QUICK
from engine.manoeuvre.position import AWAITED, CHANCE, NOBODY, ONE, TWO, Position
from engine.manoeuvre.refusal_checks import (
    OR,
    Refusing,
    listed,
    place,
    unit_name,
)
from engine.manoeuvre.refusals import refuse

SET_UP: Final = "the set-up"


def chooser(p: Position, seat: int) -> int:
    """Who decides this step: the seat that §3 names, or in a quick battle seat one, which sets everything up."""
    return ONE if p.setting.options.set_up == QUICK else seat


# Who goes first: both roll a d10, the higher begins, a tie is rolled again.


def enter_first_player(p: Position) -> int:
    if p.first != NOBODY:
        p.pop()
        return -1
    return CHANCE


def legal_first_player(p: Position) -> list[Action]:
    return chance.rolls(dice.D10)


def do_first_player(p: Position, action: Action) -> None:
    chance.tell_roll(p, action, dice.D10, "first player", ONE if p.first_roll == 0 else TWO)
    if p.first_roll == 0:
        p.first_roll = action.a
        return
    if p.first_roll != action.a:
        p.first = 0 if p.first_roll > action.a else 1
        if p.tell is not None:
            p.tell(Event(events.SET, p.first, text="first player"))
    p.first_roll = 0


# The first player lays four sections.


def enter_sections(p: Position) -> int:
    if not p.field.blank:
        p.pop()
        return -1
    return chooser(p, p.first)


def legal_sections(p: Position) -> list[Action]:
    used = [laid >> 2 for laid in p.laid]
    return [
        Action(act.SECTION, section, quarters)
        for section in range(len(p.setting.sections))
        if section not in used
        for quarters in range(4)
    ]


def do_sections(p: Position, action: Action) -> None:
    p.laid.append(action.a * 4 + action.b)
    if p.tell is not None:
        p.tell(Event(events.SET, chooser(p, p.first), action.a, action.b, text="section"))
    if len(p.laid) == 4:
        p.field = Battlefield(join(*laid_sections(p)))


def laid_sections(p: Position) -> list[Rows]:
    """The ground of the sections that lie on the map so far, as they were turned."""
    return [rotate(p.setting.sections[laid >> 2].rows, laid & 3) for laid in p.laid]


# The second player names two nations, the first takes one of them.


def enter_nations(p: Position) -> int:
    if p.armies[0].deck:
        p.pop()
        return -1
    return chooser(p, 1 - p.first)


def legal_nations(p: Position) -> list[Action]:
    """Any two, or the same twice (R52)."""
    n = len(p.setting.armies)
    return [Action(act.NATIONS, a, b) for a in range(n) for b in range(a, n)]


def do_nations(p: Position, action: Action) -> None:
    p.offered = [action.a, action.b]
    if p.tell is not None:
        p.tell(Event(events.SET, chooser(p, 1 - p.first), action.a, action.b, text="nations"))
    p.pop()


def enter_nation(p: Position) -> int:
    if p.armies[0].deck:
        p.pop()
        return -1
    return chooser(p, p.first)


def legal_nation(p: Position) -> list[Action]:
    return [Action(act.NATION, nation) for nation in sorted(set(p.offered))]


def do_nation(p: Position, action: Action) -> None:
    other = p.offered[1] if p.offered[0] == action.a else p.offered[0]
    p.armies[p.first] = p.setting.armies[action.a]
    p.armies[1 - p.first] = p.setting.armies[other]
    for seat in range(2):
        p.bag[seat] = [UNKNOWN] * DECK_SIZE if p.veiled[seat] else p.armies[seat].deck[:]
    if p.tell is not None:
        p.tell(Event(events.SET, chooser(p, p.first), action.a, text="nation"))


# The second player takes an edge, the first has the opposite one.


def enter_edge(p: Position) -> int:
    if p.edges[0] >= 0:
        p.pop()
        return -1
    return chooser(p, 1 - p.first)


def legal_edge(p: Position) -> list[Action]:
    return [
        Action(act.EDGE, edge) for edge in range(4) if p.field.can_deploy(edge) and p.field.can_deploy(opposite(edge))
    ]


def do_edge(p: Position, action: Action) -> None:
    p.edges[1 - p.first] = action.a
    p.edges[p.first] = opposite(action.a)
    if p.tell is not None:
        p.tell(Event(events.SET, chooser(p, 1 - p.first), action.a, text="edge"))


# Five cards each, before anybody sets up.


def dealing(p: Position) -> int:
    """Whose opening hand is dealt now: the first player's, then the second's; -1 when both hold theirs."""
    for seat in (p.first, 1 - p.first):
        if not p.dealt[seat]:
            return seat
    return -1


def enter_deal(p: Position) -> int:
    seat = dealing(p)
    if seat < 0:
        p.pop()
        return -1
    return seat if p.setting.options.opening_hand == CHOSEN else CHANCE


def legal_deal(p: Position) -> list[Action]:
    bag = p.bag[dealing(p)]
    if p.setting.options.opening_hand == CHOSEN:
        return [Action(act.PICK, card) for card in sorted(set(bag)) if card != UNKNOWN]
    return chance.draws(bag)


def do_deal(p: Position, action: Action) -> None:
    seat = dealing(p)
    p.bag[seat].remove(action.a)
    p.receive(seat, action.a)
    p.dealt[seat] = len(p.hand[seat]) == HAND_SIZE
    if p.tell is not None:
        p.tell(Event(events.DREW, seat, card=action.a))


# Eight units each in the two rows along the own edge, the first player completely before the second.


def deploying(p: Position) -> int:
    """The unit to be set up next, or -1."""
    for seat in (p.first, 1 - p.first):
        for unit in range(seat * 8, seat * 8 + 8):
            if p.square[unit] == AWAITED:
                return unit
    return -1


def enter_deploy(p: Position) -> int:
    unit = deploying(p)
    if unit < 0:
        p.pop()
        return -1
    return unit >> 3


def legal_deploy(p: Position) -> list[Action]:
    unit = deploying(p)
    number = unit & 7
    return [Action(act.PLACE, number, s) for s in p.field.homes[p.edges[unit >> 3]] if p.board[s] < 0]


def do_deploy(p: Position, action: Action) -> None:
    p.place(deploying(p), action.b)


# What the set-up does not allow


def refuse_section(p: Position, action: Action) -> Refusal | None:
    if action.a in [laid >> 2 for laid in p.laid]:
        return refuse("section-laid", section=p.setting.sections[action.a].id)
    return None


def refuse_nations(p: Position, action: Action) -> Refusal | None:
    return refuse("nations-order") if action.a > action.b else None


def refuse_nation(p: Position, action: Action) -> Refusal | None:
    if action.a in p.offered:
        return None
    armies = p.setting.armies
    choices = listed([armies[offered].name for offered in sorted(set(p.offered))], OR)
    return refuse("nation-not-offered", nation=armies[action.a].name, choices=choices)


def refuse_edge(p: Position, action: Action) -> Refusal | None:
    for side in (action.a, opposite(action.a)):
        if not p.field.can_deploy(side):
            return refuse("edge-impossible", edge=EDGE_NAMES[side])
    return None


def refuse_place(p: Position, action: Action) -> Refusal | None:
    unit = deploying(p)
    square = action.b
    where = place(square)
    if action.a != unit & 7:
        return refuse("place-order", unit=unit_name(p, unit))
    if depth(square, p.edges[unit >> 3]) >= 2:
        return refuse("place-rows", square=where)
    if p.field.terrain[square] == LAKE:
        return refuse("place-lake", square=where)
    if p.board[square] >= 0:
        return refuse("place-occupied", square=where, unit=unit_name(p, p.board[square]))
    return None


REFUSALS: Final[dict[int, Refusing]] = {
    act.SECTION: Refusing("Laying a section", SET_UP, (tags.SECTIONS,), refuse_section),
    act.NATIONS: Refusing("Naming nations", SET_UP, (tags.NATIONS,), refuse_nations),
    act.NATION: Refusing("Choosing a nation", SET_UP, (tags.NATION,), refuse_nation),
    act.EDGE: Refusing("Choosing an edge", SET_UP, (tags.EDGE,), refuse_edge),
    act.PLACE: Refusing("Setting up a unit", SET_UP, (tags.DEPLOY,), refuse_place),
}
