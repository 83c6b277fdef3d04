"""What the panels of a replay show, made from the course and what has been judged of it."""

from dataclasses import replace
from html import escape

from app.board.translation import percent, translate
from app.manoeuvre import names
from app.manoeuvre.board.from_state import board_look
from app.manoeuvre.board.looks import BoardLook, Mark, Marks
from app.manoeuvre.replay import captions, turn_text
from app.manoeuvre.replay.turn_text import Telling, number, signed
from app.shell.replay.chart import Curve
from app.shell.replay.controls import Stop
from app.shell.replay.luck_table import LuckRow
from app.shell.replay.timeline import Course, Step
from app.shell.replay.turning_points import Verdicts, passages
from engine import dice
from engine.manoeuvre import action as act
from engine.manoeuvre import events
from engine.manoeuvre.battlefield import LETTERS, join, rotate
from engine.manoeuvre.fight import NO_COMBAT
from engine.manoeuvre.state import State


def below(viewer: int) -> int:
    """The side that is at the bottom of chart and board."""
    return 1 if viewer == 1 else 0


def curve(verdicts: Verdicts, viewer: int, tellings: list[Telling]) -> Curve:
    course = verdicts.course
    side = below(viewer)
    chances = []
    for place in range(len(course.steps) + 1):
        chance = verdicts.chance(place, viewer)
        chances.append(chance if chance is None or side == 0 else 1 - chance)
    end = course.state_after(course.actions)
    starts: dict[int, int] = {}
    for step in course.steps:
        if step.turn:
            starts.setdefault(step.turn, step.number - 1)
    return Curve(
        tuple(chances),
        tuple((place, turn) for turn, place in starts.items()),
        tuple(telling.place for telling in tellings),
        names.side(end, side),
        names.side(end, 1 - side),
        side,
    )


def chance_words(verdicts: Verdicts, place: int, viewer: int) -> str:
    """France 69 % after this step, 57 % before; with markup."""
    chance = verdicts.chance(place, viewer)
    if chance is None:
        return ""
    before = verdicts.chance(place - 1, viewer)
    side = below(viewer)
    name = escape(names.side(verdicts.course.state_after(verdicts.course.actions), side))

    def shown(value: float) -> str:
        chance = 1 - value if side else value
        # At the end nothing is left to chance, and “none” would say nothing of whom.
        return (
            translate("odds", "{number} %").format(number=round(100 * chance)) if chance in (0, 1) else percent(chance)
        )

    if before is None:
        return translate("replay", "{side} <b>{after}</b>").format(side=name, after=shown(chance))
    return translate("replay", "{side} <b>{after}</b> after this step, <b>{before}</b> before").format(
        side=name, after=shown(chance), before=shown(before)
    )


def judged_words(verdicts: Verdicts, place: int, viewer: int) -> str:
    """With both hands open: what each side thought of its own chances."""
    judged = verdicts.judged.get(place)
    if judged is None or viewer in (0, 1):
        return ""
    end = verdicts.course.state_after(verdicts.course.actions)
    return translate("replay", "{one} gave itself {first}, {two} itself {second}, each from what it knew.").format(
        one=names.side(end, 0), first=percent(judged.one), two=names.side(end, 1), second=percent(judged.two)
    )


def stops(course: Course) -> tuple[Stop, ...]:
    """The turns of both sides for the timeline."""
    end = course.state_after(course.actions)
    found = []
    for passage in passages(course.steps):
        steps = course.steps[passage.start : passage.end]
        words = translate("replay", "Turn {turn}, {side}: {what}").format(
            turn=passage.turn,
            side=names.side(end, passage.active),
            what=turn_text.happened(course, passage, end),
        )
        icon = captions.icon_of_turn(steps)
        found.append(Stop(passage.start, passage.end, passage.turn, passage.active, icon, words))
    return tuple(found)


def luck_rows(course: Course) -> tuple[LuckRow, ...]:
    """Every roll; dice are seen by everybody."""
    end = course.state_after(course.actions)
    rows = []
    for roll in course.ledger.rolls:
        what = turn_text.roll_words(end, roll)
        tip = translate("luck", "{side} {what}. {dice}: so good or better comes with {chance}.").format(
            side=names.side(end, roll.seat),
            what=what,
            dice=dice.text_of(roll.pool).replace("+", " + "),
            chance=percent(roll.at_least_as_good),
        )
        rows.append(
            LuckRow(
                course.place_of(roll.action),
                str(roll.turn or ""),
                roll.seat,
                names.side(end, roll.seat),
                what,
                number(float(roll.expected)),
                str(roll.total),
                float(roll.favour),
                signed(float(roll.favour), 1) if roll.counts else "",
                tip,
            )
        )
    return tuple(rows)


def look(view: State) -> BoardLook:
    """The board; while its sections are still being laid, those that lie there already."""
    shown = board_look(view)
    if not (view.field.blank and view.laid):
        return shown
    empty = (LETTERS[0] * 4,) * 4
    parts = [rotate(view.setting.sections[laid >> 2].rows, laid & 3) for laid in view.laid]
    parts += [empty] * (4 - len(parts))
    rows = join(parts[0], parts[1], parts[2], parts[3])
    return replace(shown, terrain="".join(reversed(rows)))


def marks(course: Course, place: int, state: State) -> Marks:
    """What a step touched: a combat under way with its arrows, or where somebody has gone."""
    combat = state.combat
    if combat.form != NO_COMBAT:
        squares: dict[int, Mark] = {}
        arrows = []
        units = [combat.attacker, *combat.supporters]
        for unit in units:
            square = state.square[unit] if unit >= 0 else -1
            if square >= 0 and square != combat.square:
                squares[square] = Mark.SELECTED if unit == combat.attacker else Mark.SUPPORTER
                arrows.append((square, combat.square))
        if state.square[combat.target] == combat.square:
            squares[combat.square] = Mark.TARGET
        else:
            arrows = []
        return Marks(squares, tuple(arrows))
    if place == 0:
        return Marks()
    return Marks(_touched(course, course.steps[place - 1], state))


def _touched(course: Course, step: Step, state: State) -> dict[int, Mark]:
    if step.verb in (act.PLACE, act.SECTION):
        return {}
    touching = (events.MOVED, events.HIT, events.RESTORED)
    units = [event.a for event in course.events(step) if event.kind in touching]
    return {state.square[unit]: Mark.SELECTED for unit in units[-1:] if state.square[unit] >= 0}
