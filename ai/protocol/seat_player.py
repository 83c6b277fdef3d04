"""The player of one seat, told everything as text: what the seat has seen of the battle, and who thinks for it.

The bot's side of the protocol and the worker share it.
"""

from collections.abc import Callable
from typing import Any

from ai.player import Limits, Player, Thought
from ai.protocol.line_format import ProtocolFault
from ai.protocol.views import Views
from engine.game import State

Maker = Callable[[str, int, Limits | None], Player[Any]]
"""Makes a player of a name, seed and limits, as `ai.bots.bot` does for a game."""


class SeatPlayer:
    """One seat of one battle at a time; everything said to it is text, and refused with ProtocolFault or Refusal."""

    def __init__(self, maker: Maker, views: Views) -> None:
        self.view: State[Any] | None = None
        self.seat = 0
        self._maker = maker
        self._views = views
        self._start: State[Any] | None = None
        self._seen: list[tuple[int, Any]] = []
        """Every action since the start, and whose it was."""
        self._player: Player[Any] | None = None
        self._made: object = None

    def begin(self, seat: str, text: str) -> None:
        """Start over from a view. A text that is refused leaves everything as it was."""
        number = self._views.seat_named(seat)
        self.view = self._views.read(text, number)
        self.seat = number
        self._start = self.view.copy()
        self._seen = []
        self._player = None

    def saw(self, seat: str, text: str) -> None:
        """The next action, as this seat is shown it or as it was: what is not for this seat's eyes is not looked at."""
        view = self._present()
        if view.over:
            raise ProtocolFault("The battle is over.")
        deciding = [self._views.words[number] for number in view.deciding()]
        if seat not in deciding:
            raise ProtocolFault(f"It is for {' and '.join(deciding)} to decide now, so send “saw {deciding[0]} …”.")
        view = view.copy()
        view.ask(self._views.words.index(seat))
        action = view.shown_to(view.read(text), self.seat)
        after = view.copy()
        after.apply(action)
        self._seen.append((view.seat, action))
        self.view = after
        if self._player is not None:
            self._lead(self._player.watch, view, action)

    def check_asked(self) -> State[Any]:
        """The view, if this seat is among those that decide now; raises ProtocolFault."""
        view = self._present()
        if view.over:
            raise ProtocolFault("The battle is over.")
        deciding = view.deciding()
        if self.seat not in deciding:
            others = " and ".join(self._views.words[seat] for seat in deciding)
            raise ProtocolFault(f"It is for {others} to decide now, so there is nothing to think about.")
        view.ask(self.seat)
        return view

    def think(
        self,
        name: str,
        seed: int,
        limits: Limits | None,
        halt: Callable[[], bool],
        report: Callable[[Thought[str]], None],
    ) -> Thought[str]:
        """The thought of a player of that name. The one of last time goes on if he is asked in the same way."""
        view = self.check_asked()
        if self._player is None or self._made != (name, seed, limits):
            self._player = self._informed(self._maker(name, seed, limits))
            self._made = (name, seed, limits)
        player = self._player
        thought: Thought[Any] = self._lead(player.think, view, halt, lambda thought: report(_in_words(view, thought)))
        return _in_words(view, thought)

    def _informed(self, player: Player[Any]) -> Player[Any]:
        """A new player, who is told all that happened before him."""
        assert self._start is not None
        view = self._start.copy()
        for seat, action in self._seen:
            view.ask(seat)
            player.watch(view, action)
            view.do(action)
        return player

    def _lead(self, call: Callable[..., Any], *values: Any) -> Any:
        """Let the player do something; one who fails is not trusted to know where he is, and is replaced."""
        try:
            return call(*values)
        except BaseException:
            self._player = None
            raise

    @property
    def word(self) -> str:
        """The word for the seat."""
        return self._views.words[self.seat]

    def _present(self) -> State[Any]:
        if self.view is None:
            positions = " or ".join(f"“position {seat}”" for seat in self._views.game.seats)
            raise ProtocolFault(f"No battle has begun; send {positions}, the view, and “end”.")
        return self.view


def _in_words(view: State[Any], thought: Thought[Any]) -> Thought[str]:
    return Thought(view.write(thought.action), thought.win, thought.lines, thought.nodes)
