"""Bombardment, volley and Napoléon's Grand Battery (§6.2, §9.1), and what they can see (G4)."""

import pytest

from tests.engine.manoeuvre.combat.stage import chances, declared, denied, needed, neighbours, stage

GUARD = "imperial_guard"  # 8; b bombards with 2d6
LINE = "19th_regiment_legere"  # d bombards with 1d10
DUTCH = "dutch_belgians"  # 5, reduced 3
HIGHLANDERS = "42nd_regiment_of_foot"  # c attacks with 2d6 or volleys with 2d8; d bombards with 1d10
SHARED = [  # the battlefield of the rulebook's pictures, north at the top as there
    "W....WT.",
    ".......W",
    ".WW.....",
    ".WWHH...",
    ".WH..H..",
    "W.....WW",
    "..T...H.",
    ".W...H..",
]


def guns(target="e6", unit="e4", **more):
    """The Imperial Guard's artillery and the Dutch-Belgians."""
    return stage({GUARD: unit}, {DUTCH: target}, hand=[f"{GUARD}.b"], **more)


def musketry(target="e5", unit="e4", **more):
    """The Highlanders' muskets, or bayonets, and the Swiss, who have 5."""
    return stage(
        {HIGHLANDERS: unit},
        {"4th_regiment_suisse": target},
        one="great_britain",
        two="france",
        hand=[f"{HIGHLANDERS}.c"],
        **more,
    )


def rank(square):
    """The rulebook's pictures count rows from the top (diagrams.md, Notation)."""
    return f"{square[0]}{9 - int(square[1])}"


def pictured(gun, target, **others):
    """May a gun on this square of the picture bombard a British unit on that one?"""
    taken = {rank(square) for square in (gun, target, *others.values())}
    rest = [f"{file}{r}" for r in (1, 8) for file in "abcdefgh" if f"{file}{r}" not in taken]
    units = {GUARD: rank(gun)} | {unit: rank(square) for unit, square in others.items() if unit == "guard_cavalry"}
    foes = {DUTCH: rank(target)} | {unit: rank(square) for unit, square in others.items() if unit != "guard_cavalry"}
    b = stage(units, foes, hand=[f"{GUARD}.b"], rest=rest[:4], foe_rest=rest[-4:], ground=_shared())
    return f"bombard {GUARD}.b {rank(target)}" in b.legal()


def _shared():
    return {f"{'abcdefgh'[x]}{8 - y}": SHARED[y][x] for y in range(8) for x in range(8)}


@pytest.mark.parametrize("target", ["b5", "b6", "c4", "c6", "c7", "d4", "d5", "d6", "e5"])
def test_gun_a_of_the_picture_sees(target):
    """G4, §6.2 step 2."""
    assert pictured("c5", target)


@pytest.mark.parametrize("target", ["a5", "b4", "c3"])
def test_gun_a_of_the_picture_does_not_see(target):
    """G4, §6.2 step 2."""
    assert not pictured("c5", target)


@pytest.mark.parametrize("unit", ["guard_cavalry", "1st_foot_guards"])
@pytest.mark.parametrize("target", ["e4", "f5", "g3", "g4", "g5", "h4"])
def test_gun_b_of_the_picture_sees(target, unit):
    """G4, §6.2 step 2, whichever side the unit on f3 is on."""
    assert pictured("f4", target, **{unit: "f3"})


def test_gun_b_of_the_picture_may_fire_at_the_unit_that_blocks_it():
    """G4."""
    assert pictured("f4", "f3")


@pytest.mark.parametrize("unit", ["guard_cavalry", "1st_foot_guards"])
@pytest.mark.parametrize("target", ["d4", "e3", "e5", "f2", "f6"])
def test_gun_b_of_the_picture_does_not_see(target, unit):
    """G4, §6.2 step 2, whichever side the unit on f3 is on."""
    assert not pictured("f4", target, **{unit: "f3"})


def test_bombardment_needs_the_units_own_artillery_card():
    """§6.2 step 1."""
    b = stage({GUARD: "e4"}, {DUTCH: "e6"}, hand=[f"{GUARD}.a", f"{LINE}.d"])
    assert b.legal() == {"done"}
    assert denied(b, f"bombard {GUARD}.a e6")
    assert denied(b, f"bombard {LINE}.d e6")


