"""The referee of Commanders at work: moves, contact, reactions, lines, dice, hits and what follows.

The engine plays; the referee follows with units of his own. He is told decisions and dice as text and nothing else,
says who is asked what, and compares the position when the phase is over.
"""

import re
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.commanders_table import Table
from tests.referee.commanders_field import (
    ATTACKERS,
    BLACK,
    CLOCKWISE,
    ENOUGH,
    NOBODY,
    REACTION,
    RESERVE,
    SECTORS,
    WHITE,
    Field,
    Unit,
    border,
    counted,
    cut,
    enemy,
    rear,
    step,
    way,
)

SIDES = (WHITE, BLACK)
LINE = 5


@dataclass(eq=False)
class Zone:
    """Two lines that face each other across a border, or in an encounter two lines that enter the same sector."""

    name: str
    home: dict[str, str]
    """The sector in which each side's line stands; of the side without a line in an encounter, nothing."""
    target: dict[str, str]
    """The sector that each side attacks here."""
    meeting: str = ""
    """The sector of the encounter, if it is one."""
    shared: bool = False
    """Whether the encounter has more than these two lines."""
    attack: set[str] = field(default_factory=set)
    """The sides that attack here, or have done so."""
    lines: dict[str, list[Unit]] = field(default_factory=lambda: {WHITE: [], BLACK: []})
    dice: dict[str, list[tuple[Unit, int]]] = field(default_factory=lambda: {WHITE: [], BLACK: []})

    def label(self, side: str) -> str:
        """How a side's line is called in texts: in an encounter of several lines by its arrow."""
        if not self.shared:
            return self.name
        return f"{self.home.get(side) or self.home[enemy(side)]}-{self.meeting}"

    def attackers(self, side: str) -> list[Unit]:
        return [unit for unit in self.lines[side] if unit.attacks and not unit.routed]

    def need(self, side: str) -> int:
        """How many passive units a side may place against the attackers (C49)."""
        return max(0, len(self.attackers(enemy(side))) - len(self.attackers(side)))

    def sort(self) -> None:
        for line in self.lines.values():
            line.sort(key=lambda unit: unit.rank)

    def opposite(self, unit: Unit) -> Unit | None:
        """The enemy at the same number, routed or not."""
        space, line = self.lines[unit.side].index(unit), self.lines[enemy(unit.side)]
        return line[space] if space < len(line) else None

    def opponent(self, unit: Unit) -> Unit | None:
        """The one it fights: unrouted both, and one of them attacks (C51)."""
        other = self.opposite(unit)
        if other is None or other.routed or unit.routed or not (unit.attacks or other.attacks):
            return None
        return other


