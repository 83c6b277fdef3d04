"""The rulings found while building (R53 to R62), each as it shows in play."""

import pytest

from engine.manoeuvre.army import Army
from tests import table as tables
from tests.engine.manoeuvre.combat.stage import answer, declared, denied, needed, reinforce
from tests.engine.manoeuvre.four import battle as battle_of_four
from tests.engine.manoeuvre.four import four
from tests.engine.manoeuvre.turns import destinations, discard, kinds, moves, to_the_end
from tests.table import battle, setup

GUARD, CUIRASSIERS = "imperial_guard", "1st_cuirassiers"
FRENCH = {GUARD: "d2", CUIRASSIERS: "g2"}


def french(*hand, **more):
    """France in its Movement Phase: the guard on d2, the cuirassiers on g2, nobody near."""
    return battle(**{"units": FRENCH, "foes": {"dutch_belgians": "h8"}, "hand": list(hand)} | more)


def against_spain(*hand, foe_hand=()):
    """The same against Spain, whose deck holds Guerrillas."""
    return french(*hand, two="spain", foes={"walloon_guards": "a8"}, foe_hand=list(foe_hand))


@pytest.fixture
def own_army(monkeypatch):
    """Makes an army of the players' own: a shipped one by another name, with one more card out of another's deck."""
    shipped, made = tables.army, {}

    def make(like, card="", out_of=""):
        model = shipped(like)
        more = tuple(found for found in shipped(out_of).cards if found.id == card) if card else ()
        id = f"own_{like}"
        made[id] = Army(id, model.name, model.distant_lands, model.units, model.cards + more, model.nationalities)
        return id

    monkeypatch.setattr(tables, "army", lambda id: made[id] if id in made else shipped(id))
    return make


# Supply


def test_supply_waits_for_a_first_move():
    """R53."""
    b = french("supply")
    assert b.refused("supply supply").code == "supply-early"
    assert "supply supply" in b.play("move d2 d3").legal()


def test_after_a_banzai_charge_supply_moves_a_unit_at_its_ordinary_pace():
    """R53: those who charge go up to two squares, whom Supply moves only one."""
    b = battle(
        one="tokugawa_shogunate",
        units={"date_han": "b2", "mori_han": "d2", "asano_han": "g2"},
        foes={"dutch_belgians": "h8"},
        hand=["banzai_charge", "supply"],
    )
    b.play("banzai banzai_charge", "move b2 b4")
    assert "d4" in destinations(b, "d2")
    b.play("move d2 d4", "supply supply")
    assert destinations(b, "g2") == {"g1", "g3", "f2", "h2"}


def test_a_supply_that_was_played_need_not_be_used():
    """R53."""
    b = french("supply").play("move d2 d3", "supply supply", "done")
    assert (b.phase, b.at("g2"), b.pile("one")) == ("combat", CUIRASSIERS, ["supply"])


# Forced March


def test_a_supply_laid_down_does_not_come_between_a_move_and_its_forced_march():
    """R54."""
    b = french("supply", "forced_march").play("move d2 d3", "supply supply", "forced-march forced_march")
    assert moves(b) == {"d3 d2", "d3 d4", "d3 c3", "d3 e3"}


def test_a_supply_cancelled_does_not_come_between_a_move_and_its_forced_march():
    """R54, R6."""
    b = against_spain("supply", "forced_march", foe_hand=["guerrilla"])
    b.play("move d2 d3", "supply supply", "guerrilla guerrilla", "forced-march forced_march", "done")
    assert moves(b) == {"d3 d2", "d3 d4", "d3 c3", "d3 e3"}


def test_another_units_move_comes_between_a_move_and_its_forced_march():
    """R54: the march is then the other unit's."""
    b = french("supply", "forced_march").play("move d2 d3", "supply supply", "move g2 g3", "forced-march forced_march")
    assert {text.split()[0] for text in moves(b)} == {"g3"}


# A card that could do nothing


def test_supply_is_not_played_when_nobody_else_could_move():
    """R55."""
    b = french("supply", units={GUARD: "d2"}).play("move d2 d3")
    assert b.refused("supply supply").code == "nobody-to-supply"


def test_sappers_are_not_played_without_a_redoubt_that_counts():
    """R55."""
    card = "imperial_guard.a"
    for redoubts, possible in ([], False), (["e5"], True):
        b = french(card, "sappers", units={GUARD: "e4"}, foes={"dutch_belgians": "e5"}, phase="combat",
                   redoubts=redoubts)  # fmt: skip
        assert ("sappers sappers" in answer(b.play(f"assault {card} e5")).legal()) == possible


