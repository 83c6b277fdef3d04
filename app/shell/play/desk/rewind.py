"""Taking single cards back out of a combat: the moment before they were played, and what of the rest still fits."""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from app.shell.play.offer import Reply
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State

ANSWERS: Final = (act.DEFEND, act.LEAD)
REINFORCEMENTS: Final = (act.ADD, act.LEAD, act.COMMAND, act.JOIN, act.COMMIT, act.SUPPORT, act.SAPPERS)


def step_of(history: Sequence[Action], verbs: Sequence[int]) -> tuple[Action, ...]:
    """The last actions that belong to this step of the combat."""
    count = 0
    for action in reversed(history):
        if action.verb not in verbs:
            break
        count += 1
    return tuple(history[len(history) - count :])


def rewound(view: State, seat: int, played: Sequence[Action], kept: int) -> State:
    """The state in which only the first `kept` actions of this step had been played."""
    twin = view.copy()
    for action in reversed(played[kept:]):
        _take_back(twin, seat, action)
    if seat != twin.active:
        twin.combat.stands = kept > 0
    return twin


def _take_back(twin: State, seat: int, action: Action) -> None:
    combat = twin.combat
    verb = action.verb
    if verb == act.SUPPORT:
        combat.supporters.remove(twin.board[action.a])
        return
    if verb == act.COMMIT:
        if twin.card(seat, action.a).kind == kinds.UNIT:
            combat.committed.remove(seat * 8 + twin.card(seat, action.a).unit)
            return
        combat.commitments -= 1
    elif verb == act.ADD:
        _drop_last(combat.attack_cards, action.a)
    elif verb == act.DEFEND:
        _drop_last(combat.defence_cards, action.a)
    elif verb == act.SAPPERS:
        combat.sappers = False
    elif seat != twin.active:
        combat.defence_leader = -1
    else:
        combat.leader = -1
        combat.leader_use = 0
        combat.maharaja = False
    if verb in (act.LEAD, act.COMMAND) and action.b:
        _to_hand(twin, seat, twin.armies[seat].maharaja)
    _to_hand(twin, seat, action.a)


def _drop_last(cards: list[int], card: int) -> None:
    del cards[len(cards) - 1 - cards[::-1].index(card)]


def _to_hand(twin: State, seat: int, card: int) -> None:
    _drop_last(twin.pile[seat], card)
    insort(twin.hand[seat], card)


def fitting(state: State, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Those of the actions that can still be played one after the other; plays them."""
    played = []
    for action in actions:
        if action in state.legal():
            state.do(action)
            played.append(action)
    return tuple(played)


def without(view: State, seat: int, played: Sequence[Action], index: int) -> Reply:
    """Take back one action of this step and play again what came after it, as far as it still fits."""
    rest = fitting(rewound(view, seat, played, index), played[index + 1 :])
    return Reply(undo=len(played) - index, actions=rest)


def instead(view: State, seat: int, played: Sequence[Action], index: int, other: Action) -> Reply | None:
    """Play another action in place of one; None if it cannot be."""
    before = rewound(view, seat, played, index)
    if other not in before.legal():
        return None
    return Reply(undo=len(played) - index, actions=fitting(before, [other, *played[index + 1 :]]))
