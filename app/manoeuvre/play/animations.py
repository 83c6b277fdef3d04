"""What is seen and heard of a step: its events as motions, in order, as far as the viewer may see them; its sounds."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.board.translation import translate
from app.manoeuvre.action_text import played_as
from app.manoeuvre.board.from_state import card_look, counter_look
from app.manoeuvre.board.view import motions
from app.manoeuvre.play.log_text import result_words
from app.shell.sound import CANNON, DRUM, MUSKET
from engine import dice
from engine.manoeuvre import events
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.combat.resolve import ROCKETS_HIT, ROCKETS_RETREAT
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import REDUCED
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.manoeuvre.board.view.board import BoardView
    from engine.battle import Step


OPEN: Final = -1
"""A viewer who sees both hands."""


def seen(state: State, viewer: int) -> State:
    """What a viewer may see; everything for one who watches with open hands."""
    return state.copy() if viewer == OPEN else state.seen_by(viewer)


def motions_of(step: "Step", viewer: int) -> list[motions.Motion]:
    """The motions of a step; none for what changes only cards out of sight."""
    stage = _MotionBuilder(seen(step.before, viewer), seen(step.after, viewer), viewer)
    for number, event in enumerate(step.events):
        stage.show(event, step.events[number + 1 :])
    return stage.motions


def roll_title(purpose: str) -> str:
    """What dice are rolled for."""
    return {
        "attack": translate("play", "The attack"),
        "fire": translate("play", "Fire"),
        "rockets": translate("play", "Rockets"),
        "pursuit": translate("play", "The pursuit"),
        "withdraw": translate("play", "The withdrawal"),
        "rally": translate("play", "The rally"),
        "first player": translate("play", "Who goes first"),
    }.get(purpose, "")


def roll_result(roll: Event, rest: tuple[Event, ...]) -> str:
    """What came of a roll, in a few words; empty if nothing is decided by it."""
    kinds = {event.kind for event in rest}
    hit = bool(kinds & {events.HIT, events.LOST})
    if rest and rest[0].kind == events.TOTALS:
        return result_words(rest[0].text)
    if roll.text == "pursuit":
        return translate("play", "A hit") if hit else translate("play", "No hit")
    if roll.text == "rally":
        rallied = events.RESTORED in kinds
        return translate("play", "Rallied") if rallied else translate("play", "Failed")
    if roll.text == "rockets":
        if roll.a >= ROCKETS_HIT:
            return translate("play", "A hit and a retreat")
        return translate("play", "A retreat") if roll.a >= ROCKETS_RETREAT else translate("play", "No effect")
    return ""


class _MotionBuilder:
    """A moment between before and after, moved on by each event, so that every counter looks as it does right then."""

    def __init__(self, now: State, after: State, viewer: int) -> None:
        self.now = now
        self.after = after
        self.viewer = viewer
        self.motions: list[motions.Motion] = []

    def show(self, event: Event, rest: tuple[Event, ...]) -> None:
        now = self.now
        if event.kind == events.MOVED:
            now.board[event.b], now.board[event.c] = -1, event.a
            now.square[event.a] = event.c
            self.motions.append(motions.Move(event.a, event.b, event.c))
        elif event.kind == events.PLACED:
            now.board[event.b], now.square[event.a] = event.a, event.b
            self.motions.append(motions.Place(event.b, counter_look(now, event.a)))
        elif event.kind == events.HIT:
            now.steps[event.a] = REDUCED
            self._turn_up(event.a)
        elif event.kind == events.LOST:
            now.board[event.b], now.square[event.a] = -1, -1
            self.motions.append(motions.Remove(event.b))
        elif event.kind == events.RESTORED:
            now.steps[event.a] = self.after.steps[event.a]
            self._turn_up(event.a)
        elif event.kind == events.BUILT:
            now.redoubts.append(event.b)
            self.motions.append(motions.Build(event.b))
        elif event.kind == events.RAZED:
            if event.b in now.redoubts:
                now.redoubts.remove(event.b)
            self.motions.append(motions.Raze(event.b))
        elif event.kind == events.PLAYED:
            # His own cards the viewer has just pressed; they lie in his row, and nothing moves while he reads odds.
            if event.card != UNKNOWN and event.a != self.viewer:
                look = card_look(self.after, event.a, event.card)
                far = event.a != (self.viewer if self.viewer in (0, 1) else 0)
                self.motions.append(motions.PlayCard(look, event.a, played_as(event.text), far))
        elif event.kind == events.ROLLED:
            self._roll(event, rest)

    def _turn_up(self, unit: int) -> None:
        """Turn a counter to the side that is up now."""
        square = self.now.square[unit]
        if square >= 0:
            self.motions.append(motions.Flip(square, counter_look(self.now, unit)))

    def _roll(self, event: Event, rest: tuple[Event, ...]) -> None:
        faces = event.faces or (event.a,)
        sides = tuple(dice.faces(event.b)) if event.faces else (0,)
        total, against = event.a, -1
        if rest and rest[0].kind == events.TOTALS:
            total, against = rest[0].a, rest[0].b
        self.motions.append(
            motions.Roll(
                tuple(faces),
                sides,
                total - event.a,
                total,
                against,
                roll_title(event.text),
                roll_result(event, rest),
                event.c,
            )
        )


class Animator(QObject):
    """Shows steps on a board. `began` comes before a step is shown, `shown` after it, `idle` when none is left."""

    began = Signal(object)
    shown = Signal(object)
    idle = Signal()

    def __init__(self, board: "BoardView", viewer: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._viewer = viewer
        self._waiting: deque[tuple[Step, bool]] = deque()
        self._current: Step | None = None
        self.swift = False
        """Whether the steps that come now are shown without motion."""
        self._held = False
        self._playing = False
        self._void = 0
        """So many rests are still to be heard of steps that were forgotten."""
        # Queued: a board without motion rests at once, and a whole battle must not pile up on the call stack.
        board.rested.connect(self._rest, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        return self._current is not None or bool(self._waiting)

    def show(self, step: "Step") -> None:
        """Show a step after those that still wait."""
        self._waiting.append((step, self.swift))
        if self._current is None:
            self._next()

    def hold(self, held: bool) -> None:
        """While held, nothing new begins: a curtain is down, or the battle is paused."""
        self._held = held
        if not held and self._current is None:
            QTimer.singleShot(0, self, self._next)

    def skip(self) -> bool:
        """Show at once whatever still moves; False if nothing did."""
        if self._current is None:
            return False
        self._board.skip()
        return True

    def clear(self) -> None:
        """Forget everything that was still to be shown: the screen is about to show another moment."""
        self._waiting.clear()
        self._current = None
        if self._playing:
            self._playing = False
            self._void += 1
        self._board.skip()

    def _next(self) -> None:
        if self._held or self._current is not None:
            return
        if not self._waiting:
            self.idle.emit()
            return
        step, swift = self._waiting.popleft()
        self._current = step
        self.began.emit(step)
        if self._current is step:
            self._playing = True
            self._board.play([] if swift else motions_of(step, self._viewer()))

    def _rest(self) -> None:
        if self._void:
            self._void -= 1
            return
        self._playing = False
        step, self._current = self._current, None
        if step is None:
            return
        self.shown.emit(step)
        self._next()


_DECLARED: Final = {
    "assault": DRUM,
    "ambush": MUSKET,
    "bombard": CANNON,
    "rockets": CANNON,
    "battery": CANNON,
    "volley": MUSKET,
}
"""By the form of a combat."""


def sounds_of(happened: tuple[Event, ...]) -> list[str]:
    """What is heard of a step, each sound once, in order."""
    heard: list[str] = []
    for event in happened:
        sound = ""
        if event.kind == events.DECLARED:
            sound = _DECLARED.get(event.text, DRUM)
        elif event.kind == events.ROLLED and event.text == "attack":
            sound = MUSKET
        if sound and sound not in heard:
            heard.append(sound)
    return heard