def test_nobody_commands_where_there_is_nobody_to_bring_in():
    """R55."""
    card = "imperial_guard.a"
    for helper, possible in ("c4", False), ("d5", True):
        b = french(card, "ney", units={GUARD: "e4", CUIRASSIERS: helper}, foes={"dutch_belgians": "e5"}, phase="combat")
        assert ("command ney" in answer(b.play(f"assault {card} e5")).legal()) == possible


def test_no_redoubt_is_built_on_another():
    """R55."""
    b = french("redoubt", phase="redoubt", redoubts=["d2"])
    assert b.legal() == {"redoubt g2 redoubt", "done"}
    assert b.refused("redoubt d2 redoubt").code == "redoubt-there"


def india(*hand, unit="mysore_infantry", units=None):
    """An Indian unit on e4 assaults e5; the defender is done."""
    b = battle(one="india", units={unit: "e4"} | (units or {}), foes={"dutch_belgians": "e5"},
               hand=[f"{unit}.a", *hand], phase="combat")  # fmt: skip
    return answer(b.play(f"assault {unit}.a e5"))


def test_r55_a_maharaja_is_not_played_with_a_leader_who_leads_without_one():
    """R55, R44."""
    b = india("tipu_sultan", "maharaja")
    assert declared(b, "lead") == {"lead tipu_sultan"}
    assert b.refused("lead tipu_sultan maharaja").code == "maharaja-idle"


def test_r55_a_maharaja_is_not_played_for_units_that_the_leader_brings_in_anyway():
    """R55: one more unit, of his own nation, is within Tipu Sultan's command of 2."""
    b = india("tipu_sultan", "maharaja", units={"mysore_cavalry": "d5"})
    assert declared(b, "command") == {"command tipu_sultan"}
    assert b.refused("command tipu_sultan maharaja").code == "maharaja-idle"


def test_r55_a_maharaja_is_played_for_a_unit_of_another_nation():
    """R55, R44."""
    b = india("tipu_sultan", "maharaja", units={"mysore_cavalry": "d5", "maratha_infantry": "f5"})
    assert declared(b, "command") == {"command tipu_sultan", "command tipu_sultan maharaja"}


def test_r55_a_maharaja_is_played_for_more_units_than_the_leader_commands(own_army):
    """R55, R44: Ney serves any unit, but has a command of 2 and no use for a Maharaja with one unit to bring in."""
    for helpers, possible in (("d5",), False), (("d5", "f5"), True):
        units = dict(zip((CUIRASSIERS, "8th_regiment_legere"), helpers, strict=False))
        b = french("imperial_guard.a", "ney", "maharaja", one=own_army("france", "maharaja", "india"),
                   units={GUARD: "e4"} | units, foes={"dutch_belgians": "e5"}, phase="combat")  # fmt: skip
        answer(b.play("assault imperial_guard.a e5"))
        assert ("command ney maharaja" in b.legal()) == possible
        assert b.refused("lead ney maharaja").code == "maharaja-idle"


def test_r55_a_maharaja_defends_and_rallies_only_with_a_leader_who_could_not_alone():
    """R55, R44."""
    b = battle(one="great_britain", two="india", units={"dutch_belgians": "e4"},
               foes={"mysore_infantry": "e5"}, hand=["dutch_belgians.a"],
               foe_hand=["tipu_sultan", "maharaja"], phase="combat")  # fmt: skip
    b.play("assault dutch_belgians.a e5")
    assert declared(b, "lead") == {"lead tipu_sultan"}
    assert b.refused("lead tipu_sultan maharaja").code == "maharaja-idle"
    b = battle(one="india", units={"mysore_infantry": "d2-", "punjab_infantry": "b2-"},
               foes={"dutch_belgians": "e5"}, hand=["tipu_sultan", "maharaja"], phase="restoration")  # fmt: skip
    assert declared(b, "rally") == {"rally d2 tipu_sultan", "rally b2 tipu_sultan maharaja"}
    assert b.refused("rally d2 tipu_sultan maharaja").code == "maharaja-idle"


# A house is not a nation


def shogun(own_army, *hand, **more):
    return battle(one=own_army("tokugawa_shogunate", "maharaja", "india"), foes={"dutch_belgians": "e5"},
                  hand=[*hand, "date", "maharaja"], **more)  # fmt: skip


