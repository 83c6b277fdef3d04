"""Rockets: a die that asks nobody's strength (DL §6.3, §9.2)."""

import pytest

from tests.engine.manoeuvre.combat.stage import chances, declared, denied, needed, stage

BRAVES, HORSE = "village_braves", "solon_horse"
SUISSE, GUARD = "4th_regiment_suisse", "imperial_guard"
FIRE = "rockets e4 e6 rockets"


def rockets(target="e6", *, units=None, foes=None, hand=("rockets",), **more):
    """A Qing unit on e4 and the Swiss, whose edge is in the north."""
    return stage(
        units or {BRAVES: "e4"},
        {SUISSE: target} | (foes or {}),
        one="qing_dynasty",
        two="france",
        hand=list(hand),
        **more,
    )


def test_rockets_roll_one_d10():
    """DL §6.3; nobody is asked for cards, and Withdraw does not help (§9.2)."""
    b = rockets(foe_hand=["withdraw", f"{SUISSE}.a", "ney"]).play(FIRE)
    assert b.seat == "chance"
    assert b.chances() == chances("1d10")


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_rockets_up_to_four_do_nothing(roll):
    """DL §6.3."""
    b = rockets().play(FIRE, f"roll {roll}")
    assert (b.at("e4"), b.at("e6"), b.losses) == (BRAVES, SUISSE, (0, 0))


@pytest.mark.parametrize("roll", [5, 6, 7, 8])
def test_rockets_from_five_to_eight_drive_back(roll):
    """DL §6.3."""
    b = rockets().play(FIRE, f"roll {roll}")
    assert (b.at("e6"), b.at("e7")) == (None, SUISSE)


@pytest.mark.parametrize("roll", [9, 10])
def test_rockets_of_nine_and_ten_drive_back_with_a_loss(roll):
    """DL §6.3."""
    b = rockets().play(FIRE, f"roll {roll}")
    assert (b.at("e6"), b.at("e7")) == (None, f"{SUISSE}-")


def test_reduced_unit_driven_back_with_a_loss_is_eliminated():
    """DL §6.3, §6.6."""
    assert rockets("e6-").play(FIRE, "roll 8").at("e7") == f"{SUISSE}-"
    assert rockets("e6-").play(FIRE, "roll 9").losses == (0, 1)


@pytest.mark.parametrize("terrain", ".FHMTW")
@pytest.mark.parametrize("redoubts", [[], ["e6"]])
def test_neither_terrain_nor_redoubt_protects(terrain, redoubts):
    """R26."""
    assert needed(rockets(ground={"e6": terrain}, redoubts=redoubts).play(FIRE), "e6") == 5


def test_strength_does_not_protect():
    """DL §6.3: no totals are compared."""
    b = stage({BRAVES: "e4-"}, {GUARD: "e6"}, one="qing_dynasty", two="france", hand=["rockets"]).play(FIRE)
    assert needed(b, "e6") == 5


def test_nobody_advances_after_rockets():
    """§6.6, R29, not even when the target stood next to the firing unit."""
    b = rockets("e5", units={HORSE: "e4"}).play("rockets e4 e5 rockets", "roll 7")
    assert (b.at("e4"), b.at("e5"), b.at("e6")) == (HORSE, None, SUISSE)
    assert b.phase not in ("advance", "pursuit")


def test_unit_that_cannot_retreat_from_rockets_is_eliminated():
    """R29."""
    ground = {"d6": "L", "f6": "L", "e7": "L"}
    b = rockets(units={BRAVES: "e4", HORSE: "e5"}, ground=ground)
    b.play("rockets e5 e6 rockets", "roll 5")
    assert b.where(SUISSE, seat="two") is None
    assert b.losses == (0, 1)
    assert b.at("e5") == HORSE


def test_owner_chooses_between_the_flanks():
    """DL §6.3, §6.6: a retreat like any other."""
    b = rockets(foes={GUARD: "e7"}).play(FIRE, "roll 9")
    assert b.seat == "two"
    assert b.legal() == {"retreat-to d6", "retreat-to f6"}
    assert b.play("retreat-to d6").at("d6") == f"{SUISSE}-"


def test_redoubt_is_lost_with_the_retreat():
    """§9.2, R32."""
    assert rockets(redoubts=["e6"]).play(FIRE, "roll 5").redoubts == set()
    assert rockets(redoubts=["e6"]).play(FIRE, "roll 4").redoubts == {"e6"}


