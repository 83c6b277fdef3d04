"""The annals of a battle: every action that still stands, and what is told of it to each pair of eyes."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from app.manoeuvre.play.log_text import Line, fold, tell
from app.shell.play.session import Step
from engine.manoeuvre.action import Action
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State
from engine.record import UNDO, Record


@dataclass(frozen=True)
class _Told:
    seat: int
    action: Action | None
    lines: dict[int, list[Line]]


def course(record: Record, start: State) -> Iterator[Step]:
    """The steps of a record as they would have been shown, those taken back left out."""
    state = start.copy()
    heard: list[Event] = []
    state.tell = heard.append
    for entry in record.actions:
        before = state.copy()
        heard.clear()
        state.do(state.read(entry.text))
        yield Step(entry, before, state.copy(), tuple(heard))


class BattleHistory:
    """Grows with every step and shrinks with every undo, so that it tells what has truly happened."""

    def __init__(self, viewers: tuple[int, ...]) -> None:
        self._viewers = viewers
        self._steps: list[_Told] = []

    def add(self, step: Step) -> None:
        if step.entry.text == UNDO and not step.events:
            self._take_back()
            return
        action = None
        if step.before.seat == step.entry.seat and not _is_talk(step):
            action = step.before.read(step.entry.text)
        lines = {viewer: tell(step, viewer) for viewer in self._viewers}
        self._steps.append(_Told(step.entry.seat, action, lines))

    def _take_back(self) -> None:
        while self._steps:
            if self._steps.pop().action is not None:
                return

    def lines(self, viewer: int) -> list[Line]:
        """The whole log as a viewer may read it."""
        return [line for step in self._steps for line in step.lines[viewer]]

    def latest(self, viewer: int) -> list[Line]:
        """What is told of the last step."""
        return self._steps[-1].lines[viewer] if self._steps else []

    def own_actions(self, seat: int, count: int) -> tuple[Action, ...]:
        """The last so many actions, as far back as they are all of this seat."""
        found: list[Action] = []
        for step in reversed(self._steps):
            if step.action is None:
                continue
            if len(found) == count or step.seat != seat:
                break
            found.append(step.action)
        return tuple(reversed(found))


def _is_talk(step: Step) -> bool:
    """Whether it was said, not done: resigning, or a word about a draw."""
    return step.entry.text in ("resign", "offer-draw", "draw", "time")


class Announcer:
    """Keeps back a draw for as long as more cards are coming."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._kept: list[Line] = []

    def hear(self, lines: Iterable[Line], drawing: bool) -> None:
        """The lines of a step; `drawing` if another card is drawn next."""
        told = fold([*self._kept, *lines])
        self._kept = told[-1:] if drawing and told and told[-1].drawn else []
        for line in told[: len(told) - len(self._kept)]:
            self._say(line.text)
