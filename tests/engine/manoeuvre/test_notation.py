"""Every action has one line of text that parses back to it; a line that means nothing is refused (docs/notation.md)."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import notation
from engine.manoeuvre.action import SHAPES, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.notation import LONGEST_LINE, VERBS
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.turns import to_the_end
from tests.table import battle, setup

light = settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def indian() -> State:
    """India, whose leaders may be played with a Maharaja, is to move, the Japanese stand against them."""
    return battle(
        one="india",
        two="tokugawa_shogunate",
        units={"mysore_infantry": "e4", "mysore_cavalry": "a1"},
        foes={"date_han": "e5", "mori_han": "h8"},
        hand=["supply", "maharaja"],
        foe_hand=["date"],
    ).state


INDIAN = indian()
SET_UP = setup().state
MAHARAJA = INDIAN.armies[0].maharaja
"""Alone he means nothing: after a leader's name his own says that he is played along."""


def values(state: State, shape: str) -> st.SearchStrategy[int]:
    """Whatever a number of this shape may be in an action at this moment."""
    its_army = notation.its_army(state)
    most = {
        "": 0,
        "number": 999,
        "quarters": 999,
        "square": 63,
        "maharaja": 1,
        "edge": 3,
        "section": len(state.setting.sections) - 1,
        "army": len(state.setting.armies) - 1,
        "unit": len(its_army.units) - 1,
    }
    if shape != "card":
        return st.integers(0, most[shape])
    cards = [number for number in range(len(its_army.cards)) if number != its_army.maharaja]
    return st.sampled_from([*cards, UNKNOWN])


def actions(state: State, verb: int) -> st.SearchStrategy[Action]:
    _, a, b, many = SHAPES[verb]
    some = st.lists(values(state, "number" if many == "faces" else "card"), max_size=6 if many else 0).map(tuple)
    if verb == act.DISCARD:
        some = some.map(sorted).map(tuple)
    numbers = st.tuples(values(state, a), values(state, b))
    if verb == act.NATIONS:
        numbers = numbers.map(sorted).map(lambda pair: (pair[0], pair[1]))
    return st.builds(lambda pair, cards: Action(verb, pair[0], pair[1], cards), numbers, some)


@pytest.mark.parametrize("word", VERBS)
@given(data=st.data())
@light
def test_every_verb_is_written_as_its_word_and_read_back(word: str, data: st.DataObject) -> None:
    action = data.draw(actions(INDIAN, VERBS[word]))
    line = INDIAN.write(action)
    assert line.split()[0] == word
    assert line == " ".join(line.split())
    assert INDIAN.read(line) == action
    assert INDIAN.read(f"  {line.replace(' ', '   ')}\n") == action


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("done", Action(act.DONE)),
        ("roll 15", Action(act.ROLL, 15)),
        ("roll 15 = 7 8", Action(act.ROLL, 15, 0, (7, 8))),
        ("draw ?", Action(act.DRAW, UNKNOWN)),
        ("section 12 1", Action(act.SECTION, 11, 1)),
        ("nations india tokugawa_shogunate", Action(act.NATIONS, 0, 1)),
        ("edge south", Action(act.EDGE, 2)),
        ("place mysore_infantry e2", Action(act.PLACE, 5, 12)),
        ("move e2 e3", Action(act.MOVE, 12, 20)),
        ("lead tipu_sultan", Action(act.LEAD, INDIAN.armies[0].number_of["tipu_sultan"])),
        ("lead tipu_sultan maharaja", Action(act.LEAD, INDIAN.armies[0].number_of["tipu_sultan"], 1)),
        ("rally e4 tipu_sultan maharaja", Action(act.RALLY, 28, 1, (INDIAN.armies[0].number_of["tipu_sultan"],))),
        ("spy maharaja", Action(act.SPY, MAHARAJA)),
        ("discard maharaja supply", Action(act.DISCARD, 0, 0, (MAHARAJA, INDIAN.armies[0].number_of["supply"]))),
        ("rockets e4 e5 rockets", Action(act.ROCKETS, 28, 36, (INDIAN.armies[0].number_of["rockets"],))),
    ],
)
def test_lines_of_the_notation_page(line: str, action: Action) -> None:
    assert INDIAN.read(line) == action
    assert INDIAN.write(action) == line


def test_discards_and_nations_may_be_named_in_any_order() -> None:
    assert INDIAN.read("discard supply maharaja supply") == INDIAN.read("discard maharaja supply supply")
    assert INDIAN.read("nations tokugawa_shogunate india") == INDIAN.read("nations india tokugawa_shogunate")


def test_cards_and_units_are_those_of_whoever_decides_or_is_dealt_to() -> None:
    """§3: the first player is dealt his hand first, whoever he is."""
    table = setup(first="two").play("section 1 0", "section 2 0", "section 3 0", "section 4 0")
    table.play("nations france great_britain", "nation great_britain")
    table.play(next(text for text in sorted(table.legal()) if text.startswith("edge")))
    assert (table.seat, table.phase) == ("chance", "deal")
    assert table.state.read("draw wellington") == Action(act.DRAW, table.state.armies[1].number_of["wellington"])
    with pytest.raises(Refusal, match="“napoleon” is not a card of this army"):
        table.state.read("draw napoleon")


