"""`manoeuvre lan`: a computer hosts or joins a battle over the network, without any window."""

import argparse
import logging
import random
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from app.shell.cli import add_game
from app.shell.console import console_of
from app.shell.output import UserError, tell, tell_json, warn
from app.shell.version import version
from resources.faults import shown
from resources.folder import own_folder

if TYPE_CHECKING:
    from app.shell.lan.discovery import Found, Lookout
    from app.shell.lan.meeting import Knock
    from engine.game import Phrase

log = logging.getLogger(__name__)
JUST_NOW: Final = 120
"""Seconds since a battle ended in which a program that starts again still answers for it."""
PATIENCE: Final = 15_000
"""Milliseconds that a side waits for the other's verdict when all is turned up."""
ALONE: Final = 60_000
"""Milliseconds after which a guest whom nobody answers gives up."""
GUESSES: Final = 3
"""How often a guest tries the code again with a host that hung up before it had shown that it knows it."""
FAILED: Final = 1
LOOPBACK: Final = ("127.", "::1", "localhost")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("host", "join"), help="offer a battle, or join one")
    parser.add_argument(
        "where", nargs="?", default="", metavar="ADDRESS:PORT", help="whom to join; else it is looked for"
    )
    parser.add_argument("--bot", metavar="LEVEL", required=True, help="who plays this side")
    parser.add_argument("--code", metavar="CODE", default="", help="the code that pairs both sides")
    parser.add_argument("--address", metavar="A", default="", help="the address to host at (default all)")
    parser.add_argument("--port", metavar="P", type=int, default=0, help="the port to host at (default any)")
    add_game(parser)
    parser.add_argument(
        "--scenario",
        metavar="ID",
        default="",
        help="what to host (default: one in which all is chosen, or a first one)",
    )
    parser.add_argument(
        "--accept-known", action="store_true", help="let opponents met before in without the code (host)"
    )
    parser.add_argument(
        "--pace", metavar="MS", type=int, default=400, help="answer in so many milliseconds (default 400; 0 at once)"
    )
    parser.add_argument("--name", metavar="NAME", default="", help="how the other side sees this one")


def run(args: argparse.Namespace) -> int:
    from ai.bots import names

    levels = names(args.game)
    if args.bot not in levels:
        raise UserError(f"There is no level {shown(args.bot)}; choose one of {', '.join(levels)}.", "level")
    from PySide6.QtCore import QCoreApplication

    from app.board.lifetime import GarbageCollector

    app = QCoreApplication.instance() or QCoreApplication(["manoeuvre"])
    GarbageCollector.of(app)
    side = _Side(args)
    side.begin()
    app.exec()
    return side.end()


