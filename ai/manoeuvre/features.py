"""What is seen of a position when it is judged: some sixty numbers, mine less his, with names.

A position is judged between turns only, by somebody who sees his own hand and not the other's. Nothing here reads a
hidden card, and an unknown card counts for nothing.
"""

from typing import Final

from ai.manoeuvre.profile import Profile
from engine.manoeuvre import army as kinds
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.battlefield import HILL, MARSH, depth
from engine.manoeuvre.nightfall import verdict
from engine.manoeuvre.position import FULL, REDUCED, Position

NAMES: Final = (
    "bias",
    "strength",
    "units",
    "reduced",
    "three lost",
    "four lost",
    "squares",
    "verdict",
    "advance",
    "beyond",
    "cover",
    "cover in contact",
    "marsh",
    "exposed",
    "exposed reduced",
    "exposed crush",
    "menace",
    "menace reduced",
    "menace crush",
    "doubled",
    "doubling",
    "trebled",
    "trebling",
    "trapped",
    "trapping",
    "under fire",
    "firing",
    "contacts",
    "my deck",
    "his deck",
    "verdict night",
    "squares night",
    "last move",
    "his hand",
    "hand attack contact",
    "hand attack near",
    "hand attack far",
    "hand defence contact",
    "hand defence free",
    "hand pairs",
    "hand lost",
    "hand mend",
    "hand fire",
    "leader",
    "leader command",
    "leader rally",
    "withdraw",
    "guerrilla",
    "supply",
    "forced march",
    "committed",
    "ambush",
    "redoubt",
    "regroup",
    "regroup mend",
    "skirmish",
    "sappers",
    "scout",
    "rare",
)
COUNT: Final = len(NAMES)
DOUBLING: Final = NAMES.index("doubling")
HAND: Final = NAMES.index("hand attack contact")
"""From here on the features speak of the viewer's hand alone."""

CARDS_A_TURN: Final = 2.6
"""What a player draws in a turn, by and large."""
DUSK: Final = 10.0
"""In the last so many turns the judgement shades from day to night."""

NEAR: Final = tuple(
    sum(1 << n for n in range(64) if abs((n & 7) - (s & 7)) + abs((n >> 3) - (s >> 3)) == 1) for s in range(64)
)
HALF: Final = tuple(sum(1 << s for s in range(64) if depth(s, edge) < 4) for edge in range(4))
DEPTH: Final = tuple(tuple(depth(s, edge) for s in range(64)) for edge in range(4))


def turns_left(p: Position) -> float:
    """How many game turns are left until night, as far as the decks tell."""
    left = 0.0
    for seat in range(2):
        if not p.day_over[seat]:
            left = max(left, len(p.bag[seat]) / CARDS_A_TURN)
    limit = p.setting.options.length_limit
    if limit:
        left = min(left, float(limit - p.turn))
    return left


def lateness(p: Position) -> float:
    """0 by day, 1 when night falls at the end of this turn."""
    return 1.0 - min(1.0, turns_left(p) / DUSK)


