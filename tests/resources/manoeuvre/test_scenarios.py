from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import NO_ARMY
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH, WEST, square_of
from engine.manoeuvre.nightfall import squares_held, verdict
from engine.manoeuvre.options import BASE_2010, DISTANT_LANDS_2017, Options
from engine.manoeuvre.position import CHANCE, FULL, LOST, REDUCED
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from resources.faults import Rejected
from resources.manoeuvre.scenarios import Force, Moment, Scenario, read_scenario, scenario_of
from resources.manoeuvre.section_layout import Tile
from tests.resources.manoeuvre.samples import document, faults, shipped

IDS = tuple(shipped().scenarios)


def state(id: str) -> State:
    return begin(*shipped().scenario(id).start(shipped()))


def play(state: State, rng: Random) -> None:
    state.do(state.sample(rng) if state.seat == CHANCE else rng.choice(state.legal()))


# What is shipped


def test_nine_or_more_scenarios_are_shipped_and_use_every_army() -> None:
    used = {force.army for s in shipped().scenarios.values() for force in (s.one, s.two)}
    assert len(IDS) >= 9
    assert used - {""} == set(shipped().armies)


@pytest.mark.parametrize("id", IDS)
def test_a_shipped_scenario_explains_itself_and_can_be_played_to_its_end(id: str) -> None:
    scenario = shipped().scenario(id)
    assert scenario.title
    assert len(scenario.notes) > 100
    battle = state(id)
    rng = Random(7)
    for _ in range(20_000):
        if battle.over:
            break
        play(battle, rng)
    assert battle.over


@pytest.mark.parametrize("id", IDS)
def test_a_shipped_scenario_reads_back_as_written(id: str) -> None:
    scenario = shipped().scenario(id)
    assert read_scenario(scenario.write(), shipped()) == scenario


def test_the_first_battle_is_the_rulebooks() -> None:
    battle = state("first_battle")
    names = {
        unit.id: square
        for unit, square in zip((*battle.armies[0].units, *battle.armies[1].units), battle.square, strict=True)
    }
    assert battle.edges == [NORTH, SOUTH]
    assert names["imperial_guard"] == square_of("e7")
    assert names["45th_regiment_legere"] == square_of("b8")
    assert names["dutch_belgians"] == square_of("f1")
    assert battle.field.rows[0] == "W....WT."
    assert battle.field.rows[7] == ".W...H.."
    assert (battle.stack[-1], battle.seat) == (tags.FIRST_PLAYER, CHANCE)


def test_the_open_battle_leaves_everything_to_the_players() -> None:
    battle = state("open_battle")
    assert battle.armies == [NO_ARMY, NO_ARMY]
    assert (len(battle.setting.armies), len(battle.setting.sections)) == (12, 32)
    assert [section.id for section in state("open_distant_lands").setting.sections] == [
        str(number) for number in range(25, 33)
    ]


def test_there_are_battles_from_west_to_east_with_both_presets_and_with_chosen_hands() -> None:
    scenarios = shipped().scenarios.values()
    assert state("lakeland").edges == [WEST, EAST]
    assert {BASE_2010, DISTANT_LANDS_2017} <= {s.options for s in scenarios}
    assert any(s.one.hand and s.two.hand and s.position is None for s in scenarios)
    assert sum(s.position is not None for s in scenarios) >= 2


def test_at_nightfall_one_british_move_turns_the_battle() -> None:
    battle = state("nightfall")
    assert [len(squares_held(battle, seat)) for seat in (0, 1)] == [4, 4]
    assert verdict(battle)[0] == 0
    winners = []
    for move in battle.legal():
        after = battle.copy()
        after.do(move)
        if verdict(after)[0] == 1:
            winners.append(battle.write(move))
    assert winners == ["move d5 d6"]
    assert wins_for_certain(with_every_card(battle, 0), ("move d5 d6",))


def test_the_last_stand_hangs_on_one_unit() -> None:
    battle = state("last_stand")
    assert battle.losses == [4, 4]
    assert battle.steps.count(LOST) == 8
    assert battle.steps.count(REDUCED) == 4
    assert [len(cards) for cards in battle.hand] == [5, 5]
    assert (battle.turn, battle.active, battle.stack[-1]) == (10, 0, tags.DISCARD)