def test_r64_a_maharaja_does_not_free_a_house_leader_in_the_attack(own_army):
    """R64: neither to lead the unit of another house, nor to bring units in."""
    units = {"shimazu_han": "e4", "date_han": "d5", "mori_han": "f5"}
    b = answer(shogun(own_army, "shimazu_han.a", units=units, phase="combat").play("assault shimazu_han.a e5"))
    assert not declared(b, "lead") | declared(b, "command")
    assert b.refused("lead date maharaja").code == "leader-bound"
    assert b.refused("command date maharaja").code == "command-too-small"


def test_r64_nor_does_it_give_him_a_command(own_army):
    """R64, R55: with his own unit he leads or joins alone."""
    units = {"date_han": "e4", "mori_han": "f5"}
    b = answer(shogun(own_army, "date_han.a", units=units, phase="combat").play("assault date_han.a e5"))
    assert declared(b, "lead") | declared(b, "command") == {"lead date"}
    assert b.refused("lead date maharaja").code == "maharaja-idle"
    assert b.refused("command date maharaja").code == "command-too-small"


def test_r64_nor_to_rally_the_unit_of_another_house(own_army):
    """R64."""
    b = shogun(own_army, units={"mori_han": "b2-", "date_han": "d2-"}, phase="restoration")
    assert declared(b, "rally") == {"rally d2 date"}
    assert b.refused("rally b2 date maharaja").code == "leader-bound"


# An ambush has no unit in the lead


def indian_ambush(own_army, *hand):
    """Maratha infantry on d5 and Mysore infantry on f5, next to the target of an ambush."""
    b = battle(
        one=own_army("india", "ambush", "austria"),
        units={"maratha_infantry": "d5", "mysore_infantry": "f5"},
        foes={"dutch_belgians": "e5"},
        hand=["ambush", *hand],
        phase="combat",
    )
    return answer(b.play("ambush ambush e5"))


def test_a_leader_bound_to_a_nation_adds_nothing_to_an_ambush_by_himself(own_army):
    """R56."""
    assert indian_ambush(own_army, "tipu_sultan").refused("lead tipu_sultan").code == "leader-in-ambush"


def test_with_a_maharaja_he_adds_his_combat_value_to_an_ambush(own_army):
    """R56, R44: the Dutch-Belgians' 5 against 1d10 alone, and with Tipu Sultan's 4."""
    assert needed(reinforce(indian_ambush(own_army)), "e5") == 6
    b = indian_ambush(own_army, "tipu_sultan", "maharaja")
    assert needed(reinforce(b, "lead tipu_sultan maharaja"), "e5") == 2


def test_he_may_bring_units_of_his_nation_into_an_ambush(own_army):
    """R56, R20."""
    b = indian_ambush(own_army, "tipu_sultan").play("command tipu_sultan")
    assert declared(b, "support") == {"support f5"}


def test_a_house_leader_cannot_join_an_ambush(own_army):
    """R56, R43: nor add his combat value, since his unit does not lead."""
    b = battle(
        one=own_army("tokugawa_shogunate", "ambush", "austria"),
        units={"date_han": "e4"},
        foes={"dutch_belgians": "e5"},
        hand=["ambush", "date"],
        phase="combat",
    )
    answer(b.play("ambush ambush e5"))
    assert denied(b, "join date")
    assert denied(b, "lead date")


@pytest.mark.parametrize(("opening", "possible"), [("date", False), ("date_han.a", True)])
def test_an_assault_that_a_house_leader_opened_is_not_broken_off(own_army, opening, possible):
    """R57."""
    b = battle(
        one=own_army("tokugawa_shogunate", "skirmish", "france"),
        units={"date_han": "e4"},
        foes={"dutch_belgians": "e5"},
        hand=[opening, "skirmish"],
        phase="combat",
    )
    answer(b.play(f"assault {opening} e5"))
    assert ("skirmish skirmish" in b.legal()) == possible
    if not possible:
        assert b.refused("skirmish skirmish").code == "skirmish-with-leader"


# The last tie-break


def tie(one, two, like_one, like_two):
    """Night falls on four units a side, all in their own halves."""
    b = battle_of_four(
        one=one,
        two=two,
        units=four(like_one, "a1", "c1", "e1", "g1"),
        foes=four(like_two, "a8", "c8", "e8", "g8"),
        phase="restoration",
        active="two",
        day_over=(True, True),
    )
    return to_the_end(b, limit=5).winner


@pytest.mark.parametrize("listed", ["united_states", "france"])
def test_an_army_of_the_players_own_ranks_behind_every_listed_one(own_army, listed):
    """R58, §2.2: both the first and the last of the base list."""
    own = own_army("spain")
    assert tie(own, listed, "spain", listed) == "two"
    assert tie(listed, own, listed, "spain") == "one"


