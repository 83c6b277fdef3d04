"""Sealed Orders, a toy game behind the contract: both seats seal orders at the same time, open them, and dice decide.

It is what the house must be able to play without knowing it: nothing outside this file says a word about it.

A round has two fronts. Each seat seals an order for the one and then for the other, and both do so at the same time.
When all four lie there, both open theirs; then the dice of both orders are rolled on each front, and the higher face
scores. Whoever has more points after the last round wins; while they are level another round is played.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from ai.player import Limits, Thought, never, unheard
from engine.game import EVERYTHING, Dice, Prompt, Refusal, Rng, Standing
from engine.record import Header, Misfit, Record
from engine.registry import Registration
from resources.faults import Fault, Rejected
from resources.folder import own_folder

GAME: Final = Registration(
    "sealedorders", "Sealed Orders", content="tests.sealed_orders:CONTENT", players="tests.sealed_orders:PLAYERS"
)
CHANCE: Final = 2
NOBODY: Final = 3
FRONTS: Final = 2
ROUNDS: Final = 3
UNKNOWN: Final = "?"

ORDERS: Final = {"hold": (8, 1), "march": (6, 2), "raid": (4, 3)}
"""The sides of an order's die, and what it scores."""
SEALING: Final = "sealing"
OPENING: Final = "opening"
ROLLING: Final = "rolling"
OVER: Final = "over"
PHASES: Final = (SEALING, OPENING, ROLLING, OVER)

PROMPTS: Final = {
    SEALING: Prompt("seal", "Seal an order.", "§1"),
    OPENING: Prompt("open", "Open your orders.", "§2"),
    ROLLING: Prompt("roll", "The dice are rolled.", "§3"),
    OVER: Prompt("over", "The battle is over.", ""),
}
_VERBS: Final = {SEALING: "seal", OPENING: "open", ROLLING: "roll", OVER: ""}


class Action(NamedTuple):
    """`seal` with one order, `open` with those of both fronts, or `roll` with the faces of both seats."""

    verb: str
    orders: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.orders, *map(str, self.faces)))


class Event(NamedTuple):
    """Something that happened, as far as the viewer of the state knows it."""

    kind: str
    seat: int
    orders: tuple[str, ...] = ()
    points: int = 0


