"""Battles of Commanders for the tests of replays and of the network: fought at random, boldly."""

import random
from functools import cache

from app.commanders.console import CONSOLE
from app.shell.replay.timeline import Timeline
from engine.battle import Battle
from engine.commanders.board import CHANCE
from engine.commanders.state import State
from engine.game import chance_action
from engine.record import Record, read
from resources.commanders.content import CONTENT


@cache
def _fought(scenario: str, seed: int, most: int) -> bytes:
    library = CONTENT.open()
    created = "2026-05-01T10:00:00+00:00"
    battle = Battle(*CONTENT.prepare(CONTENT.scenarios(library)[scenario], library, created, "0.1.0", ("", "")))
    rng = random.Random(seed)
    while not battle.over and len(battle.record.entries) < most:
        state = battle.state
        assert isinstance(state, State)
        seat = rng.choice(state.deciding())
        state.ask(seat)
        battle.play(chance_action(state, rng) if seat == CHANCE else CONSOLE.choose(state, rng, 0.9), seat)
    return battle.record.text().encode()


def fought(scenario: str = "marengo", seed: int = 1, most: int = 100_000) -> Record:
    return read(_fought(scenario, seed, most))


def looked_back(scenario: str = "marengo", seed: int = 1, most: int = 100_000) -> Timeline:
    record = fought(scenario, seed, most)
    return Timeline(record, CONTENT.start_of(record, CONTENT.open()))
