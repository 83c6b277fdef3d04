"""A state is read back from its text; a text that describes none is refused in a sentence, whatever it holds."""

from random import Random
from re import escape
from typing import Any

import pytest

from engine.manoeuvre.fight import Combat
from engine.manoeuvre.playout import play_out
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.reading import LONGEST_TEXT
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.melee import assault, choose, moments
from tests.engine.manoeuvre.spoiling import changed, read
from tests.table import setup

NO_FIT = "The lines of this state do not fit together."


def facts(state: State) -> dict[str, object]:
    """Everything there is in a state, down to the last field, as plain values."""
    found = {name: value for name, value in vars(state).items() if name not in ("setting", "tell", "field", "combat")}
    found["combat"] = {name: getattr(state.combat, name) for name in Combat.__slots__}
    found["field"] = state.field.rows
    found["setting"] = (state.setting.options, state.setting.armies, state.setting.sections)
    return found


# There and back


@pytest.mark.parametrize("seed", range(8))
def test_every_state_of_a_battle_and_every_view_of_it_is_read_back_whole(seed: int) -> None:
    for i, state in enumerate(moments(seed, length_limit=5)):
        if i % 4 == seed % 4:
            assert facts(read(str(state))) == facts(state)
            view = state.seen_by((0, 1, NOBODY)[i // 4 % 3])
            assert facts(read(str(view))) == facts(view)


@pytest.mark.parametrize("seed", range(2))
def test_every_state_of_a_set_up_is_read_back_whole(seed: int) -> None:
    rng = Random(seed)
    options: dict[str, Any] = {
        "opening_hand": ("drawn", "chosen")[seed % 2],
        "advance_to_contact": seed == 1,
        "length_limit": seed,
    }
    state = setup(("india", "spain", "tokugawa_shogunate"), **options).state
    while state.turn == 0:
        for moment in (state, state.seen_by(rng.choice((0, 1, NOBODY)))):
            assert facts(read(str(moment))) == facts(moment)
        state.do(choose(state, rng))


def test_what_was_read_is_played_on_as_the_original() -> None:
    for seed in range(5):
        state = list(moments(seed, length_limit=5))[40]
        twin = read(str(state))
        assert play_out(state, Random(seed)) == play_out(twin, Random(seed))
        assert str(twin) == str(state)


def test_blank_lines_do_not_matter() -> None:
    text = str(assault().state)
    assert str(read(text.replace("\n", "\n\n"))) == text


# What is wrong with a text


MID_COMBAT = str(assault().state)
SET_UP = str(setup(first="one").play("section 1 0").state)
ROWS = "........"


def test_a_text_changed_with_care_is_another_state() -> None:
    state = read(changed(MID_COMBAT, {"turn": "9", "one hand": "davout supply*2", "one deck": "ney supply*2"}))
    assert (state.turn, state.hand[0][0]) == (9, state.armies[0].number_of["davout"])
    play_out(state, Random(0))
    assert state.over


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ({"turn": "soon"}, "turn: “soon” is not a whole number."),
        ({"turn": "-1"}, "turn: “-1” is not a whole number."),
        ({"turn": "10000"}, "turn: “10000” is not a whole number."),
        ({"rolled": "٣"}, "rolled: “٣” is not a whole number."),
        ({"one dealt": "maybe"}, "one dealt: “maybe” is none of no, yes."),
        ({"seat": "three"}, "seat: “three” is none of one, two, chance, nobody."),
        ({"one edge": "up"}, "one edge: “up” is none of north, east, south, west."),
        ({"option digging_in": "True"}, "option digging_in: “True” is none of false, true."),
        ({"option length_limit": "x"}, "option length_limit: “x” is not a whole number."),
        ({"option length_limit": "1001"}, "length_limit: 1001 is not a whole number from 0 to 1000."),
        ({"option set_up": "slow"}, "set_up: “slow” is not one of “full”, “quick”."),
        ({"armies": "france atlantis"}, "army: “atlantis” is not known here."),
        ({"one army": "atlantis"}, "army: “atlantis” is not known here."),
        ({"sections": "1 99"}, "sections: “99” is not known here."),
        ({"field": "x"}, "field: a battlefield is eight rows of eight squares."),
        ({"field": "/".join([ROWS] * 7)}, "field: a battlefield is eight rows of eight squares."),
        ({"field": "/".join([ROWS] * 7 + ["......."])}, "field: a battlefield is eight rows of eight squares."),
        ({"field": "/".join([ROWS] * 7 + ["....X..."])}, "field: a battlefield is eight rows of eight squares."),
        ({"offered": "atlantis"}, "offered: “atlantis” is none of france, great_britain."),
        ({"one units": "imperial_guard=e4"}, "one units: an army has its own eight units, in order."),
        ({"one army": "great_britain"}, "one units: “1st_cuirassiers” stands where 1st_foot_guards should."),
        ({"one hand": "ney moore"}, "one hand: “moore” is not known here."),
        ({"one hand": "ney supply*"}, "one hand: “supply*” has no proper count."),
        ({"one hand": "ney supply*999"}, "one hand: “supply*999” has no proper count."),
        ({"one hand": "ney supply*٣"}, "one hand: “supply*٣” has no proper count."),
        ({"one hand": "ney supply*3"}, "The cards of seat 1 are not its deck, each in one place."),
        ({"one hand": "ney -*2"}, "The cards of seat 1 are not its deck, each in one place."),
        ({"one hand": "ney supply supply"}, NO_FIT),
        ({"redoubts": "e9"}, "“e9” is not a square; squares run from a1 to h8."),
        ({"redoubts": "a8 h5"}, "A redoubt lies where no unit stands."),
        ({"last from": "x"}, "“x” is not a square; squares run from a1 to h8."),
        ({"moved": "one.hero"}, "moved: “hero” is none of 1st_cuirassiers, "),
        ({"moved": "three.hero"}, "moved: “three” is none of one, two."),
        ({"restoring": "imperial_guard"}, "restoring: “imperial_guard” is none of one, two."),
        ({"rally card": "moore"}, "rally card: “moore” is not known here."),
        ({"stack": "end-turn lunch"}, "stack: “lunch” is none of over, first-player, "),
        ({"stack": ""}, "The phases are not in their order."),
        ({"stack": "end-turn"}, "A combat is fought in no combat, or none in one."),
        ({"winner": "one"}, "The battle goes on after its end."),
        ({"seat": "two"}, NO_FIT),
        ({"combat": "duel"}, "combat: “duel” is none of none, assault, ambush, "),
        ({"combat": "none"}, "A combat is fought in no combat, or none in one."),
        ({"active": "chance"}, "A combat needs an active player."),
        ({"square": "here"}, "“here” is not a square; squares run from a1 to h8."),
        ({"target": "two.hero"}, "target: “hero” is none of 1st_foot_guards, "),
        ({"opening": "?"}, "opening: a card that was played is known."),
        ({"leader": "moore"}, "leader: “moore” is not known here."),
        ({"leader": "?"}, "leader: a card that was played is known."),
        ({"defence leader": "ney"}, "defence leader: “ney” is not known here."),
        ({"trying": "?"}, "trying: a card that was played is known."),
        ({"attack_cards": "imperial_guard.a ?"}, "attack_cards: a card that was played is known."),
        ({"defence cards": "-"}, "defence cards: a card that was played is known."),
        ({"leader_use": "x"}, "leader_use: “x” is not a whole number."),
        ({"stands": "1"}, "stands: “1” is none of no, yes."),
        ({"supporters": "one.x"}, "supporters: “x” is none of 1st_cuirassiers, "),
    ],
    ids=lambda value: str(value) if isinstance(value, dict) else "",
)
def test_a_line_that_is_wrong_is_named(lines: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=rf"^{escape(sentence)}.*(?<=\.)$"):
        read(changed(MID_COMBAT, lines))


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ({"laid": "1"}, "laid: “” is none of 1, 2, 3, "),
        ({"laid": "99:0"}, "laid: “99” is none of 1, 2, 3, "),
        ({"laid": "1:4"}, "laid: “4” is none of 0, 1, 2, 3."),
        ({"pending": "?"}, "pending: only an active player discards."),
        ({"one units": "imperial_guard=e4"}, "one units: an army has its own eight units, in order."),
        ({"one hand": "supply"}, "one hand: “supply” is not known here."),
        ({"seat": "two"}, NO_FIT),
        ({"sections": "1 2 3"}, "sections: a battlefield is laid from four."),
        ({"armies": ""}, "armies: there are none to choose from."),
        ({"stack": "begin deploy deal edge nation"}, "There is no battlefield yet."),
        ({"turn": "1"}, "A unit was never set up."),
    ],
    ids=lambda value: str(value) if isinstance(value, dict) else "",
)
def test_a_line_that_is_wrong_in_the_set_up_is_named(lines: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=rf"^{escape(sentence)}.*(?<=\.)$"):
        read(changed(SET_UP, lines))


