"""States of Commanders behind the contract: a few short battles with every check on, and texts read back.

The long list of battles is that of `test_contract`; these are short enough to be measured.
"""

import contextlib
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from engine.commanders.action import WORDS, Action
from engine.commanders.board import CHANCE, NOBODY
from engine.commanders.invariants import faults
from engine.commanders.options import Options
from engine.commanders.pairs import packed
from engine.commanders.playout import play_out
from engine.commanders.start import read_state
from engine.game import Refusal
from engine.registry import game
from tests import contract
from tests.commanders_fuzz import mixed
from tests.commanders_table import TERRAIN, Table, at, battle, custom
from tests.contract import Subject, Walk, walk
from tests.engine.commanders.subjects import all_over, in_contact, lively, set_up

SUBJECTS: list[Subject] = [
    all_over(1, "B", terrain=True, couriers=True),
    all_over(2),
    in_contact(3, 3, "B", terrain=True),
    set_up("custom", rounds=1),
    set_up("leuthen", rounds=1, die=True, morale=True, couriers=True),
]


@cache
def played(number: int) -> Walk:
    return walk(SUBJECTS[number], lively(Random(number)))


@pytest.fixture(params=range(len(SUBJECTS)), ids=[subject.name for subject in SUBJECTS])
def kept(request: pytest.FixtureRequest) -> Walk:
    return played(request.param)


def test_the_course_of_a_battle(kept: Walk) -> None:
    contract.check_end(kept)
    contract.check_legal(kept)
    contract.check_deciding(kept)
    contract.check_standing(kept)
    contract.check_undo(kept)
    contract.check_copies(kept, every=60)


def test_choices_and_refusals(kept: Walk) -> None:
    contract.check_choice(kept)
    contract.check_refusals(kept, Random(1), every=9)


def test_chance_is_exact(kept: Walk) -> None:
    contract.check_chance(kept, Random(2))
    contract.check_chance_value(kept)


@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_what_a_viewer_sees(kept: Walk, viewer: int) -> None:
    contract.check_views(kept, viewer)
    contract.check_viewing(kept, viewer)
    contract.check_sealed(kept, viewer)
    contract.check_resample(kept, viewer, Random(3), every=3, ends=1)


def test_a_viewer_believes_what_can_be_true(kept: Walk) -> None:
    """A view refuses, without a trace, what the state itself would refuse and what cannot be shown."""
    for viewer in (0, 1):
        view = kept.states[0].seen_by(viewer)
        for i, state, action in kept.steps():
            view.ask(state.seat)
            shown = state.shown_to(action, viewer)
            before = str(view)
            for other in kept.actions[max(0, i - 25) : i + 25 : 3]:
                twin = view.copy()
                with contextlib.suppress(Refusal):
                    twin.apply(other)
                    continue
                assert str(twin) == before
            view.apply(shown)


def test_a_listener_hears_and_changes_nothing(kept: Walk) -> None:
    contract.check_listener(kept, lambda code, line: True)
    contract.check_heard(kept, 1)


def test_no_state_is_impossible_and_each_can_be_read_back(kept: Walk) -> None:
    for i, state, action in kept.steps(every=2):
        assert faults(state) == []  # type: ignore[arg-type]
        again = read_state(kept.texts[i])
        contract.same(again, kept.texts[i], kept.where(i))
        again.ask(state.seat)
        assert again.legal() == state.legal()
        again.apply(action)
        contract.same(again, kept.texts[i + 1], kept.where(i))
        for viewer in kept.subject.viewers:
            view = str(state.seen_by(viewer))
            contract.same(read_state(view), view, kept.where(i))


def test_chance_has_no_cards() -> None:
    with pytest.raises(ValueError, match="no cards"):
        battle("marengo").state.drawn(0)
    assert battle("marengo").state.cards() is None


def test_random_play_comes_to_an_end() -> None:
    state = at(mixed(Random(1)), phase=1, round=10).state
    assert play_out(state, Random(1)) > 20
    assert state.over
    short = battle("dennewitz").state
    assert play_out(short, Random(1), 7) == 7


def test_the_whole_state_is_seen_by_nobody_but_everything() -> None:
    table = at("a1: 1I; b3: 1i", "I a1-a2", phase=4)
    assert str(table.state.seen_by(-1)) == str(table.state)
    spectator = table.state.seen_by(CHANCE)
    assert "a1-a2" not in str(spectator)


