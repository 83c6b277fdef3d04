"""Two cards of the attacker's: Skirmish breaks the combat off, Sappers undo a redoubt (§9.2)."""

import pytest

from tests.engine.manoeuvre.combat.stage import answer, chances, declared, denied, needed, reinforce, stage

LINE, HORSE, GUARD = "19th_regiment_legere", "1st_cuirassiers", "imperial_guard"
DUTCH, FOOT = "dutch_belgians", "4th_regiment_of_foot"  # 5, a defence 3; 7
SKIRMISH, SAPPERS = "skirmish skirmish", "sappers sappers"


def french(*hand, unit=LINE, units=None, foe_hand=(), **more):
    """A French unit on e4 assaults the Dutch-Belgians on e5; the defender is done."""
    b = stage({unit: "e4"} | (units or {}), {DUTCH: "e5"}, hand=[f"{unit}.b", *hand], foe_hand=list(foe_hand), **more)
    return answer(b.play(f"assault {unit}.b e5"), *(f"defend {card}" for card in foe_hand if card.startswith(DUTCH)))


def skirmished(**more):
    """The same, broken off."""
    return french("skirmish", **more).play(SKIRMISH)


def test_skirmish_breaks_the_combat_off():
    """§9.2: nobody rolls and nobody is hurt."""
    b = skirmished()
    assert (b.seat, b.phase) == ("one", "skirmish")
    b.play("done")
    assert (b.at("e4"), b.at("e5"), b.losses) == (LINE, DUTCH, (0, 0))
    assert b.phase not in ("clash", "choice")


def test_skirmish_returns_the_card_that_opened_the_combat():
    """§9.2, R22: the defender loses his cards, the attacker only the Skirmish."""
    b = skirmished(foe_hand=[f"{DUTCH}.a", f"{DUTCH}.b", "supply"]).play("done")
    assert b.hand("one") == [f"{LINE}.b"]
    assert b.pile("one") == ["skirmish"]
    assert sorted(b.pile("two")) == [f"{DUTCH}.a", f"{DUTCH}.b"]
    assert b.hand("two") == ["supply"]


def test_no_other_combat_after_a_skirmish():
    """§9.2: not even with the card that came back."""
    b = skirmished().play("done")
    assert not declared(b, "assault")
    assert denied(b, f"assault {LINE}.b e5")


AROUND_E4 = {"d4", "f4", "e3", "c4", "g4", "e2", "d5", "f5", "d3", "f3"}


@pytest.mark.parametrize("unit", [LINE, HORSE])
def test_skirmisher_moves_up_to_two_squares(unit):
    """§9.2, R22: infantry as well as cavalry, or not at all; never diagonally or through the enemy."""
    assert skirmished(unit=unit).legal() == {f"move e4 {square}" for square in AROUND_E4} | {"done"}


def test_skirmisher_stands_where_it_went():
    """§9.2."""
    b = skirmished().play("move e4 d5")
    assert (b.at("e4"), b.at("d5"), b.at("e5")) == (None, LINE, DUTCH)
    assert b.phase != "skirmish"


@pytest.mark.parametrize("terrain", "FM")
def test_skirmisher_stops_in_field_and_marsh(terrain):
    """R22: e2 lies behind e3, but d3 and f3 may be reached by another way."""
    legal = skirmished(ground={"e3": terrain}).legal()
    assert legal == {f"move e4 {square}" for square in AROUND_E4 - {"e2"}} | {"done"}


def test_skirmisher_that_starts_in_a_field_is_not_shortened():
    """R3, R22: only entering one stops it."""
    assert "move e4 e2" in skirmished(ground={"e4": "F"}).legal()


def test_skirmisher_enters_no_lake():
    """R22."""
    legal = skirmished(ground={"e3": "L"}).legal()
    assert legal == {f"move e4 {square}" for square in AROUND_E4 - {"e2", "e3"}} | {"done"}


def test_skirmisher_passes_no_units():
    """R22: friends neither."""
    legal = skirmished(units={GUARD: "e3"}).legal()
    assert legal == {f"move e4 {square}" for square in AROUND_E4 - {"e2", "e3"}} | {"done"}


def test_skirmisher_may_leave_its_redoubt():
    """R22, R32: the redoubt goes if the unit does."""
    assert skirmished(redoubts=["e4"]).play("done").redoubts == {"e4"}
    assert skirmished(redoubts=["e4"]).play("move e4 e3").redoubts == set()


def test_skirmish_is_played_after_the_defender():
    """§9.2, step 5 of §6.1."""
    b = stage({LINE: "e4"}, {DUTCH: "e5"}, hand=[f"{LINE}.b", "skirmish"], foe_hand=[f"{DUTCH}.a"])
    b.play(f"assault {LINE}.b e5")
    assert denied(b, SKIRMISH)
    assert SKIRMISH in answer(b).legal()


