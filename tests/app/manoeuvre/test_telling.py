import pytest

from app.manoeuvre.plain_text import Teller
from engine.manoeuvre import events
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.events import Event
from tests.table import battle

STATE = battle(units={"imperial_guard": "e4"}, foes={"1st_foot_guards": "e5"}).state
UNITS = [unit.id for unit in (*STATE.armies[0].units, *STATE.armies[1].units)]
GUARD, FOOT = UNITS.index("imperial_guard"), UNITS.index("1st_foot_guards")


def told(*heard: Event) -> list[str]:
    listener = Teller(STATE.copy())
    for event in (*heard, Event(events.TURN, 1, 6)):
        listener.hear(event)
    return listener.lines()


@pytest.mark.parametrize(
    ("form", "attacker", "line"),
    [
        ("assault", GUARD, "(Imperial Guard) assaults [1st Foot Guards] on e5: nothing comes of it."),
        ("ambush", -1, "France ambushes [1st Foot Guards] on e5: nothing comes of it."),
        ("bombard", GUARD, "(Imperial Guard) bombards [1st Foot Guards] on e5: nothing comes of it."),
        ("volley", GUARD, "(Imperial Guard) fires a volley at [1st Foot Guards] on e5: nothing comes of it."),
        ("rockets", GUARD, "(Imperial Guard) fires rockets at [1st Foot Guards] on e5: nothing comes of it."),
        ("battery", GUARD, "(Imperial Guard) fires a grand battery at [1st Foot Guards] on e5: nothing comes of it."),
    ],
)
def test_every_form_of_combat_has_its_words(form: str, attacker: int, line: str) -> None:
    assert told(Event(events.DECLARED, attacker, FOOT, text=form)) == [line]


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
        "(Imperial Guard) assaults [1st Foot Guards] on e5, 21 against 14: [1st Foot Guards] is reduced and "
        "retreats to e6, (Imperial Guard) advances to e5."
    ]


def test_a_death_with_honour_takes_others_along() -> None:
    assert told(
        Event(events.DECLARED, GUARD, GUARD, text="honour"), Event(events.LOST, GUARD, 1), Event(events.HIT, FOOT)
    ) == ["(Imperial Guard) dies with honour: (Imperial Guard) is lost, [1st Foot Guards] is reduced."]


def test_without_a_combat_there_is_nothing_to_tell() -> None:
    assert told(Event(events.MOVED, GUARD, 1, 2, text="move"), Event(events.RESTORED, GUARD)) == []


def test_a_state_tells_what_happens_on_it() -> None:
    table = battle(
        units={"imperial_guard": "e4"}, foes={"1st_foot_guards": "e5"}, hand=["imperial_guard.a"], phase="combat"
    )
    listener = Teller(table.state)
    table.play("assault imperial_guard.a e5")
    while table.state.turn == 5 and table.state.active == 0 and not table.state.over:
        state = table.state
        state.do(state.legal()[0])
    assert [line.partition(",")[0] for line in listener.lines()] == [
        "(Imperial Guard) assaults [1st Foot Guards] on e5"
    ]
