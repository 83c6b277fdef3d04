"""What an army file may hold: its keys, and the fixed counts and relations of an army (§1.3, §1.4)."""

from collections import Counter
from typing import Any, Final

from engine.game import Phrase
from engine.manoeuvre.army import KIND_NAMES
from resources.document import header
from resources.faults import shown
from resources.manoeuvre.card_tables import CARDS_A_UNIT, HQ_CARD, HQ_CARDS, ID, LEADER_CARD, NAME, UNIT_CARD, UNITS
from resources.schema import EACH, Check, Choice, Faults, Key, ListOf, Table, Text, Whole

SETS: Final = ("base", "distant_lands", "own")
LONGEST_LABEL: Final = 11
LONGEST_STYLE: Final = 120


# Units


def _strength(unit: dict[str, Any]) -> Faults:
    if unit["reduced"] >= unit["full"]:
        yield (
            ("reduced",),
            Phrase("The reduced strength must be below the full strength of {full} (§1.3).", full=unit["full"]),
        )


def _five_cards(unit: dict[str, Any]) -> Faults:
    total = sum(card["count"] for card in unit["cards"])
    if total != CARDS_A_UNIT:
        yield (
            ("cards",),
            Phrase(
                "The counts add up to {total}; every unit has {cards} cards (§1.4).", total=total, cards=CARDS_A_UNIT
            ),
        )


def _grouped(unit: dict[str, Any]) -> Faults:
    seen: list[dict[str, Any]] = []
    for place, card in enumerate(unit["cards"]):
        values = {key: value for key, value in card.items() if key != "count"}
        if values in seen:
            yield ("cards", place), Phrase("An equal card stands above; raise its count instead.")
        seen.append(values)


def _pursuit(unit: dict[str, Any]) -> Faults:
    cavalry = unit["kind"] == "cavalry"
    for place, card in enumerate(unit["cards"]):
        if "pursuit" in card and not (cavalry and "attack" in card):
            yield (
                ("cards", place, "pursuit"),
                Phrase("Only cavalry's cards with attack dice pursue; take it out (§6.7)."),
            )
        elif cavalry and "attack" in card and "pursuit" not in card:
            yield ("cards", place, "pursuit"), Phrase("A cavalry card with attack dice needs a pursuit range (§6.7).")


def _counter_name(unit: dict[str, Any]) -> Faults:
    if unit.get("counter_name") == unit["name"]:
        yield ("counter_name",), Phrase("This is the unit's name again; leave it out.")


_UNIT: Final = Table(
    {
        "id": Key(ID),
        "name": Key(NAME),
        "counter_name": Key(NAME, required=False),
        "label": Key(Text(LONGEST_LABEL)),
        "nationality": Key(ID, required=False),
        "kind": Key(Choice(("infantry", "cavalry"))),
        "full": Key(Whole(2, 12)),
        "reduced": Key(Whole(1, 11)),
        "cards": Key(ListOf(UNIT_CARD, CARDS_A_UNIT)),
    },
    (
        Check((("full",), ("reduced",)), _strength),
        Check((("cards", EACH, "count"),), _five_cards),
        Check((("cards",),), _grouped),
        Check((("kind",), ("cards", EACH, "pursuit"), ("cards", EACH, "attack")), _pursuit),
        Check((("name",), ("counter_name",)), _counter_name),
    ),
)


# The army as a whole


def _eight_units(army: dict[str, Any]) -> Faults:
    if len(army["units"]) != UNITS:
        yield (
            ("units",),
            Phrase("The army has {found} units; every army has {units} (§1.3).", found=len(army["units"]), units=UNITS),
        )


def _twenty_hq_cards(army: dict[str, Any]) -> Faults:
    total = len(army["leaders"]) + sum(card["count"] for card in army["hq"])
    if total != HQ_CARDS:
        yield (
            ("hq",),
            Phrase(
                "Leaders and other headquarters cards add up to {total}; every deck has {cards} (§1.4).",
                total=total,
                cards=HQ_CARDS,
            ),
        )


