"""Short battles on a plain, for the tests of those who play them: two armies face to face."""

import random
from collections.abc import Iterator
from typing import Any

from ai.player import Player, Thought
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from tests.table import battle, face_to_face

FRENCH = {"imperial_guard": "d4", "8th_regiment_legere": "c3", "45th_regiment_legere": "f4-", "guard_cavalry": "e2"}
BRITISH = {
    "1st_foot_guards": "d6",
    "4th_regiment_of_foot": "c5-",
    "32nd_regiment_of_foot": "f5",
    "dutch_belgians": "h8",
}
HAND = ["imperial_guard.a", "8th_regiment_legere.d", "45th_regiment_legere.a", "ney", "supply"]


def skirmish(turns: int = 3) -> State:
    """All units of two armies, before the first turn of a few."""
    return face_to_face("france", "great_britain", turns)


def outposts(**more: Any) -> State:
    """Four units a side in mid-battle, some of them in contact, as France sees it in its turn."""
    position = {"units": FRENCH, "foes": BRITISH, "hand": HAND, "foe_hand": ["withdraw", "hill"], "losses": (4, 4)}
    return battle(**position | more).state.seen_by(0)


def last_blow(foe_card: str) -> State:
    """The fifth British unit dies in the last turn of the day unless its card is a Withdraw, which France has seen."""
    state = battle(
        units={
            "imperial_guard": "e5",
            "8th_regiment_legere": "a1-",
            "45th_regiment_legere": "b1-",
            "19th_regiment_legere": "c1",
        },
        foes={
            "dutch_belgians": "e6-",
            "1st_foot_guards": "h3",
            "4th_regiment_of_foot": "b8",
            "32nd_regiment_of_foot": "c8",
        },
        hand=["imperial_guard.a"],
        foe_hand=[foe_card],
        phase="combat",
        first="two",
        day_over=(True, True),
        losses=(4, 4),
    ).state
    state.shown[1] = state.hand[1][:]
    return state


def decisions(state: State, seed: int, count: int) -> list[State]:
    """Moments at which a seat has a choice, in random play."""
    rng = random.Random(seed)
    found: list[State] = []
    while not state.over and len(found) < count:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            found.append(state.copy())
        state.do(rng.choice(legal))
    return found


def fought(state: State, players: list[Player[Any]], seed: int) -> Iterator[Thought[Any]]:
    """Play a battle to its end, in the state given; what the players thought at every decision."""
    rng = random.Random(seed)
    while not state.over:
        thought = None
        if state.seat == CHANCE:
            action = state.sample(rng)
        else:
            thought = players[state.seat].think(state.seen_by(state.seat))
            action = thought.action
        for seat, player in enumerate(players):
            player.watch(state.seen_by(seat), state.shown_to(action, seat))
        state.apply(action)
        if thought is not None:
            yield thought
