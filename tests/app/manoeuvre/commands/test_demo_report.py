import pytest

from app.manoeuvre.console import CombatReport
from engine.manoeuvre import events
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.events import Event
from tests.table import battle

STATE = battle(
    units={"imperial_guard": "e4"}, foes={"1st_foot_guards": "e5"}, hand=["imperial_guard.a"], phase="combat"
).state
UNITS = [unit.id for unit in (*STATE.armies[0].units, *STATE.armies[1].units)]
GUARD, FOOT = UNITS.index("imperial_guard"), UNITS.index("1st_foot_guards")


def told(*heard: Event, card: str = "imperial_guard.a") -> list[str]:
    """What is reported after a card was played and this happened."""
    state = STATE.copy()
    state.pile[0] = [[one.id for one in state.armies[0].cards].index(card)]
    listener = CombatReport(state)
    for event in (*heard, Event(events.TURN, 1, 6)):
        listener.hear(event)
    return listener.lines()


@pytest.mark.parametrize(
    ("form", "attacker", "card", "line"),
    [
        ("assault", GUARD, "imperial_guard.a", "(Imperial Guard) assaulted [1st Foot Guards] on e5 with 2d8"),
        ("ambush", -1, "imperial_guard.a", "France ambushed [1st Foot Guards] on e5 with 2d8"),
        ("volley", GUARD, "imperial_guard.a", "(Imperial Guard) fired a volley at [1st Foot Guards] on e5 with"),
        ("rockets", GUARD, "imperial_guard.a", "(Imperial Guard) fired rockets at [1st Foot Guards] on e5"),
        (
            "battery",
            GUARD,
            "napoleon",
            "The Grand Battery of Napoléon Bonaparte fired at [1st Foot Guards] on e5 with 2d10",
        ),
    ],
)
def test_every_form_of_combat_has_its_words(form: str, attacker: int, card: str, line: str) -> None:
    (told_as,) = told(Event(events.DECLARED, attacker, FOOT, text=form), card=card)
    assert told_as.startswith(line)
    assert told_as.endswith(": no effect.")


def test_a_combat_is_one_line_with_its_totals_and_results() -> None:
    e5, e6 = square_of("e5"), square_of("e6")
    assert told(
        Event(events.MOVED, GUARD, 1, 2, text="move"),
        Event(events.DECLARED, GUARD, FOOT, text="assault"),
        Event(events.TOTALS, 21, 14, text="win"),
        Event(events.HIT, FOOT),
        Event(events.MOVED, FOOT, e5, e6, text="retreat"),
        Event(events.MOVED, GUARD, 1, e5, text="advance"),
    ) == [
        "(Imperial Guard) assaulted [1st Foot Guards] on e5 with 2d8, 21 against 14: [1st Foot Guards] was reduced and "
        "retreated to e6, (Imperial Guard) advanced to e5."
    ]


def test_a_death_with_honour_takes_others_along() -> None:
    assert told(
        Event(events.DECLARED, GUARD, GUARD, text="honour"), Event(events.LOST, GUARD, 1), Event(events.HIT, FOOT)
    ) == ["(Imperial Guard) on e4 died with honour: (Imperial Guard) was lost, [1st Foot Guards] was reduced."]


def test_without_a_combat_there_is_nothing_to_tell() -> None:
    assert told(Event(events.MOVED, GUARD, 1, 2, text="move"), Event(events.RESTORED, GUARD)) == []


def test_a_state_tells_what_happens_on_it() -> None:
    table = battle(
        units={"imperial_guard": "e4"}, foes={"1st_foot_guards": "e5"}, hand=["imperial_guard.a"], phase="combat"
    )
    listener = CombatReport(table.state)
    table.play("assault imperial_guard.a e5")
    while table.state.turn == 5 and table.state.active == 0 and not table.state.over:
        state = table.state
        state.do(state.legal()[0])
    assert [line.partition(",")[0] for line in listener.lines()] == [
        "(Imperial Guard) assaulted [1st Foot Guards] on e5 with 2d8"
    ]
