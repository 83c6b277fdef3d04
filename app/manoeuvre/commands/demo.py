"""`manoeuvre demo`: two bold but thoughtless players fight a scenario, told as it goes, and their record is kept."""

import argparse
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from app.developer.fuzzing import choose
from app.manoeuvre import plain_text
from app.manoeuvre.plain_text import Teller
from app.shell.cli import LARGEST_SEED, seed
from app.shell.output import UserError, tell, tell_json
from app.shell.version import version
from engine.battle import Battle
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.manoeuvre.text import SEATS
from resources.faults import plain, shown
from resources.folder import FOLDER_VARIABLE
from resources.manoeuvre.content import about, prepare
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import Scenario
from resources.records import FOLDER, RecordFile, create

SCENARIO: Final = "first_battle"
EVERY: Final = 5
"""Turns between two boards."""
BESIDE: Final = Path()
"""Stands for the place beside the record."""
PICTURE: Final = 1024
"""The side of the picture, in pixels."""
TEMPER: Final = 0.9
"""How often a player rather fights or closes in than does anything else."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="N", type=seed, help="the same number gives the same battle again")
    parser.add_argument(
        "--scenario", metavar="ID", default=SCENARIO, help=f"the scenario to fight (default {SCENARIO})"
    )
    text = "paint the board at the end into a PNG (default: beside the record)"
    parser.add_argument("--picture", metavar="FILE", type=Path, nargs="?", const=BESIDE, help=text)


def run(args: argparse.Namespace) -> int:
    library = Library()
    number = random.SystemRandom().randrange(LARGEST_SEED) if args.seed is None else args.seed
    scenario = _scenario(library, args.scenario)
    created = datetime.now(UTC).isoformat(timespec="seconds")
    battle = Battle(*prepare(scenario, library, created, version(), ("a random player", "a random player")))
    file = _new_file(library, battle, scenario)
    if not args.json:
        tell(f"{scenario.title}, fought at random with the seed {number}.")
    fight(battle, file, random.Random(number), quiet=args.json)
    state = battle.state
    picture = file.path.with_suffix(".png") if args.picture is BESIDE else args.picture
    if picture is not None:
        paint(state, picture)
    if args.json:
        tell_json(
            {
                "winner": SEATS[battle.winner],
                "how": battle.how,
                "reason": state.reason,
                "turns": state.turn,
                "actions": len(battle.record.actions),
                "scenario": scenario.id,
                "seed": number,
                "record": str(file.path),
                "picture": None if picture is None else str(picture),
            }
        )
    else:
        tell(plain_text.result(state, battle.winner, battle.how))
        tell(plain(f"The record is kept in {file.path}"))
        if picture is not None:
            tell(plain(f"The board at the end is painted in {picture}"))
    return 0


def fight(battle: Battle[State], file: RecordFile, rng: random.Random, quiet: bool) -> None:
    """Fight to the end, saving every action, telling of every combat and showing the board now and then."""
    shown_at = -EVERY
    state = battle.state
    teller = Teller(state)
    while not battle.over:
        turn = state.turn
        if not quiet and state.turn >= max(1, shown_at + EVERY):
            _show(state, with_legend=shown_at < 0)
            shown_at = state.turn
        battle.play(state.sample(rng) if state.seat == CHANCE else choose(state, rng, TEMPER))
        for line in [] if quiet else teller.lines():
            tell(f"Turn {turn}: {line}")
        try:
            file.save(battle.record)
        except OSError as error:
            raise _unwritable(file.path, error) from None
    if not quiet:
        _show(state, with_legend=False)


def paint(state: State, path: Path) -> None:
    """Write a picture of the board; needs Qt, but no display."""
    from app.shell.start import unseen

    with unseen():
        from PySide6.QtGui import QImageWriter

        from app.manoeuvre.board.from_state import board_look
        from app.manoeuvre.board.paint.pixmaps import board_image

        image = board_image(board_look(state), PICTURE)
    if not QImageWriter(str(path), b"png").write(image):
        raise UserError(f"No picture can be written to {path}.", "file")


def _show(state: State, with_legend: bool) -> None:
    tell(f"\nTurn {state.turn}")
    tell(plain_text.board(state))
    if with_legend:
        tell(plain_text.legend(state))
    tell()


def _scenario(library: Library, id: str) -> Scenario:
    if id not in library.scenarios:
        known = ", ".join(library.scenarios)
        raise UserError(
            f"There is no scenario {shown(id)}; choose one of {known}.{library.left_out('scenario', id)}", "scenario"
        )
    return library.scenarios[id]


def _new_file(library: Library, battle: Battle[State], scenario: Scenario) -> RecordFile:
    folder = library.folder / FOLDER
    try:
        return create(folder, battle.record, about(scenario))
    except OSError as error:
        raise _unwritable(folder, error) from None


def _unwritable(place: Path, error: OSError) -> UserError:
    reason = error.strerror or "unknown reason"
    return UserError(f"No record can be kept in {place} ({reason}); name another folder in {FOLDER_VARIABLE}.", "file")
