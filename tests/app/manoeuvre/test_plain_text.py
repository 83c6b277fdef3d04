from app.manoeuvre.plain_text import as_json, board, facts, headline, legend, result
from engine.battle import AGREED_DRAW, RESIGNED
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.start import begin
from tests.table import battle, library, setup

ROWS = [".FHLMTW."] + ["........"] * 7
FIGHT = battle(
    rows=ROWS,
    units={"imperial_guard": "e2", "guard_cavalry": "b8-"},
    foes={"1st_foot_guards": "e5", "kings_dragoons_guards": "c8"},
    hand=["supply", "ney"],
    foe_hand=["supply"],
    redoubts=["e5"],
).state


def test_each_square_has_its_terrain() -> None:
    north = board(FIGHT).splitlines()[2]
    assert north.startswith("8 |.")
    assert [cell[0] for cell in north[3:-3].split("|")] == list(".FHLMTW.")


def test_each_unit_has_its_side_arm_and_strength() -> None:
    text = board(FIGHT)
    lines = text.splitlines()
    assert "F (C5-)" in lines[2]
    assert "H [C8]" in lines[2]
    assert ".#[I8]" in lines[8]
    assert ". (I8)" in lines[14]
    assert max(len(line) for line in text.splitlines()) < 80
    assert text.isascii()


def test_columns_and_rows_are_named() -> None:
    lines = board(FIGHT).splitlines()
    assert lines[0] == lines[-1]
    assert lines[0].split() == list("abcdefgh")
    assert [line[0] for line in lines[2:18:2]] == list("87654321")


def test_the_legend_names_the_sides() -> None:
    assert "( ) France (seat one)   [ ] Great Britain (seat two)" in legend(FIGHT)


def test_the_headline_says_whose_decision_it_is() -> None:
    assert headline(FIGHT) == "Turn 5, France (seat one): Move one unit."
    assert headline(setup().state) == "Set-up, the dice and cards: Roll for the first player."
    other = FIGHT.copy()
    other.seat = 1
    assert headline(other).startswith("Turn 5 of France (seat one), Great Britain (seat two): ")


def test_the_facts_tell_hands_losses_and_units() -> None:
    text = facts(FIGHT)
    assert "hand: ney supply" in text
    assert "e2  (I8)    Imperial Guard" in text
    assert "b8  (C5-)   Guard Cavalry" in text
    assert "--  lost    1st Cuirassiers" in text


def test_discards_that_both_have_seen_are_named() -> None:
    table = battle(units={"imperial_guard": "e2"}, foes={"1st_foot_guards": "e5"}, pile=["ney", "supply"])
    assert "seen discards: ney supply\n" in facts(table.state.seen_by(1))
    assert as_json(table.state)["sides"]["one"]["seen"] == ["ney", "supply"]
    assert "seen discards" not in facts(FIGHT)


def test_ground_that_is_not_laid_yet_is_unknown() -> None:
    state = setup().state
    assert board(state).count("|?       ") == 64
    assert "? not yet laid" in legend(state)
    assert as_json(state)["field"] == [None] * 8


def test_a_seat_sees_question_marks() -> None:
    assert "hand: ?" in facts(FIGHT.seen_by(0))
    assert "hand: ? ?" in facts(FIGHT.seen_by(1))


def test_units_still_to_be_set_up_wait() -> None:
    scenario = library().scenario("crossroads")
    state = begin(*scenario.start(library()))
    if any(place < 0 for place in state.square):
        assert "waits" in facts(state)


def test_before_the_set_up_there_is_little_to_tell() -> None:
    state = setup().state
    assert "seat one\n  hand: empty" in facts(state)
    assert as_json(state)["sides"]["one"]["edge"] is None
    assert as_json(state)["winner"] is None


def test_programs_get_the_same_facts() -> None:
    told = as_json(FIGHT)
    assert (told["turn"], told["phase"], told["seat"]) == (5, "movement", "one")
    guard = next(unit for unit in told["sides"]["one"]["units"] if unit["id"] == "guard_cavalry")
    assert (guard["square"], guard["strength"], guard["reduced"], guard["cavalry"]) == ("b8", 5, True, True)
    assert told["sides"]["one"]["hand"] == ["ney", "supply"]
    assert told["redoubts"] == ["e5"]
    assert told["state"] == str(FIGHT)


def test_every_end_has_its_sentence() -> None:
    state = FIGHT.copy()
    assert result(state, 0, RESIGNED) == "France (seat one) wins on turn 5: Great Britain (seat two) resigns."
    assert result(state, NOBODY, AGREED_DRAW) == "Both sides agree to a draw on turn 5."
    assert result(state, NOBODY, "") == "The battle stands undecided on turn 5."
    assert result(setup().state, 1, RESIGNED) == "seat two wins in the set-up: seat one resigns."
    state.end(1, "nightfall", "more squares held")
    state.settle()
    assert headline(state) == "Great Britain (seat two) wins by nightfall on turn 5: more squares held."
    state.reason = ""
    assert headline(state) == "Great Britain (seat two) wins by nightfall on turn 5."
