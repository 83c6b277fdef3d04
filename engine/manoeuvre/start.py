"""How a battle begins: what is preset, from nothing at all to a position in mid-battle (docs/engine.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.game import expect
from engine.manoeuvre import tags
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import EDGE_NAMES, LAKE, Battlefield, Rows, Section, square_of
from engine.manoeuvre.options import BASE_2010, Options
from engine.manoeuvre.phases.turn import ready_to_move
from engine.manoeuvre.position import AWAITED, CHANCE, FULL, LOST, NOBODY, REDUCED, Setting
from engine.manoeuvre.state import State
from engine.manoeuvre.text import SEATS

OPEN_GROUND: Final = ("........",) * 8
PHASES: Final = tuple([tags.NAMES[tag] for tag in reversed(tags.TURN)])
"""The phases of a turn by name, in order (§4)."""


@dataclass(frozen=True)
class Side:
    """What is preset for one seat. What is left at its default is decided or dealt in the set-up."""

    army: Army | None = None
    edge: int = -1
    squares: Mapping[int, int] = field(default_factory=dict)
    """Unit number (0 to 7) to square, for units already set up."""
    reduced: frozenset[int] = frozenset()
    lost: frozenset[int] = frozenset()
    hand: tuple[int, ...] | None = None
    """Card numbers; None has the hand dealt or chosen as the options say."""
    bag: tuple[int, ...] | None = None
    """The draw pile; None leaves in it what is nowhere else."""
    pile: tuple[int, ...] = ()
    buried: tuple[int, ...] = ()
    day_over: bool = False


@dataclass(frozen=True)
class Start:
    """What is preset for a battle. With `turn` 0 it begins with the set-up of §3, each step skipped if preset."""

    sides: tuple[Side, Side] = (Side(), Side())
    rows: Rows | None = None
    first: int = NOBODY
    turn: int = 0
    phase: int = tags.DISCARD
    active: int = NOBODY
    redoubts: frozenset[int] = frozenset()


def begin(setting: Setting, start: Start) -> State:
    """The first state of a battle. The preset is trusted: files are checked where they are read."""
    expect(setting, Setting)
    expect(start, Start)
    state = State(setting)
    if start.rows is not None:
        state.field = Battlefield(start.rows)
    state.first = start.first
    for seat, side in enumerate(start.sides):
        _seat(state, seat, side)
    if start.turn == 0:
        state.stack = list(tags.SET_UP)
    else:
        state.turn = start.turn
        state.active = start.active
        state.stack = list(tags.TURN[: tags.TURN.index(start.phase) + 1])
        state.redoubts = sorted(start.redoubts)
        ready_to_move(state)
    state.settle()
    return state


def _seat(state: State, seat: int, side: Side) -> None:
    state.edges[seat] = side.edge
    state.day_over[seat] = side.day_over
    if side.army is None:
        return
    state.armies[seat] = side.army
    for unit in range(8):
        number = seat * 8 + unit
        state.square[number] = side.squares.get(unit, AWAITED)
        if unit in side.squares:
            state.board[side.squares[unit]] = number
        state.steps[number] = REDUCED if unit in side.reduced else FULL
        if unit in side.lost:
            state.steps[number] = LOST
            state.square[number] = -1
            state.losses[seat] += 1
    hand = side.hand or ()
    rest = list(side.army.deck)
    for card in (*hand, *side.pile, *side.buried):
        rest.remove(card)
    if side.bag is not None:
        left_out = rest
        for card in side.bag:
            left_out.remove(card)
        state.buried[seat] = sorted([*side.buried, *left_out])
        rest = sorted(side.bag)
    else:
        state.buried[seat] = sorted(side.buried)
    state.hand[seat] = sorted(hand)
    state.pile[seat] = list(side.pile)
    state.bag[seat] = rest
    state.dealt[seat] = side.hand is not None
    if not rest:
        state.day_over[seat] = True


def mid_battle(
    one: Army,
    two: Army,
    *,
    rows: Rows = OPEN_GROUND,
    edges: tuple[str, str] = ("south", "north"),
    units: Mapping[str, str] | None = None,
    foes: Mapping[str, str] | None = None,
    hand: Sequence[str] = (),
    foe_hand: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    foe_deck: Sequence[str] | None = None,
    pile: Sequence[str] = (),
    foe_pile: Sequence[str] = (),
    redoubts: Sequence[str] = (),
    turn: int = 5,
    phase: str = "movement",
    active: str = "one",
    first: str = "one",
    day_over: tuple[bool, bool] = (False, False),
    losses: tuple[int, int] = (0, 0),
    options: Options = BASE_2010,
    sections: tuple[Section, ...] = (),
) -> State:
    """A position in the middle of a turn, by names, for examples, puzzles and tests.

    `units` are seat one's and `foes` seat two's, as `{"imperial_guard": "e4"}`; `"e4-"` is a reduced unit. Those not
    named are not there, and count as lost only as far as `losses` says. Cards that are in no hand and on no pile are in
    the deck; with `deck` given, the others are out of the battle. Raises ValueError if there is no such position.
    """
    expect(one, Army)
    expect(two, Army)
    expect(options, Options)
    wrong = options.faults()
    if wrong:
        raise ValueError(wrong[0])
    ground = Battlefield(rows)
    named = (units or {}, foes or {})
    taken = [square_of(square.removesuffix("-")) for placed in named for square in placed.values()]
    if len(set(taken)) != len(taken):
        raise ValueError("Two units stand on the same square.")
    if any(ground.terrain[square] == LAKE for square in taken):
        raise ValueError("A unit stands in a lake.")
    start = Start(
        sides=(
            _named_side(one, edges[0], named[0], hand, deck, pile, day_over[0]),
            _named_side(two, edges[1], named[1], foe_hand, foe_deck, foe_pile, day_over[1]),
        ),
        rows=rows,
        first=_index("a seat", first, SEATS[:CHANCE]),
        turn=turn,
        phase=tags.NAMES.index(PHASES[_index("a phase of a turn", phase, PHASES)]),
        active=_index("a seat", active, SEATS[:CHANCE]),
        redoubts=frozenset([square_of(square) for square in redoubts]),
    )
    state = begin(Setting(options, (one, two), sections), start)
    state.losses = list(losses)
    return state


def _named_side(
    army: Army,
    edge: str,
    units: Mapping[str, str],
    hand: Sequence[str],
    deck: Sequence[str] | None,
    pile: Sequence[str],
    day_over: bool,
) -> Side:
    ids = tuple([unit.id for unit in army.units])
    placed = {_index(f"a unit of {army.name}", id, ids): square for id, square in units.items()}
    left = army.deck[:]
    return Side(
        army=army,
        edge=_index("an edge", edge, EDGE_NAMES),
        squares={unit: square_of(square.removesuffix("-")) for unit, square in placed.items()},
        reduced=frozenset([unit for unit, square in placed.items() if square.endswith("-")]),
        lost=frozenset(range(8)).difference(placed),
        hand=_take(army, hand, left),
        pile=_take(army, pile, left),
        bag=None if deck is None else _take(army, deck, left),
        day_over=day_over,
    )


def _take(army: Army, names: Sequence[str], left: list[int]) -> tuple[int, ...]:
    """Cards by name, taken from those that are left of a deck."""
    cards = tuple([_index(f"a card of {army.name}", name, tuple(army.number_of)) for name in names])
    for card in cards:
        if card not in left:
            raise ValueError(f"There are not so many cards “{army.cards[card].id}” in the deck of {army.name}.")
        left.remove(card)
    return cards


def _index(what: str, word: str, choices: tuple[str, ...]) -> int:
    if word not in choices:
        raise ValueError(f"“{word}” is not {what}; choose from {', '.join(choices)}.")
    return choices.index(word)
