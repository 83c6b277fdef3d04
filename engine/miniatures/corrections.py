"""Corrections, which the other side agrees to, and the end of the battle, on which both must agree (M30, M31)."""

from collections.abc import Iterator
from typing import Final

from engine.miniatures.action import Action, parse
from engine.miniatures.position import NOBODY, SEATS, STATUSES, Moment
from engine.miniatures.tables import ORDERS
from engine.miniatures.turn import flag_actions

MOST_CHANGES: Final = 12
"""In one correction."""


def ask(m: Moment, tag: str, seat: int) -> None:
    """Put a correction, or the end, on top of whatever is asked."""
    m.update(asker=seat, changes=())
    m.push(tag)


# Corrections


def amend_legal(m: Moment) -> Iterator[Action]:
    changes = m.now.changes
    if len(changes) < MOST_CHANGES:
        yield from (action for action in possible(m) if str(action) not in changes)
    if changes:
        yield Action("done")
    yield Action("cancel")


def possible(m: Moment) -> Iterator[Action]:
    """Every number that can be put right, except to what it is."""
    for id, now in m.now.units.items():
        unit = m.unit(id)
        for stands in range(unit.stands + 1):
            if stands != now.stands:
                yield Action("stands", (id, str(stands)))
        if not now.stands:
            continue
        if unit.kind == "guns":
            yield Action("silenced", (id, "off" if now.silenced else "on"))
            for damaged in range(now.stands + 1):
                if damaged != now.damaged:
                    yield Action("damaged", (id, str(damaged)))
        else:
            yield from (Action("order", (id, order)) for order in ORDERS if order != now.order)
    for id, leader in m.now.leaders.items():
        yield from (Action("status", (id, status)) for status in STATUSES if status != leader.status)
    yield from flag_actions(m)


def amend_do(m: Moment, action: Action) -> None:
    if action.verb == "done":
        m.swap("amend_reply")
    elif action.verb == "cancel":
        m.update(changes=())
        m.pop()
    else:
        m.update(changes=(*m.now.changes, str(action)))


def reply_legal(m: Moment) -> Iterator[Action]:
    yield Action("agree")
    yield Action("refuse")


def amend_reply_do(m: Moment, action: Action) -> None:
    changes = m.now.changes
    m.update(changes=())
    m.pop()
    if action.verb == "agree":
        for line in changes:
            _correct(m, parse(line))
        _abandon_what_is_impossible(m)


def _correct(m: Moment, change: Action) -> None:
    id, word = change.words
    if change.verb in ("flag", "unflag"):
        m.set_flag(SEATS.index(id), word, change.verb == "flag")
    elif change.verb == "status":
        m.set_status(id, next(status for status in STATUSES if status == word))
    elif change.verb == "stands":
        m.set_stands(id, int(word))
    elif m.now.units[id].stands:  # an earlier change may have taken the last stand
        if change.verb == "order":
            m.set_unit(id, order=word)
        elif change.verb == "silenced":
            m.set_unit(id, silenced=word == "on")
        else:
            m.set_unit(id, damaged=min(int(word), m.now.units[id].stands))


def _abandon_what_is_impossible(m: Moment) -> None:
    """Where a unit or leader of what is under way is gone by a correction, the step begins again without it."""
    now = m.now
    units = [*(now.check.units if now.check else ()), *((now.shot.target,) if now.shot else ())]
    units += [*now.combat.attackers, *now.combat.defenders] if now.combat else []
    leaders = [*now.fallen, *((now.check.by,) if now.check and now.check.by else ())]
    gone = any(not now.units[id].stands for id in units)
    gone = gone or any(now.leaders[id].status not in ("mounted", "dismounted") for id in leaders)
    if gone:
        m.update(
            stack=now.stack[:1], check=None, shot=None, combat=None, fallen=(), fallen_die=0, choices=(), struck=()
        )
        m.say("abandoned")


# The end


def verdict_legal(m: Moment) -> Iterator[Action]:
    yield from (Action("victory", (word,)) for word in SEATS)
    if len(m.now.stack) > 1:
        yield Action("cancel")


def verdict_do(m: Moment, action: Action) -> None:
    if action.verb == "cancel":
        m.pop()
    else:
        m.update(claim=SEATS.index(action.words[0]))
        m.swap("verdict_reply")


def verdict_reply_do(m: Moment, action: Action) -> None:
    if action.verb == "agree":
        m.update(stack=("over",), reason=m.now.reason or "agreed", check=None)
        m.say("ended", SEATS[m.now.claim], m.now.reason)
        return
    m.update(claim=NOBODY)
    if m.now.reason:
        # The battle is over either way, so it is the other side's turn to say who has won.
        m.update(asker=1 - m.now.asker)
        m.swap("verdict")
    else:
        m.pop()
