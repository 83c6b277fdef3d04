"""`manoeuvre odds`: the exact chances of the six results of an attack (§6.1)."""

import argparse
from typing import Final

from app.shell.cli import whole
from app.shell.output import UserError, tell, tell_json
from engine import dice
from engine.manoeuvre.combat.resolve import RESULTS
from engine.manoeuvre.odds import result_chances
from resources.faults import plain

HIGHEST_DEFENCE: Final = 999


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("attack", metavar="ATTACK", help="dice and numbers, such as 2d6+1d10+8")
    parser.add_argument(
        "defence", metavar="DEFENCE", type=whole("The defence", 1, HIGHEST_DEFENCE), help="the Defence Total"
    )


def run(args: argparse.Namespace) -> int:
    try:
        pool, bonus = dice.parse_sum(args.attack)
    except ValueError as error:
        raise UserError(plain(str(error)), "dice") from None
    spread = dice.distribution(pool)
    chances = dict(zip(RESULTS, result_chances(pool, bonus, args.defence), strict=True))
    least, most, mean = spread.least + bonus, spread.most + bonus, spread.mean() + bonus
    if args.json:
        attack = {"min": least, "max": most, "mean": str(mean)}
        results = {name: str(chance) for name, chance in chances.items()}
        tell_json({"results": results, "attack": attack, "defence": args.defence})
        return 0
    tell(
        f"{plain(args.attack)} against {args.defence}: the attack totals {least} to {most}, {float(mean):g} on average."
    )
    tell()
    width = max(len(str(chance)) for chance in chances.values())
    for name, chance in chances.items():
        tell(f"  {name:9}  {float(chance):8.3%}  {chance!s:>{width}}")
    return 0
