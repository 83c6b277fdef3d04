"""The combat sheet: both ledgers, totals, exact odds and what follows, for either side or an onlooker."""

from collections.abc import Sequence
from typing import Final

from app.board import names
from app.board.words import translate
from app.shell.play.desk import ledger, notes, oddsrows
from app.shell.play.offer import Button, CombatSheet
from engine.manoeuvre import fight, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.odds import odds
from engine.manoeuvre.state import State

DECLARE: Final = 0
ANSWER: Final = 1
REINFORCE: Final = 2
DICE: Final = 3


def sheet(
    view: State,
    viewer: int,
    *,
    declared: bool = True,
    leader_uses: tuple[Button, ...] = (),
    played: Sequence[Action] = (),
) -> CombatSheet:
    """The combat under way, whose dice are still to be rolled; `declared` is False while it is only imagined."""
    found = odds(view)
    combat = view.combat
    rockets = combat.form == fight.ROCKET
    return CombatSheet(
        title=_title(view),
        rule=_rule(combat.form),
        trail=_trail(view, viewer),
        step=_step(view, declared),
        attacker=_side(view, viewer, view.active),
        defender=_side(view, viewer, 1 - view.active),
        attack=ledger.attack_rows(view),
        defence=ledger.defence_rows(view),
        attack_total=ledger.total(found.pool, found.attack),
        attack_range=ledger.span(found.pool, found.attack),
        defence_total="–" if rockets else str(found.defence),
        defence_range="" if rockets else translate("combat", "no dice"),
        odds=oddsrows.rows(view, found, viewer),
        notes=notes.notes(view, found, viewer, played),
        attack_side=view.active,
        leader_uses=leader_uses,
    )


def sheet_if_any(view: State, viewer: int) -> CombatSheet | None:
    """The combat as anybody may watch it; None if there is none, or its dice have fallen."""
    if not any(tag in (tags.CLASH, tags.FIRE, tags.ROCKETS) for tag in view.stack):
        return None
    return sheet(view, viewer)


def _title(view: State) -> str:
    sentence = {
        fight.ASSAULT: translate("combat", "Assault on {unit}"),
        fight.AMBUSH: translate("combat", "Ambush of {unit}"),
        fight.BOMBARDMENT: translate("combat", "Bombardment of {unit}"),
        fight.VOLLEY: translate("combat", "Volley at {unit}"),
        fight.ROCKET: translate("combat", "Rockets at {unit}"),
        fight.BATTERY: translate("combat", "Grand Battery at {unit}"),
    }[view.combat.form]
    return sentence.format(unit=names.unit(view, view.combat.target))


def _rule(form: int) -> str:
    return {fight.ASSAULT: "§6.1", fight.AMBUSH: "§6.1, §9.2", fight.ROCKET: "§6.3", fight.BATTERY: "§6.2, R28"}.get(
        form, "§6.2"
    )


def _clash(view: State) -> bool:
    return view.combat.form in (fight.ASSAULT, fight.AMBUSH)


def _trail(view: State, viewer: int) -> tuple[str, ...]:
    declare, roll = translate("combat", "Declare"), translate("combat", "Dice")
    if not _clash(view):
        return declare, roll
    defender = 1 - view.active
    if viewer == defender:
        answer = translate("combat", "You answer")
    else:
        answer = translate("combat", "{side} answers").format(side=names.side(view, defender))
    return declare, answer, translate("combat", "Reinforce"), roll


def _step(view: State, declared: bool) -> int:
    if not declared:
        return DECLARE
    if not _clash(view):
        return 1
    return {tags.ANSWER: ANSWER, tags.TRY_WITHDRAWAL: ANSWER, tags.REINFORCE: REINFORCE}.get(view.stack[-1], DICE)


def _side(view: State, viewer: int, seat: int) -> str:
    side = names.side(view, seat)
    if seat == view.active:
        return translate("combat", "{side} attacks").format(side=side)
    return translate("combat", "{side} defends").format(side=side)
