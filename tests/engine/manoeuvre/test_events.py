"""What a listener hears of a combat, in order: everything the board must show and the log must say (§6)."""

import pytest

from engine.manoeuvre import events
from engine.manoeuvre.events import Event
from tests.engine.manoeuvre.combat.stage import stage
from tests.engine.manoeuvre.heard import told
from tests.table import Table, battle

GUARD, FOOT = {"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}
ATTACK = ("assault imperial_guard.a e5", "done", "done")


# A whole assault


def test_an_assault_with_support_retreat_advance_and_pursuit() -> None:
    b = stage(
        {"1st_cuirassiers": "e4", "19th_regiment_legere": "d5"},
        FOOT,
        hand=["1st_cuirassiers.a", "1st_cuirassiers.b", "soult"],
        foe_hand=["1st_foot_guards.a", "moore"],
        redoubts=["e4", "e5"],
    )
    assert told(b, "assault 1st_cuirassiers.a e5") == [
        "played one 1st_cuirassiers.a assault",
        "declared 1st_cuirassiers 1st_foot_guards assault",
    ]
    assert told(b, "defend 1st_foot_guards.a", "lead moore", "done") == [
        "played two 1st_foot_guards.a defend",
        "played two moore lead",
    ]
    assert told(b, "add 1st_cuirassiers.b", "command soult", "support d5", "done") == [
        "played one 1st_cuirassiers.b add",
        "played one soult command",
        "supported 19th_regiment_legere",
    ]
    assert told(b, "roll 20") == ["rolled 20 2d6+2d10 attack", "totals 34 21 win"]
    assert told(b, "retreat") == [
        "forced two 1st_foot_guards e6 retreat-to",
        "razed e5",
        "moved 1st_foot_guards e5 e6 retreat",
    ]
    assert told(b, "advance e4") == ["razed e4", "moved 1st_cuirassiers e4 e5 advance"]
    assert told(b, "roll 5") == ["rolled 5 1d6 pursuit"]
    assert told(b, "roll 3") == ["rolled 3 1d6 pursuit", "hit 1st_foot_guards"]


def test_a_repulse_and_its_commitments() -> None:
    b = stage(
        {"1st_janissaries": "e4-"},
        FOOT,
        one="ottoman_empire",
        hand=["1st_janissaries.c", "committed_attack"],
        ground={"e5": "T"},
    )
    b.play("assault 1st_janissaries.c e5", "done")
    assert told(b, "commit committed_attack", "done") == ["played one committed_attack commit"]
    assert told(b, "roll 3") == [
        "rolled 3 2d6+1d10 attack",
        "totals 8 11 lose",
        "lost 1st_janissaries e4",
        "turn two 5",
    ]


def test_commitments_are_paid_after_the_advance() -> None:
    b = stage(
        {"1st_janissaries": "e4", "2nd_janissaries": "d5", "arab_cavalry": "f5"},
        FOOT,
        one="ottoman_empire",
        hand=["1st_janissaries.c", "committed_attack", "committed_attack", "pechlivan_khan"],
    ).play("assault 1st_janissaries.c e5", "done")
    b.play("command pechlivan_khan", "support d5", "support f5", "commit committed_attack", "commit committed_attack")
    assert told(b, "done", "roll 34") == [
        "rolled 34 4d6+1d10 attack",
        "totals 56 8 quadruple",
        "lost 1st_foot_guards e5",
    ]
    assert told(b, "advance d5") == ["moved 2nd_janissaries d5 e5 advance"]
    assert told(b, "suffer e4", "suffer f5") == ["hit 1st_janissaries", "hit arab_cavalry"]


def test_an_indian_commitment_and_a_maharaja() -> None:
    b = stage(
        {"mysore_infantry": "e4"},
        FOOT,
        one="india",
        hand=["mysore_infantry.a", "ranjit_singh", "maharaja"],
    ).play("assault mysore_infantry.a e5", "done")
    assert told(b, "lead ranjit_singh maharaja") == ["played one ranjit_singh lead", "played one maharaja maharaja"]
    assert told(b, "commit mysore_infantry.a", "done") == ["committed mysore_infantry"]
    assert told(b, "roll 24") == [
        "rolled 24 4d6 attack",
        "totals 33 8 quadruple",
        "lost 1st_foot_guards e5",
        "forced one mysore_infantry e4 advance",
        "moved mysore_infantry e4 e5 advance",
        "hit mysore_infantry",
    ]


def test_a_defender_led_with_a_maharaja() -> None:
    b = stage(
        {"1st_foot_guards": "e4"},
        {"mysore_infantry": "e5"},
        one="great_britain",
        two="india",
        hand=["1st_foot_guards.a"],
        foe_hand=["ranjit_singh", "maharaja"],
    ).play("assault 1st_foot_guards.a e5")
    assert told(b, "lead ranjit_singh maharaja") == ["played two ranjit_singh lead", "played two maharaja maharaja"]


@pytest.mark.parametrize(
    ("roll", "follows"),
    [(3, ["forced two 4th_militia e6 retreat-to", "moved 4th_militia e5 e6 withdrawal"]), (4, [])],
)
def test_a_withdrawal_that_is_tried(roll: int, follows: list[str]) -> None:
    b = stage(
        {"1st_foot_guards": "e4"},
        {"4th_militia": "e5"},
        one="great_britain",
        two="united_states",
        hand=["1st_foot_guards.a"],
        foe_hand=["4th_militia.a"],
    ).play("assault 1st_foot_guards.a e5")
    assert told(b, "withdraw 4th_militia.a") == ["played two 4th_militia.a withdraw"]
    assert told(b, f"roll {roll}") == [f"rolled {roll} 1d6 withdraw", *follows]


def test_an_ambush_has_nobody_in_the_lead() -> None:
    b = stage({"1st_regiment": "a1"}, FOOT, one="austria", hand=["ambush"])
    assert told(b, "ambush ambush e5", "done", "done", "roll 1") == [
        "played one ambush ambush",
        "declared nobody 1st_foot_guards ambush",
        "rolled 1 1d10 attack",
        "totals 1 8 lose",
    ]


def test_a_commitment_that_only_one_can_pay_is_told_as_forced() -> None:
    b = stage(
        {"1st_janissaries": "e4"},
        FOOT,
        one="ottoman_empire",
        hand=["1st_janissaries.c", "committed_attack"],
    ).play("assault 1st_janissaries.c e5", "done", "commit committed_attack", "done")
    assert told(b, "roll 22")[-4:] == [
        "forced one 1st_janissaries e4 advance",
        "moved 1st_janissaries e4 e5 advance",
        "forced one 1st_janissaries e5 suffer",
        "hit 1st_janissaries",
    ]


def test_a_side_that_cannot_move_is_told_so() -> None:
    """R1."""
    b = battle(
        units={"imperial_guard": "a1"},
        foes={"1st_foot_guards": "a2", "dutch_belgians": "b1"},
        phase="discard",
        hand=["ney", "murat", "davout", "soult", "napoleon"],
    )
    assert told(b, "done") == ["forced one done"]


def test_a_skirmish() -> None:
    b = stage(GUARD, FOOT, hand=["imperial_guard.a", "skirmish"]).play("assault imperial_guard.a e5", "done")
    assert told(b, "skirmish skirmish") == ["played one skirmish skirmish", "returned one imperial_guard.a"]
    assert told(b, "move e4 e2") == ["moved imperial_guard e4 e2 skirmish"]


def test_sappers() -> None:
    b = stage(GUARD, FOOT, hand=["imperial_guard.a", "sappers"], redoubts=["e5"])
    b.play("assault imperial_guard.a e5", "done")
    assert told(b, "sappers sappers") == ["played one sappers sappers"]


def test_death_with_honour() -> None:
    units = {"date_han": "e4"}
    foes = {"1st_foot_guards": "e5", "dutch_belgians": "d4-"}
    b = stage(units, foes, one="tokugawa_shogunate", hand=["death_with_honour"], redoubts=["d4"])
    assert told(b, "honour death_with_honour e4") == [
        "played one death_with_honour honour",
        "declared date_han date_han honour",
        "lost date_han e4",
        "hit 1st_foot_guards",
        "razed d4",
        "lost dutch_belgians d4",
    ]


# Fire


@pytest.mark.parametrize(
    ("one", "unit", "line", "card", "dice"),
    [
        ("france", "imperial_guard", "bombard imperial_guard.b e5", "imperial_guard.b", "2d6"),
        ("france", "imperial_guard", "battery e4 e5 napoleon", "napoleon", "2d10"),
        ("prussia", "guard_grenadiers", "volley guard_grenadiers.c e5", "guard_grenadiers.c", "2d8"),
    ],
)
@pytest.mark.parametrize(("roll", "result"), [(9, ["hit 1st_foot_guards"]), (8, [])])
def test_fire(one: str, unit: str, line: str, card: str, dice: str, roll: int, result: list[str]) -> None:
    b = stage({unit: "e4"}, FOOT, one=one, hand=[card])
    word = line.split()[0]
    assert told(b, line) == [f"played one {card} {word}", f"declared {unit} 1st_foot_guards {word}"]
    outcome = "hit" if result else "miss"
    assert told(b, f"roll {roll}") == [f"rolled {roll} {dice} fire", f"totals {roll} 8 {outcome}", *result]


@pytest.mark.parametrize(
    ("roll", "follows"),
    [
        (4, []),
        (5, ["forced two 1st_foot_guards e6 retreat-to", "moved 1st_foot_guards e5 e6 retreat"]),
        (9, ["hit 1st_foot_guards", "forced two 1st_foot_guards e6 retreat-to", "moved 1st_foot_guards e5 e6 retreat"]),
    ],
)
def test_rockets(roll: int, follows: list[str]) -> None:
    b = stage({"mysore_infantry": "e4"}, FOOT, one="india", hand=["rockets"])
    assert told(b, "rockets e4 e5 rockets") == [
        "played one rockets rockets",
        "declared mysore_infantry 1st_foot_guards rockets",
    ]
    assert told(b, f"roll {roll}") == [f"rolled {roll} 1d10 rockets", *follows]


def causes(table: Table, *lines: str) -> list[str]:
    """What the hits and losses of these lines came from."""
    heard: list[Event] = []
    table.state.tell = heard.append
    table.play(*lines)
    return [event.text for event in heard if event.kind in (events.HIT, events.LOST)]


@pytest.mark.parametrize(
    ("units", "hand", "lines", "cause"),
    [
        (
            {"imperial_guard": "e4-"},
            ["imperial_guard.a"],
            ("assault imperial_guard.a e5", "done", "done", "roll 2"),
            "repulse",
        ),
        (GUARD, ["imperial_guard.a"], ("assault imperial_guard.a e5", "done", "done", "roll 9", "hit"), "assault"),
        (GUARD, ["imperial_guard.b"], ("bombard imperial_guard.b e5", "roll 12"), "fire"),
    ],
)
def test_a_hit_or_loss_says_what_it_came_from(
    units: dict[str, str], hand: list[str], lines: tuple[str, ...], cause: str
) -> None:
    assert causes(stage(units, FOOT, hand=hand), *lines) == [cause]


def test_whoever_cannot_retreat_is_lost_for_want_of_a_way_out() -> None:
    around = {"imperial_guard": "d8", "8th_regiment_legere": "e7", "45th_regiment_legere": "f8"}
    b = stage(around, {"1st_foot_guards": "e8"}, hand=["imperial_guard.a"])
    assert causes(b, "assault imperial_guard.a e8", "done", "done", "roll 9", "retreat") == ["no way out"]


def test_a_roll_may_tell_its_faces_and_tells_who_rolls() -> None:
    heard: list[Event] = []
    b = stage(GUARD, FOOT, hand=["imperial_guard.a"]).play("assault imperial_guard.a e5", "done", "done")
    b.state.tell = heard.append
    b.play("roll 9 = 1 8")
    assert (heard[0].kind, heard[0].faces, heard[0].c) == (events.ROLLED, (1, 8), 0)
