"""The steps of a player turn besides fire and combat: leaders, checks, declared charges and answers, the turn's end.

Each tag of the stack has a `legal` and a `do`; `engine.miniatures.procedure` binds them. A step never forbids another:
`go` leads to any of them (M29).
"""

from collections.abc import Iterator
from itertools import product

from engine.miniatures.action import Action
from engine.miniatures.effects import Consequence, of_check, of_unit
from engine.miniatures.lines import FLAGS, MARKS, Counted, Stage, can_be_marked, check_lines, toggled, total
from engine.miniatures.position import NOBODY, PASSING_MARKS, SEATS, STEPS, ChargeOrder, Check, Moment
from engine.miniatures.tables import FORMATIONS, SQUARES, Manoeuvre

GROUND_MARKS = ("broken_ground", "rough_ground")


# What several steps share


def mark_actions(m: Moment, id: str, stage: Stage) -> Iterator[Action]:
    """What can be marked and unmarked of a unit at a stage, and the formations it may be said to be in."""
    member = m.member(id)
    for mark in MARKS:
        if can_be_marked(member, mark, stage):
            yield Action("unmark" if mark in member.marks else "mark", (id, mark))
    for formation in FORMATIONS[member.kind]:
        if formation != member.formation:
            yield Action("mark", (id, formation))


def do_mark(m: Moment, id: str, mark: str) -> None:
    """Set a mark or a formation, or take a mark off. What no longer means anything falls away."""
    if mark in MARKS:
        m.set_unit(id, marks=toggled(m.member(id), mark).marks)
        return
    m.set_unit(id, formation=mark)
    if mark in SQUARES:
        m.unmark(id, ("outflanked", "outflanked_near"))


def roll_actions(m: Moment, *sides: int) -> Iterator[Action]:
    """How dice with so many sides may fall here: rolled by the program, told from the table, or either."""
    option = m.setting.options.dice
    if option != "table":
        yield Action("roll")
    if option != "program":
        faces = [[str(face) for face in range(1, most + 1)] for most in sides]
        yield from (Action("rolled", told) for told in product(*faces))


def reading_actions(m: Moment, found: list[Consequence]) -> Iterator[Action]:
    """Consequences can be struck out, put back, and those that are left accepted (M31)."""
    for number, each in enumerate(found, 1):
        yield Action("restore" if each in m.now.struck else "strike", (str(number),))
    yield Action("accept")


def do_strike(m: Moment, action: Action, found: list[Consequence]) -> None:
    each = found[int(action.words[0]) - 1]
    if action.verb == "strike":
        m.update(struck=(*m.now.struck, each))
    else:
        m.update(struck=tuple(kept for kept in m.now.struck if kept != each))


def accepted(m: Moment, found: list[Consequence]) -> list[Consequence]:
    """Apply what was not struck out, and return it; the rest is told."""
    kept = [each for each in found if each not in m.now.struck]
    for each in found:
        if each in kept:
            m.apply(each)
        else:
            m.say("struck", each.unit, each.kind, each.word, each.number or "")
    m.update(struck=())
    return kept


def step_actions(m: Moment) -> Iterator[Action]:
    """What is possible at every step: end it, go to another, or propose to end the battle."""
    yield Action("done")
    for step in STEPS:
        if step != m.tag and (step != "second" or any(charge.second for charge in m.now.charges)):
            yield Action("go", (step,))
    yield Action("finish")


def enter_step(m: Moment, step: str) -> None:
    m.update(stack=(step,), check=None, struck=())
    m.say("step", step, SEATS[m.now.active], m.now.turn)


def next_step(m: Moment) -> None:
    """The step after this one; the second combats only where somebody broke through."""
    place = STEPS.index(m.now.stack[0]) + 1
    if place < len(STEPS) and (STEPS[place] != "second" or any(charge.second for charge in m.now.charges)):
        enter_step(m, STEPS[place])
    else:
        end_turn(m)


def end_turn(m: Moment) -> None:
    """What held for the turn is over; leaders come back (M23); the other side is next, or the battle ends (M30)."""
    ending = m.now.active
    for id, now in m.now.units.items():
        m.unmark(id, PASSING_MARKS)
        formation = "square" if now.formation == "hasty_square" else now.formation
        m.set_unit(id, checked=False, fought=False, formation=formation)
    turns = m.own_turns(ending)
    for id, leader in m.now.leaders.items():
        if m.side(id) == ending and leader.until and leader.until <= turns:
            m.set_leader(id, status="mounted", until=0)
            m.say("returned", id)
    m.update(charges=(), check=None)
    last = ending != m.setting.first
    if last and m.now.turn >= m.setting.turns:
        ask_verdict(m, "turns")
        return
    m.update(active=1 - ending, turn=m.now.turn + 1 if last else m.now.turn)
    enter_step(m, "leaders")


