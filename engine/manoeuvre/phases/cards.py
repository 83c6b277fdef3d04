"""The Discard and Draw Phases (§4), and the Spy who looks at the other hand (§9.2)."""

from itertools import combinations
from typing import Final

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import chance, events, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import HAND_SIZE, SCOUT, UNKNOWN
from engine.manoeuvre.events import Event
from engine.manoeuvre.hidden_actions import is_free
from engine.manoeuvre.position import CHANCE, Position
from engine.manoeuvre.refusal_checks import (
    Refusing,
    card_name,
    unfit,
    unheld,
)
from engine.manoeuvre.refusals import refuse

# Discard: any or all of the hand. Of several cards only the top one is seen (R37).


def enter_discard(p: Position) -> int:
    if not p.hand[p.active]:
        p.pop()
        return -1
    return p.active


def legal_discard(p: Position) -> list[Action]:
    hand = p.hand[p.active]
    found = [PASS]
    if p.veiled[p.active]:
        return found + [Action(act.DISCARD, 0, 0, (UNKNOWN,) * size) for size in range(2, len(hand) + 1)]
    for size in range(1, len(hand) + 1):
        for cards in dict.fromkeys(combinations(hand, size)):
            found.append(Action(act.DISCARD, 0, 0, cards))
    return found


def do_discard(p: Position, action: Action) -> None:
    p.pop()
    if action.verb == act.DISCARD:
        throw_away(p, action.cards)


def throw_away(p: Position, cards: tuple[int, ...]) -> None:
    """Discard cards of the active player: one lies open, of several he says which is on top.

    Whoever saw the hand before cannot tell which of his cards are left in it, unless a single one went; but of those
    he saw, all but so many must be.
    """
    seat = p.active
    if len(cards) == 1:
        p.take(seat, cards[0])
        p.pile[seat].append(cards[0])
        if p.tell is not None:
            p.tell(Event(events.DISCARDED, seat, 1, card=cards[0]))
        return
    p.know(seat, len(p.shown[seat]) + p.kept[seat] - len(cards), p.shown[seat] + p.among[seat])
    if p.veiled[seat]:
        p.hand[seat] = [UNKNOWN] * (len(p.hand[seat]) - len(cards))
    else:
        for card in cards:
            p.hand[seat].remove(card)
    lay_down(p, list(cards))


def lay_down(p: Position, cards: list[int]) -> None:
    """Put cards aside to be discarded, until their owner says which lies on top."""
    p.shown[p.active] = []
    p.pending = cards
    p.push(tags.TOP)


def enter_top(p: Position) -> int:
    return p.active


def legal_top(p: Position) -> list[Action]:
    return [Action(act.TOP, card) for card in sorted(set(p.pending)) if card != UNKNOWN]


def do_top(p: Position, action: Action) -> None:
    seat = p.active
    p.pending.remove(action.a if action.a in p.pending else UNKNOWN)
    if p.tell is not None:
        p.tell(Event(events.DISCARDED, seat, len(p.pending) + 1, card=action.a))
    p.buried[seat] = sorted(p.buried[seat] + p.pending)
    p.pile[seat].append(action.a)
    p.pending = []
    p.pop()


# Draw: up to five cards. An empty deck is shuffled anew from all discards when a card is needed (R38, R50).


def enter_draw(p: Position) -> int:
    seat = p.active
    if len(p.hand[seat]) < HAND_SIZE:
        if not p.bag[seat]:
            reshuffle(p, seat)
        if p.bag[seat]:
            return CHANCE
    if p.armies[seat].has[SCOUT]:
        return seat
    p.pop()
    return -1


