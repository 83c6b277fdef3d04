"""The contract that every game behind this program keeps, without a word of Manoeuvre in it.

A battle is a list of actions: state, whose decision, action, state. Records, replay and undo speak to these protocols
only, and so will the arena and LAN play; a second game then needs nothing but its own `State`.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Protocol, TypeVar


class Rng(Protocol):
    """A source of chance, held outside the engine: `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""


class Refusal(Exception):  # noqa: N818  # nothing went wrong: an answer, not an error
    """Why an action may not be played: a code for programs, a sentence for people, the rule behind it."""

    def __init__(self, code: str, template: str, rule: str, **values: str) -> None:
        sentence = template.format(**values) if values else template
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.template = template
        """The sentence with names such as {unit} still to be filled in, for translators."""
        self.values = values

    def __str__(self) -> str:
        return f"{self.sentence.removesuffix('.')} ({self.rule})." if self.rule else self.sentence


class Prompt:
    """What is asked of a seat: a code for programs, a sentence for people, the rule behind it."""

    __slots__ = ("code", "rule", "template", "values")

    def __init__(self, code: str, template: str, rule: str, **values: str) -> None:
        self.code = code
        self.template = template
        """The sentence with names such as {unit} still to be filled in, for translators."""
        self.values = values
        self.rule = rule

    @property
    def sentence(self) -> str:
        return self.template.format(**self.values)


ActionT = TypeVar("ActionT")
StateT = TypeVar("StateT")


class State(Protocol[ActionT]):
    """One moment of a game. Seats count from 0; a game says which number stands for chance and which for nobody."""

    seat: int
    """Whose decision it is."""
    tell: Callable[[Any], None] | None
    """Told of every event as actions are played; not copied with the state."""
    winner: int
    how: str

    @property
    def over(self) -> bool: ...

    def copy(self: StateT) -> StateT: ...

    def legal(self) -> list[ActionT]: ...

    def prompt(self) -> Prompt: ...

    def do(self, action: ActionT, /) -> None:
        """Play a legal action; told to a listener if the state has one."""

    def apply(self, action: ActionT, /) -> None:
        """Play an action, or raise Refusal and change nothing."""

    def seals(self, action: ActionT, /) -> bool:
        """Whether an action of a seat may never be taken back, since it showed another seat something."""

    def chances(self) -> list[tuple[ActionT, Fraction]]: ...

    def sample(self, rng: Rng, /) -> ActionT: ...

    def seen_by(self: StateT, viewer: int, /) -> StateT: ...

    def shown_to(self, action: ActionT, viewer: int, /) -> ActionT:
        """What a viewer sees of an action about to be played."""

    def resample(self, rng: Rng, /) -> None: ...

    def write(self, action: ActionT, /) -> str: ...

    def read(self, line: str, /) -> ActionT: ...
