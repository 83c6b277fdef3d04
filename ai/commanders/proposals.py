"""Sheets worth a thought: made from an aim or two, and changed a little to find better ones."""

from typing import Final

from ai.commanders.rounds import Sheet
from engine.commanders.action import ARTILLERY, CAVALRY, INFANTRY, code_of, kind_of, start_of
from engine.commanders.board import BORDER, BOX, GENERAL, RESERVE, ROOM, SECTORS
from engine.commanders.bombardment import ranges
from engine.commanders.position import PER_PLACE, PER_SIDE, ROUTED, STATUSES, slot
from engine.commanders.scoring import guns_to_raise
from engine.commanders.state import State
from engine.game import Rng

_MOST_AIMS: Final = 3


class Draft:
    """A sheet being written: units that are still free, and how many cross each border."""

    def __init__(self, state: State, side: int, codes: Sheet = ()) -> None:
        self.state = state
        self.side = side
        self.codes: list[int] = []
        self.left = state.roster[side * 30 : side * 30 + 30]
        self.crossing: dict[int, int] = {}
        self.outside = state.quota[side] - state.bound[side]
        """How many orders may go to others than the command sector (C83)."""
        self.home = state.command(side) if state.bound[side] else -1
        for code in codes:
            self.add(code)

    def add(self, code: int) -> bool:
        """Write a line, unless there is nobody left for it or its border is full."""
        if len(self.codes) >= self.state.quota[self.side] or self.left[code // 110] <= 0:
            return False
        border = code // 330 * 10 + code // 11 % 10
        if self.crossing.get(border, 0) >= BORDER:
            return False
        if start_of(code) != self.home:
            if self.outside <= 0:
                return False
            self.outside -= 1
        self.left[code // 110] -= 1
        self.crossing[border] = self.crossing.get(border, 0) + 1
        self.codes.append(code)
        return True

    def sheet(self) -> Sheet:
        return tuple(sorted(self.codes))


def _pick(rng: Rng, number: int) -> int:
    return int(rng.random() * number)


def strength(state: State, side: int, place: int) -> int:
    """Unrouted units of a side in a place."""
    at = side * PER_SIDE + place * PER_PLACE
    found = 0
    for kind in range(3):
        for status in range(ROUTED):
            found += state.count[at + kind * STATUSES + status]
    return found


def propose(state: State, side: int, rng: Rng) -> Sheet:
    """A sheet with one to three aims, guns that fire, reserves that close up, and some orders saved for rallies."""
    draft = Draft(state, side)
    budget = state.quota[side] - _saved(state, side, rng)
    aims = _aims(state, side, rng)
    for sector in aims:
        enemies = strength(state, 1 - side, sector)
        wanted = max(1, enemies + _pick(rng, 5) - 1) if enemies else 1 + _pick(rng, 4)
        _send(draft, sector, min(wanted, budget - len(draft.codes)), rng)
    _guns(draft, budget, rng)
    _close_up(draft, budget, rng)
    return draft.sheet()


def _saved(state: State, side: int, rng: Rng) -> int:
    """How many orders are kept for rallies: seldom more than could be used."""
    pairs = sum(state.count[slot(side, BOX, kind, ROUTED)] // 2 for kind in (INFANTRY, CAVALRY))
    useful = pairs + len(guns_to_raise(state, side))
    return _pick(rng, min(useful, 5) + 1) if useful else 0


def _aims(state: State, side: int, rng: Rng) -> list[int]:
    """Sectors to go for, the best first but never surely the same."""
    worth: list[tuple[float, int]] = []
    for sector in range(SECTORS):
        near = sum(strength(state, side, place) for place in state.setting.board.near[side][sector])
        if not near:
            continue
        enemies, own = strength(state, 1 - side, sector), strength(state, side, sector)
        value = 0.4 * enemies if not own else 0.3
        if not own:
            value += 1.0
        for marker in state.markers:
            if marker.sector == sector and marker.side != side:
                value += 1.0 * marker.value
            elif marker.sector == sector and own <= 2:
                value += 0.5 * marker.value
        odds = (near + 1.0) / (near + enemies + 1.0)
        worth.append((value * odds * (0.2 + rng.random()), sector))
    worth.sort(reverse=True)
    return [sector for _, sector in worth[: 1 + _pick(rng, _MOST_AIMS)]]


def _send(draft: Draft, sector: int, wanted: int, rng: Rng) -> None:
    """Order so many units to a sector, from some of the places around it."""
    state, side = draft.state, draft.side
    near = state.setting.board.near[side]
    options: list[tuple[float, int]] = []
    for place in range(SECTORS + 1):
        if sector in near[place] and place != sector:
            for kind in (INFANTRY, CAVALRY):
                if draft.left[place * 3 + kind] > 0:
                    options.append((rng.random() + (0.3 if kind == INFANTRY else 0.0), code_of(kind, place, sector)))
        if draft.left[place * 3 + CAVALRY] > 0 and place != sector:
            for middle in near[place]:
                if sector in near[middle] and middle != RESERVE:
                    options.append((rng.random() - 0.2, code_of(CAVALRY, place, middle, sector)))
    options.sort(reverse=True)
    for _, code in options:
        number = 1 + _pick(rng, 4)
        while number and wanted > 0 and draft.add(code):
            number -= 1
            wanted -= 1
    for _, code in options:
        while wanted > 0 and draft.add(code):
            wanted -= 1


def _guns(draft: Draft, budget: int, rng: Rng) -> None:
    state, side = draft.state, draft.side
    for sector in range(SECTORS):
        number = draft.left[sector * 3 + ARTILLERY]
        if not number or rng.random() < 0.1:
            continue
        ways = [
            step
            for step in state.setting.board.near[side][sector]
            if step != RESERVE and ranges(state, side, sector, step)
        ]
        if not ways:
            continue
        step = ways[_pick(rng, len(ways))]
        for _ in range(number):
            if len(draft.codes) < budget:
                draft.add(code_of(ARTILLERY, sector, step))


def _close_up(draft: Draft, budget: int, rng: Rng) -> None:
    """Reserves into the home sectors that have room, or will have: guarded ones first."""
    state, side = draft.state, draft.side
    near = state.setting.board.near[side][RESERVE]
    wishes: list[tuple[float, int]] = []
    for sector in near:
        leaving = sum(1 for code in draft.codes if start_of(code) == sector)
        room = ROOM - state.number(side, sector) + leaving
        if room > 0 and not strength(state, 1 - side, sector):
            weight = 0.6 if any(m.kind == GENERAL and m.sector == sector for m in state.markers) else 0.3
            wishes.append((weight + rng.random() + 0.1 * room, sector))
    wishes.sort(reverse=True)
    for _, sector in wishes:
        number = _pick(rng, 4)
        kind = CAVALRY if rng.random() < 0.3 else INFANTRY
        while number and len(draft.codes) < budget and draft.add(code_of(kind, RESERVE, sector)):
            number -= 1


def change(state: State, side: int, sheet: Sheet, rng: Rng) -> Sheet:
    """A sheet that differs a little: a line less, a line more, or a group sent elsewhere."""
    codes = list(sheet)
    kind_of_change = rng.random()
    if codes and kind_of_change < 0.35:
        for _ in range(1 + _pick(rng, 2)):
            if codes:
                codes.pop(_pick(rng, len(codes)))
    elif codes and kind_of_change < 0.6:
        old = codes[_pick(rng, len(codes))]
        new = _elsewhere(state, side, old, rng)
        codes = [new if code == old else code for code in codes]
    draft = Draft(state, side, tuple(codes))
    if kind_of_change >= 0.35:
        for _ in range(1 + _pick(rng, 3)):
            free = [pk for pk in range(30) if draft.left[pk] > 0]
            if free:
                pk = free[_pick(rng, len(free))]
                lines = state.setting.lines[side][pk]
                code = lines[_pick(rng, len(lines))].args[0]
                number = 1 + _pick(rng, 3)
                while number and draft.add(code):
                    number -= 1
    return draft.sheet()


def _elsewhere(state: State, side: int, code: int, rng: Rng) -> int:
    lines = state.setting.lines[side][start_of(code) * 3 + kind_of(code)]
    return lines[_pick(rng, len(lines))].args[0]


def blend(state: State, side: int, one: Sheet, other: Sheet, rng: Rng) -> Sheet:
    """Some lines of each."""
    draft = Draft(state, side)
    for code in (*one, *other):
        if rng.random() < 0.55:
            draft.add(code)
    return draft.sheet()
