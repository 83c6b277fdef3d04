"""What each sentence claims, checked against the position by other means than those that wrote it."""

import re
from collections.abc import Callable

from engine.manoeuvre import action as act
from engine.manoeuvre import army, tags
from engine.manoeuvre.action import SHAPES, Action
from engine.manoeuvre.army import UNKNOWN, Card
from engine.manoeuvre.battlefield import EDGE_NAMES, FIELD, HILL, LAKE, MARSH, TERRAIN_NAMES, square_of
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.hidden_actions import is_free
from engine.manoeuvre.notation import owner
from engine.manoeuvre.position import CHANCE, NOBODY, REDUCED
from engine.manoeuvre.refusals import REASONS
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.combat.stage import neighbours

Claim = Callable[[State, Action, dict[str, str]], bool]

PHASES = {
    "discard": "Discard",
    "draw": "Draw",
    "movement": "Movement",
    "combat": "Combat",
    "restoration": "Restoration",
    "redoubt": "Restoration",
}
PLAYABLE: dict[int, Callable[[Card], bool]] = {
    act.SPY: lambda c: c.kind == army.SCOUT,
    act.BANZAI: lambda c: c.kind == army.BANZAI_CHARGE,
    act.GUERRILLA: lambda c: c.kind == army.GUERRILLA or c.effect == army.GUERRILLA_EFFECT,
    act.ASSAULT: lambda c: c.kind in (army.UNIT, army.LEADER) and c.attack > 0,
    act.BOMBARD: lambda c: c.bombard > 0,
    act.VOLLEY: lambda c: c.volley > 0,
    act.BATTERY: lambda c: c.battery > 0,
    act.HONOUR: lambda c: c.kind == army.DEATH_WITH_HONOUR,
    act.WITHDRAW: lambda c: c.kind == army.WITHDRAW or c.withdraw > 0,
    act.DEFEND: lambda c: c.kind == army.UNIT,
    act.LEAD: lambda c: c.kind == army.LEADER,
    act.COMMAND: lambda c: c.kind == army.LEADER,
    act.JOIN: lambda c: c.kind == army.LEADER,
    act.ADD: lambda c: c.kind == army.UNIT,
    act.COMMIT: lambda c: c.kind == army.COMMITTED_ATTACK or c.effect == army.COMMITTED_EFFECT,
    act.RESTORE: lambda c: c.kind in (army.UNIT, army.SUPPLY, army.REGROUP),
    act.RALLY: lambda c: c.kind == army.LEADER,
    act.REDOUBT: lambda c: c.kind == army.REDOUBT or c.effect == army.REDOUBT_EFFECT,
}
"""Which cards serve for a verb. Any other verb is played with the card of its name, such as `forced-march`."""


def serves_for(verb: int, card: Card) -> bool:
    if verb in PLAYABLE:
        return PLAYABLE[verb](card)
    return army.KIND_NAMES[card.kind] == act.SHAPES[verb][0].replace("-", "_")


def true(p: State, action: Action, code: str, sentence: str) -> bool:
    """Whether the sentence fits the template of its code and is true of this position and action."""
    return CLAIMS[code](p, action, facts(code, sentence))


def facts(code: str, sentence: str) -> dict[str, str]:
    """The facts that a sentence names, read back from it."""
    pattern = ""
    for part in re.split(r"(\{\w+\})", REASONS[code][0]):
        if not part.startswith("{"):
            pattern += re.escape(part)
        elif f"(?P<{part[1:-1]}>" in pattern:
            pattern += f"(?P={part[1:-1]})"
        else:
            pattern += f"(?P<{part[1:-1]}>.+)"
    match = re.fullmatch(pattern, sentence)
    assert match, f"“{sentence}” is not of the form “{REASONS[code][0]}”"
    return match.groupdict()


def square(f: dict[str, str], key: str = "square") -> int:
    return square_of(f[key].lower())


