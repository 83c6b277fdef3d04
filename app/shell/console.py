"""What the commands need of a game: its battles as plain text, its files, random play, and what must always be true.

A game registers an object of a class of its own as `console`. What it leaves as it is here is said in the terms of the
contract, so that every game can be shown, demonstrated, checked and fuzzed.
"""

import random
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.shell.output import UserError
from engine.game import State
from engine.record import Record
from engine.registry import Registration
from resources.content import Content
from resources.document import Document
from resources.faults import Fault

TEMPER: Final = 0.9
"""Of the players of a demonstration; see `Console.choose`."""


class Other(NamedTuple):
    """Something else than a battle that can be shown."""

    kind: str
    """What it is, such as “an army”."""
    name: str
    text: str
    json: dict[str, Any]


class Teller:
    """Tells a battle as it is played on, a line for whatever is worth one."""

    def played(self, record: Record) -> list[str]:
        """What there is to tell, after the last entry of the record."""
        entry = record.entries[-1]
        return [entry.text if entry.seat == record.chance else f"{record.words[entry.seat]}: {entry.text}"]


class Console:
    """One game on the command line."""

    scenario: str = ""
    """The one that is fought where none is named; empty for the first there is."""
    open_scenario: str = ""
    """The one in which everything is still to be chosen, hosted where none is named; empty if there is none."""

    kinds: tuple[str, ...] = ("a scenario",)
    """What can be shown besides records."""

    def __init__(self, game: Registration) -> None:
        self.game = game

    @property
    def content(self) -> Content:
        found: Content = self.game.part("content")
        return found

    def seat(self, seat: int) -> str:
        """The word for a seat; for nobody an empty one."""
        return self.game.seats[seat] if seat < len(self.game.seats) else ""

    # A battle as plain text

    def headline(self, state: Any) -> str:
        """When it is and who decides, or how the battle ended."""
        if state.over:
            return self.result(state, state.winner, state.how)
        standing = state.standing()
        names = [self.seat(seat) for seat in state.deciding() if seat < self.game.chance]
        who = f"{' and '.join(names)} to decide" if names else "chance decides"
        return f"Turn {standing.turn}, {standing.phase}: {who}."

    def result(self, state: Any, winner: int, how: str) -> str:
        """How a battle ended, in one sentence."""
        who = f"Seat {self.seat(winner)} wins" if self.seat(winner) else "Nobody wins"
        return f"{who} on turn {state.standing().turn}: {how}."

    def board(self, state: Any) -> str:
        return str(state)

    def legend(self, state: Any) -> str:
        """What the signs on the board mean."""
        return ""

    def facts(self, state: Any) -> str:
        """What cannot be seen on the board."""
        return ""

    def as_json(self, state: Any) -> dict[str, Any]:
        """The same for programs; `state` is the whole state in its own text form."""
        standing = state.standing()
        return {
            "turn": standing.turn,
            "phase": standing.phase,
            "deciding": [self.seat(seat) or "chance" for seat in state.deciding()],
            "scores": list(standing.scores),
            "state": str(state),
        }

    def ending_json(self, state: Any) -> dict[str, Any]:
        """What else there is to say to programs of how a battle ended."""
        return {}

    def teller(self, state: Any) -> Teller:
        """For a state that is about to be played on."""
        return Teller()

    def paint(self, state: Any, path: Path) -> None:
        """Write a picture of the board; needs Qt, but no display. Raises UserError."""
        raise UserError(f"The boards of {self.game.name} cannot be painted.")

    # Files

    def scenario_json(self, scenario: Any) -> dict[str, str]:
        """What a scenario says of itself."""
        return {"title": self.content.title(scenario)}

    def others(self, library: Any) -> dict[str, dict[str, Other]]:
        """What else the library holds, by kind and id."""
        return {}

    def missing(self, library: Any, id: str) -> str:
        """Why there may be nothing of that id, as a sentence after a space."""
        return ""

    def read_document(self, document: Document, kind: str, library: Any) -> Any:
        """The scenario, or the `Other`, that a file holds; None if it is neither. Raises Rejected."""
        return None

    def check_file(self, path: Path, document: Document | None, kind: str, library: Any) -> None:
        """Any file but a record; raises Rejected with every fault."""
        self.content.read_scenario(path.read_bytes(), library)

    def misplaced(self, path: Path, kind: str, library: Any) -> tuple[Fault, ...]:
        """Why a file of the user's folder is not used, if it is not."""
        return ()

    def astray(self, library: Any) -> list[Path]:
        """Files of the user's folder that lie where nobody looks for them."""
        return []

    def own(self, library: Any) -> str:
        """How much of his own a user has, as `2 armies`; empty if that is not counted."""
        return ""

    # Random play

    def random_scenario(self, rng: random.Random, library: Any) -> Any:
        """Any scenario to try the rules with."""
        scenarios = self.content.scenarios(library)
        return scenarios[rng.choice(list(scenarios))]

    def choose(self, state: Any, rng: random.Random, temper: float) -> Any:
        """Any legal action; the hotter the temper, from 0 to 1, the rarer one that does nothing."""
        return rng.choice(state.legal())

    def is_combat(self, action: Any) -> bool:
        """Whether an action is counted as a fight."""
        return False

    def faults(self, state: Any) -> list[str]:
        """What is wrong with a state, each in a sentence; nothing ever should be."""
        return []

    def stray(self, state: State[Any], record: Record, rng: random.Random) -> Any:
        """An action that is most likely not legal here; None if none can be thought of."""
        if state.chance() is not None or not record.entries:
            return None
        text = rng.choice(record.entries).text
        return state.read(text)


def console_of(game: Registration) -> Console:
    """A game on the command line."""
    if not game.has("console"):
        return Console(game)
    found: Console = game.part("console")
    return found


def random_action(console: Console, state: Any, rng: random.Random, temper: float) -> tuple[int, Any]:
    """One of the seats that may decide now, turned to, and what it does."""
    seats = state.deciding()
    seat = seats[0] if len(seats) == 1 else rng.choice(seats)
    state.ask(seat)
    if seat == console.game.chance:
        return seat, state.sample(rng)
    return seat, console.choose(state, rng, temper)
