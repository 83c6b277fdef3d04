"""The command line: finds the command, and turns whatever goes wrong into one sentence and an exit status."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NoReturn

from app.shell.output import UserError, tell_json, warn, write_anywhere
from resources.faults import plain, shown

if TYPE_CHECKING:
    from engine.registry import Registration

COMMANDS: Final = {
    "demo": "watch two random players fight a battle",
    "check": "check files, or your data folder, and name every fault",
    "show": "print a position of a record or scenario, or list what there is",
    "fuzz": "play random battles and check the engine at every step",
    "bench": "measure how fast the engine is",
    "replay": "play a recorded battle again and verify it",
    "engine": "play as a bot: commands on the standard input, answers on the output",
    "lan": "let a computer host or join a battle over the network",
    "arena": "let computer players fight each other and tell who is better",
}
"""Of every game. Each is a module of `app.shell.commands` with `add_arguments` and `run`, loaded when it is called;
a game registers its own, by name and purpose, in a package that holds such modules. Those come first.
"""
DEFAULT_GAME: Final = "manoeuvre"

_WITHOUT_COMMAND: Final = ("-h", "--help", "--version", "--selftest", "--screenshot", "--size")
_RECORD: Final = ".record"

_ABOUT: Final = (
    "The board wargame Manoeuvre. Without a command it opens its window; with the record of a battle it replays it."
)

FOUND: Final = 1
"""The exit status when something is wrong with a file; 2 when it is with the way the program is used."""
USAGE: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141
"""As other programs end when the one that reads their output has gone away."""


class Parser(argparse.ArgumentParser):
    """argparse, with its errors as our own."""

    def error(self, message: str) -> NoReturn:
        message = message.removesuffix(".")
        raise UserError(f"{message[:1].upper()}{message[1:]}; {self.prog} --help tells how it is used.")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    write_anywhere(sys.stdout, sys.stderr)
    try:
        try:
            status = _run(words)
        except Exception as error:
            status = _complain(error, as_json="--json" in words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _let_go()
        return NOBODY_READS
    except OSError as error:
        # The output itself failed, on a full disk perhaps.
        _let_go()
        warn(_file_trouble(error))
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(words: list[str]) -> int:
    name = words[0] if words else ""
    if name.endswith(_RECORD) and len(words) == 1:
        return import_module("app.shell.start").run(name)
    parser = Parser(prog="manoeuvre", description=_ABOUT, allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help="tell the version of the program")
    parser.add_argument(
        "--selftest", action="store_true", help="fight a short battle in the window, and tell if all works"
    )
    parser.add_argument("--screenshot", metavar="DIR", help="paint every screen into PNG files of a folder")
    parser.add_argument("--size", metavar="WxH", action="append", help="of the screenshots, such as 1280x800")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    chosen = parser
    own = own_commands(words)
    known = {**COMMANDS, **own}
    for command, purpose in known.items():
        sub = commands.add_parser(command, help=purpose, description=_sentence(purpose), allow_abbrev=False)
        sub.add_argument("--json", action="store_true", help="write JSON, for programs")
        if command == name:
            chosen = sub
            if command in own:
                add_game(sub, told=False)
            command_module(name, words).add_arguments(sub)
    if name and name not in (*known, *_WITHOUT_COMMAND):
        raise UserError(_early(name) if name.startswith("-") else _unknown(name, list(known)))
    try:
        args, strays = parser.parse_known_args(words)
    except SystemExit as end:
        return USAGE if end.code else 0
    if strays:
        chosen.error(_stray(strays[0]))
    if args.version:
        from app.shell.version import version

        print(f"manoeuvre {version()}")
        return 0
    if args.selftest:
        return import_module("app.developer.selftest").run()
    if args.screenshot is not None:
        return import_module("app.developer.screenshots").run(args.screenshot, args.size)
    if not name:
        return import_module("app.shell.start").run()
    if name == "--size":
        parser.error("--size goes with --screenshot")
    status: int = command_module(name, words).run(args)
    return status


def own_commands(words: Sequence[str] = ()) -> dict[str, str]:
    """The commands of the game that a command line is about, and what each is for; raises UserError.

    Where no game is named, those that only another game has are understood as well.
    """
    found: dict[str, str] = {}
    for game in reversed(_meant(words)):
        found = {**found, **game.part("commands")} if game.has("commands") else found
    return found


def command_module(name: str, words: Sequence[str] = ()) -> Any:
    """The module of a command; a hyphen in its name is an underscore in the module's."""
    for game in _meant(words):
        if game.has("commands") and name in game.part("commands"):
            package, _, _ = game.commands.partition(":")
            return import_module(f"{package}.{name.replace('-', '_')}")
    return import_module(f"app.shell.commands.{name}")


