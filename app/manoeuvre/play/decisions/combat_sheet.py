"""The combat sheet: both ledgers, totals, exact odds and what follows, for either side or an onlooker."""

from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import Final

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.action_table import FORMS
from app.manoeuvre.action_text import heading
from app.manoeuvre.play.decisions import combat_odds
from app.manoeuvre.play.offer import Button, CombatSheet, LedgerRow
from engine import dice
from engine.manoeuvre import army as kinds
from engine.manoeuvre import fight, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import COMMITMENT_DICE, MAHARAJA_COMMAND
from engine.manoeuvre.battlefield import LETTERS
from engine.manoeuvre.combat.totals import REDOUBT_BONUS, fire_dice, hill_bonus
from engine.manoeuvre.fight import BY_COMBAT, BY_COMMAND
from engine.manoeuvre.odds import odds
from engine.manoeuvre.state import State

HALF: Final = Fraction(1, 2)
FIRE: Final = (fight.BOMBARDMENT, fight.VOLLEY, fight.BATTERY)


def attack_rows(view: State) -> tuple[LedgerRow, ...]:
    """What the attacking side adds up: units with their cards' dice, ground, leader, commitments."""
    combat = view.combat
    if combat.form == fight.ROCKET:
        return (_fire_row(view, dice.D10),)
    if combat.form in FIRE:
        return (_fire_row(view, fire_dice(view)), *_hill_row(view))
    rows = []
    if combat.attacker >= 0:
        words = translate("combat", "leads from {square}")
        rows.append(_unit_row(view, combat.attacker, words))
    else:
        card = view.card(view.active, combat.opening)
        rows.append(LedgerRow(names.card(view, view.active, combat.opening), dice.text_of(card.attack), icon="card"))
    for unit in combat.supporters:
        rows.append(_unit_row(view, unit, translate("combat", "supports from {square}")))
    rows += _hill_row(view)
    rows += _leader_row(view)
    for unit in combat.committed:
        name = translate("combat", "{unit} committed").format(unit=names.short(view, unit))
        rows.append(LedgerRow(name, f"+{dice.text_of(COMMITMENT_DICE)}", icon="commit"))
    for _ in range(combat.commitments):
        rows.append(
            LedgerRow(translate("combat", "Committed Attack"), f"+{dice.text_of(COMMITMENT_DICE)}", icon="commit")
        )
    return tuple(rows)


def _unit_row(view: State, unit: int, words: str) -> LedgerRow:
    """A unit's strength, and the dice of the cards that are its own."""
    cards = view.armies[view.active].cards
    own = [card for card in view.combat.attack_cards if cards[card].kind == kinds.UNIT and cards[card].unit == unit & 7]
    pool = sum(cards[card].attack for card in own)
    value = f"{view.strength(unit)} + {spaced(pool)}" if pool else str(view.strength(unit))
    return LedgerRow(
        names.unit(view, unit), value, words.format(square=names.square(view.square[unit])), f"counter:{unit}"
    )


def _fire_row(view: State, pool: int) -> LedgerRow:
    unit = view.combat.attacker
    words = translate("combat", "fires from {square}").format(square=names.square(view.square[unit]))
    return LedgerRow(names.unit(view, unit), spaced(pool), words, f"counter:{unit}")


def _hill_row(view: State) -> list[LedgerRow]:
    bonus = hill_bonus(view)
    return [LedgerRow(translate("combat", "From the hill"), f"+{bonus}", icon="hill")] if bonus else []


def _leader_row(view: State) -> list[LedgerRow]:
    combat = view.combat
    if combat.leader < 0:
        return []
    name = names.card(view, view.active, combat.leader)
    card = view.card(view.active, combat.leader)
    if combat.leader_use == BY_COMBAT:
        return [LedgerRow(name, f"+{card.combat_attack}", translate("combat", "adds his combat value"), "leader")]
    if combat.leader_use == BY_COMMAND:
        command = MAHARAJA_COMMAND if combat.maharaja else card.command
        value = translate("combat", "Command {value}").format(value=command)
        return [LedgerRow(name, value, translate("combat", "brings units in"), "leader")]
    return [LedgerRow(name, f"+{dice.text_of(card.attack)}", translate("combat", "fights with his house"), "leader")]


def defence_rows(view: State) -> tuple[LedgerRow, ...]:
    """What the target stands by: strength, ground, redoubt, cards, leader."""
    combat = view.combat
    seat = combat.target >> 3
    if combat.form == fight.ROCKET:
        words = translate("combat", "Cover does not help against rockets.")
        return (LedgerRow(names.unit(view, combat.target), "", words, f"counter:{combat.target}"),)
    rows = [
        LedgerRow(names.unit(view, combat.target), str(view.strength(combat.target)), icon=f"counter:{combat.target}")
    ]
    terrain = view.field.terrain[combat.square]
    if view.field.defence[combat.square]:
        name = names.terrain(terrain).capitalize()
        rows.append(LedgerRow(name, f"+{view.field.defence[combat.square]}", icon=f"terrain:{LETTERS[terrain]}"))
    if combat.square in view.redoubts:
        value = "+0" if combat.sappers else f"+{REDOUBT_BONUS}"
        detail = translate("combat", "opened by sappers") if combat.sappers else ""
        rows.append(LedgerRow(translate("combat", "Redoubt"), value, detail, "redoubt"))
    for number in combat.defence_cards:
        card = view.card(seat, number)
        rows.append(LedgerRow(translate("combat", "Its card"), f"+{card.defence}", icon="card"))
    if combat.defence_leader >= 0:
        name = names.card(view, seat, combat.defence_leader)
        rows.append(LedgerRow(name, f"+{view.card(seat, combat.defence_leader).combat_defence}", icon="leader"))
    return tuple(rows)


def spaced(pool: int) -> str:
    """
    >>> spaced(dice.parse("2d6+1d10"))
    '2d6 + 1d10'
    """
    return dice.text_of(pool).replace("+", " + ")


def total(pool: int, fixed: int) -> str:
    """
    >>> total(dice.parse("2d6"), 7), total(dice.parse("2d6"), 0), total(0, 7)
    ('7 + 2d6', '2d6', '7')
    """
    if not pool:
        return str(fixed)
    return f"{fixed} + {spaced(pool)}" if fixed else spaced(pool)


def span(pool: int, fixed: int) -> str:
    """Between which totals the dice may fall, and where on average."""
    if not pool:
        return translate("combat", "no dice")
    spread = dice.distribution(pool)
    return translate("combat", "between {least} and {most}, on average {mean}").format(
        least=spread.least + fixed, most=spread.most + fixed, mean=floor(spread.mean() + fixed + HALF)
    )


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
        attack=attack_rows(view),
        defence=defence_rows(view),
        attack_total=total(found.pool, found.attack),
        attack_range=span(found.pool, found.attack),
        defence_total="–" if rockets else str(found.defence),
        defence_range="" if rockets else translate("combat", "no dice"),
        odds=combat_odds.rows(view, found, viewer),
        notes=combat_odds.notes(view, found, viewer, played),
        attack_side=view.active,
        leader_uses=leader_uses,
    )


def sheet_if_any(view: State, viewer: int) -> CombatSheet | None:
    """The combat as anybody may watch it; None if there is none, or its dice have fallen."""
    if not any(tag in (tags.CLASH, tags.FIRE, tags.ROCKETS) for tag in view.stack):
        return None
    return sheet(view, viewer)


def _title(view: State) -> str:
    text = heading(FORMS[view.combat.form], names.unit(view, view.combat.target))
    return text[:1].upper() + text[1:]


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
