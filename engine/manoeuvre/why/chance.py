"""Rolls that these dice cannot show, and cards that this deck cannot give (§1.2, §4)."""

from engine import dice
from engine.game import Refusal
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.chance import pool
from engine.manoeuvre.notation import owner
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse


def roll(p: Position, action: Action) -> Refusal | None:
    """The sentences repeat no number of the action: a hostile one may be too long to print."""
    rolled = pool(p)
    spread = dice.distribution(rolled)
    if not spread.least <= action.a <= spread.most:
        return refuse("impossible-total", dice=dice.text_of(rolled), least=spread.least, most=spread.most)
    return _faces(rolled, action) if action.cards else None


def _faces(rolled: int, action: Action) -> Refusal | None:
    sides = dice.faces(rolled)
    if len(action.cards) != len(sides):
        return refuse("faces-count", dice=dice.text_of(rolled))
    for face, most in zip(action.cards, sides, strict=True):
        if not 1 <= face <= most:
            return refuse("faces-range", sides=most)
    return None if sum(action.cards) == action.a else refuse("faces-total")


def draw(p: Position, action: Action) -> Refusal | None:
    """A card drawn by chance, or chosen for an opening hand."""
    seat = owner(p)
    bag = p.bag[seat]
    if action.a in bag:
        return None
    if UNKNOWN in bag:
        return refuse("hidden-card")
    return refuse("unnamed-card") if action.a == UNKNOWN else refuse("not-in-deck", card=p.card(seat, action.a).name)
