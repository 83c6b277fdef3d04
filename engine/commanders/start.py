"""How a battle begins: from a scenario, or at any phase from a position in text."""

from dataclasses import dataclass, field
from typing import Final

from engine.commanders import tags
from engine.commanders.action import SAVED
from engine.commanders.board import PRINTED, Board, Marker, board_named, place_of
from engine.commanders.invariants import faults
from engine.commanders.notation import read_sheet
from engine.commanders.options import Options
from engine.commanders.orders import prepare
from engine.commanders.position import Setting
from engine.commanders.rounds import BASE, begin_round
from engine.commanders.scoring import recover
from engine.commanders.state import State
from engine.commanders.text import fill, read_into, read_position

STANDARD: Final = Options()
MORALE: Final = 15
ARMY: Final = (20, 8, 2)
"""Infantry, cavalry and guns of a side (C87)."""
CUSTOM: Final = "custom"

SETUPS: Final = {
    # Right wing, centre, left wing, reserve.
    "Marengo": ("2I 4C", "4I 2A", "6I", "8I 4C"),
    "La Rothiere": ("6C", "4I 2A", "6I", "10I 2C"),
    "Dennewitz": ("4I 2C", "4I 2A", "4I 2C", "8I 4C"),
    "Leuthen": ("6I", "4I 2A", "6I", "4I 8C"),
    "Albuera": ("4I 2C", "2I 4C", "4I 2C", "10I 2A"),
}
MIRRORED: Final = frozenset(("La Rothiere",))
"""Set-ups in which Black's wings change places, so that like faces like (C4)."""


def setup_position(name: str) -> str:
    """A printed set-up as a position text (C3, C4)."""
    right, centre, left, reserve = SETUPS[name]
    # White's right wing is c1, Black's a3.
    black_a, black_c = (left, right) if name in MIRRORED else (right, left)
    black = f"a3: {black_a}; b3: {centre}; c3: {black_c}; r: {reserve}".replace("I", "i")
    black = black.replace("C", "c").replace("A", "a")
    return f"a1: {left}; b1: {centre}; c1: {right}; r: {reserve}; {black}"


@dataclass(frozen=True)
class Start:
    """All that a battle begins with; a scenario is one."""

    position: str = field(default_factory=lambda: setup_position("Marengo"))
    """In the notation of positions; empty where both post their armies themselves (C87)."""
    board: str = "A"
    options: Options = STANDARD
    markers: tuple[Marker, ...] = PRINTED
    armies: tuple[tuple[int, int, int], tuple[int, int, int]] = (ARMY, ARMY)
    """For a set-up of the players' own."""


def begin(start: Start) -> State:
    """The first state of a whole battle."""
    state = State(Setting(start.options, board_named(start.board), start.markers))
    state.mark()
    state.stack = [tags.ROUND]
    if start.options.morale:
        state.points = [MORALE, MORALE]
    if start.position:
        read_position(state, start.position)
        recover(state)
    else:
        state.army = [list(start.armies[0]), list(start.armies[1])]
        state.stack.append(tags.POST)
    state.settle()
    return state


def at_position(
    text: str,
    *,
    white: str = "",
    black: str = "",
    phase: int = 1,
    round: int = 1,
    points: tuple[int, int] = (0, 0),
    saved: tuple[int, int] | None = None,
    bombarded: tuple[str, str] = ("", ""),
    options: Options = STANDARD,
    board: str | Board = "A",
    morale: tuple[int, int] | None = None,
    markers: tuple[Marker, ...] = PRINTED,
) -> State:
    """A state at the beginning of a phase, 1 to 7: both sheets are written where it is not the first.

    Orders that the sheets leave unwritten, of ten, are saved, unless `saved` says how many each side has.
    """
    ground = board_named(board) if isinstance(board, str) else board
    state = State(Setting(options, ground, markers))
    state.mark()
    read_position(state, text)
    state.round = round
    state.points = list(morale) if morale is not None else list(points)
    if state.setting.options.morale and morale is None and points == (0, 0):
        state.points = [MORALE, MORALE]
    for side in range(2):
        state.tokens[side] = sorted(place_of(name) for name in bombarded[side].split())
    state.stack = [tags.ROUND, *reversed(tags.PHASES[max(phase - 1, 1) :])]
    if phase == 1:
        state.stack = [tags.ROUND]
    else:
        begin_round(state)
        state.rolls = []
        prepare(state)
        for side, sheet in enumerate((white, black)):
            codes = read_sheet(sheet)
            left = max(max(BASE, state.quota[side]) - len(codes), 0) if saved is None else saved[side]
            state.sheet[side] = codes + [SAVED] * left
            state.quota[side] = len(codes) + left
            state.unused[side] = codes[:]
    state.settle()
    return state


def read_state(text: str) -> State:
    """The state, or the view, whose text this is; raises ValueError with a sentence. The text may be hostile."""
    # Whoever sent it may have left out the last line's end, or added blank lines.
    text = "\n".join(line.rstrip() for line in text.splitlines() if line.strip()) + "\n"
    setting, lines = read_into(text)
    state = State(setting)
    fill(state, lines)
    try:
        found = faults(state)
        if not found:
            state.settle()
            state.prompt()
            legal = state.legal()
            if legal:
                state.write(legal[0])
    except (AssertionError, IndexError, KeyError, TypeError, ValueError):
        raise ValueError("This state cannot be played on.") from None
    if found:
        raise ValueError(found[0])
    if str(state) != text:
        raise ValueError("This text is not written as a state is.")
    return state
