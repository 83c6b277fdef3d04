"""What a player may mean by pressing a card, and why it cannot be played now, in a few words and in a sentence."""

from collections.abc import Iterator
from typing import Final

from app.board.engine_words import refusal_words
from app.board.translation import QT_TRANSLATE_NOOP, translate
from app.manoeuvre.card_text import CARD_KINDS
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.phases.restoration import reduced_units
from engine.manoeuvre.state import State

_PILLS: Final = {
    "march-early": QT_TRANSLATE_NOOP("pills", "After a move"),
    "supply-early": QT_TRANSLATE_NOOP("pills", "After a move"),
    "second-supply": QT_TRANSLATE_NOOP("pills", "Once a turn"),
    "second-march": QT_TRANSLATE_NOOP("pills", "Once a unit"),
    "march-began": QT_TRANSLATE_NOOP("pills", "Field or marsh"),
    "march-ended": QT_TRANSLATE_NOOP("pills", "Field or marsh"),
    "march-blocked": QT_TRANSLATE_NOOP("pills", "No open square"),
    "banzai-late": QT_TRANSLATE_NOOP("pills", "Before moving"),
    "nobody-to-supply": QT_TRANSLATE_NOOP("pills", "Nobody to move"),
    "not-adjacent": QT_TRANSLATE_NOOP("pills", "No enemy adjacent"),
    "out-of-range": QT_TRANSLATE_NOOP("pills", "Out of range"),
    "rockets-range": QT_TRANSLATE_NOOP("pills", "Out of range"),
    "no-line-of-fire": QT_TRANSLATE_NOOP("pills", "No line of fire"),
    "marsh-assault": QT_TRANSLATE_NOOP("pills", "Unit in marsh"),
    "no-unit": QT_TRANSLATE_NOOP("pills", "Unit lost"),
    "not-in-attack": QT_TRANSLATE_NOOP("pills", "Not in the attack"),
    "no-value": QT_TRANSLATE_NOOP("pills", "No attack value"),
    "not-the-target": QT_TRANSLATE_NOOP("pills", "Not the target"),
    "second-leader": QT_TRANSLATE_NOOP("pills", "One leader only"),
    "leader-bound": QT_TRANSLATE_NOOP("pills", "Not his units"),
    "leader-in-ambush": QT_TRANSLATE_NOOP("pills", "Not his units"),
    "no-way-out": QT_TRANSLATE_NOOP("pills", "No way out"),
    "withdraw-late": QT_TRANSLATE_NOOP("pills", "Too late"),
    "withdraw-only-card": QT_TRANSLATE_NOOP("pills", "Too late"),
    "no-redoubt": QT_TRANSLATE_NOOP("pills", "No redoubt there"),
    "too-many-commitments": QT_TRANSLATE_NOOP("pills", "All committed"),
    "commit-nobody": QT_TRANSLATE_NOOP("pills", "Nobody to commit"),
    "skirmish-alone": QT_TRANSLATE_NOOP("pills", "Only alone"),
    "skirmish-with-leader": QT_TRANSLATE_NOOP("pills", "Not with a leader"),
    "skirmish-in-ambush": QT_TRANSLATE_NOOP("pills", "Not in an ambush"),
    "nothing-to-restore": QT_TRANSLATE_NOOP("pills", "Nobody reduced"),
    "redoubt-there": QT_TRANSLATE_NOOP("pills", "Already built"),
}
"""For a reason that says more than the wrong phase does."""


