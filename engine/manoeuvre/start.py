"""How a battle begins: what is preset, from nothing at all to a position in mid-battle."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.manoeuvre import tags
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import Battlefield, Rows
from engine.manoeuvre.phases.turn import ready_to_move
from engine.manoeuvre.position import AWAITED, FULL, LOST, NOBODY, REDUCED, Setting
from engine.manoeuvre.state import State


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