def _unique(group: str, key: str, advice: Phrase) -> Check:
    def find(army: dict[str, Any]) -> Faults:
        counts = Counter(entry[key] for entry in army[group])
        for place, entry in enumerate(army[group]):
            if counts[entry[key]] > 1:
                yield (
                    (group, place, key),
                    Phrase("{value} stands here more than once; {advice}.", value=shown(entry[key]), advice=advice),
                )

    return Check(((group, EACH, key),), find)


def _reserved(army: dict[str, Any]) -> Faults:
    for place, leader in enumerate(army["leaders"]):
        if leader["id"] in KIND_NAMES:
            yield (
                ("leaders", place, "id"),
                Phrase("{id} is the name of a kind of card; choose another id.", id=shown(leader["id"])),
            )


def _houses_exist(army: dict[str, Any]) -> Faults:
    units = {unit["id"] for unit in army["units"]}
    for place, leader in enumerate(army["leaders"]):
        if "unit" in leader and leader["unit"] not in units:
            yield (
                ("leaders", place, "unit"),
                Phrase("The army has no unit {unit}; name one of its own.", unit=shown(leader["unit"])),
            )


def _nationalities(army: dict[str, Any]) -> Faults:
    """Either nobody has a nationality, or each has one infantry unit, one cavalry unit and a leader (DL §1.4)."""
    nations = {unit["nationality"] for unit in army["units"] if "nationality" in unit}
    for place, leader in enumerate(army["leaders"]):
        if "nationality" in leader and leader["nationality"] not in nations:
            yield (
                ("leaders", place, "nationality"),
                Phrase("No unit is of the nationality {nation}.", nation=shown(leader["nationality"])),
            )
    if not nations:
        return
    for group in ("units", "leaders"):
        for place, entry in enumerate(army[group]):
            if "nationality" not in entry:
                yield (group, place, "nationality"), Phrase("Others in this army have a nationality; add this one's.")
    for nation in sorted(nations):
        arms = sorted(unit["kind"] for unit in army["units"] if unit.get("nationality") == nation)
        if arms != ["cavalry", "infantry"]:
            yield (
                ("units",),
                Phrase("The nationality {nation} needs one infantry and one cavalry unit.", nation=shown(nation)),
            )
        if not any(leader.get("nationality") == nation for leader in army["leaders"]):
            yield ("leaders",), Phrase("The nationality {nation} needs a leader.", nation=shown(nation))


ARMY: Final = Table(
    {
        **header("army"),
        "id": Key(ID),
        "name": Key(NAME),
        "set": Key(Choice(SETS)),
        "difficulty": Key(Whole(1, 3), required=False),
        "style": Key(Text(LONGEST_STYLE), required=False),
        "units": Key(ListOf(_UNIT, 2 * UNITS)),
        "leaders": Key(ListOf(LEADER_CARD, 2 * HQ_CARDS)),
        "hq": Key(ListOf(HQ_CARD, 2 * HQ_CARDS)),
    },
    (
        Check((("units", EACH, "id"),), _eight_units),
        Check((("leaders", EACH, "id"), ("hq", EACH, "count")), _twenty_hq_cards),
        _unique("units", "id", Phrase("give each unit its own id")),
        _unique("units", "label", Phrase("give each counter its own label")),
        _unique("leaders", "id", Phrase("give each leader his own id")),
        _unique("hq", "kind", Phrase("raise the count of one instead")),
        Check((("leaders", EACH, "id"),), _reserved),
        Check((("leaders", EACH, "unit"), ("units", EACH, "id")), _houses_exist),
        Check(
            (("units", EACH, "nationality"), ("units", EACH, "kind"), ("leaders", EACH, "nationality")),
            _nationalities,
        ),
    ),
)
