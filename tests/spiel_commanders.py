"""Commanders as a game of OpenSpiel: a short battle of two small armies, so that a referee from outside may judge it.

Where both sides decide at once, OpenSpiel asks one after the other; the second sees nothing of what the first sealed.
"""

from typing import Any

import pyspiel

from engine.commanders.board import CHANCE, NOBODY, WHITE
from engine.commanders.options import Options
from engine.commanders.start import Start, begin
from engine.commanders.state import State
from tests.spiel import Course, Observer

NAME = "python_commanders"
DEFAULTS: dict[str, Any] = {"rounds": 1, "board": "A", "rules": ""}
POSITION = "a1: 1C; b1: 2I 1A; b2: 2I; r: 1I; a2: 1c; b3: 2i 1a; c2: 1i; r: 1c"
MOST_ACTIONS = 4000
MOST_OUTCOMES = 2100
LONGEST_ROUND = 200

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Commanders, a short battle",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


def opening(rounds: int, board: str, rules: str) -> State:
    """The battle with these optional rules, named one after the other."""
    options = Options(rounds=rounds, **dict.fromkeys(rules.split(), True))
    return begin(Start(POSITION, board, options))


class CommandersCourse(Course):
    """The course of a battle of Commanders; pickled it is its start and its actions."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "CommandersCourse":
        twin = CommandersCourse(self.start, self.state.copy())
        twin.lines = self.lines[:]
        twin.shown = (self.shown[0][:], self.shown[1][:], self.shown[2][:])
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.start, self.lines)


def replayed(start: Any, lines: list[str]) -> CommandersCourse:
    course = CommandersCourse(start, opening(*start))  # type: ignore[arg-type]
    for line in lines:
        course.play(line, course.state.read(line))
    return course


class SpielGame(pyspiel.Game):
    """The short battle, as OpenSpiel loads it by name."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = DEFAULTS | (params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=values["rounds"] * LONGEST_ROUND,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.start = (values["rounds"], values["board"], values["rules"])

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return int(self.max_game_length())


class SpielState(pyspiel.State):
    """One moment of the battle under OpenSpiel's names."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = CommandersCourse(game.start, opening(*game.start))  # type: ignore[arg-type]

    def current_player(self) -> int:
        state = self.course.state
        if state.seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.seat == CHANCE else state.seat

    def is_terminal(self) -> bool:
        return self.course.state.over

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.course.choices())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances: dict[Any, Any] = dict(self.course.state.chances())
        return [(number, float(chances[action])) for number, (_, action) in enumerate(self.course.choices())]

    def _action_to_string(self, player: int, action: int) -> str:
        choices = self.course.choices()
        return choices[action][0] if action < len(choices) else f"{action} is not legal"

    def _apply_action(self, action: int) -> None:
        self.course.play(*self.course.choices()[action])

    def returns(self) -> list[float]:
        state = self.course.state
        if not state.over:
            return [0.0, 0.0]
        return [1.0, -1.0] if state.winner == WHITE else [-1.0, 1.0]

    def __str__(self) -> str:
        return str(self.course.state)


pyspiel.register_game(GAME_TYPE, SpielGame)