@pytest.mark.parametrize("target", ["e5", "e6", "d5", "c4", "g4"])
def test_rockets_reach_two_squares(target):
    """DL §6.3."""
    assert declared(rockets(target), "rockets") == {f"rockets e4 {target} rockets"}


@pytest.mark.parametrize("target", ["e7", "b4", "d6", "c5"])
def test_rockets_reach_three_squares_from_a_hill_only(target):
    """DL §6.3, R29."""
    fire = f"rockets e4 {target} rockets"
    assert denied(rockets(target), fire)
    assert fire in rockets(target, ground={"e4": "H"}).legal()


def test_rockets_do_not_reach_three_squares_from_hill_to_hill():
    """DL §6.3."""
    ground = {"e4": "H", "e7": "H", "e6": "H"}
    assert denied(rockets("e7", ground=ground | {"e6": "."}), "rockets e4 e7 rockets")
    assert FIRE in rockets("e6", ground=ground).legal()


@pytest.mark.parametrize("target", ["e8", "a4", "c6", "b5"])
def test_rockets_never_reach_four(target):
    """DL §6.3."""
    b = rockets(target, ground={"e4": "H"}, foe_rest=("a7", "b7", "g8", "h8"))
    assert denied(b, f"rockets e4 {target} rockets")


@pytest.mark.parametrize("terrain", "HTW")
def test_rockets_do_not_pass_woods_hills_and_towns(terrain):
    """R29."""
    assert denied(rockets(ground={"e5": terrain}), FIRE)


@pytest.mark.parametrize("terrain", ".FLM")
def test_rockets_pass_open_ground(terrain):
    """R29."""
    assert FIRE in rockets(ground={"e5": terrain}).legal()


def test_rockets_do_not_pass_units():
    """R29: neither friends nor enemies."""
    assert denied(rockets(units={BRAVES: "e4", HORSE: "e5"}), FIRE)
    assert denied(rockets(foes={GUARD: "e5"}), FIRE)


def test_every_square_between_must_be_open_at_three():
    """R29: straight ahead two squares lie between."""
    for shut in ("e5", "e6"):
        assert denied(rockets("e7", ground={"e4": "H", shut: "W"}), "rockets e4 e7 rockets")


@pytest.mark.parametrize("way", [("e5", "e6"), ("e5", "d5"), ("d4", "d5")])
def test_any_open_path_of_three_will_do(way):
    """R29: from e4 to d6 there are three ways of two squares each."""
    ground = {square: "W" for square in ("e5", "e6", "d5", "d4") if square not in way} | {"e4": "H"}
    assert "rockets e4 d6 rockets" in rockets("d6", ground=ground).legal()


def test_no_open_path_of_three_means_no_shot():
    """R29: every way to d6 leads through d5 or e6."""
    ground = {"e4": "H", "d5": "W", "e6": "T"}
    assert denied(rockets("d6", ground=ground), "rockets e4 d6 rockets")


def test_any_unit_fires_them():
    """DL §6.3: infantry and cavalry, reduced, out of a marsh."""
    b = rockets(units={BRAVES: "e4-", HORSE: "f5"}, ground={"e4": "M"})
    assert declared(b, "rockets") == {FIRE, "rockets f5 e6 rockets"}


def test_rockets_need_the_card():
    """DL §6.3."""
    assert denied(rockets(hand=["supply"]), FIRE)


def test_rockets_are_the_one_combat_of_the_turn():
    """DL §6."""
    b = rockets(hand=["rockets", "rockets", f"{BRAVES}.a"]).play(FIRE, "roll 1")
    assert not declared(b, "rockets", "assault")
    assert b.pile("one") == ["rockets"]


def test_india_has_rockets_too():
    """DL §9.2."""
    b = stage({"punjab_infantry": "e4"}, {SUISSE: "e6"}, one="india", two="france", hand=["rockets"])
    assert b.play(FIRE, "roll 5").at("e7") == SUISSE


def test_second_player_drives_the_first_towards_the_firsts_edge():
    """§6.6."""
    b = stage({SUISSE: "e4"}, {BRAVES: "e6"}, one="france", two="qing_dynasty", foe_hand=["rockets"], active="two")
    assert b.play("rockets e6 e4 rockets", "roll 5").at("e3") == SUISSE
