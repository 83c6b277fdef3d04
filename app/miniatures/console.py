"""The companion on the command line: a battle as a play sheet, battles at random, and what must always be true."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from app.miniatures.plain_text import HOW, STEPS, event_lines, play_sheet, under_way
from app.shell.console import Console, Other, Teller
from app.shell.output import counted
from engine.miniatures.action import Action
from engine.miniatures.invariants import faults
from engine.miniatures.position import CHANCE, Event
from engine.miniatures.registration import GAME
from engine.miniatures.roster import Roster
from engine.miniatures.state import State
from engine.record import Record
from resources.document import Document
from resources.faults import Fault, Rejected
from resources.miniatures.battles import KIND as BATTLE
from resources.miniatures.battles import read_battle
from resources.miniatures.content import Library
from resources.miniatures.drill import KIND as DRILL
from resources.miniatures.drill import read_drill
from resources.miniatures.fire_tables import KIND as FIRE
from resources.miniatures.fire_tables import read_fire_table
from resources.miniatures.rosters import KIND as ROSTER
from resources.miniatures.rosters import lines_of, read_roster, roster_of, write_roster
from resources.miniatures.tables import KIND as TABLES
from resources.miniatures.tables import read_tables

DULL: Final = ("amend", "finish", "go", "cancel", "refuse", "leave", "drop", "unmark", "unflag", "restore", "strike")
"""What players of a demonstration seldom do: it takes back or puts off."""


class CompanionTeller(Teller):
    """Tells a battle by its events."""

    def __init__(self, state: State) -> None:
        self._setting = state.moment.setting
        self._heard: list[Event] = []
        state.tell = self._heard.append

    def played(self, record: Record) -> list[str]:
        lines = [line for event in self._heard for line in event_lines(self._setting, event)]
        self._heard.clear()
        return lines


class CompanionConsole(Console):
    """The companion for the commands that every game has."""

    def headline(self, state: State) -> str:
        if state.over:
            return self.result(state, state.winner, state.how)
        m = state.moment
        seat = state.seat
        who = "the dice" if seat == CHANCE else m.setting.rosters[seat].title
        return f"Turn {m.now.turn}, {STEPS[m.now.stack[0]]}: {who} to decide."

    def result(self, state: State, winner: int, how: str) -> str:
        rosters = state.moment.setting.rosters
        if winner >= len(rosters):
            return f"Nobody wins: {how}."
        return f"{rosters[winner].title} wins in turn {state.moment.now.turn} {HOW.get(how, f'({how})')}."

    def board(self, state: State) -> str:
        return play_sheet(state)

    def legend(self, state: State) -> str:
        return "# a stand, . a stand lost."

    def facts(self, state: State) -> str:
        return "" if state.over else "\n".join(under_way(state))

    def teller(self, state: Any) -> Teller:
        return CompanionTeller(state)

    # Files

    def check_file(self, path: Path, document: Document | None, kind: str, library: Library) -> None:
        said = document.get("kind") if document is not None else None
        if not isinstance(said, str) or said not in KINDS:
            words = ", ".join(f'"{each}"' for each in KINDS)
            raise Rejected([Fault("kind", "Say what this file is: kind = {words}.", words=words)])
        KINDS[said](path.read_bytes(), library)

    def own(self, library: Library) -> str:
        shelves = (
            ("roster", library.rosters, 2),
            ("battle", library.battles, 1),
            ("set of tables", library.tables, 1),
            ("fire table", library.fire_tables, 0),
        )
        parts = [counted(len(shelf) - coming, word, _MANY.get(word, "")) for word, shelf, coming in shelves]
        return f"{', '.join(parts[:-1])} and {parts[-1]}"

    def others(self, library: Library) -> dict[str, dict[str, Other]]:
        return {"rosters": {id: _shown(roster) for id, roster in library.rosters.items()}}

    def read_document(self, document: Document, kind: str, library: Library) -> Any:
        return _shown(roster_of(document)) if document.get("kind") == ROSTER else None

    # Random play

    def choose(self, state: State, rng: random.Random, temper: float) -> Action:
        """Any kind of action, then any of that kind; the hotter the temper, the rarer those that put off or skip."""
        legal = state.legal()
        if rng.random() < temper:
            busy = state.moment.tag == "check" and state.moment.unchecked()
            skipped = (*DULL, "done") if busy or state.moment.tag == "declare" else DULL
            legal = [action for action in legal if action.verb not in skipped] or legal
        verbs = sorted({action.verb for action in legal if action.verb != "finish"}) or ["finish"]
        verb = rng.choice(verbs)
        return rng.choice([action for action in legal if action.verb == verb])

    def is_combat(self, action: Action) -> bool:
        return action.verb == "resolve"

    def faults(self, state: State) -> list[str]:
        return faults(state.moment)


KINDS: Final[dict[str, Callable[[bytes, Library], Any]]] = {
    ROSTER: lambda text, library: read_roster(text),
    BATTLE: read_battle,
    TABLES: lambda text, library: read_tables(text),
    FIRE: lambda text, library: read_fire_table(text),
    DRILL: lambda text, library: read_drill(text),
}
"""Every kind of file, and what reads it."""
_MANY: Final = {"set of tables": "sets of tables"}


def _shown(roster: Roster) -> Other:
    try:
        text = lines_of(roster).rstrip("\n")
    except Rejected:
        text = write_roster(roster).rstrip("\n")  # a name that quick entry cannot hold
    return Other("a roster", roster.title, text, {"title": roster.title, "stands": roster.stands})


CONSOLE: Final = CompanionConsole(GAME)
