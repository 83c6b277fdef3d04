"""What a listener hears outside combat: set-up, cards, moves, restoration, redoubts and the end of the day."""

from random import Random

import pytest

from engine.manoeuvre import events
from engine.manoeuvre.events import Event
from tests.engine.manoeuvre.combat.stage import stage
from tests.engine.manoeuvre.heard import told
from tests.engine.manoeuvre.melee import choose, melee
from tests.table import Table, battle, setup

GUARD, FOOT = {"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}


def peace(phase: str, **more: object) -> Table:
    """The French guard far from the British foot, in some phase."""
    table: Table = stage({"imperial_guard": "e4"}, {"1st_foot_guards": "e6"}, phase=phase, **more)
    return table


# Set-up


def test_the_first_player_is_rolled_for_until_one_roll_is_higher() -> None:
    b = setup()
    assert told(b, "roll 7", "roll 7") == ["rolled 7 1d10 first player"] * 2
    assert told(b, "roll 3", "roll 9") == [
        "rolled 3 1d10 first player",
        "rolled 9 1d10 first player",
        "set two first player",
    ]


def test_a_set_up() -> None:
    b = setup(first="two")
    assert told(b, "section 3 1", "section 2 0", "section 1 3", "section 7 2") == [
        "set two 2 1 section",
        "set two 1 0 section",
        "set two 0 3 section",
        "set two 6 2 section",
    ]
    assert told(b, "nations france great_britain") == ["set one 0 1 nations"]
    assert told(b, "nation great_britain") == ["set two 1 nation"]
    assert told(b, "edge south") == ["set one 2 edge"]
    assert told(b, "draw scout", "draw moore") == ["drew two scout", "drew two moore"]
    assert told(b, *["draw supply"] * 3, "draw ney") == ["drew two supply"] * 3 + ["drew one ney"]
    b.play(*["draw supply"] * 4)
    assert told(b, "place 1st_foot_guards a8") == ["placed 1st_foot_guards a8"]


def test_an_opening_hand_that_is_chosen() -> None:
    b = setup(first="one", opening_hand="chosen").play("section 1 0", "section 2 0", "section 3 0", "section 4 0")
    b.play("nations france great_britain", "nation france", "edge north")
    assert told(b, "pick napoleon") == ["drew one napoleon"]


def test_the_last_unit_set_up_begins_the_first_turn() -> None:
    b = setup(first="two").play("section 1 0", "section 2 0", "section 3 0", "section 4 0")
    b.play("nations france great_britain", "nation france", "edge north")
    while b.phase != "deploy" or b.where("imperial_guard", "two") is None:
        b.play(min(b.legal()))
    while b.where("kings_dragoons_guards") is None:
        b.play(min(b.legal()))
    (last, *_) = sorted(b.legal())
    assert told(b, last) == [f"placed 9th_queens_royal_lancers {last.split()[2]}", "turn two 1"]


# Cards


def test_one_discard_lies_open() -> None:
    assert told(peace("discard", hand=["ney", "soult"]), "discard soult") == ["discarded one 1 soult"]


def test_of_several_discards_only_the_top_one_is_named() -> None:
    b = peace("discard", hand=["ney", "soult", "supply"])
    assert told(b, "discard ney supply") == []
    assert told(b, "top supply") == ["discarded one 2 supply"]


def test_draws_the_end_of_a_deck_and_a_reshuffle() -> None:
    """R38, R50: the deck is over with its last card, and shuffled when the next is needed."""
    b = peace("draw", hand=["ney"], deck=["soult"])
    assert told(b, "draw soult") == ["drew one soult", "deck-over one", "reshuffled one 58"]
    assert told(b, "draw supply") == ["drew one supply"]


def test_a_second_deck_is_not_over_again() -> None:
    b = peace("draw", hand=["ney", "supply", "supply", "supply"], deck=["soult"], day_over=(True, False))
    assert told(b, "draw soult") == ["drew one soult"]


def test_a_spy() -> None:
    b = battle(one="great_britain", two="france", units=FOOT, foes=GUARD, hand=["scout"], foe_hand=["ney", "soult"])
    assert told(b, "spy scout") == ["played one scout spy"]
    assert told(b, "show ney soult") == ["shown two"]


# Moves


def test_a_move_and_a_forced_march() -> None:
    b = peace("movement", hand=["forced_march", "supply"], redoubts=["e4"])
    assert told(b, "move e4 d4") == ["razed e4", "moved imperial_guard e4 d4 move"]
    assert told(b, "forced-march forced_march") == ["played one forced_march forced march"]
    assert told(b, "move d4 c4") == ["moved imperial_guard d4 c4 march"]
    assert told(b, "supply supply") == ["played one supply supply"]


@pytest.mark.parametrize("card", ["supply", "forced_march"])
def test_a_guerrilla_cancels_a_card(card: str) -> None:
    b = stage({"imperial_guard": "e4"}, {}, two="spain", phase="movement", hand=[card], foe_hand=["guerrilla"])
    b.play("move e4 e5", f"{card.replace('_', '-')} {card}")
    assert told(b, "guerrilla guerrilla") == ["played two guerrilla guerrilla", f"cancelled one {card}"]


def test_a_banzai_charge() -> None:
    b = stage({"date_han": "e4"}, {}, one="tokugawa_shogunate", phase="movement", hand=["banzai_charge"])
    assert told(b, "banzai banzai_charge") == ["played one banzai_charge banzai charge"]
    assert told(b, "move e4 e6") == ["moved date_han e4 e6 move"]


@pytest.mark.parametrize(("hand", "then"), [([], []), (["ney", "supply"], ["discarded one 2 ney"])])
def test_digging_in(hand: list[str], then: list[str]) -> None:
    b = peace("movement", digging_in=True, hand=hand)
    assert told(b, "dig-in") == ["dug-in one"]
    assert told(b, *(["top ney"] if then else [])) == then


# Restoration


def test_a_unit_is_restored_at_once_where_nobody_can_object() -> None:
    b = stage({"imperial_guard": "e4-"}, FOOT, phase="restoration", hand=["supply"])
    assert told(b, "restore e4 supply") == [
        "restoring imperial_guard",
        "played one supply restore",
        "restored imperial_guard",
    ]


def test_a_restoration_is_heard_when_it_is_let_pass_or_cancelled() -> None:
    b = stage({"imperial_guard": "e4-"}, {}, two="spain", phase="restoration", hand=["supply"], foe_hand=["guerrilla"])
    assert told(b, "restore e4 supply") == ["restoring imperial_guard", "played one supply restore"]
    assert told(b.copy(), "done") == ["restored imperial_guard"]
    assert told(b, "guerrilla guerrilla") == ["played two guerrilla guerrilla", "cancelled one supply"]


@pytest.mark.parametrize(("roll", "result"), [(3, "restored"), (4, "rally-failed")])
def test_a_rally(roll: int, result: str) -> None:
    b = stage({"imperial_guard": "e4-"}, FOOT, phase="restoration", hand=["soult"])
    assert told(b, "rally e4 soult") == ["restoring imperial_guard", "played one soult rally"]
    assert told(b, f"roll {roll}") == [f"rolled {roll} 1d6 rally", f"{result} imperial_guard"]


def test_palafox_needs_no_die_and_a_maharaja_is_played_along() -> None:
    b = stage({"walloon_guards": "e4-"}, FOOT, one="spain", phase="restoration", hand=["palafox"])
    assert told(b, "rally e4 palafox") == [
        "restoring walloon_guards",
        "played one palafox rally",
        "restored walloon_guards",
    ]
    b = stage({"maratha_infantry": "e4-"}, FOOT, one="india", phase="restoration", hand=["tipu_sultan", "maharaja"])
    assert told(b, "rally e4 tipu_sultan maharaja") == [
        "restoring maratha_infantry",
        "played one tipu_sultan rally",
        "played one maharaja maharaja",
    ]


def test_a_redoubt_is_built() -> None:
    b = peace("redoubt", hand=["redoubt"])
    assert told(b, "redoubt e4 redoubt") == ["played one redoubt redoubt", "built e4", "turn two 5"]


# The end


def test_a_turn_ends_and_the_next_begins() -> None:
    b = stage(GUARD, FOOT, phase="redoubt", active="two", first="one")
    assert told(b, "done") == ["turn one 6"]


def test_night_falls() -> None:
    """§2.2: the guard holds e5 alone of the British half; nobody holds anything of the French."""
    b = stage(
        {"imperial_guard": "e5"},
        {},
        rest=[f"{file}1" for file in "abcdefgh"],
        phase="redoubt",
        active="two",
        length_limit=5,
    )
    assert told(b, "done") == [
        f"nightfall {b.held[0]} {b.held[1]}",
        "ended one nightfall: more squares held",
    ]
    assert b.held[0] > b.held[1]


def test_a_broken_army_ends_the_battle() -> None:
    b = stage({"mysore_infantry": "e4"}, {"1st_foot_guards": "e5-"}, one="india", hand=["rockets"])
    b.state.losses[1] = 4
    assert told(b, "rockets e4 e5 rockets", "roll 9")[-2:] == [
        "lost 1st_foot_guards e5",
        "ended one attrition: five units lost",
    ]


# Whoever listens


@pytest.mark.parametrize("seed", range(12))
def test_listening_changes_nothing_and_a_copy_is_not_listened_to(seed: int) -> None:
    quiet, loud = melee(seed, length_limit=5), melee(seed, length_limit=5)
    heard: list[Event] = []
    loud.tell = heard.append
    rng = Random(seed)
    while not quiet.over:
        action = choose(quiet, rng)
        before = len(heard)
        quiet.do(action)
        twin = loud.copy()
        twin.do(action)
        assert twin.tell is None
        assert len(heard) == before
        loud.apply(action)
        assert str(loud) == str(quiet) == str(twin)
    assert loud.over
    assert heard[-1].kind == events.ENDED
