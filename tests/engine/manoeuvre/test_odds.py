"""Exact odds: by hand for declared and imagined combats, and against what happens in random ones (§6)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import D6, D8, D10, faces, parse, text_of
from engine.manoeuvre.combat.resolve import outcome
from engine.manoeuvre.odds import NEVER, Odds, odds, result_chances
from tests.engine.manoeuvre.combat.stage import answer, stage
from tests.table import Table

POOLS = st.sampled_from([D6, 2 * D6, 2 * D8, D10, D6 + D10, 3 * D6, 2 * D8 + D6])
light = settings(max_examples=80, deadline=None, derandomize=True)


def rolled(pool: int) -> list[int]:
    """The total of every roll of these dice."""
    return [sum(roll) for roll in product(*(range(1, sides + 1) for sides in faces(pool)))]


@given(pool=POOLS, bonus=st.integers(0, 30), defence=st.integers(1, 30))
@light
def test_the_chances_of_the_six_results_are_those_of_rolling_every_way(pool: int, bonus: int, defence: int) -> None:
    totals = rolled(pool)
    counted = Counter(outcome(total + bonus, defence) for total in totals)
    chances = result_chances(pool, bonus, defence)
    assert chances == tuple(Fraction(counted[result], len(totals)) for result in range(6))
    assert sum(chances) == 1


# Combats worked out by hand: a foot guard of 8 stands on e5, the imperial guard of 8 on e4


def fight(*cards: str, defend: str = "", **more: object) -> Table:
    """The imperial guard assaults; the attacker adds these cards, the defender perhaps one."""
    hand = ["imperial_guard.a", *(card.split()[1] for card in cards if card.split()[0] != "support")]
    units = {"imperial_guard": "e4", "19th_regiment_legere": "d5"}
    foe_hand = [defend] if defend else []
    table: Table = stage(units, {"1st_foot_guards": "e5"}, hand=hand, foe_hand=foe_hand, **more)
    answer(table.play("assault imperial_guard.a e5"), *(f"defend {card}" for card in foe_hand))
    return table.play(*cards)


def test_a_plain_assault() -> None:
    """8 and 2d8 against 8: never less; 8 more is twice as much, and 16 is three times."""
    found = odds(fight().state)
    assert (text_of(found.pool), found.attack, found.defence) == ("2d8", 8, 8)
    assert found.results == (NEVER, NEVER, Fraction(21, 64), Fraction(42, 64), Fraction(1, 64), NEVER)
    assert found.attacker_hits == 0
    assert found.defender_hits == (Fraction(1, 64), Fraction(1))
    assert found.hit == found.retreat == NEVER


def test_cards_leaders_and_ground_count_on_both_sides() -> None:
    table = stage(
        {"imperial_guard": "e4"},
        {"1st_foot_guards": "e5"},
        hand=["imperial_guard.a", "imperial_guard.a", "ney"],
        foe_hand=["1st_foot_guards.a", "moore"],
        ground={"e5": "T", "e4": "H"},
        redoubts=["e5"],
    ).play("assault imperial_guard.a e5")
    answer(table, "defend 1st_foot_guards.a", "lead moore")
    found = odds(table.play("add imperial_guard.a", "lead ney").state)
    assert (text_of(found.pool), found.attack, found.defence) == ("4d8", 8 + 2 + 4, 8 + 3 + 3 + 6 + 4)
    assert found.results == result_chances(parse("4d8"), 14, 24)


def test_a_repulse_costs_every_fighter_a_step() -> None:
    """15 and 2d8 against 20: two, three and four are too few."""
    table = fight("command soult", "support d5", defend="1st_foot_guards.a", ground={"e5": "T"}, redoubts=["e5"])
    found = odds(table.state)
    assert (found.attack, found.defence) == (15, 20)
    assert found.results[0] == Fraction(6, 64)
    assert found.attacker_hits == 2 * found.results[0]


def test_a_hopeless_assault_is_repulsed() -> None:
    table = stage({"imperial_guard": "e4-"}, {"1st_foot_guards": "e5"}, hand=["imperial_guard.a"], ground={"e5": "T"})
    answer(table.play("assault imperial_guard.a e5"))
    found = odds(table.state)
    assert (found.attack, found.defence) == (5, 11)
    lost = Fraction(sum(total < 6 for total in rolled(2 * D8)), 64)
    assert found.results[0] == found.attacker_hits == lost


def ottoman(*cards: str, **squares: str) -> Odds:
    """Ottoman commitments against the foot guards on e5, in a redoubt in a town."""
    table = stage(
        {"1st_janissaries": "e4"} | squares,
        {"1st_foot_guards": "e5"},
        one="ottoman_empire",
        hand=["1st_janissaries.c", "committed_attack", "committed_attack", "pechlivan_khan"],
        ground={"e5": "T"},
        redoubts=["e5"],
    ).play("assault 1st_janissaries.c e5")
    return odds(answer(table).play(*cards).state)


def test_a_commitment_adds_dice_and_costs_a_hit_whatever_happens() -> None:
    found = ottoman("commit committed_attack")
    assert text_of(found.pool) == "2d6+1d10"
    assert found.attacker_hits == found.results[0] * 2 + (1 - found.results[0])


def test_a_commitment_lapses_if_the_unit_dies_of_the_repulse() -> None:
    """R23."""
    found = ottoman("commit committed_attack", **{"1st_janissaries": "e4-"})
    assert 0 < found.results[0] < 1
    assert found.attacker_hits == 1


def test_commitments_are_paid_by_whoever_is_left() -> None:
    """R23: three fight, two commit; the repulse kills the one that was reduced, the two others can still pay."""
    found = ottoman(
        "command pechlivan_khan",
        "support d5",
        "support f5",
        "commit committed_attack",
        "commit committed_attack",
        regular_cavalry="d5-",
        ali_pashas_cavalry="f5",
    )
    assert found.attacker_hits == found.results[0] * 5 + (1 - found.results[0]) * 2
    found = ottoman(
        "command pechlivan_khan",
        "support d5",
        "commit committed_attack",
        "commit committed_attack",
        regular_cavalry="d5-",
    )
    assert found.attacker_hits == found.results[0] * 3 + (1 - found.results[0]) * 2


def test_an_indian_commitment_costs_the_cards_own_unit() -> None:
    """DL §8, R23."""
    for steps, repulsed in (("", 2), ("-", 1)):
        table = stage(
            {"mysore_infantry": f"e4{steps}"},
            {"1st_foot_guards": "e5"},
            one="india",
            hand=["mysore_infantry.a"],
            ground={"e5": "T"},
        ).play("assault mysore_infantry.a e5")
        found = odds(answer(table).play("commit mysore_infantry.a").state)
        assert text_of(found.pool) == "4d6"
        assert 0 < found.results[0] < 1
        assert found.attacker_hits == found.results[0] * repulsed + (1 - found.results[0])


TRAP = {"4th_regiment_of_foot": "d5", "32nd_regiment_of_foot": "f5", "dutch_belgians": "e6"}


@pytest.mark.parametrize(("steps", "all_steps"), [("", 2), ("-", 1)])
def test_a_trapped_defender_loses_all_by_a_retreat(steps: str, all_steps: int) -> None:
    """R13."""
    table = stage({"imperial_guard": "e4"}, {"1st_foot_guards": f"e5{steps}"} | TRAP, hand=["imperial_guard.a"])
    found = odds(answer(table.play("assault imperial_guard.a e5")).state)
    choice = found.results[2] + found.results[3]
    sure = (found.results[4] + found.results[5]) * all_steps
    assert found.defender_hits == (sure + choice * all_steps, sure + choice)


def test_an_ambush_has_no_attacker_to_hurt() -> None:
    """R21."""
    table = stage(
        {"1st_regiment": "a1"}, {"1st_foot_guards": "e5"}, one="austria", hand=["ambush"], ground={"a1": "H"}
    ).play("ambush ambush e5")
    found = odds(answer(table).state)
    assert (text_of(found.pool), found.attack, found.defence) == ("1d10", 0, 8)
    assert found.results == (Fraction(7, 10), Fraction(1, 10), Fraction(2, 10), NEVER, NEVER, NEVER)
    assert found.attacker_hits == 0


@pytest.mark.parametrize(
    ("one", "unit", "line", "dice", "hill"),
    [
        ("france", "imperial_guard", "bombard imperial_guard.b e5", "2d6", 0),
        ("france", "imperial_guard", "bombard imperial_guard.b e5", "2d6", 2),
        ("france", "imperial_guard", "battery e4 e5 napoleon", "2d10", 2),
        ("prussia", "guard_grenadiers", "volley guard_grenadiers.c e5", "2d8", 0),
    ],
)
def test_fire_hits_if_it_is_greater(one: str, unit: str, line: str, dice: str, hill: int) -> None:
    """§6.2, R27, R28."""
    card = next(word for word in line.split()[1:] if len(word) > 2)
    table = stage(
        {unit: "e4"}, {"1st_foot_guards": "e5"}, one=one, hand=[card], ground={"e4": "H" if hill else ".", "e5": "W"}
    ).play(line)
    found = odds(table.state)
    totals = rolled(parse(dice))
    hit = Fraction(sum(total + hill > 10 for total in totals), len(totals))
    assert found == Odds(parse(dice), hill, 10, hit=hit, defender_hits=(hit, hit))


@pytest.mark.parametrize(
    ("foes", "loss"),
    [
        ({"1st_foot_guards": "e5"}, Fraction(2, 10)),
        ({"1st_foot_guards": "e5"} | TRAP, Fraction(12, 10)),
        ({"1st_foot_guards": "e5-"} | TRAP, Fraction(6, 10)),
    ],
)
def test_rockets_drive_off_by_five_and_hit_by_nine(foes: dict[str, str], loss: Fraction) -> None:
    """§6.3, R29."""
    table = stage({"mysore_infantry": "e4"}, foes, one="india", hand=["rockets"]).play("rockets e4 e5 rockets")
    found = odds(table.state)
    assert found == Odds(D10, 0, 0, hit=Fraction(1, 5), retreat=Fraction(3, 5), defender_hits=(loss, loss))


def test_without_dice_to_come_there_are_no_odds() -> None:
    table = stage({"imperial_guard": "e4"}, {"1st_foot_guards": "e5"})
    with pytest.raises(ValueError, match=r"^There is no combat whose dice are still to be rolled\.$"):
        odds(table.state)
