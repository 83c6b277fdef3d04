"""A battle from any position on as a game of OpenSpiel, made to be searched fast by its Python algorithms.

`tests/spiel.py` is the game that OpenSpiel's referee judges; this one is the same rules for its searchers. They meet
our own search at equal CPU time, so this was done for them:

- the rules are the compiled engine itself, when it is compiled;
- an action's number is its place among what is legal: no texts, no sorting;
- chance, and decisions that leave no choice, are played inside `apply_action`. ISMCTS keeps no nodes for chance and
  only samples it, so the search is the same, and OpenSpiel's slow sampling of a distribution is saved;
- what Python code calls is answered in Python: nothing goes through the C++ side of `pyspiel.State` and its history;
- a key of what a player knows is made only when it is asked for, so random rollouts do not pay for it.
"""

import random

import pyspiel

from engine.manoeuvre.action import Action
from engine.manoeuvre.notation import owner
from engine.manoeuvre.position import CHANCE, NOBODY, ONE
from engine.manoeuvre.state import State

MOST_ACTIONS = 1000
LONGEST = 100_000
GAME_TYPE = pyspiel.GameType(
    short_name="python_manoeuvre_standing",
    long_name="Manoeuvre, from a position on",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)


class Standing(pyspiel.Game):
    """The game that begins where a view stands; one is enough for a battle."""

    def __init__(self, rng: random.Random) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, {})
        self.rng = rng


class World(pyspiel.State):
    """One moment of a battle in which no card is hidden, or the view that such worlds are made from."""

    def __init__(self, game: Standing, state: State, root: int) -> None:
        super().__init__(game)
        self.game = game
        self.state = state
        self.root = root
        """The seat that searches. It knows the root; the other seat knows its own cards there."""
        other = 1 - root
        pending = tuple(state.pending) if state.active == other else ()
        known = hash((tuple(state.hand[other]), tuple(state.buried[other]), pending))
        self.keys = [0, known] if root == 0 else [known, 0]
        self.unread: list[tuple[int, Action]] = []
        """Actions since the keys were made, each with the seat whose cards it names."""
        self.legal = state.legal()

    def resampled(self) -> "World":
        """A world that the searching seat cannot tell from this one."""
        state = self.state.copy()
        state.resample(self.game.rng)
        return World(self.game, state, self.root)

    def clone(self) -> "World":
        twin = World(self.game, self.state.copy(), self.root)
        twin.keys = self.keys[:]
        twin.unread = self.unread[:]
        return twin

    def get_game(self) -> Standing:
        return self.game

    def current_player(self) -> int:
        seat = self.state.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        return self.state.seat == NOBODY

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int = -1) -> list[int]:
        return list(range(len(self.legal)))

    def apply_action(self, action: int) -> None:
        state = self.state
        chosen = self.legal[action]
        while True:
            self.unread.append((owner(state), chosen))
            state.do(chosen)
            if state.seat == CHANCE:
                chosen = state.sample(self.game.rng)
                continue
            if state.seat == NOBODY:
                self.legal = []
                return
            self.legal = state.legal()
            if len(self.legal) > 1:
                return
            chosen = self.legal[0]

    def returns(self) -> list[float]:
        if self.state.seat != NOBODY:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.state.winner == ONE else [-1.0, 1.0]

    def information_state_string(self, player: int = -1) -> str:
        """The same for worlds that the player cannot tell apart; a digest, since it is only ever a key."""
        keys = self.keys
        for named, action in self.unread:
            for seat in (0, 1):
                keys[seat] = hash((keys[seat], action if seat == named else action.hidden()))
        self.unread = []
        return f"{keys[self.state.seat if player < 0 else player]:x}"

    def __str__(self) -> str:
        return str(self.state)
