"""The opponent in Commanders: it sees its view alone, plays legally, repeats itself by seed, and is not read easily."""

import random

import pytest

from ai.bots import bot, names
from ai.commanders.commander import expected_losses
from ai.commanders.evaluation import FEATURES, FIRST_GUESS, SHORT_SIGHT, features, white_wins
from ai.commanders.levels import LEVELS
from ai.commanders.planner import Effort, drawn, make_plan, matched
from ai.commanders.players import PLAYERS
from ai.commanders.proposals import Draft, blend, change, propose
from ai.commanders.rounds import finish_round, with_sheets
from ai.commanders.tactics import quick_action
from ai.commanders.weights import shipped
from ai.player import Limits, Thought
from engine.commanders import tags
from engine.commanders.action import SAVED, Action, start_of
from engine.commanders.board import CHANCE
from engine.commanders.options import Options
from engine.commanders.registration import GAME
from engine.commanders.start import CUSTOM, SETUPS, Start, at_position, begin, setup_position
from engine.commanders.state import State

ALL_RULES = Options(terrain=True, die=True, couriers=True, morale=True)


def fresh(name: str = "Marengo", board: str = "A", options: Options | None = None) -> State:
    return begin(Start(position=setup_position(name), board=board, options=options or Options()))


def played(one: str, two: str, state: State, seed: int, limits: Limits | None = None) -> State:
    """A whole battle; every action must be among those that are legal for the seat."""
    rng = random.Random(seed)
    players = [bot(GAME, name, seed * 2 + seat, limits) for seat, name in enumerate((one, two))]
    while not state.over:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
            continue
        action = players[state.seat].think(state.seen_by(state.seat)).action
        state.apply(action)
    return state


@pytest.mark.parametrize("options", [Options(), ALL_RULES], ids=["plain", "all rules"])
@pytest.mark.parametrize("board", ["A", "B", "B turned"])
def test_every_decision_of_a_battle_is_answered_legally(board: str, options: Options) -> None:
    state = played("heuristic", "marshal", fresh("Albuera", board, options), 3, Limits(nodes=12))
    assert state.how


def test_a_set_up_of_its_own_is_posted_legally() -> None:
    state = begin(Start(position=""))
    assert state.stack[-1] == tags.POST, CUSTOM
    assert played("heuristic", "recruit", state, 5).over


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_a_level_beats_random_play(name: str) -> None:
    assert played("captain", "random", fresh(name), 1, Limits(nodes=30)).winner == 0


def hidden_twins() -> list[tuple[State, State]]:
    """Pairs of moments that differ only in what Black has ordered and White cannot see."""
    position = "a1: 4I; b1: 3I 1C 1A; c1: 2C; r: 2I; a2: 2i; b3: 3i 2c 1a; c3: 3i; r: 3i"
    white = "2I a1-a2; C c1-c2-b2; A b1-b2"
    return [
        (
            at_position(position, white=white, black="2C b3-b2; I c3-c2", phase=phase),
            at_position(position, white=white, black="I r-a3; 2I b3-a3; C b3-c3-c2", phase=phase),
        )
        for phase in (2, 3, 4, 5)
    ]


@pytest.mark.parametrize("pair", hidden_twins(), ids=["fast", "fire", "arms", "march"])
def test_it_sees_only_its_view(pair: tuple[State, State]) -> None:
    """The same thought, whatever the enemy has written."""
    thoughts = []
    for state in pair:
        view = state.seen_by(0)
        thoughts.append(PLAYERS.make("marshal", 7, Limits(nodes=40)).think(view))
    assert thoughts[0] == thoughts[1]


def test_a_seed_and_a_number_of_rounds_fix_every_decision() -> None:
    state = fresh()
    first, again, other = (
        PLAYERS.make("marshal", seed, Limits(nodes=120)).think(state.seen_by(0)) for seed in (1, 1, 2)
    )
    assert first == again
    assert first.nodes >= 120
    assert first.lines != other.lines


def test_a_sheet_is_thought_of_once_and_then_written_down() -> None:
    state = fresh()
    player = PLAYERS.make("captain", 4, Limits(nodes=40))
    thoughts: list[Thought[Action]] = []
    while state.stack[-1] == tags.PLAN:
        if state.seat == 0:
            thoughts.append(player.think(state.seen_by(0)))
            state.apply(thoughts[-1].action)
        else:
            state.apply(state.legal()[-1])
    assert thoughts[0].nodes >= 40
    assert [thought.nodes for thought in thoughts[1:]] == [0] * 9
    assert state.sheet[0] == sorted(state.sheet[0])


def test_a_thought_tells_its_best_plans_and_what_each_fears() -> None:
    told: list[Thought[Action]] = []
    thought = PLAYERS.make("marshal", 4, Limits(nodes=200)).think(fresh().seen_by(1), lambda: False, told.append)
    assert thought.lines
    assert all(line.actions and line.reply and 0 < line.win < 1 for line in thought.lines)
    assert all(text.startswith("order ") for line in thought.lines for text in line.actions)
    assert told, "progress is told"


def test_a_plan_that_attacks_tells_losses_and_telling_changes_nothing() -> None:
    state = at_position("b2: 5I 1A; b1: 2I; b3: 4i; c3: 2i; r: 2i")
    player = PLAYERS.make("marshal", 2, Limits(nodes=150))
    thought = player.think(state.seen_by(0))
    assert any(line.enemy_losses > 0.0 for line in thought.lines)
    assert all(-8.0 <= line.own_losses <= 8.0 for line in thought.lines)
    plan = player.plan  # type: ignore[attr-defined]
    assert expected_losses(state, plan, 0, plan.sheets[0]) == expected_losses(state, plan, 0, plan.sheets[0])
    idle = expected_losses(at_position("a1: 2I; c3: 2i"), Idle, 0, ())  # type: ignore[arg-type]
    assert idle == (0.0, 0.0)