def wins_for_certain(battle: State, plan: tuple[str, ...]) -> bool:
    """Whether the active seat wins in this turn by its plan, whatever the other answers and however the dice fall.

    The plan lists its actions, each played as soon as it can be; else the seat is done, or does what wins.
    """
    seat, turn = battle.active, battle.turn

    def wins(state: State, left: tuple[str, ...]) -> bool:
        if state.over:
            return state.winner == seat
        if (state.active, state.turn) != (seat, turn):
            return False
        legal = state.legal()
        if state.seat == seat:
            lines = {state.write(action): action for action in legal}
            line = next((line for line in (*left, "done") if line in lines), "")
            left = tuple(other for other in left if other != line)
            if not line:
                return any(wins(played(state, action), left) for action in legal)
            legal = [lines[line]]
        return all(wins(played(state, action), left) for action in legal)

    return wins(battle, plan)


def played(state: State, action: Action) -> State:
    after = state.copy()
    after.do(action)
    return after


def with_every_card(battle: State, seat: int) -> State:
    """With all cards in hand that may be there as far as the other seat can tell: so every answer of every hand."""
    view = battle.copy()
    view.hand[seat] = sorted([*battle.hand[seat], *battle.bag[seat], *battle.buried[seat]])
    view.bag[seat], view.buried[seat] = [], []
    return view


TRAP = (
    "move c3 e3",
    "assault 1st_janissaries.c e4",
    "command muhammad_ali",
    "support e5",
    "add ali_pashas_cavalry.c",
    "commit committed_attack",
)


def test_the_trap_closes_on_any_hand_and_any_dice() -> None:
    battle = state("trap")
    assert battle.losses[1] == 4
    assert wins_for_certain(with_every_card(battle, 1), TRAP)


def winning_moves(battle: State) -> list[str]:
    """The first actions with which the active seat can force a win in this turn, by a search of all that may follow."""
    seat, turn = battle.active, battle.turn
    known: dict[str, bool] = {}

    def wins(state: State) -> bool:
        if state.over or (state.active, state.turn) != (seat, turn):
            return state.winner == seat
        text = str(state)
        if text not in known:
            after = (wins(played(state, action)) for action in state.legal())
            known[text] = any(after) if state.seat == seat else all(after)
        return known[text]

    return [battle.write(action) for action in battle.legal() if wins(played(battle, action))]


def test_the_trap_has_one_solution_against_any_hand() -> None:
    assert winning_moves(with_every_card(state("trap"), 1)) == [TRAP[0]]


@pytest.mark.parametrize("part", range(1, len(TRAP)), ids=TRAP[1:])
def test_the_trap_needs_every_part_of_the_assault(part: int) -> None:
    assert not wins_for_certain(state("trap"), TRAP[:part] + TRAP[part + 1 :])


def test_one_more_card_of_the_regiment_would_open_the_trap() -> None:
    battle = state("trap")
    battle.pile[1].remove(battle.armies[1].number_of["moscow_regiment.c"])
    battle.hand[1].append(battle.armies[1].number_of["moscow_regiment.c"])
    assert not wins_for_certain(battle, TRAP)


# Reading, writing, starting


def test_an_edge_settles_the_other() -> None:
    scenario = Scenario("x", "X", one=Force(edge="west"))
    _, start = scenario.start(shipped())
    assert [side.edge for side in start.sides] == [WEST, EAST]


def test_options_are_a_preset_and_what_differs_from_it() -> None:
    options = replace(DISTANT_LANDS_2017, length_limit=20)
    scenario = Scenario("x", "X", options=options)
    assert scenario.document()["options"] == {"preset": "Distant Lands 2017", "length_limit": 20}
    assert read_scenario(scenario.write(), shipped()).options == options
    plain = {"kind": "scenario", "id": "x", "title": "X", "options": {"digging_in": True}}
    assert scenario_of(plain, shipped()).options == replace(BASE_2010, digging_in=True)


def test_an_editors_scenario_is_checked_before_it_starts() -> None:
    scenario = Scenario(
        "x", "", options=Options(hill_bonus="twice"), sections=(Tile("1"),), position=Moment(0, "noon", "me")
    )
    with pytest.raises(Rejected) as rejected:
        scenario.start(shipped())
    assert {fault.where for fault in rejected.value.faults} >= {
        "title",
        "options.hill_bonus",
        "battlefield.sections",
        "position.turn",
        "position.phase",
        "position.active",
    }