def measure(p: Position, viewer: int, mine: Profile, his: Profile, f: list[float]) -> None:
    """Fill `f`, COUNT zeros, with the features of a position as its viewer sees it.

    Sums are kept in plain variables until the end: this is where the opponent spends his time.
    """
    square = p.square
    steps = p.steps
    board = p.board
    field = p.field
    terrain = field.terrain
    ground = field.defence
    neighbours = field.neighbours
    other = 1 - viewer
    late = lateness(p)
    occupied0 = 0
    occupied1 = 0
    near0 = 0
    near1 = 0
    contact = [0] * 16
    power = 0
    units = 0
    reduced = 0
    advance = 0
    beyond = 0
    covered = 0
    covered_in_contact = 0
    marsh = 0
    contacts = 0
    exposed = [0.0, 0.0]
    exposed_reduced = [0.0, 0.0]
    crushed = [0.0, 0.0]
    doubled = [0, 0]
    trebled = [0, 0]
    trapped = [0, 0]
    fired = [0.0, 0.0]
    for unit in range(16):
        here = square[unit]
        if here < 0:
            continue
        owner = unit >> 3
        own = owner == viewer
        sign = 1 if own else -1
        side = 0 if own else 1
        strength = p.strength(unit)
        power += sign * strength
        units += sign
        if steps[unit] == REDUCED:
            reduced += sign
        far = DEPTH[p.edges[1 - owner]][here]
        advance += sign * (7 - far)
        if far < 4:
            beyond += sign
        cover = ground[here]
        if here in p.redoubts:
            cover += 3
        covered += sign * cover
        if terrain[here] == MARSH:
            marsh += sign
        if own:
            occupied0 |= 1 << here
            near0 |= NEAR[here]
        else:
            occupied1 |= 1 << here
            near1 |= NEAR[here]
        enemies = 0
        worst = 0.0
        for n in neighbours[here]:
            foe = board[n]
            if foe < 0 or foe >> 3 == owner or terrain[n] == MARSH:
                continue
            enemies += 1
            punch = his.punch[foe & 7] if own else mine.punch[foe & 7]
            attack = p.strength(foe) + punch
            if terrain[n] == HILL and terrain[here] != HILL:
                attack += 2.0
            if attack > worst:
                worst = attack
        contact[unit] = enemies
        if enemies:
            defence = strength + cover
            chance = (worst - defence + 6.0) / 12.0
            chance = 0.0 if chance < 0.0 else (1.0 if chance > 1.0 else chance)
            crush = worst / defence - 1.0
            crush = 0.0 if crush < 0.0 else (1.5 if crush > 1.5 else crush)
            covered_in_contact += sign * cover
            contacts += 1
            exposed[side] += chance
            crushed[side] += crush
            if steps[unit] != FULL:
                exposed_reduced[side] += chance
            if enemies > 1:
                doubled[side] += 1
                if enemies > 2:
                    trebled[side] += 1
            if _is_trapped(p, here):
                trapped[side] += 1
        reach = mine.range[unit & 7] if own else his.range[unit & 7]
        if reach > 0.0:
            fired[side] += _best_shot(p, owner, here, reach)
    f[0] = 1.0
    f[1] = power * 0.1
    f[2] = float(units)
    f[3] = float(reduced)
    lost0 = p.losses[viewer]
    lost1 = p.losses[other]
    f[4] = float(lost1 == 3) - float(lost0 == 3)
    f[5] = float(lost1 == 4) - float(lost0 == 4)
    squares = (((occupied0 | (near0 & ~near1)) & ~occupied1) & HALF[p.edges[other]]).bit_count() - (
        ((occupied1 | (near1 & ~near0)) & ~occupied0) & HALF[p.edges[viewer]]
    ).bit_count()
    f[6] = squares * 0.25
    if squares:
        holder = int(squares < 0)
    elif lost0 != lost1:
        holder = int(lost0 > lost1)
    elif reduced:
        holder = int(reduced > 0)
    else:
        holder = _tie(p, viewer, mine)
    ahead = 1.0 if holder == 0 else -1.0
    f[7] = ahead
    f[8] = advance * 0.125
    f[9] = float(beyond)
    f[10] = covered * 0.5
    f[11] = covered_in_contact * 0.5
    f[12] = float(marsh)
    f[13] = exposed[0]
    f[14] = exposed_reduced[0]
    f[15] = crushed[0]
    f[16] = exposed[1]
    f[17] = exposed_reduced[1]
    f[18] = crushed[1]
    f[19] = float(doubled[0])
    f[20] = float(doubled[1])
    f[21] = float(trebled[0])
    f[22] = float(trebled[1])
    f[23] = float(trapped[0])
    f[24] = float(trapped[1])
    f[25] = fired[1]
    f[26] = fired[0]
    f[27] = contacts * 0.5
    f[28] = 0.0 if p.day_over[viewer] else len(p.bag[viewer]) / 60.0
    f[29] = 0.0 if p.day_over[other] else len(p.bag[other]) / 60.0
    f[30] = ahead * late * late
    f[31] = f[6] * late * late
    f[32] = (1.0 if p.first == other else -1.0) * late
    f[33] = len(p.hand[other]) * 0.2
    measure_hand(p, viewer, mine, contact, f)


def _is_trapped(p: Position, here: int) -> bool:
    """Whether a unit could not retreat (R9)."""
    board = p.board
    for n in p.field.steps[here]:
        if board[n] < 0:
            return False
    return True


