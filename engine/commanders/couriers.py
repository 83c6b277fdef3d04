"""Couriers: orders that have far to go may be lost when they are first used (C83)."""

from engine.commanders.action import code_of
from engine.commanders.board import CHANCE, RESERVE
from engine.commanders.events import LOST_ORDER, Event
from engine.commanders.orders import lose
from engine.commanders.position import Position


def headquarters(p: Position, side: int) -> int:
    """Where orders come from: the command sector, or the reserve while an enemy is in it."""
    home = p.command(side)
    if home != RESERVE and (p.occupies(1 - side, home) or (home == p.setting.house and p.garrison == 1 - side)):
        return RESERVE
    return home


def enter_couriers(p: Position) -> int:
    """A die for each order that is used for the first time and has more than one step to go, by sector."""
    if not p.setting.options.couriers:
        p.stack.pop()
        return -1
    if not p.asking:
        p.asking = True
        p.rolls = []
        for group in p.groups:
            side, start = group[0], group[2]
            distance = p.setting.board.distance[side][headquarters(p, side)][start]
            if distance > 1 and not group[5] and group[9] < 2:
                p.rolls.append([start, side, distance, code_of(group[1], start, group[3]), group[4], group[6]])
        p.rolls.sort()
    if p.rolls:
        return CHANCE
    p.asking = False
    p.stack.pop()
    return -1


def courier_rolled(p: Position, faces: tuple[int, ...]) -> None:
    """Orders whose die is below the distance are lost; their units stay where they are, unspent."""
    start, side, distance, code, number, reach = p.rolls.pop(0)
    lost = sum(1 for face in faces if face < distance)
    here = [group for group in p.groups if group[0] == side and group[2] == start and not group[5]]
    group, *_ = [
        group
        for group in here
        if code_of(group[1], start, group[3]) == code and group[6] == reach and group[4] == number
    ]
    if lost:
        lose(p, group, lost)
        if p.tell is not None:
            p.say(Event(LOST_ORDER, side, group[1], lost, start))
    p.groups = [group for group in p.groups if group[4]]