def ask_verdict(m: Moment, reason: str) -> None:
    """The battle is over; the side to which it seems to belong says who has won (M30)."""
    proposed = m.proposed_winner()
    asker = m.now.active if proposed == NOBODY else proposed
    m.update(stack=("verdict",), asker=asker, reason=reason, check=None, charges=())
    m.say("step", "verdict", SEATS[asker], m.now.turn)


# Leaders


def leaders_legal(m: Moment) -> Iterator[Action]:
    seat = m.now.active
    for leader in m.present(seat):
        attached = m.now.leaders[leader].attached
        if attached:
            yield Action("detach", (leader,))
        yield from (Action("attach", (leader, unit)) for unit in m.own(seat) if unit != attached)
    for leader, now in m.now.leaders.items():
        if m.side(leader) == seat and now.status == "out":
            yield Action("replace", (leader,))
    yield from flag_actions(m)
    yield from step_actions(m)


def flag_actions(m: Moment) -> Iterator[Action]:
    for seat, word in enumerate(SEATS):
        for flag in FLAGS:
            yield Action("unflag" if flag in m.now.flags[seat] else "flag", (word, flag))


def leaders_do(m: Moment, action: Action) -> None:
    if action.verb == "attach":
        m.set_leader(action.words[0], attached=action.words[1])
    elif action.verb == "detach":
        m.set_leader(action.words[0], attached="")
    elif action.verb == "replace":
        m.set_leader(action.words[0], status="mounted", until=0, replaced=True)
    elif action.verb in ("flag", "unflag"):
        m.set_flag(SEATS.index(action.words[0]), action.words[1], action.verb == "flag")
    else:
        next_step(m)


# Checks


def check_legal(m: Moment) -> Iterator[Action]:
    check = m.now.check or Check()
    seat = m.now.active
    for id in m.own(seat):
        if id in check.units:
            yield Action("leave", (id,))
        elif not m.now.units[id].checked:
            yield Action("take", (id,))
    for leader in m.present(seat):
        if leader != check.by:
            yield Action("by", (leader,))
    if check.by:
        yield Action("by", ("nobody",))
    for id in check.units:
        yield from mark_actions(m, id, "check")
    if check.units:
        yield from roll_actions(m, m.rules.die)
    yield from step_actions(m)


def check_do(m: Moment, action: Action) -> None:
    check = m.now.check or Check()
    words = action.words
    if action.verb == "take":
        m.update(check=Check((*check.units, words[0]), check.by))
    elif action.verb == "leave":
        m.update(check=Check(tuple(id for id in check.units if id != words[0]), check.by))
    elif action.verb == "by":
        m.update(check=Check(check.units, "" if words[0] == "nobody" else words[0]))
    elif action.verb in ("mark", "unmark"):
        do_mark(m, *words)
    elif action.verb == "roll":
        m.push("check_die")
    elif action.verb == "rolled":
        m.push("check_die")
        check_die_do(m, action)
    else:
        next_step(m)


def check_die_do(m: Moment, action: Action) -> None:
    assert m.now.check is not None
    check = m.now.check
    m.update(check=Check(check.units, check.by, int(action.words[0])))
    m.swap("check_read")


def check_ledger(m: Moment, id: str) -> tuple[Counted, ...]:
    """The lines that count for a unit of the check under way."""
    assert m.now.check is not None
    return check_lines(m.rules, m.member(id), m.standing(id, m.now.check.by))


def check_consequences(m: Moment) -> list[Consequence]:
    """What the die means for every unit of the check, as things are marked now."""
    assert m.now.check is not None
    found: list[Consequence] = []
    for id in m.now.check.units:
        result = m.now.check.die + total(check_ledger(m, id))
        _, outcome = of_check(m.rules, m.member(id), result, m.standing(id, m.now.check.by).in_command)
        found += of_unit(id, outcome)
    return found


def check_read_legal(m: Moment) -> Iterator[Action]:
    assert m.now.check is not None
    for id in m.now.check.units:
        yield from mark_actions(m, id, "check")
    yield from reading_actions(m, check_consequences(m))


def check_read_do(m: Moment, action: Action) -> None:
    assert m.now.check is not None
    check = m.now.check
    found = check_consequences(m)
    if action.verb in ("mark", "unmark"):
        do_mark(m, *action.words)
    elif action.verb != "accept":
        do_strike(m, action, found)
    else:
        for id in check.units:
            standing = m.standing(id, check.by)
            result = check.die + total(check_ledger(m, id))
            effect, _ = of_check(m.rules, m.member(id), result, standing.in_command)
            m.say("reading", id, check.die, result, effect)
        kept = accepted(m, found)
        for id in check.units:
            m.set_unit(id, checked=True)
        allowed = {each.unit: each.word for each in kept if each.kind == "allows"}
        m.update(check=Check(check.units, check.by, check.die, allowed))
        m.swap("declare")
        _end_declaring(m)


def _end_declaring(m: Moment) -> None:
    """When nobody has anything left to do, charges are answered, and the next check comes."""
    assert m.now.check is not None
    if m.now.check.allowed:
        return
    if m.now.check.targets:
        m.swap("answer")
        _end_answering(m)
    else:
        m.update(check=None)
        m.pop()


