"""Odds of imagined combats and of single dice; and in random battles what is expected is what happens (§6, §7, §8)."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from engine.dice import text_of
from engine.manoeuvre import events, tags
from engine.manoeuvre.action import HIT, RETREAT, ROLLS, Action
from engine.manoeuvre.combat.resolve import RESULTS
from engine.manoeuvre.events import Event
from engine.manoeuvre.fight import NO_COMBAT
from engine.manoeuvre.odds import imagine, odds, pursuit_hits, rally_chance, withdrawal_chance
from engine.manoeuvre.position import CHANCE, FULL
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.combat.stage import reinforce, stage
from tests.engine.manoeuvre.melee import moments
from tests.table import Table, battle

CANNOT = r"Such a combat cannot be fought here\."
MISS = ROLLS[6]
"""No pursuit reaches so far."""


# Imagined combats


def guards(**more: object) -> Table:
    table: Table = stage(
        {"imperial_guard": "e4", "19th_regiment_legere": "d5"},
        {"1st_foot_guards": "e5"},
        hand=["imperial_guard.a", "imperial_guard.a", "soult", "imperial_guard.b"],
        foe_hand=["1st_foot_guards.a", "moore", "withdraw"],
        **more,
    )
    return table


ANSWERED = ["assault imperial_guard.a e5", "defend 1st_foot_guards.a", "lead moore"]
IMAGINED = [
    ["assault imperial_guard.a e5"],
    ["bombard imperial_guard.b e5"],
    ["assault imperial_guard.a e5", "add imperial_guard.a", "command soult", "support d5"],
    ANSWERED,
    [*ANSWERED, "add imperial_guard.a"],
]


Parts = tuple[Action | None, list[Action], list[Action]]


def parts_of(table: Table, lines: list[str]) -> Parts:
    """What the lines mean, by who would say them: the declaration, the defence, the reinforcements."""
    twin = table.copy()
    said: dict[str, list[Action]] = {"combat": [], "answer": [], "reinforce": []}
    for line in lines:
        if line not in twin.legal():
            twin.play("done")
        said[twin.phase].append(twin.state.read(line))
        twin.play(line)
    return next(iter(said["combat"]), None), said["answer"], said["reinforce"]


@pytest.mark.parametrize("lines", IMAGINED, ids=lambda lines: lines[-1])
@pytest.mark.parametrize("phase", ["combat", "movement", "discard"])
def test_an_imagined_combat_has_the_odds_of_a_real_one(lines: list[str], phase: str) -> None:
    """Also when it is imagined earlier in the turn."""
    table = guards()
    before = str(guards(phase=phase).state)
    earlier = guards(phase=phase)
    found = imagine(earlier.state, *parts_of(table, lines))
    assert str(earlier.state) == before
    for line in lines:
        if line not in table.legal():
            table.play("done")
        table.play(line)
    assert found == odds(table.state)
    while table.seat != "chance":
        table.play("done")
    assert found == odds(table.state)


def test_a_combat_under_way_may_be_imagined_on() -> None:
    table = guards().play("assault imperial_guard.a e5")
    assert imagine(table.state) == odds(table.state)
    _, defence, more = parts_of(guards(), [*ANSWERED, "add imperial_guard.a"])
    answered = imagine(table.state, defence=defence, reinforcements=more)
    assert answered == imagine(guards().state, *parts_of(guards(), [*ANSWERED, "add imperial_guard.a"]))
    table.play("done")
    assert text_of(imagine(table.state, reinforcements=more).pool) == "4d8"


def test_a_card_goes_to_the_side_that_is_meant() -> None:
    """Soult of France bears the number of Uxbridge of Britain; imagined in the attack he does not defend."""
    table = guards()
    assert table.state.armies[0].number_of["soult"] == table.state.armies[1].number_of["uxbridge"]
    found = imagine(table.state, *parts_of(table, ["assault imperial_guard.a e5", "lead soult"]))
    assert (found.attack, found.defence) == (8 + 3, 8)


@pytest.mark.parametrize("square", ["e6", "d4"])
def test_a_combat_that_cannot_be_declared_cannot_be_imagined(square: str) -> None:
    table = guards()
    with pytest.raises(ValueError, match=rf"^{CANNOT}$"):
        imagine(table.state, table.state.read(f"assault imperial_guard.a {square}"))


def test_no_combat_can_be_imagined_after_the_combat_phase() -> None:
    table = guards()
    declaration = table.state.read("assault imperial_guard.a e5")
    with pytest.raises(ValueError, match="no combat to come"):
        imagine(table.play("done").state, declaration)


def test_cards_that_cannot_be_added_cannot_be_imagined() -> None:
    """Soult commands or lends his combat value, not both (R25)."""
    table = guards()
    opening, _, led = parts_of(table, ["assault imperial_guard.a e5", "lead soult"])
    commanded = parts_of(table, ["assault imperial_guard.a e5", "command soult"])[2]
    with pytest.raises(ValueError, match=CANNOT):
        imagine(table.state, opening, reinforcements=[*commanded, *led])


def test_nothing_can_be_imagined_once_the_dice_are_to_fall() -> None:
    more = parts_of(guards(), ["assault imperial_guard.a e5", "add imperial_guard.a"])[2]
    table = guards().play("assault imperial_guard.a e5", "done", "done")
    with pytest.raises(ValueError, match=CANNOT):
        imagine(table.state, reinforcements=more)


def test_cards_that_nobody_holds_may_be_imagined() -> None:
    """The odds are those of the same combat with the cards in hand; the hands stay as they are."""
    rich, poor = guards(), stage({"imperial_guard": "e4", "19th_regiment_legere": "d5"}, {"1st_foot_guards": "e5"})
    parts = parts_of(rich, [*ANSWERED, "add imperial_guard.a", "command soult", "support d5"])
    before = str(poor.state)
    assert imagine(poor.state, *parts) == imagine(rich.state, *parts)
    assert str(poor.state) == before
    for viewer in (0, 1):
        assert imagine(poor.state.seen_by(viewer), *parts) == imagine(rich.state, *parts)


@pytest.mark.parametrize("held", [["mysore_infantry.a", "ranjit_singh", "maharaja"], []])
def test_a_maharaja_may_be_imagined(held: list[str]) -> None:
    """Ranjit Singh of the Punjab leads a unit of Mysore only with a Maharaja (DL §8)."""
    table: Table = stage({"mysore_infantry": "e4"}, {"1st_foot_guards": "e5"}, one="india", hand=held)
    read = table.state.read
    assault = read("assault mysore_infantry.a e5")
    led = imagine(table.state, assault, reinforcements=[read("lead ranjit_singh maharaja")])
    assert led.attack > imagine(table.state, assault).attack
    with pytest.raises(ValueError, match=CANNOT):
        imagine(table.state, assault, reinforcements=[read("lead ranjit_singh")])


def advancing() -> Table:
    """The foot guards are gone, and either of two units may take their square."""
    table = guards().play("assault imperial_guard.a e5", "done", "command soult", "support d5", "done")
    return table.play(max(table.legal(), key=lambda line: int(line.split()[1])))


def paying() -> Table:
    """One of two units is to pay for a commitment."""
    table: Table = stage(
        {"1st_janissaries": "e4", "2nd_janissaries": "d5"},
        {"1st_foot_guards": "e5"},
        one="ottoman_empire",
        hand=["1st_janissaries.c", "committed_attack", "pechlivan_khan"],
    ).play("assault 1st_janissaries.c e5", "done")
    table.play("command pechlivan_khan", "support d5", "commit committed_attack", "done")
    return table.play(max(table.legal(), key=lambda line: int(line.split()[1])), "advance d5")


@pytest.mark.parametrize(("moment", "phase"), [(advancing, "advance"), (paying, "commitment")])
def test_after_the_dice_there_are_no_odds(moment: Callable[[], Table], phase: str) -> None:
    table = moment()
    assert table.phase == phase
    with pytest.raises(ValueError, match=r"^There is no combat whose dice are still to be rolled\.$"):
        odds(table.state)


def test_where_the_unit_withdraws_there_are_no_odds() -> None:
    table: Table = stage(
        {"8th_regiment_legere": "e4"}, {"1st_foot_guards": "e5"}, hand=["8th_regiment_legere.a"], foe_hand=["withdraw"]
    )
    with pytest.raises(ValueError, match="no combat whose dice"):
        imagine(table.state, *parts_of(table, ["assault 8th_regiment_legere.a e5", "withdraw withdraw"]))


# Single dice


@pytest.mark.parametrize(
    ("leader", "reach"), [("", 4), ("lead murat", 5), ("lead ney", 4)], ids=("nobody", "murat", "ney")
)
def test_a_pursuit_hits_within_the_cards_range_and_a_leader_of_horse_lengthens_it(leader: str, reach: int) -> None:
    """§6.7, R33."""
    table: Table = stage(
        {"1st_cuirassiers": "e4"}, {"1st_foot_guards": "e5"}, hand=["1st_cuirassiers.a", *leader.split()[1:]]
    )
    table.play("assault 1st_cuirassiers.a e5")
    reinforce(table, *([leader] if leader else []))
    card = table.state.armies[0].number_of["1st_cuirassiers.a"]
    hit, never = Fraction(reach, 6), Fraction(0)
    assert pursuit_hits(table.state, []) == (Fraction(1), never, never)
    assert pursuit_hits(table.state, [card]) == (1 - hit, hit, never)
    assert pursuit_hits(table.state, [card, card]) == ((1 - hit) ** 2, 2 * hit * (1 - hit), hit**2)


@pytest.mark.parametrize(
    ("army", "leader", "chance"), [("france", "ney", 5), ("france", "soult", 3), ("spain", "palafox", 6)]
)
def test_a_rally_succeeds_within_the_leaders_range(army: str, leader: str, chance: int) -> None:
    """§7; Palafox needs no die (R36)."""
    state = battle(one=army).state
    assert rally_chance(state, 0, state.armies[0].number_of[leader]) == Fraction(chance, 6)


def test_a_rally_comes_true_as_often_as_its_chance() -> None:
    table = battle(phase="restoration", units={"imperial_guard": "e4-"}, foes={"dutch_belgians": "e8"}, hand=["soult"])
    chance = rally_chance(table.state, 0, table.state.hand[0][0])
    table.play("rally e4 soult")
    restored = [table.copy().play(f"roll {roll}").at("e4") == "imperial_guard" for roll in range(1, 7)]
    assert chance == Fraction(sum(restored), 6)


@pytest.mark.parametrize(
    ("card", "chance"), [("4th_militia.a", 3), ("1st_infantry_regiment.a", 2), ("4th_militia.e", 0)]
)
def test_a_withdrawal_succeeds_within_the_cards_value(card: str, chance: int) -> None:
    """§8."""
    state = battle(two="united_states").state
    assert withdrawal_chance(state, 1, state.armies[1].number_of[card]) == Fraction(chance, 6)


# Random battles


def answer_so(state: State, verb: int) -> Action:
    """Take the choice between retreat and hit one way; where else somebody is asked, take the first answer."""
    legal = state.legal()
    if state.stack[-1] == tags.CHOICE:
        return Action(verb)
    return MISS if state.seat == CHANCE else legal[-1]


def end_of_combat(state: State, roll: Action, verb: int) -> tuple[str, int, int]:
    """Play the dice and all that comes of them: the result, and the steps that attackers and target lose."""
    heard: list[Event] = []
    twin = state.copy()
    twin.tell = heard.append
    target = twin.combat.target
    own = range(state.active * 8, state.active * 8 + 8)
    twin.do(roll)
    while twin.combat.form != NO_COMBAT:
        twin.do(answer_so(twin, verb))
    lost = [state.steps[unit] - twin.steps[unit] for unit in range(16)]
    result = next((event.text for event in heard if event.kind == events.TOTALS), "")
    return result, sum(lost[unit] for unit in own), lost[target]


@cache
def met() -> dict[int, list[State]]:
    """The states of many random battles in which the dice of a combat are to be thrown, by their step."""
    found: dict[int, list[State]] = {tags.CLASH: [], tags.FIRE: [], tags.ROCKETS: [], tags.PURSUIT: []}
    for seed in range(120):
        for state in moments(seed, length_limit=4):
            found.get(state.stack[-1], []).append(state)
    return found


@pytest.mark.parametrize("tag", [tags.CLASH, tags.FIRE, tags.ROCKETS], ids=lambda tag: tags.NAMES[tag])
def test_in_random_battles_what_is_expected_is_what_happens(tag: int) -> None:
    states = met()[tag]
    assert len(states) >= 10
    for state in states:
        check_odds(state)


def test_the_random_battles_hold_what_makes_odds_difficult() -> None:
    """Otherwise the test above would say less than it seems to."""
    combats = met()[tags.CLASH]
    assert sum(bool(state.combat.supporters) for state in combats) >= 5
    assert sum(bool(state.combat.commitments or state.combat.committed) for state in combats) >= 5
    assert sum(not state.retreats(state.combat.target) for state in combats) >= 5


def check_odds(state: State) -> None:
    found = odds(state)
    assert found.pool == state.pool()
    results = dict.fromkeys((*RESULTS, "hit", "miss", ""), Fraction(0))
    attacker_hits = Fraction(0)
    defender_hits = [Fraction(0), Fraction(0)]
    for roll, chance in state.chances():
        for choice, verb in enumerate((RETREAT, HIT)):
            result, own, theirs = end_of_combat(state, roll, verb)
            defender_hits[choice] += chance * theirs
        results[result] += chance
        attacker_hits += chance * own
    if found.results:
        assert dict(zip(RESULTS, found.results, strict=True)) == {name: results[name] for name in RESULTS}
    elif not found.retreat:
        assert found.hit == results["hit"]
    assert found.attacker_hits == attacker_hits
    assert found.defender_hits == tuple(defender_hits)


@pytest.mark.parametrize("supporter", ["d5", "d5-"])
def test_commitments_of_both_kinds_come_true_together(supporter: str) -> None:
    """No shipped army has both, a user's may: a unit that its own card commits pays for no other (R23)."""
    table: Table = stage(
        {"mysore_infantry": "e4", "mysore_cavalry": supporter},
        {"1st_foot_guards": "e5"},
        one="india",
        hand=["mysore_infantry.a", "tipu_sultan"],
        foe_hand=["1st_foot_guards.a", "1st_foot_guards.a"],
        ground={"e5": "T"},
        redoubts=["e5"],
    )
    table.play("assault mysore_infantry.a e5", *["defend 1st_foot_guards.a"] * 2, "done")
    table.play("command tipu_sultan", "support d5", "commit mysore_infantry.a")
    table.state.combat.commitments = 1
    state = table.play("done").state
    assert 0 < odds(state).results[0] < 1
    check_odds(state)


def test_in_random_battles_a_pursuit_hits_as_often_as_expected() -> None:
    states = met()[tags.PURSUIT]
    full = sum(state.steps[state.combat.target] == FULL for state in states)
    assert min(full, len(states) - full) >= 5
    for state in states:
        check_pursuit(state)


def check_pursuit(state: State) -> None:
    cards = state.combat.pursuing[:]
    target, full = state.combat.target, state.steps[state.combat.target]
    hits = Counter[int]()
    for rolls in product(range(1, 7), repeat=len(cards)):
        twin = state.copy()
        for roll in rolls:
            if twin.stack[-1] == tags.PURSUIT:
                twin.do(ROLLS[roll])
        hits[full - twin.steps[target]] += 1
    none, one, more = (chance * 6 ** len(cards) for chance in pursuit_hits(state, cards))
    wanted = (none, one, more) if full == FULL else (none, one + more, 0)
    assert (hits[0], hits[1], hits[2]) == wanted
