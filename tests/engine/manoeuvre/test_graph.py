"""The battlefield's tables agree with walking a graph of its squares: moves, fire and rockets (§5, §6.2, §6.3)."""

from random import Random

import networkx as nx
import pytest

from engine.manoeuvre import graph
from engine.manoeuvre.battlefield import BLANK, HILL, LAKE, Battlefield, join, rotate, square_name, square_of
from engine.manoeuvre.combat.declare import rocket_targets, targets_in_sight
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.turns import ground
from tests.table import army, battle, sections


def names(squares: set[int]) -> set[str]:
    return {square_name(square) for square in squares}


def reach(start: str, steps: int, *occupied: str, **terrain: str) -> set[str]:
    field = Battlefield(tuple(ground(**terrain)))
    return names(graph.reach(field, square_of(start), steps, frozenset(map(square_of, occupied))))


def fire(start: str, distance: int, *occupied: str, **terrain: str) -> set[str]:
    field = Battlefield(tuple(ground(**terrain)))
    return names(graph.fire(field, square_of(start), distance, frozenset(map(square_of, occupied))))


# The oracle itself, by examples that can be checked by hand


def test_the_graph_has_every_square_with_its_name_and_terrain_joined_by_sides() -> None:
    whole = graph.squares(Battlefield(tuple(ground(c3="T"))))
    assert {data["name"] for _, data in whole.nodes(data=True)} == {square_name(square) for square in range(64)}
    assert whole.nodes[square_of("c3")] == {"terrain": "town", "name": "c3"}
    assert whole.number_of_edges() == 112
    assert names(set(whole[square_of("e4")])) == {"e5", "f4", "e3", "d4"}
    assert names(set(whole[square_of("a1")])) == {"a2", "b1"}
    assert nx.shortest_path_length(whole, square_of("a1"), square_of("h8")) == 14


def test_the_graph_knows_lakes_and_units_closed() -> None:
    assert reach("a1", 1) == {"a2", "b1"}
    assert reach("a1", 2) == {"a2", "b1", "a3", "b2", "c1"}
    assert reach("a1", 2, a2="L") == {"b1", "b2", "c1"}
    assert reach("a1", 2, "a1", "b1") == {"a2", "a3", "b2"}
    assert reach("a1", 2, "a1", "b1", a2="L") == set()


def test_the_graph_knows_that_field_and_marsh_end_a_move_but_do_not_hold_a_unit_that_starts_there() -> None:
    assert reach("a1", 2, a2="F", b1="M") == {"a2", "b1"}
    assert reach("a1", 2, a1="M") == {"a2", "b1", "a3", "b2", "c1"}


def test_the_graph_knows_what_stops_fire() -> None:
    assert fire("a1", 2) == {"a2", "b1", "a3", "b2", "c1"}
    assert fire("a1", 2, a2="W") == {"a2", "b1", "b2", "c1"}
    assert fire("a1", 2, "b1", a2="T") == {"a2", "b1"}
    assert fire("a1", 2, a2="L", b1="M") == {"a2", "b1", "a3", "b2", "c1"}
    assert fire("a1", 3, a2="H") == {"a2", "b1", "b2", "c1", "a3", "b3", "c2", "d1"} - {"a3"}


# The tables, by the oracle


def mixed(rng: Random, rows: tuple[str, ...]) -> State:
    """A battle of some units a side, anywhere on dry ground, hills taken more often than other squares."""
    terrain = Battlefield(rows).terrain
    places = rng.sample([square for square in range(64) if terrain[square] != LAKE], terrain.count(HILL) + 16)
    places.sort(key=lambda square: terrain[square] == HILL and rng.random() < 0.5)
    sides = []
    for nation in ("france", "great_britain"):
        units = rng.sample(army(nation).units, rng.randrange(3, 9))
        sides.append({unit.id: square_name(places.pop()) for unit in units})
    return battle(rows=rows, units=sides[0], foes=sides[1]).state


def turned_sections() -> list[tuple[str, ...]]:
    """Battlefields, joined at random, in which every section lies once in each of its four rotations."""
    rng = Random(1812)
    parts = [rotate(section.rows, quarters) for section in sections() for quarters in range(4)]
    rng.shuffle(parts)
    parts += parts[: -len(parts) % 4]
    return [join(*parts[i : i + 4]) for i in range(0, len(parts), 4)]


FIELDS = turned_sections()


@pytest.fixture(params=range(len(FIELDS)))
def state(request: pytest.FixtureRequest) -> State:
    return mixed(Random(request.param), FIELDS[request.param])


def occupied(state: State) -> frozenset[int]:
    return frozenset(square for square in state.square if square >= 0)


def test_moves_of_one_square_and_of_two_are_those_of_the_graph(state: State) -> None:
    for unit in state.units_of(0) + state.units_of(1):
        start = state.square[unit]
        for far, steps in ((False, 1), (True, 2)):
            found = state.reach(unit, far)
            assert len(set(found)) == len(found)
            assert set(found) == graph.reach(state.field, start, steps, occupied(state)), square_name(start)
        assert set(state.open_steps(start)) == set(state.reach(unit, False))


def test_targets_of_fire_and_of_rockets_are_those_of_the_graph(state: State) -> None:
    terrain = state.field.terrain
    for seat in range(2):
        state.active = seat
        foes = {state.square[unit] for unit in state.units_of(1 - seat)}
        for start in (state.square[unit] for unit in state.units_of(seat)):
            near = foes & graph.fire(state.field, start, 2, occupied(state))
            assert sorted(targets_in_sight(state, start)) == sorted(near), square_name(start)
            if terrain[start] == HILL:
                far = foes & graph.fire(state.field, start, 3, occupied(state))
                near = near | {square for square in far if terrain[square] != HILL}
            assert sorted(rocket_targets(state, start)) == sorted(near), square_name(start)


def test_long_fire_is_met_with_somewhere() -> None:
    """Otherwise the test above would say nothing about it."""
    found = 0
    for number, rows in enumerate(FIELDS):
        state = mixed(Random(number), rows)
        for unit in state.units_of(0):
            start = state.square[unit]
            found += len(rocket_targets(state, start)) > len(targets_in_sight(state, start))
    assert found >= 10


@pytest.mark.parametrize("number", range(4))
def test_the_tables_of_an_empty_battlefield_are_those_of_the_graph(number: int) -> None:
    field = Battlefield(FIELDS[number])
    dry = [square for square in range(64) if field.terrain[square] != LAKE]
    for start in Random(number).sample(dry, 12):
        near = {target for target, _ in field.fire[start]}
        far = {target for target, _ in field.long_fire[start]}
        assert near == graph.fire(field, start, 2, frozenset())
        assert near | far == graph.fire(field, start, 3, frozenset())
        assert not near & far
        assert set(field.steps[start]) == graph.reach(field, start, 1, frozenset())
        ways = {end for step, beyond in field.paths[start] for end in (step, *beyond)}
        assert ways == graph.reach(field, start, 2, frozenset())


def test_on_clear_ground_everything_within_the_distance_is_in_reach_and_in_sight() -> None:
    whole = graph.squares(BLANK)
    for start in (0, 27, 63):
        for distance in (1, 2, 3):
            within = set(nx.single_source_shortest_path_length(whole, start, cutoff=distance)) - {start}
            assert graph.reach(BLANK, start, distance, frozenset()) == within
            assert graph.fire(BLANK, start, distance, frozenset()) == within