def test_two_armies_of_the_players_own_count_as_equal(own_army):
    """R58, R52: the second player wins."""
    assert tie(own_army("spain"), own_army("france"), "spain", "france") == "two"
    assert tie(own_army("france"), own_army("spain"), "france", "spain") == "two"


# The top of the discards


def test_of_several_discards_the_owner_says_which_lies_on_top():
    """R59."""
    b = discard(french("ney", "supply", "withdraw", phase="discard"), "ney", "supply")
    assert (b.seat, b.legal()) == ("one", {"top ney", "top supply"})
    assert b.play("top ney").pile("one")[-1] == "ney"


def test_of_a_hand_given_up_by_digging_in_the_owner_says_which_lies_on_top():
    """R59, R8."""
    b = french("ney", "supply", digging_in=True).play("dig-in")
    assert (b.seat, b.legal()) == ("one", {"top ney", "top supply"})
    b.play("top supply")
    assert (b.hand("one"), b.pile("one")[-1]) == ([], "supply")


# Questions


@pytest.mark.parametrize("foe_hand", [["guerrilla"], ["supply"], []])
def test_whoever_could_hold_the_answer_is_asked(foe_hand):
    """R60: Spain's deck holds Guerrillas, whatever its hand does."""
    b = against_spain("supply", foe_hand=foe_hand).play("move d2 d3", "supply supply")
    assert (b.seat, b.phase) == ("two", "guerrilla")


def test_whoever_could_not_hold_the_answer_is_not_asked():
    """R60: Great Britain has no Guerrillas."""
    assert french("supply").play("move d2 d3", "supply supply").seat == "one"


@pytest.mark.parametrize("hand", [["redoubt"], ["ney"], []])
def test_a_hand_that_can_do_nothing_is_asked_like_any_other(hand):
    """R60: after the move, in the combat phase and for a redoubt."""
    b = french(*hand).play("move d2 d3")
    asked = []
    while b.seat == "one" and b.phase in ("movement", "combat", "redoubt"):
        asked.append(b.phase)
        b.play("done")
    assert asked == ["movement", "combat", "redoubt"]


# Sections


def laying():
    return setup(first="one")


def test_each_section_is_there_once():
    """R61."""
    b = laying().play("section 1 2")
    assert b.refused("section 1 0").code == "section-laid"
    assert not any(text.startswith("section 1 ") for text in b.legal())


def test_sections_are_turned_clockwise_and_never_mirrored():
    """R61."""
    sections = {section.id: section for section in tables.sections()}
    b = laying()
    assert b.legal() == {f"section {id} {quarters}" for id in sections for quarters in range(4)}
    b.play("section 1 0", "section 2 1", "section 3 2", "section 4 3")
    rows = b.state.field.rows
    quarters = [(0, 0), (0, 4), (4, 0), (4, 4)]
    for turns, (id, (down, along)) in enumerate(zip("1234", quarters, strict=True)):
        expected = sections[id].rows
        for _ in range(turns):
            expected = tuple("".join(column) for column in zip(*expected[::-1], strict=True))
        assert tuple(row[along : along + 4] for row in rows[down : down + 4]) == expected


# Who comes first


@pytest.mark.parametrize(("first", "second"), [("one", "two"), ("two", "one")])
def test_the_first_player_is_dealt_and_sets_up_before_the_second(first, second):
    """R62, §3."""
    b = setup(first=first)
    while "draw" not in kinds(b):
        b.play(min(b.legal()))
    for seat in (first, second):
        other = second if seat == first else first
        before = len(b.hand(other))
        for held in range(5):
            assert (len(b.hand(seat)), len(b.hand(other))) == (held, before)
            b.play(min(b.legal()))
    placed = []
    while "place" in kinds(b):
        text = min(b.legal())
        placed.append((b.seat, text.split()[1]))
        assert {text.split()[1] for text in b.legal()} == {placed[-1][1]}
        b.play(text)
    armies = {seat: [unit.id for unit in b.state.armies[number].units] for number, seat in enumerate(("one", "two"))}
    assert placed == [(seat, unit) for seat in (first, second) for unit in armies[seat]]


def test_the_first_player_chooses_his_hand_before_the_second():
    """R62, §3."""
    b = setup(first="two", opening_hand="chosen")
    while "pick" not in kinds(b):
        b.play(min(b.legal()))
    picking = []
    while "pick" in kinds(b):
        picking.append(b.seat)
        b.play(min(b.legal()))
    assert picking == ["two"] * 5 + ["one"] * 5
