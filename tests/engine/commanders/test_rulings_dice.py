"""Dice, modifiers, re-rolls and what hits (C57 to C66)."""

from itertools import combinations_with_replacement

import pytest

from tests.commanders_table import Table, at, fought

# C62 as it stands in the rulings: rows roll, columns are what they roll against; ranged, melee; None: no such attack.
ATTACKING = {"I": "attacking I", "C": "attacking C", "A": "attacking A"}
COLUMNS = ("att. I", "att. C", "att. A", "square", "pass. I", "pass. C", "pass. A", "routed", "nobody")
TABLE: dict[str, dict[str, tuple[int | None, int | None]]] = {
    "att. I": dict(
        zip(COLUMNS, ((-1, 0), (-1, -1), (-1, 1), (0, 0), (-1, 1), (-1, 0), (-1, 1), (0, 0), (1, 1)), strict=True)
    ),
    "att. C": dict(
        zip(COLUMNS, [(None, m) for m in (1, 0, 2, -3, 1, 1, 2, 2, 2)], strict=True),
    ),
    "att. A": dict(
        zip(COLUMNS, [(r, None) for r in (2, 2, 1, 3, 2, 2, 1, 1, 2)], strict=True),
    ),
    "square": {"att. I": (-1, 0), "att. C": (-1, 0), "att. A": (-2, 0)},
    "pass. I": {"att. I": (0, 0), "att. C": (0, -1), "att. A": (-1, 0)},
    "pass. C": {"att. I": (None, -1), "att. C": (None, -1), "att. A": (None, None)},
    "pass. A": {"att. I": (0, None), "att. C": (0, None), "att. A": (-1, None)},
}
FORMS = {
    "att. I": "1i", "att. C": "1c", "att. A": "1a", "square": "1iq", "pass. I": "1i", "pass. C": "1c", "pass. A": "1a",
}  # fmt: skip


def cut(number: int) -> int:
    return max(1, min(6, number))


def duel(kind: str, form: str, status: str = "", phase: int = 4) -> Table:
    """One White attacker from a1 against one Black unit in a2 of this form, before the first roll; nobody reacts."""
    black = f"{form[-1]} a2-a1" if form.startswith("att.") else ""
    mark = " @F" if phase == 2 else ""
    target = f"{FORMS[form]}{status}".replace("qs", "sq")
    table = at(f"a1: 1{kind}; a2: {target}", f"{kind} a1-a2{mark}", black, phase=phase)
    return forward(table)


def forward(table: Table) -> Table:
    """On to the next roll, or to the end of the phase."""
    phase = table.phase
    while table.seat != "chance" and table.phase == phase:
        table.play(f"react {table.legal()[0].split()[1]}" if table.verb == "react" else table.default())
    return table


def dice_of(kind: str, step: int) -> int:
    """How many dice a unit rolls in the ranged and in the melee step (C57)."""
    return {"I": (1, 1), "C": (0, 1), "A": (2, 0)}[kind.upper()][step]


def rolls(count: int) -> list[tuple[int, ...]]:
    return [tuple(sorted(faces, reverse=True)) for faces in combinations_with_replacement(range(1, 7), count)]


def played(table: Table, white: tuple[int, ...], black: tuple[int, ...]) -> Table:
    twin = table.copy()
    for side, faces in (("white", white), ("black", black)):
        if faces:
            twin.play(f"roll a1|a2 {side} {' '.join(map(str, faces))}")
    return twin


def hits(me: tuple[int, ...], it: tuple[int, ...], mine: int, its: int, floor: int) -> int:
    """How many of my dice hit: above the floor, and above the best of the opponent's if he rolls (C65, C66)."""
    best = max((cut(face + its) for face in it), default=0)
    return sum(cut(face + mine) > max(floor, best) for face in me)