def reshuffle(p: Position, seat: int) -> None:
    """All discards make a new deck. Whoever kept count knows that the rest of the hand is none of those he saw."""
    unseen = p.armies[seat].deck[:]
    for card in p.pile[seat] + p.shown[seat]:
        unseen.remove(card)
    unknown = len(p.hand[seat]) - len(p.shown[seat])
    if p.kept[seat] < unknown:
        p.know(seat, unknown, unseen)
    p.bag[seat] = sorted(p.pile[seat] + p.buried[seat])
    if p.veiled[seat]:
        p.bag[seat] = [UNKNOWN] * len(p.bag[seat])
    p.pile[seat] = []
    p.buried[seat] = []
    if p.tell is not None:
        p.tell(Event(events.RESHUFFLED, seat, len(p.bag[seat])))


def legal_draw(p: Position) -> list[Action]:
    if p.seat == CHANCE:
        return chance.draws(p.bag[p.active])
    return [PASS]


def do_draw(p: Position, action: Action) -> None:
    if action.verb == act.DONE:
        p.pop()
        return
    seat = p.active
    bag = p.bag[seat]
    bag.remove(action.a)
    p.receive(seat, action.a)
    if p.tell is not None:
        p.tell(Event(events.DREW, seat, card=action.a))
    if not bag and not p.day_over[seat]:
        p.day_over[seat] = True
        if p.tell is not None:
            p.tell(Event(events.DECK_OVER, seat))


# Spy: offered at every decision of the own turn; the other seat then shows its hand, whatever it holds (R35).


def spies(p: Position) -> list[Action]:
    cards = p.armies[p.active].cards
    return [Action(act.SPY, card) for card in p.kinds_in_hand(p.active) if cards[card].kind == SCOUT]


def do_spy(p: Position, action: Action) -> None:
    p.play(p.active, action.a, "spy")
    p.push(tags.SHOW)


def enter_show(p: Position) -> int:
    return 1 - p.active


def legal_show(p: Position) -> list[Action]:
    hand = tuple(p.hand[1 - p.active])
    if UNKNOWN in hand and not p.veiled[p.active]:
        return []
    return [Action(act.SHOW, 0, 0, hand)]


def do_show(p: Position, action: Action) -> None:
    seat = 1 - p.active
    if UNKNOWN not in action.cards:
        p.hand[seat] = list(action.cards)
        p.shown[seat] = list(action.cards)
        p.know(seat, 0, [])
    if p.tell is not None:
        p.tell(Event(events.SHOWN, seat))
    p.pop()


# What hands, discards and spies do not allow


def refuse_discard(p: Position, action: Action) -> Refusal | None:
    hand = p.hand[p.seat]
    cards = action.cards
    if not cards:
        return refuse("discard-nothing")
    if p.veiled[p.seat] and len(cards) > 1:
        return None if action.hidden() == action and len(cards) <= len(hand) else refuse("hidden-card")
    for number in cards:
        if cards.count(number) > hand.count(number):
            if number == UNKNOWN:
                return refuse("unnamed-card")
            return unheld(p, number) or refuse("too-few-copies", card=card_name(p, number))
    return refuse("discard-order") if sorted(cards) != list(cards) else None


def refuse_top(p: Position, action: Action) -> Refusal | None:
    if action.a in p.pending:
        return None
    if UNKNOWN not in p.pending:
        return refuse("not-discarded", card=card_name(p, action.a))
    return None if is_free(p, p.seat, action.a) else refuse("all-seen", card=card_name(p, action.a))


def refuse_spy(p: Position, action: Action) -> Refusal | None:
    return unfit(p, action.a, SCOUT, "spy")


def refuse_show(p: Position, action: Action) -> Refusal | None:
    return None if list(action.cards) == p.hand[p.seat] else refuse("show-hand")


REFUSALS: Final[dict[int, Refusing]] = {
    act.DISCARD: Refusing("Discarding", "the Discard Phase", (tags.DISCARD,), refuse_discard),
    act.TOP: Refusing("Laying a card on top", "several discards", (tags.TOP,), refuse_top),
    act.SHOW: Refusing("Showing a hand", "the answer to a spy", (tags.SHOW,), refuse_show),
}
