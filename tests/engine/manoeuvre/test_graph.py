"""Movement and sight as graphs, the tables derived from them, and play by those tables (§5, §6.2, §6.3)."""

import subprocess
import sys
from random import Random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.manoeuvre import graph
from engine.manoeuvre.battlefield import (
    BLANK,
    HILL,
    LAKE,
    LETTERS,
    MARSH,
    TOWN,
    Battlefield,
    Rows,
    join,
    rotate,
    square_name,
    square_of,
)
from engine.manoeuvre.combat.declare import rocket_targets, targets_in_sight
from engine.manoeuvre.state import State
from tests.engine.manoeuvre import tables_by_hand
from tests.engine.manoeuvre.turns import ground
from tests.table import CLEAR, army, battle, sections


def names(squares: set[int]) -> set[str]:
    return {square_name(square) for square in squares}


def turned_sections() -> list[tuple[str, ...]]:
    """Battlefields, joined at random, in which every section lies once in each of its four rotations."""
    rng = Random(1812)
    parts = [rotate(section.rows, quarters) for section in sections() for quarters in range(4)]
    rng.shuffle(parts)
    parts += parts[: -len(parts) % 4]
    return [join(*parts[i : i + 4]) for i in range(0, len(parts), 4)]


FIELDS = turned_sections()


def reach(start: str, steps: int, *occupied: str, **terrain: str) -> set[str]:
    movement = graph.movement(graph.squares(tuple(ground(**terrain))))
    return names(graph.reach(movement, square_of(start), steps, frozenset(map(square_of, occupied))))


def fire(start: str, distance: int, *occupied: str, **terrain: str) -> set[str]:
    sight = graph.sight(graph.squares(tuple(ground(**terrain))))
    return names(graph.fire(sight, square_of(start), distance, frozenset(map(square_of, occupied))))


# The graphs, by examples that can be checked by hand


def test_the_graph_has_every_square_with_its_name_and_terrain_joined_by_sides() -> None:
    whole = graph.squares(tuple(ground(c3="T", d4="L", e5="M")))
    assert {data["name"] for _, data in whole.nodes(data=True)} == {square_name(square) for square in range(64)}
    does = {"wet": False, "stops": False, "blocks": False}
    assert whole.nodes[square_of("c3")] == {"name": "c3", "terrain": TOWN, **does, "blocks": True}
    assert whole.nodes[square_of("d4")] == {"name": "d4", "terrain": LAKE, **does, "wet": True}
    assert whole.nodes[square_of("e5")] == {"name": "e5", "terrain": MARSH, **does, "stops": True}
    assert whole.number_of_edges() == 2 * 112
    assert [(square_name(end), edge["direction"]) for end, edge in whole[square_of("e4")].items()] == [
        ("e5", "north"),
        ("f4", "east"),
        ("e3", "south"),
        ("d4", "west"),
    ]
    assert names(set(whole[square_of("a1")])) == {"a2", "b1"}
    assert nx.shortest_path_length(whole, square_of("a1"), square_of("h8")) == 14


def test_the_movement_graph_has_no_step_into_a_lake() -> None:
    steps = graph.movement(graph.squares(tuple(ground(a2="L", c3="F"))))
    assert names(set(steps[square_of("a1")])) == {"b1"}
    assert steps.in_degree(square_of("a2")) == 0
    assert steps.in_degree(square_of("c3")) == steps.out_degree(square_of("c3")) == 4


def test_the_sight_graph_knows_the_distance_and_every_open_line() -> None:
    sight = graph.sight(graph.squares(tuple(ground(a2="H"))))

    def edge(gun: str, target: str) -> tuple[int, set[str]]:
        found = sight.edges[square_of(gun), square_of(target)]
        return found["distance"], {" ".join(map(square_name, line)) for line in found["lines"]}

    assert edge("a1", "a2") == (1, {""})
    assert edge("a1", "b2") == (2, {"b1"})
    assert edge("b2", "a1") == (2, {"b1"})
    assert edge("a2", "b1") == (2, {"a1", "b2"}), "a hill does not block the fire from it"
    assert edge("b1", "c3") == (3, {"b2 b3", "b2 c2", "c1 c2"})
    assert not sight.has_edge(square_of("a1"), square_of("a3"))
    assert not sight.has_edge(square_of("a1"), square_of("e1")), "four squares are out of range"
    assert not sight.has_edge(square_of("a1"), square_of("a1"))


