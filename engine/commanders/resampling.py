"""Filling in what a view does not know: a sheet that fits what was seen, and sealed words that could lie there."""

from bisect import insort
from typing import Final

from engine.commanders import tags
from engine.commanders.action import (
    AGAIN,
    CAVALRY,
    FIRE,
    GO,
    SAVED,
    UNKNOWN,
    Action,
    code_of,
    kind_of,
    second_of,
    start_of,
    step_of,
)
from engine.commanders.moving import BY_ROAD
from engine.commanders.orders import trim_side
from engine.commanders.position import Position
from engine.commanders.procedure import AGENDAS, FRAMES
from engine.game import EVERYTHING, Rng

FIRE_PHASE: Final = 3
SAVING: Final = 0.1
"""How often a line of an unknown sheet, and all after it, is thought to be saved."""


def resample(p: Position, rng: Rng) -> None:
    """Fill in what is unknown here with one of the worlds that fit what is known; then nothing is hidden."""
    hidden = [side for side in range(2) if p.veiled(side)]
    seat = p.seat
    p.viewer = EVERYTHING
    for side in hidden:
        _fill_sheet(p, side, rng)
    if not p.units and not p.groups:
        # With lines drawn up or units under way the counts are not settled; they are looked at when the phase ends.
        for side in hidden:
            # What everybody has seen stays as it is: only the orders thought up here are dropped.
            seen = p.roam[side][:], p.bounced[side][:]
            trim_side(p, side)
            p.roam[side], p.bounced[side] = seen
    for side in hidden:
        _fill_sealed(p, side, rng)
    p.seat = seat


def _pick(rng: Rng, number: int) -> int:
    return int(rng.random() * number)


