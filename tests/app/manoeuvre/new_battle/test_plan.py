"""The battle being composed: what each change does, and that a scenario comes out which can be played."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from app.manoeuvre.fairness import fairness
from app.manoeuvre.new_battle.plan import FAIR, Mode, Opponent, Plan, first_plan, opened, seed_word
from app.shell.play.participants import Participant
from engine.manoeuvre import tags
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH
from engine.manoeuvre.options import FULL, LEAD, QUICK
from engine.manoeuvre.playout import play_out
from resources.faults import Rejected
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library
from resources.manoeuvre.own_content import id_for, keep_scenario
from resources.manoeuvre.scenarios import Scenario
from resources.manoeuvre.section_layout import Tile, mirrored


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return Library(tmp_path_factory.mktemp("own"))


@pytest.fixture
def plan(library: Library) -> Plan:
    return replace(first_plan(library, Random(1)), tiles=tuple(Tile(id) for id in ("21", "14", "18", "7")))


def begun(plan: Plan, library: Library):
    """The first state; random play to the end shows that it can be fought."""
    _, state = prepare(plan.battle(library), library, "2026-01-01", "test")
    play_out(state.copy(), Random(1))
    return state


def test_a_quick_battle_begins_with_the_cards_and_the_deployment(plan, library):
    state = begun(plan, library)
    assert [army.id for army in state.armies] == ["france", "great_britain"]
    assert state.edges == [SOUTH, NORTH]
    assert state.stack[-1] == tags.FIRST_PLAYER
    scenario = replace(plan, first="one").battle(library)
    assert [(laid.id, laid.quarters) for laid in scenario.sections] == [("21", 0), ("14", 0), ("18", 0), ("7", 0)]
    assert prepare(scenario, library, "", "")[1].stack[-1] == tags.DEAL


def test_turned_sections_are_named_and_mirrored_ones_become_rows(plan, library):
    turned = plan.with_tile(1, plan.tiles[1].turn(1))
    assert turned.battle(library).sections[1].quarters == 1
    flipped = plan.with_tile(1, plan.tiles[1].mirror())
    scenario = flipped.battle(library)
    assert scenario.sections == ()
    north_east = tuple(row[4:] for row in scenario.rows[:4])
    assert north_east == mirrored(library.sections["14"].rows)
    assert begun(flipped, library).field.rows == flipped.rows(library)


def test_there_is_one_of_each_section_so_laying_it_again_exchanges_the_two(plan):
    moved = plan.with_tile(0, Tile("7", 2))
    assert [tile.id for tile in moved.tiles] == ["7", "14", "18", "21"]
    assert moved.tiles[0].quarters == 2
    assert [tile.id for tile in plan.exchanged(1, 2).tiles] == ["21", "18", "14", "7"]
    assert [tile.id for tile in plan.with_tile(1, Tile("1")).tiles] == ["21", "1", "18", "7"]


def test_a_seed_is_forgotten_once_the_field_is_changed_by_hand(plan, library):
    drawn = plan.with_seed("ulm-1805", library)
    assert drawn.seed == "ulm-1805"
    assert drawn.with_tile(0, drawn.tiles[0].turn(1)).seed == ""
    assert drawn.tiles == plan.with_seed("ulm-1805", library).tiles


def test_the_preset_turns_into_the_players_own_when_an_option_changes(plan):
    assert plan.preset == "Base 2010"
    assert plan.with_preset("Distant Lands 2017").preset == "Distant Lands 2017"
    assert replace(plan, options=replace(plan.options, hill_bonus=LEAD)).preset == ""
    assert replace(plan, options=replace(plan.options, set_up=FULL)).preset == "Base 2010"
    assert replace(plan, options=replace(plan.options, set_up=FULL)).with_preset("Base 2010").options.set_up == FULL


def test_the_full_set_up_leaves_everything_to_the_battle(plan, library):
    full = replace(plan, options=replace(plan.options, set_up=FULL), first="two")
    assert full.open
    assert full.rows(library) is None
    assert begun(full, library).stack[-1] == tags.SECTIONS


def test_swapping_exchanges_armies_or_in_a_scenario_the_persons_side(plan, library):
    assert plan.swapped().armies == ("great_britain", "france")
    fixed = plan.with_scenario(library.scenario("first_battle"))
    assert fixed.swapped().you == 1
    assert fixed.swapped().armies == fixed.armies


def test_edges_go_to_the_sides(plan, library):
    scenario = replace(plan, edge=EAST).battle(library)
    assert (scenario.one.edge, scenario.two.edge) == ("east", "west")


def test_who_sits_where(plan):
    plan = plan.with_level(1, "general").with_level(0, "recruit")
    assert plan.participants() == (Participant(), Participant("computer", "general"))
    assert replace(plan, you=1).participants() == (Participant("computer", "general"), Participant())
    assert replace(plan, opponent=Opponent.PERSON).participants() == (Participant(), Participant())
    watched = replace(plan, opponent=Opponent.WATCH)
    assert watched.participants() == (Participant("computer", "recruit"), Participant("computer", "general"))


@pytest.mark.parametrize("id", sorted(Library().scenarios))
def test_every_scenario_can_be_fought_as_it_stands(plan, library, id):
    chosen = plan.with_scenario(library.scenario(id))
    assert chosen.battle(library) == library.scenario(id)
    begun(chosen, library)


def test_rules_of_a_scenario_may_be_changed_but_not_beyond_sense(plan, library):
    chosen = plan.with_scenario(library.scenario("nightfall"))
    assert chosen.faults(library) == ()
    short = replace(chosen, options=replace(chosen.options, length_limit=1))
    assert "Night falls after turn 1" in short.faults(library)[0]
    with pytest.raises(Rejected):
        short.battle(library)
    assert replace(plan, mode=Mode.SCENARIO).faults(library) == ("Choose a scenario.",)


def test_the_same_army_may_fight_itself(plan, library):
    begun(plan.with_army(1, "france"), library)


def test_a_saved_set_up_is_taken_up_where_it_was_left(plan, tmp_path: Path):
    library = Library(tmp_path)
    composed = replace(plan.with_tile(2, plan.tiles[2].mirror()), edge=EAST, first="two")
    scenario = replace(composed.battle(library), id=id_for("Bridge of Lodi", library.scenarios), title="Bridge of Lodi")
    path = keep_scenario(scenario, library)
    assert path.name == "bridge_of_lodi.toml"
    library.reread()
    assert library.scenario("bridge_of_lodi") == scenario
    again = opened(scenario, plan, library)
    assert again.mode is Mode.COMPOSE
    assert again.rows(library) == composed.rows(library)
    assert replace(again, tiles=composed.tiles) == composed


def test_what_cannot_be_composed_opens_as_a_scenario(plan, library):
    for id in ("open_battle", "last_stand", "first_battle"):
        scenario = library.scenario(id)
        again = opened(scenario, plan, library)
        assert again.mode is Mode.SCENARIO
        assert again.scenario == scenario
    free = Scenario("free", "Free", rows=("........",) * 8)
    assert opened(free, plan, library).mode is Mode.SCENARIO


def test_a_seed_is_a_word_to_say():
    assert seed_word(Random(1)) != seed_word(Random(2))
    assert seed_word(Random(1)).rpartition("-")[2].isdigit()


def test_a_shuffled_field_is_fair_and_its_seed_lays_it_again(plan, library):
    for number in range(10):
        shuffled = plan.shuffled(Random(number), library)
        assert fairness(shuffled.rows(library), shuffled.edge).score >= FAIR
        assert plan.with_seed(shuffled.seed, library).tiles == shuffled.tiles


def test_quick_is_where_the_screen_opens(library):
    plan = first_plan(library, Random(2))
    assert plan.options.set_up == QUICK
    assert not plan.open
    assert plan.faults(library) == ()