def test_lakes_cut_the_dry_ground_into_pieces_the_smallest_first() -> None:
    rows = tuple(ground(a2="L", b1="L", g8="L", g7="L", h6="L", c3="M"))
    cut = graph.pieces(graph.movement(graph.squares(rows)))
    assert [names(piece) for piece in cut[:-1]] == [{"a1"}, {"h7", "h8"}]
    assert len(cut[-1]) == 64 - 5 - 3
    assert graph.pieces(graph.movement(graph.squares(("L" * 8,) * 8))) == []


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


# The tables, by a derivation without any graph


def check_tables(rows: Rows) -> None:
    field = Battlefield(rows)
    assert field.steps == tables_by_hand.steps(field)
    assert field.paths == tables_by_hand.paths(field)
    assert field.fire == tables_by_hand.fire(field)
    ways = tables_by_hand.long_fire(field)
    for square, found in enumerate(field.long_fire):
        assert [target for target, _ in found] == sorted(ways[square])
        assert all(len(lines) == len(set(lines)) and set(lines) == ways[square][target] for target, lines in found)


def test_the_tables_of_every_section_in_every_rotation_are_those_worked_out_by_hand() -> None:
    for rows in FIELDS:
        check_tables(rows)


def test_the_tables_of_random_battlefields_are_those_worked_out_by_hand() -> None:
    rng = Random(1813)
    for letters in (LETTERS, ".L", ".W", "LM", "HW", "F", "L", "W", *(f"....{letter}" for letter in LETTERS)):
        for _ in range(3):
            check_tables(tuple("".join(rng.choices(letters, k=8)) for _ in range(8)))


@given(rows=st.lists(st.text(LETTERS, min_size=8, max_size=8), min_size=8, max_size=8).map(tuple))
@settings(max_examples=50, deadline=None)
def test_the_tables_of_any_battlefield_are_those_worked_out_by_hand(rows: Rows) -> None:
    check_tables(rows)


def test_equal_battlefields_share_their_tables() -> None:
    rows = tuple(ground(c3="T"))
    assert Battlefield(rows).fire is Battlefield((*rows,)).fire


def test_networkx_is_loaded_for_the_first_battlefield_and_not_before() -> None:
    script = (
        "import sys; from engine.manoeuvre import state; from engine.manoeuvre.battlefield import Battlefield, Ground; "
        "Ground(('.' * 8,) * 8); print('networkx' in sys.modules); "
        "Battlefield(('.' * 8,) * 8); print('networkx' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


# Play by the tables, by walking the graph


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


@pytest.fixture(params=range(len(FIELDS)))
def state(request: pytest.FixtureRequest) -> State:
    return mixed(Random(request.param), FIELDS[request.param])


def occupied(state: State) -> frozenset[int]:
    return frozenset(square for square in state.square if square >= 0)


def test_moves_of_one_square_and_of_two_are_those_of_the_graph(state: State) -> None:
    movement = graph.movement(graph.squares(state.field.rows))
    for unit in state.units_of(0) + state.units_of(1):
        start = state.square[unit]
        for far, steps in ((False, 1), (True, 2)):
            found = state.reach(unit, far)
            assert len(set(found)) == len(found)
            assert set(found) == graph.reach(movement, start, steps, occupied(state)), square_name(start)
        assert set(state.open_steps(start)) == set(state.reach(unit, False))


def test_targets_of_fire_and_of_rockets_are_those_of_the_graph(state: State) -> None:
    terrain, sight = state.field.terrain, graph.sight(graph.squares(state.field.rows))
    for seat in range(2):
        state.active = seat
        foes = {state.square[unit] for unit in state.units_of(1 - seat)}
        for start in (state.square[unit] for unit in state.units_of(seat)):
            near = foes & graph.fire(sight, start, 2, occupied(state))
            assert sorted(targets_in_sight(state, start)) == sorted(near), square_name(start)
            if terrain[start] == HILL:
                far = foes & graph.fire(sight, start, 3, occupied(state))
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


def test_on_clear_ground_everything_within_the_distance_is_in_reach_and_in_sight() -> None:
    whole = graph.squares(CLEAR)
    movement, sight = graph.movement(whole), graph.sight(whole)
    for start in (0, 27, 63):
        for distance in (1, 2, 3):
            within = set(nx.single_source_shortest_path_length(whole, start, cutoff=distance)) - {start}
            assert graph.reach(movement, start, distance, frozenset()) == within
            assert graph.fire(sight, start, distance, frozenset()) == within


def test_nobody_moves_or_fires_where_no_battlefield_is_laid_out_yet() -> None:
    assert not any([*BLANK.steps, *BLANK.paths, *BLANK.fire, *BLANK.long_fire])