def _fill_sheet(p: Position, side: int, rng: Rng) -> None:
    """A sheet with a line for each order that was seen used, and others as units and orders allow."""
    if UNKNOWN not in p.sheet[side] and p.sheet[side]:
        return
    lines = len(p.sheet[side])
    sheet: list[int] = []
    left = [p.roster[side * 30 + pk] for pk in range(30)]
    seconds = p.second[side][:]
    near = p.setting.board.near[side]
    roaming = p.roam[side][:]
    for code in p.first[side]:
        left[code // 110] -= 1
        to = step_of(code)
        line = code
        if kind_of(code) == CAVALRY:
            if code in roaming:
                roaming.remove(code)
                choice = _pick(rng, len(near[to]) + 1)
                if choice:
                    line = code_of(CAVALRY, start_of(code), to, near[to][choice - 1])
                    insort(p.again[side], code_of(CAVALRY, to, second_of(line)))
            else:
                for second in seconds:
                    if start_of(second) == to:
                        seconds.remove(second)
                        line = code_of(CAVALRY, start_of(code), to, step_of(second))
                        break
        sheet.append(line)
    for code in p.bounced[side]:
        # Cavalry that was thrown back may try again.
        insort(p.again[side], code)
    under_way = [
        group
        for group in p.groups
        if group[0] == side and group[9] < BY_ROAD and (p.phase != FIRE_PHASE or p.stack[-1] == tags.COURIERS)
    ]
    p.going[side] = _acting(p, side, under_way, sheet, left, rng)
    _fill_answers(p, side, sheet, left, rng)
    spare = max(_rallied(p, side) - p.extra[side], 0)
    home = p.command(side)
    while len(sheet) < lines - spare and rng.random() >= SAVING:
        places = [pk for pk in range(30) if left[pk] > 0]
        if p.bound[side] and sum(1 for code in sheet if start_of(code) != home) >= p.quota[side] - p.bound[side]:
            places = [pk for pk in places if pk // 3 == home]
        if not places:
            break
        pk = places[_pick(rng, len(places))]
        options = p.setting.lines[side][pk]
        code = options[_pick(rng, len(options))].args[0]
        left[pk] -= 1
        sheet.append(code)
        if p.stack[-1] != tags.PLAN:
            insort(p.unused[side], code)
    sheet.sort()
    p.sheet[side] = sheet + [SAVED] * (lines - len(sheet))


def _rallied(p: Position, side: int) -> int:
    """How many orders a side is known to have saved."""
    if p.stack[-1] == tags.RALLY and p.answers[side]:
        return sum(p.answers[side][0].args[:2]) + len(p.answers[side][0].args[2:])
    return p.rallied[side]


def _fill_answers(p: Position, side: int, sheet: list[int], left: list[int], rng: Rng) -> None:
    """Of those who were said to act now only the next step is known: find orders for them, and whole words."""
    for i, answer in enumerate(p.answers[side]):
        if answer.verb == GO:
            groups = [
                [side, kind_of(code), start_of(code), step_of(code), number, int(code >= AGAIN)]
                for code, number in zip(answer.args[::2], answer.args[1::2], strict=True)
            ]
            acting = sorted(_acting(p, side, groups, sheet, left, rng))
            args: list[int] = []
            for code in dict.fromkeys(acting):
                args += [code, acting.count(code)]
            p.answers[side][i] = Action(GO, tuple(args))
        elif answer.verb == FIRE:
            acting = []
            for at in range(0, len(answer.args), 3):
                acting += [answer.args[at]] * answer.args[at + 2]
            for code in acting:
                left[code // 110] -= 1
                sheet.append(code)
        else:
            continue
        for code in acting:
            insort(p.again[side] if code >= AGAIN else p.unused[side], code % AGAIN)


def _acting(p: Position, side: int, groups: list[list[int]], sheet: list[int], left: list[int], rng: Rng) -> list[int]:
    """Orders for groups that are seen to act, whose use is not yet among what was seen."""
    acting: list[int] = []
    near = p.setting.board.near[side]
    for _, kind, start, to, number, second, *_ in groups:
        plain = code_of(kind, start, to)
        for _ in range(number):
            if second:
                acting.append(plain + AGAIN)
                if plain in p.again[side]:
                    p.again[side].remove(plain)
                else:
                    _give_second_step(p, side, sheet, plain)
                continue
            left[plain // 110] -= 1
            line = plain
            if kind == CAVALRY and start != to:
                choice = _pick(rng, len(near[to]) + 1)
                if choice:
                    line = code_of(kind, start, to, near[to][choice - 1])
            sheet.append(line)
            acting.append(line)
    return acting


def _give_second_step(p: Position, side: int, sheet: list[int], plain: int) -> None:
    """Somebody who was seen to make a first step to where this one starts has this as his second."""
    start, to = start_of(plain), step_of(plain)
    came = [i for i, code in enumerate(sheet) if kind_of(code) == CAVALRY and step_of(code) == start]
    open_ended = [i for i in came if second_of(sheet[i]) < 0]
    on_the_way = [i for i in came if second_of(sheet[i]) >= 0 and _rest(sheet[i]) in p.again[side]]
    at, *_ = open_ended + on_the_way
    if second_of(sheet[at]) >= 0:
        p.again[side].remove(_rest(sheet[at]))
    sheet[at] = code_of(CAVALRY, start_of(sheet[at]), start, to)


def _rest(code: int) -> int:
    """The second step of an order, as it is written once the first is made."""
    return code_of(CAVALRY, step_of(code), second_of(code))


def _fill_sealed(p: Position, side: int, rng: Rng) -> None:
    """Sealed words: any that could have been sealed."""
    if not any(action.hidden for action in p.sealed[side]):
        return
    todo, p.todo[side] = p.todo[side], []
    number = len(p.sealed[side])
    p.sealed[side] = []
    other, p.todo[1 - side] = p.todo[1 - side], [0]
    agenda = AGENDAS[p.stack[-1]](p, side)[:number]
    for item in agenda:
        p.todo[side] = [item]
        p.seat = side
        options = FRAMES[p.stack[-1]].legal(p)
        p.sealed[side].append(options[_pick(rng, len(options))])
    p.todo[side] = todo
    p.todo[1 - side] = other
