"""Random battles of any game with every check on: what nobody thought of shows up as a record that plays it again.

What the contract promises is checked for every game; what else must always be true, a game says itself
(`app.shell.console.Console.faults`).
"""

import random
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Any, Final

from app.shell.console import Console, random_action
from engine.battle import Battle, replay
from engine.game import Refusal, State

PROGRAM: Final = "fuzzer"
SELDOM: Final = 1 / 12
"""How often the dearer checks are made."""
TEMPERS: Final = (0.0, 0.5, 0.9, 0.98)

AnyBattle = Battle[State[Any]]


class Failure(Exception):  # noqa: N818  # what failed is the program
    """Something that must never happen did; the battle's record leads there again."""

    def __init__(self, reason: str, battle: AnyBattle) -> None:
        super().__init__(reason)
        self.reason = reason
        self.battle = battle


@dataclass
class Tally:
    """What the fuzzer went through."""

    games: int = 0
    actions: int = 0
    combats: int = 0
    undone: int = 0

    def add(self, other: "Tally") -> None:
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))


def fuzz_battle(seed: str, console: Console, library: Any) -> Tally:
    """Play one random battle to its end; raises Failure."""
    rng = random.Random(seed)
    scenario = console.random_scenario(rng, library)
    header, start = console.content.prepare(scenario, library, f"fuzz {seed}", PROGRAM)
    battle = Battle(header, start)
    temper = rng.choice(TEMPERS)
    tally = Tally(games=1)
    try:
        while not battle.over:
            _step(battle, rng, temper, tally, console, library)
        _check_replay(battle, start)
    except Failure:
        raise
    except Exception as crash:
        raise Failure(f"{type(crash).__name__}: {crash}", battle) from crash
    return tally


def _step(battle: AnyBattle, rng: random.Random, temper: float, tally: Tally, console: Console, library: Any) -> None:
    state = battle.state
    seat, action = random_action(console, state, rng, temper)
    if rng.random() < SELDOM:
        _check_decision(battle, rng, console, library)
        _check_views(battle, seat, action, rng)
    line = state.write(action)
    if state.read(line) != action:
        raise Failure(f"{line!r} does not read back", battle)
    before = state.copy()
    try:
        battle.play(action, seat)
    except Exception as crash:
        battle.record.append(seat, line)
        raise Failure(f"{line!r}: {type(crash).__name__}: {crash}", battle) from crash
    tally.actions += 1
    tally.combats += console.is_combat(action)
    found = console.faults(battle.state)
    if found:
        raise Failure(" ".join(found), battle)
    if rng.random() < SELDOM:
        tally.undone += _check_undo(battle, before)


def _check_decision(battle: AnyBattle, rng: random.Random, console: Console, library: Any) -> None:
    """The state reads back; what is legal is so, told apart by its text, and adds up; a stray action is refused."""
    state = battle.state
    if str(console.content.read_state(str(state), library)) != str(state):
        raise Failure("the state does not read back", battle)
    choices = state.legal()
    if not choices or len({state.write(action) for action in choices}) != len(choices):
        raise Failure("no legal action, or two of the same name", battle)
    if state.chance() is not None and sum((chance for _, chance in state.chances()), Fraction(0)) != 1:
        raise Failure("the chances do not add up to one", battle)
    text = str(state)
    try:
        stray = console.stray(state, battle.record, rng)
        if stray is not None and stray not in choices:
            state.apply(stray)
            raise Failure(f"{stray!r} was not refused", battle)
    except Refusal:
        if str(state) != text:
            raise Failure("a refused action changed the state", battle) from None


def _check_views(battle: AnyBattle, seat: int, action: Any, rng: random.Random) -> None:
    """What a viewer sees hangs on nothing hidden from him, and goes on as the battle does."""
    state = battle.state
    after = state.copy()
    after.do(action)
    for viewer in range(battle.record.chance + 1):
        view = state.seen_by(viewer)
        other = view.copy()
        other.resample(rng)
        if str(other.seen_by(viewer)) != str(view) or set(other.deciding()) != set(state.deciding()):
            raise Failure(f"what {viewer} sees depends on what is hidden from him", battle)
        shown = state.shown_to(action, viewer)
        try:
            view.ask(seat)
            view.apply(shown)
        except Refusal as refusal:
            raise Failure(f"{viewer} cannot believe {state.write(action)!r}: {refusal}", battle) from None
        if str(view) != str(after.seen_by(viewer)):
            raise Failure(f"the view of {viewer} does not follow the battle", battle)


def _check_undo(battle: AnyBattle, before: State[Any]) -> bool:
    """Undo stops at dice, draws and the other seat; short of that it leads back to the very state, and forth again."""
    last = battle.record.actions[-1]
    barrier = last.seat == battle.record.chance or before.seals(before.read(last.text))
    if battle.can_undo(last.seat) == barrier:
        raise Failure("undo does not stop where it should", battle)
    if barrier:
        return False
    after = str(battle.state)
    battle.undo(last.seat)
    if str(battle.state) != str(before):
        raise Failure("undo does not lead back", battle)
    battle.play(before.read(last.text), last.seat)
    if str(battle.state) != after:
        raise Failure("an action taken back and played again leads elsewhere", battle)
    return True


def _check_replay(battle: AnyBattle, start: State[Any]) -> None:
    again = replay(battle.record, start)
    if again.record.digest != battle.record.digest or str(again.state) != str(battle.state):
        raise Failure("the record replays to another battle", battle)