def _best_shot(p: Position, owner: int, here: int, reach: float) -> float:
    """The best chance, roughly, that a unit's bombardment hits somebody from here."""
    board = p.board
    ground = p.field.defence
    best = 0.0
    for target, between in p.field.fire[here]:
        foe = board[target]
        if foe >= 0 and foe >> 3 != owner:
            clear = not between
            for n in between:
                if board[n] < 0:
                    clear = True
                    break
            if clear:
                odds = (reach - p.strength(foe) - ground[target] + 6.0) / 12.0
                if odds > best:
                    best = odds
    return best


def _tie(p: Position, viewer: int, mine: Profile) -> int:
    """0 if the viewer would win a night that finds both equal in squares, losses and reduced units (§2.2)."""
    if mine.ties[p.first] < 0:
        mine.ties[p.first] = int(verdict(p)[0] != viewer)
    return mine.ties[p.first]


def measure_hand(p: Position, viewer: int, mine: Profile, contact: list[int], f: list[float]) -> None:
    """The part of the features that the viewer's hand makes up."""
    seen = [0] * 8
    mend = 0
    doubling = f[20] > 0.0
    for unit in range(viewer * 8, viewer * 8 + 8):
        if p.square[unit] >= 0 and p.steps[unit] == REDUCED:
            mend += 1
    touching = False
    for unit in range(viewer * 8, viewer * 8 + 8):
        if contact[unit]:
            touching = True
    for card in p.hand[viewer]:
        if card == UNKNOWN:
            continue
        kind = mine.kind[card]
        if kind == kinds.UNIT:
            measure_unit_card(p, viewer, mine, contact, card, seen, f)
        elif kind == kinds.LEADER:
            f[43] += mine.lead[card] * 0.2
            if doubling and mine.command[card] > 1:
                f[44] += (mine.command[card] - 1) * 0.5
            if mend:
                f[45] += mine.rally[card] / 6.0
        elif kind == kinds.WITHDRAW:
            f[46] += 1.0
        elif kind == kinds.GUERRILLA:
            f[47] += 1.0
        elif kind == kinds.SUPPLY:
            f[48] += 1.0
            if mend:
                f[54] += 1.0
        elif kind == kinds.FORCED_MARCH:
            f[49] += 1.0
        elif kind == kinds.COMMITTED_ATTACK:
            f[50] += 1.0 if touching else 0.5
        elif kind == kinds.AMBUSH:
            f[51] += 1.0
        elif kind == kinds.REDOUBT:
            f[52] += 1.0
        elif kind == kinds.REGROUP:
            f[53] += 1.0
            if mend:
                f[54] += 1.0
        elif kind == kinds.SKIRMISH:
            f[55] += 1.0
        elif kind == kinds.SAPPERS:
            f[56] += 1.0
        elif kind == kinds.SCOUT:
            f[57] += 1.0
        else:
            f[58] += 1.0


def measure_unit_card(
    p: Position, viewer: int, mine: Profile, contact: list[int], card: int, seen: list[int], f: list[float]
) -> None:
    """A unit card is worth what its unit can do with it here: strike, stand, fire, mend, or nothing any more."""
    number = mine.unit[card]
    unit = viewer * 8 + number
    here = p.square[unit]
    if here < 0:
        f[40] += 1.0
        return
    seen[number] += 1
    if seen[number] == 2:
        f[39] += 1.0
    attack = mine.attack[card] / 7.0
    if contact[unit]:
        f[34] += attack
        f[37] += mine.defence[card] * 0.2
    else:
        f[38] += mine.defence[card] * 0.2
        distance = 8
        for foe in range(8 - viewer * 8, 16 - viewer * 8):
            there = p.square[foe]
            if there >= 0:
                away = abs((there & 7) - (here & 7)) + abs((there >> 3) - (here >> 3))
                if away < distance:
                    distance = away
        if distance <= (3 if mine.army.cavalry[number] else 2):
            f[35] += attack
        else:
            f[36] += attack
    if mine.fire[card] > 0.0:
        f[42] += mine.fire[card] / 7.0
    if p.steps[unit] == REDUCED:
        f[41] += 1.0
