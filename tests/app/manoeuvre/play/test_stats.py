"""The numbers beside the board, and what there is to know of a unit, a card or a square."""

from typing import Any

import pytest

from app.manoeuvre.play import facts, stats
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.nightfall import phase_number
from tests.engine.manoeuvre.combat.stage import rows
from tests.table import Table, battle

HORSE, GUARD, FOOT = "1st_cuirassiers", "imperial_guard", "52nd_regiment_of_foot"


def table(**more: Any) -> Table:
    facts: dict[str, Any] = {"units": {HORSE: "f2-", GUARD: "d4"}, "foes": {FOOT: "f4"}, "rows": rows({"f4": "W"})}
    return battle(**(facts | more))


def test_an_army_in_figures() -> None:
    one = stats.army_stats(table(hand=["ney"], pile=["redoubt"], losses=(1, 0)).state, 0)
    assert (one.name, one.strength, one.full) == ("France", 12, 53)
    assert (one.strength_words, one.reduced_words) == ("12 of 53 strength", "1 reduced")
    assert (one.losses, one.losses_words) == (1, "1 of 5 losses")
    assert (one.hand, one.discard, one.top_words) == (1, 1, "Top discard: Redoubt")
    assert one.units[0].words == "1st Cuirassiers on F2, reduced to strength 4"
    assert sum(unit.lost for unit in one.units) == 6


def test_an_army_without_discards_says_so() -> None:
    assert stats.army_stats(table().state, 1).top_words == "No card discarded"


@pytest.mark.parametrize(
    ("units", "foes", "words"),
    [
        ({GUARD: "d5"}, {FOOT: "a8"}, "Night now: France wins by 4 squares"),
        (
            {GUARD: "a5"},
            {FOOT: "h4", "1st_foot_guards": "h8"},
            "Night now: all equal, Britain wins by rank of nation",
        ),
        ({GUARD: "a1-"}, {FOOT: "h8"}, "Night now: equal ground, Britain wins with fewer units reduced"),
    ],
)
def test_who_would_win_if_night_fell_now(units: dict[str, str], foes: dict[str, str], words: str) -> None:
    assert stats.nightfall_stats(battle(units=units, foes=foes).state).verdict == words


def test_the_nightfall_clock_counts_the_first_decks() -> None:
    night = stats.nightfall_stats(table(day_over=(False, True), deck=["supply"] * 4).state)
    assert night.left[1] == 0
    assert night.left_words == ("4 to draw", "first deck used up")
    assert 0.9 < night.share <= 1
    assert night.turns_left >= 1


def test_a_length_limit_ends_the_day_too() -> None:
    night = stats.nightfall_stats(table(length_limit=6, turn=6).state)
    assert (night.turns_left, night.turns_words) == (1, "the last turn")


def test_the_last_turn_is_called_so_once_it_is_certain() -> None:
    def told(**facts: Any) -> str:
        return stats.nightfall_stats(table(**facts).state).turns_words

    assert told(day_over=(True, True)) == "the last turn"
    assert told(day_over=(False, True), deck=["supply"]) == "perhaps the last turn"


@pytest.mark.parametrize(
    ("phase", "stages"),
    [("discard", [0, 1, 2, 3, 4]), ("movement", [-2, -1, 0, 1, 2]), ("combat", [-3, -2, -1, 0, 1])],
)
def test_the_five_phases(phase: str, stages: list[int]) -> None:
    state = table(phase=phase, hand=["ney"]).state
    assert [step.stage for step in stats.phases(state)] == stages
    assert stats.headline(state) == ("France to play", "Turn 5")


def test_a_combat_under_way_is_the_combat_phase() -> None:
    b = table(units={HORSE: "f3"}, phase="combat", hand=[f"{HORSE}.a"]).play(f"assault {HORSE}.a f4")
    assert phase_number(b.state) == 3


def test_discards_laid_down_after_digging_in_belong_to_the_movement() -> None:
    b = table(hand=["ney", "supply"], digging_in=True).play("dig-in")
    assert (b.phase, phase_number(b.state)) == ("top", 2)


def test_the_inspector_of_a_unit() -> None:
    b = table(hand=[f"{HORSE}.a"], pile=[f"{HORSE}.b", f"{HORSE}.b"])
    seen = facts.inspect_unit(b.seen_by("one").state, 0, 0, square_of("f3"))
    assert seen.subtitle == "Cavalry, France, reduced to strength 4 (full 7)"
    assert dict(seen.rows) == {
        "Stands on": "F2, open ground. No cover.",
        "Can reach": "4 squares in one step, 6 in two (§5).",
        "Own cards": "1 in hand, 2 still to draw, 2 discarded.",
        "Next to F3": "52nd Foot on F4, woods: 8 before cards.",
    }


def test_the_inspector_tells_of_the_enemys_cards_only_what_was_seen() -> None:
    view = table(hand=[f"{HORSE}.a"], pile=[f"{HORSE}.b"]).seen_by("two").state
    assert dict(facts.inspect_unit(view, 1, 0).rows)["Own cards"] == "5 in all; 1 seen on the discards."


def test_the_inspector_of_a_card_and_of_one_that_nobody_has_seen() -> None:
    b = table(hand=["supply", "supply"])
    card = b.state.armies[0].number_of["supply"]
    own = facts.inspect_card(b.seen_by("one").state, 0, 0, card)
    assert dict(own.rows)["Copies"] == "2 in hand, 2 still to draw, 0 discarded."
    view = b.seen_by("two").state
    assert facts.inspect_card(view, 1, 0, view.hand[0][0]).subtitle == "You have not seen this card (R37)."


def test_the_inspector_of_a_square() -> None:
    state = table(rows=rows({"f4": "W", "a4": "M", "b4": "H", "c4": "L"})).state
    woods = facts.inspect_square(state, 0, square_of("f4"))
    assert (woods.title, dict(woods.rows)["Cover"]) == ("F4, woods", "+2")
    assert woods.notes == ("It blocks lines of fire (§6.2).",)
    assert dict(woods.rows)["At nightfall"] == "Held by Britain: one square (§2.2)."
    assert len(facts.inspect_square(state, 0, square_of("a4")).notes) == 2
    assert "hill" in facts.inspect_square(state, 0, square_of("b4")).notes[1]
    assert facts.inspect_square(state, 0, square_of("c4")).notes == ("No unit may enter a lake (§5).",)


def test_a_unit_in_marsh_can_assault_nobody_from_there() -> None:
    state = table(rows=rows({"f3": "M"})).state
    assert facts.assaultable(state, 0, square_of("f3")) == []
    assert facts.assaultable(state, 0, square_of("g4")) == [state.board[square_of("f4")]]