@pytest.mark.parametrize("number", range(1, len(MID_COMBAT.splitlines())))
def test_no_line_may_be_missing_or_stand_there_twice(number: int) -> None:
    lines = MID_COMBAT.splitlines()
    key = lines[number].partition(":")[0]
    with pytest.raises(ValueError, match=f"^The line “{key}” is missing.$"):
        read("\n".join(lines[:number] + lines[number + 1 :]))
    with pytest.raises(ValueError, match="is not a line of a state, or stands there twice"):
        read("\n".join([*lines, lines[number]]))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The text of a state begins with the line “manoeuvre state 1”."),
        ("\n\n", "The text of a state begins with the line “manoeuvre state 1”."),
        ("manoeuvre state 2\n", "The text of a state begins with the line “manoeuvre state 1”."),
        ("manoeuvre state 1\n", "The line “option advance_to_contact” is missing."),
        ("manoeuvre state 1\nhello\n", "“hello” is not a line of a state, or stands there twice."),
        ("manoeuvre state 1\n" + " " * LONGEST_TEXT, "This is too long to be the text of a state."),
        (MID_COMBAT + "weather: fair\n", NO_FIT),
        (" " + MID_COMBAT, NO_FIT),
        (MID_COMBAT.replace("turn: 5", "turn:  5"), NO_FIT),
        (MID_COMBAT.replace("turn: 5", "turn: 05"), NO_FIT),
    ],
)
def test_what_is_no_text_of_a_state_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{escape(sentence)}$"):
        read(text)
