"""`manoeuvre march`: what is left of a move over several grounds (M28)."""

import argparse
from fractions import Fraction
from typing import Final

from app.shell.output import UserError, tell, tell_json
from engine.miniatures.movement import NoSuchRate, card, distance_left, legs
from engine.miniatures.tables import GROUNDS
from resources.faults import plain
from resources.miniatures.tables import shipped

ARMS: Final = ("infantry", "cavalry", "artillery", "leader")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("arm", metavar="ARM", choices=ARMS, help=f"one of {', '.join(ARMS)}")
    parser.add_argument("formation", metavar="FORMATION", help="such as line, march_column, horse_drawn, mounted")
    parser.add_argument(
        "grounds", metavar="GROUND[:INCHES]", nargs="*", help="such as open:6 rough; the last: what is left"
    )
    parser.add_argument("--double-quick", action="store_true", help="take the double quick rates")
    parser.add_argument("--half", action="store_true", help="half a move")


def run(args: argparse.Namespace) -> int:
    tables = shipped()
    if args.formation not in card(tables, args.arm):
        known = ", ".join(card(tables, args.arm))
        raise UserError(f"There is no formation {plain(args.formation)} of {args.arm}; there are {known}.", "formation")
    *gone, last = [_ground(text) for text in args.grounds or GROUNDS[:1]]
    share = Fraction(1, 2) if args.half else Fraction(1)
    covered = [(ground, inches or Fraction(0)) for ground, inches in (*gone, last) if inches is not None]
    try:
        left = distance_left(tables, args.arm, args.formation, covered, last[0], args.double_quick, share)
        found = legs(tables, args.arm, args.formation, covered, args.double_quick, share)
    except NoSuchRate as none:
        raise UserError(str(none), "rate") from None
    over = bool(found) and found[-1].left < 0
    if args.json:
        tell_json({"ground": last[0], "left": str(left), "too_far": over})
        return 0
    if over:
        tell("That is further than the move allows.")
    else:
        tell(f"{float(left):g} inches are left on {last[0]} ground.")
    return 0


def _ground(text: str) -> tuple[str, Fraction | None]:
    ground, colon, inches = text.partition(":")
    number = inches.replace(".", "", 1)
    if ground not in GROUNDS or (colon and not (number.isascii() and number.isdigit() and len(inches) <= 6)):
        raise UserError(f"A ground is {', '.join(GROUNDS)}, with inches as in open:6, not {plain(text)}.", "ground")
    return ground, Fraction(inches) if colon else None
