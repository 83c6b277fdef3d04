"""The contract that every game behind this program keeps, without a word of any one game.

A battle is a list of actions: a state, who decides, an action, the next state. Records, replay, undo, the arena, the
bot protocol and LAN play speak to these protocols only; `tests/contract.py` checks every promise made here, and
`engine.registry` says where the rest of a game is found.

Seats count from 0. With n of them, n is the seat of chance and n + 1 stands for nobody.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, Protocol, TypeVar

EVERYTHING: Final = -1
"""The viewer of a state in which nothing is hidden: no seat at all."""


def expect(value: object, *kinds: type) -> None:
    """Raise TypeError unless a value is of one of these types, in the words of compiled code, which always checks."""
    if not isinstance(value, kinds):
        wanted = " or ".join(f"{kind.__module__}.{kind.__name__}".removeprefix("builtins.") for kind in kinds)
        raise TypeError(f"{wanted} object expected; got {type(value).__name__}")


class Rng(Protocol):
    """A source of chance, held outside the engine: `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""


class Refusal(Exception):  # noqa: N818  # nothing went wrong: an answer, not an error
    """Why an action may not be played: a code for programs, a sentence for people, the rule behind it."""

    def __init__(self, code: str, template: str, rule: str, **values: Any) -> None:
        sentence = str(Phrase(template, **values))
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.template = template
        """The sentence with names such as {unit} still to be filled in, for translators."""
        self.values: Mapping[str, Any] = values
        """As a `Phrase` has them."""

    def __str__(self) -> str:
        return f"{self.sentence.removesuffix('.')} ({self.rule})." if self.rule else self.sentence


class Phrase:
    """Words for people, a whole sentence or a part of one: an English template, and the values that fill it.

    A value is a name or a number, which stays as it is; a phrase or a refusal, translated in its turn; or a tuple of
    such values, a list. Whoever shows a phrase translates its template; `str` gives the English.

    >>> print(Phrase("{name} is not {wanted}.", name="h9", wanted=Phrase("a square")))
    h9 is not a square.
    """

    __slots__ = ("template", "values")

    def __init__(self, template: str, /, **values: Any) -> None:
        self.template = template
        self.values: Mapping[str, Any] = values

    def __str__(self) -> str:
        filled = {name: _english(value) for name, value in self.values.items()}
        return self.template.format(**filled) if filled else self.template

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))


def _english(value: Any) -> str:
    return ", ".join(map(_english, value)) if isinstance(value, tuple) else str(value)


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


class Dice(NamedTuple):
    """Chance rolls dice: how many sides each has, and the seat that rolls. They are told apart by their places."""

    sides: tuple[int, ...]
    seat: int


class Draw(NamedTuple):
    """Chance draws one card for its owner, who alone sees it; each card of the bag is as likely as any other.

    Cards are small numbers that mean something to the owner's deck. In the view of another seat all are unknown.
    """

    owner: int
    bag: tuple[int, ...]


class Standing(NamedTuple):
    """How a battle stands, for lists of saved battles and for the arena. Says nothing that is hidden from anybody."""

    turn: int
    """Counts from 1; 0 before the first turn."""
    active: int
    """Whose turn it is; nobody's before the first and after the last, and where all have theirs at once."""
    phase: str
    """A key for the words of the game, such as `movement`."""
    leader: int
    """Who is ahead; nobody while it is level."""
    scores: tuple[int, ...]
    """What each seat has of what it takes to be ahead."""
    measure: str
    """What the scores count: a key for the words of the game, such as `strength`."""


ActionT = TypeVar("ActionT")
StateT = TypeVar("StateT")
ActionIn = TypeVar("ActionIn", contravariant=True)


class Cards(Protocol[ActionIn]):
    """What fair play must know of a game with hidden hands, at the moment of the state that gave it (`State.cards`).

    Each seat has a hand and a bag, which is the rest of its deck, unordered. Cards are numbers from 0 to 999. Nothing
    here is on the hot path; everything is at most as long as a deck.
    """

    unknown: int
    """Stands for a card that is not known here."""

    def hand(self, seat: int, /) -> Sequence[int]:
        """The cards a seat holds, sorted."""

    def bag(self, seat: int, /) -> Sequence[int]:
        """What a seat may still draw, in no order. When it is empty and a card is drawn, it holds a new deck."""

    def decks_due(self) -> bool:
        """Whether by now every seat's deck must lie on the table face down. Once true it stays so."""

    def named(self, action: ActionIn, /) -> Sequence[int]:
        """The cards of the deciding seat that an action, as it is shown to another, turns up."""

    def keeps(self, action: ActionIn, /) -> bool:
        """Whether the cards that an action turns up stay in the hand, being only shown."""

    def picked(self, action: ActionIn, /) -> int | None:
        """The card that an action takes out of the own bag face down, unknown in a view; None if it takes none."""

    def returned(self, event: Any, /) -> tuple[int, int] | None:
        """The seat and the card, if an event tells of one that was played and comes back to the hand."""

    def name(self, seat: int, card: int, /) -> str:
        """A card of a seat's deck in English."""


class State(Protocol[ActionT]):
    """One moment of a game: everything that is true of it, or the part of it that one viewer may know (a *view*).

    Actions are values: hashable, equal to any other that says the same, never changed. A state is played on in place;
    nobody keeps one that somebody else plays on. What a method costs is told beside it where that is more than a
    few steps; *n* is the number of legal actions.

    **Several at once.** `deciding` names every seat that may act now. One of them is `seat`, and everything else here
    that concerns a decision, from `legal` to `read`, is about that one; `ask` turns to another. Whoever acts first
    changes the state, and the others go on from there. In a view of a seat that may decide, `seat` is that seat, so
    that a player simply asks for `legal`.

    **Sealed.** An action that others must not see yet is shown to them masked (`shown_to`), and `opened` tells which
    sealed actions a later action of the same seat turns up. In between nothing that another seat can see depends on
    it: not its views, not what is asked, not how many decisions there are.

    **Forced.** A decision with one answer is asked like any other, or answered by the rules and told as an event. It
    is never skipped in silence, unless everybody can see that there is nothing to decide.
    """

    seat: int
    """Who is asked: a seat, chance, or nobody when the game is over."""
    tell: Callable[[Any], None] | None
    """Told of every event as actions are played; not copied with the state."""
    winner: int
    """Nobody while the game lasts, and after a draw."""
    how: str
    """How it ended, in a word for programs and records; empty while it lasts."""

    @property
    def over(self) -> bool:
        """Whether nobody has anything to decide any more."""

    @property
    def viewer(self) -> int:
        """Whose view this is: a seat's, nobody's for a spectator, or EVERYTHING."""

    def copy(self: StateT) -> StateT:
        """The same moment, to be played on without a trace here; without the listener. As long as the state is."""

    def __str__(self) -> str:
        """The state as text that the game's door to its content reads back (`read_state`). Two states with the same
        text are the same in all respects but who is asked. For saving, sending and comparing, not for the hot path.
        """

    # Deciding

    def deciding(self) -> tuple[int, ...]:
        """Every seat that may act now, `seat` first; chance alone where it acts, and empty when the game is over."""

    def ask(self, seat: int, /) -> None:
        """Turn to another of those `deciding`; ValueError if it is none of them."""

    def legal(self) -> list[ActionT]:
        """All that `seat` may do, each once, in a fixed order; the outcomes, where it is chance's. Never empty before
        the end, except for a seat whose secrets are hidden here. The hot path: about as long as what it returns.
        """

    def legal_for(self, seat: int, /) -> list[ActionT]:
        """The same for any seat; empty for one that is not deciding."""

    def prompt(self) -> Prompt:
        """What `seat` is asked. The same for every viewer."""

    def do(self, action: ActionT, /) -> None:
        """Play an action that came from `legal`, unchecked, and all that follows without a decision. The hot path."""

    def apply(self, action: ActionT, /) -> None:
        """Play any action, or raise Refusal and change nothing. In a view it believes of other seats what can be true.
        Costs a call of `legal`, and for a refusal whatever it takes to say why.
        """

    def seals(self, action: ActionT, /) -> bool:
        """Whether an action of `seat`, about to be played, may never be taken back, since it shows another something.
        True of whatever opens a sealed action.
        """

    def idle(self) -> ActionT | None:
        """The answer that may be given for a person without asking: the only one, if nothing hangs on when it is given
        and he could still take back what he did before. Costs a call of `legal`.
        """

    def may_choose(self) -> bool:
        """Whether `seat`, for all that the other seats can see, may have a choice now. Where it may, an answer given by
        a program must take as long as a person's. May cost *n* calls of `legal`.
        """

    # Chance

    def chance(self) -> Dice | Draw | None:
        """What chance does now, as a value for whoever rolls or draws; None where it is not chance's decision."""

    def rolled(self, faces: Sequence[int], /) -> ActionT:
        """The action of these faces, one for each die of `chance`. Applied, it leads where one of `legal` does."""

    def drawn(self, card: int, /) -> ActionT:
        """The action of a card out of the bag of `chance`."""

    def chances(self) -> list[tuple[ActionT, Fraction]]:
        """The actions of `legal`, each with its exact probability; they add up to 1. Rolls that lead to the same are
        one action, so there may be fewer than dice have faces.
        """

    def sample(self, rng: Rng, /) -> ActionT:
        """One action of chance, as likely as `chances` says, quicker than by way of it. Asks for one random number."""

    # Secrets

    def seen_by(self: StateT, viewer: int, /) -> StateT:
        """The same moment as a viewer may know it: a seat, or nobody or chance for what is seen from outside. Play goes
        on from it with the actions as they are shown to him, and leads to what he sees later. Costs a copy.
        """

    def shown_to(self, action: ActionT, viewer: int, /) -> ActionT:
        """What a viewer sees of an action of `seat` about to be played; the whole of it for `seat`. Can be written,
        read and played in his view.
        """

    def opened(self, action: ActionT, /) -> tuple[ActionT, ...]:
        """The sealed actions of `seat` that an action about to be played turns up in full, oldest first. In a view the
        same, as far as the viewer is shown the action.
        """

    def resample(self, rng: Rng, /) -> None:
        """Fill in what is unknown here with one of the worlds that fit what is known; then nothing is hidden."""

    def cards(self) -> Cards[ActionT] | None:
        """What fair play must know of hidden hands; None in a game without."""

    # Texts and numbers

    def standing(self) -> Standing:
        """How the battle stands; cheap enough to be asked after every action."""

    def write(self, action: ActionT, /) -> str:
        """An action of `seat` as one line without needless spaces, a different one for each legal action."""

    def read(self, line: str, /) -> ActionT:
        """The action of `seat` that a line means here, legal or not; raises Refusal if it means none."""


def chance_action(state: State[ActionT], rng: Rng) -> ActionT:
    """Let chance act as people do it: every die is rolled, so that its face can be shown, or a card is drawn."""
    chance = state.chance()
    if isinstance(chance, Dice):
        return state.rolled([1 + int(rng.random() * most) for most in chance.sides])
    assert chance is not None, "chance has nothing to decide"
    return state.drawn(chance.bag[int(rng.random() * len(chance.bag))])
