"""Every reason for which Commanders refuses an action, with a moment at which it does."""

from collections.abc import Callable

import pytest

from engine.commanders.action import WORDS, Action
from engine.commanders.options import Options
from engine.commanders.refusals import REASONS
from engine.game import Refusal
from tests.commanders_table import TERRAIN, Table, at, custom

COURIERS = Options(couriers=True)


def fighting(verb: str) -> Callable[[], Table]:
    """A flank attack, up to a decision."""

    def moment() -> Table:
        table = at("b1: 2I; a2: 1I; b2: 3i", "2I b1-b2; I a2-b2")
        while verb not in table.verb.split("/"):
            if table.seat == "chance":
                words = table.legal()[0].split()
                table.play(" ".join(words[:3] + ["1"] * (len(words) - 3)))
            else:
                table.play(table.default())
        return table

    return moment


def written() -> Table:
    return at("a1: 1I; b1: 1I; c1: 1I; c3: 1i", phase=1).play("order I b1-b2")


def couriers() -> Table:
    table = at("a1: 6I; c1: 6I; b1: 1I; b3: 1i", phase=1, options=COURIERS)
    return table.play(*["order I a1-a2"] * 6, *["order I c1-c2"] * 4)


CASES: list[tuple[Callable[[], Table], str, str]] = [
    (lambda: at("a1: 1I; c3: 1i", "I a1-a2"), "fire", "other-time"),
    (lambda: at("a1: 1I; c3: 1i", "I a1-a2"), "open go", "other-time"),
    (lambda: at("a1: 1I; c3: 1i", "I a1-a2"), "go ?", "hidden"),
    (lambda: at("a1: 1I; c3: 1i", "I a1-a2").play("go", "go"), "open go I a1-a2", "unlike-sealed"),
    (lambda: at("a1: 1I; a2: 1i", "I a1-a2").until("roll"), "roll 7", "no-such-roll"),
    (lambda: at("a1: 1I; a2: 1i", "I a1-a2").until("roll"), "go", "other-time"),
    (lambda: at("a1: 1I; c3: 1i", phase=1, options=Options(die=True)), "roll 6", "other-time"),
    (
        lambda: at("a1: 1I; c3: 1i", "I a1-a2", "I c3-c2").play("go", "go").seen_by("black"),
        "open go 9I a1-a2",
        "not-credible",
    ),
    (custom, "post a1 7I", "post"),
    (written, "order I b1-c3", "no-way"),
    (written, "order I b1-a1", "no-unit"),
    (written, "order I a1-a2", "out-of-order"),
    (lambda: written().play("save"), "order I c1-c2", "saved"),
    (couriers, "order I c1-c2", "command-only"),
    (lambda: at("a1: 1I; c3: 1i", "I a1-a2"), "go I a1-b1", "no-order"),
    (lambda: at("a1: 6I; c3: 1i", "6I a1-a2"), "go 6I a1-a2", "crowded"),
    (lambda: at("b1: 4I; a2: 3I; c3: 1i", "4I b1-b2; 3I a2-b2").until("enter"), "enter b2 3I a2", "enter"),
    (lambda: at("b1: 2I; c3: 1i", "2I b1-b2", phase=5, **TERRAIN).until("road"), "road I b1-a1", "road"),
    (lambda: at("a1: 1C; a2: 1i", "C a1-a2").until("react"), "react a2 2 square", "react"),
    (lambda: at("b1: 2I; a2: 2I; b2: 3i", "2I b1-b2; 2I a2-b2").until("hold"), "hold b2 b1 3I", "hold"),
    (lambda: at("a1: 3I; a2: 2i", "3I a1-a2").until("aim"), "aim a1|a2 3>4", "aim"),
    (fighting("reroll"), "reroll a2|b2 white 1", ""),
    (fighting("withdraw"), "withdraw b1|b2 3I", "break"),
    (
        lambda: at("b1: 2C; b2: 2c; b3: 1i", "2C b1-b2 @F", phase=2).until("advance", ["black react b2 2 retreat"]),
        "advance b2 3C",
        "choose-advance",
    ),
    (
        lambda: at("b1: 1I; b2: 2i", "I b1-b2", **TERRAIN).until("shelter", dice=["b1|b2 white 1", "b1|b2 black 1"]),
        "shelter b1",
        "garrison",
    ),
    (lambda: at("b1: 1A; b2: 1i", "A b1-b2", phase=3), "fire b1-b2 2", "fire"),
    (lambda: at("box: 2I; b1: 1I; b3: 1i", phase=6), "rally 2I", "rally"),
    (lambda: at("a1: 1I; c3: 1i", "I a1-a2", phase=7), "sheet I a1-b1", "sheet"),
]


@pytest.mark.parametrize(
    ("moment", "line", "code"), CASES, ids=[f"{code or 'none'}: {line}" for _, line, code in CASES]
)
def test_why_an_action_is_refused(moment: Callable[[], Table], line: str, code: str) -> None:
    table = moment()
    if not code:
        table.play(line)
        return
    if code == "not-credible":
        table.state.ask(0)
    refusal = table.refused(line)
    assert refusal.code == code
    assert "{" not in refusal.sentence


def test_a_die_of_another_combat_is_not_rolled_again() -> None:
    """White attacks b2, Black b3: each has his own dice."""
    table = at("b1: 1I; a2: 1I; b2: 2i; b3: 2I; a3: 1i; c3: 1i", "I b1-b2; I a2-b2", "I a3-b3; I c3-b3")
    zones = ("a2|b2", "a3|b3", "b1|b2", "b3|c3")
    table.until("reroll", dice=[f"{zone} {side} 1" for zone in zones for side in ("white", "black")])
    assert table.refused("reroll a3|b3 white 1").code == "reroll"


def test_after_the_end_everything_is_refused() -> None:
    table = at("b3: 1I; r: 1i", phase=7, points=(9, 0)).run(7)
    action = at("a1: 1I; c3: 1i").state.read("go")
    with pytest.raises(Refusal) as caught:
        table.state.apply(action)
    assert caught.value.code == "over"


def test_every_reason_has_a_case() -> None:
    assert set(REASONS) - {code for _, _, code in CASES} == {"over", "reroll"}, "which have tests of their own"


def test_of_several_borders_the_crowded_one_is_named() -> None:
    table = at("a1: 6I; b1: 1I; c3: 1i", "I b1-b2; 6I a1-b1")
    assert "from a1 to b1" in table.refused("go I b1-b2; 6I a1-b1").sentence
    none = Action(WORDS.index("go"), (table.state.legal()[1].args[0], 0))
    with pytest.raises(Refusal) as caught:
        table.state.apply(none)
    assert caught.value.code == "no-order"
