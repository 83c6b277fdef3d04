"""A player who presses everything: which states the decision leads to, and whether its replies are legal."""

from collections import deque
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

from app.manoeuvre.play.decision_controller import decision_at
from app.manoeuvre.play.decisions.decision import Decision
from app.manoeuvre.play.offer import Offer, Reply
from engine.manoeuvre.action import Action
from tests.app.manoeuvre.play.decisions.battles import Asked

Press = tuple[str, Any]


def pressed(decision: Decision, made: Press) -> tuple[Decision, Reply]:
    """A decision as it is after one press more, and what came of that; the decision given stays as it was."""
    twin = copy(decision)
    for name, value in vars(twin).items():
        if isinstance(value, list):
            setattr(twin, name, value[:])
    kind, number = made
    presses: dict[str, Callable[[Any], Reply]] = {
        "square": twin.press_square,
        "card": twin.press_card,
        "preview": twin.press_preview,
    }
    return twin, presses[kind](number)


def pressable(offer: Offer) -> Iterator[Press]:
    for square in offer.marks.squares:
        yield "square", square
    for place in range(len(offer.hand)):
        yield "card", place
    for button in offer.buttons:
        if button.preview is not None:
            yield "preview", button.preview


def buttons(offer: Offer) -> Iterator[Reply]:
    """What the buttons of an offer do, those of the combat sheet included."""
    for button in (*offer.buttons, *(offer.combat.leader_uses if offer.combat else ())):
        if button.actions or button.undo:
            yield Reply(button.undo, button.actions)


def carried_out(asked: Asked, reply: Reply) -> Asked:
    """What a reply leads to, every action of it checked; only while the same seat decides."""
    keep = len(asked.history) - reply.undo
    assert 0 <= keep <= len(asked.history), "more is taken back than was played"
    state = (asked.earlier[keep] if reply.undo else asked.state).copy()
    history, earlier = [*asked.history[:keep]], [*asked.earlier[:keep]]
    for action in reply.actions:
        assert state.seat == asked.seat, f"{action} comes when it is another's turn"
        assert action in state.legal(), f"{state.write(action)} is not legal"
        history.append(action)
        earlier.append(state.copy())
        state.apply(action)
    return Asked(state, asked.seat, tuple(history), tuple(earlier))


def reached(asked: Asked, again: int = 1) -> set[str]:
    """The states that pressing can lead to, as text; `again` says how often to press on from there."""
    found: set[str] = set()
    waiting = deque([decision_at(asked.view, asked.seat, asked.history)])
    seen = {_picks(waiting[0])}
    while waiting:
        decision = waiting.popleft()
        offer = decision.offer()
        replies = set(buttons(offer))
        for press in pressable(offer):
            longer, reply = pressed(decision, press)
            if reply.actions or reply.undo:
                replies.add(reply)
            elif _picks(longer) not in seen:
                seen.add(_picks(longer))
                waiting.append(longer)
        for reply in replies:
            after = carried_out(asked, reply)
            found |= {str(state) for state in (*after.earlier[len(asked.earlier) :], after.state)}
            if again and after.state.seat == asked.seat and after.state.stack[-1] == asked.state.stack[-1]:
                found |= reached(after, again - 1)
    return found


def _picks(decision: Decision) -> tuple[Any, ...]:
    """Everything that has been picked on a decision, as a key."""
    values = vars(decision)
    return tuple(
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in values.items()
        if isinstance(value, int) or name in ("places", "choice")
    )


def missing(asked: Asked, again: int) -> list[Action]:
    """The legal actions that no way of pressing leads to."""
    found = reached(asked, again)
    lost = []
    for action in asked.view.legal():
        after = asked.state.copy()
        after.apply(action)
        if str(after) not in found:
            lost.append(action)
    return lost