def left(table: Table, side: str) -> str:
    """What has become of the only unit of a side: fresh, routed or gone."""
    letters = "ICA" if side == "white" else "ica"
    stacks = [word for part in table.position.split(";") for word in part.partition(":")[2].split()]
    mine = [stack for stack in stacks if stack[1] in letters]
    taken = [part for part in table.position.split(";") if part.strip().startswith(("taken", "box"))]
    away = [stack for part in taken for stack in part.partition(":")[2].split() if stack[1] in letters]
    if away or not mine:
        return "gone"
    return "routed" if "x" in mine[0] else "fresh"


PAIRS = [(kind, form) for kind in "ICA" for form in FORMS]


@pytest.mark.parametrize(("kind", "form"), PAIRS)
def test_c62_ranged_modifiers_of_every_pair(kind: str, form: str) -> None:
    table = duel(kind, form)
    mine, its = TABLE[f"att. {kind}"][form][0], TABLE[form][f"att. {kind}"][0]
    one, two = dice_of(kind, 0), dice_of(FORMS[form][1], 0)
    if not one and not two:
        return
    for white in rolls(one):
        for black in rolls(two)[:: 1 if one + two < 4 else 4]:
            after = played(table, white, black)
            suffered = hits(black, white, its or 0, mine or 0, 3)
            scored = hits(white, black, mine or 0, its or 0, 3)
            where = f"{kind} {white} against {form} {black}: {after.position}"
            assert (left(after, "black") == "fresh") == (not scored), where
            assert (left(after, "white") == "fresh") == (not suffered), where


@pytest.mark.parametrize(("kind", "form"), PAIRS)
def test_c62_melee_modifiers_of_every_pair(kind: str, form: str) -> None:
    """The volley before misses with ones all round. Guns do not fight hand to hand, and leave if they may (C54)."""
    if kind == "A" and not form.startswith("att."):
        return
    table = duel(kind, form)
    if dice_of(kind, 0) or dice_of(FORMS[form][1], 0):
        forward(table := played(table, (1,) * dice_of(kind, 0), (1,) * dice_of(FORMS[form][1], 0)))
    one, two = dice_of(kind, 1), dice_of(FORMS[form][1], 1)
    if not one and not two:
        return
    mine, its = TABLE[f"att. {kind}"][form][1] or 0, TABLE[form][f"att. {kind}"][1] or 0
    for white in rolls(one):
        for black in rolls(two):
            after = played(table, white, black)
            suffered = hits(black, white, its, mine, 0 if one else 3)
            scored = hits(white, black, mine, its, 0 if two else 3)
            where = f"{kind} {white} against {form} {black}: {after.position}"
            assert (left(after, "black") == "fresh") == (not scored), where
            assert (left(after, "white") == "fresh") == (not suffered), where


@pytest.mark.parametrize("routed", ["1ix", "1cx", "1ax"])
@pytest.mark.parametrize(("kind", "step"), [("I", 0), ("I", 1), ("C", 1), ("A", 0)])
def test_c63_the_routed_column_replaces_the_column_of_the_kind(kind: str, step: int, routed: str) -> None:
    """The second attacker takes the routed unit right in front of it, whatever that was before it routed."""
    if (kind, routed) == ("C", "1ax"):
        return
    modifier = TABLE[f"att. {kind}"]["routed"][step]
    assert modifier is not None
    for face in range(1, 7):
        table = at(f"a1: 2{kind}; a2: 1i {routed}", f"2{kind} a1-a2")
        dice = {
            ("I", 0): [f"white 6 {face}", "black 6", "white 1", "black 2"],
            ("I", 1): ["white 1 1", "black 1", f"white 6 {face}", "black 6"],
            ("C", 1): ["black 1", f"white 6 {face}", "black 6"],
            ("A", 0): [f"white 6 6 {face} {face}", "black 1"],
        }[kind, step]
        aims = ["white aim a1|a2 2>2"] * (2 if (kind, step) == ("I", 1) else 1)
        table.run(4, ["black react a2", *aims] if kind == "C" else aims, [f"a1|a2 {roll}" for roll in dice])
        there = [part.strip() for part in table.position.split(";") if routed[1] in part.partition(":")[2]]
        hit = cut(face + modifier) > 3
        if kind == "A":
            assert bool(there) != hit, f"{face}: {table.position}"
        else:
            assert any(part.startswith("taken") for part in there) == hit, f"{face}: {table.position}"


