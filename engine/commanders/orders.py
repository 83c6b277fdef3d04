"""Planning: writing a sheet line by line, and what becomes of its orders as they are used (C12 to C20)."""

from bisect import bisect_left, insort

from engine.commanders.action import (
    AGAIN,
    CAVALRY,
    SAVE_ONE,
    SAVED,
    SHEET,
    Action,
    code_of,
    second_of,
    start_of,
    step_of,
)
from engine.commanders.events import SEALED, Event
from engine.commanders.pairs import next_seat
from engine.commanders.position import FRESH, PER_PLACE, PER_SIDE, STATUSES, Menu, Position, slot
from engine.game import Rng

ORDERS: int = 10


def prepare(p: Position) -> None:
    """What a new round begins with: who may be ordered, and empty sheets (C15)."""
    for side in range(2):
        at = side * PER_SIDE
        # Every place and kind has its fresh units first: one slice takes them all.
        p.roster[side * 30 : side * 30 + 30] = p.count[at : at + 10 * PER_PLACE : STATUSES]
        if p.garrison == side and p.garrison_status == FRESH:
            p.roster[side * 30 + p.setting.house * 3] += 1
    p.menus = [None, None]
    p.sheet, p.unused, p.again, p.going = [[], []], [[], []], [[], []], [[], []]
    p.first, p.roam, p.bounced, p.second = [[], []], [[], []], [[], []], [[], []]
    p.rallied = [0, 0]
    p.written = [0, 0]
    p.bared = [False, False]


def enter_plan(p: Position) -> int:
    if not p.asking:
        p.asking = True
        p.todo = [[0] * p.quota[0], [0] * p.quota[1]]
    seat = next_seat(p)
    if seat >= 0:
        return seat
    p.asking = False
    p.stack.pop()
    seal(p)
    return -1


def seal(p: Position) -> None:
    """Both sheets are written: their orders can be used from now on."""
    for side in range(2):
        if not p.veiled(side):
            p.unused[side] = [code for code in p.sheet[side] if code != SAVED]


def legal_plan(p: Position) -> list[Action]:
    """Any line not before the last one, for a unit that has none yet; or to save an order."""
    side = p.seat
    if p.veiled(side):
        return []
    menu = _menu(p, side)
    found = menu.actions[_first_line(p, side, menu) :]
    if p.razed or p.bound[side]:
        del found[-1]
        if p.razed:
            found = [action for action in found if start_of(action.args[0]) != step_of(action.args[0])]
        if p.bound[side]:
            found = _within_reach(p, side, found)
        found.append(SAVE_ONE)
    return found


def pick_plan(p: Position, rng: Rng) -> Action:
    """One of `legal_plan`, each as likely as any other, without making a list of them."""
    side = p.seat
    sheet = p.sheet[side]
    if sheet and sheet[-1] == SAVED:
        rng.random()
        return SAVE_ONE
    if p.razed or p.bound[side]:
        found = legal_plan(p)
        return found[int(rng.random() * len(found))]
    menu = p.menus[side] or _menu(p, side)
    first = _first_line(p, side, menu)
    return menu.actions[first + int(rng.random() * (len(menu.actions) - first))]


def _menu(p: Position, side: int) -> Menu:
    menu = p.menus[side]
    if menu is None:
        menu = Menu(p.setting.lines[side], p.roster[side * 30 : side * 30 + 30])
        p.menus[side] = menu
    return menu


def _first_line(p: Position, side: int, menu: Menu) -> int:
    """Where the lines begin that may be written next."""
    sheet = p.sheet[side]
    if not sheet:
        return 0
    last = sheet[-1]
    if last == SAVED:
        return len(menu.codes)
    pk = last // 110
    if p.roster[side * 30 + pk] > len(sheet) - bisect_left(sheet, pk * 110):
        return bisect_left(menu.codes, last)
    return bisect_left(menu.codes, pk * 110 + 110)


def _within_reach(p: Position, side: int, lines: list[Action]) -> list[Action]:
    """With couriers the last order of a sheet can only go to the command sector (C83)."""
    home = p.command(side)
    outside = 0
    for code in p.sheet[side]:
        if start_of(code) != home:
            outside += 1
    if outside < p.quota[side] - p.bound[side]:
        return lines
    return [action for action in lines if start_of(action.args[0]) == home]


def do_plan(p: Position, action: Action) -> None:
    side = p.seat
    p.todo[side].pop()
    code = SAVED if action.verb == SAVE_ONE.verb else action.args[0]
    p.sheet[side].append(code)
    p.written[side] += 1
    if p.tell is not None:
        p.say(Event(SEALED, side))


def saved_orders(p: Position, side: int) -> int:
    """Orders left to rally with (C16, C84): those saved, but not the one that only the command sector could get."""
    sheet = p.sheet[side]
    saved = sheet.count(SAVED)
    if p.bound[side]:
        home = p.command(side)
        at_home = sum(1 for code in sheet if code != SAVED and start_of(code) == home)
        saved -= max(p.bound[side] - at_home, 0)
    return max(saved, 0) + p.extra[side]


def sheet_action(p: Position, side: int) -> Action:
    """The whole sheet, as it is opened at Scoring (C20)."""
    sheet = p.sheet[side]
    return Action(SHEET, tuple(sheet[: len(sheet) - sheet.count(SAVED)]))


# Orders in use


