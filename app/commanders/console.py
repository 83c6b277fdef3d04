"""Commanders on the command line: the board as plain text, battles at random, and what must always be true."""

import random
from typing import Any, Final

from app.shell.console import Console
from engine.commanders import tags
from engine.commanders.action import AIM, INFANTRY, LETTERS, ROLL, Action
from engine.commanders.board import CHANCE, NAMES, NOBODY, RESERVE
from engine.commanders.invariants import faults
from engine.commanders.options import Options
from engine.commanders.position import STATUS_LETTERS, STATUSES, slot
from engine.commanders.registration import GAME
from engine.commanders.start import CUSTOM, SETUPS
from engine.commanders.state import State
from engine.commanders.text import position_text
from resources.commanders.content import Library
from resources.commanders.scenarios import Scenario

SIDES: Final = ("White", "Black")
WIDTH: Final = 24
"""Of a sector, in characters."""
PHASES: Final = {
    "plan": "planning",
    "fast": "fast movement",
    "fire": "bombardment",
    "arms": "combined arms",
    "march": "non-combat moves",
    "rally": "rally",
    "score": "scoring",
    "setup": "set-up",
    "over": "over",
}
HOW: Final = {
    "captures": "with prisoners taken",
    "markers": "with sectors held",
    "majority": "by holding more sectors",
    "morale": "because the other army has lost heart",
    "points": "on points after the last round",
    "sectors": "level on points, with more sectors",
    "spoils": "level, with more points from captures",
    "units": "level, with more units left",
    "level": "level in everything",
}


class CommandersConsole(Console):
    """Commanders for the commands that every game has."""

    scenario = "marengo"

    def headline(self, state: State) -> str:
        if state.over:
            return self.result(state, state.winner, state.how)
        names = [SIDES[seat] for seat in state.deciding() if seat < CHANCE]
        who = f"{' and '.join(names)} to decide" if names else "dice to roll"
        phase = PHASES[state.standing().phase]
        return f"Round {state.round}, {phase}: {who}." if state.phase else f"{phase.capitalize()}: {who}."

    def result(self, state: State, winner: int, how: str) -> str:
        if winner == NOBODY:
            return f"Nobody wins: {how}."
        return f"{SIDES[winner]} wins in round {state.round} {HOW.get(how, f'({how})')}."

    def board(self, state: State) -> str:
        """Reserves above and below, the nine sectors in between, with north at the top."""
        rule = "+" + "+".join(["-" * WIDTH] * 3) + "+"
        lines = [f"Black's reserve: {_stacks(state, RESERVE, 1) or '-'}", rule]
        for row in (2, 1, 0):
            cells = [_cell(state, column * 3 + row) for column in range(3)]
            lines += ["|" + "|".join(text.ljust(WIDTH) for text in each) + "|" for each in zip(*cells, strict=True)]
            lines.append(rule)
        lines.append(f"White's reserve: {_stacks(state, RESERVE, 0) or '-'}")
        return "\n".join(lines)

    def legend(self, state: State) -> str:
        return "I infantry, C cavalry, A guns; s spent, q square, x routed. White in capitals, Black in small letters."

    def facts(self, state: State) -> str:
        lines = [f"Points {state.points[0]} : {state.points[1]}"]
        outside = position_text(state).partition("box: ")[2].partition(";")[0]
        if outside:
            lines.append(f"Routed, in the boxes: {outside}")
        taken = position_text(state).partition("taken: ")[2].partition(";")[0]
        if taken:
            lines.append(f"Captured: {taken}")
        return "\n".join(lines)

    def as_json(self, state: State) -> dict[str, Any]:
        return {
            **super().as_json(state),
            "position": position_text(state),
            "points": list(state.points),
            "tokens": [[NAMES[sector] for sector in sectors] for sectors in state.tokens],
        }

    def ending_json(self, state: State) -> dict[str, Any]:
        return {"points": list(state.points)}

    # Random play

    def random_scenario(self, rng: random.Random, library: Library) -> Scenario:
        """Any set-up on any board with any rules."""
        board = rng.choice(("A", "A", "B", "B turned"))
        options = Options(
            terrain=board != "A" and rng.random() < 0.8,
            die=rng.random() < 0.3,
            couriers=rng.random() < 0.3,
            morale=rng.random() < 0.3,
            rounds=rng.randint(1, 10),
            more_black=rng.randint(0, 1),
        )
        return Scenario("random", "Random", board=board, setup=rng.choice((*SETUPS, CUSTOM)), options=options)

    def choose(self, state: State, rng: random.Random, temper: float) -> Action:
        """Bold players send everybody forward and do not save orders."""
        if rng.random() >= temper:
            return state.pick(rng)
        legal = state.legal()
        if state.stack[-1] == tags.PLAN and len(legal) > 1:
            forward = [action for action in legal[:-1] if _advances(state, action)]
            return rng.choice(forward or legal)
        if state.stack[-1] in (tags.GO, tags.FIRE):
            return max(rng.sample(legal, min(len(legal), 8)), key=lambda action: len(action.args))
        return rng.choice(legal)

    def is_combat(self, action: Action) -> bool:
        return action.verb in (ROLL, AIM)

    def faults(self, state: State) -> list[str]:
        return faults(state)


def _advances(state: State, action: Action) -> bool:
    """Whether an order leads away from the own reserve."""
    code = action.args[0]
    start, step = code // 330, code // 11 % 10
    if start == RESERVE:
        return True
    return step != RESERVE and (step - start if state.seat == 0 else start - step) == 1


def _stacks(state: State, place: int, side: int) -> str:
    words = []
    for kind in range(INFANTRY, len(LETTERS)):
        for status in range(STATUSES):
            number = state.count[slot(side, place, kind, status)]
            if number:
                letter = LETTERS[kind].lower() if side else LETTERS[kind]
                words.append(f"{number}{letter}{STATUS_LETTERS[status]}")
    return " ".join(words)


def _cell(state: State, sector: int) -> list[str]:
    """Three lines: the name with what lies there, White's units, Black's units."""
    marks = [
        f"{SIDES[marker.side][0]} {marker.kind} {marker.value}" for marker in state.markers if marker.sector == sector
    ]
    inside = ""
    if sector == state.setting.house and not state.razed:
        inside = " [house]" if state.garrison == NOBODY else f" [house: {SIDES[state.garrison][0]}]"
    name = f" {NAMES[sector]}{inside} {', '.join(marks)}"
    return [name[:WIDTH], f"  {_stacks(state, sector, 0)}"[:WIDTH], f"  {_stacks(state, sector, 1)}"[:WIDTH]]


CONSOLE: Final = CommandersConsole(GAME)