def answer(table: Table) -> str:
    if table.verb == "react":
        return f"react {table.legal()[0].split()[1]}"
    if table.verb == "aim":
        return "aim a1|a2 2>2"
    return table.default()


def all_ones(table: Table) -> str:
    words = table.legal()[0].split()
    return " ".join(words[:3] + ["1"] * (len(words) - 3))


@pytest.mark.parametrize(("face", "hit"), [(3, False), (4, True)])
def test_c63_nobody_opposite_is_added_to_the_column_of_the_target(face: int, hit: bool) -> None:
    """Infantry at passive infantry: -1 and +1, so a 4 hits where an opponent's 5 would be needed."""
    table = fought("a1: 2I; a2: 1i", "2I a1-a2", "", f"a1|a2 white {face} {face}", "a1|a2 black 3", *(
        ("a1|a2 white 1 1",) if hit else ("a1|a2 white 1 1", "a1|a2 black 6")))  # fmt: skip
    assert table.has("a2: 2Is" if hit else "a2: 1i")


@pytest.mark.parametrize(("form", "step"), [("pass. I", 0), ("pass. I", 1), ("pass. A", 0), ("square", 0)])
def test_c64_a_spent_unit_has_one_less_in_both_steps(form: str, step: int) -> None:
    table = duel("I", form, "s")
    mine, its = TABLE["att. I"][form][step] or 0, (TABLE[form]["att. I"][step] or 0) - 1
    kind = FORMS[form][1]
    if step == 1:
        table = forward(played(table, (1,), (1,) * dice_of(kind, 0)))
    for white in rolls(1):
        for black in rolls(dice_of(kind, step)):
            after = played(table, white, black)
            floor = 3 if step == 0 else 0
            where = f"{white} against {black}: {after.position}"
            assert (left(after, "white") == "fresh") == (not hits(black, white, its, mine, floor)), where
            assert (left(after, "black") == "fresh") == (not hits(white, black, mine, its, floor)), where


@pytest.mark.parametrize("form", ["pass. I", "pass. A", "square"])
def test_c64_two_less_for_all_fire_in_phase_2(form: str) -> None:
    table = duel("C", form, phase=2)
    its = (TABLE[form]["att. C"][0] or 0) - 2
    for black in rolls(dice_of(FORMS[form][1], 0)):
        after = played(table, (), black)
        assert (left(after, "white") == "fresh") == (not hits(black, (), its, 0, 3)), f"{black}: {after.position}"


def test_c64_the_result_is_cut_to_1_and_6() -> None:
    """6 + 1 against 6 is a tie; 1 - 1 against 1 too."""
    dice = ("a1|a2 white 1", "a1|a2 black 1", "a1|a2 white 6", "a1|a2 black 6")
    assert fought("a1: 1I; a2: 1i", "I a1-a2", "", *dice).is_at("a1: 1Is; a2: 1i")
    low = ("a1|a2 black 1", "a1|a2 white 1", "a1|a2 black 1")
    table = fought("a1: 1C; a2: 1iq", "C a1-a2", "", *low)
    assert table.is_at("a1: 1Cs; a2: 1isq"), "1 - 3 is cut to 1, which a 1 does not beat"


def test_c65_a_ranged_hit_needs_more_than_3_and_more_than_the_opponent() -> None:
    miss = ("a1|a2 white 1", "a1|a2 black 2")
    assert fought("a1: 1I; a2: 1i", "I a1-a2", "", "a1|a2 white 4", "a1|a2 black 1", *miss).has("a2: 1i")
    assert fought("a1: 1I; a2: 1i", "I a1-a2", "", "a1|a2 white 5", "a1|a2 black 4", *miss).has("a2: 1i")
    assert fought("a1: 1I; a2: 1i", "I a1-a2", "", "a1|a2 white 5", "a1|a2 black 3", "a1|a2 white 1").has("a2: 1Is")