class Idle:
    """A plan in which the enemy orders nothing."""

    rounds = 1
    enemy = ((),)
    enemy_shares = (1.0,)


def test_it_stops_when_it_is_told_to() -> None:
    thought = PLAYERS.make("marshal", 4).think(fresh().seen_by(0), lambda: True)
    assert thought.nodes < 10


def test_the_marshal_mixes_his_plans() -> None:
    """From one position, by other seeds, other sheets: whoever always writes the same can be read."""
    sheets = set()
    for seed in range(6):
        player = PLAYERS.make("marshal", seed, Limits(nodes=60))
        player.think(fresh().seen_by(0))
        sheets.add(player._sheet)  # type: ignore[attr-defined]
    assert len(sheets) >= 4


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_proposals_and_their_changes_can_be_written(name: str) -> None:
    rng = random.Random(2)
    for state in (fresh(name), fresh(name, "B", ALL_RULES)):
        while state.stack[-1] == tags.COUNT:
            state.do(state.sample(rng))
        for side in (0, 1):
            one, other = propose(state, side, rng), propose(state, side, rng)
            for sheet in (one, change(state, side, one, rng), blend(state, side, one, other, rng)):
                _write(state, side, sheet)


def _write(state: State, side: int, sheet: tuple[int, ...]) -> None:
    world = state.copy()
    for code in (*sheet, *[SAVED] * (world.quota[side] - len(sheet))):
        world.ask(side)
        wanted = [action for action in world.legal() if (action.args or (SAVED,))[0] == code]
        assert wanted, (side, code)
        world.apply(wanted[0])


def test_a_draft_keeps_to_units_borders_and_orders() -> None:
    state = at_position("a1: 6I; b3: 1i")
    draft = Draft(state, 0)
    step = next(action.args[0] for action in state.setting.lines[0][0] if start_of(action.args[0]) == 0)
    assert [draft.add(step) for _ in range(6)] == [True] * 5 + [False], "five cross a border"
    assert len(draft.sheet()) == 5


def test_both_sheets_of_a_simulated_round_are_carried_out() -> None:
    state = at_position("a1: 2I; b3: 1i")
    north = next(action.args[0] for action in state.setting.lines[0][0])
    world = with_sheets(state, (north, north), ())
    finish_round(world, random.Random(1))
    assert world.stack[-1] == tags.PLAN
    assert world.round == 2
    assert not state.sheet[0], "the state itself is left alone"


def test_regret_matching_finds_the_mixture_of_a_small_game() -> None:
    """Matching pennies with one side's stakes doubled: 1 : 2 for White, 1 : 2 for Black."""
    white, black = matched([[1.0, 0.0], [0.0, 0.5]])
    assert white[0] == pytest.approx(1 / 3, abs=0.05)
    assert black[0] == pytest.approx(1 / 3, abs=0.05)


def test_what_is_drawn_follows_the_shares() -> None:
    rng = random.Random(1)
    found = [drawn([0.2, 0.0, 0.8], rng) for _ in range(500)]
    assert set(found) == {0, 2}
    assert 60 < found.count(0) < 140


def test_planning_prefers_what_wins_a_sector_for_nothing() -> None:
    """An empty enemy command sector next door is worth five points, and is taken."""
    state = at_position("b2: 4I 2C; b1: 2I; c3: 1i; r: 1i", round=9)
    plan = make_plan(state, 0, random.Random(3), Effort(), lambda rounds: rounds >= 400)
    best = plan.sheets[max(range(len(plan.sheets)), key=lambda i: plan.values[i])]
    assert any(code // 11 % 10 == 5 for code in best), "somebody goes to b3"
    assert plan.win > 0.7


def test_judgement_is_the_same_from_both_sides() -> None:
    white = at_position("a1: 3I; b2: 2C 1A; c3: 1ix 1i; r: 2c; box: 2I")
    black = at_position("c3: 3i; b2: 2c 1a; a1: 1Ix 1I; r: 2C; box: 2i")
    assert len(features(white)) == len(FEATURES) == len(FIRST_GUESS) == len(SHORT_SIGHT)
    assert features(white) == pytest.approx([-value for value in features(black)])
    assert white_wins(white, shipped()) == pytest.approx(1 - white_wins(black, shipped()))
    assert PLAYERS.win_chance(white, 1) == pytest.approx(1 - PLAYERS.win_chance(white, 0))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("b1: 3I; b3: 2i", "b1: 2I; b3: 2i"),
        ("b3: 2I; a3: 2i", "b2: 2I; a3: 2i"),
        ("b1: 2I 1A; b3: 2i", "b1: 2I 1Ax; b3: 2i"),
    ],
)
def test_more_units_ground_and_guns_are_judged_better(better: str, worse: str) -> None:
    assert white_wins(at_position(better), shipped()) > white_wins(at_position(worse), shipped())


def test_infantry_forms_squares_against_cavalry_alone() -> None:
    state = at_position("b1: 2C; b2: 2i", white="2C b1-b2", phase=2)
    state.apply(state.read("go 2C b1-b2"))
    while state.seat < CHANCE and state.stack[-1] != tags.REACT:
        state.do(quick_action(state, random.Random(1)))
    assert state.write(quick_action(state, random.Random(1))) == "react b2 2 square"


def test_levels_are_offered_weakest_first_and_say_how_they_play() -> None:
    assert names(GAME) == ("random", "heuristic", *(level.name for level in LEVELS))
    assert [level.rating for level in LEVELS] == sorted(level.rating for level in LEVELS)
    assert all(level.words.endswith(".") for level in LEVELS)
