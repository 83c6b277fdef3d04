"""Orders, and decisions taken at the same time (C12 to C23)."""

import pytest

from tests.commanders_table import Table, at, battle

FAR = "c3: 1i"


def written(text: str, *lines: str) -> list[str]:
    """What White may write next, after these lines of his sheet."""
    table = at(text, phase=1).play(*lines)
    return [line.removeprefix("order ") for line in table.legal()]


def test_c12_infantry_and_guns_have_arrows_of_one_step_cavalry_of_one_or_two() -> None:
    lines = written("a1: 1I 1C 1A; c3: 1i")
    steps = {kind: {line.count("-") for line in lines if line[0] == kind} for kind in "ICA"}
    assert steps == {"I": {1}, "C": {1, 2}, "A": {1}}
    assert at("a1: 1I; c3: 1i", phase=1).refused("order I a1-a2-a3").code
    assert at("a1: 1C; c3: 1i", phase=1).refused("order C a1-a2-a3-b3").code


def test_c12_the_arrow_binds() -> None:
    table = at("a1: 1I; c3: 1i", "I a1-a2", phase=4).until("go")
    assert table.legal() == ["go", "go I a1-a2"]


def test_c12_steps_lead_into_touching_sectors() -> None:
    for line in ("order C a1-b2", "order C a1-a2-c2", "order C a1-a1"):
        assert at("a1: 1C; c3: 1i", phase=1).refused(line).code


def test_c13_an_arrow_may_turn_and_lead_back() -> None:
    lines = written("a1: 1C; c3: 1i")
    assert "C a1-a2-b2" in lines
    assert "C a1-a2-a1" in lines
    assert "C a1-r-c1" in lines


def test_c13_the_second_step_is_possible_only_after_the_first() -> None:
    table = at("a1: 1C; c3: 1i", "C a1-a2-b2 @C", phase=4)
    assert table.run(4).is_at("a2: 1C; c3: 1i")
    assert table.run(5).is_at("b2: 1Cs; c3: 1i")


def test_c14_a_step_may_be_written_whoever_stands_there() -> None:
    lines = written("a1: 1I; a2: 6i; b1: 6I; c3: 1i")
    assert {"I a1-a2", "I a1-b1"} <= set(lines)


def test_c14_a_gun_never_fires_to_the_rear() -> None:
    table = at("b2: 1A; b1: 2i; b3: 1i", "A b2-b1", phase=3)
    assert table.verb == "fire"
    assert table.legal() == ["fire"]


def test_c14_a_gun_fires_forward_and_sideways() -> None:
    for target in ("b3", "a2", "c2"):
        table = at(f"b2: 1A; {target}: 2i", f"A b2-{target}", phase=3)
        assert table.legal() == ["fire", f"fire b2-{target} 1"]
    black = at("b2: 1a; b1: 2I; b3: 2I", "", "A b2-b1", phase=3).until("fire", side="black")
    assert black.legal() == ["fire", "fire b2-b1 1"]
    rear = at("b2: 1a; b1: 2I; b3: 2I", "", "A b2-b3", phase=3).until("fire", side="black")
    assert rear.legal() == ["fire"]


def test_c15_ten_orders() -> None:
    table = battle("marengo")
    for side in ("white", "black"):
        for _ in range(10):
            assert table.seat == side
            table.play(table.legal()[0])
    assert table.phase == 2


def test_c15_at_most_one_order_to_a_unit() -> None:
    assert written("a1: 1I; c3: 1i", "order I a1-a2") == ["save"]
    assert at("a1: 2I; c3: 1i", phase=1).play("order I a1-a2", "order I a1-b1").refused("order I a1-b1").code


def test_c15_no_order_to_a_routed_unit() -> None:
    assert written("a1: 1Ax; b1: 1Ix; c3: 1i") == ["save"]


def test_c15_one_sheet_has_one_text_its_lines_come_in_order() -> None:
    """By sector, kind and path, then what is saved."""
    table = at("a1: 1I; b1: 1I; c3: 1i", phase=1).play("order I b1-b2")
    assert not [line for line in table.legal() if "a1" in line]
    assert table.play("save").legal() == ["save"]


def test_c16_orders_not_written_are_saved_and_rally() -> None:
    table = at("box: 6I; a1: 1I; c3: 1i", phase=1).play("order I a1-a2").until("rally")
    assert "rally 3I" in table.legal()