def test_c65_a_melee_hit_needs_more_than_the_opponent_only() -> None:
    dice = ("a1|a2 white 1", "a1|a2 black 1", "a1|a2 white 1", "a1|a2 black 1")
    assert fought("a1: 1I; a2: 1i", "I a1-a2", "", *dice).is_at("a2: 1Is; box: 1i"), "1 + 1 beats 1"


def test_c65_against_one_who_does_not_roll_more_than_3() -> None:
    """A passive gun has no melee: infantry at +1 needs a 3."""
    for face, hit in ((2, False), (3, True)):
        dice = ("a1|a2 white 1", "a1|a2 black 1 1", f"a1|a2 white {face}")
        table = fought("a1: 1I; a2: 1a", "I a1-a2", "", *dice)
        assert table.has("a2: 1Is" if hit else "a2: 1a")


def test_c65_an_attack_on_a_chosen_target_needs_more_than_3_only() -> None:
    """Black's defender rolls a 6 against the first attacker, which does not matter to the second."""
    dice = ("a1|a2 white 4 4", "a1|a2 black 6", "a1|a2 white 1")
    assert fought("a1: 2I; a2: 1i", "2I a1-a2", "", *dice).is_at("a2: 1Is; box: 1I 1i")


def test_c66_a_guns_two_dice_are_judged_one_by_one() -> None:
    """4 + 2 and 2 + 2 against 3 - 1: both hit, and the second destroys."""
    assert fought("a1: 1A; a2: 1i", "A a1-a2", "", "a1|a2 white 4 2", "a1|a2 black 3").is_at("a1: 1As")
    one = fought("a1: 1A; a2: 1i 1i", "A a1-a2", "", "a1|a2 white 4 1", "a1|a2 black 3")
    assert one.is_at("a1: 1As; a2: 1i; box: 1i"), "4 + 2 hits, 1 + 2 does not"


def test_c66_its_opponent_must_beat_the_better_of_the_two() -> None:
    assert fought("a1: 1A; a2: 1i", "A a1-a2", "", "a1|a2 white 3 1", "a1|a2 black 6").is_at("a1: 1As; a2: 1i")
    hit = fought("a1: 1A; a2: 1i", "A a1-a2", "", "a1|a2 white 2 1", "a1|a2 black 6")
    assert hit.is_at("a1: 1Ax; a2: 1i")


# Who rolls


def counts(table: Table) -> list[tuple[str, int]]:
    """All rolls of the phase with the number of their dice; all dice are ones."""
    found = []
    phase = table.phase
    while table.phase == phase and not table.state.over:
        if table.seat == "chance":
            words = table.legal()[0].split()
            found.append((" ".join(words[1:3]), len(words) - 3))
            table.play(all_ones(table))
        else:
            table.play(answer(table))
    return found


def test_c57_infantry_and_guns_roll_ranged_infantry_and_cavalry_melee() -> None:
    table = at("a1: 1I 1C 1A; a2: 1i 1c 1a", "I a1-a2; C a1-a2; A a1-a2", "I a2-a1; C a2-a1; A a2-a1")
    zone = "a1|a2"
    assert counts(table) == [(f"{zone} white", 3), (f"{zone} black", 3), (f"{zone} white", 2), (f"{zone} black", 2)]


def test_c57_passive_units_roll_where_they_have_an_opponent() -> None:
    table = at("a1: 1I; a2: 2i", "I a1-a2")
    assert counts(table)[:2] == [("a1|a2 white", 1), ("a1|a2 black", 1)]


def test_c57_nobody_rolls_in_a_step_without_anybody_to_roll() -> None:
    assert counts(at("a1: 1C; a2: 1c", "C a1-a2")) == [("a1|a2 white", 1), ("a1|a2 black", 1)]


def test_c58_dice_are_sorted_and_dealt_from_space_1_on() -> None:
    """A 6 and a 1: the first infantry has the 6, the second the 1."""
    table = fought("a1: 2I; a2: 1i 1is", "2I a1-a2", "", "a1|a2 white 6 1", "a1|a2 black 1 1", *(
        "a1|a2 white 1 1", "a1|a2 black 6"), decide=["white aim a1|a2 2>1"])  # fmt: skip
    assert table.has("box: 1I 1i")
    assert table.has("a2: 1is"), "the fresh one, at space 1, was hit by the 6"


