"""The table on which the rules of Commanders are tested: a position, two sheets, decisions and dice, all as text.

`at` sets a table up. `Table.play` plays lines one by one; `Table.run` plays whole phases by itself: it carries out the
orders marked for each phase, takes the decisions and dice it was given, and otherwise does as the golden cases say.
Nobody reacts except that infantry tries a square, nobody withdraws or re-rolls, everybody advances and rallies.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final

from engine.commanders.board import NAMES, Board, Marker, place_of
from engine.commanders.options import Options
from engine.commanders.start import ARMY, Start, at_position, begin, setup_position
from engine.commanders.text import position_text
from engine.game import Refusal

SEATS: Final = ("white", "black", "chance", "nobody")
MARKS: Final = {"F": 2, "B": 3, "C": 4, "N": 5}
PHASES: Final = ("plan", "fast", "fire", "arms", "march", "rally", "score")
FIRE: Final = 3
TERRAIN: Final[dict[str, Any]] = {"board": "B", "options": Options(terrain=True)}
TERRAIN_TURNED: Final[dict[str, Any]] = {"board": "B turned", "options": Options(terrain=True)}
LONGEST: Final = 500
"""Decisions in the phases of one case: more than that and it does not end."""


class Order:
    """Some orders of one kind and arrow on a sheet, and the first phase in which they are used."""

    def __init__(self, text: str) -> None:
        line, _, mark = text.strip().partition(" @")
        units, self.path = line.split()
        self.count, self.kind = int(units[:-1] or "1"), units[-1]
        self.phase = MARKS[mark or "C"]

    def __str__(self) -> str:
        return f"{self.count}{self.kind} {self.path}"

    def covers(self, kind: str, path: str, phase: int) -> bool:
        """Whether these are the orders that a part of a `go` speaks of: the whole arrow, or what is left of it."""
        if self.kind != kind or phase < self.phase or (self.phase == FIRE and phase != FIRE):
            return False
        return path in (self.path, self.path.partition("-")[2])


def orders(text: str) -> list[Order]:
    return [Order(part) for part in text.split(";") if part.strip()]


def sheet(text: str) -> str:
    """A sheet without the marks of its phases."""
    return "; ".join(map(str, orders(text)))


def units(text: str) -> Counter[tuple[str, str]]:
    """A position as counts, so that two texts of one position are equal: place, kind and status."""
    found: Counter[tuple[str, str]] = Counter()
    for part in filter(None, (part.strip() for part in text.split(";"))):
        place, _, stacks = part.partition(":")
        for stack in stacks.split():
            match = re.fullmatch(r"(\d+)([ICAica])([sqxmr]*)", stack)
            assert match, f"“{stack}” is not a stack"
            if int(match[1]):
                # Whoever has acted or reacted in the phase under way is as good as fresh until its end.
                marks = match[3].replace("m", "").replace("r", "")
                found[place.strip(), match[2] + "".join(sorted(marks))] += int(match[1])
    return found


class Table:
    """A battle seen and played through text alone, so that a test reads as the rule it checks."""

    def __init__(self, state: Any, white: str = "", black: str = "") -> None:
        self.state = state
        self.orders = (orders(white), orders(black))

    # Looking

    @property
    def seat(self) -> str:
        return SEATS[self.state.seat]

    @property
    def verb(self) -> str:
        """What kind of decision is asked: the first words of what is legal."""
        return "/".join(sorted({line.split()[0] for line in self.legal()}))

    @property
    def phase(self) -> int:
        return 1 + PHASES.index(self.state.standing().phase)

    @property
    def round(self) -> int:
        return self.state.standing().turn

    @property
    def points(self) -> tuple[int, int]:
        one, two = self.state.standing().scores
        return one, two

    @property
    def winner(self) -> str:
        return SEATS[self.state.winner]

    @property
    def tokens(self) -> tuple[set[str], set[str]]:
        """The sectors that each side bombarded last."""
        white, black = ({NAMES[sector] for sector in sectors} for sectors in self.state.tokens)
        return white, black

    @property
    def position(self) -> str:
        """Where every unit is; those in a line of a combat are counted in the sector from which they came."""
        return position_text(self.state)

    def legal(self) -> list[str]:
        return [self.state.write(action) for action in self.state.legal()]

    def chances(self) -> dict[str, Fraction]:
        return {self.state.write(action): chance for action, chance in self.state.chances()}

    def seen_by(self, side: str) -> "Table":
        return Table(self.state.seen_by(SEATS.index(side)))

    def copy(self) -> "Table":
        table = Table(self.state.copy())
        table.orders = self.orders
        return table

    def is_at(self, text: str) -> bool:
        """Whether the position is this one; said at length where it is not."""
        found, wanted = units(self.position), units(text)
        missing = " ".join(f"{place}: {count}{what}" for (place, what), count in sorted((wanted - found).items()))
        surplus = " ".join(f"{place}: {count}{what}" for (place, what), count in sorted((found - wanted).items()))
        assert found == wanted, f"missing {missing or 'nothing'}, too many {surplus or 'none'}: {self.position}"
        return True

    def has(self, text: str) -> bool:
        """Whether these stacks are in the position, and in the places named nothing else of their side."""
        found, wanted = units(self.position), units(text)
        named = {(place, what[0].isupper()) for place, what in wanted}
        there = Counter({key: count for key, count in found.items() if (key[0], key[1][0].isupper()) in named})
        assert there == wanted, f"wanted {text}: {self.position}"
        return True

    # Playing

    def play(self, *lines: str) -> "Table":
        for line in lines:
            try:
                self.state.apply(self.state.read(line))
            except Refusal as refusal:
                at = f"{self.seat}, phase {self.phase}"
                shown = "\n".join(self.legal()[:40])
                raise AssertionError(f"“{line}” refused ({at}): {refusal}\nlegal:\n{shown}") from None
        return self

    def refused(self, line: str) -> Refusal:
        before = str(self.state)
        try:
            self.state.apply(self.state.read(line))
        except Refusal as refusal:
            assert str(self.state) == before
            return refusal
        raise AssertionError(f"“{line}” was not refused")

    def run(self, phases: str | int, decide: Iterable[str] = (), dice: Iterable[str] = ()) -> "Table":
        """Play until the last of these phases is over; every decision and every roll given must be asked for."""
        last, turn = int(str(phases)[-1]), self.round
        return self._play(_Script(decide, dice), lambda: self.round > turn or self.phase > last)

    def until(self, verb: str, decide: Iterable[str] = (), dice: Iterable[str] = (), side: str = "") -> "Table":
        """Play until a decision is asked whose answers begin with this word, of this side if one is named."""
        return self._play(
            _Script(decide, dice), lambda: verb in self.verb.split("/") and side in ("", self.seat), must=True
        )

    def _play(self, script: "_Script", is_over: Any, must: bool = False) -> "Table":
        for _ in range(LONGEST):
            if self.state.over or is_over():
                assert not (must and self.state.over), "the battle is over before that is asked"
                script.must_be_empty(self)
                return self
            self.play(script.answer(self))
        raise AssertionError(f"does not end: {self.position}")

    def go(self) -> str:
        """Everything that the sheet of the side asked has marked for this phase, as far as it is legal."""
        sheet = self.orders[self.state.seat]
        best, most = "", -1
        for line in self.legal():
            moved = 0
            used: Counter[int] = Counter()
            for count, kind, path in _parts(line):
                left = count
                for i, order in enumerate(sheet):
                    if order.covers(kind, path, self.phase):
                        taken = min(left, order.count - used[i])
                        used[i] += taken
                        left -= taken
                moved += count if left == 0 else -1000
            if moved > most:
                best, most = line, moved
        return best

    def default(self) -> str:
        """What is done where a case says nothing."""
        lines = self.legal()
        if len(lines) == 1:
            return lines[0]
        verb = lines[0].split()[0]
        if verb == "go":
            return self.go()
        if verb == "react":
            plain = [line for line in lines if "retreat" not in line and "counter" not in line]
            return max(plain, key=_number)
        if verb in ("withdraw", "stand"):
            return "stand"
        if verb in ("reroll", "pass"):
            return "pass"
        if verb in ("advance", "stay", "rally"):
            return max(lines, key=_number)
        if verb in ("fire", "road"):
            return verb
        if verb in ("order", "save"):
            return "save"
        raise AssertionError(f"{self.seat} must be told what to do:\n" + "\n".join(lines[:40]))


def _parts(line: str) -> list[tuple[int, str, str]]:
    """The orders of a `go`: how many of which kind by which arrow."""
    found = []
    for part in line.partition(" ")[2].split(";"):
        if part.strip():
            stack, *_, path = part.split()
            found.append((int(stack[:-1] or "1"), stack[-1], path))
    return found


def _number(line: str) -> int:
    """How many units an answer speaks of."""
    words = line.replace(";", " ").split()
    return sum(int(match[1]) for word in words if (match := re.fullmatch(r"(\d+)[ICA]?s?", word))) + words.count("A")


class _Script:
    """Decisions by side and dice, each taken in the order given."""

    def __init__(self, decide: Iterable[str], dice: Iterable[str]) -> None:
        self.decisions: dict[str, list[str]] = {"white": [], "black": []}
        for line in decide:
            side, _, answer = line.partition(" ")
            self.decisions[side].append(answer)
        self.dice = [f"roll {line}" if line[0] != "o" else line for line in dice]

    def answer(self, table: Table) -> str:
        if table.seat == "chance":
            assert self.dice, f"no dice left for “{table.legal()[0]}”: {table.position}"
            return self.dice.pop(0)
        mine = self.decisions[table.seat]
        if mine and mine[0].split()[0] in table.verb.split("/"):
            return mine.pop(0)
        return table.default()

    def must_be_empty(self, table: Table) -> None:
        assert not any(self.decisions.values()), f"never asked: {self.decisions}: {table.position}"
        assert not self.dice, f"never rolled: {self.dice}: {table.position}"


def at(
    text: str,
    white: str = "",
    black: str = "",
    *,
    phase: int | str = 4,
    points: Sequence[int] = (0, 0),
    saved: Sequence[int] | None = None,
    bombarded: Sequence[str] = ("", ""),
    board: str | Board = "A",
    **more: Any,
) -> Table:
    """A table at the beginning of a phase, with sheets whose orders may be marked with the phase of their use."""
    state = at_position(
        text,
        white=sheet(white),
        black=sheet(black),
        phase=int(str(phase)[0]),
        points=(points[0], points[1]),
        saved=None if saved is None else (saved[0], saved[1]),
        bombarded=(bombarded[0], bombarded[1]),
        board=board,
        **more,
    )
    return Table(state, white, black)


def marker(kind: str, side: str, sector: str, value: int) -> Marker:
    return Marker(kind, SEATS.index(side), place_of(sector), value)


def fought(text: str, white: str = "", black: str = "", *dice: str, phase: int = 4, **more: Any) -> Table:
    """A phase played to its end, with these dice and decisions."""
    decide = more.pop("decide", ())
    return at(text, white, black, phase=phase, **more).run(phase, decide, dice)


def battle(setup: str, **more: Any) -> Table:
    """A whole battle from a printed set-up: `marengo`, `la_rothiere`."""
    return Table(begin(Start(setup_position(setup.replace("_", " ").title()), **more)))


def custom(armies: Any = (ARMY, ARMY), **more: Any) -> Table:
    """A whole battle in which both write their own set-ups."""
    return Table(begin(Start("", armies=armies, **more)))