class _Side:
    """One run of the command."""

    def __init__(self, args: argparse.Namespace) -> None:
        from PySide6.QtCore import QTimer

        from app.shell.lan.bot import Bot
        from app.shell.lan.identity import own
        from app.shell.lan.lobby import Lobby, libraries
        from app.shell.lan.remote_battle import RemoteBattle

        self._args = args
        folder = own_folder()
        name = args.name or f"{args.bot} ({args.what})"
        self._lobby = Lobby(folder, own(folder), name[:40], version(), libraries(folder), code=args.code)
        self._game = RemoteBattle(self._lobby)
        self._game.welcomes_known = args.accept_known
        self._bot = Bot(self._game, args.bot, max(args.pace, 0) / 1000)
        self._scenario = ""
        self._answer: dict[str, Any] = {}
        self._error = ""
        self._code = "refused"
        self._guesses = GUESSES
        self._lookout: Lookout | None = None
        self._alone = QTimer(self._game)
        self._alone.setSingleShot(True)
        self._alone.setInterval(ALONE)
        self._alone.timeout.connect(self._nobody)
        game = self._game
        game.began.connect(game.go)
        game.invited.connect(lambda invitation: game.accept())
        game.refused.connect(self._refused)
        # Nobody is there to be asked.
        game.knocked.connect(self._knocked)
        game.verified.connect(self._verified)
        game.settled.connect(self._stop)
        if args.what == "join":
            game.linked.connect(lambda linked: self._alone.stop() if linked else self._alone.start())

    def begin(self) -> None:
        self._take_up()
        if self._args.what == "host":
            self._host()
        else:
            self._join()

    def _take_up(self) -> None:
        """Go on with the battle that was left, even at its very end: the other side may still lack the last words."""
        from app.shell.lan.journal import InUse, Unusable, agreement_of, finished, journals

        folder = self._lobby.folder
        just_over = [path for path in finished(folder) if time.time() - path.stat().st_mtime < JUST_NOW]
        for path in (*journals(folder), *just_over):
            agreement = agreement_of(path)
            own = agreement is not None and self._lobby.is_self(bytes.fromhex(agreement.opponent))
            if own and agreement is not None and agreement.hosted != (self._args.what == "host"):
                # The other half of a battle between two programs of this user.
                continue
            try:
                self._game.take_up(path)
            except InUse:
                continue
            except (Unusable, OSError) as fault:
                warn(f"{path.name}: {fault}")
                continue
            return

    def _host(self) -> None:
        from app.shell.lan.lobby import Offer
        from app.shell.lan.pairing import new_code

        content = self._args.game.part("content")
        library = content.open(self._lobby.folder)
        scenarios = content.scenarios(library)
        console = console_of(self._args.game)
        usual = console.open_scenario or console.scenario or next(iter(scenarios))
        self._scenario = self._args.scenario or usual
        if self._scenario not in scenarios:
            raise UserError(f"There is no scenario {shown(self._scenario)}.", "scenario")
        created = datetime.now(UTC).isoformat()
        seats = ("computer", "computer")
        header, _ = content.prepare(scenarios[self._scenario], library, created, version(), seats)
        code = self._args.code or new_code()
        self._lobby.offer = Offer(header.line(), random.SystemRandom().randrange(2), code)
        fault = self._game.host(self._args.address, self._args.port)
        if fault:
            raise UserError(f"No battle can be hosted there: {fault}.", "network")
        if self._args.json:
            tell_json({"port": self._game.port, "code": code})
        else:
            tell(f"Waiting at port {self._game.port}; the code is {code}.")
        _flush()
        if not self._args.address.startswith(LOOPBACK):
            self._light()

    def _light(self) -> None:
        """Make the battle known on the network; who knows the address needs none of it."""
        from app.shell.lan.discovery import Lamp

        self._game.lamp = Lamp(self._game)
        self._game.lamp.dark.connect(lambda reason: log.info("the battle is not made known: %s", reason))
        addresses = [self._args.address] if self._args.address else None
        certificate = self._lobby.identity.fingerprint
        self._game.lamp.light(self._lobby.name, self._scenario, self._game.port, addresses, certificate)

    def _join(self) -> None:
        self._alone.start()
        if not self._args.where:
            self._look_out()
            return
        address, _, port = self._args.where.rpartition(":")
        if not address or not port.isdigit() or not 0 < int(port) < 65536:
            raise UserError("Name the host as ADDRESS:PORT.", "address")
        self._game.join(address.strip("[]"), int(port))

    def _look_out(self) -> None:
        """Whoever offers a battle on the network, and speaks this program's language."""
        from app.shell.lan.discovery import Lookout

        self._lookout = Lookout(self._game)
        self._lookout.changed.connect(self._found)
        self._lookout.blind.connect(
            lambda reason: self._give_up(f"Battles cannot be looked for here: {reason}. Name the host.", "network")
        )
        self._lookout.begin()

    def _found(self, found: "list[Found]") -> None:
        playable = [host for host in found if host.playable]
        if playable and self._lookout is not None:
            self._lookout.end()
            self._lookout = None
            self._game.join(playable[0].address, playable[0].port)

    def _nobody(self) -> None:
        where = f" at {self._args.where}" if self._args.where else " on the network"
        self._give_up(f"Nobody{where} has answered for a minute. A battle begun is kept; join again.", "nobody")

    def _give_up(self, sentence: "Phrase | str", code: str) -> None:
        self._error, self._code = str(sentence), code
        self._stop()

    def _refused(self, code: str, sentence: "Phrase | str") -> None:
        from app.shell.lan.connection import FINAL

        if code == "cut-off" and self._guesses > 0:
            # Whoever gave the code on the command line is not there to give it again.
            self._guesses -= 1
            self._lobby.code = self._args.code
            self._game.try_again()
        elif self._args.what == "join" and code in FINAL:
            self._give_up(sentence, "refused")

    def _knocked(self, knocks: "tuple[Knock, ...]") -> None:
        for knock in knocks:
            self._game.turn_away(knock)

    def _verified(self, fair: bool, fault: "Phrase | None") -> None:
        from PySide6.QtCore import QTimer

        match = self._game.match
        if match is None:
            return
        battle = match.record and self._game.battle
        words = tuple(self._game.battle.record.header.seats)
        winner = words[battle.winner] if battle and battle.winner < len(words) else ""
        self._answer = {
            "winner": winner,
            "digest": match.record.digest if match.record is not None else "",
            "fair": fair,
            "fault": str(fault or ""),
        }
        QTimer.singleShot(PATIENCE if not match.done else 0, self._game, self._stop)

    def _stop(self) -> None:
        from PySide6.QtCore import QCoreApplication, QTimer

        # What was said last still has to leave.
        QTimer.singleShot(50, self._game, QCoreApplication.quit)

    def end(self) -> int:
        self._bot.close()
        self._game.close()
        if self._lookout is not None:
            self._lookout.end()
        if self._error:
            raise UserError(self._error, self._code, FAILED)
        if self._args.json:
            tell_json(self._answer)
        elif self._answer.get("fair"):
            tell(f"The winner is seat {self._answer['winner'] or 'nobody'}. Fair: verified.")
        else:
            tell(f"Not fair: {self._answer.get('fault') or 'the battle did not end'}")
        return 0 if self._answer.get("fair") else FAILED


def _flush() -> None:
    import sys

    sys.stdout.flush()
