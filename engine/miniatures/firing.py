"""The fire steps: losses as the players tell them (M27), shots by an owner's fire table, fallen leaders (M23)."""

from collections.abc import Iterator

from engine.miniatures.action import Action
from engine.miniatures.effects import Consequence
from engine.miniatures.fire import FireTable, consequences
from engine.miniatures.position import Moment, Shot
from engine.miniatures.turn import (
    accepted,
    do_strike,
    next_step,
    reading_actions,
    roll_actions,
    step_actions,
)


def firing_seat(m: Moment) -> int:
    """The other side fires defensively, then the side whose turn it is."""
    return m.other if m.now.stack[0] == "defensive" else m.now.active


def fire_legal(m: Moment) -> Iterator[Action]:
    enemy = 1 - firing_seat(m)
    for id in m.own(enemy):
        now = m.now.units[id]
        yield Action("lose", (id,))
        if m.unit(id).kind != "guns":
            if now.order == "good":
                yield Action("disorder", (id,))
        else:
            if not now.silenced:
                yield Action("silence", (id,))
            yield Action("damage", (id,))
        if m.setting.fire is not None:
            yield Action("fire", (id,))
    yield from (Action("fallen", (leader,)) for leader in m.present(enemy))
    yield from step_actions(m)


def fire_do(m: Moment, action: Action) -> None:
    if action.verb == "done":
        next_step(m)
        return
    id = action.words[0]
    if action.verb == "fallen":
        m.update(fallen=(id,))
    elif action.verb == "fire":
        assert m.setting.fire is not None
        m.update(shot=Shot(id, m.setting.fire.columns[0]))
        m.push("shot")
    else:
        kinds = {"lose": "stand", "disorder": "order", "silence": "silenced", "damage": "damaged"}
        word = "disordered" if action.verb == "disorder" else ""
        m.apply(Consequence(kinds[action.verb], id, word))


# A shot by the owner's table


def _shot(m: Moment) -> tuple[FireTable, Shot]:
    assert m.setting.fire is not None
    assert m.now.shot is not None
    return m.setting.fire, m.now.shot


def _shot_marks(m: Moment) -> Iterator[Action]:
    table, shot = _shot(m)
    yield from (Action("column", (column,)) for column in table.columns if column != shot.column)
    for modifier in table.modifiers:
        yield Action("unmodify" if modifier.id in shot.modifiers else "modify", (modifier.id,))


def shot_legal(m: Moment) -> Iterator[Action]:
    table, _ = _shot(m)
    yield from _shot_marks(m)
    yield from roll_actions(m, table.die)
    yield Action("cancel")


def shot_do(m: Moment, action: Action) -> None:
    if action.verb in ("roll", "rolled"):
        m.swap("shot_die")
        if action.verb == "rolled":
            shot_die_do(m, action)
    elif action.verb == "cancel":
        m.update(shot=None)
        m.pop()
    else:
        _do_shot_mark(m, action)


def _do_shot_mark(m: Moment, action: Action) -> None:
    table, shot = _shot(m)
    word = action.words[0]
    if action.verb == "column":
        m.update(shot=Shot(shot.target, word, shot.modifiers, shot.die))
    else:
        held = set(shot.modifiers) ^ {word}
        kept = tuple(each.id for each in table.modifiers if each.id in held)
        m.update(shot=Shot(shot.target, shot.column, kept, shot.die))


def shot_die_do(m: Moment, action: Action) -> None:
    _, shot = _shot(m)
    m.update(shot=Shot(shot.target, shot.column, shot.modifiers, int(action.words[0])))
    m.swap("shot_read")


def shot_consequences(m: Moment) -> list[Consequence]:
    table, shot = _shot(m)
    found = table.result_of(shot.column, shot.die + table.modifier(shot.modifiers))
    stands = m.now.units[shot.target].stands
    return consequences(found, shot.target, m.unit(shot.target).kind, stands, m.attached_to(shot.target))


def shot_read_legal(m: Moment) -> Iterator[Action]:
    yield from _shot_marks(m)
    yield from reading_actions(m, shot_consequences(m))


def shot_read_do(m: Moment, action: Action) -> None:
    found = shot_consequences(m)
    if action.verb in ("strike", "restore"):
        do_strike(m, action, found)
    elif action.verb != "accept":
        _do_shot_mark(m, action)
    else:
        table, shot = _shot(m)
        result = shot.die + table.modifier(shot.modifiers)
        m.say("reading", shot.target, shot.die, result, table.result_of(shot.column, result).id)
        kept = accepted(m, found)
        m.update(shot=None, fallen=tuple(each.unit for each in kept if each.kind == "leader_check"))
        m.pop()


# Fallen leaders


def ask_fallen(m: Moment) -> None:
    """Check for the next fallen leader; the program's own die falls at once."""
    m.push("fallen_die" if m.setting.options.dice == "program" else "fallen")


def fallen_legal(m: Moment) -> Iterator[Action]:
    return roll_actions(m, m.rules.die)


def fallen_do(m: Moment, action: Action) -> None:
    m.swap("fallen_die")
    if action.verb == "rolled":
        fallen_die_do(m, action)


def fallen_die_do(m: Moment, action: Action) -> None:
    m.update(fallen_die=int(action.words[0]))
    m.swap("fallen_read")


def fallen_consequences(m: Moment) -> list[Consequence]:
    return [Consequence("leader", m.now.fallen[0], m.rules.face(m.now.fallen_die).effect)]


def fallen_read_legal(m: Moment) -> Iterator[Action]:
    return reading_actions(m, fallen_consequences(m))


def fallen_read_do(m: Moment, action: Action) -> None:
    found = fallen_consequences(m)
    if action.verb != "accept":
        do_strike(m, action, found)
        return
    leader = m.now.fallen[0]
    m.say("reading", leader, m.now.fallen_die, m.now.fallen_die, m.rules.face(m.now.fallen_die).id)
    accepted(m, found)
    m.update(fallen=m.now.fallen[1:], fallen_die=0)
    m.pop()
