"""Manoeuvre on the command line: boards and armies as plain text, its files, and how it is played at random."""

import random
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from app.manoeuvre import action_text, plain_text, random_play
from app.manoeuvre.action_table import VERBS
from app.manoeuvre.plain_text import named
from app.shell.console import Console, Other, Teller
from app.shell.output import UserError, counted
from engine.manoeuvre import action as act
from engine.manoeuvre import events
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import square_name
from engine.manoeuvre.events import Event
from engine.manoeuvre.invariants import faults
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from engine.record import Record
from resources.document import Document
from resources.faults import Fault, Rejected
from resources.manoeuvre.armies import ArmySheet, sheet_of
from resources.manoeuvre.library import FOLDERS, SUFFIX, Library
from resources.manoeuvre.scenarios import Scenario, scenario_of
from resources.manoeuvre.sections import sections_of

PICTURE: Final = 1024
"""The side of a picture, in pixels."""


_WAYS: Final = {"retreat": "retreated to", "withdrawal": "withdrew to", "advance": "advanced to"}


class CombatReport(Teller):
    """Hears the events of a state that is played on, and turns each combat into a line."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._attack = ""
        self._results: list[tuple[int, str]] = []
        """Units, and what has become of each."""
        self._lines: list[str] = []
        state.tell = self.hear

    def played(self, record: Record) -> list[str]:
        return self.lines()

    def lines(self) -> list[str]:
        """What there is to tell since the last time."""
        told, self._lines = self._lines, []
        return told

    def hear(self, event: Event) -> None:
        if event.kind == events.DECLARED:
            self._end()
            self._attack = self._declared(event)
        elif event.kind == events.TOTALS:
            self._attack += f", {event.a} against {event.b}"
        elif event.kind == events.HIT:
            self._results.append((event.a, "was reduced"))
        elif event.kind == events.LOST:
            self._results.append((event.a, "was lost"))
        elif event.kind == events.MOVED and self._attack and event.text in _WAYS:
            self._results.append((event.a, f"{_WAYS[event.text]} {square_name(event.c)}"))
        elif event.kind in (events.TURN, events.ENDED):
            self._end()

    def _declared(self, event: Event) -> str:
        state, verb = self._state, VERBS[event.text]
        facts = action_text.card_facts(state, state.active, state.pile[state.active][-1], verb)
        facts |= {"side": state.armies[state.active].name, "unit": named(state, event.a) if event.a >= 0 else ""}
        facts |= {"target": named(state, event.b), "end": square_name(state.square[event.b])}
        return action_text.log_line(verb, **facts).removesuffix(".")

    def _end(self) -> None:
        """The combat is over once the next thing of note begins."""
        if self._attack:
            fates = [
                f"{named(self._state, unit)} {' and '.join(fate for _, fate in results)}"
                for unit, results in groupby(self._results, key=lambda result: result[0])
            ]
            self._lines.append(f"{self._attack}: {', '.join(fates) or 'no effect'}.")
        self._attack = ""
        self._results = []


class ManoeuvreConsole(Console):
    """Manoeuvre for the commands that every game has."""

    scenario = "first_battle"
    open_scenario = "open_battle"
    kinds = ("a scenario", "an army")

    # A battle as plain text

    def headline(self, state: State) -> str:
        return plain_text.headline(state)

    def result(self, state: State, winner: int, how: str) -> str:
        return plain_text.result(state, winner, how)

    def board(self, state: State) -> str:
        return plain_text.board(state)

    def legend(self, state: State) -> str:
        return plain_text.legend(state)

    def facts(self, state: State) -> str:
        return plain_text.facts(state)

    def as_json(self, state: State) -> dict[str, Any]:
        return plain_text.as_json(state)

    def ending_json(self, state: State) -> dict[str, Any]:
        return {"reason": state.reason}

    def teller(self, state: State) -> Teller:
        return CombatReport(state)

    def paint(self, state: State, path: Path) -> None:
        from app.shell.start import unseen

        with unseen():
            from PySide6.QtGui import QImageWriter

            from app.manoeuvre.board.from_state import board_look
            from app.manoeuvre.board.paint.boards import board_image

            image = board_image(board_look(state), PICTURE)
        if not QImageWriter(str(path), b"png").write(image):
            raise UserError(f"No picture can be written to {path}.", "file")

    # Files

    def scenario_json(self, scenario: Scenario) -> dict[str, str]:
        return {
            "title": scenario.title,
            "id": scenario.id,
            "author": scenario.author,
            "notes": scenario.notes.strip(),
        }

    def others(self, library: Library) -> dict[str, dict[str, Other]]:
        return {"armies": {id: _army(sheet) for id, sheet in library.sheets.items()}}

    def missing(self, library: Library, id: str) -> str:
        return str(library.left_out("scenario", id) or library.left_out("army", id))

    def read_document(self, document: Document, kind: str, library: Library) -> Any:
        if kind == "scenario":
            return scenario_of(document, library)
        return _army(sheet_of(document)) if kind == "army" else None

    def check_file(self, path: Path, document: Document | None, kind: str, library: Library) -> None:
        if document is not None and kind == "army":
            sheet_of(document)
        elif document is not None and kind == "sections":
            sections_of(document)
        elif document is not None and kind == "scenario":
            scenario_of(document, library)
        else:
            raise Rejected([Fault("kind", 'Say what this file is: kind = "army", "sections" or "scenario".')])

    def misplaced(self, path: Path, kind: str, library: Library) -> tuple[Fault, ...]:
        place = _place(path)
        if kind not in FOLDERS or not place.is_relative_to(_place(library.folder)):
            return ()
        wanted = library.folder / FOLDERS[kind]
        if place.parent != _place(wanted) or place.suffix != SUFFIX:
            return (
                Fault(
                    "",
                    "It is not used here; move it to {folder}, with a name that ends in {suffix}.",
                    folder=str(wanted),
                    suffix=SUFFIX,
                ),
            )
        rejected = {_place(entry.path): entry.faults for entry in library.rejected}
        return rejected.get(place, ())

    def astray(self, library: Library) -> list[Path]:
        return sorted(path for path in library.folder.glob(f"*{SUFFIX}") if path.is_file())

    def own(self, library: Library) -> str:
        held = {"army": library.armies, "section": library.sections, "scenario": library.scenarios}
        own = {kind: sum(not library.is_shipped(kind, id) for id in ids) for kind, ids in held.items()}
        armies = counted(own["army"], "army", "armies")
        return f"{armies}, {counted(own['section'], 'section')} and {counted(own['scenario'], 'scenario')}"

    # Random play

    def random_scenario(self, rng: random.Random, library: Library) -> Scenario:
        return random_play.random_scenario(rng, library)

    def choose(self, state: State, rng: random.Random, temper: float) -> Action:
        return random_play.choose(state, rng, temper)

    def is_combat(self, action: Action) -> bool:
        return act.ASSAULT <= action.verb <= act.HONOUR

    def faults(self, state: State) -> list[str]:
        return list(faults(state))

    def stray(self, state: Any, record: Record, rng: random.Random) -> Action:
        return Action(rng.randrange(len(act.SHAPES)), rng.randrange(-1, 70), rng.randrange(-1, 70))


def _army(sheet: ArmySheet) -> Other:
    return Other("an army", sheet.army.name, plain_text.army_text(sheet), plain_text.army_as_json(sheet))


def _place(path: Path) -> Path:
    """Where a file lies, be it a link or not."""
    return path.absolute().parent.resolve() / path.name


CONSOLE: Final = ManoeuvreConsole(GAME)
