"""Pairs are mirrored: the same start and chance, the seats swapped."""

from dataclasses import replace
from typing import Any

import pytest

from ai.arena.game import Arena, Ground, derived
from ai.arena.pairing import Conditions, Pair, play_pair, schedule
from ai.manoeuvre.arena import ARENA, random_battle, shipped
from ai.player import Limits
from engine.manoeuvre.options import BASE_2010, DISTANT_LANDS_2017
from engine.manoeuvre.position import CHANCE
from tests.ai.arena.company import PEBBLES, First, bots
from tests.table import library

CONDITIONS = Conditions("pebbles", 7, Ground(), ("first", "last"))


def test_both_battles_of_a_pair_begin_alike_and_meet_the_same_chance() -> None:
    made: dict[tuple[int, int], list[First]] = {}
    for seat in (0, 1):
        players: list[First] = []

        def make(name: str, seed: int, limits: Limits | None, players: list[First] = players) -> Any:
            players.append(bots(name, seed))
            return players[-1]

        play_pair(PEBBLES, CONDITIONS, Pair("first", "first", 3), (seat,), make)
        made[seat, 0] = players
    first, second = ([(view, action) for view, action in made[seat, 0][0].watched] for seat in (0, 1))
    assert first[0][0] == second[0][0]
    rolls = [[action for view, action in watched if view.seat == 2] for watched in (first, second)]
    assert rolls[0] == rolls[1] != []


def test_the_players_swap_seats() -> None:
    results = play_pair(PEBBLES, CONDITIONS, Pair("first", "cheat", 0), (0, 1), bots)
    assert [result.seat for result in results] == [0, 1]
    assert [result.score for result in results] == [1, 1]
    assert [result.labels for result in results] == [("north", "south"), ("south", "north")]


def test_scores_turns_and_seconds_are_those_of_a_and_b_wherever_they_sit() -> None:
    by_seat = play_pair(PEBBLES, CONDITIONS, Pair("stumbler", "first", 0), (0, 1), bots)
    assert [result.score for result in by_seat] == [0, 0]
    assert by_seat[1].turns[1] == 1


def test_equal_players_do_not_fight_the_very_same_battle_twice() -> None:
    seeds = []

    def make(name: str, seed: int, limits: Limits | None) -> Any:
        seeds.append(seed)
        return bots(name, seed)

    play_pair(PEBBLES, CONDITIONS, Pair("random", "random", 0), (0, 1), make)
    assert len(set(seeds)) == 4


def test_the_same_seed_gives_the_same_results_and_another_gives_others() -> None:
    def outcomes(conditions: Conditions) -> list[Any]:
        pairs = (Pair("random", "random", number) for number in range(3))
        return [
            replace(result, seconds=(0, 0))
            for pair in pairs
            for result in play_pair(ARENA, conditions, pair, (0, 1), bots)
        ]

    assert outcomes(CONDITIONS) == outcomes(CONDITIONS)
    assert outcomes(CONDITIONS) != outcomes(replace(CONDITIONS, seed=8))


def test_derived_seeds_are_for_ever() -> None:
    """Results files of other machines and days are gone on from."""
    assert all(derived(number) < 2**63 for number in range(50))
    assert derived(1, 0, "chance") == 3592799201458163659


def test_everybody_meets_everybody_on_the_same_grounds() -> None:
    pairs = list(schedule(("x", "y", "z"), 4))
    assert [(p.a, p.b, p.number) for p in pairs] == [
        ("x", "y", 0),
        ("x", "z", 0),
        ("y", "z", 0),
        ("x", "y", 1),
        ("x", "z", 1),
        ("y", "z", 1),
    ]


def test_random_battles_leave_nothing_open_but_cards_and_places() -> None:
    seen = set()
    for seed in range(30):
        state = ARENA.begin(Ground(), seed, seed)
        assert state.seat in (0, 1, CHANCE)
        armies = ARENA.labels(state)
        assert all(armies)
        seen |= set(armies)
        new = any(library().sheets[army].set == "distant_lands" for army in armies)
        assert state.setting.options == (DISTANT_LANDS_2017 if new else BASE_2010)
    assert len(seen) == 12


def test_named_armies_meet_in_turn() -> None:
    ground = Ground(sides=("france", "russia", "sweden"))
    met = [set(ARENA.labels(ARENA.begin(ground, number, number))) for number in range(3)]
    assert met == [{"france", "russia"}, {"france", "sweden"}, {"russia", "sweden"}]


def test_an_army_alone_fights_itself() -> None:
    assert ARENA.labels(ARENA.begin(Ground(sides=("spain",)), 1, 0)) == ("spain", "spain")


def test_either_army_may_sit_in_either_seat_and_begin() -> None:
    battles = [random_battle(Ground(sides=("france", "russia")), seed, 0, library()) for seed in range(40)]
    assert {battle.one.army for battle in battles} == {"france", "russia"}
    assert {battle.first for battle in battles} == {"one", "two"}
    assert len({battle.one.edge for battle in battles}) == 4


def test_all_means_every_army_of_the_program() -> None:
    assert len(ARENA.check(Ground(sides=("all",))).sides) == len(shipped(library())) == 12


def test_an_open_scenario_has_labels_too() -> None:
    game: Arena = ARENA
    assert game.labels(game.begin(Ground("open_battle"), 1, 0)) is not None


@pytest.mark.parametrize("scenario", ["first_battle", "mysore"])
def test_a_scenario_is_the_same_in_every_pair(scenario: str) -> None:
    assert str(ARENA.begin(Ground(scenario), 1, 0)) == str(ARENA.begin(Ground(scenario), 2, 1))


def test_limits_reach_every_player() -> None:
    heard = []

    def make(name: str, seed: int, limits: Limits | None) -> Any:
        heard.append(limits)
        return bots(name, seed)

    play_pair(PEBBLES, replace(CONDITIONS, limits=Limits(nodes=9)), Pair("first", "last", 0), (0, 1), make)
    assert heard == [Limits(nodes=9)] * 4
