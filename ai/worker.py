"""A player who thinks in a process of his own, so that a screen never waits for him.

worker = Worker(game("manoeuvre"), "random", seed=7)
worker.watch(view, action)           # as for any player: before each action is played
request = worker.think(view)         # returns at once
…                                    # when worker.fileno() can be read, or now and then:
for news in worker.news():
    if news.final and not news.sentence:
        battle.play(news.value.action)
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from ai.background import Background, Channel, News
from ai.bots import bot
from ai.player import Limits, Thought
from ai.protocol.seat_player import Maker, SeatPlayer
from ai.protocol.view_feed import ViewFeed, ViewUpdate
from ai.protocol.views import Views
from engine.registry import Registration


@dataclass(frozen=True)
class Think:
    """The job of the process: think about the decision that `told` leads to."""

    told: list[ViewUpdate]
    name: str
    seed: int
    limits: Limits | None

    def __call__(self, channel: Channel) -> Thought[str]:
        player: SeatPlayer = channel.prepared
        for told in self.told:
            tell = player.begin if told.is_view else player.saw
            tell(told.seat, told.text)
        return player.think(self.name, self.seed, self.limits, channel.stopped, channel.offer)


def _player(game: Registration, maker: Maker, folder: Path | None) -> SeatPlayer:
    return SeatPlayer(maker, Views(game, folder))


class Worker(Background):
    """One long-lived process. One that was lost is started again by the next `think`, and told everything again.

    `name`, `seed` and `limits` may be changed at any time and hold from the next `think` on.
    """

    def __init__(
        self,
        game: Registration,
        name: str,
        seed: int,
        limits: Limits | None = None,
        folder: Path | None = None,
        maker: Maker | None = None,
    ) -> None:
        """The folder is the user's own, as the library has it. A maker must be a function that can be imported; without
        one, players are those of `ai.bots`.
        """
        super().__init__(partial(_player, game, maker or partial(bot, game), folder))
        self.name = name
        self.seed = seed
        self.limits = limits
        self._feed = ViewFeed(game)

    def begin(self) -> None:
        """A new battle begins, with a new player."""
        self.cancel()
        self._feed.forget()

    def watch(self, view: Any, action: Any) -> None:
        """An action about to be played, as this seat is shown it. It overtakes whoever still thinks."""
        self.cancel()
        self._feed.watch(view, action)

    def think(self, view: Any) -> int:
        """Have the decision in this view thought about; returns the number by which news name it."""
        self.cancel()
        self._feed.reach(view)
        self.start()
        return self.run(Think(self._feed.news(), self.name, self.seed, self.limits))

    def start(self) -> bool:
        started = super().start()
        if started:
            self._feed.resend()
        return started

    def news(self, seconds: float = 0.0) -> Iterator[News]:
        """Thoughts: the best so far or, if final, the answer."""
        for news in super().news(seconds):
            if news.sentence:
                # Whatever he made of the battle so far may be wrong.
                self._feed.resend()
                yield news
            else:
                assert self._feed.view is not None
                words: Thought[str] = news.value
                action = self._feed.view.read(words.action)
                yield replace(news, value=Thought(action, words.win, words.lines, words.nodes))
