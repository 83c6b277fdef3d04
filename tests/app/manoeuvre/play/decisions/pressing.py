"""A player who presses everything: which states the desk leads to, and whether its replies are legal."""

from collections import deque
from collections.abc import Iterator
from copy import copy
from typing import Any

from app.manoeuvre.play.decisions.kinds import DecisionOffers
from app.manoeuvre.play.offer import Offer, Reply
from engine.manoeuvre.action import Action
from tests.app.manoeuvre.play.decisions.battles import Asked

Press = tuple[str, int]


def pressed(desk: DecisionOffers, press: Press) -> tuple[DecisionOffers, Reply]:
    """A desk as it is after one press more, and what came of that; the desk given stays as it was."""
    twin = copy(desk)
    twin._decision = copy(desk._decision)
    for name, value in vars(twin._decision).items():
        if isinstance(value, list):
            setattr(twin._decision, name, value[:])
    kind, number = press
    return twin, twin.press_square(number) if kind == "square" else twin.press_card(number)


def pressable(offer: Offer) -> Iterator[Press]:
    for square in offer.marks.squares:
        yield "square", square
    for place in range(len(offer.hand)):
        yield "card", place


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
    desks = deque([DecisionOffers(asked.view, asked.seat, asked.history)])
    seen = {_picks(desks[0])}
    while desks:
        desk = desks.popleft()
        offer = desk.offer()
        replies = set(buttons(offer))
        for press in pressable(offer):
            longer, reply = pressed(desk, press)
            if reply.actions or reply.undo:
                replies.add(reply)
            elif _picks(longer) not in seen:
                seen.add(_picks(longer))
                desks.append(longer)
        for reply in replies:
            after = carried_out(asked, reply)
            found |= {str(state) for state in (*after.earlier[len(asked.earlier) :], after.state)}
            if again and after.state.seat == asked.seat and after.state.stack[-1] == asked.state.stack[-1]:
                found |= reached(after, again - 1)
    return found


def _picks(desk: DecisionOffers) -> tuple[Any, ...]:
    """Everything that has been picked on a desk, as a key."""
    values = vars(desk._decision)
    return tuple(
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in values.items()
        if isinstance(value, int) or name == "places"
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
