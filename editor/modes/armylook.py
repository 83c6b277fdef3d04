"""Units and cards of an army document as they will be printed, as far as they are filled in."""

from typing import Any

from app.board.looks import CardLook, CounterLook
from app.board.words import translate


def counter_look(unit: dict[str, Any], nation: str, place: int, *, reduced: bool) -> CounterLook:
    return CounterLook(
        place,
        0,
        nation,
        str(unit.get("label", ""))[:11],
        str(unit.get("name", "")),
        unit.get("kind") == "cavalry",
        int(unit.get("reduced" if reduced else "full", 0)),
        reduced,
    )


def unit_card_look(unit: dict[str, Any], card: dict[str, Any], nation: str) -> CardLook:
    rows = []
    for key, label in (
        ("attack", translate("cards", "Attack")),
        ("bombard", translate("cards", "Bombard")),
        ("volley", translate("cards", "Volley")),
        ("defense", translate("cards", "Defence")),
    ):
        if key in card:
            rows.append((label, str(card[key])))
    for key, label in (("pursuit", translate("cards", "Pursuit")), ("withdraw", translate("cards", "Withdraw"))):
        if key in card:
            rows.append((label, "–".join(map(str, card[key]))))
    cavalry = unit.get("kind") == "cavalry"
    picture = "cannon" if "bombard" in card else "cavalry" if cavalry else "infantry"
    note = ", ".join(f"{label} {value}" for label, value in rows[3:])
    return CardLook(
        "unit", translate("cards", "Unit"), str(unit.get("name", "")), nation, 0, picture, tuple(rows[:3]), note
    )


def leader_look(leader: dict[str, Any], nation: str) -> CardLook:
    attack = leader.get("combat", leader.get("combat_attack", 0))
    defence = leader.get("combat", leader.get("combat_defense", 0))
    rally = leader.get("rally", "")
    span = translate("cards", "sure") if rally == "auto" else "–".join(map(str, rally))
    rows = (
        (translate("cards", "Command"), str(leader.get("command", ""))),
        (translate("cards", "Combat"), str(attack) if attack == defence else f"{attack}/{defence}"),
        (translate("cards", "Rally"), span),
    )
    return CardLook("leader", translate("cards", "Leader"), str(leader.get("name", "")), nation, 0, "leader", rows)