def test_a_preset_hand_is_not_dealt_and_a_preset_deployment_not_asked_for() -> None:
    battle = begin(*replace(shipped().scenario("danube"), first="one").start(shipped()))
    assert [len(cards) for cards in battle.hand] == [5, 5]
    assert battle.stack[-1] == tags.DEPLOY
    islands = state("islands")
    assert islands.square.count(-2) == 0


def test_units_may_be_reduced_or_missing_from_the_start() -> None:
    source = document("scenarios", "first_battle")
    source["one"]["reduced"] = ["imperial_guard"]
    source["one"]["lost"] = ["guard_cavalry"]
    del source["one"]["deployment"]["guard_cavalry"]
    battle = begin(*scenario_of(source, shipped()).start(shipped()))
    assert battle.losses == [1, 0]
    assert [battle.steps[6], battle.steps[7], battle.steps[8]] == [LOST, REDUCED, FULL]


def test_an_empty_hand_is_not_the_same_as_a_hand_to_be_dealt() -> None:
    scenario = replace(shipped().scenario("danube"), one=Force("austria", "north", hand=()))
    assert read_scenario(scenario.write(), shipped()).one.hand == ()


# Faults

MID = "last_stand"
SET = "first_battle"


def spoiled(id: str, path: str, value: Any) -> dict[str, str]:
    source = document("scenarios", id)
    *way, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    target: Any = source
    for part in way:
        target = target.setdefault(part, {}) if isinstance(target, dict) else target[part]
    if value is None:
        del target[last]
    else:
        target[last] = value
    return faults(scenario_of, source, shipped())


@pytest.mark.parametrize(
    ("id", "path", "value", "where"),
    [
        (SET, "kind", None, "kind"),
        (SET, "id", None, "id"),
        (SET, "title", 5, "title"),
        (SET, "first", "three", "first"),
        (SET, "notes", "x" * 4001, "notes"),
        (SET, "battlefield", {}, "battlefield"),
        (SET, "battlefield", None, "battlefield"),
        (SET, "battlefield/rows", ["........"] * 8, "battlefield"),
        (SET, "battlefield", {"rows": ["........"] * 7}, "battlefield.rows"),
        (SET, "battlefield", {"rows": ["........"] * 7 + ["......."]}, "battlefield.rows[7]"),
        (SET, "battlefield/sections/0/id", "99", "battlefield.sections[0].id"),
        (SET, "battlefield/sections/0/id", "2", "battlefield.sections[1].id"),
        (SET, "battlefield/sections/0/quarters", 4, "battlefield.sections[0].quarters"),
        (SET, "battlefield/sections", [{"id": "1"}], "battlefield.sections"),
        (SET, "battlefield", {"rows": ["........"] * 6 + ["LLLLLLLL", ".......L"]}, "battlefield"),
        (SET, "one/army", "atlantis", "one.army"),
        (SET, "one/army", None, "one.army"),
        (SET, "one/army", None, "one.deployment"),
        (SET, "two/edge", "north", "two.edge"),
        (SET, "two/edge", "east", "two.edge"),
        (SET, "two/edge", "up", "two.edge"),
        (SET, "one/deployment/imperial_guard", "e6", "one.deployment.imperial_guard"),
        (SET, "one/deployment/imperial_guard", "i9", "one.deployment.imperial_guard"),
        (SET, "one/deployment/imperial_guard", "f7", "one.deployment.guard_cavalry"),
        (SET, "one/deployment/old_guard", "h8", "one.deployment"),
        (SET, "one/reduced", ["imperial_guard", "imperial_guard"], "one.reduced"),
        (SET, "one/reduced", ["old_guard"], "one.reduced"),
        (SET, "one/lost", ["imperial_guard"], "one.deployment"),
        (SET, "one/hand", ["supply"] * 6, "one.hand"),
        (SET, "one/hand", ["redoubt", "redoubt"], "one.hand[1]"),
        (SET, "one/hand", ["ambush"], "one.hand[0]"),
        (SET, "one/hand", ["imperial_guard.c"], "one.hand[0]"),
        (SET, "one/hand", [5], "one.hand[0]"),
        (SET, "one/pile", ["supply"], "one.pile"),
        (SET, "one/buried", ["supply"], "one.buried"),
        (SET, "one/day_over", True, "one.day_over"),
        (SET, "one/deck", ["supply"], "one.deck"),
        (SET, "options/preset", "House rules", "options.preset"),
        (SET, "options/hill_bonus", "never", "options.hill_bonus"),
        (SET, "options/length_limit", 1001, "options.length_limit"),
        (SET, "options/digging_in", 1, "options.digging_in"),
        (SET, "pool", {"armies": ["atlantis"]}, "pool.armies[0]"),
        (SET, "pool", {"armies": []}, "pool.armies"),
        (SET, "pool", {"sections": ["1", "2", "2", "3"]}, "pool.sections"),
        (SET, "pool", {"sections": ["1", "2", "2", "3"]}, "pool.sections[1]"),
        (SET, "position", {"turn": 3, "phase": "combat", "active": "one"}, "first"),
        (SET, "position", {"turn": 3, "phase": "combat", "active": "one"}, "one.hand"),
        (MID, "position/turn", 0, "position.turn"),
        (MID, "position/phase", "top", "position.phase"),
        (MID, "position/active", "roll", "position.active"),
        (MID, "position/active", None, "position.active"),
        (MID, "position/redoubts", ["a1"], "position.redoubts[0]"),
        (MID, "position/redoubts", ["d4", "d4"], "position.redoubts[1]"),
        (MID, "options/length_limit", 9, "position.turn"),
        (MID, "first", "roll", "first"),
        (MID, "battlefield", None, "battlefield"),
        (MID, "two/hand", None, "two.hand"),
        (MID, "one/deployment/royal_escort", None, "one.deployment"),
        (MID, "one/deployment/royal_escort", "d6", "one.deployment.royal_escort"),
        (MID, "one/deployment/royal_escort", "d6", "two.deployment.9th_regiment"),
        (MID, "one/lost", [f"{n}_infantry_regiment" for n in ("1st", "13th", "25th", "27th", "32nd")], "one.lost"),
        (MID, "one/deck", [], "one.day_over"),
        (MID, "one/pile", ["supply"] * 4, "one.pile[3]"),
    ],
)
def test_a_fault_is_named_by_its_place(id: str, path: str, value: Any, where: str) -> None:
    assert where in spoiled(id, path, value)