def start_acting(p: Position, side: int, args: tuple[int, ...]) -> None:
    """These orders are being used: out of those open, into those under way; and units into groups."""
    known = not p.veiled(side)
    for i in range(0, len(args), 2):
        code, number = args[i], args[i + 1]
        plain = code % AGAIN
        kind, start, step, second = plain // 110 % 3, plain // 330, plain // 11 % 10, int(code >= AGAIN)
        if known:
            source = p.again[side] if second else p.unused[side]
            for _ in range(number):
                source.remove(plain)
            if kind == CAVALRY:
                p.going[side] += [code] * number
        inside = _from_inside(p, side, kind, start, step, number) if start == p.setting.house else 0
        if number > inside:
            _add_to_group(p, [side, kind, start, step, number - inside, second, 0, 0, 0, 0])
        if inside:
            p.groups.append([side, kind, start, step, 1, second, 0, 0, 0, 1])


def _add_to_group(p: Position, group: list[int]) -> None:
    """Only cavalry has several orders with the same next step."""
    if group[1] == CAVALRY:
        for other in p.groups:
            if (
                other[3] == group[3]
                and other[2] == group[2]
                and other[1] == CAVALRY
                and other[0] == group[0]
                and other[5] == group[5]
            ):
                other[4] += group[4]
                return
    p.groups.append(group)


def _from_inside(p: Position, side: int, kind: int, start: int, step: int, number: int) -> int:
    """1 if these orders are more than the units outside can carry out, so that the garrison goes too (C88)."""
    if kind or start == step or p.garrison != side or p.garrison_status != FRESH:
        return 0
    acting = sum(group[4] for group in p.groups if group[0] == side and group[1] == kind and group[2] == start)
    return int(acting + number > p.count[slot(side, start, kind, FRESH)])


def resolved(p: Position, group: list[int], moved: int, bounced: int, kept: int) -> None:
    """What became of a group: so many made their step and are unspent, so many may try it again, so many did not act
    and keep their orders; the orders of all others are used up.

    Of alike units those with more left to do come first (C10).
    """
    side, kind, start, step, number, second = group[0], group[1], group[2], group[3], group[4], group[5]
    plain = code_of(kind, start, step)
    if kind != CAVALRY:
        # All orders with this arrow are alike, and nobody acts twice.
        for _ in range(number - kept):
            insort(p.first[side], plain)
        if kept and not p.veiled(side):
            for _ in range(kept):
                insort(p.unused[side], plain)
        return
    if second:
        _remember_second(p, side, start, plain, number - kept)
    else:
        for _ in range(number - kept):
            insort(p.first[side], plain)
        for _ in range(moved):
            insort(p.roam[side], plain)
        for _ in range(bounced):
            insort(p.bounced[side], plain)
    if p.veiled(side):
        return
    going = p.going[side]
    mine = _used(going, plain + AGAIN * second)
    # Of alike orders that are lost the last; the others are for other groups of the same arrow.
    for i, code in enumerate(mine[:number] if moved or bounced or kept else mine[len(mine) - number :]):
        going.remove(code)
        if i < moved:
            if second == 0 and code % 11:
                insort(p.again[side], code_of(CAVALRY, step, code % 11 - 1))
        elif i < moved + bounced:
            insort(p.again[side], plain)
        elif i < moved + bounced + kept:
            insort(p.again[side] if second else p.unused[side], code % AGAIN)


def give_back(p: Position, group: list[int]) -> None:
    """Nobody of a group has acted, so that all its orders are kept (C25)."""
    side, kind, number = group[0], group[1], group[4]
    if p.veiled(side):
        return
    plain = ((group[2] * 3 + kind) * 10 + group[3]) * 11
    if kind != CAVALRY:
        for _ in range(number):
            insort(p.unused[side], plain)
        return
    going = p.going[side]
    kept = p.again[side] if group[5] else p.unused[side]
    first = plain + AGAIN if group[5] else plain
    for code in [code for code in going if first <= code < first + 11]:
        going.remove(code)
        insort(kept, code % AGAIN)


def lose(p: Position, group: list[int], number: int) -> None:
    """So many orders of a group are lost on their way; its units stay as they are (C83)."""
    lost = group[:]
    lost[4] = number
    resolved(p, lost, 0, 0, 0)
    group[4] -= number


def _used(going: list[int], first: int) -> list[int]:
    """The orders under way that begin with the step of a code, those with more left to do first."""
    mine = [code for code in going if first <= code < first + 11]
    if len(mine) > 1:
        mine.sort(key=_most_left, reverse=True)
    return mine


def _most_left(code: int) -> tuple[bool, int]:
    return second_of(code) >= 0, -code


def _remember_second(p: Position, side: int, start: int, plain: int, acted: int) -> None:
    """Note what everybody has seen of second acts, for views and what they can be filled with."""
    for _ in range(acted):
        if plain in p.bounced[side]:
            p.bounced[side].remove(plain)
        else:
            _take_roamer(p, side, start)
            insort(p.second[side], plain)


def _take_roamer(p: Position, side: int, place: int) -> None:
    here = [code for code in p.roam[side] if code // 11 % 10 == place]
    for code in here[:1]:
        p.roam[side].remove(code)


def trim_all(p: Position) -> None:
    """Orders whose units are gone, or may act no more, are dropped (C10, C44)."""
    for side in range(2):
        trim_side(p, side)


def trim_side(p: Position, side: int) -> None:
    wanted: dict[int, int] = {}
    for code in p.unused[side]:
        wanted[code // 110] = wanted.get(code // 110, 0) + 1
    for code in p.again[side]:
        wanted[code // 110] = wanted.get(code // 110, 0) + 1
    for pk in wanted:
        if wanted[pk] > p.able_here(side, pk // 3, pk % 3):
            p.trim(side, pk // 3, pk % 3)
    if p.roam[side] or p.bounced[side]:
        places = {code // 11 % 10 for code in p.roam[side]} | {code // 330 for code in p.bounced[side]}
        for place in places:
            p.trim(side, place, CAVALRY)
