"""A player at his table: what his seat has seen of the battle, and who thinks for it. Bot and worker share it."""

from collections.abc import Callable
from typing import Any

from ai.player import Limits, Player, Thought
from ai.protocol.views import SEATS, read_view, seat_named
from ai.protocol.words import Misheard
from engine.manoeuvre.state import State
from resources.manoeuvre.library import Library

Maker = Callable[[str, int, Limits | None], Player[Any]]
"""Makes a player of a name, seed and limits, as `ai.bots.bot` does."""


class Sitting:
    """One seat of one battle at a time; everything said to it is text, and refused with Misheard or Refusal."""

    def __init__(self, maker: Maker, library: Library) -> None:
        self.view: State | None = None
        self.seat = 0
        self._maker = maker
        self._library = library
        self._start: State | None = None
        self._seen: list[Any] = []
        self._player: Player[Any] | None = None
        self._made: object = None

    def begin(self, seat: str, text: str) -> None:
        """Start over from a view. A text that is refused leaves everything as it was."""
        number = seat_named(seat)
        self.view = read_view(text, number, self._library)
        self.seat = number
        self._start = self.view.copy()
        self._seen = []
        self._player = None

    def saw(self, seat: str, text: str) -> None:
        """The next action, as this seat is shown it or as it was: what is not for this seat's eyes is not looked at."""
        view = self._present()
        if view.over:
            raise Misheard("The battle is over.")
        if seat != SEATS[view.seat]:
            raise Misheard(f"It is for {SEATS[view.seat]} to decide now, so send “saw {SEATS[view.seat]} …”.")
        action = view.shown_to(view.read(text), self.seat)
        after = view.copy()
        after.apply(action)
        self._seen.append(action)
        self.view = after
        if self._player is not None:
            self._lead(self._player.watch, view, action)

    def check_asked(self) -> State:
        """The view, if it is this seat that has to decide; raises Misheard."""
        view = self._present()
        if view.over:
            raise Misheard("The battle is over.")
        if view.seat != self.seat:
            raise Misheard(f"It is for {SEATS[view.seat]} to decide now, so there is nothing to think about.")
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
        for action in self._seen:
            player.watch(view, action)
            view.do(action)
        return player

    def _lead(self, call: Callable[..., Any], *values: Any) -> Any:
        """Let the player do something; one who fails is not trusted to know where he is, and is made anew."""
        try:
            return call(*values)
        except BaseException:
            self._player = None
            raise

    def _present(self) -> State:
        if self.view is None:
            raise Misheard("No battle has begun; send “position one” or “position two”, the view, and “end”.")
        return self.view


def _in_words(view: State, thought: Thought[Any]) -> Thought[str]:
    return Thought(view.write(thought.action), thought.win, thought.lines, thought.nodes)
