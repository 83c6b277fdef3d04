"""`manoeuvre manoeuvre-check`: the exact chances of the effects of a check, from the sum of its modifiers (M3)."""

import argparse

from app.miniatures.commands.charge import FURTHEST
from app.shell.cli import whole
from app.shell.output import tell, tell_json
from engine.miniatures import odds
from engine.miniatures.lines import Member
from engine.miniatures.roster import MOST_STANDS
from resources.miniatures.tables import shipped


def add_arguments(parser: argparse.ArgumentParser) -> None:
    sums = whole("A sum of modifiers", -FURTHEST, FURTHEST)
    parser.add_argument("modifiers", metavar="SUM", type=sums, help="the sum of the modifiers")
    parser.add_argument("--out-of-command", action="store_true", help="no leader is in reach")
    parser.add_argument("--shaken", action="store_true", help="the troops are disordered or broken")


def run(args: argparse.Namespace) -> int:
    tables, near = shipped(), not args.out_of_command
    effects = odds.check_effects(tables, args.modifiers, near, args.shaken)
    unit = Member("unit", "infantry", MOST_STANDS, order="broken" if args.shaken else "good")
    lost = odds.expected(odds.check_losses(tables, unit, args.modifiers, near))
    if args.json:
        results = {name: str(chance) for name, chance in effects.items()}
        tell_json(
            {"sum": args.modifiers, "in_command": near, "shaken": args.shaken, "results": results, "lost": str(lost)}
        )
        return 0
    state = "disordered or broken" if args.shaken else "good order"
    tell(f"{args.modifiers:+}, {'in' if near else 'out of'} command, {state}:")
    tell()
    for name, chance in effects.items():
        tell(f"  {tables.manoeuvre.effects[name].name:14}  {float(chance):6.1%}  {chance}")
    if lost:
        tell(f"  {'stands lost':14}  {float(lost):6.2f}  on average")
    return 0
