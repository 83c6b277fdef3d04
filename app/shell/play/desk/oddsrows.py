"""The possible results of a combat, each with its meaning, the totals that bring it, and its chance."""

from fractions import Fraction
from typing import Final

from app.board import names
from app.board.words import translate
from app.shell.play.chances import percent
from app.shell.play.offer import OddsRow
from engine.manoeuvre import fight
from engine.manoeuvre.combat.resolve import ROCKETS_HIT, ROCKETS_RETREAT
from engine.manoeuvre.odds import Odds
from engine.manoeuvre.position import REDUCED
from engine.manoeuvre.state import State

NEUTRAL: Final = 1
GAIN: Final = 3
BIG_GAIN: Final = 4
"""Patterns of a combat that has fewer than six results."""
FACES: Final = 10


def rows(view: State, odds: Odds, viewer: int) -> tuple[OddsRow, ...]:
    if view.combat.form == fight.ROCKET:
        return _rocket_rows(view, odds)
    if not odds.results:
        return _fire_rows(view, odds)
    return _clash_rows(view, odds, viewer)


def _clash_rows(view: State, odds: Odds, viewer: int) -> tuple[OddsRow, ...]:
    facts = {
        "unit": names.short(view, view.combat.target),
        "attacker": names.side(view, view.active),
        "defender": names.side(view, 1 - view.active),
    }
    you_defend = viewer == 1 - view.active
    you_attack = viewer == view.active
    words = (
        (translate("odds", "Repulsed"), _repulse(view)),
        (translate("odds", "Stand-off"), translate("odds", "nothing happens")),
        (
            translate("odds", "You choose") if you_defend else translate("odds", "{defender} chooses"),
            translate("odds", "{unit} retreats or is hit"),
        ),
        (
            translate("odds", "You choose") if you_attack else translate("odds", "{attacker} chooses"),
            translate("odds", "{unit} retreats or is hit"),
        ),
        (translate("odds", "Broken"), _broken(view)),
        (translate("odds", "Destroyed"), translate("odds", "{unit} is lost")),
    )
    totals = bounds(odds.defence)
    return tuple(
        OddsRow(
            result.format(**facts),
            meaning.format(**facts),
            totals[number],
            percent(odds.results[number]),
            float(odds.results[number]),
            number,
        )
        for number, (result, meaning) in enumerate(words)
    )


def _repulse(view: State) -> str:
    count = (view.combat.attacker >= 0) + len(view.combat.supporters)
    if not count:
        return translate("odds", "the ambush fails, nobody is hurt")
    return (
        translate("odds", "the attacker takes a hit") if count == 1 else translate("odds", "all attackers take a hit")
    )


def _broken(view: State) -> str:
    if view.steps[view.combat.target] == REDUCED:
        return translate("odds", "{unit} is hit and lost")
    return translate("odds", "{unit} is hit and retreats")


def bounds(defence: int) -> tuple[str, ...]:
    """The Attack Totals of the six results against a Defence Total.

    >>> bounds(15)
    ('14 or less', '15', '16 to 29', '30 to 44', '45 to 59', '60 or more')
    """
    edges = ((defence + 1, 2 * defence - 1), (2 * defence, 3 * defence - 1), (3 * defence, 4 * defence - 1))
    return (
        translate("odds", "{most} or less").format(most=defence - 1),
        str(defence),
        *(_between(least, most) for least, most in edges),
        translate("odds", "{least} or more").format(least=4 * defence),
    )


def _between(least: int, most: int) -> str:
    if least > most:
        return "–"
    if least == most:
        return str(least)
    return translate("odds", "{least} to {most}").format(least=least, most=most)


def _fire_rows(view: State, odds: Odds) -> tuple[OddsRow, ...]:
    unit = names.short(view, view.combat.target)
    lost = view.steps[view.combat.target] == REDUCED
    fate = translate("odds", "{unit} is lost") if lost else translate("odds", "{unit} is reduced")
    return (
        OddsRow(
            translate("odds", "No effect"),
            translate("odds", "nothing happens"),
            translate("odds", "{most} or less").format(most=odds.defence),
            percent(1 - odds.hit),
            float(1 - odds.hit),
            NEUTRAL,
        ),
        OddsRow(
            translate("odds", "Hit"),
            fate.format(unit=unit),
            translate("odds", "{least} or more").format(least=odds.defence + 1),
            percent(odds.hit),
            float(odds.hit),
            BIG_GAIN,
        ),
    )


def _rocket_rows(view: State, odds: Odds) -> tuple[OddsRow, ...]:
    unit = names.short(view, view.combat.target)
    trapped = not view.retreats(view.combat.target)
    lost = view.steps[view.combat.target] == REDUCED
    only_retreat = odds.retreat - odds.hit
    away = translate("odds", "{unit} cannot retreat and is lost") if trapped else translate("odds", "{unit} retreats")
    hurt = translate("odds", "{unit} is lost") if trapped or lost else translate("odds", "{unit} is hit and retreats")
    return (
        _rocket(translate("odds", "No effect"), translate("odds", "nothing happens"), 1 - odds.retreat, NEUTRAL, 1),
        _rocket(translate("odds", "Retreat"), away.format(unit=unit), only_retreat, GAIN, ROCKETS_RETREAT),
        _rocket(translate("odds", "Hit"), hurt.format(unit=unit), odds.hit, BIG_GAIN, ROCKETS_HIT),
    )


def _rocket(result: str, meaning: str, chance: Fraction, pattern: int, least: int) -> OddsRow:
    most = {1: ROCKETS_RETREAT - 1, ROCKETS_RETREAT: ROCKETS_HIT - 1}.get(least, FACES)
    return OddsRow(result, meaning, _between(least, most), percent(chance), float(chance), pattern)
