"""Whether the strong levels find the right answer in positions that have one."""

from fractions import Fraction

import pytest

from ai.manoeuvre.players import NAMES, bot
from ai.player import Limits
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.positions_of_judgement.position import Position, nothing_hidden, positions, values

STRONG = ("colonel", "general", "marshal")
LEVELS: list[str] = [name for name in NAMES if name in STRONG] or ["search"]
NODES = {"marshal": 10_000}
"""Who looks at more needs more; all others have FEWER."""
FEWER = 3_000
MARGIN = Fraction(1, 20)
POSITIONS = list(positions())

each_position = pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])


def reached(position: Position) -> State:
    return position.begin().play(*position.play).state


@pytest.mark.parametrize("level", LEVELS)
@each_position
def test_the_right_answer_is_found(level: str, position: Position) -> None:
    seat = reached(position).seat
    player = bot(level, 1, Limits(nodes=NODES.get(level, FEWER)))
    table = position.begin()
    for line in position.play:
        action = table.state.read(line)
        player.watch(table.state.seen_by(seat), table.state.shown_to(action, seat))
        table.play(line)
    thought = player.think(table.state.seen_by(seat))
    line = table.state.write(thought.action)
    assert position.approves(line), f"{line} ({thought.win:.2f}): {position.why}"


@each_position
def test_the_position_has_a_right_answer_and_a_wrong_one(position: Position) -> None:
    state = reached(position)
    lines = {state.write(action) for action in state.legal()}
    assert position.right | position.wrong <= lines
    assert {position.approves(line) for line in lines} == {True, False}


@pytest.mark.parametrize("position", [p for p in POSITIONS if p.proved], ids=[p.name for p in POSITIONS if p.proved])
def test_the_right_answer_is_right(position: Position) -> None:
    """By the exact chance to win, where the battle ends with this turn and no card is hidden that matters."""
    state = reached(position)
    assert nothing_hidden(state)
    found = values(state)
    right = [value for line, value in found.items() if position.approves(line)]
    wrong = [value for line, value in found.items() if not position.approves(line)]
    assert (min(right) if position.right else max(right)) >= max(wrong) + MARGIN


def test_no_two_positions_have_the_same_name() -> None:
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
