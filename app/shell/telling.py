"""A battle told as it is fought: one line for each combat and what came of it, from the events of the engine."""

from itertools import groupby
from typing import Final

from app.shell.textboard import named
from engine.manoeuvre import events
from engine.manoeuvre.battlefield import square_name
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State

_DEEDS: Final = {
    "assault": "assaults {target}",
    "ambush": "ambushes {target}",
    "bombard": "bombards {target}",
    "volley": "fires a volley at {target}",
    "rockets": "fires rockets at {target}",
    "battery": "fires a grand battery at {target}",
    "honour": "dies with honour",
}
_WAYS: Final = {"retreat": "retreats to", "withdrawal": "withdraws to", "advance": "advances to"}


class Teller:
    """Hears the events of a state that is played on, and turns each combat into a line."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._deed = ""
        self._results: list[tuple[int, str]] = []
        """Units, and what has become of each."""
        self._lines: list[str] = []
        state.tell = self.hear

    def lines(self) -> list[str]:
        """What there is to tell since the last time."""
        told, self._lines = self._lines, []
        return told

    def hear(self, event: Event) -> None:
        state = self._state
        if event.kind == events.DECLARED:
            self._end()
            attacker = named(state, event.a) if event.a >= 0 else state.armies[state.active].name
            target = f"{named(state, event.b)} on {square_name(state.square[event.b])}"
            self._deed = f"{attacker} {_DEEDS[event.text].format(target=target)}"
        elif event.kind == events.TOTALS:
            self._deed += f", {event.a} against {event.b}"
        elif event.kind == events.HIT:
            self._results.append((event.a, "is reduced"))
        elif event.kind == events.LOST:
            self._results.append((event.a, "is lost"))
        elif event.kind == events.MOVED and self._deed and event.text in _WAYS:
            self._results.append((event.a, f"{_WAYS[event.text]} {square_name(event.c)}"))
        elif event.kind in (events.TURN, events.ENDED):
            self._end()

    def _end(self) -> None:
        """The combat is over once the next thing of note begins."""
        if self._deed:
            fates = [
                f"{named(self._state, unit)} {' and '.join(fate for _, fate in results)}"
                for unit, results in groupby(self._results, key=lambda result: result[0])
            ]
            self._lines.append(f"{self._deed}: {', '.join(fates) or 'nothing comes of it'}.")
        self._deed = ""
        self._results = []