def believes(table: Table, side: str, line: str) -> bool:
    """Whether a side takes a line of the other for true."""
    view = table.seen_by(side).state
    view.ask(table.state.seat)
    before = str(view)
    try:
        view.apply(view.read(line))
    except Refusal:
        assert str(view) == before
        return False
    return True


def test_a_viewer_is_not_told_of_more_units_than_there_are() -> None:
    table = custom().play("post a1 6I", "post b1 6I", "post c1 6I", "post a3 6I", "post b3 6I")
    assert believes(table, "white", "post c3 6C")
    assert not believes(table, "white", "post c3 3I 3A")
    assert not believes(table, "white", "post c3 5I")
    assert not believes(table, "white", "post b3 6I")
    assert not believes(table, "white", "go")
    table.play("post c3 6I")
    assert believes(table, "black", "open post a1 6C + post b1 6I + post c1 6I")
    assert not believes(table, "black", "open post a1 6C + post b1 6C + post c1 6I")
    assert not believes(table, "black", "open post a1 6I + post b1 6I")
    assert not believes(table, "black", "post a1 6I")


def test_a_viewer_is_not_told_of_reactions_that_could_not_be() -> None:
    table = at("b1: 1C; b2: 1i; c3: 1I; c2: 1c", "C b1-b2", "C c2-c3").until("open", dice=[])
    while table.verb != "react":
        table.play(table.default())
    table.play("react c3 1 square", "react b2")
    assert (table.seat, table.legal()) == ("white", ["open react c3 1 square"])
    assert believes(table, "black", "open react c3")
    assert not believes(table, "black", "open react c3 2 square")
    assert not believes(table, "black", "open react c3 1 retreat")


@pytest.mark.parametrize(
    "line",
    [
        "go 3I a1-a2",
        "go I a1-b2",
        "go I a1-a2-a3",
        "go C again a1-a2",
        "go I b1-b2",
        "go 6I r-a1",
        "go I a1-a1",
        "fire",
    ],
)
def test_a_viewer_is_not_told_of_moves_that_could_not_be(line: str) -> None:
    table = at("a1: 2I 1C; r: 6I; b3: 1i", "2I a1-a2", "I b3-b2").play("go", "go")
    assert believes(table, "black", "open go I a1-a2")
    assert believes(table, "black", "open go 2I a1-b1; 5I r-a1")
    assert not believes(table, "black", f"open {line}")


def test_in_the_fast_phase_a_viewer_is_told_of_cavalry_only() -> None:
    table = at("a1: 2I 1C; b3: 1c", "C a1-a2", "C b3-b2", phase=2).play("go", "go")
    assert believes(table, "black", "open go C a1-b1")
    assert not believes(table, "black", "open go I a1-b1")


@pytest.mark.parametrize("line", ["A b1-a1 1", "A b1-b2 2", "2A b1-b2 1", "I b1-b2 1"])
def test_a_viewer_is_not_told_of_shots_that_could_not_be(line: str) -> None:
    kind, path, range = line.split()
    table = at("b1: 1A; b2: 1a 1i", "A b1-b2", "A b2-b1", phase=3).play("fire", "fire")
    assert believes(table, "black", "open fire b1-b2 1")
    shots = "; ".join([f"{path} {range}"] * (2 if kind == "2A" else 1))
    assert not believes(table, "black", f"open fire {shots}") or kind == "I"


def test_a_viewer_is_not_told_of_more_rallies_than_there_could_be() -> None:
    table = at("box: 6I 2i; b2: 1Ax 1I; b3: 1i", phase=6).play("rally", "rally")
    assert believes(table, "black", "open rally 3I; A b2")
    assert not believes(table, "black", "open rally 4I")
    assert not believes(table, "black", "open rally 1C")


def test_a_viewer_is_not_told_of_road_moves_that_could_not_be() -> None:
    table = at("b1: 2I; b3: 1i", "2I b1-b2", "I b3-b2", phase=5, **TERRAIN).play("go", "go", "open go", "road", "road")
    assert believes(table, "black", "open road I b1-b2; I b1-c1")
    for line in ("I b1-a1", "C b1-b2", "I b1-b2; I b1-b2; I b1-b2", "A b1-b2"):
        assert not believes(table, "black", f"open road {line}")


