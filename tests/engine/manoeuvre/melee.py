"""Battles in which much happens, for tests of what is true of every state: random ones, and one assault."""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.manoeuvre.action import DIG_IN, DISCARD, DONE, Action
from engine.manoeuvre.battlefield import LAKE, LETTERS, join, rotate, square_name
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.combat.stage import stage
from tests.table import Table, army, battle, library, sections

DULL = (DONE, DISCARD, DIG_IN)


def melee(seed: int, **options: Any) -> State:
    """Any two armies, mixed on random ground, most units reduced, with a hand and a short or very short deck each."""
    rng = Random(seed)
    parts = [rotate(section.rows, rng.randrange(4)) for section in rng.sample(sections(), 4)]
    rows = join(parts[0], parts[1], parts[2], parts[3])
    room = range(8, 56) if seed % 2 else range(16, 48)
    dry = [square for square in room if rows[7 - (square >> 3)][square & 7] != LETTERS[LAKE]]
    squares = [square_name(square) for square in rng.sample(dry, 16)]
    nations = [rng.choice(sorted(library().armies)) for _ in range(2)]
    sides: list[dict[str, str]] = []
    cards: list[list[str]] = []
    for nation in nations:
        its = army(nation)
        sides.append({unit.id: squares.pop() + rng.choice(("", "", "-", "-", "-")) for unit in its.units})
        deck = [its.cards[card].id for card in its.deck]
        rng.shuffle(deck)
        cards.append(deck)
    return battle(
        one=nations[0],
        two=nations[1],
        rows=rows,
        edges=rng.choice((("south", "north"), ("west", "east"), ("north", "south"))),
        units=sides[0],
        foes=sides[1],
        hand=cards[0][:5],
        foe_hand=cards[1][:5],
        pile=cards[0][30:40],
        foe_pile=cards[1][50:],
        deck=cards[0][5:30],
        foe_deck=cards[1][5 : rng.choice((10, 30))],
        redoubts=rng.sample([place.rstrip("-") for place in sides[1].values()], 2),
        turn=1,
        phase="discard",
        active=rng.choice(("one", "two")),
        first="one",
        **options,
    ).state


def choose(state: State, rng: Random) -> Action:
    """Any kind of action first, those that do little seldom; then any action of that kind."""
    if state.seat == CHANCE:
        return state.sample(rng)
    legal = state.legal()
    verbs = sorted({action.verb for action in legal})
    if rng.random() < 0.8:
        verbs = [verb for verb in verbs if verb not in DULL] or verbs
    verb = rng.choice(verbs)
    return rng.choice([action for action in legal if action.verb == verb])


def moments(seed: int, **options: Any) -> Iterator[State]:
    """Every state of one such battle, from the first to the last; each a copy."""
    state = melee(seed, **options)
    rng = Random(-seed - 1)
    yield state.copy()
    while not state.over:
        state.do(choose(state, rng))
        yield state.copy()


def assault() -> Table:
    """France assaults under Soult's command, from the guard's square and one beside the target."""
    table: Table = stage(
        {"imperial_guard": "e4", "19th_regiment_legere": "d5-"},
        {"1st_foot_guards": "e5"},
        ground={"e5": "T", "c3": "L"},
        hand=["imperial_guard.a", "soult", "supply", "supply", "ney"],
        foe_hand=["1st_foot_guards.a", "scout"],
        deck=["supply", "supply", "davout"],
        pile=["withdraw", "murat"],
        redoubts=["e5"],
    )
    table.play("assault imperial_guard.a e5", "defend 1st_foot_guards.a", "done", "command soult", "support d5")
    return table