def test_c16_a_written_order_that_is_not_carried_out_is_lost_and_its_unit_unspent() -> None:
    """Ten written, none used: none is left to rally with."""
    table = at("box: 6I; a1: 6I; b1: 4I; c3: 1i", "6I a1-b1 @N; 4I b1-b2 @N", phase=4)
    table.run(4)
    while table.phase < 6:
        table.play({"go": "go"}.get(table.verb, table.legal()[0]))
    assert table.has("a1: 6I")
    assert table.has("b1: 4I")
    assert table.until("rally").legal() == ["rally"]


@pytest.mark.parametrize("phase", [2, 4, 5])
def test_c17_nobody_is_obliged_to_use_an_order(phase: int) -> None:
    table = at("a1: 1C; c3: 1i", "C a1-a2", phase=phase).until("go")
    assert table.legal() == ["go", "go C a1-a2"]
    table.play("go")
    assert table.has("a1: 1C")


def test_c17_any_part_of_the_orders_may_be_used() -> None:
    """L3: four in phase 2, twelve in phase 4 with nothing used."""
    sheet = "3C c1-c2-b2; 2I a1-a2"
    assert len(at("c1: 3C; a1: 2I; b3: 1i", sheet, phase=2).until("go").legal()) == 4
    assert len(at("c1: 3C; a1: 2I; b3: 1i", sheet, phase=4).until("go").legal()) == 12


def test_c18_an_order_that_cannot_be_carried_out_now_stays_good() -> None:
    table = at("a1: 6I; r: 2I; b3: 1i", "2I a1-a2; 2I r-a1", phase=4).run(4)
    assert table.has("r: 2I")
    assert "go 2I r-a1" in table.until("go").legal()


def test_c18_enemies_before_the_reserve_do_not_cost_the_order() -> None:
    table = at("r: 2I; a1: 1i", "2I r-a1", phase=4).run(4)
    assert table.has("r: 2I")
    assert "go 2I r-a1" in table.until("go").legal()


def test_c19_a_gun_chooses_its_range_when_it_fires() -> None:
    table = at("b1: 1A; b2: 1i; b3: 1i", "A b1-b2", phase=3)
    assert set(table.legal()) == {"fire", "fire b1-b2 1", "fire b1-b2 2"}


def test_c19_a_gun_that_fired_has_used_its_order() -> None:
    table = at("b1: 1A 1I; b2: 2i", "A b1-b2 @B", phase=3)
    table.run(3, ["white fire b1-b2 1"], ["gun b1-b2 1 1"])
    assert table.has("b1: 1As 1I")
    assert table.until("go").legal() == ["go"]


def test_c19_a_gun_that_did_not_fire_may_attack_the_next_sector() -> None:
    table = at("b1: 1A; b2: 2i", "A b1-b2", phase=3).play("fire")
    assert table.until("go", side="white").legal() == ["go", "go A b1-b2"]


def test_c19_or_move_there() -> None:
    table = at("b1: 1A; b3: 1i", "A b1-b2 @N", phase=4).run(5)
    assert table.is_at("b2: 1As; b3: 1i")


def test_c20_a_sheet_stays_secret_until_scoring() -> None:
    """What Black sees of White is the same for two sheets of which nothing was used."""
    sheets = ("3I a1-a2; 2C c1-c2-b2", "10I r-b1")
    tables = [at("a1: 3I; c1: 2C; r: 10I; b3: 1i", sheet, phase=2) for sheet in sheets]
    for _ in range(40):
        one, other = tables
        assert (one.seat, one.verb) == (other.seat, other.verb)
        if one.verb == "sheet":
            break
        assert str(one.seen_by("black").state) == str(other.seen_by("black").state)
        for table in tables:
            table.play(table.verb if table.verb != "open" else table.legal()[0])
    assert [table.legal() for table in tables] == [["sheet 3I a1-a2; 2C c1-c2-b2"], ["sheet 10I r-b1"]]


def test_c20_both_sheets_are_always_opened_at_scoring() -> None:
    table = at("a1: 1I; b3: 1i", "I a1-a2", "I b3-b2", phase=7)
    assert (table.seat, table.legal()) == ("white", ["sheet I a1-a2"])
    assert (table.play(table.legal()[0]).seat, table.legal()) == ("black", ["sheet I b3-b2"])


# Deciding at the same time


def test_c21_whites_decision_is_sealed_blacks_open_then_whites_is_opened() -> None:
    table = at("a1: 1I; b3: 1i", "I a1-a2", "I b3-b2", phase=4)
    assert table.seat == "white"
    action = table.state.read("go I a1-a2")
    assert table.state.write(table.state.shown_to(action, 1)) == "go ?"
    before = str(table.seen_by("black").state)
    table.state.apply(action)
    assert str(table.seen_by("black").state) != before, "that he has decided is seen"
    assert (table.seat, table.verb) == ("black", "go")
    action = table.state.read("go I b3-b2")
    assert table.state.shown_to(action, 0) == action
    table.state.apply(action)
    assert (table.seat, table.legal()) == ("white", ["open go I a1-a2"])
    table.play("open go I a1-a2")
    assert table.phase > 4


