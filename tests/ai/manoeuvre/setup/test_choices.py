import random

import pytest

from ai.manoeuvre.setup import SetUp, ground, ratings
from ai.manoeuvre.setup.ground import advantage, in_one_piece, marches
from ai.manoeuvre.setup.opening_hand import pick
from engine.manoeuvre import action as act
from engine.manoeuvre import army as cards
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import Battlefield
from engine.manoeuvre.options import Options
from engine.manoeuvre.position import Setting
from engine.manoeuvre.start import Side, Start, begin
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.setup.arrange import open_set_up
from tests.table import CLEAR, army, library, sections

HILLS_IN_THE_NORTH = ("........", "........", "..HH.T..", ".W.HH...", *CLEAR[:4])


def before_nations(rows: tuple[str, ...] = CLEAR, ids: tuple[str, ...] = ("france", "india", "qing_dynasty")) -> State:
    armies = tuple(army(id) for id in ids)
    return begin(Setting(Options(), armies, sections()), Start(rows=rows, first=0))


def before_edge(rows: tuple[str, ...], set_up: str = "full") -> State:
    one, two = army("france"), army("spain")
    start = Start((Side(one), Side(two)), rows, first=0)
    return begin(Setting(Options(set_up=set_up), (one, two), sections()), start)


def test_the_second_player_offers_nations_of_equal_strength() -> None:
    state = before_nations()
    assert state.seat == 1
    assert ratings.offer_nations(state, state.legal(), random.Random(1)) == Action(act.NATIONS, 1, 2)


def test_a_nation_is_offered_twice_only_if_there_is_no_other() -> None:
    state = before_nations(ids=("spain",))
    assert ratings.offer_nations(state, state.legal(), random.Random(1)) == Action(act.NATIONS, 0, 0)


def test_the_first_player_takes_the_stronger_nation() -> None:
    state = before_nations()
    state.do(Action(act.NATIONS, 0, 1))
    assert SetUp(1).choose(state) == Action(act.NATION, 0)


def test_every_army_of_the_program_is_rated() -> None:
    assert set(ratings.ratings()) == set(library().armies)


def test_an_army_without_a_rating_is_estimated() -> None:
    france = army("france")
    unknown = Army("mine", "Mine", False, france.units, france.cards)
    assert ratings.rating(unknown) > ratings.USUAL
    assert ratings.rating(unknown) == pytest.approx(ratings.rating(france), abs=50)


def test_soft_ground_speaks_against_horsemen() -> None:
    open_field, fields = Battlefield(CLEAR), Battlefield(("FFFFFFFF",) * 8)
    turks, shogun = army("ottoman_empire"), army("tokugawa_shogunate")
    assert ratings.on_field(turks, fields) < ratings.on_field(turks, open_field)
    assert ratings.on_field(shogun, fields) == ratings.on_field(shogun, open_field)


def test_the_edge_with_good_ground_is_taken() -> None:
    state = before_edge(HILLS_IN_THE_NORTH)
    assert state.seat == 1
    assert state.write(SetUp(1).choose(state)) == "edge north"


def test_whoever_decides_takes_the_better_edge_for_himself() -> None:
    """In a quick battle seat one names the second player's edge, and here is first himself."""
    state = before_edge(HILLS_IN_THE_NORTH, set_up="quick")
    assert state.seat == 0
    assert state.write(SetUp(1).choose(state)) == "edge south"


def test_lakes_and_marsh_speak_against_an_edge() -> None:
    wet = Battlefield((*CLEAR[:5], "..LM....", ".M.L....", "........"))
    assert advantage(wet.terrain, 2) < 0 < advantage(wet.terrain, 0)


def test_sections_are_laid_so_that_no_edge_is_much_better() -> None:
    rng = random.Random(1)
    chosen: list[float] = []
    guessed: list[float] = []
    for seed in range(5):
        for found, choose in ((chosen, SetUp(seed).choose), (guessed, lambda view: rng.choice(view.legal()))):
            state = open_set_up(seed)
            while state.stack[-1] == tags.SECTIONS:
                state.do(choose(state))
            found.append(max(abs(advantage(state.field.terrain, edge)) for edge in range(2)))
    assert sum(chosen) < sum(guessed) / 2


def test_sections_go_on_from_those_that_lie_there() -> None:
    state = open_set_up(1)
    state.do(Action(act.SECTION, 20, 3))
    assert ground.choose_section(state, random.Random(1)) in state.legal()


def test_lakes_may_cut_a_battlefield_in_two() -> None:
    assert in_one_piece(Battlefield(CLEAR).terrain)
    assert not in_one_piece(Battlefield(("........", "LLLLLLLL", *CLEAR[:6])).terrain)


def test_cavalry_marches_twice_as_fast_unless_fields_stop_it() -> None:
    assert marches(Battlefield(CLEAR), True)[0][32] == 2
    assert marches(Battlefield(CLEAR), False)[0][32] == 4
    assert marches(Battlefield(("FFFFFFFF",) * 8), True)[0][32] == 4


@pytest.mark.parametrize("nation", sorted(library().armies))
def test_a_chosen_hand_can_attack_and_is_balanced(nation: str) -> None:
    its_army = army(nation)
    deck, hand = its_army.deck[:], list[int]()
    for _ in range(5):
        hand.append(pick(its_army, hand, sorted(set(deck))))
        deck.remove(hand[-1])
    held = [its_army.cards[number] for number in hand]
    assert sum(card.kind == cards.LEADER for card in held) == 1
    attacks = [card for card in held if card.kind == cards.UNIT and card.attack]
    assert 2 <= len(attacks) <= 3
    assert len({card.kind for card in held}) >= 3


def test_the_leader_chosen_is_the_best() -> None:
    france = army("france")
    leaders = [number for number, card in enumerate(france.cards) if card.kind == cards.LEADER]
    assert france.cards[pick(france, [], leaders)].id == "napoleon"
