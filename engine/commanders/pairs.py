"""Steps that both sides decide at the same time: sealed by whoever is first, opened when both have decided (C21).

A side has a list of things to decide. While the other side still has some, what it decides is sealed; who is last
decides openly; then whatever was sealed is opened. So the number of decisions hangs on who acts when, and on nothing
that is hidden.
"""

from collections.abc import Callable

from engine.commanders.action import GO, OPEN, UNKNOWN, Action, next_step
from engine.commanders.board import BLACK, WHITE
from engine.commanders.events import DECIDED, OPENED, SEALED, Event
from engine.commanders.position import Position


def enter_pair(agenda: Callable[[Position, int], list[int]], conclude: Callable[[Position], None], p: Position) -> int:
    """Ask whoever has something to decide or to open; go on when nobody has."""
    if not p.asking:
        p.asking = True
        p.todo[0] = agenda(p, 0)
        p.todo[1] = agenda(p, 1)
        p.answers = [[], []]
    seat = next_seat(p)
    if seat >= 0:
        return seat
    p.asking = False
    p.stack.pop()
    conclude(p)
    p.answers = [[], []]
    return -1


def next_seat(p: Position) -> int:
    """Who is asked first in the step on top: the viewer if he may act, else White; -1 if nobody has anything left."""
    white, black = bool(p.todo[0]), bool(p.todo[1])
    if not white and not black:
        white, black = bool(p.sealed[0]), bool(p.sealed[1])
    if white and not (black and p.viewer == BLACK):
        return WHITE
    return BLACK if black else -1


def undecided(p: Position) -> list[int]:
    """The sides that may act now, in the step on top."""
    white, black = bool(p.todo[0]), bool(p.todo[1])
    if not white and not black:
        white, black = bool(p.sealed[0]), bool(p.sealed[1])
    if white:
        return [0, 1] if black else [0]
    return [1] if black else []


def opening(p: Position, side: int) -> Action | None:
    """What a side may do where it can only open what it has sealed; None where it still decides, or it is hidden."""
    if p.todo[0] or p.todo[1] or p.sealed[side][0].hidden:
        return None
    return packed(p.sealed[side])


def unpacked(action: Action) -> list[Action]:
    """The actions that an opening turns up."""
    found = []
    args = action.args
    at = 0
    while at + 1 < len(args):
        length = args[at + 1]
        found.append(Action(args[at], args[at + 2 : at + 2 + length]))
        at += 2 + length
    return found


def packed(actions: list[Action]) -> Action:
    args: list[int] = []
    for action in actions:
        args += (action.verb, len(action.args), *action.args)
    return Action(OPEN, tuple(args))


def do_pair(p: Position, action: Action) -> None:
    side = p.seat
    if action.verb == OPEN:
        hidden = p.sealed[side][0].hidden
        opened = unpacked(action) if hidden else p.sealed[side]
        p.answers[side] = opened + p.answers[side]
        p.sealed[side] = []
        if p.tell is not None:
            p.say(Event(OPENED, side, number=len(opened), numbers=action.args))
        return
    p.todo[side].pop(0)
    if p.todo[1 - side]:
        p.sealed[side].append(action)
        if p.tell is not None:
            p.say(Event(SEALED, side))
    else:
        p.answers[side].append(action)
        if p.tell is not None:
            p.say(Event(DECIDED, side, number=action.verb, numbers=action.args))


def next_steps(action: Action) -> Action:
    """A `go` as the other side sees it: the next step of everybody who acts, and no more (C12, C20)."""
    args = action.args
    if action.verb != GO or args == (UNKNOWN,):
        return action
    seen: dict[int, int] = {}
    for i in range(0, len(args), 2):
        code = next_step(args[i])
        seen[code] = seen.get(code, 0) + args[i + 1]
    flat: list[int] = []
    for code in sorted(seen):
        flat += [code, seen[code]]
    return Action(GO, tuple(flat))
