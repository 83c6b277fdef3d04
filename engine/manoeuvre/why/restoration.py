"""Why a unit cannot be restored or rallied, or a redoubt built under it (§7, §9.2, R30, R32, R42)."""

from engine.game import Refusal
from engine.manoeuvre import army
from engine.manoeuvre.action import Action
from engine.manoeuvre.position import FULL, Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.cards import unfit, unheld, unit_gone
from engine.manoeuvre.why.commands import bound, with_maharaja
from engine.manoeuvre.why.ground import not_own
from engine.manoeuvre.why.words import nation_units, place, unit_name


def restore(p: Position, action: Action) -> Refusal | None:
    number = action.cards[0]
    card = p.card(p.seat, number)
    if card.kind not in (army.UNIT, army.SUPPLY, army.REGROUP):
        return refuse("wrong-card", card=card.name, use="restore a unit")
    wrong = unheld(p, number) or _not_reduced(p, action.a)
    if wrong is None and card.kind == army.UNIT and p.board[action.a] & 7 != card.unit:
        wrong = refuse("other-unit", unit=card.name)
    return wrong


def rally(p: Position, action: Action) -> Refusal | None:
    number = action.cards[0]
    wrong = unfit(p, number, army.LEADER, "rally a unit") or _not_reduced(p, action.a)
    if wrong:
        return wrong
    leader = p.card(p.seat, number)
    wrong = bound(p, leader, p.board[action.a])
    return with_maharaja(p, leader, wrong) if action.b else wrong


def _not_reduced(p: Position, square: int) -> Refusal | None:
    wrong = not_own(p, square)
    unit = p.board[square]
    if wrong is None and p.steps[unit] == FULL:
        wrong = refuse("nothing-to-restore", unit=unit_name(p, unit))
    return wrong


def redoubt(p: Position, action: Action) -> Refusal | None:
    number = action.cards[0]
    if p.card(p.seat, number).effect == army.REDOUBT_EFFECT:
        wrong = unheld(p, number) or unit_gone(p, number) or not_own(p, action.a) or _foreign(p, number, action.a)
    else:
        wrong = unfit(p, number, army.REDOUBT, "build a redoubt") or not_own(p, action.a)
    if wrong is None and action.a in p.redoubts:
        wrong = refuse("redoubt-there", square=place(action.a))
    return wrong


def _foreign(p: Position, number: int, square: int) -> Refusal | None:
    """Refuses an Indian card for a unit of another nation."""
    types = p.armies[p.seat].units
    nationality = types[p.card(p.seat, number).unit].nationality
    if types[p.board[square] & 7].nationality == nationality:
        return None
    return refuse("redoubt-bound", units=nation_units(p, p.seat, nationality))
