"""`manoeuvre demo`: two bold but thoughtless players fight a scenario, told as it goes, and their record is kept."""

import argparse
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from app.shell.cli import LARGEST_SEED, add_game, seed
from app.shell.console import TEMPER, Console, console_of, random_action
from app.shell.output import UserError, tell, tell_json
from app.shell.version import version
from engine.battle import Battle
from engine.game import State
from resources.faults import plain, shown
from resources.folder import FOLDER_VARIABLE
from resources.records import FOLDER, RecordFile, create

EVERY: Final = 5
"""Turns between two boards."""
BESIDE: Final = Path()
"""Stands for the place beside the record."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seed", metavar="N", type=seed, help="the same number gives the same battle again")
    parser.add_argument("--scenario", metavar="ID", default="", help="the scenario to fight (default: a first one)")
    text = "paint the board at the end into a PNG (default: beside the record)"
    parser.add_argument("--picture", metavar="FILE", type=Path, nargs="?", const=BESIDE, help=text)


def run(args: argparse.Namespace) -> int:
    console = console_of(args.game)
    content = console.content
    library = content.open()
    number = random.SystemRandom().randrange(LARGEST_SEED) if args.seed is None else args.seed
    id = args.scenario or console.scenario or next(iter(content.scenarios(library)))
    scenario = _scenario(console, library, id)
    created = datetime.now(UTC).isoformat(timespec="seconds")
    players = ("a random player",) * len(args.game.seats)
    battle = Battle(*content.prepare(scenario, library, created, version(), players))
    file = _new_file(library.folder / FOLDER, battle, content.about(scenario))
    if not args.json:
        tell(f"{content.title(scenario)}, fought at random with the seed {number}.")
    fight(console, battle, file, random.Random(number), quiet=args.json)
    state = battle.state
    picture = file.path.with_suffix(".png") if args.picture is BESIDE else args.picture
    if picture is not None:
        console.paint(state, picture)
    if args.json:
        tell_json(
            {
                "winner": console.seat(battle.winner) or None,
                "how": battle.how,
                **console.ending_json(state),
                "turns": state.standing().turn,
                "actions": len(battle.record.actions),
                "scenario": id,
                "seed": number,
                "record": str(file.path),
                "picture": None if picture is None else str(picture),
            }
        )
    else:
        tell(console.result(state, battle.winner, battle.how))
        tell(plain(f"The record is kept in {file.path}"))
        if picture is not None:
            tell(plain(f"The board at the end is painted in {picture}"))
    return 0


def fight(console: Console, battle: Battle[State[Any]], file: RecordFile, rng: random.Random, quiet: bool) -> None:
    """Fight to the end, saving every action, telling what is worth it and showing the board now and then."""
    shown_at = -EVERY
    state = battle.state
    teller = console.teller(state)
    while not battle.over:
        turn = state.standing().turn
        if not quiet and turn >= max(1, shown_at + EVERY):
            _show(console, state, with_legend=shown_at < 0)
            shown_at = turn
        seat, action = random_action(console, state, rng, TEMPER)
        battle.play(action, seat)
        for line in [] if quiet else teller.played(battle.record):
            tell(f"Turn {turn}: {line}")
        try:
            file.save(battle.record)
        except OSError as error:
            raise _unwritable(file.path, error) from None
    if not quiet:
        _show(console, state, with_legend=False)


def _show(console: Console, state: Any, with_legend: bool) -> None:
    tell(f"\nTurn {state.standing().turn}")
    tell(console.board(state))
    legend = console.legend(state) if with_legend else ""
    if legend:
        tell(legend)
    tell()


def _scenario(console: Console, library: Any, id: str) -> Any:
    scenarios = console.content.scenarios(library)
    if id not in scenarios:
        known = ", ".join(scenarios)
        missing = console.missing(library, id)
        raise UserError(f"There is no scenario {shown(id)}; choose one of {known}.{missing}", "scenario")
    return scenarios[id]


def _new_file(folder: Path, battle: Battle[State[Any]], about: str) -> RecordFile:
    try:
        return create(folder, battle.record, about)
    except OSError as error:
        raise _unwritable(folder, error) from None


def _unwritable(place: Path, error: OSError) -> UserError:
    reason = error.strerror or "unknown reason"
    return UserError(f"No record can be kept in {place} ({reason}); name another folder in {FOLDER_VARIABLE}.", "file")
