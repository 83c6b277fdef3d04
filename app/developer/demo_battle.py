"""A battle to be painted: fought by the computer, always the same, and cut where a person has something to decide."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.version import version
from engine.battle import Battle
from engine.manoeuvre import tags
from engine.manoeuvre.fight import ASSAULT
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.record import Entry, Header, Record
from resources.manoeuvre.content import about, prepare
from resources.manoeuvre.library import Library
from resources.records import FOLDER, create

SCENARIO: Final = "first_battle"
LEVEL: Final = "captain"
SEEDS: Final = range(4, 24)
"""The first whose battle has a moment for every picture is taken; in some nobody ever attacks, say."""
DAY: Final = "2026-06-18T11:30:00+00:00"
PERSON: Final = 0
AGAINST_COMPUTER: Final = (Participant(HUMAN), Participant(COMPUTER, LEVEL))
TWO_PERSONS: Final = (Participant(HUMAN), Participant(HUMAN))

Pose = Callable[[State], bool]


class DemoBattle:
    """The battle, and its records in the folder of a library."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._scenario = library.scenario(SCENARIO)
        for seed in SEEDS:
            self._entries, self._states = self._fight(seed)
            if all(self._first(pose) is not None for pose in POSES):
                break

    def whole(self) -> Path:
        return self._keep(len(self._entries), AGAINST_COMPUTER)

    def at(self, pose: Pose, participants: tuple[Participant, Participant] = AGAINST_COMPUTER) -> Path:
        """The record up to the first decision of the person that looks so."""
        number = self._first(pose)
        if number is None:
            raise LookupError("nothing in this battle looks so")
        return self._keep(number, participants)

    def _first(self, pose: Pose) -> int | None:
        looking = (number for number, state in enumerate(self._states) if state.seat == PERSON and pose(state))
        return next(looking, None)

    def _keep(self, entries: int, participants: tuple[Participant, Participant]) -> Path:
        record = Record(self._header(participants))
        for entry in self._entries[:entries]:
            record.append(entry.seat, entry.text)
        return create(self._library.folder / FOLDER, record, about(self._scenario)).path

    def _header(self, participants: tuple[Participant, Participant]) -> Header:
        return prepare(
            self._scenario, self._library, DAY, version(), (participants[0].write(), participants[1].write())
        )[0]

    def _fight(self, seed: int) -> tuple[list[Entry], list[State]]:
        """What happened, and the state before each entry."""
        from ai.manoeuvre.levels import BY_NAME

        _, start = prepare(self._scenario, self._library, DAY, version())
        battle = Battle(self._header(AGAINST_COMPUTER), start)
        rng = random.Random(seed)
        players = [BY_NAME[LEVEL].player(seed + seat) for seat in range(CHANCE)]
        states = []
        while not battle.over:
            state = battle.state
            states.append(state.copy())
            views = [state.seen_by(seat) for seat in range(CHANCE)]
            action = state.sample(rng) if state.seat == CHANCE else players[state.seat].think(views[state.seat]).action
            for seat, player in enumerate(players):
                player.watch(views[seat], state.shown_to(action, seat))
            battle.play(action)
        return battle.record.entries, states


def moving(state: State) -> bool:
    return state.turn >= 7 and state.stack[-1] == tags.MOVEMENT and not state.moved


def attacking(state: State) -> bool:
    """Something to add to an assault that has been declared."""
    return state.stack[-1] == tags.REINFORCE and state.combat.form == ASSAULT and len(state.legal()) > 2


def defending(state: State) -> bool:
    return state.stack[-1] == tags.ANSWER and state.combat.form == ASSAULT and len(state.legal()) > 1


def discarding(state: State) -> bool:
    return state.turn >= 3 and state.stack[-1] == tags.DISCARD


POSES: Final = (moving, attacking, defending, discarding)
