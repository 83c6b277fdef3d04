"""Manoeuvre as a game of OpenSpiel, so that a referee from outside may judge how the rules are played.

A quick battle: two armies that face each other across one row, opening hands dealt by chance, a few game turns. An
action's number is its place among the sorted texts of what is legal, so it means nothing without its state.
"""

from typing import Any

import pyspiel

from engine.manoeuvre.action import Action
from engine.manoeuvre.position import CHANCE, NOBODY, ONE
from engine.manoeuvre.state import State
from tests.table import face_to_face

NAME = "python_manoeuvre"
DEFAULTS: dict[str, Any] = {"one": "france", "two": "great_britain", "turns": 2}
GROUND = (
    "........",
    "..W..H..",
    ".T....F.",
    "...L....",
    ".H....M.",
    "..F..W..",
    ".....T..",
    "........",
)
MOST_ACTIONS = 400
MOST_OUTCOMES = 200
LONGEST_TURN = 60
"""Decisions, or chances, of one player's turn; the dealing of ten cards fits in as well."""

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Manoeuvre, a quick battle",
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


class Course:
    """A battle and how it came about. OpenSpiel copies and pickles it; pickled it is its start and its actions."""

    def __init__(self, start: tuple[str, str, int], state: State) -> None:
        self.start = start
        self.state = state
        self.lines: list[str] = []
        self.shown: tuple[list[str], list[str], list[str]] = ([], [], [])
        """What each seat, and a spectator, was shown of every action: perfect recall."""
        self._choices: list[tuple[str, Action]] | None = None

    def choices(self) -> list[tuple[str, Action]]:
        """What is legal, sorted by text; the place in the list is the number of the action."""
        if self._choices is None:
            choices = {self.state.write(action): action for action in self.state.legal()}
            self._choices = sorted(choices.items(), key=lambda choice: choice[0])
        return self._choices

    def play(self, line: str, action: Action) -> None:
        state = self.state
        for shown, viewer in zip(self.shown, (0, 1, NOBODY), strict=True):
            shown.append(state.write(state.shown_to(action, viewer)))
        self.lines.append(line)
        state.apply(action)
        self._choices = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        twin = Course(self.start, self.state.copy())
        twin.lines = self.lines[:]
        twin.shown = (self.shown[0][:], self.shown[1][:], self.shown[2][:])
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.start, self.lines)


def replayed(start: tuple[str, str, int], lines: list[str]) -> Course:
    course = Course(start, face_to_face(*start, GROUND))
    for line in lines:
        course.play(line, course.state.read(line))
    return course


class Observer:
    """What a player sees, as text: all he was shown (perfect recall), or the state as it looks to him now."""

    def __init__(self, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody sees all cards.")
        self.kind = kind
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: "SpielState", player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: "SpielState", player: int) -> str:
        public = self.kind.private_info == pyspiel.PrivateInfoType.NONE
        if self.kind.perfect_recall:
            return "\n".join(state.course.shown[2 if public else player])
        return str(state.course.state.seen_by(NOBODY if public else player))


class SpielGame(pyspiel.Game):
    """The quick battle of two armies, as OpenSpiel loads it by name."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = DEFAULTS | (params or {})
        turns = values["turns"]
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * turns * LONGEST_TURN,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.start = (values["one"], values["two"], turns)
        self.opening = face_to_face(*self.start, GROUND)

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
        self.course = Course(game.start, game.opening.copy())

    def current_player(self) -> int:
        state = self.course.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.seat == CHANCE else state.seat

    def is_terminal(self) -> bool:
        return self.course.state.over

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.course.choices())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = dict(self.course.state.chances())
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
        return [1.0, -1.0] if state.winner == ONE else [-1.0, 1.0]

    def __str__(self) -> str:
        return str(self.course.state)


pyspiel.register_game(GAME_TYPE, SpielGame)
