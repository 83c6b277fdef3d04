"""Actions of a seat whose cards are hidden here: whether it could do what it says, as far as a viewer can tell.

A view knows the other side's cards only when they are played, so it cannot list what is legal for it. But it can check
an action it is told: the cards named must still be free, and with them in hand the action must be legal.
"""

from bisect import insort

from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.position import Position


def named_cards(p: Position, action: Action) -> list[int]:
    """The cards an action takes out of the deciding hand. One that commits its unit lies on the table (DL §8)."""
    if action.verb == act.COMMIT and action.a in p.combat.attack_cards:
        return []
    _, a, b, many = act.SHAPES[action.verb]
    cards = [action.a] if a == "card" else []
    if many == "cards":
        cards += action.cards
    if b == "maharaja" and action.b:
        cards.append(p.armies[p.seat].maharaja)
    return cards


def lend(p: Position, cards: list[int]) -> bool:
    """Let the deciding seat hold these cards in place of unknown ones; False, and disorder, if it cannot."""
    seat = p.seat
    hand = p.hand[seat]
    held = hand[:]
    for card in cards:
        if card == UNKNOWN:
            return False
        if card in held:
            held.remove(card)
        elif UNKNOWN in hand and is_free(p, seat, card):
            hand.remove(UNKNOWN)
            insort(hand, card)
        else:
            return False
    return True


def is_free(p: Position, seat: int, card: int) -> bool:
    """Whether a copy of the card is still where this viewer cannot look."""
    places = p.hand[seat] + p.bag[seat] + p.pile[seat] + p.buried[seat]
    if seat == p.active:
        places = places + p.pending
    return places.count(card) < p.armies[seat].deck.count(card)


def tells_all(p: Position, action: Action) -> bool:
    """Whether a hand that is shown, or kept from a mere spectator, can be the one that the seat holds."""
    seat = p.seat
    cards = list(action.cards)
    if len(cards) != len(p.hand[seat]) or cards != sorted(cards):
        return False
    if UNKNOWN in cards:
        return p.veiled[0] and p.veiled[1] and cards[0] == UNKNOWN
    known = [card for card in p.hand[seat] if card != UNKNOWN]
    return all(cards.count(card) >= known.count(card) for card in known) and lend(p, cards)


def could_be(p: Position, action: Action) -> bool | None:
    """Whether the deciding seat could do this; None if that hangs on what is legal once it holds the cards it names.

    Works on a position of its own, since cards are put into the hand.
    """
    step = p.stack[-1]
    cards = action.cards
    if (step, action.verb) == (tags.DISCARD, act.DISCARD):
        unseen = len(cards) > 1 and action.hidden() == action and len(cards) <= len(p.hand[p.seat])
        named = len(cards) == 1 and lend(p, list(cards))
        return (unseen or named) and not action.a and not action.b
    if (step, action.verb) == (tags.TOP, act.TOP):
        free = action.a in p.pending or (UNKNOWN in p.pending and is_free(p, p.seat, action.a))
        return free and action == Action(act.TOP, action.a) and action.a != UNKNOWN
    if (step, action.verb) == (tags.SHOW, act.SHOW):
        return action == Action(act.SHOW, 0, 0, cards) and tells_all(p, action)
    if (step, action.verb) == (tags.DEAL, act.PICK):
        return action == Action(act.PICK, UNKNOWN)
    return None if lend(p, named_cards(p, action)) else False