@pytest.mark.parametrize(
    ("sheet", "true"),
    [
        ("C c1-c2-b2; I a1-a2", True),
        ("I a1-a2", False),
        ("C c1-c2", False),
        ("3I a1-a2; C c1-c2-b2", False),
        ("C c1-c2-c1; I a1-a2", False),
        ("C c1-c2-b2; I a1-b2", False),
        ("10I r-a1; C c1-c2-b2; I a1-a2", False),
    ],
)
def test_a_viewer_is_not_told_of_a_sheet_that_does_not_fit_what_was_seen(sheet: str, true: bool) -> None:
    """White's cavalry was seen to go to c2 and on to b2."""
    table = at("c1: 1C; a1: 2I; b3: 1i; r: 12I", "C c1-c2-b2 @F; I a1-a2 @N", phase=2).run(6)
    assert table.has("b2: 1Cs")
    assert believes(table, "black", f"sheet {sheet}") is true


def test_while_orders_are_written_a_viewer_is_told_nothing_but_that() -> None:
    table = at("a1: 1I; b3: 1i", phase=1)
    assert believes(table, "black", "order ?")
    assert not believes(table, "black", "order I a1-a2")
    assert not believes(table, "black", "save")
    table = at("a1: 1I; b3: 1i", "I a1-a2", "I b3-b2")
    assert believes(table, "black", "go ?")
    assert not believes(table, "black", "go")
    assert not believes(table, "black", "react ?")


@pytest.mark.parametrize(
    "table",
    [
        battle("marengo", options=Options(rounds=1)),
        battle("albuera", board="B", options=Options(terrain=True, couriers=True, rounds=1)),
    ],
    ids=["plain", "couriers"],
)
def test_picking_a_line_is_choosing_from_the_list_of_all(table: Table) -> None:
    """The quick way to a random line takes the one that the same random number takes out of the list."""
    for seed in range(40):
        state, rng, other = table.state.copy(), Random(seed), Random(seed)
        while WORDS[(action := state.pick(rng)).verb] in ("order", "save"):
            legal = state.legal()
            assert action == legal[int(other.random() * len(legal))]
            state.do(action)


def test_picking_never_crowds_a_border() -> None:
    """Of six ordered across one border five may go (C26)."""
    table = at("a1: 6I; b3: 1i", "6I a1-a2").until("go")
    rng = Random(4)
    found = {table.state.write(table.state.pick(rng)) for _ in range(200)}
    assert found == set(table.legal())


def test_a_gun_is_sampled_die_by_die() -> None:
    table = at("b1: 1A; b2: 2i", "A b1-b2", phase=3).play("fire b1-b2 1")
    rng = Random(4)
    assert {table.state.write(table.state.sample(rng)) for _ in range(600)} == set(table.legal())


@pytest.mark.parametrize(
    ("verb", "args"),
    [("go", (11,)), ("fire", (1,)), ("fire", (11, 1, 1)), ("sheet", (12,))],
)
def test_a_viewer_is_not_told_what_no_text_would_say(verb: str, args: tuple[int, ...]) -> None:
    """Actions made by hand: half an order, a shot cut short or by infantry, infantry with two steps."""
    tables = {
        "go": at("a1: 1I; b3: 1i", "I a1-a2", "I b3-b2").play("go", "go"),
        "fire": at("b1: 1A; b2: 1a", "A b1-b2", "A b2-b1", phase=3).play("fire", "fire"),
        "sheet": at("a1: 1I; b3: 1i", "I a1-a2", phase=7),
    }
    state = tables[verb].seen_by("black").state
    state.ask(0)
    action = Action(WORDS.index(verb), args)
    with pytest.raises(Refusal):
        state.apply(action if verb == "sheet" else packed([action]))


def test_what_cannot_be_taken_back() -> None:
    """Undo ends at a roll, at an opening, and at a decision of the other side."""
    table = at("a1: 1I; b3: 1i", phase=1)
    assert not table.state.seals(table.state.read("save"))
    table.play(*["save"] * 9)
    assert table.state.seals(table.state.read("save"))
    table = at("a1: 1I; b3: 1i", "I a1-a2", "I b3-b2")
    assert not table.state.seals(table.state.read("go"))
    table.play("go")
    assert table.state.seals(table.state.read("go"))
    table.play("go")
    assert table.state.seals(table.state.read("open go"))
    roll = at("b1: 1A; b2: 2i", "A b1-b2", phase=3).play("fire b1-b2 1")
    assert not roll.state.seals(roll.state.legal()[0])
    enter = at("b1: 4I; a2: 3I; c3: 1i", "4I b1-b2; 3I a2-b2").until("enter")
    assert not enter.state.seals(enter.state.legal()[0])


