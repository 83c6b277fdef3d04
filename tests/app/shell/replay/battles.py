"""Battles for the tests of replays: fought at random, or by hand."""

import random
from functools import cache
from pathlib import Path

from app.shell.replay.timeline import Timeline
from engine.battle import Battle
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import depth
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.record import Record, read
from resources.manoeuvre.content import prepare, start_of
from resources.manoeuvre.library import Library

NOWHERE = Path("none")


def _rash(state: State, rng: random.Random) -> Action:
    """Goes for the enemy and fights wherever it can, so that much happens."""
    found = state.legal()
    fights = [action for action in found if action.verb not in (act.DONE, act.DISCARD, act.MOVE)]
    moves = [action for action in found if action.verb == act.MOVE]
    if fights and rng.random() < 0.8:
        return rng.choice(fights)
    if moves and state.stack[-1] == tags.MOVEMENT:
        enemy = state.edges[1 - state.seat]
        ahead = [move for move in moves if depth(move.b, enemy) < depth(move.a, enemy)]
        return rng.choice(ahead or moves)
    return act.PASS if act.PASS in found and rng.random() < 0.6 else rng.choice(found)


@cache
def _fought(scenario: str, seed: int, most: int) -> bytes:
    library = Library(NOWHERE)
    battle = Battle(*prepare(library.scenario(scenario), library, "2026-05-01T10:00:00+00:00", "0.1.0", ("", "")))
    rng = random.Random(seed)
    while not battle.over and len(battle.record.entries) < most:
        state = battle.state
        if state.seat == CHANCE:
            battle.play(state.sample(rng))
        else:
            battle.play(_rash(state, rng))
            if battle.can_undo(state.seat) and rng.random() < 0.02:
                battle.undo(state.seat)
    return battle.record.text().encode()


def fought(scenario: str = "first_battle", seed: int = 1, most: int = 100_000) -> Record:
    return read(_fought(scenario, seed, most))


def start(record: Record) -> State:
    return start_of(record, Library(NOWHERE))


def course(scenario: str = "first_battle", seed: int = 1, most: int = 100_000) -> Timeline:
    record = fought(scenario, seed, most)
    return Timeline(record, start(record))