def far(p: State, one: int, other: int) -> int:
    """The distance in steps from neighbour to neighbour."""
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {n for s in reached for n in p.field.neighbours[s]}
        steps += 1
    return steps


def named(p: State, name: str, seat: int = -1) -> list[int]:
    """The units of this name, of one seat or both, wherever they are."""
    return [
        side * 8 + number
        for side in range(2)
        if seat in (-1, side)
        for number, kind in enumerate(p.armies[side].units)
        if kind.name == name
    ]


def stands(p: State, name: str, where: int, seat: int = -1) -> bool:
    return p.board[where] in named(p, name, seat)


def on_squares(p: State, a: Action, name: str, seat: int) -> bool:
    """Whether a seat's unit of this name stands on one of the squares that the action names."""
    shapes = SHAPES[a.verb]
    where = [value for value, shape in ((a.a, shapes[1]), (a.b, shapes[2])) if shape == "square"]
    return any(stands(p, name, s, seat) for s in where)


def card(p: State, a: Action) -> Card:
    return p.armies[owner(p)].cards[a.cards[0] if a.cards else a.a]


def not_offered(p: State, a: Action) -> bool:
    """Nothing of this kind can be done now, whatever the values."""
    return a.verb not in {legal.verb for legal in p.legal()}


def now(p: State, f: dict[str, str]) -> bool:
    phase = tags.NAMES[p.stack[-1]]
    said = re.fullmatch(r"this is the (\w+) Phase", f["now"])
    return PHASES.get(phase) == (said[1] if said else None)


def moment(p: State, a: Action, f: dict[str, str]) -> bool:
    return not_offered(p, a) and p.seat != NOBODY


def leader(p: State, name: str) -> Card:
    return next(c for c in p.armies[p.seat].cards if c.kind == army.LEADER and c.name == name)


def serves_only(p: State, a: Action, f: dict[str, str]) -> bool:
    """The units named are all those the leader is bound to, and the one he would help is none of them."""
    who = leader(p, f["leader"])
    units = [
        kind.name
        for number, kind in enumerate(p.armies[p.seat].units)
        if number == who.unit or (who.unit < 0 and kind.nationality == who.nationality)
    ]
    if a.verb in (act.SUPPORT, act.RALLY):
        helped = p.board[a.a]
    else:
        helped = p.combat.attacker if p.seat == p.active else p.combat.target
    served = helped >= 0 and p.armies[p.seat].units[helped & 7].name in units
    return " and ".join(units) == f["units"] and not served


def no_support(p: State, a: Action, f: dict[str, str]) -> bool:
    """Nobody next to the target is free, dry and, without a Maharaja, of the leader's nation."""
    target = p.combat.square
    nation = leader(p, f["leader"]).nationality
    own = [unit for unit in p.units_of(p.seat) if unit not in fighters(p)]
    near = [u for u in own if p.square[u] in p.field.neighbours[target] and p.field.terrain[p.square[u]] != MARSH]
    return square(f) == target and not any(
        a.b or nation < 0 or p.armies[p.seat].units[unit & 7].nationality == nation for unit in near
    )


def no_line(p: State, a: Action, f: dict[str, str]) -> bool:
    """Everything named is there and in the way, and no way of the shortest kind is open."""
    end = square(f)
    start = a.a if SHAPES[a.verb][1] == "square" else p.square[p.seat * 8 + card(p, a).unit]

    def shut(s: int) -> bool:
        return p.board[s] >= 0 or TERRAIN_NAMES[p.field.terrain[s]] in ("hill", "town", "woods")

    for obstacle in re.split(r", | and (?=.+ on ..$)", f["obstacles"]):
        name, where = obstacle.split(" on ")
        s = square_of(where.lower())
        there = stands(p, name, s) if p.board[s] >= 0 else TERRAIN_NAMES[p.field.terrain[s]] == name
        if not there or not shut(s) or far(p, start, s) + far(p, s, end) != far(p, start, end):
            return False
    reached = {start}
    for _ in range(far(p, start, end) - 1):
        reached = {n for s in reached for n in p.field.neighbours[s] if not shut(n)}
    return not any(end in p.field.neighbours[s] for s in reached)


