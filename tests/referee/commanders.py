"""An independent referee for Commanders: written from the rule texts, without a look at the engine.

He deals a random position with two sheets in the middle of a round, lets the engine play a phase of it at random, and
follows with a second writing of the rules. Any disagreement, about who is asked, what is rolled or what comes of it, is
an error.
"""

from random import Random

from tests.commanders_table import Table, at
from tests.referee.commanders_combat import SIDES, Phase
from tests.referee.commanders_field import (
    ATTACKERS,
    BLACK,
    CLOCKWISE,
    ENOUGH,
    RANGE,
    ROOM,
    SECTORS,
    TOKEN,
    WHITE,
    Field,
    Unit,
    counted,
    cut,
    enemy,
    step,
    way,
)

ORDERS = 10
REARWARD = {WHITE: (0, -1), BLACK: (0, 1)}


def deal(rng: Random, phase: int) -> tuple[str, str, str]:
    """A position and two sheets: both sides close to each other, some units spent or routed before."""
    stacks: dict[tuple[str, str], int] = {}
    taken: dict[str, str] = {}
    for sector in rng.sample(SECTORS, rng.randint(3, 8)):
        side = rng.choice(SIDES)
        taken[sector] = side
        for _ in range(rng.randint(1, rng.choice((2, 3, ROOM)))):
            what = rng.choice("IIIICCCA")
            if phase > 2 and rng.random() < 0.25:
                what += rng.choice({"I": ("s", "sq", "x"), "C": ("s", "x"), "A": ("x",)}[what])
            elif what == "A" and rng.random() < 0.2:
                what += "x"
            key = sector, what if side == WHITE else what.lower()
            stacks[key] = stacks.get(key, 0) + 1
    for side in SIDES:
        for kind in rng.sample("IC", rng.randint(0, 2)):
            stacks["r", kind if side == WHITE else kind.lower()] = rng.randint(1, 4)
    text = "; ".join(f"{place}: {count}{what}" for (place, what), count in stacks.items())
    return text, _sheet(rng, stacks, taken, WHITE, phase), _sheet(rng, stacks, taken, BLACK, phase)


def _sheet(rng: Random, stacks: dict[tuple[str, str], int], taken: dict[str, str], side: str, phase: int) -> str:
    able = [
        (place, what.upper())
        for (place, what), count in stacks.items()
        if len(what) == 1 and what.isupper() == (side == WHITE)
        for _ in range(count)
    ]
    rng.shuffle(able)
    lines = []
    for place, kind in able[: rng.randint(1, ORDERS)]:
        if phase == 3 and kind != "A":
            continue
        home = "1" if side == WHITE else "3"
        ways = [c + home for c in "abc"] if place == "r" else [s for s in (step(place, w) for w in CLOCKWISE) if s]
        hostile = [end for end in ways if taken.get(end) == enemy(side)]
        end = rng.choice(hostile if hostile and rng.random() < 0.7 else ways)
        lines.append(f"1{kind} {place}-{end}")
    return "; ".join(lines)


def judge(seed: int) -> int:
    """How many combats or shots the phase of this seed had. Disagreement is an error."""
    rng = Random(seed)
    phase = rng.choice((2, 3, 4, 4, 4))
    position, white, black = deal(rng, phase)
    bombarded = (rng.choice(SECTORS), rng.choice(SECTORS)) if phase == 3 else ("", "")
    try:
        table = at(position, white, black, phase=phase, round=rng.randint(1, 4), bombarded=bombarded)
        if table.phase != phase:
            return 0
        if phase == 3:
            return judge_bombardment(table, rng, bombarded)
        judged = Phase(table, phase, rng)
        judged.judge()
        return judged.combats
    except (AssertionError, StopIteration) as complaint:
        where = f"seed {seed}, phase {phase}\n{position}\nwhite: {white}\nblack: {black}"
        raise AssertionError(f"{where}\n{complaint}") from complaint


