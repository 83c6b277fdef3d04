"""The smallest game that keeps the contract: dice, a secret and two decisions a turn, for what must know no other."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from engine.game import EVERYTHING, Dice, Prompt, Refusal, Rng, Standing

ORDER = (2, 0, 0, 1, 1)
"""Chance adds pebbles, then each seat hides some and takes one or two."""


class Pebbles:
    """Whoever takes the last pebble wins. Actions are their own text."""

    def __init__(self, bowl: int = 6) -> None:
        self.bowl = bowl
        self.step = 0
        self.hidden = [0, 0]
        self.seat = 2
        self.winner = 3
        self.how = ""
        self.tell: Callable[[str], None] | None = None
        self.viewer = EVERYTHING
        self.sealed = ""
        """The action that may not be taken back."""

    @property
    def over(self) -> bool:
        return self.seat == 3

    def copy(self) -> "Pebbles":
        twin = Pebbles(self.bowl)
        twin.step, twin.seat, twin.winner, twin.how = self.step, self.seat, self.winner, self.how
        twin.hidden = self.hidden[:]
        twin.viewer, twin.sealed = self.viewer, self.sealed
        return twin

    def deciding(self) -> tuple[int, ...]:
        return () if self.over else (self.seat,)

    def ask(self, seat: int) -> None:
        if seat not in self.deciding():
            raise ValueError(seat)

    def legal_for(self, seat: int) -> list[str]:
        return self.legal() if seat == self.seat else []

    def idle(self) -> str | None:
        return None

    def may_choose(self) -> bool:
        return self.seat < 2

    def legal(self) -> list[str]:
        if self.over:
            return []
        return [["roll 1", "roll 2"], ["hide 0", "hide 1"], ["take 1", "take 2"]][self._kind()]

    def _kind(self) -> int:
        return 0 if self.seat == 2 else 2 - self.step % 2

    def prompt(self) -> Prompt:
        return Prompt("pebbles", "Your turn.", "")

    def seals(self, action: str) -> bool:
        return action == self.sealed

    def do(self, action: str) -> None:
        if self.tell is not None:
            self.tell(action)
        word, number = action.split()
        if word == "roll":
            self.bowl += int(number)
        elif word == "hide":
            self.hidden[self.seat] += int(number)
        else:
            self.bowl -= int(number)
        self.step = (self.step + 1) % len(ORDER)
        if self.bowl <= 0:
            self.winner, self.how, self.seat = self.seat, "last pebble", 3
        else:
            self.seat = ORDER[self.step]

    def apply(self, action: str) -> None:
        if action not in self.legal():
            raise Refusal("illegal", "This cannot be done now.", "§1")
        self.do(action)

    def chance(self) -> Dice | None:
        return Dice((2,), 0) if self.seat == 2 else None

    def rolled(self, faces: Sequence[int]) -> str:
        return f"roll {sum(faces)}"

    def drawn(self, card: int) -> str:
        raise NotImplementedError

    def chances(self) -> list[tuple[str, Fraction]]:
        return [(action, Fraction(1, 2)) for action in self.legal()]

    def sample(self, rng: Rng) -> str:
        return self.legal()[int(2 * rng.random())]

    def seen_by(self, viewer: int) -> "Pebbles":
        view = self.copy()
        view.viewer = viewer
        return view

    def shown_to(self, action: str, viewer: int) -> str:
        return "hide ?" if action.startswith("hide") and viewer != self.seat else action

    def opened(self, action: str) -> tuple[str, ...]:
        return ()

    def cards(self) -> None:
        return None

    def resample(self, rng: Rng) -> None:
        self.viewer = EVERYTHING

    def standing(self) -> Standing:
        return Standing(1, self.seat, "pebbles", 3, (0, 0), "pebbles")

    def write(self, action: str) -> str:
        return action

    def read(self, line: str) -> str:
        words = line.split()
        if len(words) != 2:
            raise Refusal("malformed", "An action is two words.", "")
        return " ".join(words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pebbles) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]