def _meant(words: Sequence[str]) -> "list[Registration]":
    """The games whose commands a command line may mean, the one it is about first."""
    from engine.registry import games

    named = _game(_named(words) or DEFAULT_GAME)
    others = [game for game in games().values() if game.id != named.id] if not _named(words) else []
    return [named, *others]


def _named(words: Sequence[str]) -> str:
    """What follows --game. It says which commands there are, and so is looked for before anything else."""
    for word, following in zip(words, (*words[1:], ""), strict=False):
        if word == "--game":
            return following
        if word.startswith("--game="):
            return word.removeprefix("--game=")
    return ""


def _sentence(purpose: str) -> str:
    return f"{purpose[:1].upper()}{purpose[1:]}."


def _early(option: str) -> str:
    from resources.faults import shown

    return f"{shown(option)} cannot come before the command; write options behind it: manoeuvre COMMAND --json."


def _stray(word: str) -> str:
    from resources.faults import shown

    return f"{shown(word)} is not understood here"


def _unknown(name: str, known: list[str]) -> str:
    from resources.faults import shown

    near = get_close_matches(name[:40], known, 1)
    advice = f"did you mean {near[0]}?" if near else f"the commands are {', '.join(known)}."
    return f"{shown(name)} is not a command; {advice}"


def _complain(error: Exception, as_json: bool) -> int:
    """Say what went wrong; an error that is nobody's but ours is raised again."""
    details: dict[str, Any] = {}
    from engine.record import RecordFault
    from engine.registry import NoSuchGame
    from resources.faults import Rejected, plain

    if isinstance(error, OSError) and error.filename is None:
        raise error  # the output has failed, so there is nowhere left to say more
    if isinstance(error, UserError):
        sentence, code, status = error.sentence, error.code, error.status
    elif isinstance(error, NoSuchGame):
        sentence, code, status = str(error), "game", USAGE
    elif isinstance(error, RecordFault):
        sentence, code, status = error.sentence, error.code, FOUND
        details = {"entry": error.number, "recovered": len(error.recovered.entries) if error.recovered else 0}
    elif isinstance(error, Rejected):
        more = len(error.faults) - 1
        rest = f" That is one of {more + 1} faults; “manoeuvre check” names them all." if more else ""
        sentence, code, status = f"{error.faults[0]}{rest}", "rejected", FOUND
    elif isinstance(error, OSError):
        sentence, code, status = _file_trouble(error), "file", USAGE
    else:
        raise error
    # Commands note the file that an error is about.
    sentence = plain(": ".join([*getattr(error, "__notes__", ()), sentence]))
    if as_json:
        tell_json({"error": sentence, "code": code, **details})
    warn(sentence)
    return status


def _file_trouble(error: OSError) -> str:
    from resources.faults import plain

    reason = error.strerror or str(error) or "unknown reason"
    return plain(f"{error.filename}: {reason}." if error.filename else f"{reason}.")


def _let_go() -> None:
    """Nobody reads on: what is still to be written goes nowhere, so that the interpreter can end in peace."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


LARGEST_SEED: Final = 2**63 - 1
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,20}", re.ASCII)


def whole(what: str, low: int, high: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        if not _WHOLE.fullmatch(text) or not low <= int(text) <= high:
            raise UserError(f"{what} is a whole number from {low} to {high}, not {shown(text)}.", "number")
        return int(text)

    return read


def add_game(parser: argparse.ArgumentParser, told: bool = True) -> None:
    """Have a command take the game it is about; a game's own commands need not tell that they do."""
    text = f"the game, or the dotted name of a Python module that registers one (default {DEFAULT_GAME})"
    help = text if told else argparse.SUPPRESS
    parser.add_argument("--game", metavar="GAME", type=_game, default=DEFAULT_GAME, help=help)


def _game(name: str) -> "Registration":
    from engine.registry import NoSuchGame, game

    try:
        return game(name)
    except NoSuchGame as unknown:
        raise UserError(plain(str(unknown)), "game") from None


seed: Final = whole("The seed", 0, LARGEST_SEED)