@pytest.mark.parametrize("target", [*neighbours("e4"), "e6", "e2", "c4", "g4", "d5", "f5", "d3", "f3"])
def test_bombardment_reaches_two_squares(target):
    """§6.2 step 2, §8: a square diagonally next to the gun is two away."""
    assert declared(guns(target), "bombard") == {f"bombard {GUARD}.b {target}"}


@pytest.mark.parametrize("target", ["e7", "b4", "h4", "c5", "d6", "f6", "g5", "c3", "d2", "f2", "g3"])
def test_bombardment_does_not_reach_three(target):
    """§6.2 step 2."""
    assert denied(guns(target), f"bombard {GUARD}.b {target}")


def test_bombardment_is_aimed_at_enemies_only():
    """§6.2 step 2."""
    b = stage({GUARD: "e4", LINE: "e5"}, {DUTCH: "d4"}, hand=[f"{GUARD}.b"])
    assert declared(b, "bombard") == {f"bombard {GUARD}.b d4"}
    assert denied(b, f"bombard {GUARD}.b e5")


@pytest.mark.parametrize(("terrain", "seen"), [(".", True), ("F", True), ("L", True), ("M", True), ("H", False),
                                              ("T", False), ("W", False)])  # fmt: skip
def test_terrain_between_blocks_or_does_not(terrain, seen):
    """§6.2 step 2, reference card."""
    assert (f"bombard {GUARD}.b e6" in guns(ground={"e5": terrain}).legal()) == seen


@pytest.mark.parametrize("terrain", "HTW")
def test_terrain_of_gun_and_target_never_blocks(terrain):
    """§6.2 step 2."""
    assert f"bombard {GUARD}.b e6" in guns(ground={"e4": terrain, "e6": terrain}).legal()


def test_corner_shot_needs_one_open_way():
    """§8, DL §6.2."""
    assert f"bombard {GUARD}.b d5" in guns("d5", ground={"d4": "W"}).legal()
    assert f"bombard {GUARD}.b d5" in guns("d5", ground={"e5": "T"}).legal()
    assert denied(guns("d5", ground={"d4": "W", "e5": "T"}), f"bombard {GUARD}.b d5")


def test_units_on_both_ways_shut_a_corner_shot():
    """§6.2 step 2: friend and enemy alike."""
    b = stage({GUARD: "e4", LINE: "d4"}, {DUTCH: "d5", "1st_foot_guards": "e5"}, hand=[f"{GUARD}.b"])
    assert declared(b, "bombard") == {f"bombard {GUARD}.b e5"}


def test_redoubt_does_not_block_the_view():
    """Reference card: only the unit in it does."""
    b = stage({GUARD: "e4"}, {DUTCH: "e6"}, hand=[f"{GUARD}.b"], redoubts=["e6"])
    assert f"bombard {GUARD}.b e6" in b.legal()


def test_nobody_adds_cards_to_a_bombardment():
    """§6.2: no step asks for any, and Withdraw does not help (§9.2)."""
    b = stage(
        {GUARD: "e4"},
        {DUTCH: "e6"},
        hand=[f"{GUARD}.b", "napoleon", "sappers", "skirmish"],
        foe_hand=["withdraw", f"{DUTCH}.a", "wellington"],
        redoubts=["e6"],
    ).play(f"bombard {GUARD}.b e6")
    assert b.seat == "chance"
    assert b.chances() == chances("2d6")


def test_nobody_adds_cards_to_a_volley():
    """§6.2, §9.2."""
    b = musketry(foe_hand=["withdraw", "4th_regiment_suisse.a", "ney"]).play(f"volley {HIGHLANDERS}.c e5")
    assert b.seat == "chance"
    assert b.chances() == chances("2d8")


@pytest.mark.parametrize("roll", [2, 5])
def test_bombardment_not_above_the_defence_does_nothing(roll):
    """§6.2 step 4: 5 is equal to 5; the gunners are never hurt."""
    b = guns().play(f"bombard {GUARD}.b e6", f"roll {roll}")
    assert (b.at("e4"), b.at("e6")) == (GUARD, DUTCH)


