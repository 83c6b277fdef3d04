"""What can be laid over the board: control, lines of fire, reach, threat."""

from app.manoeuvre.play import inspector
from engine.manoeuvre.battlefield import square_name, square_of
from tests.engine.manoeuvre.combat.stage import rows
from tests.table import battle

HORSE, GUARD, FOOT = "1st_cuirassiers", "imperial_guard", "52nd_regiment_of_foot"


def named(squares) -> set[str]:
    return {square_name(square) for square in squares}


def test_control_marks_what_counts_at_nightfall() -> None:
    found = inspector.control(battle(units={GUARD: "d5"}, foes={FOOT: "h8"}).state)
    assert named(found.numbers) == {"d5", "c5", "e5", "d6"}
    assert found.owners[square_of("d4")] == 0
    assert found.owners[square_of("h7")] == 1


def test_lines_of_fire_stop_at_woods_and_units() -> None:
    state = battle(units={GUARD: "d4", HORSE: "c4"}, foes={FOOT: "d6"}, rows=rows({"e4": "W"})).state
    found = inspector.lines_of_fire(state, state.board[square_of("d4")])
    assert found.lines == ((square_of("d4"), square_of("d6")),)
    assert "e4" in named(found.numbers)
    assert not {"f4", "b4"} & named(found.numbers)
    assert found.numbers[square_of("d6")] == "2"


def test_rockets_reach_further_from_a_hill() -> None:
    state = battle(one="india", units={"mysore_infantry": "d4"}, foes={FOOT: "d7"}, rows=rows({"d4": "H"})).state
    unit = state.board[square_of("d4")]
    assert (square_of("d4"), square_of("d7")) in inspector.rocket_lines(state, unit).lines
    assert not inspector.lines_of_fire(state, unit).lines


def test_reach_tells_one_step_from_two() -> None:
    state = battle(units={HORSE: "d4", GUARD: "a1"}, foes={FOOT: "h8"}).state
    horse = inspector.reach(state, state.board[square_of("d4")])
    assert (horse.numbers[square_of("d5")], horse.numbers[square_of("d6")]) == ("1", "2")
    assert named(inspector.reach(state, state.board[square_of("a1")]).numbers) == {"a2", "b1"}


def test_threat_counts_units_that_could_assault_and_those_that_could_only_fire() -> None:
    state = battle(units={GUARD: "a1"}, foes={FOOT: "d6"}).state
    found = inspector.threat(state, 0)
    assert found.numbers[square_of("d4")] == "1"
    assert found.numbers[square_of("d3")] == "+1"
    assert square_of("d2") not in found.numbers
    assert found.owners[square_of("d4")] == 1


def test_a_unit_in_marsh_threatens_no_assault_from_there() -> None:
    ground = rows({"d6": "M", "d5": "L", "c6": "L", "e6": "L", "d7": "L"})
    state = battle(units={GUARD: "a1"}, foes={FOOT: "d6"}, rows=ground).state
    assert inspector.threat(state, 0).numbers[square_of("d5")] == "+1"
