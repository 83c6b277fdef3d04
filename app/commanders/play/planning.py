"""What a planner sees beside the arrows: what the enemy could reach, orders that cannot work as things stand, the
board as it would be if the enemy did nothing, second thoughts, and an order being entered by keys.

All of it comes from a view, so it tells nothing that the planner does not know.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.board.translation import translate
from app.commanders import names
from app.commanders.board.geometry import touching
from app.commanders.board.looks import RESERVES, Arrow, Reach
from app.commanders.play.sheet import counted, most_steps
from engine.commanders.action import ARTILLERY, CAVALRY, INFANTRY, kind_of, second_of, start_of, step_of
from engine.commanders.board import BORDER, BOX, NAMES, RESERVE, ROOM, SECTORS
from engine.commanders.position import FRESH, ROUTED, slot
from engine.commanders.scoring import guns_to_raise
from engine.commanders.state import State


def reaches(view: State, side: int) -> tuple[Reach, ...]:
    """For every sector that the enemy does not hold, the most that he could bring there this round.

    Units beside it, at most five over each border; cavalry two steps away where the sector between is not held against
    it. Guns that could fire into it count apart.
    """
    enemy = 1 - side
    board = view.setting.board
    found = []
    for sector in range(SECTORS):
        if view.holds(enemy, sector):
            continue
        units = guns = 0
        for start in range(RESERVE + 1):
            if sector not in board.near[enemy][start]:
                continue
            crossing = _fresh(view, enemy, start, INFANTRY) + _fresh(view, enemy, start, CAVALRY)
            guns += _fresh(view, enemy, start, ARTILLERY) if start != RESERVE else 0
            if start != RESERVE and not view.holds(side, start):
                further = [place for place in range(RESERVE + 1) if start in board.near[enemy][place]]
                crossing += sum(_fresh(view, enemy, place, CAVALRY) for place in further if place != sector)
            units += min(crossing, BORDER)
        for start in range(SECTORS):
            for step in board.near[enemy][start]:
                if step < SECTORS and board.beyond[start][step] == sector:
                    guns += _fresh(view, enemy, start, ARTILLERY)
        units = min(units, view.quota[enemy] or BORDER * 2)
        if units or guns:
            found.append(Reach(NAMES[sector], units, guns))
    return tuple(found)


def _fresh(view: State, side: int, place: int, kind: int) -> int:
    number: int = view.count[slot(side, place, kind, FRESH)]
    return number


def broken(view: State, side: int, codes: Iterable[int]) -> dict[int, str]:
    """Orders that could not be carried out if nobody else moved, with the reason; they may be written all the same."""
    orders = counted(codes)
    leaving = [0] * (RESERVE + 1)
    for code, number in orders:
        leaving[start_of(code)] += number
    found = {}
    for code, _ in orders:
        step = step_of(code)
        if step >= SECTORS or step == start_of(code):
            continue
        enemy_there = view.holds(1 - side, step)
        if start_of(code) == RESERVE and enemy_there:
            words = translate("commanders", "The enemy holds {place}: nobody can come there from the reserve.")
            found[code] = words.format(place=NAMES[step])
        elif kind_of(code) != ARTILLERY and not enemy_there and second_of(code) < 0:
            coming = sum(many for other, many in orders if _end(other) == step and kind_of(other) != ARTILLERY)
            if view.number(side, step) - leaving[step] + coming > ROOM:
                words = translate("commanders", "{place} has room for six units only: not all of these will fit.")
                found[code] = words.format(place=NAMES[step])
    return found


def _end(code: int) -> int:
    return second_of(code) if second_of(code) >= 0 else step_of(code)


def unopposed(view: State, side: int, codes: Iterable[int]) -> State:
    """The board as it would be if the enemy did nothing and every order into a sector that he does not hold worked."""
    after = view.copy()
    after.tell = None
    for code in codes:
        start, kind = start_of(code), kind_of(code)
        end = _end(code)
        if end >= SECTORS or view.holds(1 - side, step_of(code)) or after.number(side, end) >= ROOM:
            continue
        if view.holds(1 - side, end):
            end = step_of(code)
        if _fresh(after, side, start, kind):
            after.count[slot(side, start, kind, FRESH)] -= 1
            after.count[slot(side, end, kind, FRESH)] += 1
    return after


def second_thoughts(view: State, side: int, codes: tuple[int, ...]) -> list[str]:
    """What may have been overlooked, most important first; at most three."""
    after = unopposed(view, side, codes)
    threats = {reach.sector: reach for reach in reaches(view, side)}
    found = []
    for marker in view.markers:
        place = NAMES[marker.sector]
        reach = threats.get(place)
        if marker.side == side and reach is not None and reach.units and not after.number(side, marker.sector):
            words = translate("commanders", "{place} is left empty; up to {number} enemy units could take it.")
            found.append(words.format(place=place, number=reach.units))
    saved = view.quota[side] - len(codes)
    pairs = sum(view.count[slot(side, BOX, kind, ROUTED)] // 2 for kind in (INFANTRY, CAVALRY))
    possible = pairs + len(guns_to_raise(view, side))
    if possible > saved:
        words = translate("commanders", "%n rally(ies) possible now", "", possible)
        left = translate("commanders", "%n order(s) saved", "", saved)
        found.append(f"{words}, {left}.")
    found += list(dict.fromkeys(broken(view, side, codes).values()))
    return found[:3]


@dataclass(frozen=True)
class KeyedOrder:
    """An order being entered on the board by keys: an arm, the places the cursor went to, and a number."""

    side: int
    kind: str
    path: tuple[str, ...]
    number: int = 1

    def to(self, place: str) -> "KeyedOrder":
        """The cursor went on. Back undoes a step; beside the first step, from the reserve, is another first step."""
        path = self.path
        if place == path[-1]:
            return self
        if len(path) > 1 and place == path[-2]:
            return replace(self, path=path[:-1])
        if path[0] in RESERVES and touching(path[0], place):
            return replace(self, path=(path[0], place))
        if len(path) <= most_steps(self.kind) and touching(path[-1], place):
            return replace(self, path=(*path, place))
        return self

    @property
    def arrow(self) -> Arrow | None:
        if len(self.path) < 2:
            return None
        return Arrow(self.side, self.kind, self.path, self.number, chosen=True)

    @property
    def words(self) -> str:
        arm = names.arm("ICA".index(self.kind))
        way = " – ".join(translate("commanders", "reserve") if place in RESERVES else place for place in self.path)
        words = translate(
            "commanders", "{number} {arm}, {way}. Arrow keys: where to. A digit: how many. Enter writes it."
        )
        return words.format(number=self.number, arm=arm, way=way)