@pytest.mark.parametrize("roll", [6, 10, 12])
def test_bombardment_above_the_defence_is_one_hit_and_no_more(roll):
    """§6.2 step 4: no retreat, no elimination of a full unit, no advance (§6.6)."""
    b = guns("e5").play(f"bombard {GUARD}.b e5", f"roll {roll}")
    assert (b.at("e4"), b.at("e5")) == (GUARD, f"{DUTCH}-")
    assert b.phase not in ("choice", "retreat", "advance")


def test_bombardment_eliminates_a_reduced_unit_and_nobody_advances():
    """§6.6: 4 > 3."""
    b = guns("e5-").play(f"bombard {GUARD}.b e5", "roll 4")
    assert (b.at("e4"), b.at("e5"), b.losses) == (GUARD, None, (0, 1))


def test_full_volley_is_no_different():
    """§6.2 step 4: 5 misses, 6 hits."""
    volley = musketry().play(f"volley {HIGHLANDERS}.c e5")
    assert volley.copy().play("roll 5").at("e5") == "4th_regiment_suisse"
    assert volley.play("roll 16").at("e5") == "4th_regiment_suisse-"
    assert volley.at("e4") == HIGHLANDERS


@pytest.mark.parametrize("target", neighbours("e4"))
def test_volley_reaches_the_adjacent_squares(target):
    """§6.2 step 2."""
    assert declared(musketry(target), "volley") == {f"volley {HIGHLANDERS}.c {target}"}


@pytest.mark.parametrize("target", ["d5", "f5", "d3", "f3", "e6", "e2", "c4", "g4"])
def test_volley_reaches_no_further(target):
    """§6.2 step 2."""
    assert denied(musketry(target), f"volley {HIGHLANDERS}.c {target}")


def test_card_with_both_values_attacks_or_volleys():
    """§8."""
    assert musketry().legal() == {f"volley {HIGHLANDERS}.c e5", f"assault {HIGHLANDERS}.c e5", "done"}


def test_card_without_volley_value_fires_none():
    """§6.2 step 1: an artillery card may still bombard an adjacent unit."""
    b = stage({HIGHLANDERS: "e4"}, {"imperial_guard": "e5"}, one="great_britain", two="france",
              hand=[f"{HIGHLANDERS}.a", f"{HIGHLANDERS}.d"])  # fmt: skip
    assert b.legal() == {f"assault {HIGHLANDERS}.a e5", f"bombard {HIGHLANDERS}.d e5", "done"}


def test_fire_out_of_a_marsh_is_allowed():
    """§6.2 step 2: an assault is not."""
    assert musketry(ground={"e4": "M"}).legal() == {f"volley {HIGHLANDERS}.c e5", "done"}
    assert f"bombard {GUARD}.b e6" in guns(ground={"e4": "M"}).legal()


@pytest.mark.parametrize(("terrain", "bonus"), [(".", 0), ("F", 0), ("H", 2), ("M", 1), ("T", 3), ("W", 2)])
@pytest.mark.parametrize("redoubt", [False, True])
def test_terrain_and_redoubt_protect_against_bombardment(terrain, bonus, redoubt):
    """§6.2 step 3, R26: 2d6 against 5."""
    b = guns(ground={"e6": terrain}, redoubts=["e6"] * redoubt).play(f"bombard {GUARD}.b e6")
    assert needed(b, "e6") == 6 + bonus + 3 * redoubt


@pytest.mark.parametrize(("terrain", "bonus"), [("H", 2), ("M", 1), ("T", 3), ("W", 2)])
def test_terrain_and_redoubt_protect_against_volleys(terrain, bonus):
    """§6.2 step 3, R26: 2d8 against 5 and a redoubt's 3."""
    b = musketry(ground={"e5": terrain}, redoubts=["e5"]).play(f"volley {HIGHLANDERS}.c e5")
    assert needed(b, "e5") == 9 + bonus


@pytest.mark.parametrize(("terrain", "bonus"), [(".", 0), ("F", 0), ("H", 2), ("M", 0), ("T", 0), ("W", 0)])
def test_only_a_hill_helps_the_gunners(terrain, bonus):
    """§6.2 step 3, R27."""
    assert needed(guns(ground={"e4": terrain}).play(f"bombard {GUARD}.b e6"), "e6") == 6 - bonus


def test_hill_helps_a_volley_too():
    """R27."""
    assert needed(musketry(ground={"e4": "H"}).play(f"volley {HIGHLANDERS}.c e5"), "e5") == 4


