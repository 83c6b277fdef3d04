"""`manoeuvre odds --game commanders`: the exact odds of the combats that a position and two sheets lead to."""

import argparse
from typing import Any, Final

from app.shell.output import UserError, tell, tell_json
from engine.commanders import odds, tags
from engine.commanders.board import BOARDS, CHANCE
from engine.commanders.invariants import faults
from engine.commanders.notation import front_name
from engine.commanders.options import Options
from engine.commanders.start import at_position
from engine.commanders.state import State
from engine.game import Refusal
from resources.faults import plain

PHASES: Final = {"fast": 2, "arms": 4}
SIDES: Final = ("White", "Black")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    text = "where the units stand, such as 'b1: 3I 1C; b2: 4i' (capitals White, small letters Black)"
    parser.add_argument("position", metavar="POSITION", help=text)
    parser.add_argument("--white", metavar="SHEET", default="", help="White's orders, such as '3I b1-b2; C b1-b2'")
    parser.add_argument("--black", metavar="SHEET", default="", help="Black's orders")
    parser.add_argument("--phase", choices=tuple(PHASES), default="arms", help="the phase (default arms)")
    parser.add_argument("--board", choices=BOARDS, default="A", help="the board (default A)")
    parser.add_argument("--terrain", action="store_true", help="let the terrain of board B count")


def run(args: argparse.Namespace) -> int:
    state = drawn_up(args)
    combats = [_combat(state, at) for at in range(len(state.fronts))]
    if args.json:
        tell_json({"combats": combats})
        return 0
    if not combats:
        tell("Nobody meets an enemy.")
    for combat in combats:
        _tell(combat)
    return 0


def drawn_up(args: argparse.Namespace) -> State:
    """The state with the lines drawn up: everybody ordered goes, nobody reacts; raises UserError."""
    options = Options(terrain=args.terrain and args.board != "A")
    try:
        state = at_position(
            args.position,
            white=args.white,
            black=args.black,
            phase=PHASES[args.phase],
            options=options,
            board=args.board,
        )
    except (ValueError, Refusal) as error:
        raise UserError(plain(str(error)), "position") from None
    found = faults(state)
    if found:
        raise UserError(found[0], "position")
    phase = state.phase
    while state.phase == phase and not state.over and state.stack[-1] not in (tags.AIM, tags.SHOOT):
        if state.seat == CHANCE:
            raise UserError("Couriers are not reckoned with here.", "position")
        legal = state.legal()
        state.do(max(legal, key=_units) if state.stack[-1] == tags.GO else legal[0])
    if state.phase == phase and state.fronts:
        odds.ready(state)
    return state


def _units(action: Any) -> int:
    return sum(action.args[1::2])


def _combat(state: State, at: int) -> dict[str, Any]:
    front = state.fronts[at]
    white, black = odds.each_die(state, front)
    whole = odds.combat(state, at)
    return {
        "zone": front_name(state, at, 0),
        "ranged": {"white": [str(chance) for chance in white], "black": [str(chance) for chance in black]},
        "losses": [
            {"white": loss.white, "black": loss.black, "chance": str(chance)} for loss, chance in sorted(whole.items())
        ],
        "expected": {
            "white": str(sum(loss.white * chance for loss, chance in whole.items())),
            "black": str(sum(loss.black * chance for loss, chance in whole.items())),
        },
    }


def _tell(combat: dict[str, Any]) -> None:
    from fractions import Fraction

    tell(f"{combat['zone']}, nobody reacting, withdrawing or rolling again:")
    for side in SIDES:
        dice = [f"{float(Fraction(chance)):.0%}" for chance in combat["ranged"][side.lower()]]
        if dice:
            tell(f"  {side}'s volley hits, die by die: {', '.join(dice)}")
    for side in SIDES:
        tell(f"  {side} loses {float(Fraction(combat['expected'][side.lower()])):.2f} units on average")
    likely = sorted(combat["losses"], key=lambda loss: -Fraction(loss["chance"]))[:6]
    for loss in likely:
        tell(f"  {float(Fraction(loss['chance'])):7.2%}  White loses {loss['white']}, Black {loss['black']}")
