"""The coach: from what a person has done so far, and what is asked of him now, to what he is told. Knows no widgets.

It follows and never blocks: every legal action is taken as it comes, steps whose moment has passed are left behind, and
at a decision that no step speaks of there is general advice. So there is no way into a dead end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from app.board.translation import translate
from app.manoeuvre.tutorial.lessons import Lesson, LessonStep, words
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import SHAPES, Action
from engine.manoeuvre.state import State

PERSON: Final = 0
"""The seat that is taught."""
REFUSED: Final = "refused"
SKIPPED: Final = "skipped"
INFANTRY: Final = "infantry"
CAVALRY: Final = "cavalry"


class Attempt(NamedTuple):
    """Something that the person did: at which decision, what, and with which kind of unit."""

    at: str
    verb: str
    by: str = ""


@dataclass(frozen=True)
class Advice:
    """What the coach says now, and points at."""

    title: str
    text: str
    number: int
    """Of the step, counted from 1; one more than there are when all are done."""
    squares: tuple[int, ...] = ()
    """In the order in which they are to be pressed."""
    cards: tuple[int, ...] = ()
    followed: bool = False
    """Whether nothing is left to do in this lesson."""


def attempt_of(before: State, action: Action) -> Attempt:
    """What an action is to the coach."""
    by = ""
    if action.verb == act.MOVE:
        unit = before.board[action.a]
        by = CAVALRY if before.armies[unit >> 3].cavalry[unit & 7] else INFANTRY
    return Attempt(at_now(before), SHAPES[action.verb][0], by)


def at_now(state: State) -> str:
    return tags.NAMES[state.stack[-1]]


def place_in(lesson: Lesson, attempts: Sequence[Attempt]) -> int:
    """Which step comes next; as many as there are when all are over."""
    place = 0
    for attempt in attempts:
        if place == len(lesson.steps):
            break
        if attempt.verb == SKIPPED:
            place += 1
            continue
        found = _due(lesson, place, attempt.at)
        if found < 0:
            continue
        step = lesson.steps[found]
        if _fulfils(step, attempt):
            place = found + 1
        elif not step.insist and attempt.verb == SHAPES[act.DONE][0]:
            # Its moment has passed.
            place = found + 1
    return place


def advise(lesson: Lesson, attempts: Sequence[Attempt], view: State) -> Advice:
    """What to say at a decision of the person's."""
    place = place_in(lesson, attempts)
    if place == len(lesson.steps):
        return finished(lesson)
    now = at_now(view)
    found = _due(lesson, place, now)
    if found >= 0 and _possible(lesson.steps[found], view):
        step = lesson.steps[found]
        wanted = _wanted(step, view)
        squares, cards = _pointed(wanted, view)
        return Advice(words(step.title), words(step.say), found + 1, squares, cards)
    step = lesson.steps[place]
    title, text = general(now)
    if step.insist and step.before:
        text = f"{text} {words(step.before)}"
    return Advice(title, text, place + 1)


def waiting(lesson: Lesson, attempts: Sequence[Attempt], enemy: str) -> Advice:
    """What to say while the other side decides."""
    place = place_in(lesson, attempts)
    if place == len(lesson.steps):
        return finished(lesson)
    title = translate("tutorial", "{enemy} takes its turn").format(enemy=enemy)
    text = translate("tutorial", "Watch the board and the log on the right. If you are attacked, you will be asked.")
    return Advice(title, text, place + 1)


def finished(lesson: Lesson) -> Advice:
    title = translate("tutorial", "The lesson is over")
    return Advice(title, words(lesson.end), len(lesson.steps) + 1, followed=True)


def general(at: str) -> tuple[str, str]:
    """What can be said of any decision of that kind."""
    known = {
        "discard": (
            translate("tutorial", "Cards first"),
            translate("tutorial", "Discard what you cannot use, or keep everything (§4)."),
        ),
        "top": (
            translate("tutorial", "One card lies open"),
            translate("tutorial", "Say which of the discarded cards the enemy may see (R59)."),
        ),
        "movement": (
            translate("tutorial", "Move one unit"),
            translate("tutorial", "Press a unit, then one of the squares that are marked (§5)."),
        ),
        "march": (
            translate("tutorial", "One square further"),
            translate("tutorial", "Choose where the march goes on (R4)."),
        ),
        "combat": (
            translate("tutorial", "One combat, or none"),
            translate("tutorial", "Press a card that can strike, then its target; or go on without a fight (§6)."),
        ),
        "answer": (
            translate("tutorial", "You are attacked"),
            translate(
                "tutorial", "Add cards of the unit under attack or a leader, withdraw, or stand as you are (§6.1)."
            ),
        ),
        "reinforce": (
            translate("tutorial", "Strengthen the attack"),
            translate("tutorial", "Add cards or a leader and watch the odds; then attack (§6.1)."),
        ),
        "choice": (
            translate("tutorial", "Hit or retreat"),
            translate("tutorial", "The result leaves a choice. A reduced unit does not survive another hit (§6.6)."),
        ),
        "retreat": (
            translate("tutorial", "Where to"),
            translate("tutorial", "Choose the square to retreat to (R9)."),
        ),
        "advance": (
            translate("tutorial", "Take the ground"),
            translate("tutorial", "Choose the unit that advances (R16)."),
        ),
        "commitment": (
            translate("tutorial", "The price of a committed attack"),
            translate("tutorial", "One of the units that attacked takes a hit (R23)."),
        ),
        "restoration": (
            translate("tutorial", "Restore a unit, or go on"),
            translate("tutorial", "A card of a reduced unit, Supply or a leader brings it back (§7)."),
        ),
        "redoubt": (
            translate("tutorial", "The turn ends here"),
            translate("tutorial", "Build a redoubt if you hold one; otherwise end the turn."),
        ),
        "guerrilla": (
            translate("tutorial", "A card to cancel"),
            translate("tutorial", "A Guerrilla card would stop what the enemy has just played (R31)."),
        ),
    }
    other = (
        translate("tutorial", "Your decision"),
        translate("tutorial", "The panel at the bottom right says what is asked; a hint (H) says what may be good."),
    )
    return known.get(at, other)


def _due(lesson: Lesson, place: int, at: str) -> int:
    """The step that speaks of such a decision: the next one or, past those that do not insist, a later; else -1."""
    for number in range(place, len(lesson.steps)):
        step = lesson.steps[number]
        if at in step.at:
            return number
        if step.insist:
            break
    return -1


def _possible(step: LessonStep, view: State) -> bool:
    """Whether it can be done at this very decision: a unit that has moved cannot be asked to move."""
    verbs = {SHAPES[action.verb][0] for action in view.legal()}
    return not verbs.isdisjoint(set(step.done) - {REFUSED} or {SHAPES[act.MOVE][0]})


def _fulfils(step: LessonStep, attempt: Attempt) -> bool:
    return attempt.verb in step.done and (not step.by or attempt.by in ("", step.by))


def _wanted(step: LessonStep, view: State) -> Action | None:
    """The first of its actions that can be done now."""
    legal = view.legal()
    for text in step.do:
        try:
            action = view.read(text)
        except Refusal:
            continue
        if action in legal:
            return action
    return None


def _pointed(action: Action | None, view: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is to be pressed for an action: squares in their order, and cards by their number."""
    if action is None:
        return (), ()
    _, first, second, many = SHAPES[action.verb]
    squares = [value for shape, value in ((first, action.a), (second, action.b)) if shape == "square"]
    cards = [value for shape, value in ((first, action.a), (second, action.b)) if shape == "card"]
    return tuple(squares), (*cards, *(action.cards if many == "cards" else ()))