def test_c21_both_sheets_are_sealed() -> None:
    for side, lines in (("white", 0), ("black", 10)):
        table = at("a1: 1I; b3: 1i", phase=1)
        for _ in range(lines):
            table.play("save")
        assert table.seat == side
        for line in table.legal():
            action = table.state.read(line)
            other = 1 if side == "white" else 0
            assert table.state.write(table.state.shown_to(action, other)) == "order ?"


def test_c21_where_one_side_alone_has_anything_to_decide_it_simply_decides() -> None:
    table = at("a1: 1C; b3: 1i", "C a1-a2", phase=2)
    assert table.seat == "white"
    assert table.state.shown_to(table.state.read("go C a1-a2"), 1) == table.state.read("go C a1-a2")
    table.play("go C a1-a2")
    assert table.phase > 2
    assert table.has("a2: 1C")


def test_c21_neither_could_know_the_others_decision() -> None:
    """Whatever White sealed, Black sees the same and has the same to choose from."""
    seen = []
    for answer in ("go", "go I a1-a2", "go 2I a1-a2"):
        table = at("a1: 2I; b3: 1i", "2I a1-a2", "I b3-b2", phase=4).play(answer)
        seen.append((str(table.seen_by("black").state), table.legal()))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(("phase", "text"), [(2, "a1: 1C; c3: 1c"), (4, "a1: 1I; c3: 1i"), (5, "a1: 1I; c3: 1i")])
def test_c22_both_are_asked_while_they_have_a_unit_that_could_have_an_order(phase: int, text: str) -> None:
    """Even if neither wrote a single one."""
    table = at(text, phase=phase)
    assert (table.phase, table.seat, table.legal()) == (phase, "white", ["go"])
    table.play("go")
    assert (table.phase, table.seat, table.legal()) == (phase, "black", ["go"])


def test_c22_nobody_is_asked_who_has_no_such_unit() -> None:
    table = at("a1: 1I; c3: 1i", phase=2)
    assert table.phase == 4, "no cavalry, no guns"
    assert at("a1: 1Cs; c3: 1cs", phase=2).phase == 7


def test_c22_a_gun_with_a_target_in_reach_is_asked_whether_ordered_or_not() -> None:
    assert at("b1: 1A; b3: 1i", phase=3).verb == "fire"
    assert at("b1: 1A; a3: 1i", phase=3).phase > 3, "not round the corner"
    assert at("b1: 1As; b3: 1i", phase=3).phase > 3, "spent"
    assert at("b1: 1Ax; b3: 1i", phase=3).phase > 3, "routed"


def test_c23_every_reaction_is_chosen_before_one_is_rolled_for() -> None:
    table = at("a1: 1C; c1: 1C; a2: 1i; c2: 1i", "C a1-a2; C c1-c2", phase=4).until("react")
    table.play("react a2 1 square")
    assert table.verb == "react"
    table.play("react c2 1 square")
    assert table.legal()[0].startswith("roll square a2")
    table.play("roll square a2 1")
    assert table.legal()[0].startswith("roll square c2")


def test_c23_no_hit_counts_before_all_are_known() -> None:
    """Both fire and both are hit; in melee both are hit by cavalry that was hit itself in the same step."""
    table = fought_cavalry()
    assert table.has("box: 1C 1i")


def fought_cavalry() -> Table:
    """Two combats in one phase: the dice of both lie before anybody routs."""
    table = at("a1: 1C; c1: 1I; a2: 1i; c2: 1i", "C a1-a2; I c1-c2", phase=4)
    table.until("roll", ["black react a2"])
    table.play("roll a1|a2 black 6")
    assert table.has("a1: 1C"), "hit, but the other zone has not rolled yet"
    table.play("roll c1|c2 white 6", "roll c1|c2 black 1")
    return table.run(4, [], ["c1|c2 white 1"])


def test_c23_all_dice_of_a_step_lie_before_a_re_roll() -> None:
    table = at("b1: 1I; a2: 1I; b2: 2i", "I b1-b2; I a2-b2", phase=4).until("roll")
    for line in ("a2|b2 white 1", "a2|b2 black 1", "b1|b2 white 1", "b1|b2 black 1"):
        assert table.seat == "chance"
        table.play(f"roll {line}")
    assert (table.seat, table.verb) == ("white", "pass/reroll")
