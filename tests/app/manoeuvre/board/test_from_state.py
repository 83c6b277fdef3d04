"""A view of the battle becomes a board, counters and cards, with words for those who hear instead of see."""

import pytest

from app.board.paint.figures import FIGURES
from app.manoeuvre import card_text, names
from app.manoeuvre.board import from_state
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.battlefield import square_of
from tests.engine.manoeuvre.combat.stage import rows
from tests.table import Table, army, battle, library

HORSE, FOOT = "1st_cuirassiers", "52nd_regiment_of_foot"


def table() -> Table:
    return battle(
        units={HORSE: "f3-"},
        foes={FOOT: "f4"},
        rows=rows({"f4": "W", "a1": "L"}),
        redoubts=["f4"],
        hand=[f"{HORSE}.a", "ney", "forced_march"],
        foe_hand=["scout"],
    )


def test_the_board_shows_ground_units_and_redoubts() -> None:
    look = from_state.board_look(table().state)
    assert look.terrain[square_of("f4")] == "W"
    assert look.redoubts == {square_of("f4")}
    horse, foot = look.counters[square_of("f3")], look.counters[square_of("f4")]
    assert (horse.side, horse.nation, horse.strength, horse.reduced, horse.cavalry) == (0, "france", 4, True, True)
    assert (foot.label, foot.strength, foot.reduced) == ("52nd Foot", 6, False)


def test_cover_counts_ground_and_redoubt() -> None:
    looks = from_state.board_look(table().state).counters
    assert (looks[square_of("f3")].cover, looks[square_of("f4")].cover) == (0, 5)


def test_every_square_has_words() -> None:
    words = from_state.board_look(table().state).words
    assert len(words) == 64
    assert words[square_of("a1")] == "A1, lake"
    assert words[square_of("f3")] == "F3, open ground, 1st Cuirassiers, France, cavalry, reduced to strength 4"
    assert words[square_of("f4")] == "F4, woods, redoubt, 52nd Regiment of Foot, Britain, infantry, strength 6"


def test_two_armies_of_one_nation_are_told_apart() -> None:
    state = battle(one="france", two="france", units={HORSE: "a1"}, foes={HORSE: "h8"}).state
    assert (names.side(state, 0), names.side(state, 1)) == ("France (blue)", "France (red)")


def test_a_hidden_card_shows_its_back() -> None:
    view = table().seen_by("one").state
    look = from_state.card_look(view, 1, view.hand[1][0])
    assert view.hand[1] == [UNKNOWN]
    assert look.back
    assert from_state.card_words(look) == "A card of Britain"


def test_cards_show_what_is_printed_on_them() -> None:
    state = table().state
    number = state.armies[0].number_of
    unit = from_state.card_look(state, 0, number[f"{HORSE}.a"])
    assert unit.values == (("Attack", "2d10"), ("Defence", "3"), ("Pursuit", "1–4"))
    leader = from_state.card_look(state, 0, number["ney"])
    assert (leader.kind, leader.values) == ("leader", (("Command", "2"), ("Combat", "4"), ("Rally", "1–5")))
    march = from_state.card_look(state, 0, number["forced_march"])
    assert (march.kind, march.note) == ("headquarters", "The unit that just moved goes one square further.")


@pytest.mark.parametrize("id", sorted(library().armies))
def test_every_card_of_every_army_has_a_picture_words_and_help_with_its_rule(id: str) -> None:
    state = battle(one=id, two="france" if id != "france" else "spain").state
    for number, card in enumerate(army(id).cards):
        look = from_state.card_look(state, 0, number)
        assert look.picture in FIGURES
        assert look.title
        assert look.values or look.note
        for label, value in from_state._values(card):
            assert f"{label} {value}" in from_state.card_words(look)
        assert len(look.values) <= from_state.MOST_VALUES
        assert len(look.note) <= 52
        for sentence in card_text.help_text(army(id), card):
            assert sentence.endswith(").")
            assert "{" not in sentence
