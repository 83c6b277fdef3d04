"""What a seat is told of the other side: believed if it can be true, refused if it cannot (R37)."""

import contextlib
import random

import pytest

from engine.battle import Battle, seen_by
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.position import CHANCE, NOBODY
from resources.manoeuvre.content import prepare
from tests.engine.manoeuvre.combat.stage import stage
from tests.table import Table, battle, library, setup

GUARD, FOOT = {"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}
CARDS = library().army("france").number_of


def denied(table: Table, line: str) -> bool:
    """Refused, with a sentence, and nothing changed."""
    return table.refused(line).sentence.endswith(".")


def assaulted(**more: list[str]) -> Table:
    """An assault by France, as Britain sees it: one card is in its hand unseen."""
    return stage(GUARD, FOOT, hand=["imperial_guard.a", "ney"], **more)


@pytest.mark.parametrize("scenario", ["first_battle", "mysore", "islands", "open_battle"])
@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_a_viewer_can_check_a_whole_battle_by_what_he_is_told(scenario: str, viewer: int) -> None:
    rng = random.Random(f"{scenario} {viewer}")
    header, start = prepare(library().scenario(scenario), library(), "", "")
    fought = Battle(header, start)
    while not fought.over:
        state = fought.state
        fought.play(state.sample(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    told = Battle(header, start.seen_by(viewer))
    for entry in seen_by(fought.record, start, viewer):
        told.enter(entry.seat, entry.text)
    assert str(told.state) == str(fought.state.seen_by(viewer))


def test_a_card_that_may_be_in_the_hidden_hand_may_be_played() -> None:
    view = assaulted().seen_by("two")
    assert view.play("assault imperial_guard.a e5").phase == "answer"
    assert view.hand("one") == ["?"]


def test_all_that_the_rules_forbid_is_refused_from_the_other_side_too() -> None:
    view = assaulted().seen_by("two")
    assert denied(view, "assault imperial_guard.a e6")
    assert denied(view, "assault imperial_guard.b e5")
    assert denied(view, "move e4 e3")


def test_a_card_whose_copies_all_lie_open_cannot_be_in_the_hand() -> None:
    played = ["imperial_guard.a"] * 4
    view = stage(GUARD, FOOT, hand=["ney"], pile=played).seen_by("two")
    assert denied(view, "assault imperial_guard.a e5")
    assert view.play("battery e4 e5 napoleon").phase == "fire"


def test_nobody_plays_more_cards_than_he_holds() -> None:
    view = stage(GUARD, FOOT, hand=["imperial_guard.a"]).seen_by("two").play("assault imperial_guard.a e5", "done")
    assert denied(view, "add imperial_guard.a")
    assert denied(view, "lead ney")


def test_a_maharaja_must_be_free_too() -> None:
    b = stage({"mysore_infantry": "e4"}, FOOT, one="india", hand=["mysore_infantry.a", "ranjit_singh", "maharaja"])
    view = b.seen_by("two").play("assault mysore_infantry.a e5", "done", "lead ranjit_singh maharaja")
    assert view.pile("one")[-2:] == ["ranjit_singh", "maharaja"]
    lone = stage({"mysore_infantry": "e4"}, FOOT, one="india", hand=["mysore_infantry.a", "ranjit_singh"])
    assert denied(lone.seen_by("two").play("assault mysore_infantry.a e5", "done"), "lead ranjit_singh maharaja")


def test_an_indian_card_on_the_table_may_commit_its_unit() -> None:
    b = stage({"mysore_infantry": "e4"}, FOOT, one="india", hand=["mysore_infantry.a"])
    assert (
        b.seen_by("two").play("assault mysore_infantry.a e5", "done", "commit mysore_infantry.a").phase == "reinforce"
    )


def discarding(*hand: str) -> Table:
    return battle(units=GUARD, foes=FOOT, hand=list(hand), phase="discard").seen_by("two")


def test_several_discards_are_believed_unseen_up_to_the_size_of_the_hand() -> None:
    assert discarding("ney", "supply").play("discard ? ?").phase == "top"
    assert denied(discarding("ney", "supply"), "discard ? ? ?")
    assert denied(discarding("ney", "supply"), "discard ney supply")
    assert denied(discarding("ney", "supply"), "discard ?")


def test_the_top_discard_must_be_free() -> None:
    view = discarding("ney", "supply").play("discard ? ?")
    assert denied(view, "top ?")
    assert view.copy().play("top napoleon").pile("one") == ["napoleon"]
    spent = battle(units=GUARD, foes=FOOT, hand=["ney", "supply"], pile=["napoleon"], phase="discard").seen_by("two")
    assert denied(spent.play("discard ? ?"), "top napoleon")


def spied_on(*hand: str) -> Table:
    return battle(units=GUARD, foes=FOOT, foe_hand=["scout"], hand=list(hand), active="two").play("spy scout")


def test_a_hand_is_shown_whole_and_in_order() -> None:
    view = spied_on("ney", "supply").seen_by("two")
    assert view.copy().play("show ney supply").hand("one") == ["ney", "supply"]
    assert view.copy().play("show napoleon ney").hand("one") == ["napoleon", "ney"]
    for wrong in ("show ney", "show supply ney", "show ney ney", "show ? ?", "show"):
        assert denied(view, wrong), wrong
    assert view.legal() == set()


def test_a_spectator_is_not_shown_the_hand() -> None:
    view = spied_on("ney", "supply").seen_by("nobody")
    assert denied(view, "show ney ?")
    assert view.play("show ? ?").hand("one") == ["?", "?"]


def test_what_was_shown_before_must_be_shown_again() -> None:
    b = spied_on("ney", "supply").play("show ney supply").seen_by("two")
    b.state.hand[1] = [b.state.armies[1].number_of["scout"]]
    b.state.pile[1].clear()
    b.play("spy scout")
    assert denied(b, "show napoleon ney")
    assert b.play("show ney supply").hand("one") == ["ney", "supply"]


def test_a_chosen_hand_is_picked_unseen() -> None:
    b = setup(first="one", opening_hand="chosen")
    b.play("section 1 0", "section 2 0", "section 3 0", "section 4 0", "nations france great_britain", "nation france")
    view = b.play("edge north").seen_by("two")
    assert denied(view, "pick supply")
    assert view.play("pick ?").hand("one") == ["?"]


@pytest.mark.parametrize(
    "line", ["pick ?", "top napoleon", "show ?", "show ? ?", "discard", "discard ? ?", "discard napoleon", "draw ?"]
)
def test_nothing_is_believed_out_of_its_turn(line: str) -> None:
    assert denied(assaulted().seen_by("two"), line)
    if "discard ?" not in line and line != "discard napoleon":
        assert denied(discarding("ney", "supply"), line)


@pytest.mark.parametrize("verb", [*act.SHAPES, 99])
def test_whatever_is_said_is_believed_or_refused(verb: int) -> None:
    rng = random.Random(verb)
    for table in (assaulted().seen_by("two"), discarding("ney", "supply"), spied_on("ney").seen_by("two")):
        for _ in range(40):
            cards = tuple(rng.choice((-1, 0, 20, 62, UNKNOWN, 999)) for _ in range(rng.randrange(3)))
            action = Action(verb, rng.randrange(-1, 70), rng.choice((0, 0, 1, -1, 99)), cards)
            before = str(table.state)
            with contextlib.suppress(Refusal):
                table.copy().state.apply(action)
            assert str(table.state) == before


# What is known of a hand beyond what is shown


def possible_hands(view: Table, seat: int) -> set[tuple[str, ...]]:
    found = set()
    for number in range(200):
        world = view.copy()
        world.state.resample(random.Random(number))
        found.add(tuple(world.hand(("one", "two")[seat])))
    return found


def test_after_a_reshuffle_a_hand_holds_none_of_the_cards_seen_before() -> None:
    """All but these lay open before the deck was made anew, so the two cards kept must be among them."""
    france = library().army("france")
    seen = [france.cards[card].id for card in france.deck]
    for kept in ("ney", "soult", "supply"):
        seen.remove(kept)
    b = battle(units=GUARD, foes=FOOT, hand=["ney", "soult"], deck=[], pile=seen, phase="draw", day_over=(True, False))
    assert b.state.kept == [2, 0]
    hands = possible_hands(b.seen_by("two"), 0)
    assert hands <= {("ney", "soult"), ("ney", "supply"), ("soult", "supply")}
    assert len(hands) == 3


def test_of_a_hand_that_was_seen_all_but_the_discards_are_still_there() -> None:
    hand = ["davout", "lannes", "murat", "ney", "soult"]
    b = battle(units=GUARD, foes=FOOT, foe_hand=["scout"], hand=hand, active="two", phase="redoubt", first="one")
    b.play("spy scout", "show davout lannes murat ney soult", "done", "discard lannes ney", "top ney")
    hands = possible_hands(b.seen_by("two"), 0)
    assert all(len(set(cards) & {"davout", "lannes", "murat", "soult"}) == 3 for cards in hands)
    assert len(hands) > 1


def test_a_card_played_from_a_hand_known_in_part_leaves_one_less_known() -> None:
    hand = ["imperial_guard.a", "lannes", "murat", "ney", "soult"]
    b = battle(units=GUARD, foes=FOOT, foe_hand=["scout"], hand=hand, active="two", phase="redoubt", first="one")
    b.play("spy scout", "show imperial_guard.a lannes murat ney soult", "done", "discard lannes ney", "top ney")
    while b.phase == "draw":
        b.play("draw supply" if "draw supply" in b.legal() else "done")
    assert b.state.kept == [3, 0]
    b.play("move e4 d4", "done", "done")
    assert b.state.kept == [3, 0]


def test_a_spectator_learns_nothing_of_what_a_spy_saw() -> None:
    b = spied_on("ney", "soult", "supply").play("show ney soult supply")
    assert b.seen_by("nobody").state.kept == [0, 0]
    assert b.seen_by("nobody").hand("one") == ["?", "?", "?"]
