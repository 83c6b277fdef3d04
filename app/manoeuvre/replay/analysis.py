"""What was better, by the strongest level: draws against others that might have come, and decisions against its own."""

import random
from collections.abc import Iterator
from typing import Final

from ai.manoeuvre.beliefs import Beliefs, World
from ai.manoeuvre.evaluation import MOVING, Judge
from ai.manoeuvre.explain import lines
from ai.manoeuvre.levels import LEVELS
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.plans import Planner
from ai.manoeuvre.turn import Turn
from ai.manoeuvre.weights import shipped
from ai.manoeuvre.win_chance import win_chance
from ai.player import never
from app.shell.replay.timeline import Frame, Timeline
from app.shell.replay.turning_points import Better, Drawn, Passage, passages
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State

DRAWS: Final = 16
"""Other draws that one is compared with."""
PLANS: Final = 10
"""Plans whose replies are looked at, besides the one that was played."""
SETTLED: Final = frozenset((tags.DISCARD, tags.TOP, tags.DRAW, tags.SHOW))
"""Decisions that are not held against anybody: what a discard is worth shows only turns later."""
LEAST_GAIN: Final = 0.01
"""What is no better than this is no better."""


def drawn_luck(timeline: Timeline, frame: Frame, chance: float, rng: random.Random) -> Drawn | None:
    """A draw against others that might have come, judged by whoever drew; the deal is luck, too."""
    if frame.kind != act.DRAW:
        return None
    before = timeline.state_after(frame.first).seen_by(frame.seat)
    while before.seat != CHANCE:
        before.do(act.PASS)
    count = sum(entry.seat == CHANCE for entry in timeline.record.actions[frame.first : frame.end])
    total = 0.0
    for _ in range(DRAWS):
        twin = before.copy()
        for _ in range(count):
            twin.do(twin.sample(rng))
        total += win_chance(twin, frame.seat)
    return Drawn(frame.seat, chance, total / DRAWS)


# What would have been better


def best_advice(timeline: Timeline, passage: Passage, rng: random.Random, loser: int = NOBODY) -> Better | None:
    """The decision that a better one would have improved most, if there is any: of this turn or of the one before.

    What is lost in the enemy's turn was often given away in one's own. Whoever lost by it is advised first.
    """
    found = [better for better in _advice(timeline, passage, rng) if better.gain >= LEAST_GAIN]
    found = [better for better in found if better.seat == loser] or found
    return max(found, key=lambda better: better.gain, default=None)


def _advice(timeline: Timeline, passage: Passage, rng: random.Random) -> Iterator[Better]:
    actions = timeline.record.actions
    before = next((p for p in passages(timeline.frames) if p.end == passage.start), passage)
    first = timeline.frames[before.start].first
    end = timeline.frames[passage.end - 1].end
    beliefs = (Beliefs(), Beliefs())
    state = timeline.state_after(0)
    for number in range(end):
        action = state.read(actions[number].text)
        if number >= first and _worth_a_thought(state):
            better = _compare(state.seen_by(state.seat), action, number, beliefs[state.seat], rng)
            if better is not None:
                yield better
        if state.turn:
            for seat in range(2):
                beliefs[seat].watch(state.seen_by(seat), state.shown_to(action, seat), seat)
        state.do(action)


def _worth_a_thought(state: State) -> bool:
    return bool(state.turn) and state.seat < CHANCE and state.stack[-1] not in SETTLED and len(state.legal()) > 1


def _compare(view: State, played: Action, number: int, beliefs: Beliefs, rng: random.Random) -> Better | None:
    if played.verb == act.SPY:
        return None
    judge = Judge(view.armies, shipped())
    worth = judge.worths(view, 1 - view.seat, MOVING)
    style = LEVELS[-1].style
    worlds = beliefs.worlds(view, view.seat, worth, style.worlds // 2, rng)
    compare = _own_turn if view.active == view.seat else _reaction
    return compare(view, played, number, judge, worlds)


def _own_turn(view: State, played: Action, number: int, judge: Judge, worlds: list[World]) -> Better | None:
    style = LEVELS[-1].style
    planner = Planner(judge, Results(), view, worlds, style.width, style.leaves, style.faith, exact=False)
    options = planner.turn.options(view)
    if played not in options:
        options.append(played)
    plans = planner.plans(options, never)
    looked_at = plans[:PLANS]
    mine = next(plan for plan in plans if plan.action == played)
    if mine not in looked_at:
        looked_at.append(mine)
    best = planner.deepen(looked_at, len(looked_at), never)[0]
    if best is mine:
        return None
    told = lines(planner, [best])[0]
    return Better(
        number,
        view.seat,
        view.write(played),
        view.write(best.action),
        mine.win,
        best.win,
        told.actions,
        told.odds,
        told.own_losses,
        told.enemy_losses,
        told.reply,
    )


def _reaction(view: State, played: Action, number: int, judge: Judge, worlds: list[World]) -> Better | None:
    """In the other's turn: the best on average over what he may hold."""
    seat = view.seat
    legal = view.legal()
    totals = dict.fromkeys(legal, 0.0)
    for world in worlds:
        state = view.copy()
        state.veiled[1 - seat] = False
        state.hand[1 - seat] = world.hand[:]
        turn = Turn(judge, Results(), state, seat, [], 2)
        for action in legal:
            twin = state.copy()
            twin.do(action)
            totals[action] += world.weight * turn.value(twin)
    best = max(legal, key=lambda action: totals[action])
    if totals[best] <= totals[played]:
        return None
    return Better(number, seat, view.write(played), view.write(best), totals[played], totals[best], (view.write(best),))