def test_skirmish_does_not_avert_a_withdrawal():
    """§6.1 step 3: the attacker plays nothing more."""
    b = stage({LINE: "e4"}, {DUTCH: "e5"}, hand=[f"{LINE}.b", "skirmish"], foe_hand=["withdraw"])
    b.play(f"assault {LINE}.b e5", "withdraw withdraw")
    assert denied(b, SKIRMISH)
    assert b.at("e5") == LINE


@pytest.mark.parametrize("first", ["lead ney", "command ney", f"add {LINE}.c", SAPPERS])
def test_skirmish_is_the_only_card_of_its_step(first):
    """§9.2, R22: neither a leader nor anything else goes before it."""
    b = french("skirmish", "ney", f"{LINE}.c", "sappers", units={GUARD: "d5"}, redoubts=["e5"])
    assert SKIRMISH in b.legal()
    assert denied(b.play(first), SKIRMISH)


def test_skirmish_is_not_played_with_a_commitment():
    """R22."""
    b = stage({FOOT: "e4"}, {"4th_regiment_suisse": "e5"}, one="great_britain", two="france",
              hand=[f"{FOOT}.a", "skirmish", "committed_attack"])  # fmt: skip
    assert denied(answer(b.play(f"assault {FOOT}.a e5")).play("commit committed_attack"), SKIRMISH)


def test_nothing_is_added_to_a_skirmish():
    """§9.2, R22."""
    b = french("skirmish", "ney", f"{LINE}.c").play(SKIRMISH)
    assert denied(b, "lead ney")
    assert denied(b, f"add {LINE}.c")


def test_defender_does_not_skirmish():
    """§9.2: the active player cancels the combat he started."""
    b = stage({LINE: "e4"}, {DUTCH: "e5"}, hand=[f"{LINE}.b"], foe_hand=["skirmish"])
    assert denied(b.play(f"assault {LINE}.b e5"), SKIRMISH)


@pytest.mark.parametrize("shot", [f"bombard {GUARD}.b e5", "battery e4 e5 napoleon"])
def test_fire_is_not_broken_off(shot):
    """§9.2: step 5 belongs to the assault."""
    b = stage({GUARD: "e4"}, {DUTCH: "e5"}, hand=[f"{GUARD}.b", "napoleon", "skirmish"])
    assert b.play(shot).seat == "chance"


def test_sappers_undo_the_redoubt():
    """§9.2: 7 and 2d6 against 5 + 3, with a redoubt 5 + 3 + 3."""
    more = {"foe_hand": [f"{DUTCH}.a"], "redoubts": ["e5"]}
    assert needed(reinforce(french("sappers", **more)), "e5") == 5
    assert needed(reinforce(french("sappers", **more), SAPPERS), "e5") == 2


@pytest.mark.parametrize(("terrain", "roll"), [("T", 5), ("H", 4), ("M", 3)])
def test_sappers_leave_the_terrain_alone(terrain, roll):
    """§9.2: 7 and 2d6 against 5 + 3 and the terrain."""
    b = french("sappers", foe_hand=[f"{DUTCH}.a"], ground={"e5": terrain}, redoubts=["e5"])
    assert needed(reinforce(b, SAPPERS), "e5") == roll


def test_sappers_do_not_remove_the_redoubt():
    """§9.2: it is ignored for this combat."""
    b = reinforce(french("sappers", redoubts=["e5"]), SAPPERS).play("roll 2", "hit")
    assert b.at("e5") == f"{DUTCH}-"
    assert b.redoubts == {"e5"}
    assert sorted(b.pile("one")) == sorted([f"{LINE}.b", "sappers"])


def test_sappers_go_with_other_cards():
    """§6.1 step 5: unit cards, a leader."""
    b = french("sappers", f"{LINE}.c", "ney", redoubts=["e5"], foe_hand=[f"{DUTCH}.a"])
    reinforce(b, f"add {LINE}.c", SAPPERS, "lead ney")
    assert b.chances() == chances("4d6")


def test_sappers_wait_for_the_defender():
    """§6.1 step 5, R26."""
    b = stage({LINE: "e4"}, {DUTCH: "e5"}, hand=[f"{LINE}.b", "sappers"], redoubts=["e5"])
    if b.play(f"assault {LINE}.b e5").phase == "answer":
        assert denied(b, SAPPERS)


def test_defender_has_no_sappers():
    """§6.1 step 4."""
    b = stage({LINE: "e4"}, {DUTCH: "e5"}, hand=[f"{LINE}.b"], foe_hand=["sappers"], redoubts=["e4", "e5"])
    assert denied(b.play(f"assault {LINE}.b e5"), SAPPERS)


def test_sappers_do_not_help_a_bombardment():
    """R26: 2d6 against 5 + 3."""
    b = stage({GUARD: "e4"}, {DUTCH: "e6"}, hand=[f"{GUARD}.b", "sappers"], redoubts=["e6"])
    assert not declared(b, "sappers")
    assert needed(b.play(f"bombard {GUARD}.b e6"), "e6") == 9