# Bombardment


def reach(field: Field, side: str, start: str, end: str) -> list[int]:
    """The ranges at which a gun may fire along an arrow (C78)."""
    if way(start, end) == REARWARD[side]:
        return []
    behind = step(end, way(start, end))
    found = [1] if field.at(end, enemy(side)) else []
    return [*found, 2] if behind and field.at(behind, enemy(side)) else found


def judge_bombardment(table: Table, rng: Random, bombarded: tuple[str, str]) -> int:
    """C78 to C80."""
    phase = Phase(table, 3, rng)
    field = phase.field
    shots: list[tuple[str, str, str, int]] = []
    for side, lines in phase.answers("fire").items():
        for part in lines[0].partition(" ")[2].split(";") if lines else ():
            if part.strip():
                path, number = part.split()
                start, end = path.split("-")
                assert int(number) in reach(field, side, start, end), part
                shots.append((side, start, end, int(number)))
    aimed: dict[tuple[str, int], int] = {}
    fired: list[tuple[list[tuple[Unit, int]], list[int]]] = []
    for side, start, end, distance in shots:
        gun = next(u for u in field.at(start, side) if u.kind == "A" and not (u.spent or u.routed))
        gun.spent = True
        targets = _targets(field, side, end, step(end, way(start, end)) or "", distance, aimed)
        token = bombarded[SIDES.index(side)]
        faces = phase.roll("gun", f"{start}-{end}")
        assert len(faces) == len(targets), f"{len(targets)} dice for {start}-{end} {distance}"
        modifiers = []
        for unit, far in targets:
            modifiers.append(
                (unit, ATTACKERS["A", "r"][unit.column] + RANGE[far] + (TOKEN if unit.place == token else 0))
            )
        fired.append((modifiers, faces))
    for modifiers, faces in fired:
        for (unit, modifier), face in zip(modifiers, faces, strict=True):
            if cut(face + modifier) > ENOUGH:
                unit.place = "gone" if unit.routed else unit.place
                unit.routed = True
                unit.square = unit.spent = False
    found, wanted = counted(table.position), field.position()
    assert found == wanted, f"surplus {found - wanted}, missing {wanted - found}"
    for side, tokens in zip(SIDES, table.tokens, strict=True):
        targets_of = {step(end, way(start, end)) if far == 2 else end for of, start, end, far in shots if of == side}
        assert tokens == targets_of, f"{side} has tokens on {tokens}, bombarded {targets_of}"
    return len(shots)


def _targets(
    field: Field, side: str, end: str, behind: str, distance: int, aimed: dict[tuple[str, int], int]
) -> list[tuple[Unit, int]]:
    """Which units a gun aims at, in the order of its dice, each with its range (C79, C80)."""
    foe = enemy(side)
    if distance == 1:
        return [(unit, 1) for unit in _first(field, side, end, 2, aimed)]
    if field.at(end, side):
        return [(unit, 2) for unit in _first(field, side, behind, 1, aimed)]
    if field.at(end, foe):
        nearer = [(unit, 1) for unit in _first(field, side, end, 1, aimed)]
        return [*nearer, *((unit, 2) for unit in _first(field, side, behind, 1, aimed))]
    return [(unit, 2) for unit in _first(field, side, behind, 2, aimed)]


def _first(field: Field, side: str, sector: str, count: int, aimed: dict[tuple[str, int], int]) -> list[Unit]:
    units = field.at(sector, enemy(side))
    order = {"I": 1, "C": 2, "A": 3}

    def rank(unit: Unit) -> tuple[int, int]:
        group = order[unit.kind] + (3 if unit.routed else 0)
        return (0 if unit.square else group), aimed.get((side, id(unit)), 0)

    chosen = sorted(units, key=rank)[:count]
    for unit in chosen:
        aimed[side, id(unit)] = aimed.get((side, id(unit)), 0) + 1
    return chosen
