"""Random battles of Commanders in which everything that must always be true is checked after every action."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.commanders.board import BOARDS
from engine.commanders.invariants import faults
from engine.commanders.options import Options
from engine.commanders.start import Start, begin, read_state
from engine.commanders.text import position_text
from engine.game import Refusal
from tests.commanders_table import SEATS, Table, battle, custom, units
from tests.contract import same

ARMY: Final = {"I": 20, "C": 8, "A": 2}
SETUPS: Final = ("marengo", "la_rothiere", "dennewitz", "leuthen", "albuera", "custom", *["mixed"] * 6)
SECTORS: Final = [column + row for column in "abc" for row in "123"]
ROOM: Final = 6
LONGEST: Final = 20_000
DULL: Final = ("stay", "withdraw")
EVERY: Final = 7
"""Of so many actions one is followed by the checks that take long."""


@dataclass(frozen=True)
class Beginning:
    """How a battle begins."""

    setup: str
    board: str
    options: Options
    seed: int

    def table(self) -> Table:
        if self.setup == "custom":
            return custom(board=self.board, options=self.options)
        if self.setup == "mixed":
            return Table(begin(Start(mixed(Random(self.seed)), board=self.board, options=self.options)))
        return battle(self.setup, board=self.board, options=self.options)


def beginning(rng: Random, rounds: int) -> Beginning:
    options = Options(
        terrain=rng.random() < 0.5,
        die=rng.random() < 0.3,
        couriers=rng.random() < 0.3,
        morale=rng.random() < 0.3,
        rounds=rounds,
    )
    return Beginning(rng.choice(SETUPS), rng.choice(BOARDS), options, rng.randrange(1 << 30))


def mixed(rng: Random) -> str:
    """Two whole armies all over the field, so that they meet at once."""
    stacks: Counter[tuple[str, str]] = Counter()
    sectors = rng.sample(SECTORS, len(SECTORS))
    for side, mine in (("white", sectors[:4]), ("black", sectors[4:8])):
        places = [sector for sector in mine for _ in range(ROOM)]
        rng.shuffle(places)
        army = [kind for kind, count in ARMY.items() for _ in range(count)]
        rng.shuffle(army)
        for kind in army:
            place = places.pop() if places and rng.random() < 0.8 else "r"
            stacks[place, kind if side == "white" else kind.lower()] += 1
    return "; ".join(f"{place}: {count}{what}" for (place, what), count in stacks.items())


def choose(rng: Random, state: Any) -> Any:
    """An action at random; chance by its exact probabilities. Orders are preferred to saving, moving to staying."""
    if SEATS[state.seat] == "chance":
        return state.sample(rng)
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    verb = state.write(legal[0]).split()[0]
    if verb in ("order", "save") and rng.random() < 0.97:
        # Lines come in a fixed order, so that one far down the list would leave no more to write.
        return legal[int(rng.random() ** 5 * len(legal))]
    if verb == "go" and rng.random() < 0.8:
        return max(rng.sample(legal, min(6, len(legal))), key=lambda action: len(state.write(action)))
    if rng.random() < 0.7:
        legal = [action for action in legal if state.write(action).split()[0] not in DULL] or legal
    return rng.choice(legal)


def play(seed: int, rounds: int = 10) -> Counter[str]:
    """Play one battle and check it; how often each kind of action was played."""
    rng = Random(seed)
    begun = beginning(rng, rounds)
    state = begun.table().state
    first = state.copy()
    played: list[tuple[int, str]] = []
    kinds: Counter[str] = Counter()
    left = Counter({letter: count for kind, count in ARMY.items() for letter in (kind, kind.lower())})
    views = [state.seen_by(0), state.seen_by(1)]
    try:
        while not state.over:
            assert len(played) < LONGEST, "does not end"
            action = choose(rng, state)
            line = state.write(action)
            assert state.read(line) == action, line
            shown = [state.shown_to(action, viewer) for viewer in (0, 1)]
            kinds[line.split()[0]] += 1
            played.append((state.seat, line))
            state.do(action)
            check_units(state, left)
            for viewer in (0, 1):
                view = views[viewer]
                view.ask(played[-1][0])
                believe(view, shown[viewer])
            if len(played) % EVERY == 0:
                check_state(state, views, rng)
        check_replay(first, state, played)
    except AssertionError as complaint:
        last = "; ".join(line for _, line in played[-4:])
        raise AssertionError(f"seed {seed}, {begun}, action {len(played)}, after “{last}”: {complaint}") from complaint
    return kinds


def believe(view: Any, shown: Any) -> None:
    """Whatever is truly done is believed by whoever sees it."""
    line = view.write(shown)
    try:
        view.apply(view.read(line))
    except Refusal as refusal:
        raise AssertionError(f"{SEATS[view.viewer]} does not believe “{line}”: {refusal}") from None


def check_units(state: Any, left: Counter[str]) -> None:
    """Nobody is in two places or comes back from nowhere, and no sector holds more than six of a side."""
    position = position_text(state)
    if state.units or not position:
        return
    there: Counter[str] = Counter()
    stacked: Counter[tuple[str, bool]] = Counter()
    for (place, what), count in units(position).items():
        there[what[0]] += count
        if place in SECTORS:
            stacked[place, what[0].isupper()] += count
    assert all(count <= ROOM for count in stacked.values()), f"more than six: {position}"
    for letter, most in left.items():
        assert there[letter] <= most, f"{there[letter]}{letter} of {most}: {position}"
        left[letter] = there[letter]
    assert not there.keys() - left.keys(), position


def check_state(state: Any, views: list[Any], rng: Random) -> None:
    """Nothing is impossible, texts round-trip, and what each side has seen played is what it may see now."""
    assert faults(state) == []
    if state.spare:
        twin = state.copy()
        twin.spare = []
        twin.measure_room()
        assert twin.spare == state.spare, "the room kept up is not the room there is"
    same(read_state(str(state)), state, "the text of the state")
    for viewer in (0, 1):
        same(state.seen_by(viewer), views[viewer], f"what {SEATS[viewer]} has seen differs")
        assert faults(views[viewer]) == []
        same(read_state(str(views[viewer])), views[viewer], f"the text of what {SEATS[viewer]} sees")
        twin = state.seen_by(viewer)
        twin.resample(rng)
        same(twin.seen_by(viewer), views[viewer], f"another world looks different to {SEATS[viewer]}")
        if state.over:
            continue
        assert set(twin.deciding()) == set(state.deciding()), "who decides depends on what is hidden"
        twin.ask(state.seat)
        one, other = twin.prompt(), state.prompt()
        assert (one.code, one.sentence) == (other.code, other.sentence), "what is asked depends on what is hidden"
    if not state.over:
        legal = state.legal()
        lines = [state.write(action) for action in legal]
        assert len(set(lines)) == len(lines)
        for action, line in rng.sample(list(zip(legal, lines, strict=True)), min(5, len(lines))):
            assert state.read(line) == action, line


def check_replay(first: Any, last: Any, played: list[tuple[int, str]]) -> None:
    """The same lines lead to the same end."""
    state = first.copy()
    for seat, line in played:
        state.ask(seat)
        state.apply(state.read(line))
    assert str(state) == str(last)