class State:
    """One moment of a battle, or what one viewer may know of it."""

    def __init__(self, rounds: int = ROUNDS) -> None:
        self.rounds = rounds
        self.round = 1
        self.phase = SEALING
        self.front = 0
        self.scores = [0, 0]
        self.orders: list[list[str]] = [[], []]
        self.open = [False, False]
        self.viewer = EVERYTHING
        self.seat = 0
        self.winner = NOBODY
        self.how = ""
        self.tell: Callable[[Event], None] | None = None

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def copy(self) -> "State":
        twin = State(self.rounds)
        twin.round, twin.phase, twin.front = self.round, self.phase, self.front
        twin.scores, twin.open = self.scores[:], self.open[:]
        twin.orders = [orders[:] for orders in self.orders]
        twin.viewer, twin.seat, twin.winner, twin.how = self.viewer, self.seat, self.winner, self.how
        return twin

    def __str__(self) -> str:
        lines = [f"round {self.round} of {self.rounds}", f"{self.phase} {self.front}", f"viewer {self.viewer}"]
        for seat, word in enumerate(GAME.seats):
            how = "open" if self.open[seat] else "sealed"
            lines.append(" ".join((word, str(self.scores[seat]), how, *self.orders[seat])))
        return "\n".join(lines)

    # Deciding

    def deciding(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase == ROLLING:
            return (CHANCE,)
        return tuple(sorted(self._undecided(), key=lambda seat: seat != self.seat))

    def _undecided(self) -> list[int]:
        """The seats that have not done in this phase what both must do."""
        done = self.open if self.phase == OPENING else [len(orders) == FRONTS for orders in self.orders]
        return [seat for seat in range(2) if not done[seat]]

    def ask(self, seat: int) -> None:
        if seat not in self.deciding():
            raise ValueError(f"Seat {seat} has nothing to decide.")
        self.seat = seat

    def legal(self) -> list[Action]:
        return self.legal_for(self.seat)

    def legal_for(self, seat: int) -> list[Action]:
        if seat not in self.deciding() or self._is_veiled(seat):
            return []
        if self.phase == SEALING:
            return [Action("seal", (order,)) for order in ORDERS]
        if self.phase == OPENING:
            return [Action("open", tuple(self.orders[seat]))]
        return [Action("roll", faces=faces) for faces in product(*(range(1, most + 1) for most in self._sides()))]

    def _is_veiled(self, seat: int) -> bool:
        """Whether the orders of a seat are hidden here while they are sealed."""
        return seat < CHANCE and self.viewer not in (EVERYTHING, seat)

    def prompt(self) -> Prompt:
        return PROMPTS[self.phase]

    def do(self, action: Action) -> None:
        seat = self.seat
        if action.verb == "seal":
            self.orders[seat] += action.orders
            self._say(Event("sealed", seat, action.orders))
            if not self._undecided():
                self.phase = OPENING
        elif action.verb == "open":
            self.orders[seat] = list(action.orders)
            self.open[seat] = True
            self._say(Event("opened", seat, action.orders))
            if not self._undecided():
                self.phase, self.front = ROLLING, 0
        else:
            self._score(action.faces)
        self._turn()

    def _score(self, faces: tuple[int, ...]) -> None:
        one, two = faces
        best = 0 if one > two else 1
        points = ORDERS[self.orders[best][self.front]][1] if one != two else 0
        self.scores[best] += points
        self._say(Event("scored", best if points else NOBODY, points=points))
        self.front += 1
        if self.front < FRONTS:
            return
        self.front = 0
        level = self.scores[0] == self.scores[1]
        if self.round >= self.rounds and not level:
            self.phase = OVER
            self.winner = 0 if self.scores[0] > self.scores[1] else 1
            self.how = "points"
        else:
            self.round += 1
            self.phase, self.orders, self.open = SEALING, [[], []], [False, False]

    def _turn(self) -> None:
        """Ask somebody who may decide: the viewer if he is one, else the first seat."""
        if self.phase == OVER:
            self.seat = NOBODY
        elif self.phase == ROLLING:
            self.seat = CHANCE
        else:
            seats = self._undecided()
            self.seat = self.viewer if self.viewer in seats else seats[0]

    def _say(self, event: Event) -> None:
        if self.tell is not None:
            self.tell(event)

    def apply(self, action: Action) -> None:
        if not self._may_be(action):
            raise self._refusal(action)
        self.do(action)

    def _may_be(self, action: Action) -> bool:
        if not self.over and self._is_veiled(self.seat):
            if self.phase == SEALING:
                return action == Action("seal", (UNKNOWN,))
            return action.verb == "open" and len(action.orders) == FRONTS and set(action.orders) <= set(ORDERS)
        return action in self.legal()

    def _refusal(self, action: Action) -> Refusal:
        if self.over:
            return Refusal("over", "The battle is over.", "")
        if action.verb != _VERBS[self.phase]:
            return Refusal("other-phase", "Now is not the time to {verb}.", "§1", verb=action.verb)
        if self.phase == OPENING:
            return Refusal("other-orders", "Open the orders that you have sealed.", "§2")
        if self.phase == ROLLING:
            return Refusal("no-such-roll", "These dice have no such faces.", "§3")
        return Refusal("no-such-order", "Seal one order that everybody can read later.", "§1")

    def seals(self, action: Action) -> bool:
        """The first order may be taken back; the second ends it, for then both may open."""
        return action.verb == "open" or (action.verb == "seal" and len(self.orders[self.seat]) == FRONTS - 1)

    def idle(self) -> Action | None:
        return self.legal()[0] if self.phase == OPENING and not self._is_veiled(self.seat) else None

    def may_choose(self) -> bool:
        return self.phase == SEALING

    # Chance

    def _sides(self) -> tuple[int, ...]:
        return tuple(ORDERS[orders[self.front]][0] for orders in self.orders)

    def chance(self) -> Dice | None:
        return Dice(self._sides(), self.front) if self.phase == ROLLING else None

    def rolled(self, faces: Sequence[int]) -> Action:
        return Action("roll", faces=tuple(faces))

    def drawn(self, card: int) -> Action:
        raise ValueError("There are no cards in this game.")

    def chances(self) -> list[tuple[Action, Fraction]]:
        rolls = self.legal()
        return [(roll, Fraction(1, len(rolls))) for roll in rolls]

    def sample(self, rng: Rng) -> Action:
        rolls = self.legal()
        return rolls[int(rng.random() * len(rolls))]

    # Secrets

    def seen_by(self, viewer: int) -> "State":
        view = self.copy()
        view.viewer = viewer
        for seat in range(2):
            if view._is_veiled(seat) and not view.open[seat]:
                view.orders[seat] = [UNKNOWN] * len(view.orders[seat])
        if viewer in view.deciding():
            view.seat = viewer
        return view

    def shown_to(self, action: Action, viewer: int) -> Action:
        return Action("seal", (UNKNOWN,)) if action.verb == "seal" and viewer != self.seat else action

    def opened(self, action: Action) -> tuple[Action, ...]:
        return tuple(Action("seal", (order,)) for order in action.orders) if action.verb == "open" else ()

    def resample(self, rng: Rng) -> None:
        self.viewer = EVERYTHING
        names = list(ORDERS)
        for orders in self.orders:
            orders[:] = [names[int(rng.random() * len(names))] if order == UNKNOWN else order for order in orders]

    def cards(self) -> None:
        return None

    # Texts and numbers

    def standing(self) -> Standing:
        one, two = self.scores
        leader = NOBODY if one == two else 0 if one > two else 1
        return Standing(self.round, NOBODY, self.phase, leader, (one, two), "points")

    def write(self, action: Action) -> str:
        return str(action)

    def read(self, line: str) -> Action:
        verb, *rest = line.split() or ("",)
        if verb == "roll" and len(rest) == 2 and all(each in _FACES for each in rest):
            return Action(verb, faces=tuple(map(int, rest)))
        most = {"seal": 1, "open": FRONTS}.get(verb, 0)
        if most and len(rest) == most and all(each in ORDERS or each == UNKNOWN for each in rest):
            return Action(verb, tuple(rest))
        raise Refusal("malformed", "An action is “seal raid”, “open raid hold” or “roll 3 5”.", "")


_FACES: Final = frozenset(str(face) for face in range(1, 1 + max(sides for sides, _ in ORDERS.values())))


def read_state(text: str) -> State:
    """The state that `str` has written; raises ValueError."""
    lines = [line.split() for line in text.split("\n")]
    try:
        (_, number, _, rounds), (phase, front), (_, viewer), *seats = lines
        state = State(int(rounds))
        state.round, state.phase, state.front, state.viewer = int(number), phase, int(front), int(viewer)
        for seat, (_, score, how, *orders) in enumerate(seats):
            state.scores[seat], state.open[seat], state.orders[seat] = int(score), how == "open", orders
        if state.over:
            state.winner, state.how = (0 if state.scores[0] > state.scores[1] else 1), "points"
        state._turn()
    except (ValueError, IndexError):
        raise ValueError("This is not a state of Sealed Orders.") from None
    if str(state) != text or phase not in PHASES:
        raise ValueError("This is not a state of Sealed Orders.")
    return state


class Library(NamedTuple):
    """There is nothing on the shelves but a folder."""

    folder: Path


class Content:
    """The door to files that there are none of: a scenario is the number of rounds."""

    def open(self, folder: Path | None = None) -> Library:
        return Library(folder or own_folder())

    def reread(self, library: Library) -> None:
        """There is nothing to read."""

    def rejected(self, library: Library) -> list[tuple[Path, tuple[Fault, ...]]]:
        return []

    def scenarios(self, library: Library) -> Mapping[str, int]:
        return {"short": ROUNDS, "long": 20 * ROUNDS}

    def read_scenario(self, text: str | bytes, library: Library) -> int:
        try:
            return read_state(text if isinstance(text, str) else text.decode()).rounds
        except ValueError as error:
            raise Rejected([Fault("", str(error))]) from None

    def scenario_in(self, header: Header, library: Library) -> int:
        return self.read_scenario(header.start, library)

    def title(self, scenario: int) -> str:
        return f"{scenario} rounds"

    def about(self, scenario: int) -> str:
        return f"rounds-{scenario}"

    def prepare(
        self, scenario: int, library: Library, created: str, program: str, players: tuple[str, ...] = ("", "")
    ) -> tuple[Header, State]:
        start = State(scenario)
        return Header(GAME.id, program, created, dict(zip(GAME.seats, players, strict=True)), str(start)), start

    def start_of(self, record: Record, library: Library) -> State:
        try:
            return read_state(record.header.start)
        except ValueError:
            raise Misfit("The battle cannot begin as this record says.") from None

    def read_state(self, text: str, library: Library) -> State:
        return read_state(text)

    def lacking(self, header: Header, library: Library) -> tuple[str, ...]:
        return ()

    def text_of(self, name: str, folder: Path) -> str:
        raise Rejected([Fault("", "This game has no files.")])

    def check(self, name: str, text: str, header: Header) -> None:
        raise Rejected([Fault("", "This game has no files.")])

    def keep(self, name: str, text: str, folder: Path) -> None:
        """Nothing is ever sent."""

    def including(self, library: Library, texts: Iterable[str]) -> Library:
        return library


CONTENT: Final = Content()


class Steady:
    """Seals the same order all the time, and so is easily told from anybody else."""

    def __init__(self, order: str) -> None:
        self.order = order

    def watch(self, view: State, action: Action) -> None:
        """Nothing changes his mind."""

    def think(
        self,
        view: State,
        halt: Callable[[], bool] = never,
        report: Callable[[Thought[Action]], None] = unheard,
    ) -> Thought[Action]:
        wanted = Action("seal", (self.order,))
        return Thought(wanted if wanted in view.legal() else view.legal()[0])


class Players:
    """One player for each order, the most cautious first."""

    names = tuple(ORDERS)

    def make(self, name: str, seed: int, limits: Limits | None = None) -> Steady:
        return Steady(name)

    def win_chance(self, state: State, seat: int) -> float:
        if state.over:
            return float(state.winner == seat)
        ahead = state.scores[seat] - state.scores[1 - seat]
        return min(max(0.5 + 0.08 * ahead, 0.05), 0.95)


PLAYERS: Final = Players()