class Phase:
    """Phase 2 or 4 of a round, judged from its first decision to its end."""

    def __init__(self, table: Table, number: int, rng: Random, lively: float = 0.8) -> None:
        self.table = table
        self.number = number
        self.rng = rng
        self.lively = lively
        self.field = Field(table.position, number)
        self.zones: list[Zone] = []
        self.combats = 0
        self.friendly: set[tuple[str, str]] = set()

    # Asking the engine

    def pick(self, verb: str) -> str:
        """Let the side that is asked answer at random; a `go` or an advance is preferred to nothing."""
        lines = self.table.legal()
        if verb in ("go", "advance", "react") and self.rng.random() < self.lively:
            longest = max(map(len, lines))
            lines = [line for line in lines if len(line) >= longest * self.rng.random()] or lines
        if verb == "withdraw" and self.rng.random() < self.lively:
            lines = [line for line in lines if line == "stand"] or lines
        line = self.rng.choice(lines)
        self.table.play(line)
        return line

    def answers(self, *verbs: str) -> dict[str, list[str]]:
        """All answers to one kind of question, by side; what was sealed is opened by the way."""
        found: dict[str, list[str]] = {WHITE: [], BLACK: []}
        while (
            self.table.seat in SIDES
            and self.table.phase == self.number
            and set(self.table.verb.split("/")) & {*verbs, "open"}
        ):
            side, verb = self.table.seat, self.table.verb
            line = self.pick(verbs[0])
            if verb != "open":
                found[side].append(line)
        return found

    def roll(self, *words: str) -> list[int]:
        """The faces that chance gives for this roll, which must be the next."""
        assert self.table.seat == "chance", f"{words} is to be rolled, but {self.table.seat} has {self.table.verb}"
        lines = self.table.legal()
        line = self.rng.choice(lines)
        self.table.play(line)
        found = line.split()
        assert found[1 : 1 + len(words)] == list(words), f"{line} instead of {words}"
        return [int(word) for word in found[1 + len(words) :]]

    # The phase

    def judge(self) -> None:
        self._go()
        self._move()
        self._contact()
        fought = bool(self.zones)
        if fought:
            self.combats += len(self.zones)
            self._react()
            self._place()
            self._meet()
            budget = self._re_rolls()
            self._fight("r", budget)
            self._break()
            self._close()
            self._meet()
            for side in SIDES:
                for key in budget[side]:
                    budget[side][key] = min(budget[side][key], max(0, self._borders(side, key) - 1))
            self._fight("m", budget)
        self._end()
        found, wanted = counted(self.table.position), self.field.position()
        assert found == wanted, f"surplus {found - wanted}, missing {wanted - found}"

    def _go(self) -> None:
        for side, lines in self.answers("go").items():
            for part in lines[0].partition(" ")[2].split(";") if lines else ():
                if not part.strip():
                    continue
                stack, *_, path = part.split()
                start, end = path.split("-")[:2]
                able = [
                    unit
                    for unit in self.field.at(start, side)
                    if unit.kind == stack[-1] and not (unit.spent or unit.routed or unit.towards)
                ]
                for unit in able[: int(stack[:-1] or 1)]:
                    unit.towards = end

    def _movers(self, side: str, end: str) -> list[Unit]:
        return [
            unit
            for unit in self.field.units
            if unit.side == side and unit.towards == end and unit.place != end and unit.kind != "A"
        ]

    def _move(self) -> None:
        """C24: into friendly sectors, then into free ones as long as there are any."""
        places = [*SECTORS, RESERVE]
        friendly = {(side, place): self.field.is_friendly(side, place) for side in SIDES for place in places}
        for place in places:
            for side in SIDES:
                if friendly[side, place]:
                    self._enter(side, place)
        again = True
        while again:
            again = False
            free = [
                (side, place)
                for place in SECTORS
                for side in SIDES
                if self._movers(side, place)
                and not self.field.holds(enemy(side), place)
                and not any(unit.place != RESERVE for unit in self._movers(enemy(side), place))
                and not (
                    self._movers(enemy(side), place)
                    and all(unit.place == RESERVE for unit in self._movers(side, place))
                )
            ]
            for side, place in free:
                if self.field.holds(enemy(side), place):
                    continue
                again = self._enter(side, place) or again
        for unit in self.field.units:
            if unit.place == RESERVE and unit.towards:
                unit.towards = ""

    def _enter(self, side: str, place: str) -> bool:
        """Movers go in as far as there is room; the others stay passive and keep their orders."""
        movers = self._movers(side, place)
        room = self.field.free(side, place)
        if len(movers) > room:
            chosen: list[Unit] = []
            if room > 0:
                if len({(unit.kind, unit.place) for unit in movers}) > 1:
                    assert (self.table.seat, self.table.verb) == (side, "enter"), f"{side} is to choose for {place}"
                    chosen = self._chosen(self.pick("enter"), place, movers)
                else:
                    chosen = movers[:room]
            for unit in movers:
                if unit not in chosen:
                    unit.towards = ""
            movers = chosen
        for unit in movers:
            self.field.move(unit, place)
            unit.towards = ""
            unit.acted = True
        return bool(movers)

    def _chosen(self, line: str, place: str, movers: list[Unit]) -> list[Unit]:
        words = line.split(None, 2)
        assert words[1] == place, f"{line} for {place}"
        chosen: list[Unit] = []
        for part in words[2].split(";"):
            *kinds, start = part.split()
            for stack in kinds:
                able = [u for u in movers if u.place == start and u.kind == stack[-1] and u not in chosen]
                chosen += able[: int(stack[:-1])]
        return chosen

    # Contact

    def _contact(self) -> None:
        """C34 to C39: what is left of the movers has met the enemy."""
        for unit in self.field.units:
            if unit.kind == "A" and unit.towards and not self._gun_joins(unit):
                unit.towards = ""
        for one in SECTORS:
            for other in filter(None, (step(one, each) for each in CLOCKWISE)):
                if one < other and self._is_border(one, other):
                    self._open_border(one, other)
        for sector in SECTORS:
            if all(self._group(side, sector) for side in SIDES) and not any(
                self.field.holds(side, sector) for side in SIDES
            ):
                self._open_encounter(sector)
        self.zones.sort(key=lambda zone: zone.name)
        for zone in self.zones:
            for line in zone.lines.values():
                for unit in line:
                    unit.acted = True
                    zone.attack.add(unit.side)

    def _gun_joins(self, gun: Unit) -> bool:
        if self.field.holds(enemy(gun.side), gun.towards):
            return True
        # An encounter: both sides step into a sector that nobody holds.
        return bool(self._movers(gun.side, gun.towards)) and bool(self._movers(enemy(gun.side), gun.towards))

    def _group(self, side: str, end: str) -> list[Unit]:
        return [unit for unit in self.field.units if unit.side == side and unit.towards == end]

    def _is_border(self, one: str, other: str) -> bool:
        """Whether units attack across this border a sector that the enemy holds."""
        return any(
            unit.place == start and unit.towards == end and self.field.holds(enemy(unit.side), end)
            for unit in self.field.units
            for start, end in ((one, other), (other, one))
        )

    def _open_border(self, one: str, other: str) -> None:
        inside = [u for u in self.field.units if u.towards and {u.place, u.towards} == {one, other}]
        side = inside[0].side
        home = {side: inside[0].place, enemy(side): inside[0].towards}
        zone = Zone(border(one, other), home, {WHITE: home[BLACK], BLACK: home[WHITE]})
        for unit in inside:
            zone.lines[unit.side].append(unit)
        zone.sort()
        self.zones.append(zone)

    def _open_encounter(self, sector: str) -> None:
        """C37: lines straight across first, then those left over, from north clockwise."""
        around = [place for place in (step(sector, each) for each in CLOCKWISE) if place]
        ring = [step(sector, each) or "" for each in CLOCKWISE]
        lines: dict[str, list[Unit]] = {}
        for place in around:
            units = [u for side in SIDES for u in self._group(side, sector) if u.place == place]
            if units:
                lines[place] = units
        pairs: list[tuple[str, str]] = []
        paired: set[str] = set()
        for place in ring[:2]:
            across = step(sector, way(place, sector)) if place else None
            if place in lines and across in lines and lines[place][0].side != lines[across][0].side:
                pairs.append((place, across))
                paired |= {place, across}
        for i, place in enumerate(ring):
            if place not in lines or place in paired:
                continue
            for j in range(1, 4):
                other = ring[(i + j) % 4]
                if other in lines and other not in paired and lines[other][0].side != lines[place][0].side:
                    pairs.append((place, other))
                    paired |= {place, other}
                    break
        found = [*pairs, *((place, "") for place in lines if place not in paired)]
        for pair in found:
            zone = Zone("", {}, {WHITE: sector, BLACK: sector}, sector)
            for place in filter(None, pair):
                side = lines[place][0].side
                zone.home[side] = place
                zone.lines[side] = lines[place]
            zone.shared = len(found) > 1
            zone.name = f"{'+'.join(sorted(zone.home.values()))}-{sector}" if zone.shared else sector
            zone.sort()
            self.zones.append(zone)

    # Reactions

    def _attacked(self, side: str, sector: str) -> list[Zone]:
        """The zones through which the enemy attacks a sector of this side."""
        return [
            zone
            for zone in self.zones
            if not zone.meeting and zone.home[side] == sector and zone.attackers(enemy(side))
        ]

    def _react(self) -> None:
        """C40 to C46."""
        answers = self.answers("react")
        places = [*SECTORS, RESERVE]
        self.friendly = {(side, place) for side in SIDES for place in places if self.field.is_friendly(side, place)}
        trying: list[tuple[str, str, list[Unit]]] = []
        for side in SIDES:
            for line in answers[side]:
                words = line.split(None, 2)
                sector = words[1]
                through = self._attacked(side, sector)
                assert through, f"{sector} is not attacked: {line}"
                able = [u for u in self.field.at(sector, side) if not (u.routed or u.spent or u.square or u.attacks)]
                for part in words[2].split(";") if len(words) > 2 else ():
                    self._try(side, sector, part.split(), able, through, trying)
        trying.sort(key=lambda each: (each[0] != "square", each[1], each[2][0].side != WHITE))
        for how, where, units in trying:
            faces = self.roll(how, where)
            assert len(faces) == len(units), f"{how} {where}: {len(units)} try"
            for unit, face in zip(units, faces, strict=True):
                if cut(face + REACTION) > ENOUGH:
                    if how == "square":
                        unit.square = True
                    else:
                        self._countercharge(unit, where)

    def _try(
        self,
        side: str,
        sector: str,
        words: list[str],
        able: list[Unit],
        through: list[Zone],
        trying: list[tuple[str, str, list[Unit]]],
    ) -> None:
        count, how = int(words[0]), words[1]
        kind = "I" if how == "square" else "C"
        units = sorted((u for u in able if u.kind == kind and not u.reacted), key=lambda unit: not unit.acted)[:count]
        assert len(units) == count, f"{count} {how} in {sector}"
        for unit in units:
            unit.reacted = True
        if how == "square":
            assert any(u.kind == "C" for zone in through for u in zone.attackers(enemy(side)))
            trying.append(("square", sector, units))
        elif how == "retreat":
            back = rear(side, sector)
            assert (side, back) in self.friendly, "as it was when all decided"
            assert self.field.free(side, back) >= count
            for unit in units:
                self.field.move(unit, back)
        else:
            zone = next(zone for zone in through if zone.home[enemy(side)] == words[2])
            assert any(u.kind == "I" for u in zone.attackers(enemy(side)))
            assert len(zone.attackers(side)) + count <= LINE
            trying.append(("counter", f"{sector}-{words[2]}", units))

    def _countercharge(self, unit: Unit, where: str) -> None:
        unit.towards = where.split("-")[1]
        unit.countercharges = True
        zone = next(zone for zone in self.zones if zone.name == border(*where.split("-")))
        zone.lines[unit.side].append(unit)
        zone.attack.add(unit.side)

    # Lines

    def _passive(self, side: str, sector: str) -> list[Unit]:
        """Those of a sector who stand in no line, in the order of placing."""
        placed = {id(unit) for zone in self.zones for unit in zone.lines[side]}
        units = [u for u in self.field.at(sector, side) if not u.attacks and id(u) not in placed]
        return sorted(units, key=lambda unit: (unit.rank, not unit.reacted, not unit.acted))

    def _place(self) -> None:
        """C48 to C50: as many as the attackers, divided by their owner where several borders are attacked."""
        for sector in SECTORS:
            for side in SIDES:
                zones = [zone for zone in self._attacked(side, sector) if zone.need(side)]
                if zones:
                    self._defend(side, sector, zones)
        for zone in self.zones:
            zone.sort()

    def _meet(self) -> None:
        """Whoever has an enemy to attack has fought; where everybody retreated nobody has (C46)."""
        for zone in self.zones:
            for side in SIDES:
                for unit in zone.attackers(side):
                    unit.fought = unit.fought or bool(zone.opposite(unit) or self._targets(unit, zone))

    def _defend(self, side: str, sector: str, zones: list[Zone]) -> None:
        needs = {zone.name: zone.need(side) for zone in zones}
        units = self._passive(side, sector)
        able = [unit for unit in units if not unit.routed][: sum(needs.values())]
        routed = [unit for unit in units if unit.routed]
        if len(zones) == 1 or not able:
            shares = {zones[0].name: able}
        else:
            shares = self._divided(side, sector, zones, able, needs)
        for zone in zones:
            zone.lines[side] += shares.get(zone.name, [])
        for zone in zones:
            gap = needs[zone.name] - len(shares.get(zone.name, []))
            zone.lines[side] += routed[:gap]
            routed = routed[gap:]

    def _divided(
        self, side: str, sector: str, zones: list[Zone], able: list[Unit], needs: dict[str, int]
    ) -> dict[str, list[Unit]]:
        """By a `hold`, or as it must be where there is only one way."""
        if self.table.verb == "hold" and self.table.seat == side and f" {sector} " in self.table.legal()[0] + " ":
            line = self.pick("hold")
            shares: dict[str, list[Unit]] = {zone.name: [] for zone in zones}
            left = list(able)
            for part in line.split(None, 2)[2].split(";"):
                place, *kinds = part.split()
                for stack in kinds:
                    match = re.fullmatch(r"(\d+)([ICA])([sq]*)", stack)
                    assert match, line
                    for _ in range(int(match[1])):
                        unit = next(
                            u
                            for u in left
                            if u.kind == match[2] and (u.spent, u.square) == ("s" in match[3], "q" in match[3])
                        )
                        left.remove(unit)
                        shares[border(place, sector)].append(unit)
            assert not left, f"{line} leaves some of them out"
            for zone in zones:
                assert len(shares[zone.name]) <= needs[zone.name], line
                assert shares[zone.name] or len(able) < len(zones), f"{line} leaves a border open"
            return shares
        # Nothing to choose: all alike and one way to divide, or one each, or everybody where he is needed.
        ways = self._ways([needs[zone.name] for zone in zones], len(able))
        alike = len({(u.kind, u.spent, u.square) for u in able}) == 1
        assert (len(ways), alike) == (1, True), f"{side} is to divide the defenders of {sector}"
        shares, rest = {}, list(able)
        for zone, count in zip(zones, ways[0], strict=True):
            shares[zone.name], rest = rest[:count], rest[count:]
        return shares

    def _ways(self, needs: list[int], count: int) -> list[list[int]]:
        """How so many alike units can be divided over borders that need so many each."""
        least = 1 if count >= len(needs) else 0
        found: list[list[int]] = [[]]
        for need in needs:
            found = [[*each, share] for each in found for share in range(least, need + 1)]
        return [each for each in found if sum(each) == count]

    # Dice

    def _borders(self, side: str, sector: str) -> int:
        """Through how many borders a side attacks a sector."""
        return len({zone.home[side] for zone in self.zones if zone.target[side] == sector and zone.attackers(side)})

    def _re_rolls(self) -> dict[str, dict[str, int]]:
        """C59: by side and attacked sector."""
        return {
            side: {
                zone.target[side]: max(0, self._borders(side, zone.target[side]) - 1)
                for zone in self.zones
                if zone.attackers(side)
            }
            for side in SIDES
        }

    def _rolls(self, unit: Unit, zone: Zone, kind: str) -> bool:
        if unit.routed or unit.kind not in ("IA" if kind == "r" else "IC"):
            return False
        if unit.attacks:
            return unit.target is not None
        other = zone.opponent(unit)
        return other is not None and other.attacks

    def _targets(self, unit: Unit, zone: Zone) -> list[Unit]:
        """C52: whom an attacker without an unrouted opponent may choose."""
        foe = enemy(unit.side)
        if unit.kind == "C":
            sector = zone.target[unit.side]
            zones = [each for each in self.zones if sector == each.meeting or sector in each.home.values()]
            if not zone.meeting:
                zones = [each for each in zones if each.home.get(foe) == sector]
        elif zone.meeting:
            zones = [each for each in self.zones if each.meeting == zone.meeting]
        else:
            zones = [zone]
        return [other for each in zones for other in each.lines[foe]]

    def _aim(self, kind: str) -> None:
        choices: dict[tuple[str, str, int], list[Unit]] = {}
        for zone in self.zones:
            for side in SIDES:
                for space, unit in enumerate(zone.lines[side]):
                    unit.target, unit.bonus = None, False
                    if unit.routed or not unit.attacks or unit.kind not in ("IA" if kind == "r" else "IC"):
                        continue
                    other = zone.opponent(unit)
                    if other is not None:
                        unit.target = other
                    else:
                        choices[side, zone.name, space + 1] = self._targets(unit, zone)
        must = {side: {key for key, found in choices.items() if key[0] == side and len(found) > 1} for side in SIDES}
        answers = self.answers("aim")
        named: dict[tuple[str, str, int], Unit] = {}
        for side in SIDES:
            assert bool(answers[side]) == bool(must[side]) or not any(must.values()), f"{side} aims: {answers}, {must}"
            for line in answers[side]:
                _, zone_name, rest = line.split(None, 2)
                for part in rest.split(";"):
                    own_space, _, where = part.strip().partition(">")
                    other_zone, _, number = where.rpartition(".")
                    own = next(z for z in self.zones if z.label(side) == zone_name)
                    of = next((z for z in self.zones if z.label(enemy(side)) == other_zone), own)
                    named[side, own.name, int(own_space)] = of.lines[enemy(side)][int(number) - 1]
        for key, found in choices.items():
            if not found:
                continue
            side, name, space = key
            zone = next(zone for zone in self.zones if zone.name == name)
            unit = zone.lines[side][space - 1]
            if len(found) > 1:
                assert key in named, f"{key} has a choice of {len(found)}"
            unit.target = named.get(key, found[0])
            assert any(unit.target is each for each in found), f"{key} may not attack that"
            unit.bonus = not (zone.opposite(unit) is unit.target and unit.target.routed)

    def _fight(self, kind: str, budget: dict[str, dict[str, int]]) -> None:
        """One step of all combats: targets, dice, re-rolls, hits."""
        self._aim(kind)
        due: dict[str, tuple[Zone, str, list[Unit]]] = {}
        for zone in self.zones:
            for side in SIDES:
                zone.dice[side] = []
                rollers = [unit for unit in zone.lines[side] if self._rolls(unit, zone, kind)]
                if rollers:
                    due[f"{zone.label(side)} {side}"] = (zone, side, rollers)
        lying = bool(due)
        while due:
            assert self.table.seat == "chance", f"{[*due]} roll, but {self.table.seat} has {self.table.verb}"
            words = self.table.legal()[0].split()[1:3]
            name = " ".join(words)
            assert name in due, f"{name} rolls, but {[*due]} are due"
            assert "-" in name or name == next(iter(due)), f"{name} rolls before {next(iter(due))}"
            zone, side, rollers = due.pop(name)
            faces = self.roll(*words)
            assert faces == sorted(faces, reverse=True)
            assert len(faces) == sum(2 if u.kind == "A" else 1 for u in rollers), f"{name}: {faces}"
            for unit in rollers:
                for _ in range(2 if unit.kind == "A" else 1):
                    zone.dice[side].append((unit, faces.pop(0)))
        if lying:
            self._re_roll(budget)
        self._hit(kind)

    def _re_roll(self, budget: dict[str, dict[str, int]]) -> None:
        """C59 to C61."""
        first = self.table.round % 2 == 1
        order = [WHITE, BLACK] if first else [BLACK, WHITE]
        passed: set[str] = set()
        turn = 0
        while True:
            able = [side for side in order if side not in passed and self._dice_of(side, budget)]
            if not able:
                return
            side = order[turn % 2]
            turn += 1
            if side not in able:
                continue
            assert (self.table.seat, "pass" in self.table.legal()) == (side, True), f"{side} may re-roll"
            offered = {line for line in self.table.legal() if line != "pass"}
            assert offered == set(self._dice_of(side, budget)), f"{offered} of {self._dice_of(side, budget)}"
            line = self.pick("reroll")
            if line == "pass":
                passed.add(side)
                continue
            zone, of, index = self._dice_of(side, budget)[line]
            face = self.roll()[0]
            zone.dice[of][index] = (zone.dice[of][index][0], face)
            sectors = [key for key, left in budget[side].items() if left and self._is_of(zone, side, key)]
            budget[side][sectors[0]] -= 1

    def _is_of(self, zone: Zone, side: str, sector: str) -> bool:
        """Whether a zone belongs to a side's combat over a sector."""
        return zone.target[side] == sector and side in zone.attack

    def _dice_of(self, side: str, budget: dict[str, dict[str, int]]) -> dict[str, tuple[Zone, str, int]]:
        """The dice that a side may re-roll, by the text of doing so."""
        found = {}
        for zone in self.zones:
            if not any(left and self._is_of(zone, side, key) for key, left in budget[side].items()):
                continue
            for of in SIDES:
                before: Counter[int] = Counter()
                for index, (unit, _) in enumerate(zone.dice[of]):
                    space = zone.lines[of].index(unit) + 1
                    before[space] += 1
                    name = f"{space}" + "'" * (before[space] - 1)
                    found[f"reroll {zone.label(of)} {of} {name}"] = (zone, of, index)
        return found

    # Hits

    def _value(self, unit: Unit, other: Unit, face: int, kind: str) -> int:
        modifier = unit.against(other, kind, self.number)
        if unit.bonus:
            modifier += ATTACKERS[unit.kind, kind][NOBODY]
        return cut(face + modifier)

    def _hit(self, kind: str) -> None:
        """C65 to C69: all hits are found before one counts."""
        hits: list[tuple[Unit, Unit]] = []
        for zone in self.zones:
            values: dict[int, list[int]] = {}
            aims: dict[int, Unit] = {}
            for side in SIDES:
                for unit, face in zone.dice[side]:
                    other = unit.target if unit.attacks else zone.opponent(unit)
                    assert other is not None
                    aims[id(unit)] = other
                    values.setdefault(id(unit), []).append(self._value(unit, other, face, kind))
            for side in SIDES:
                for unit in dict.fromkeys(unit for unit, _ in zone.dice[side]):
                    other = aims[id(unit)]
                    against = values.get(id(other), []) if aims.get(id(other)) is unit else []
                    floor = ENOUGH if kind == "r" or not against else 0
                    for value in values[id(unit)]:
                        if value > max([floor, *against]):
                            hits.append((unit, other))
        for unit, _ in hits:
            unit.scored = unit.scored or unit.attacks
        by_unit: dict[int, list[Unit]] = {}
        for unit, other in hits:
            by_unit.setdefault(id(other), []).append(unit)
        for other in {id(other): other for _, other in hits}.values():
            self._suffer(other, by_unit[id(other)], kind)

    def _suffer(self, unit: Unit, hitters: list[Unit], kind: str) -> None:
        if unit.routed or len(hitters) > 1:
            unit.captors = hitters
            self._leave(unit)
            unit.routed, unit.place = True, "gone"
        elif unit.kind == "C" and kind == "r":
            unit.routed = True
            self._leave(unit)
            unit.place = "box"
        else:
            unit.routed = True

    def _leave(self, unit: Unit) -> None:
        for zone in self.zones:
            if unit in zone.lines[unit.side]:
                zone.lines[unit.side].remove(unit)

    # Before the melee

    def _may_withdraw(self, zone: Zone, side: str) -> list[Unit]:
        """Attackers without an unrouted attacker opposite (C54), when the lines have closed up."""
        return zone.attackers(side)[len(zone.attackers(enemy(side))) :]

    def _break(self) -> None:
        for zone in self.zones:
            zone.sort()
        able = {
            (zone.label(side), side): [u for u in self._may_withdraw(zone, side) if u.kind != "A"]
            for zone in self.zones
            for side in SIDES
        }
        guns = [u for zone in self.zones for side in SIDES for u in self._may_withdraw(zone, side) if u.kind == "A"]
        for unit in guns:
            self._withdraw(unit)
        answers = self.answers("withdraw", "stand")
        for side in SIDES:
            asked = any(units for (_, of), units in able.items() if of == side)
            assert bool(answers[side]) == asked, f"{side} may withdraw: {answers[side]}"
            for line in answers[side]:
                for part in re.split(r";\s*|withdraw\s+", line.removeprefix("stand")):
                    if not part.strip():
                        continue
                    name, *kinds = part.split()
                    for stack in kinds:
                        units = [u for u in able[name, side] if u.kind == stack[-1] and not u.withdrew]
                        assert len(units) >= int(stack[:-1]), line
                        for unit in units[-int(stack[:-1]) :]:
                            self._withdraw(unit)

    def _withdraw(self, unit: Unit) -> None:
        self._leave(unit)
        unit.withdrew, unit.towards = True, ""

    def _close(self) -> None:
        """C56: gaps are filled by idle defenders, surplus ones go idle, the routed lie at the end."""
        for sector in SECTORS:
            for side in SIDES:
                zones = [z for z in self.zones if not z.meeting and z.home[side] == sector]
                idle = [unit for unit in self._passive(side, sector) if not unit.routed]
                for zone in zones:
                    passive = [u for u in zone.lines[side] if not u.attacks and not u.routed]
                    for unit in passive[zone.need(side) :]:
                        zone.lines[side].remove(unit)
                self._fill(side, sector, zones, idle)
        for zone in self.zones:
            zone.sort()

    def _fill(self, side: str, sector: str, zones: list[Zone], idle: list[Unit]) -> None:
        for unit in idle:
            gaps = []
            for zone in zones:
                gap = zone.need(side) - sum(not (u.attacks or u.routed) for u in zone.lines[side])
                if gap > 0:
                    clock = CLOCKWISE.index(way(sector, zone.home[enemy(side)]))
                    gaps.append((-gap, clock, zone))
            if gaps:
                min(gaps, key=lambda each: each[:2])[2].lines[side].append(unit)

    # The end

    def _end(self) -> None:
        """C72 to C77: captures, flight, advance, return, spent."""
        for unit in self.field.units:
            if unit.captors:
                able = [u for u in unit.captors if u.kind != "A" and not u.routed]
                unit.place = "taken" if able else "gone"
        for unit in self.field.units:
            if unit.place in SECTORS and unit.routed and (unit.kind == "C" or (unit.kind == "I" and self.number == 4)):
                unit.place = "box"
        self._advance()
        for unit in self.field.units:
            if unit.place not in (*SECTORS, RESERVE) or unit.routed:
                continue
            acted = unit.acted and unit.kind != "C"
            missed = (unit.fought or unit.withdrew) and unit.kind == "C" and not unit.scored
            if unit.reacted or acted or missed or unit.refused:
                unit.spent = True

    def _advance(self) -> None:
        """Sector by sector; after each entry all are looked at again, since somebody has left another."""
        done: set[tuple[str, str]] = set()
        while True:
            due = [
                (side, sector)
                for sector in SECTORS
                for side in SIDES
                if (side, sector) not in done and self._is_open(side, sector) and self._entering(side, sector)
            ]
            if not due:
                return
            done.add(due[0])
            self._walk_in(*due[0], self._entering(*due[0]))

    def _entering(self, side: str, sector: str) -> list[Unit]:
        return [
            u
            for u in self.field.units
            if u.side == side and u.towards == sector and not u.routed and u.kind != "A" and u.place in SECTORS
        ]

    def _is_open(self, side: str, sector: str) -> bool:
        meetings = [zone for zone in self.zones if zone.meeting == sector]
        if meetings:
            return not any(u.kind != "A" for zone in meetings for u in zone.attackers(enemy(side))) and bool(
                self._entering(side, sector)
            )
        return not self.field.holds(enemy(side), sector)

    def _walk_in(self, side: str, sector: str, units: list[Unit]) -> None:
        """In phase 4 all must, except countercharging cavalry; in phase 2 their owner chooses."""
        free = [u for u in units if self.number == 2 or u.countercharges]
        must = [u for u in units if u not in free]
        room = self.field.free(side, sector)
        chosen = must
        if free or len(must) > room:
            assert self.table.seat == side, f"{side} is to say who enters {sector}: {self.table.verb}"
            line = self.pick("advance")
            words = line.split(None, 2)
            if words[0] == "stay":
                chosen = must
            elif words[0] == "enter":
                chosen = self._chosen(line, sector, units)
            else:
                assert words[1] == sector, line
                chosen = self._advancing(words[2], must, free, units)
        assert len(chosen) <= max(room, 0) or not chosen, f"{len(chosen)} enter {sector}"
        for unit in units:
            unit.towards = ""
            if unit in chosen:
                self.field.move(unit, sector)
            elif self.number == 2:
                unit.refused = True

    def _advancing(self, text: str, must: list[Unit], free: list[Unit], units: list[Unit]) -> list[Unit]:
        chosen: list[Unit] = []
        for part in text.split(";"):
            words = part.split()
            start = words[-1] if words[-1] in SECTORS else ""
            for stack in words[: -1 if start else None]:
                able = [u for u in units if u.kind == stack[-1] and u not in chosen and (not start or u.place == start)]
                able.sort(key=lambda unit: not unit.scored)  # C95
                chosen += able[: int(stack[:-1])]
        return chosen
