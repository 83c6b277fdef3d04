"""A step of a battle in words, as a viewer may know it: its heading, its sentences, and the icon of its turn."""

from typing import Final

from app.board.translation import translate
from app.manoeuvre import action_text, names
from app.manoeuvre.action_table import ACTIONS, FORMS
from app.manoeuvre.play.log_text import fold, tell
from app.shell.replay.game import Caption
from app.shell.replay.timeline import Frame, Timeline
from engine.manoeuvre import action as act
from engine.manoeuvre import fight
from engine.manoeuvre.nightfall import NIGHTFALL, squares_held
from engine.manoeuvre.state import State

_TELLING: Final = (
    *(act.HONOUR, act.ASSAULT, act.AMBUSH, act.BOMBARD, act.BATTERY, act.VOLLEY, act.ROCKETS),
    *(act.RESTORE, act.RALLY, act.REDOUBT, act.MOVE, act.DIG_IN),
)
"""What a whole turn is remembered by, the most telling first."""


def caption(timeline: Timeline, place: int, viewer: int) -> Caption:
    """What has just happened at a place of the timeline; what only the other side knows is not told."""
    if place == 0:
        return Caption("flag", translate("replay", "The battle begins"), "")
    frame = timeline.frames[place - 1]
    steps = list(timeline.steps(frame))
    after = timeline.state_at(place)
    icon = icon_of(frame)
    if not steps:
        return Caption(icon, _heading(timeline, frame, after, after), timeline.game.given_up(timeline))
    # What was passed over on the way here is nobody's step.
    word = steps[-1].entry.text.partition(" ")[0]
    told = fold(
        line
        for step in steps
        if step.entry.text.partition(" ")[0] == word
        for line in tell(step, viewer)
        if not line.heading
    )
    words = " ".join(line.text for line in told)
    if frame.kind == act.PLACE:
        words = translate("replay", "{side} sets up its army.").format(side=names.side(after, frame.seat))
    elif not words:
        before = steps[-1].before
        words = action_text.told(before, before.read(steps[-1].entry.text), viewer)
    return Caption(icon, _heading(timeline, frame, steps[-1].before, after), words)


def icon_of(frame: Frame) -> str:
    """A battle that was given up ends without an action."""
    return "flag" if frame.kind is None else ACTIONS[frame.kind].icon


def icon_of_turn(frames: tuple[Frame, ...]) -> str:
    """The icon of a whole turn: its combat, or what else was done in it."""
    verbs = {frame.kind for frame in frames}
    return next((ACTIONS[verb].icon for verb in _TELLING if verb in verbs), "cards")


def _heading(timeline: Timeline, frame: Frame, before: State, after: State) -> str:
    when = timeline.game.turn_words(timeline, frame)
    return translate("replay", "{when}: {what}").format(when=when, what=_what(frame, before, after))


def _what(frame: Frame, before: State, after: State) -> str:
    if before.turn and after.over and after.how == NIGHTFALL:
        return translate("replay", "nightfall")
    if frame.kind is None:
        return translate("replay", "the end")
    for state in (before, after):
        if state.combat.form != fight.NO_COMBAT:
            return action_text.heading(FORMS[state.combat.form], names.short(state, state.combat.target))
    dealt = frame.kind == act.DRAW and not frame.turn
    return action_text.heading(act.PICK if dealt else frame.kind)


# The battle as a whole


def title(state: State) -> str:
    """France against Great Britain; before the nations are chosen just a battle."""
    nations = [names.nation(army) for army in state.armies]
    if not all(nations):
        return translate("replay", "A battle")
    return translate("replay", "{one} against {two}").format(one=nations[0], two=nations[1])


def night(state: State) -> str:
    """How a battle ended at nightfall; empty of any other."""
    if state.how != NIGHTFALL:
        return ""
    held = [len(squares_held(state, seat)) for seat in range(2)]
    return translate("replay", "Nightfall in turn {turn}. {side} won, {more} squares to {fewer}.").format(
        turn=state.turn,
        side=names.side(state, state.winner),
        more=held[state.winner],
        fewer=held[1 - state.winner],
    )
