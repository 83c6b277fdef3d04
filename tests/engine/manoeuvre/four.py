"""Four units of every army: with them on the map four are lost, one short of an attrition victory."""

from typing import Any

from tests.table import Table
from tests.table import battle as any_battle

FOUR = {
    "austria": ("1st_regiment", "3rd_regiment", "4th_regiment", "9th_regiment"),
    "france": ("imperial_guard", "8th_regiment_legere", "45th_regiment_legere", "4th_regiment_suisse"),
    "great_britain": ("1st_foot_guards", "4th_regiment_of_foot", "32nd_regiment_of_foot", "dutch_belgians"),
    "india": ("maratha_infantry", "mysore_infantry", "punjab_infantry", "hyderabad_infantry"),
    "ottoman_empire": ("1st_janissaries", "2nd_janissaries", "greek_feudal_corps", "albanian_feudal_corps"),
    "prussia": (
        "1st_infantry_regiment",
        "13th_infantry_regiment",
        "25th_infantry_regiment",
        "guard_grenadiers",
    ),
    "qing_dynasty": ("firearms_battalion", "han_bannermen", "standard_infantry", "village_braves"),
    "russia": ("russian_guard", "orlov_regiment", "koursk_regiment", "kexholm_regiment"),
    "spain": ("walloon_guards", "1st_line_regiment", "20th_line_regiment", "regiment_de_castille"),
    "sweden": ("svea_life_guards", "gota_guards", "upplands_regiment", "savolax_jagers"),
    "tokugawa_shogunate": ("tokugawa_han", "date_han", "mori_han", "asano_han"),
    "united_states": ("1st_infantry_regiment", "2nd_infantry_regiment", "3rd_infantry_regiment", "4th_militia"),
}


def battle(**position: Any) -> Table:
    """A battle in which every unit that is not on the map is lost."""
    return any_battle(**position, losses=(8 - len(position["units"]), 8 - len(position["foes"])))


def four(army: str, *squares: str) -> dict[str, str]:
    """The first units of an army on these squares."""
    return dict(zip(FOUR[army], squares, strict=False))
