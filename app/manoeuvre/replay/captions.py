"""A step of a battle in words, as a viewer may know it: its heading, its sentences, and the icon of its turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, Qt

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.play.log_text import ending, fold, tell
from app.shell.replay.timeline import Course, Step
from engine.manoeuvre import action as act
from engine.manoeuvre import fight
from engine.manoeuvre.nightfall import NIGHTFALL, squares_held
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.record import RESIGN, TIME

BOOT: Final = "boot"
_ICONS: Final[Mapping[int, str]] = {
    act.ASSAULT: "sabres",
    act.AMBUSH: "sabres",
    act.HONOUR: "sabres",
    act.BOMBARD: "cannon",
    act.VOLLEY: "volley",
    act.ROCKETS: "rocket",
    act.BATTERY: "cannon",
    act.RESTORE: "heart",
    act.RALLY: "heart",
    act.REDOUBT: "redoubt",
    act.SPY: "spy",
    act.MOVE: BOOT,
    act.DIG_IN: "spade",
    act.ROLL: "dice",
    act.DRAW: "draw",
    act.DISCARD: "discard",
    act.TOP: "discard",
    act.RETREAT: "retreat",
    act.RETREAT_TO: "retreat",
    act.ADVANCE: "advance",
    act.GUERRILLA: "cross",
    act.WITHDRAW: "retreat",
    act.DEFEND: "shield",
    -1: "flag",
}
_TELLING: Final = ("sabres", "cannon", "volley", "rocket", "heart", "redoubt", BOOT, "spade")
"""What a whole turn is remembered by, the most telling first."""


@dataclass(frozen=True)
class Caption:
    icon: str
    title: str
    detail: str


def caption(course: Course, place: int, viewer: int) -> Caption:
    """What has just happened at a place of the course; what only the other side knows is not told."""
    if place == 0:
        return Caption("flag", translate("replay", "The battle begins"), "")
    step = course.steps[place - 1]
    deeds = list(course.deeds(step))
    after = course.state_at(place)
    icon = icon_of(step)
    if not deeds:
        return Caption(icon, _heading(step, after, after), _given_up(course, after))
    # What was passed over on the way here is nobody's step.
    word = deeds[-1].entry.text.partition(" ")[0]
    told = fold(
        line
        for deed in deeds
        if deed.entry.text.partition(" ")[0] == word
        for line in tell(deed, viewer)
        if not line.heading
    )
    words = " ".join(line.text for line in told)
    if not words or step.verb in (act.PLACE, act.PICK):
        words = _silent(step, deeds[-1].before)
    return Caption(icon, _heading(step, deeds[-1].before, after), words)


def icon_of(step: Step) -> str:
    return _ICONS.get(step.verb, "cards")


def icon_of_turn(steps: tuple[Step, ...]) -> str:
    """The icon of a whole turn: its combat, or what else was done in it."""
    icons = {icon_of(step) for step in steps}
    return next((icon for icon in _TELLING if icon in icons), "cards")


def _heading(step: Step, before: State, after: State) -> str:
    what = _what(step, before, after)
    if not step.turn:
        return translate("replay", "Set-up: {what}").format(what=what)
    return translate("replay", "Turn {turn}, {side}: {what}").format(
        turn=step.turn, side=names.side(before, step.active), what=what
    )


def _combat(state: State) -> str:
    target = names.short(state, state.combat.target)
    return {
        fight.ASSAULT: translate("replay", "assault on {unit}"),
        fight.AMBUSH: translate("replay", "ambush on {unit}"),
        fight.BOMBARDMENT: translate("replay", "bombardment of {unit}"),
        fight.VOLLEY: translate("replay", "volley at {unit}"),
        fight.ROCKET: translate("replay", "rockets at {unit}"),
        fight.BATTERY: translate("replay", "Grand Battery at {unit}"),
        fight.HONOUR: translate("replay", "Death with Honour"),
    }[state.combat.form].format(unit=target)


def _what(step: Step, before: State, after: State) -> str:
    if before.turn and after.over and after.how == NIGHTFALL:
        return translate("replay", "nightfall")
    for state in (before, after):
        if state.combat.form != fight.NO_COMBAT and step.verb >= 0:
            return _combat(state)
    words = {
        act.ROLL: translate("replay", "dice"),
        act.DRAW: translate("replay", "draw") if step.turn else translate("replay", "opening hand"),
        act.PICK: translate("replay", "opening hand"),
        act.SECTION: translate("replay", "battlefield"),
        act.NATIONS: translate("replay", "nations"),
        act.NATION: translate("replay", "nations"),
        act.EDGE: translate("replay", "edges"),
        act.PLACE: translate("replay", "deployment"),
        act.DISCARD: translate("replay", "discard"),
        act.TOP: translate("replay", "discard"),
        act.SPY: translate("replay", "a spy"),
        act.SHOW: translate("replay", "a spy"),
        act.MOVE: translate("replay", "movement"),
        act.BANZAI: translate("replay", "movement"),
        act.SUPPLY: translate("replay", "movement"),
        act.FORCED_MARCH: translate("replay", "movement"),
        act.DIG_IN: translate("replay", "movement"),
        act.RESTORE: translate("replay", "restoration"),
        act.RALLY: translate("replay", "restoration"),
        act.REDOUBT: translate("replay", "restoration"),
        act.GUERRILLA: translate("replay", "a Guerrilla"),
        act.HONOUR: translate("replay", "Death with Honour"),
        -1: translate("replay", "the end"),
    }
    return words.get(step.verb, translate("replay", "the turn goes on"))


def _silent(step: Step, state: State) -> str:
    """Where the log says nothing, or more than fits."""
    side = names.side(state, step.seat) if step.seat < CHANCE else ""
    sentences = {
        act.PLACE: translate("replay", "{side} sets up the army."),
        act.PICK: translate("replay", "{side} chooses the opening hand."),
        act.RETREAT: translate("replay", "{side} chose the retreat."),
        act.HIT: translate("replay", "{side} chose the hit."),
        act.DISCARD: translate("replay", "{side} lays cards aside."),
    }
    return sentences.get(step.verb, translate("replay", "{side} lets it pass.")).format(side=side)


def _given_up(course: Course, state: State) -> str:
    entry = course.ended_by
    assert entry is not None
    side = names.side(state, entry.seat)
    if entry.text == RESIGN:
        return translate("replay", "{side} gave up the battle.").format(side=side)
    if entry.text == TIME:
        return translate("replay", "{side} ran out of time.").format(side=side)
    return translate("replay", "Both sides agreed to a draw.")


# The battle as a whole


def title(state: State) -> str:
    """France against Great Britain; before the nations are chosen just a battle."""
    nations = [names.nation(army) for army in state.armies]
    if not all(nations):
        return translate("replay", "A battle")
    return translate("replay", "{one} against {two}").format(one=nations[0], two=nations[1])


def summary(course: Course) -> str:
    """When it was fought and how it ended, or that it is not over."""
    state = course.state_after(course.actions)
    parts = [day_of(course.record.header.created), outcome(course, state)]
    return " ".join(part for part in parts if part)


def day_of(created: str) -> str:
    """The day of a header, as people write it; nothing if the header's is no date."""
    moment = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return ""
    shown = QLocale().toString(moment.toLocalTime().date(), QLocale.FormatType.LongFormat)
    return translate("replay", "{day}.").format(day=shown)


def outcome(course: Course, state: State) -> str:
    entry = course.ended_by
    if entry is not None:
        return _given_up(course, state)
    if not state.over:
        return translate("replay", "Not over: it stands in turn {turn}.").format(turn=state.turn)
    if state.how == NIGHTFALL:
        held = [len(squares_held(state, seat)) for seat in range(2)]
        return translate("replay", "Nightfall in turn {turn}. {side} won, {more} squares to {fewer}.").format(
            turn=state.turn,
            side=names.side(state, state.winner),
            more=held[state.winner],
            fewer=held[1 - state.winner],
        )
    return translate("replay", "Turn {turn}. {ending}").format(turn=state.turn, ending=ending(state))
