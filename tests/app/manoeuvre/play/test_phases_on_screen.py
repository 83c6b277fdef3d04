"""Each phase of a turn at the play screen, by mouse and by keys, through to what the engine makes of it."""

from PySide6.QtCore import Qt

from app.manoeuvre.board.looks import Mark
from engine.manoeuvre import tags
from engine.manoeuvre.battlefield import square_of
from tests.app.manoeuvre.play.seated import Seated, Sit
from tests.table import Table, battle

HORSE, LINE, GUARD = "1st_cuirassiers", "8th_regiment_legere", "imperial_guard"
FOOT, GUARDS = "52nd_regiment_of_foot", "1st_foot_guards"


def table(**facts: object) -> Table:
    usual: dict[str, object] = {
        "units": {HORSE: "f2", LINE: "d2-", GUARD: "b2"},
        "foes": {FOOT: "f7", GUARDS: "c7"},
        "hand": [f"{HORSE}.a", "ney", "forced_march", "supply", f"{LINE}.a"],
        "foe_hand": [],
        "turn": 2,
    }
    return battle(**(usual | facts))  # type: ignore[arg-type]


def at(seated: Seated, unit: str) -> str | None:
    return Table(seated.state).where(unit)


def test_discarding_by_mouse_says_how_many_are_drawn(sit: Sit) -> None:
    seat = sit(table(phase="discard").state)
    assert seat.title == "Discard any cards you do not want"
    seat.card("supply").card("forced_march")
    assert [card.chosen for card in seat.offer.cards].count(True) == 2
    seat.button("Discard 2")
    assert Table(seat.state).pile()[-1] == "forced_march"
    assert len(seat.state.hand[0]) == 5
    assert seat.state.stack[-1] == tags.MOVEMENT
    assert any("discarded Forced March and Supply" in line for line in seat.log)


def test_discarding_by_keys(sit: Sit) -> None:
    seat = sit(table(phase="discard").state)
    seat.digit("supply").confirm()
    assert Table(seat.state).pile() == ["supply"]


def test_the_draw_phase_stops_for_who_may_send_a_spy(sit: Sit) -> None:
    state = table(
        phase="draw", one="great_britain", two="france", units={FOOT: "f2"}, foes={LINE: "f7"}, hand=["scout"]
    )
    seat = sit(state.state)
    assert seat.state.stack[-1] == tags.DRAW
    seat.button("Spy: look at the enemy's hand")
    assert seat.state.stack[-1] == tags.SHOW
    assert seat.screen.decision_controller.seat == 1
    seat.button("Show")
    assert any("spy" in line.lower() for line in seat.log)


def test_moving_by_clicks_lights_up_the_reach_and_asks_to_confirm(sit: Sit) -> None:
    seat = sit(table(phase="movement").state)
    seat.square("f2")
    assert square_of("f3") in seat.marked(Mark.MOVE)
    assert square_of("f4") in seat.marked(Mark.MOVE_FAR)
    assert seat.screen.table.inspector.title == "1st Cuirassiers"
    seat.square("f4")
    assert seat.offer.marks.ghost == (square_of("f2"), square_of("f4"))
    seat.button("Move to F4")
    assert at(seat, HORSE) == "f4"


def test_moving_by_drag(sit: Sit) -> None:
    seat = sit(table(phase="movement").state)
    seat.drag("f2", "f4")
    if at(seat, HORSE) != "f4":
        seat.button("Move to F4")
    assert at(seat, HORSE) == "f4"


def test_moving_by_keys_alone(sit: Sit) -> None:
    seat = sit(table(phase="movement").state)
    seat.enter("f2").enter("g3").enter("g3")
    assert at(seat, HORSE) == "g3"
    assert seat.marked(Mark.CHOICE) or seat.offer.buttons


def test_escape_puts_the_unit_back(sit: Sit) -> None:
    seat = sit(table(phase="movement").state)
    seat.enter("f2")
    assert seat.marked(Mark.SELECTED)
    seat.key(Qt.Key.Key_Escape).wait()
    assert not seat.marked(Mark.SELECTED)


def test_an_illegal_square_says_why_with_the_rule(sit: Sit) -> None:
    seat = sit(table(phase="movement").state)
    seat.square("d2").square("d4")
    assert "(§5" in seat.offer.refusal
    assert seat.screen.table.decision.spoken.startswith(seat.offer.refusal)
    assert seat.marked(Mark.ILLEGAL) == {square_of("d4")}


def test_forced_march_and_supply_are_played_from_the_hand(sit: Sit) -> None:
    seat = sit(table(phase="movement").state)
    seat.square("b2").square("b3").square("b3")
    seat.card("forced_march")
    if seat.state.stack[-1] != tags.MARCH:
        seat.confirm()
    assert seat.state.stack[-1] == tags.MARCH
    seat.square("b4")
    if at(seat, GUARD) != "b4":
        seat.confirm()
    assert at(seat, GUARD) == "b4"
    seat.card("supply")
    if not seat.state.supplied:
        seat.confirm()
    seat.square("f2").square("f3").square("f3")
    assert at(seat, HORSE) == "f3"


def test_restoring_with_a_units_own_card(sit: Sit) -> None:
    seat = sit(table(phase="restoration").state)
    assert seat.screen.bar.phases.accessibleName() == "Phase 5 of 5: Restoration"
    seat.card(f"{LINE}.a")
    if Table(seat.state).at("d2") != LINE:
        seat.confirm()
    assert Table(seat.state).at("d2") == LINE


def test_a_rally_rolls_a_die(sit: Sit) -> None:
    seat = sit(table(phase="restoration").state)
    seat.card("ney")
    if not any("ney" in line.lower() and "roll" in line.lower() for line in seat.log):
        seat.square("d2") if square_of("d2") in seat.offer.marks.squares else None
        seat.confirm() if seat.state.stack[-1] == tags.RESTORATION else None
    assert any("rally" in line.lower() or "rallied" in line.lower() for line in seat.log)


def test_a_redoubt_is_built_under_an_own_unit(sit: Sit) -> None:
    seat = sit(table(phase="redoubt", hand=["redoubt"]).state)
    seat.card("redoubt").square("b2")
    if not seat.state.redoubts:
        seat.confirm()
    assert Table(seat.state).redoubts == {"b2"}
    assert square_of("b2") in seat.screen.table.board.look.redoubts