def test_commanders_is_registered() -> None:
    assert game("commanders").name == "Commanders"


def test_a_true_sheet_is_believed_after_cavalry_was_thrown_back_twice() -> None:
    table = at("a1: 1C; a2: 3i", "C a1-a2 @F", phase=2)
    for phase in (2, 4):
        table.run(phase, ["black react a2"], ["a1|a2 black 1", "a1|a2 white 5", "a1|a2 black 1"])
    assert table.has("a1: 1Cs")
    assert believes(table.until("sheet", side="white"), "black", "sheet C a1-a2")


MOMENTS: dict[str, Callable[[], Table]] = {
    "two ways on": lambda: (
        at("c1: 3C; b2: 2i; c3: 2i; a1: 1C; r: 4I", "C c1-c2-b2 @F; C c1-c2-c3 @F; C c1-c2 @F; C a1-a2-b2 @F", phase=2)
        .run(2)
        .until("react", side="black")
    ),
    "two ways gone": lambda: at("a1: 1C; b2: 1C; c3: 1i", "C a1-b1-c1 @F; C b2-a2-a3 @F", phase=2).run(4),
    "thrown back": lambda: at("a1: 1C; a2: 3i", "C a1-a2 @F", phase=2).run(
        2, ["black react a2"], ["a1|a2 black 1", "a1|a2 white 5", "a1|a2 black 1"]
    ),
    "rallied": lambda: at("box: 2I 2i; b2: 1ax 1i; b1: 1I; b3: 1i", phase=6).play("rally", "rally 1I; A b2"),
    "fired": lambda: at("b1: 1A; b2: 2a", "A b1-b2", "2A b2-b1", phase=3).play("fire", "fire b2-b1 1; b2-b1 1"),
    "gone": lambda: at("a1: 1I; c3: 2i 1c", "I a1-a2", "2I c3-c2; C c3-c2-b2").play("go", "go 2I c3-c2; C c3-c2-b2"),
    "couriers": lambda: at("a1: 2I; c3: 4i; b3: 1i", "2I a1-a2", "4I c3-c2", options=Options(couriers=True)).play(
        "go", "go 2I c3-c2"
    ),
}


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_that_fit_what_was_seen(name: str, viewer: int) -> None:
    """Guesses at the hidden sheet: each looks the same, is possible, and can be played on."""
    state = MOMENTS[name]().state
    view = state.seen_by(viewer)
    for seed in range(25):
        world = view.copy()
        world.resample(Random(seed))
        world.ask(state.seat)
        contract.same(world.seen_by(viewer), view, f"{name}, {seed}")
        assert faults(world) == []
        play_out(world, Random(seed), 30)


def test_a_viewer_is_told_of_a_garrison_that_leaves() -> None:
    table = at("b2: 1I; building: 1i", "I b2-b1", "I b2-b3", **TERRAIN).play("go")
    assert table.seat == "black"
    assert believes(table, "white", "go I b2-b3")
    assert not believes(table, "white", "go 2I b2-b3")


def test_a_guess_leaves_what_was_seen_of_cavalry_that_is_gone() -> None:
    """Of two in c2 one is routed and the other rides on; that one had come to c2 in phase 2 was seen all the same."""
    table = at("c1: 1C; c2: 1C; c3: 4i 1a; r: 5I", "C c1-c2-c3; C c2-b2-c2; I r-a1", "A c3-c2", phase=2)
    table.play("go C c1-c2-c3").until("fire", side="black").play("fire c3-c2 1", "roll gun c3-c2 6 1")
    table.until("go", side="white").play("go C c2-b2-c2").until("go", side="white")
    assert table.phase == 5
    assert table.has("b2: 1C; box: 1C")
    for seed in range(20):
        view = table.state.seen_by(1)
        world = view.copy()
        world.resample(Random(seed))
        assert str(world.seen_by(1)) == str(view)
