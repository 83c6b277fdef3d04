"""Says what happens to whoever listens with a screen reader: cards drawn one by one are told of together."""

from collections.abc import Callable, Iterable

from app.shell.play.chronicle import Line, fold


class Herald:
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
