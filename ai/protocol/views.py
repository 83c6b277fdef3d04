"""Views as the protocol tells them: the words for the seats of a game, and a view from its text."""

from pathlib import Path
from typing import Any

from ai.protocol.line_format import ProtocolFault
from engine.game import EVERYTHING, State
from engine.record import CHANCE
from engine.registry import Registration
from resources.content import Content
from resources.faults import shown


class Views:
    """The views of one game. Its library is opened when a view is first read."""

    def __init__(self, game: Registration, folder: Path | None = None) -> None:
        """The folder is the user's own, None for the usual one."""
        self.game = game
        self.words = (*game.seats, CHANCE)
        self._content: Content = game.part("content")
        self._library = self._content.open(folder)

    def seat_named(self, word: str) -> int:
        if word not in self.game.seats:
            seats = " or ".join(f"“{seat}”" for seat in self.game.seats)
            raise ProtocolFault(f"A seat is {seats}, not {shown(word)}.")
        return self.game.seats.index(word)

    def read(self, text: str, seat: int) -> State[Any]:
        """What a seat may know of the state that a text describes; raises ProtocolFault.

        A text that tells more is not believed to be meant so: the rest is forgotten before anybody thinks about it.
        """
        try:
            state = self._content.read_state(text, self._library)
        except ValueError as error:
            raise ProtocolFault(str(error)) from None
        if state.viewer not in (EVERYTHING, seat):
            word = self.words[seat]
            raise ProtocolFault(f"This is what another sees: the secrets of seat {word} are hidden. Send its own view.")
        return state.seen_by(seat)


def seat_of(view: State[Any], game: Registration) -> int:
    """Whose view it is; raises ValueError if it is not that of one seat."""
    if not 0 <= view.viewer < game.chance:
        raise ValueError("A player gets what his own seat sees: state.seen_by(seat).")
    return view.viewer