def test_c58_a_gun_takes_two_in_a_row() -> None:
    """Infantry 4, gun 3 and 2: it hits the spent infantry at space 2 twice, which destroys it."""
    dice = ("a1|a2 white 4 3 2", "a1|a2 black 3 1", "a1|a2 white 1", "a1|a2 black 2")
    table = fought("a1: 1I 1A; a2: 1i 1is", "I a1-a2; A a1-a2", "", *dice)
    assert table.is_at("a1: 1Is 1As; a2: 1i")


def test_c58_whoever_does_not_roll_gets_no_die() -> None:
    """Cavalry stands between infantry and gun; the gun has the second and the third die, and hits with one."""
    dice = ("a1|a2 white 6 6 1", "a1|a2 black 1 1 1 1", "a1|a2 white 1 1", "a1|a2 black 1")
    table = fought(
        "a1: 1I 1C 1A; a2: 1iq 1i 1a", "I a1-a2; C a1-a2; A a1-a2", "", *dice,
        decide=["black react a2", "white aim a1|a2 2>2"],
    )  # fmt: skip
    assert table.is_at("a1: 1As; a2: 1Is 1Cs; box: 2i; taken: 1a")


# Re-rolls

FLANK = ("b1: 1I; a2: 1I; b2: 2i", "I b1-b2; I a2-b2")
VOLLEY = ["a2|b2 white 1", "a2|b2 black 1", "b1|b2 white 1", "b1|b2 black 1"]


def test_c59_one_re_roll_for_each_border_but_the_first() -> None:
    table = at(*FLANK).until("reroll", dice=VOLLEY)
    table.play("reroll b1|b2 white 1", "roll 2")
    assert "reroll" not in table.verb
    three = at("b1: 1I; a2: 1I; c2: 1I; b2: 3i", "I b1-b2; I a2-b2; I c2-b2")
    three.until("reroll", dice=[*VOLLEY, "b2|c2 white 1", "b2|c2 black 1"])
    three.play("reroll b1|b2 white 1", "roll 2")
    three.play("reroll b1|b2 white 1", "roll 3")  # the same die again
    assert "reroll" not in three.verb


def test_c59_an_attack_through_one_border_has_none() -> None:
    table = at("b1: 2I; b2: 2i", "2I b1-b2").until("roll").play("roll b1|b2 white 1 1", "roll b1|b2 black 1 1")
    assert table.verb == "stand/withdraw"


def test_c59_any_die_of_either_side_in_that_combat() -> None:
    table = at(*FLANK).until("reroll", dice=VOLLEY)
    zones = [f"reroll {zone} {side} 1" for zone in ("a2|b2", "b1|b2") for side in ("white", "black")]
    assert set(table.legal()) == {"pass", *zones}


def test_c59_both_steps_together() -> None:
    """The re-roll not used for the volley is there in the melee, the one that was used is not."""
    melee = [line.replace("black 1", "black 2") for line in VOLLEY]
    table = at(*FLANK).until("reroll", dice=VOLLEY).play("pass")
    table.until("reroll", dice=melee).play("reroll b1|b2 black 1", "roll 6")
    assert table.phase > 4
    used = at(*FLANK).until("reroll", dice=VOLLEY).play("reroll b1|b2 black 1", "roll 1").until("roll")
    used.play(*(f"roll {line}" for line in melee))
    assert used.phase > 4


def test_c59_fewer_borders_at_the_melee_leave_fewer() -> None:
    """The attacker from a2 is routed by fire: one border is left, and no re-roll."""
    volley = ["a2|b2 white 1", "a2|b2 black 6", "b1|b2 white 1", "b1|b2 black 1"]
    table = at(*FLANK).until("reroll", dice=volley).play("pass").until("roll")
    table.play("roll b1|b2 white 1", "roll b1|b2 black 2")
    assert table.phase > 4
    assert table.is_at("box: 1I; b1: 1Is; b2: 2i")