def candidates(view: State, seat: int, number: int) -> Iterator[Action]:
    """What playing the card could mean at this decision, the likeliest first; mostly not legal."""
    card = view.card(seat, number)
    tag = view.stack[-1]
    plays = CARD_KINDS[card.kind].plays
    if plays >= 0:
        yield Action(plays, number)
    elif card.kind == kinds.SUPPLY and tag not in (tags.RESTORATION, tags.REDOUBT):
        yield Action(act.SUPPLY, number)
    elif card.kind in (kinds.SUPPLY, kinds.REGROUP):
        yield Action(act.RESTORE, _reduced(view, seat), 0, (number,))
    elif card.kind == kinds.UNIT:
        yield from _unit_card(view, seat, number)
    elif card.kind == kinds.LEADER:
        if tag in (tags.RESTORATION, tags.REDOUBT):
            yield Action(act.RALLY, _reduced(view, seat), 0, (number,))
        else:
            yield Action(act.LEAD, number)
    elif card.kind == kinds.REDOUBT:
        yield Action(act.REDOUBT, _own(view, seat), 0, (number,))
    elif card.kind == kinds.DEATH_WITH_HONOUR:
        yield Action(act.HONOUR, number, _own(view, seat))
    elif card.kind == kinds.AMBUSH:
        yield Action(act.AMBUSH, number, _nearest(view, seat, _own(view, seat)))
    elif card.kind == kinds.ROCKETS:
        own = _own(view, seat)
        yield Action(act.ROCKETS, own, _nearest(view, seat, own), (number,))


def _unit_card(view: State, seat: int, number: int) -> Iterator[Action]:
    card = view.card(seat, number)
    square = view.square[seat * 8 + card.unit]
    tag = view.stack[-1]
    if tag == tags.ANSWER:
        yield Action(act.DEFEND, number)
    elif tag == tags.REINFORCE:
        yield Action(act.ADD, number)
    elif tag == tags.GUERRILLA and card.effect == kinds.GUERRILLA_EFFECT:
        yield Action(act.GUERRILLA, number)
    elif tag == tags.REDOUBT and card.effect == kinds.REDOUBT_EFFECT:
        yield Action(act.REDOUBT, square if square >= 0 else _own(view, seat), 0, (number,))
    elif tag in (tags.RESTORATION, tags.REDOUBT):
        yield Action(act.RESTORE, square if square >= 0 else _own(view, seat), 0, (number,))
    else:
        target = _nearest(view, seat, square if square >= 0 else _own(view, seat))
        verb = act.ASSAULT if card.attack else act.BOMBARD if card.bombard else act.VOLLEY
        yield Action(verb, number, target)


def _own(view: State, seat: int) -> int:
    return next((view.square[unit] for unit in view.units_of(seat)), 0)


def _reduced(view: State, seat: int) -> int:
    return next((view.square[unit] for unit in reduced_units(view, seat)), _own(view, seat))


def _nearest(view: State, seat: int, square: int) -> int:
    """The enemy's unit nearest to a square."""
    places = [view.square[unit] for unit in view.units_of(1 - seat)]
    return min(places, key=lambda place: distance(square, place), default=0)


def distance(one: int, two: int) -> int:
    """In steps, as nothing is ever diagonal (§1.1)."""
    return abs((one & 7) - (two & 7)) + abs((one >> 3) - (two >> 3))


def refused(view: State, action: Action) -> Refusal | None:
    """Why an action cannot be played here; None if it can."""
    try:
        view.copy().apply(action)
    except Refusal as refusal:
        return refusal
    return None


def why_not(view: State, seat: int, number: int) -> Refusal | None:
    """Why a card cannot be played at this decision, if there is one meaning it could have here."""
    for action in candidates(view, seat, number):
        refusal = refused(view, action)
        if refusal is not None:
            return refusal
    return None


def reason(view: State, seat: int, number: int) -> str:
    """The same as a sentence with its rule."""
    refusal = why_not(view, seat, number)
    if refusal is not None:
        return refusal_words(refusal)
    if view.card(seat, number).kind == kinds.MAHARAJA:
        return translate("decisions", "A Maharaja is played together with a leader (§9.1, R44).")
    return translate("decisions", "This card does nothing here (§9).")


def pill(view: State, seat: int, number: int) -> str:
    """In two or three words at the foot of the card."""
    return telling_pill(view, seat, number) or translate("pills", CARD_KINDS[view.card(seat, number).kind].when)


def telling_pill(view: State, seat: int, number: int) -> str:
    """The same, but empty where the reason is only that it is another phase."""
    refusal = why_not(view, seat, number)
    return translate("pills", _PILLS[refusal.code]) if refusal is not None and refusal.code in _PILLS else ""
