"""Arguments of a wrong type or value raise a clear error, the same in plain Python and in compiled code."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from engine import dice
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import Battlefield, Ground, square_of
from engine.manoeuvre.odds import imagine, odds
from engine.manoeuvre.options import Options
from engine.manoeuvre.position import Setting
from engine.manoeuvre.start import Start, begin, mid_battle
from tests.table import army, battle

state: Any = battle(units={"imperial_guard": "e4"}, foes={"1st_foot_guards": "e6"}).state
ACTION = "engine.manoeuvre.action.Action"
FRANCE, SPAIN = army("france"), army("spain")
ROWS = "A battlefield is eight rows of eight letters each, out of .FHLMTW, north first."


def wrong(value: object) -> Any:
    """Hides a value from the type checker, which would complain too."""
    return value


@pytest.mark.parametrize(
    ("call", "expected", "got"),
    [
        (lambda: state.apply("done"), ACTION, "str"),
        (lambda: state.apply(None), ACTION, "None"),
        (lambda: state.write("done"), ACTION, "str"),
        (lambda: state.read(5), "str", "int"),
        (lambda: state.read(b"done"), "str", "bytes"),
        (lambda: state.seen_by("one"), "int", "str"),
        (lambda: state.legal_for("one"), "int", "str"),
        (lambda: state.ask(None), "int", "None"),
        (lambda: state.drawn("supply"), "int", "str"),
        (lambda: state.rolled("12"), "int", "str"),
        (lambda: imagine(state, wrong("assault")), ACTION, "str"),
        (lambda: imagine(wrong(None)), "engine.manoeuvre.state.State", "None"),
        (lambda: imagine(state, None, [wrong(None)]), ACTION, "None"),
        (lambda: odds(wrong(None)), "engine.manoeuvre.position.Position", "None"),
        (lambda: begin(wrong(None), Start()), "engine.manoeuvre.position.Setting", "None"),
        (lambda: begin(Setting(Options(), ()), wrong(None)), "engine.manoeuvre.start.Start", "None"),
        (lambda: mid_battle(wrong("france"), SPAIN), "engine.manoeuvre.army.Army", "str"),
        (lambda: mid_battle(FRANCE, wrong("spain")), "engine.manoeuvre.army.Army", "str"),
        (lambda: mid_battle(FRANCE, SPAIN, options=wrong({})), "engine.manoeuvre.options.Options", "dict"),
        (lambda: Ground(wrong(["........"] * 8)), "tuple", "list"),
        (lambda: Battlefield(wrong("." * 64)), "tuple", "str"),
        (lambda: square_of(wrong(5)), "str", "int"),
        (lambda: dice.parse(wrong(6)), "str", "int"),
    ],
)
def test_a_wrong_type_is_named_with_the_right_one(call: Callable[[], object], expected: str, got: str) -> None:
    before = str(state)
    with pytest.raises(TypeError, match=f"^{re.escape(expected)}( or None)? object expected; got {got}(Type)?$"):
        call()
    assert str(state) == before


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: state.drawn(64), "There is no card 64; cards count from 0."),
        (lambda: state.drawn(-1), "There is no card -1; cards count from 0."),
        (lambda: state.write(Action(99)), "There is no action with the verb 99."),
        (
            lambda: Ground(("........",)),
            "A battlefield is eight rows of eight letters each, out of .FHLMTW, north first.",
        ),
        (lambda: Ground((".......x",) * 8), ROWS),
        (lambda: Ground((".........",) * 8), ROWS),
        (
            lambda: mid_battle(FRANCE, SPAIN, units={"old_guard": "e4"}),
            "“old_guard” is not a unit of France; choose",
        ),
        (lambda: mid_battle(FRANCE, SPAIN, units={"imperial_guard": "e9"}), "“e9” is not a square"),
        (
            lambda: mid_battle(FRANCE, FRANCE, units={"imperial_guard": "e4"}, foes={"imperial_guard": "e4-"}),
            "Two units stand on the same square.",
        ),
        (
            lambda: mid_battle(FRANCE, SPAIN, units={"imperial_guard": "e4"}, rows=("L" * 8,) * 8),
            "A unit stands in a lake.",
        ),
        (lambda: mid_battle(FRANCE, SPAIN, foe_hand=["ney"]), "“ney” is not a card of Spain; choose from"),
        (
            lambda: mid_battle(FRANCE, SPAIN, hand=["ney"], pile=["ney"]),
            "There are not so many cards “ney” in the deck of France.",
        ),
        (lambda: mid_battle(FRANCE, SPAIN, deck=["ney", "ney"]), "There are not so many cards “ney”"),
        (lambda: mid_battle(FRANCE, SPAIN, edges=("south", "up")), "“up” is not an edge; choose from north, east"),
        (
            lambda: mid_battle(FRANCE, SPAIN, phase="march"),
            "“march” is not a phase of a turn; choose from discard,",
        ),
        (lambda: mid_battle(FRANCE, SPAIN, active="three"), "“three” is not a seat; choose from one, two."),
        (lambda: mid_battle(FRANCE, SPAIN, first="chance"), "“chance” is not a seat; choose from one, two."),
        (lambda: mid_battle(FRANCE, SPAIN, options=Options(hill_bonus="all")), "hill_bonus: “all” is not one of"),
    ],
)
def test_a_wrong_value_is_told_in_a_sentence(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}"):
        call()