def test_a_card_named_too_often_is_counted() -> None:
    found = spoiled(SET, "one/hand", ["redoubt", "redoubt"])
    assert found == {"one.hand[1]": "With this one “redoubt” is named 2 times; the deck holds 1 of it."}


def test_units_stand_on_dry_ground() -> None:
    source = document("scenarios", "islands")
    source["battlefield"]["rows"][3] = ".LM.LL.W"
    assert faults(scenario_of, source, shipped()) == {
        "one.deployment.firearms_battalion": "b5 is a lake; no unit may stand there (R47)."
    }


def test_an_open_edge_needs_one_pair_of_edges_with_room() -> None:
    source: dict[str, Any] = {"kind": "scenario", "id": "x", "title": "X"}
    across = ["LLLLLLLL", "L......L", *["LL....LL"] * 4, "L......L", "LLLLLLLL"]
    assert set(faults(scenario_of, source | {"battlefield": {"rows": across}}, shipped())) == {"battlefield"}
    source["battlefield"] = {"rows": ["........", *["L......L"] * 6, "........"]}
    assert faults(scenario_of, source, shipped()) == {}
    battle = begin(*scenario_of(source | {"first": "one"}, shipped()).start(shipped()))
    assert battle.stack[-1] == tags.NATIONS


def test_faults_of_all_parts_are_listed_together() -> None:
    source = document("scenarios", MID)
    source["title"] = []
    source["one"]["hand"][0] = "napoleon"
    source["two"]["deployment"]["9th_regiment"] = "z9"
    source["position"]["phase"] = "tea"
    source["options"]["presett"] = "Base 2010"
    assert set(faults(scenario_of, source, shipped())) == {
        "title",
        "one.hand[0]",
        "two.deployment.9th_regiment",
        "position.phase",
        "options.presett",
    }