def declare_legal(m: Moment) -> Iterator[Action]:
    assert m.now.check is not None
    for id, allowed in m.now.check.allowed.items():
        unit = m.unit(id)
        for choice in m.rules.choices(unit.kind, unit.gun, allowed.split()[0]):
            yield from (Action("do", (id, choice.id, *extra)) for extra in _extras(m, id, choice))
        if unit.kind != "guns":
            yield from (Action("charge", (id, target)) for target in m.own(m.other))
            marks = m.now.units[id].marks
            yield from (Action("unmark" if mark in marks else "mark", (id, mark)) for mark in GROUND_MARKS)
    yield Action("done")


def _extras(m: Moment, id: str, choice: Manoeuvre) -> Iterator[tuple[str, ...]]:
    """What else must be said of a manoeuvre: the formation where there are several, the other unit of a passage."""
    now = m.now.units[id].formation
    if choice.passage:
        yield from ((other,) for other in m.own(m.side(id)) if other != id)
    elif not choice.into:
        yield ()
    else:
        into = _formations(m, id, choice)
        yield from [()] if len(into) == 1 else [(formation,) for formation in into if formation != now]


def _formations(m: Moment, id: str, choice: Manoeuvre) -> list[str]:
    now = m.now.units[id].formation
    return [
        formation
        for formation in choice.into
        if formation != now
        and formation in FORMATIONS[m.unit(id).kind]
        and (formation != "square" or not choice.square_from or now in choice.square_from)
    ]


def declare_do(m: Moment, action: Action) -> None:
    assert m.now.check is not None
    check = m.now.check
    if action.verb in ("mark", "unmark"):
        do_mark(m, *action.words)
        return
    allowed, targets = dict(check.allowed), check.targets
    if action.verb == "charge":
        attacker, target = action.words
        del allowed[attacker]
        m.moved(attacker)
        m.update(charges=(*m.now.charges, ChargeOrder(attacker, target)))
        targets = targets if target in targets else (*targets, target)
    elif action.verb == "do":
        _manoeuvre(m, action.words[0], action.words[1], action.words[2:], allowed.pop(action.words[0]))
    else:
        allowed = {}
    m.update(check=Check(check.units, check.by, check.die, allowed, targets))
    _end_declaring(m)


def _manoeuvre(m: Moment, id: str, name: str, extra: tuple[str, ...], allowed: str) -> None:
    unit = m.unit(id)
    choice = next(each for each in m.rules.choices(unit.kind, unit.gun, allowed.split()[0]) if each.id == name)
    on_bad_ground = not set(GROUND_MARKS).isdisjoint(m.now.units[id].marks)
    if choice.passage:
        both = (id, extra[0])
        shaken = any(m.now.units[each].order != "good" or m.unit(each).experience == "raw" for each in both)
        for each in both:
            m.moved(each)
            if (shaken or on_bad_ground) and m.unit(each).kind != "guns":
                _disorder(m, each)
    elif choice.into:
        m.set_unit(id, formation=extra[0] if extra else _formations(m, id, choice)[0])
    if choice.ground_disorders_raw and unit.experience == "raw" and on_bad_ground:
        _disorder(m, id)
    if choice.rallies:
        m.set_unit(id, silenced=False)
    if choice.silences:
        m.set_unit(id, silenced=True)
    if choice.moves:
        m.moved(id)


def _disorder(m: Moment, id: str) -> None:
    if m.now.units[id].order == "good":
        m.apply(Consequence("order", id, "disordered"))


def answer_legal(m: Moment) -> Iterator[Action]:
    assert m.now.check is not None
    for id in m.now.check.targets:
        unit, now = m.unit(id), m.now.units[id]
        if can_be_marked(m.member(id), "countercharging", "defender") and "countercharging" not in now.marks:
            yield Action("countercharge", (id,))
        if unit.kind == "infantry" and not m.member(id).in_square:
            yield Action("hasty-square", (id,))
        if unit.kind == "guns" and not now.silenced:
            yield Action("shelter", (id,))
    yield Action("done")


def answer_do(m: Moment, action: Action) -> None:
    assert m.now.check is not None
    check = m.now.check
    targets: tuple[str, ...] = ()
    if action.verb != "done":
        id = action.words[0]
        targets = tuple(each for each in check.targets if each != id)
        if action.verb == "countercharge":
            do_mark(m, id, "countercharging")
        elif action.verb == "shelter":
            m.set_unit(id, silenced=True)
        else:
            do_mark(m, id, "hasty_square")
            if m.unit(id).experience == "raw":
                _disorder(m, id)
    m.update(check=Check(check.units, check.by, check.die, {}, targets))
    _end_answering(m)


def _end_answering(m: Moment) -> None:
    """Where nobody can answer, nobody is asked."""
    if not any(action.verb != "done" for action in answer_legal(m)):
        m.update(check=None)
        m.pop()