def test_hill_is_no_help_against_a_hill():
    """R18, R27: 2d6 against 5 + 2."""
    assert needed(guns(ground={"e4": "H", "e6": "H"}).play(f"bombard {GUARD}.b e6"), "e6") == 8


def test_hill_does_not_lengthen_the_range():
    """R27."""
    assert denied(guns("e7", ground={"e4": "H"}), f"bombard {GUARD}.b e7")
    assert denied(musketry("e6", ground={"e4": "H"}), f"volley {HIGHLANDERS}.c e6")


def test_strength_of_the_firing_unit_does_not_count():
    """§6.2 step 3: full or reduced, 2d6 against 5."""
    assert needed(guns(unit="e4-").play(f"bombard {GUARD}.b e6"), "e6") == 6


def test_redoubt_stays_when_its_unit_is_hit_and_goes_when_it_dies():
    """R32."""
    fire = f"bombard {GUARD}.b e6"
    assert guns(redoubts=["e6"]).play(fire, "roll 9").redoubts == {"e6"}
    assert guns("e6-", redoubts=["e6"]).play(fire, "roll 7").redoubts == set()


def test_fire_is_the_one_combat_of_the_turn():
    """§6."""
    b = stage({GUARD: "e4"}, {DUTCH: "e5"}, hand=[f"{GUARD}.b", f"{GUARD}.a"])
    b.play(f"bombard {GUARD}.b e5", "roll 2")
    assert not declared(b, "assault", "bombard")
    assert b.pile("one") == [f"{GUARD}.b"]


def battery(target="e6", units=None, hand=("napoleon",), **more):
    """The Grand Battery, wherever the French stand."""
    return stage(units or {"guard_cavalry": "e4"}, {DUTCH: target}, hand=list(hand), **more)


@pytest.mark.parametrize("target", ["e5", "e6", "d5", "c4"])
def test_grand_battery_fires_one_or_two_squares(target):
    """§9.1, R28."""
    assert declared(battery(target), "battery") == {f"battery e4 {target} napoleon"}


def test_grand_battery_does_not_fire_three_squares_even_from_a_hill():
    """R27, R28."""
    assert denied(battery("e7", ground={"e4": "H"}), "battery e4 e7 napoleon")


def test_grand_battery_needs_a_line_of_sight():
    """R28."""
    assert denied(battery(ground={"e5": "W"}), "battery e4 e6 napoleon")


def test_grand_battery_is_fired_by_any_unit():
    """§9.1: infantry or cavalry, reduced, in a marsh; the player says from which."""
    units = {"guard_cavalry": "e4-", "4th_regiment_suisse": "d5", GUARD: "a3"}
    assert declared(battery(units=units, ground={"e4": "M"}), "battery") == {
        "battery e4 e6 napoleon",
        "battery d5 e6 napoleon",
    }


@pytest.mark.parametrize("leader", ["davout", "ney", "murat"])
def test_only_napoleon_has_a_grand_battery(leader):
    """§9.1."""
    assert denied(battery(hand=[leader]), f"battery e4 e6 {leader}")


def test_grand_battery_rolls_two_d10_and_is_the_turns_combat():
    """§9.1, R28; the defender is not asked, and Napoléon is discarded."""
    b = battery(foe_hand=["withdraw", f"{DUTCH}.a"], hand=["napoleon", "guard_cavalry.a"])
    b.play("battery e4 e6 napoleon")
    assert b.chances() == chances("2d10")
    b.play("roll 20")
    assert b.at("e6") == f"{DUTCH}-"
    assert b.pile("one") == ["napoleon"]
    assert not declared(b, "assault", "bombard", "battery")


@pytest.mark.parametrize(
    ("ground", "redoubts", "roll"),
    [({}, [], 6), ({"e4": "H"}, [], 4), ({"e4": "H", "e6": "H"}, [], 8), ({"e6": "T"}, ["e6"], 12)],
)
def test_grand_battery_has_terrain_like_a_bombardment(ground, redoubts, roll):
    """§9.1, R26, R28: 2d10 against 5."""
    assert needed(battery(ground=ground, redoubts=redoubts).play("battery e4 e6 napoleon"), "e6") == roll
