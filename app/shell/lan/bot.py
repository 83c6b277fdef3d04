"""A computer that plays one side of a battle over the network, for tests and for the machine in the cellar."""

import random
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from ai.bots import RANDOM
from ai.player import RandomPlayer
from app.shell.lan.pacing import bot_pause
from app.shell.lan.remote_battle import RemoteBattle
from engine.battle import Step
from engine.game import Refusal
from engine.record import UNDO
from engine.registry import games

if TYPE_CHECKING:
    from app.shell.play.computer import Computer


class Bot(QObject):
    """Plays whenever its side is asked."""

    def __init__(self, game: RemoteBattle, level: str, pace: float = 0.0) -> None:
        """`pace`: seconds to answer in, so that its time tells nothing about its hand; see `app.shell.lan.pacing`."""
        super().__init__(game)
        self._pace = pace
        self._asked_at = 0.0
        self._game = game
        game.ask_always = True
        self._level = level
        self._seed = random.SystemRandom().getrandbits(32)
        self._guess = RandomPlayer(self._seed)
        self._computer: Computer | None = None
        game.stepped.connect(self._watch)
        game.asked.connect(self._think)
        game.wished.connect(game.decline_wish)

    def _hire(self) -> "Computer":
        """A player of the game that is being played, which is known only once somebody is asked."""
        from app.shell.play.computer import Computer

        game = self._game
        played = games()[game.battle.record.header.game]
        briefing = partial(game.watched_by, game.my_seat)
        computer = Computer(played, self._level, self._seed, game.lobby.folder, briefing=briefing, parent=self)
        computer.done.connect(lambda thought: self._answer(thought.action))
        computer.failed.connect(lambda sentence: game.resign())
        return computer

    def _think(self) -> None:
        self._asked_at = time.monotonic()
        if self._level == RANDOM:
            # Needs no time to think, so no process to think in.
            self._answer(self._guess.think(self._game.seen()).action)
            return
        if self._computer is None:
            self._computer = self._hire()
        self._computer.think(self._game.seen())

    def _answer(self, action: Any) -> None:
        pause = bot_pause(time.monotonic() - self._asked_at, self._pace)
        if pause <= 0:
            self._play(action)
            return
        entries = len(self._game.battle.record.entries)
        QTimer.singleShot(round(1000 * pause), self, lambda: self._play_at(action, entries))

    def _play_at(self, action: Any, entries: int) -> None:
        """Unless the battle has gone on, or is over."""
        if self._game.to_decide() >= 0 and len(self._game.battle.record.entries) == entries:
            self._play(action)

    def _play(self, action: Any) -> None:
        try:
            self._game.play(action)
        except Refusal:
            # What cannot be saved is not played; it is asked again when there is room.
            if self._game.match is None or not self._game.match.stuck:
                raise

    def _watch(self, step: Step[Any]) -> None:
        record = self._game.battle.record
        if self._computer is None:
            pass
        elif record.is_action(step.entry.seat, step.entry.text):
            self._computer.watch(step.before, step.before.read(step.entry.text))
        elif step.entry.text == UNDO:
            self._computer.unwatch()
        self._game.go()

    def close(self) -> None:
        if self._computer is not None:
            self._computer.close()
