"""Exact odds of Commanders come true: what `odds` says is what playing out every roll of the dice brings."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from engine.commanders import odds, tags
from engine.commanders.action import kind_of, start_of
from engine.commanders.board import place_of
from engine.commanders.odds import Die, Loss
from engine.commanders.options import Options
from engine.commanders.start import at_position
from engine.commanders.state import State
from engine.commanders.text import position_text


def drawn_up(text: str, white: str = "", black: str = "", phase: int = 4, **more: Any) -> State:
    """A phase up to its first dice in a line: everybody ordered goes, nobody reacts."""
    state = at_position(text, white=white, black=black, phase=phase, **more)
    while state.stack[-1] != tags.SHOOT:
        state.do(plain_choice(state))
    return state


def plain_choice(state: State) -> Any:
    """Everybody goes and advances; nobody reacts, withdraws or rolls again."""
    legal = state.legal()
    lines = [state.write(action) for action in legal]
    word = lines[0].split()[0]
    if word == "react":
        return legal[0]
    if word in ("stand", "withdraw"):
        return legal[lines.index("stand")]
    if "pass" in lines:
        return legal[lines.index("pass")]
    return legal[-1] if word in ("go", "advance", "stay") else legal[0]


def played_out(state: State) -> dict[Loss, Fraction]:
    """Every roll of the phase by itself: the losses it ends with, each as likely as it is. Equal moments are one."""
    found: dict[Loss, Fraction] = {}
    before = units(state)
    now = {str(state): (state.copy(), Fraction(1))}
    while now:
        later: dict[str, tuple[State, Fraction]] = {}
        for here, chance in now.values():
            if here.phase != 4 or here.over:
                after = units(here)
                loss = Loss(before[0] - after[0], before[1] - after[1])
                found[loss] = found.get(loss, Fraction(0)) + chance
                continue
            plays = here.chances() if here.chance() is not None else [(plain_choice(here), Fraction(1))]
            for action, share in plays:
                twin = here.copy()
                twin.do(action)
                text = str(twin)
                later[text] = (twin, later.get(text, (twin, Fraction(0)))[1] + chance * share)
        now = later
    return found


def units(state: State) -> tuple[int, int]:
    """Units of both sides that are on the map and not routed."""
    numbers = [0, 0]
    for part in position_text(state).split("; "):
        place, _, stacks = part.partition(": ")
        for stack in stacks.split():
            if place not in ("box", "taken") and not stack.endswith("x"):
                number = int("".join(filter(str.isdigit, stack)))
                numbers[stack.lstrip("0123456789")[0].islower()] += number
    return numbers[0], numbers[1]


@pytest.mark.parametrize(
    ("white", "black", "melee"),
    [
        ((Die(-1, (0,)),), (Die(0, (0,)),), False),
        ((Die(1, (0,)), Die(0)), (Die(0, (0,)),), True),
        ((Die(2, (0,)), Die(2, (0,))), (Die(-1, (0, 1)),), False),
        ((Die(0, (0,)), Die(1, (1,)), Die(3)), (Die(-1, (0,)), Die(0, (1,))), True),
    ],
)
def test_an_exchange_is_what_all_rolls_bring(white: tuple[Die, ...], black: tuple[Die, ...], melee: bool) -> None:
    found: Counter[tuple[int, int]] = Counter()
    dice = len(white) + len(black)
    for faces in product(range(1, 7), repeat=dice):
        rows = (sorted(faces[: len(white)], reverse=True), sorted(faces[len(white) :], reverse=True))
        results = [
            [min(max(face + die.modifier, 1), 6) for face, die in zip(row, side, strict=True)]
            for row, side in zip(rows, (white, black), strict=True)
        ]
        bits = [0, 0]
        for at, side in enumerate((white, black)):
            for i, die in enumerate(side):
                foes = [results[1 - at][foe] for foe in die.foes]
                needed = 3 if not foes else max(foes) if melee else max(*foes, 3)
                bits[at] |= (results[at][i] > needed) << i
        found[bits[0], bits[1]] += 1
    assert odds.exchange(white, black, melee) == {key: Fraction(n, 6**dice) for key, n in found.items()}


def test_each_die_of_a_zone() -> None:
    """One infantry attacks one: 5-1 beats 3, 6-1 beats 4 and less; the defender needs 4 and more than that."""
    state = drawn_up("a1: 1I; a2: 1i", "I a1-a2")
    white, black = odds.each_die(state, state.fronts[0])
    assert white == [Fraction(sum(face - 1 > max(3, other) for face in range(1, 7) for other in range(1, 7)), 36)]
    assert black == [Fraction(sum(other > max(3, face - 1, 1) for face in range(1, 7) for other in range(1, 7)), 36)]


@pytest.mark.parametrize(
    ("text", "white", "black"),
    [
        ("a1: 1I; a2: 1i", "I a1-a2", ""),
        ("a1: 2I; a2: 2i", "2I a1-a2", ""),
        ("a1: 1I; a2: 1i", "I a1-a2", "I a2-a1"),
        ("a1: 1C; a2: 1i", "C a1-a2", ""),
        ("a1: 1A; a2: 1i", "A a1-a2", ""),
        ("a1: 1I 1A; a2: 2i", "I a1-a2; A a1-a2", ""),
        ("a1: 2I; a2: 3i", "2I a1-a2", ""),
        ("a1: 1I; a2: 1c", "I a1-a2", ""),
        ("a1: 1I; a3: 1i", "I a1-a2", "I a3-a2"),
    ],
)
def test_volley_and_melee_of_a_zone(text: str, white: str, black: str) -> None:
    state = drawn_up(text, white, black)
    assert odds.combat(state, 0) == played_out(state)


def test_a_step_counts_hits_on_every_unit() -> None:
    state = drawn_up("a1: 2I; a2: 2i", "2I a1-a2")
    outcomes = odds.step(state, state.fronts[0])
    assert sum(outcomes.values()) == 1
    white, black = odds.each_die(state, state.fronts[0])
    hits = sum(chance * sum(number for _, number in struck) for struck, chance in outcomes.items())
    assert hits == sum(white) + sum(black)


def test_odds_leave_the_state_alone() -> None:
    state = drawn_up("a1: 2I; a2: 3i", "2I a1-a2")
    before = str(state)
    odds.combat(state, 0)
    odds.each_die(state, state.fronts[0])
    assert str(state) == before


def test_an_unopposed_attacker_takes_the_first_target_there_is() -> None:
    state = at_position("a1: 3I; a2: 1i 1ix", white="3I a1-a2", phase=4)
    while state.stack[-1] != tags.AIM:
        state.do(plain_choice(state))
    odds.ready(state)
    assert state.fronts[0].aims[0] == [state.fronts[0].line[1][0]] * 3
    assert sum(odds.step(state, state.fronts[0]).values()) == 1


@pytest.mark.parametrize("number", range(5))
def test_reactions_succeed_with_5_and_6(number: int) -> None:
    rolls = Counter(sum(face >= 5 for face in faces) for faces in product(range(1, 7), repeat=number))
    assert odds.reaction(number) == tuple(Fraction(rolls[k], 6**number) for k in range(number + 1))


@pytest.mark.parametrize(("distance", "arrives"), [(0, 6), (1, 6), (2, 5), (3, 4), (4, 3)])
def test_couriers_arrive_with_a_die_not_below_the_distance(distance: int, arrives: int) -> None:
    assert odds.courier(distance) == (Fraction(6 - arrives, 6), Fraction(arrives, 6))


@pytest.mark.parametrize(
    ("text", "arrow", "reach", "more"),
    [
        ("b1: 1A; b2: 3i", "b1-b2", 1, {}),
        ("b1: 1A; b2: 1i; b3: 2i", "b1-b2", 2, {}),
        ("b1: 1A; b2: 1C; b3: 2i", "b1-b2", 2, {}),
        ("b1: 1A; b2: 1i", "b1-b2", 1, {"bombarded": ("b2", "")}),
        ("b1: 1A; b2: 1i", "b1-b2", 3, {"board": "B", "options": Options(terrain=True)}),
    ],
)
def test_bombardment(text: str, arrow: str, reach: int, more: dict[str, Any]) -> None:
    """The chances of each die are those of the roll that follows."""
    state = at_position(text, white=f"A {arrow}", phase=3, **more)
    start, towards = (place_of(name) for name in arrow.split("-"))
    told = odds.bombardment(state, 0, start, towards, reach)
    words = f"{reach}" if reach < 3 else f"{reach - 2} building"
    state.apply(state.read(f"fire {arrow} {words}"))
    while state.chance() is None:
        state.do(state.legal()[0])
    roll = state.rolls[0]
    assert start_of(roll[1]) == start
    assert kind_of(roll[1]) == 2
    added = roll[4::2]
    assert [chance for _, chance in told] == [
        Fraction(sum(min(max(face + each, 1), 6) > 3 for face in range(1, 7)), 6) for each in added
    ]
    assert len(told) == len(state.chance().sides)  # type: ignore[union-attr]
