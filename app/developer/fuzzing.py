"""Random battles with every check on: what nobody thought of shows up here, as a record that plays it again."""

import random
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from typing import Final

from engine.battle import Battle, replay
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import reading
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import EDGE_NAMES
from engine.manoeuvre.invariants import faults
from engine.manoeuvre.options import CHOICES, Options
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from resources.manoeuvre.content import prepare
from resources.manoeuvre.forces import Force, Laid
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import ROLL, Scenario

PROGRAM: Final = "fuzzer"
SELDOM: Final = 1 / 12
"""How often the dearer checks are made."""
SHIPPED: Final = 1 / 8
"""How often the battle is a shipped one."""
VIEWERS: Final = (0, 1, CHANCE)


class Failure(Exception):  # noqa: N818  # what failed is the program
    """Something that must never happen did; the battle's record leads there again."""

    def __init__(self, reason: str, battle: Battle[State]) -> None:
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


def random_scenario(rng: random.Random, library: Library) -> Scenario:
    """Any armies, ground, edges and rule options. One in eight is a shipped battle, some of which begin in mid-turn;
    of the others one in four begins with the whole set-up of §3.
    """
    if rng.random() < SHIPPED:
        return library.scenarios[rng.choice([id for id in library.scenarios if library.is_shipped("scenario", id)])]
    values: dict[str, bool | int | str] = {key: rng.choice(choices) for key, choices in CHOICES.items()}
    values["advance_to_contact"] = rng.random() < 0.5
    values["digging_in"] = rng.random() < 0.5
    values["length_limit"] = rng.choice((0, 0, 0, 3, 12, 30))
    scenario = Scenario("fuzz", "Fuzz", first=rng.choice(("one", "two", ROLL)), options=Options(**values))  # type: ignore[arg-type]
    if rng.random() < 0.25:
        return scenario
    laid = tuple(Laid(id, rng.randrange(4)) for id in rng.sample(list(library.sections), 4))
    armies = rng.choices(list(library.armies), k=2)
    edge = rng.randrange(4)
    return replace(
        scenario,
        sections=laid,
        one=Force(army=armies[0], edge=EDGE_NAMES[edge]),
        two=Force(army=armies[1], edge=EDGE_NAMES[(edge + 2) & 3]),
    )


def choose(state: State, rng: random.Random, temper: float) -> Action:
    """Any legal action; the hotter the temper, the rarer a pass and the likelier a fight."""
    choices = state.legal()
    if rng.random() < temper:
        bold = [action for action in choices if action.verb not in (act.DONE, act.DISCARD, act.DIG_IN)]
        fights = [action for action in bold if act.ASSAULT <= action.verb <= act.HONOUR]
        near = [action for action in bold if action.verb == act.MOVE and _closes_in(state, action)]
        choices = fights or near or bold or choices
    return rng.choice(choices)


def _closes_in(state: State, action: Action) -> bool:
    """Whether a move ends nearer to some enemy than it began."""
    enemies = [state.square[unit] for unit in state.units_of(1 - state.active)]
    return _distance(action.b, enemies) < _distance(action.a, enemies)


def _distance(square: int, others: list[int]) -> int:
    return min((abs((square >> 3) - (o >> 3)) + abs((square & 7) - (o & 7)) for o in others), default=0)


def fuzz_battle(seed: str, library: Library) -> Tally:
    """Play one random battle to its end; raises Failure."""
    rng = random.Random(seed)
    scenario = random_scenario(rng, library)
    header, start = prepare(scenario, library, f"fuzz {seed}", PROGRAM)
    battle = Battle(header, start)
    temper = rng.choice((0.0, 0.5, 0.9, 0.98))
    tally = Tally(games=1)
    try:
        while not battle.over:
            _step(battle, rng, temper, tally, library)
        _check_replay(battle, start)
    except Failure:
        raise
    except Exception as crash:
        raise Failure(f"{type(crash).__name__}: {crash}", battle) from crash
    return tally


def _step(battle: Battle[State], rng: random.Random, temper: float, tally: Tally, library: Library) -> None:
    state = battle.state
    action = state.sample(rng) if state.seat == CHANCE else choose(state, rng, temper)
    if rng.random() < SELDOM:
        _check_decision(battle, rng, library)
        _check_views(battle, action, rng)
    if state.read(state.write(action)) != action:
        raise Failure(f"{state.write(action)!r} does not read back", battle)
    before = state.copy()
    try:
        battle.play(action)
    except Exception as crash:
        battle.record.append(before.seat, before.write(action))
        raise Failure(f"{before.write(action)!r}: {type(crash).__name__}: {crash}", battle) from crash
    tally.actions += 1
    tally.combats += act.ASSAULT <= action.verb <= act.HONOUR
    found = faults(battle.state)
    if found:
        raise Failure(" ".join(found), battle)
    if rng.random() < SELDOM:
        tally.undone += _check_undo(battle, before)


def _check_decision(battle: Battle[State], rng: random.Random, library: Library) -> None:
    """The state reads back; what is legal is so, told apart by its text, and adds up; a stray action is refused."""
    state = battle.state
    if str(reading.read(str(state), library.armies, library.sections)) != str(state):
        raise Failure("the state does not read back", battle)
    choices = state.legal()
    if not choices or len({state.write(action) for action in choices}) != len(choices):
        raise Failure("no legal action, or two of the same name", battle)
    if state.seat == CHANCE and sum((chance for _, chance in state.chances()), Fraction(0)) != 1:
        raise Failure("the chances do not add up to one", battle)
    stray = Action(rng.randrange(len(act.SHAPES)), rng.randrange(-1, 70), rng.randrange(-1, 70))
    if stray not in choices:
        text = str(state)
        try:
            state.apply(stray)
        except Refusal:
            if str(state) != text:
                raise Failure("a refused action changed the state", battle) from None
        else:
            raise Failure(f"{stray!r} was not refused", battle)


def _check_views(battle: Battle[State], action: Action, rng: random.Random) -> None:
    """What a viewer sees hangs on nothing hidden from him, and goes on as the battle does."""
    state = battle.state
    after = state.copy()
    after.do(action)
    for viewer in VIEWERS:
        view = state.seen_by(viewer)
        other = view.copy()
        other.resample(rng)
        if str(other.seen_by(viewer)) != str(view) or other.seat != state.seat:
            raise Failure(f"what {viewer} sees depends on what is hidden from him", battle)
        try:
            view.apply(state.shown_to(action, viewer))
        except Refusal as refusal:
            raise Failure(f"{viewer} cannot believe {state.write(action)!r}: {refusal}", battle) from None
        if str(view) != str(after.seen_by(viewer)):
            raise Failure(f"the view of {viewer} does not follow the battle", battle)


def _check_undo(battle: Battle[State], before: State) -> bool:
    """Undo stops at dice, draws and the other seat; short of that it leads back to the very state, and forth again."""
    last = battle.record.actions[-1]
    barrier = last.seat == CHANCE or before.seals(before.read(last.text))
    if battle.can_undo(last.seat) == barrier:
        raise Failure("undo does not stop where it should", battle)
    if barrier:
        return False
    after = str(battle.state)
    battle.undo(last.seat)
    if str(battle.state) != str(before):
        raise Failure("undo does not lead back", battle)
    battle.play(before.read(last.text))
    if str(battle.state) != after:
        raise Failure("an action taken back and played again leads elsewhere", battle)
    return True


def _check_replay(battle: Battle[State], start: State) -> None:
    again = replay(battle.record, start)
    if again.record.digest != battle.record.digest or str(again.state) != str(battle.state):
        raise Failure("the record replays to another battle", battle)