def test_in_a_turn_chance_draws_for_the_active_player() -> None:
    table = battle(phase="draw", active="two", units={"imperial_guard": "e1"}, foes={"dutch_belgians": "e8"})
    assert table.seat == "chance"
    assert table.state.read("draw wellington") == Action(act.DRAW, table.state.armies[1].number_of["wellington"])


@pytest.mark.parametrize("line", ["draw supply", "discard supply", "place imperial_guard e2", "spy scout"])
def test_before_the_nations_are_chosen_no_card_and_no_unit_has_a_name(line: str) -> None:
    with pytest.raises(Refusal, match="is not a") as caught:
        SET_UP.read(line)
    assert caught.value.code == "malformed"


def test_before_the_nations_are_chosen_a_card_may_still_be_unknown() -> None:
    assert SET_UP.write(SET_UP.read("draw ?")) == "draw ?"


MALFORMED = [
    ("", "“” does not begin with an action, such as move or discard."),
    ("   ", "“” does not begin with an action, such as move or discard."),
    (" march e2 e3 ", "“march e2 e3” does not begin with an action, such as move or discard."),
    ("Done", "“Done” does not begin with an action, such as move or discard."),
    ("done now", "“done now” holds more than its action needs: “now”."),
    ("roll", "“roll” ends too early: the number is missing."),
    ("roll x", "“x” is not a whole number."),
    ("roll -1", "“-1” is not a whole number."),
    ("roll 1000", "“1000” is not a whole number."),
    ("roll ٣", "“٣” is not a whole number."),
    ("roll 7 3 4", "“roll 7 3 4” holds more than its action needs: “3”."),
    ("roll 7 = 3 x", "“x” is not a whole number."),
    ("section 1", "“section 1” ends too early: the quarters is missing."),
    ("section 99 1", "“99” is not a known section."),
    ("section 1 north", "“north” is not a whole number."),
    ("nations india", "“nations india” ends too early: the army is missing."),
    ("nation atlantis", "“atlantis” is not a known army."),
    ("edge up", "“up” is not a known edge."),
    ("place imperial_guard e2", "“imperial_guard” is not a known unit."),
    ("place mysore_infantry", "“place mysore_infantry” ends too early: the square is missing."),
    ("move e2 e9", "“e9” is not a square; squares run from a1 to h8."),
    ("move e2 e3 e4", "“move e2 e3 e4” holds more than its action needs: “e4”."),
    ("spy napoleon", "“napoleon” is not a card of this army."),
    ("spy", "“spy” ends too early: the card is missing."),
    ("lead maharaja", "“lead maharaja” ends too early: the card is missing."),
    ("lead tipu_sultan supply", "“lead tipu_sultan supply” holds more than its action needs: “supply”."),
    ("discard supply wellington", "“wellington” is not a card of this army."),
    ("rally e4 tipu_sultan maharajah", "“maharajah” is not a card of this army."),
    ("done" + " " * LONGEST_LINE, "An action is at most 400 characters long."),
]


@pytest.mark.parametrize(("line", "sentence"), MALFORMED, ids=[repr(line.strip()) for line, _ in MALFORMED])
def test_a_line_that_means_nothing_is_refused_in_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(Refusal) as caught:
        INDIAN.read(line)
    assert (caught.value.code, str(caught.value)) == ("malformed", sentence)


def test_the_longest_line_may_be_read() -> None:
    assert INDIAN.read("done".ljust(LONGEST_LINE)) == act.PASS


def test_when_the_battle_is_over_nothing_means_anything() -> None:
    table = to_the_end(battle(units={"imperial_guard": "e1"}, foes={"dutch_belgians": "e8"}, turn=1, length_limit=1))
    for line in ("done", "move e2 e3", "nonsense"):
        with pytest.raises(Refusal) as caught:
            table.state.read(line)
        assert (caught.value.code, str(caught.value)) == ("over", "The battle is over (§2).")


WORDS = st.sampled_from(
    [*VERBS, "e4", "a1", "=", "?", "7", "maharaja", "tipu_sultan", "supply", "india", "north", "12"]
)


def read_or_refused(state: State, line: str) -> Action | Refusal:
    try:
        return state.read(line)
    except Refusal as refusal:
        return refusal


@given(line=st.one_of(st.text(), st.lists(WORDS, max_size=6).map(" ".join)), state=st.sampled_from((INDIAN, SET_UP)))
@settings(light, max_examples=300)
def test_whatever_is_typed_means_an_action_with_a_text_of_its_own_or_is_malformed(line: str, state: State) -> None:
    read = read_or_refused(state, line)
    if isinstance(read, Refusal):
        assert read.code == "malformed"
        assert read.sentence.endswith(".")
    else:
        assert state.read(state.write(read)) == read
