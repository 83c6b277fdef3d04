"""The after-action report of a battle: every check and charge with its odds and dice, losses, luck, turning points.

    report = after_action(start, actions)        # the first state and every action that was not taken back
    report.charges[0].won, report.luck           # exact, as everything here
    report.turning_points                        # the three charges that moved most

The luck of a charge is what its dice made of the attacker's chance to win: 1 if it was won, 0 if it was lost, the new
chance after a struggle; less the chance before. That of a check is how its die compares with an average one, from -1/2
for the worst to 1/2 for the best. The luck of a side is the sum over its charges, attacked or defended, and its checks.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from engine.miniatures import odds
from engine.miniatures.action import Action
from engine.miniatures.combat import charge_ledger, combat_of, reading_of
from engine.miniatures.effects import of_check
from engine.miniatures.lines import ATTACKER, DEFENDER, Counted, total
from engine.miniatures.position import Event
from engine.miniatures.state import State
from engine.miniatures.turn import check_ledger

TURNING_POINTS = 3


class CheckRow(NamedTuple):
    turn: int
    seat: int
    unit: str
    die: int
    lines: tuple[Counted, ...]
    effect: str
    chance: Fraction
    """Of that effect, before the die."""
    luck: Fraction


class ChargeRow(NamedTuple):
    turn: int
    seat: int
    """The attacker's side."""
    attacker: str
    defender: str
    dice: tuple[int, int]
    lines: tuple[tuple[Counted, ...], tuple[Counted, ...]]
    result: str
    won: Fraction
    """The attacker's chance to win, before the dice."""
    luck: Fraction
    """The attacker's; the defender's is the opposite."""
    second: bool


class FallenRow(NamedTuple):
    turn: int
    seat: int
    leader: str
    die: int
    what: str


class UnitRow(NamedTuple):
    seat: int
    unit: str
    began: int
    left: int
    gone_in: int
    """The turn in which it lost its last stand; 0 while it has some."""


class Report(NamedTuple):
    """Everything that a report says; units and leaders by their ids."""

    turns: int
    winner: int
    how: str
    checks: tuple[CheckRow, ...]
    charges: tuple[ChargeRow, ...]
    fallen: tuple[FallenRow, ...]
    units: tuple[UnitRow, ...]
    luck: tuple[Fraction, Fraction]
    struck: int
    """Consequences that the players left out."""
    corrections: tuple[str, ...]
    """What was put right, in the order in which it was agreed."""

    @property
    def turning_points(self) -> tuple[ChargeRow, ...]:
        """The charges whose dice moved most, in the order of the battle."""
        most = sorted(self.charges, key=lambda row: -abs(row.luck))[:TURNING_POINTS]
        return tuple(row for row in self.charges if row in most)


def after_action(start: State, actions: Iterable[Action]) -> Report:
    """The report of a battle from its first state and its actions; those that were taken back are left out."""
    state = start.copy()
    checks: list[CheckRow] = []
    charges: list[ChargeRow] = []
    fallen: list[FallenRow] = []
    corrections: list[str] = []
    gone: dict[str, int] = {}
    heard: list[Event] = []
    struck = 0
    for action in actions:
        turn, tag = state.moment.now.turn, state.moment.tag
        if action.verb == "accept" and tag == "check_read":
            checks += _checks(state)
        elif action.verb == "accept" and tag == "charge_read":
            charges.append(_charge(state))
        elif action.verb == "accept" and tag == "fallen_read":
            leader, die = state.moment.now.fallen[0], state.moment.now.fallen_die
            fallen.append(FallenRow(turn, state.moment.side(leader), leader, die, state.moment.rules.face(die).id))
        elif action.verb == "agree" and tag == "amend_reply":
            corrections += state.moment.now.changes
        heard.clear()
        state.tell = heard.append
        state.do(action)
        struck += sum(event.kind == "struck" for event in heard)
        gone.update({event.words[0]: turn for event in heard if event.kind == "destroyed"})
    m = state.moment
    units = tuple(
        UnitRow(
            seat, id, unit.stands - unit.lost, m.now.units[id].stands, 0 if m.now.units[id].stands else gone.get(id, 0)
        )
        for id, (seat, unit) in m.setting.units.items()
    )
    luck = tuple(
        sum((row.luck if row.seat == seat else -row.luck for row in charges), Fraction(0))
        + sum((row.luck for row in checks if row.seat == seat), Fraction(0))
        for seat in (0, 1)
    )
    return Report(
        m.now.turn,
        state.winner,
        state.how,
        tuple(checks),
        tuple(charges),
        tuple(fallen),
        units,
        (luck[0], luck[1]),
        struck,
        tuple(corrections),
    )


def _checks(state: State) -> Iterable[CheckRow]:
    m = state.moment
    check = m.now.check
    assert check is not None
    middle = Fraction(m.rules.die + 1, 2)
    for id in check.units:
        lines, standing, member = check_ledger(m, id), m.standing(id, check.by), m.member(id)
        effect, _ = of_check(m.rules, member, check.die + total(lines), standing.in_command)
        chance = odds.check(m.rules, member, standing)[effect]
        luck = (check.die - middle) / m.rules.die
        yield CheckRow(m.now.turn, m.now.active, id, check.die, lines, effect, chance, luck)


def _charge(state: State) -> ChargeRow:
    m = state.moment
    charge, combat, reading = state.charge(), combat_of(m), reading_of(m)
    assert charge is not None
    before = odds.fought_out(m.rules, charge).won
    if reading.attacker.again:
        after = odds.struggled(m.rules, charge)
        both = after.attacker.stands and after.defender.stands
        won = odds.fought_out(m.rules, after).won if both else Fraction(1 if after.attacker.stands else 0)
    else:
        won = Fraction(1 if reading.id in odds.WINNING else 0)
    lines = (charge_ledger(m, ATTACKER), charge_ledger(m, DEFENDER))
    return ChargeRow(
        m.now.turn,
        m.now.active,
        combat.attackers[0],
        combat.defenders[0],
        combat.dice,
        lines,
        reading.id,
        before,
        won - before,
        combat.second,
    )
