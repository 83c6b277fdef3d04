"""`manoeuvre charge`: the exact chances of one roll of a charge; with stands, of the charge fought out (M11, M16)."""

import argparse
from fractions import Fraction
from typing import Any, Final

from msgspec.structs import replace

from app.shell.cli import whole
from app.shell.output import UserError, tell, tell_json
from engine.miniatures import odds
from engine.miniatures.lines import ATTACKER, DEFENDER, Charge, Counted, Member, Party, charge_lines, total
from engine.miniatures.roster import MOST_STANDS
from engine.miniatures.tables import Line, Tables
from resources.miniatures.tables import shipped

FURTHEST: Final = 30
"""Of a sum of modifiers."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    sums = whole("A sum of modifiers", -FURTHEST, FURTHEST)
    parser.add_argument("attacker", metavar="ATTACKER", type=sums, help="the sum of the attacker's modifiers")
    parser.add_argument("defender", metavar="DEFENDER", type=sums, help="the sum of the defender's modifiers")
    parser.add_argument(
        "--stands",
        metavar="N",
        nargs="+",
        help="stands of both sides, such as 8 6 or 8/5/3 6/4/2 (worn at, spent at): the charge fought out",
    )
    for side in ("attacker", "defender"):
        parser.add_argument(f"--{side}-cavalry", action="store_true", help=f"cavalry leads the {side}")
    parser.add_argument("--holds", action="store_true", help="the defender is fortified or in square")
    parser.add_argument("--second", action="store_true", help="a second combat, after a breakthrough")


def run(args: argparse.Namespace) -> int:
    tables = shipped()
    net = args.attacker - args.defender
    if args.stands is None:
        results = odds.one_roll(tables, net)
        more: dict[str, Any] = {}
    else:
        charge, printed = _charge(args, tables)
        found = odds.fought_out(printed, charge)
        results, more = found.results, _more(found)
    if args.json:
        told = {name: str(chance) for name, chance in results.items()}
        tell_json({"net": net, **told, "results": told, **{name: _json(value) for name, value in more.items()}})
        return 0
    how = "one roll" if args.stands is None else "fought out"
    tell(f"{args.attacker:+} against {args.defender:+}, {how}:")
    tell()
    for name, chance in (*results.items(), *((name, value) for name, value in more.items() if name in _CHANCES)):
        tell(f"  {_words(name):22}  {float(chance):8.3%}  {_short(chance)}")
    for name in ("lost_attacker", "lost_defender"):
        if name in more:
            tell(f"  {_words(name):22}  {float(odds.expected(more[name])):8.3f}  stands on average")
    return 0


_CHANCES: Final = ("won", "carried", "both_gone", "broken_attacker", "broken_defender")


def _more(found: odds.Odds) -> dict[str, Any]:
    chances = {name: getattr(found, name) for name in _CHANCES}
    return {**chances, "lost_attacker": found.lost_attacker, "lost_defender": found.lost_defender}


def _json(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(stands): str(chance) for stands, chance in sorted(value.items())}
    return str(value)


def _words(name: str) -> str:
    return name.replace("_", " ")


def _short(chance: Fraction) -> str:
    """A fraction that a person can read; a long one is left out."""
    return str(chance) if len(str(chance)) <= 13 else ""


def _charge(args: argparse.Namespace, tables: Tables) -> tuple[Charge, Tables]:
    """A charge whose first roll has the sums that were given, and tables in which a line makes up the difference.

    Strength, numbers and order are the program's to keep track of in a struggle; whatever else is in a sum stays in it.
    """
    one, two = _stands(",".join(args.stands))
    marks = ("fortified",) if args.holds else ()
    attacker = Member("attacker", "cavalry" if args.attacker_cavalry else "infantry", *one)
    defender = Member("defender", "cavalry" if args.defender_cavalry else "infantry", *two, marks=marks)
    charge = Charge(Party((attacker,)), Party((defender,)), args.second)
    known = ("strength", "numbers")
    kept = tuple(line for line in tables.charge.lines if line.group in known or line.id == "disordered")
    bare = replace(tables, charge=replace(tables.charge, lines=kept))
    rest = []
    for role, wanted in ((ATTACKER, args.attacker), (DEFENDER, args.defender)):
        counted: tuple[Counted, ...] = charge_lines(bare, charge, role)
        any_of = ("fresh", "worn", "spent")
        value = wanted - total(counted)
        rest.append(Line(f"rest_{role}", value, "asked", any_of, side="charging" if role == ATTACKER else "defender"))
    return charge, replace(bare, charge=replace(bare.charge, lines=(*kept, *rest)))


def _stands(text: str) -> list[tuple[int, int, int]]:
    """Stands, worn at and spent at of both sides; where only stands are given, nobody becomes worn."""
    found = []
    for part in text.split(","):
        numbers = part.split("/")
        if len(numbers) not in (1, 3) or not all(n.isascii() and n.isdigit() and len(n) <= 2 for n in numbers):
            raise _bad_stands()
        stands, worn, spent = (int(n) for n in (numbers if len(numbers) == 3 else (*numbers, "0", "0")))
        if not 1 <= stands <= MOST_STANDS or not stands >= worn >= spent:
            raise _bad_stands()
        found.append((stands, worn, spent))
    if len(found) != 2:
        raise _bad_stands()
    return found


def _bad_stands() -> UserError:
    sentence = (
        f"Stands are two numbers from 1 to {MOST_STANDS}, such as 8 6, or with worn at and spent at: 8/5/3 6/4/2."
    )
    return UserError(sentence, "number")
