"""An offer while it stands: made known on the network, who is trying, and who asks to be let in without the code."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from app.board.lifetime import delete_later
from app.board.words import translate
from app.shell.lan.discovery import Lamp, own_addresses
from app.shell.lan.game import LanGame
from app.shell.lan.hostpanel import HostPanel
from app.shell.lan.meeting import Knock

QUIET: Final = 60_000
"""Milliseconds after which a host whom nobody has reached is told what may be the matter."""


class Hosting(QObject):
    """Speaks through the host's panel, until somebody has accepted."""

    def __init__(self, game: LanGame, panel: HostPanel, battle: str) -> None:
        super().__init__(panel)
        self._game = game
        self._panel = panel
        self._battle = battle
        self._guest = ""
        """Where the guest is who considers the battle."""
        self._name = ""
        """What he calls himself, once he has shown who he is."""
        self._knocks: tuple[Knock, ...] = ()
        game.visited.connect(self._visited)
        game.seated.connect(self._seated)
        game.left.connect(self._left)
        game.knocked.connect(self._knocked)
        panel.welcome.connect(self._welcome)
        panel.turn_away.connect(self._turn_away)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._nobody)

    def begin(self, code: str) -> None:
        name = self._game.lobby.name
        self._panel.show_offer(name, code, own_addresses(), self._game.port)
        self._panel.show_wrong(0)
        self._quiet.start()
        self.light()

    def light(self) -> None:
        """Make it known on the network."""
        lamp = Lamp(self._game)
        lamp.lit.connect(self._lit)
        lamp.dark.connect(self._dark)
        self._game.lamp = lamp
        lobby = self._game.lobby
        lamp.light(lobby.name, self._battle, self._game.port, None, lobby.identity.fingerprint)

    def hand_over(self) -> None:
        """The battle begins; the lamp burns on for spectators."""
        self._quiet.stop()
        self._game.visited.disconnect(self._visited)
        self._game.seated.disconnect(self._seated)
        self._game.left.disconnect(self._left)
        self._game.knocked.disconnect(self._knocked)
        self._stop_asking()
        if self._game.lamp is not None:
            self._game.lamp.lit.disconnect(self._lit)
            self._game.lamp.dark.disconnect(self._dark)
        delete_later(self)

    def end(self) -> None:
        self._quiet.stop()
        self._stop_asking()
        delete_later(self)

    def _stop_asking(self) -> None:
        self._panel.welcome.disconnect(self._welcome)
        self._panel.turn_away.disconnect(self._turn_away)
        self._panel.show_knock(None)

    def refused(self, code: str) -> None:
        """The guest who was let in has left again. The offer stands."""
        if not self._name:
            self._left(code, self._guest)
            return
        words = translate("lan", "{name} came and left.")
        if code == "declined":
            words = translate("lan", "{name} has declined.")
        self._panel.show_news(words.format(name=self._name))

    def _left(self, code: str, address: str) -> None:
        """Nothing came of it with a guest. The offer stands."""
        self._quiet.stop()
        offer = self._game.lobby.offer
        if offer is not None:
            self._panel.show_wrong(offer.wrong)
        words = {
            "wrong-code": translate("lan", "Someone at {address} typed a wrong code."),
            "code-needed": translate("lan", "Someone at {address} is typing the code."),
            "not-now": translate("lan", "You have turned away the player at {address}."),
            "declined": translate("lan", "Someone at {address} has declined."),
            "version": translate("lan", "Someone at {address} has another version of the program."),
        }.get(code, translate("lan", "Someone at {address} came and left."))
        self._panel.show_news(words.format(address=address))

    def _knocked(self, knocks: tuple[Knock, ...]) -> None:
        self._knocks = knocks
        self._panel.show_knock(knocks[0] if knocks else None)

    def _welcome(self) -> None:
        if self._knocks:
            self._game.welcome(self._knocks[0])

    def _turn_away(self) -> None:
        if self._knocks:
            self._game.turn_away(self._knocks[0])

    def _visited(self, address: str) -> None:
        self._quiet.stop()
        self._guest = address
        self._panel.show_news(translate("lan", "Someone at {address} is connecting.").format(address=address))

    def _seated(self, name: str) -> None:
        self._name = name
        self._panel.show_news(translate("lan", "{name} is here, reading the invitation.").format(name=name))

    def _lit(self) -> None:
        words = translate("lan", "On your network it is listed as “{name}”. If it is not listed, use this address:")
        self._panel.show_seen(words.format(name=self._game.lobby.name))

    def _dark(self, reason: str) -> None:
        words = translate("lan", "It cannot be announced on the network. Tell your opponent the address:")
        self._panel.show_seen(words)

    def _nobody(self) -> None:
        words = translate(
            "lan",
            "Nobody has reached you yet. If your opponent cannot connect, a firewall may be blocking port {port} of "
            "this machine: allow Manoeuvre or this port in it.",
        )
        self._panel.show_news(words.format(port=self._game.port))