def test_c59_a_guns_second_die_can_be_re_rolled() -> None:
    table = at("b1: 1A; a2: 1I; b2: 2i", "A b1-b2; I a2-b2")
    table.until("reroll", dice=["a2|b2 white 1", "a2|b2 black 1", "b1|b2 white 1 1", "b1|b2 black 1"])
    assert "reroll b1|b2 white 1'" in table.legal()
    assert "reroll b1|b2 white 1" in table.legal()


def test_c60_a_re_rolled_die_stays_where_it_lies() -> None:
    """White re-rolls the 1 of his second infantry into a 6: the second space has it, the first keeps its 2."""
    table = at("b1: 2I; a2: 1I; b2: 1i 1is 1c", "2I b1-b2; I a2-b2").until("hold")
    table.play("hold b2 a2 1C; b1 1I 1Is")
    table.until("reroll", dice=["a2|b2 white 1", "b1|b2 white 2 1", "b1|b2 black 2 1"])
    table.play("reroll b1|b2 white 2", "roll 6")
    assert table.has("b2: 1i 1ix 1c"), "the spent one, at space 2, is routed"


BOTH = (
    "b1: 1I; a2: 1I; b2: 2i; b3: 2I; a3: 1i; c3: 1i",
    "I b1-b2; I a2-b2",
    "I a3-b3; I c3-b3",
)
BOTH_VOLLEYS = [f"{zone} {side} 1" for zone in ("a2|b2", "a3|b3", "b1|b2", "b3|c3") for side in ("white", "black")]


@pytest.mark.parametrize(("round", "first", "second"), [(1, "white", "black"), (2, "black", "white")])
def test_c61_both_take_turns_white_first_in_odd_rounds(round: int, first: str, second: str) -> None:
    table = at(*BOTH, round=round).until("reroll", dice=BOTH_VOLLEYS)
    assert table.seat == first
    table.play("pass")
    assert (table.seat, "pass" in table.legal()) == (second, True)


def test_c61_each_re_rolls_in_his_own_combat_only() -> None:
    table = at(*BOTH).until("reroll", dice=BOTH_VOLLEYS)
    assert {line.split()[1] for line in table.legal() if line != "pass"} == {"a2|b2", "b1|b2"}
    table.play("pass")
    assert {line.split()[1] for line in table.legal() if line != "pass"} == {"a3|b3", "b3|c3"}


def test_c61_who_passes_is_done_for_that_step() -> None:
    """White has two re-rolls, Black one: after White's pass Black uses his, and White is not asked again."""
    table = at(
        "b1: 1I; a2: 1I; c2: 1I; b2: 3i; b3: 2I; a3: 1i; c3: 1i",
        "I b1-b2; I a2-b2; I c2-b2",
        "I a3-b3; I c3-b3",
    )
    zones = ("a2|b2", "a3|b3", "b1|b2", "b2|c2", "b3|c3")
    table.until("reroll", dice=[f"{zone} {side} 1" for zone in zones for side in ("white", "black")])
    table.play("pass")
    assert table.seat == "black"
    table.play("reroll a3|b3 black 1", "roll 2")
    assert "reroll" not in table.verb


def test_c61_reactions_and_bombardment_are_never_re_rolled() -> None:
    table = at("b1: 1C; a2: 1C; b2: 2i", "C b1-b2; C a2-b2").until("roll", ["black react b2 2 square"])
    table.play("roll square b2 6 1")
    assert table.seat == "chance" or table.verb == "hold"
    gun = at("b1: 1A; b2: 2i", "A b1-b2 @B", phase=3).play("fire b1-b2 1", "roll gun b1-b2 1 1")
    assert gun.phase > 3


def test_rolling_dice_every_multiset_of_faces_has_its_exact_chance() -> None:
    """Sequence: n!/∏k! in 6^n."""
    table = at("a1: 2I; a2: 2i", "2I a1-a2").until("roll")
    chances = table.chances()
    assert len(chances) == 21
    assert {str(chance) for chance in chances.values()} == {"1/36", "1/18"}
    assert str(chances["roll a1|a2 white 6 6"]) == "1/36"
