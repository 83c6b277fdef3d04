"""Sets up the small positions of the combat tests and reads what comes of them."""

from collections import Counter
from fractions import Fraction
from itertools import product

from tests.table import battle

ARMIES = {
    "austria": "1st_regiment 3rd_regiment 4th_regiment 6th_grenzers 9th_regiment 14th_regiment johann_dragoons"
    " oreilly_chevaulegers",
    "france": "1st_cuirassiers 2nd_regiment_legere 4th_regiment_suisse 8th_regiment_legere 19th_regiment_legere"
    " 45th_regiment_legere guard_cavalry imperial_guard",
    "great_britain": "1st_foot_guards 4th_regiment_of_foot 32nd_regiment_of_foot 42nd_regiment_of_foot"
    " 52nd_regiment_of_foot dutch_belgians kings_dragoons_guards 9th_queens_royal_lancers",
    "india": "hyderabad_cavalry hyderabad_infantry maratha_cavalry maratha_infantry mysore_cavalry"
    " mysore_infantry punjab_cavalry punjab_infantry",
    "ottoman_empire": "1st_janissaries 2nd_janissaries albanian_feudal_corps ali_pashas_cavalry arab_cavalry"
    " greek_feudal_corps irregular_cavalry regular_cavalry",
    "prussia": "1st_infantry_regiment 10th_dragoons 13th_infantry_regiment 25th_infantry_regiment"
    " 27th_infantry_regiment 32nd_infantry_regiment guard_grenadiers royal_escort",
    "qing_dynasty": "firearms_battalion han_bannermen standard_infantry sichuan_standard village_braves"
    " manchu_bannermen mongol_bannermen solon_horse",
    "russia": "1st_cavalry black_sea_cossacks kexholm_regiment koursk_regiment leib_grenadiers moscow_regiment"
    " orlov_regiment russian_guard",
    "spain": "1st_line_regiment 3rd_hussars 7th_navarrese_regiment 20th_line_regiment del_rey_dragoons"
    " infanteria_imperial regiment_de_castille walloon_guards",
    "sweden": "svea_life_guards gota_guards upplands_regiment dalarna_regiment jonkoping_regiment savolax_jagers"
    " life_guard_horse morner_hussars",
    "tokugawa_shogunate": "asano_han date_han hosokawa_han maeda_han mori_han nabeshima_han shimazu_han tokugawa_han",
    "united_states": "1st_infantry_regiment 2nd_infantry_regiment 3rd_infantry_regiment 4th_militia"
    " 10th_infantry_regiment 13th_militia 22nd_infantry_regiment volunteer_cavalry",
}
FIRST_RANK = tuple(f"{file}1" for file in "abcdefgh")
LAST_RANK = tuple(f"{file}8" for file in "abcdefgh")


def stage(units, foes, *, one="france", two="great_britain", ground=None, rest=FIRST_RANK, foe_rest=LAST_RANK, **more):
    """A battle in the Combat Phase; the units not named stand idle, full, on `rest` and `foe_rest`.

    Without them most positions would be lost by attrition as soon as the combat is over.
    """
    taken = {where.rstrip("-") for where in (*units.values(), *foes.values())}
    return battle(
        one=one,
        two=two,
        rows=rows(ground or {}),
        units=units | _idle(one, units, rest, taken),
        foes=foes | _idle(two, foes, foe_rest, taken),
        **{"phase": "combat"} | more,
    )


def rows(ground):
    """Clear squares, but for those named: `{"e5": "W"}`."""
    return ["".join(ground.get(f"{file}{rank}", ".") for file in "abcdefgh") for rank in range(8, 0, -1)]


def _idle(army, named, squares, taken):
    others = (unit for unit in ARMIES[army].split() if unit not in named)
    return dict(zip(others, (square for square in squares if square not in taken), strict=False))


def answer(b, *cards):
    """The defender plays these and stops."""
    return _play_and_stop(b, "answer", cards)


def reinforce(b, *cards):
    """The attacker plays these and stops; a defender still to be asked plays nothing."""
    return _play_and_stop(answer(b), "reinforce", cards)


def _play_and_stop(b, phase, cards):
    b.play(*cards)
    if b.phase == phase:
        b.play("done")
    return b


def totals(b):
    """What the dice about to be thrown can total."""
    return sorted(int(text.split()[1]) for text in b.chances())


def needed(b, square):
    """The lowest roll that does something to the unit on the square; None if no roll does."""
    before = b.at(square)
    for total in totals(b):
        after = b.copy().play(f"roll {total}")
        if after.phase in ("choice", "retreat") or after.at(square) != before:
            return total
    return None


def chances(*pools):
    """What `b.chances()` says when these dice are thrown together, as in `chances("2d8", "1d6")`."""
    dice = [int(pool.split("d")[1]) for pool in pools for _ in range(int(pool.split("d")[0]))]
    ways = Counter(sum(faces) for faces in product(*(range(1, sides + 1) for sides in dice)))
    return {f"roll {total}": Fraction(n, ways.total()) for total, n in ways.items()}


def denied(b, text):
    """Whether the action is understood, but neither offered nor accepted."""
    return text not in b.legal() and b.refused(text).code != "malformed"


def declared(b, *kinds):
    """The legal declarations of these kinds, such as every `assault`."""
    return {text for text in b.legal() if text.split()[0] in kinds}


def neighbours(square):
    """The squares next to this one, on the board."""
    file, rank = ord(square[0]), int(square[1])
    around = ((file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1))
    return [f"{chr(f)}{r}" for f, r in around if "a" <= chr(f) <= "h" and 1 <= r <= 8]