def between(p: State, a: Action, s: int) -> bool:
    return s in p.field.neighbours[a.a] and s in p.field.neighbours[a.b]


def ways(p: State, f: dict[str, str]) -> bool:
    legal = [p.write(x).split()[1].upper() for x in p.legal() if x.verb == act.RETREAT_TO]
    return stands(p, f["unit"], p.square[p.combat.target]) and " or ".join(legal) == f["ways"]


CLAIMS: dict[str, Claim] = {
    "over": lambda p, a, f: p.over,
    "wrong-phase": lambda p, a, f: not_offered(p, a) and now(p, f),
    "dice-first": lambda p, a, f: not_offered(p, a) and p.seat == CHANCE and p.pool() > 0,
    "draw-first": lambda p, a, f: not_offered(p, a) and p.seat == CHANCE and p.pool() == 0,
    "no-dice": lambda p, a, f: not_offered(p, a) and p.pool() == 0 and now(p, f),
    "no-draw": lambda p, a, f: not_offered(p, a) and p.seat != CHANCE and now(p, f),
    "nobody-there": lambda p, a, f: p.board[square(f)] < 0 and square(f) in (a.a, a.b),
    "not-your-unit": lambda p, a, f: on_squares(p, a, f["unit"], 1 - p.seat),
    "no-such-action": lambda p, a, f: a.verb not in SHAPES,
    "surplus": lambda p, a, f: any(
        value and not shape for value, shape in zip((a.a, a.b, a.cards), SHAPES[a.verb][1:], strict=True)
    ),
    "no-such-square": lambda p, a, f: not (0 <= a.a < 64 and 0 <= a.b < 64),
    "no-such-card": lambda p, a, f: any(not 0 <= c < len(p.armies[owner(p)].cards) for c in (a.a, *a.cards)),
    "no-such-unit": lambda p, a, f: not 0 <= a.a < 8,
    "no-such-nation": lambda p, a, f: not all(0 <= n < len(p.setting.armies) for n in (a.a, a.b)),
    "no-such-section": lambda p, a, f: not 0 <= a.a < len(p.setting.sections),
    "no-such-edge": lambda p, a, f: not 0 <= a.a < 4,
    "no-such-turn": lambda p, a, f: not 0 <= a.b < 4,
    "no-such-flag": lambda p, a, f: a.b not in (0, 1),
    "one-card": lambda p, a, f: len(a.cards) != 1,
    "unnamed-card": lambda p, a, f: UNKNOWN in (a.a, *a.cards),
    "all-seen": lambda p, a, f: (
        not any(is_free(p, owner(p), n) for n, c in enumerate(p.armies[owner(p)].cards) if c.name == f["card"])
    ),
    "hidden-card": lambda p, a, f: UNKNOWN in [*p.hand[owner(p)], *p.bag[owner(p)], *p.pending],
    "wrong-card": lambda p, a, f: card(p, a).name == f["card"] and not serves_for(a.verb, card(p, a)),
    "no-value": lambda p, a, f: card(p, a).name == f["card"] and not getattr(card(p, a), f["value"].lower()),
    "card-not-held": lambda p, a, f: any(
        c not in p.hand[p.seat] and p.armies[p.seat].cards[c].name == f["card"] for c in (a.cards or (a.a,))
    ),
    "no-unit": lambda p, a, f: all(p.square[unit] < 0 for unit in named(p, f["unit"], p.seat)),
    "spy-other-turn": lambda p, a, f: p.seat != p.active,
    "show-compulsory": moment,
    "show-hand": lambda p, a, f: list(a.cards) != p.hand[p.seat],
    "impossible-total": lambda p, a, f: (
        not int(f["least"]) <= a.a <= int(f["most"])
        and (f"roll {f['least']}", f"roll {f['most']}") == (p.write(p.legal()[0]), p.write(p.legal()[-1]))
    ),
    "faces-count": lambda p, a, f: len(a.cards) != sum(int(dice[0]) for dice in f["dice"].split("+")),
    "faces-range": lambda p, a, f: any(not 1 <= face <= int(f["sides"]) for face in a.cards),
    "faces-total": lambda p, a, f: sum(a.cards) != a.a,
    "set-up-compulsory": lambda p, a, f: not_offered(p, a) and p.turn == 0,
    "section-laid": lambda p, a, f: (
        p.setting.sections[a.a].id == f["section"] and a.a in [laid // 4 for laid in p.laid]
    ),
    "nations-order": lambda p, a, f: a.b < a.a,
    "nation-not-offered": lambda p, a, f: p.setting.armies[a.a].name == f["nation"] and a.a not in p.offered,
    "edge-impossible": lambda p, a, f: len(p.field.homes[EDGE_NAMES.index(f["edge"])]) < 8,
    "hand-drawn": lambda p, a, f: p.setting.options.opening_hand == "drawn",
    "hand-chosen": lambda p, a, f: p.setting.options.opening_hand == "chosen",
    "not-in-deck": lambda p, a, f: card(p, a).name == f["card"] and a.a not in p.bag[owner(p)],
    "place-order": lambda p, a, f: (
        {p.write(x).split()[1] for x in p.legal()}
        == {p.armies[p.seat].units[unit & 7].id for unit in named(p, f["unit"], p.seat)}
    ),
    "place-rows": lambda p, a, f: a.b not in p.field.homes[p.edges[p.seat]],
    "place-lake": lambda p, a, f: p.field.terrain[square(f)] == LAKE and square(f) == a.b,
    "place-occupied": lambda p, a, f: stands(p, f["unit"], square(f)) and square(f) == a.b,
    "discard-nothing": lambda p, a, f: not a.cards,
    "too-few-copies": lambda p, a, f: any(a.cards.count(c) > p.hand[p.seat].count(c) > 0 for c in a.cards),
    "discard-order": lambda p, a, f: list(a.cards) != sorted(a.cards),
    "top-compulsory": moment,
    "not-discarded": lambda p, a, f: card(p, a).name == f["card"] and a.a not in p.pending,
    "hand-full": lambda p, a, f: len(p.hand[p.seat]) == 5,
    "nothing-to-draw": lambda p, a, f: not p.bag[p.seat] + p.pile[p.seat] + p.buried[p.seat],
    "move-compulsory": moment,
    "move-or-dig-in": lambda p, a, f: not_offered(p, a) and Action(act.DIG_IN) in p.legal(),
    "already-moved": lambda p, a, f: stands(p, f["unit"], a.a, p.seat) and p.board[a.a] in p.moved,
    "no-moves-left": lambda p, a, f: not_offered(p, a) and bool(p.moved),
    "same-square": lambda p, a, f: a.a == a.b,
    "too-far": lambda p, a, f: (
        stands(p, f["unit"], a.a)
        and far(p, a.a, square(f)) > (2 if f["reach"] == "one or two squares" else 1)
        and square(f) == a.b
    ),
    "lake": lambda p, a, f: p.field.terrain[square(f)] == LAKE and square(f) == a.b,
    "occupied": lambda p, a, f: stands(p, f["unit"], square(f)) and square(f) == a.b,
    "pass-through": lambda p, a, f: (
        stands(p, f["unit"], a.a)
        and any(between(p, a, p.square[unit]) for unit in named(p, f["other"]) if p.on_map(unit))
    ),
    "march-ends": lambda p, a, f: (
        TERRAIN_NAMES[p.field.terrain[square(f)]] == f["terrain"]
        and p.field.terrain[square(f)] in (FIELD, MARSH)
        and between(p, a, square(f))
    ),
    "lake-between": lambda p, a, f: p.field.terrain[square(f)] == LAKE and between(p, a, square(f)),
    "dig-in-not-played": lambda p, a, f: not p.setting.options.digging_in,
    "dig-in-late": lambda p, a, f: bool(p.moved),
    "dig-in-charging": lambda p, a, f: p.charges == 2 and not p.moved,
    "banzai-late": lambda p, a, f: bool(p.moved),
    "second-banzai": lambda p, a, f: p.charges > 0,
    "supply-early": lambda p, a, f: not p.moved,
    "second-supply": lambda p, a, f: p.supplied,
    "nobody-to-supply": lambda p, a, f: (
        not any(p.reach(unit, False) for unit in p.units_of(p.seat) if unit not in p.moved)
    ),
    "march-early": lambda p, a, f: not p.moved,
    "second-march": lambda p, a, f: p.moved[-1] in named(p, f["unit"], p.seat) and p.moved[-1] in p.marched,
    "march-began": lambda p, a, f: TERRAIN_NAMES[p.field.terrain[p.last_from]] == f["terrain"] in ("field", "marsh"),
    "march-ended": lambda p, a, f: (
        TERRAIN_NAMES[p.field.terrain[p.square[p.moved[-1]]]] == f["terrain"] in ("field", "marsh")
        and p.setting.options.forced_march_limit == "began or ended"
    ),
    "march-blocked": lambda p, a, f: not p.open_steps(p.square[p.moved[-1]]),
    "march-compulsory": moment,
    "march-unit": lambda p, a, f: p.moved[-1] in named(p, f["unit"], p.seat) and p.board[a.a] != p.moved[-1],
    "march-one-square": lambda p, a, f: stands(p, f["unit"], a.a) and square(f) not in p.field.neighbours[a.a],
    "guerrilla-own-turn": lambda p, a, f: p.seat == p.active,
    "guerrilla-nothing": lambda p, a, f: p.seat != p.active and p.cancellable == 0,
    "second-combat": lambda p, a, f: not_offered(p, a) and p.combat.target >= 0,
    "marsh-assault": lambda p, a, f: p.field.terrain[p.square[p.seat * 8 + card(p, a).unit]] == MARSH,
    "own-target": lambda p, a, f: on_squares(p, a, f["unit"], p.seat),
    "not-adjacent": lambda p, a, f: all(
        square(f) not in p.field.neighbours[p.square[unit]] for unit in named(p, f["unit"], p.seat)
    ),
    "out-of-range": lambda p, a, f: (
        int(f["distance"]) > int(f["range"])
        and int(f["distance"])
        == far(p, a.a if SHAPES[a.verb][1] == "square" else p.square[p.seat * 8 + card(p, a).unit], square(f))
    ),
    "rockets-range": lambda p, a, f: (
        far(p, a.a, a.b) == 3 and (p.field.terrain[a.a] != HILL or p.field.terrain[a.b] == HILL)
    ),
    "no-line-of-fire": no_line,
    "not-the-target": lambda p, a, f: (
        p.combat.target in named(p, f["target"], p.seat) and p.combat.target not in named(p, f["unit"], p.seat)
    ),
    "withdraw-only-card": lambda p, a, f: bool(p.combat.defence_cards) or p.combat.defence_leader >= 0,
    "withdraw-late": lambda p, a, f: p.combat.stands,
    "no-way-out": lambda p, a, f: not any(p.is_open(s) for s in p.field.neighbours[p.square[p.combat.target]]),
    "second-leader": lambda p, a, f: (
        p.armies[p.seat].cards[p.combat.leader if p.seat == p.active else p.combat.defence_leader].name == f["leader"]
    ),
    "leader-bound": serves_only,
    "leader-in-ambush": lambda p, a, f: serves_only(p, a, f) and p.combat.attacker < 0,
    "no-maharaja": lambda p, a, f: not p.has_card(p.seat, army.MAHARAJA),
    "maharaja-idle": lambda p, a, f: bool(a.b) and Action(a.verb, a.a, 0, a.cards) in p.legal(),
    "command-too-small": lambda p, a, f: leader(p, f["leader"]).command == int(f["command"]) <= 1,
    "nobody-to-support": no_support,
    "no-house-dice": lambda p, a, f: not leader(p, f["leader"]).attack,
    "no-command": lambda p, a, f: not_offered(p, a) and not p.combat.supporters,
    "command-full": lambda p, a, f: len(p.combat.supporters) == int(f["command"]) - 1,
    "already-in-attack": lambda p, a, f: stands(p, f["unit"], a.a) and p.board[a.a] in fighters(p),
    "support-not-adjacent": lambda p, a, f: square(f) == p.combat.square and square(f) not in p.field.neighbours[a.a],
    "marsh-support": lambda p, a, f: p.field.terrain[a.a] == MARSH,
    "not-in-attack": lambda p, a, f: not any(unit in fighters(p) for unit in named(p, f["unit"], p.seat)),
    "commit-not-played": lambda p, a, f: card(p, a).name == f["card"] and a.a not in p.combat.attack_cards,
    "already-committed": lambda p, a, f: p.combat.committed[-1] in named(p, f["unit"], p.seat),
    "too-many-commitments": lambda p, a, f: p.combat.commitments + len(p.combat.committed) == len(fighters(p)) > 0,
    "commit-nobody": lambda p, a, f: not fighters(p),
    "no-redoubt": lambda p, a, f: square(f) == p.combat.square and square(f) not in p.redoubts,
    "second-sappers": lambda p, a, f: square(f) == p.combat.square and p.combat.sappers,
    "skirmish-in-ambush": lambda p, a, f: p.combat.attacker < 0,
    "skirmish-with-leader": lambda p, a, f: p.combat.leader >= 0,
    "skirmish-alone": lambda p, a, f: (
        len(p.combat.attack_cards) > 1 or p.combat.sappers or p.combat.commitments + len(p.combat.committed) > 0
    ),
    "skirmish-unit": lambda p, a, f: (
        p.combat.attacker in named(p, f["unit"], p.seat) and p.board[a.a] != p.combat.attacker
    ),
    "choice-compulsory": moment,
    "retreat-compulsory": lambda p, a, f: not_offered(p, a) and ways(p, f),
    "retreat-one-square": lambda p, a, f: (
        f["square"].lower() not in neighbours(p.write(Action(act.ADVANCE, p.square[p.combat.target])).split()[1])
    ),
    "retreat-blocked": lambda p, a, f: (
        square(f) == a.a
        and (p.field.terrain[a.a] == LAKE if f["obstacle"] == "a lake" else stands(p, f["obstacle"], a.a))
    ),
    "retreat-order": lambda p, a, f: ways(p, f) and p.is_open(a.a),
    "advance-compulsory": moment,
    "hit-compulsory": moment,
    "already-hit": lambda p, a, f: stands(p, f["unit"], a.a) and p.board[a.a] in p.combat.paid,
    "restore-late": moment,
    "redoubt-early": moment,
    "nothing-to-restore": lambda p, a, f: stands(p, f["unit"], a.a, p.seat) and p.steps[p.board[a.a]] != REDUCED,
    "other-unit": lambda p, a, f: card(p, a).name == f["unit"] and not stands(p, f["unit"], a.a),
    "redoubt-there": lambda p, a, f: square(f) == a.a and a.a in p.redoubts,
    "redoubt-bound": lambda p, a, f: not any(stands(p, unit, a.a, p.seat) for unit in f["units"].split(" and ")),
}
"""For every code but the last resort, which claims nothing."""
