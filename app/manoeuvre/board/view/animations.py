"""How each motion is performed: for how long, what it shows on the way, and what it leaves behind."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QRect, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QTransform

from app.board import dice
from app.board.dice import DicePanel
from app.manoeuvre.board.view import motions
from app.manoeuvre.board.view.items import MOVING, BoardScene, CardOnTable, CounterItem, PictureItem
from app.manoeuvre.board.view.motions import Motion


def _nothing() -> None:
    pass


def _still(ms: float) -> None:
    pass


@dataclass(frozen=True)
class Act:
    """A motion as it is performed."""

    ms: float
    """How long at normal speed."""
    begin: Callable[[], None] = _nothing
    at: Callable[[float], None] = _still
    """Shows it after so many milliseconds of normal speed."""
    end: Callable[[], None] = _nothing
    """Leaves everything as it is afterwards, whether or not it was ever seen moving."""


class Player(QObject):
    """Whoever calls `play` hears `rested` once, never from within the call itself."""

    rested = Signal()

    def __init__(self, stage: Callable[[Motion], Act], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._waiting: deque[Motion] = deque()
        self._act: Act | None = None
        self._owed = 0
        self.speed = 1.0
        self.reduced = False
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.valueChanged.connect(self._show)
        self._run.finished.connect(self._finish)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._owed > 0

    def play(self, motions: Sequence[Motion]) -> None:
        """What was still playing is shown at once, as if skipped."""
        if self._owed:
            self.skip()
        self._owed += 1
        self._waiting.extend(motions)
        if self.reduced:
            self._complete()
        self._soon.start()

    def skip(self) -> None:
        """Everything is as it will be; `rested` comes before this returns if anything was playing."""
        if not self._owed:
            return
        self._complete()
        self._soon.stop()
        self._rest()

    def _complete(self) -> None:
        self._run.stop()
        if self._act is not None:
            act, self._act = self._act, None
            act.end()
        while self._waiting:
            self._stage(self._waiting.popleft()).end()

    def _next(self) -> None:
        while self._waiting:
            act = self._stage(self._waiting.popleft())
            if act.ms <= 0:
                act.end()
                continue
            self._act = act
            act.begin()
            self._run.setEndValue(float(act.ms))
            self._run.setDuration(max(1, round(act.ms / self.speed)))
            self._run.start()
            return
        self._rest()

    def _show(self, ms: float) -> None:
        if self._act is not None and self._run.state() == QAbstractAnimation.State.Running:
            self._act.at(ms)

    def _finish(self) -> None:
        act, self._act = self._act, None
        if act is not None:
            act.end()
            self._next()

    def _rest(self) -> None:
        owed, self._owed = self._owed, 0
        for _ in range(owed):
            self.rested.emit()


SQUARE_MS: Final = 220
FLIP_MS: Final = 180
CARD_MS: Final = 240
CARD_HOLD_MS: Final = 700
PANEL_MS: Final = 120

_EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


def eased(ms: float, whole: float) -> float:
    """How far along, from 0 to 1: quick at first, then slowing down, never beyond its end."""
    return _EASE.valueForProgress(min(1.0, max(0.0, ms / whole))) if whole else 1.0


class Stage:
    """Turns motions into acts on a scene and the panels over it."""

    def __init__(self, scene: BoardScene, panel: DicePanel, card: CardOnTable) -> None:
        self._scene = scene
        self._panel = panel
        self._card = card

    def act(self, motion: Motion) -> Act:
        match motion:
            case motions.Move():
                return self._move(motion)
            case motions.Place():
                return self._place(motion)
            case motions.Flip():
                return self._flip(motion)
            case motions.Remove():
                return self._remove(motion)
            case motions.Build():
                return self._build(motion.square)
            case motions.Raze():
                return self._raze(motion.square)
            case motions.Roll():
                return self._roll(motion)
            case motions.PlayCard():
                return self._play_card(motion)
            case motions.Wait():
                return Act(motion.ms)

    def _move(self, move: motions.Move) -> Act:
        scene = self._scene
        item = scene.counters.get(move.unit) or scene.counter_at(move.start)
        if item is None:
            return Act(0)
        start = item.pos()
        # One that was dragged there has most of its way behind it.
        way = scene.lie.centre(move.end) - start
        whole = SQUARE_MS * (abs(way.x()) + abs(way.y())) / scene.lie.cell

        def begin() -> None:
            item.away = True
            item.setZValue(MOVING)
            scene.bare(item)

        def at(ms: float) -> None:
            item.setPos(start + (scene.lie.centre(move.end) - start) * eased(ms, whole))

        def end() -> None:
            item.square = move.end
            scene.send_home(item)

        return Act(whole, begin, at, end)

    def _place(self, place: motions.Place) -> Act:
        scene = self._scene

        def item() -> CounterItem:
            return scene.put(place.look.unit, place.square, place.look)

        return Act(
            FLIP_MS,
            lambda: item().setOpacity(0.0),
            lambda ms: item().setOpacity(eased(ms, FLIP_MS)),
            lambda: scene.send_home(item()),
        )

    def _flip(self, flip: motions.Flip) -> Act:
        scene = self._scene
        item = scene.counter_at(flip.square)
        if item is None:
            return Act(0)

        def turn_up() -> None:
            scene.put(item.look.unit, flip.square, flip.look)

        def at(ms: float) -> None:
            share = ms / FLIP_MS
            if share >= 0.5 and item.look != flip.look:
                turn_up()
            item.setTransform(QTransform.fromScale(max(0.03, abs(1 - 2 * share)), 1.0))

        def end() -> None:
            item.setTransform(QTransform())
            turn_up()

        return Act(FLIP_MS, at=at, end=end)

    def _remove(self, remove: motions.Remove) -> Act:
        item = self._scene.counter_at(remove.square)
        if item is None:
            return Act(0)
        return Act(FLIP_MS, at=lambda ms: _fade(item, 1 - eased(ms, FLIP_MS)), end=lambda: self._scene.take(item))

    def _build(self, square: int) -> Act:
        scene = self._scene
        return Act(
            FLIP_MS,
            lambda: _fade(scene.build(square), 0.0),
            lambda ms: _fade(scene.build(square), eased(ms, FLIP_MS)),
            lambda: _fade(scene.build(square), 1.0),
        )

    def _raze(self, square: int) -> Act:
        item = self._scene.redoubts.get(square)
        if item is None:
            return Act(0)
        return Act(FLIP_MS, at=lambda ms: _fade(item, 1 - eased(ms, FLIP_MS)), end=lambda: self._scene.raze(square))

    def _roll(self, roll: motions.Roll) -> Act:
        panel = self._panel

        def end() -> None:
            if not panel.shows(roll):
                panel.begin(roll, self._over())
            panel.end()

        return Act(dice.WHOLE_MS, lambda: panel.begin(roll, self._over()), panel.set_time, end)

    def _play_card(self, played: motions.PlayCard) -> Act:
        card = self._card
        whole = CARD_MS + CARD_HOLD_MS + PANEL_MS

        def at(ms: float) -> None:
            if ms <= CARD_MS + CARD_HOLD_MS:
                card.come(eased(ms, CARD_MS))
            else:
                card.fade(1 - (ms - CARD_MS - CARD_HOLD_MS) / PANEL_MS)

        return Act(whole, lambda: card.begin(played), at, card.clear)

    def _over(self) -> QRect:
        return self._scene.lie.board


def _fade(item: PictureItem, opacity: float) -> None:
    item.setOpacity(opacity)
