"""An offer while it stands: made known on the network, who is trying, and how many wrong codes are left."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from app.board.words import translate
from app.shell.lan.discovery import Lamp, own_addresses
from app.shell.lan.game import LanGame
from app.shell.lan.hostpanel import HostPanel
from app.shell.lan.pairing import TRIES

QUIET: Final = 60_000
"""Milliseconds after which a host whom nobody has reached is told what may be the matter."""


class Hosting(QObject):
    """Speaks through the host's panel, until somebody has accepted."""

    def __init__(self, game: LanGame, panel: HostPanel, battle: str) -> None:
        super().__init__(panel)
        self._game = game
        self._panel = panel
        self._battle = battle
        self._visitor = ""
        game.visited.connect(self._visited)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._nobody)

    def begin(self, code: str) -> None:
        name = self._game.lobby.name
        self._panel.show_offer(name, code, own_addresses(), self._game.port)
        self._panel.show_tries(TRIES)
        self._quiet.start()
        self.light()

    def light(self) -> None:
        """Make it known on the network."""
        lamp = Lamp(self._game)
        lamp.lit.connect(self._lit)
        lamp.dark.connect(self._dark)
        self._game.lamp = lamp
        lamp.light(self._game.lobby.name, self._battle, self._game.port)

    def hand_over(self) -> None:
        """The battle begins; the lamp burns on for spectators."""
        self._quiet.stop()
        self._game.visited.disconnect(self._visited)
        if self._game.lamp is not None:
            self._game.lamp.lit.disconnect(self._lit)
            self._game.lamp.dark.disconnect(self._dark)
        self.deleteLater()

    def end(self) -> None:
        self._quiet.stop()
        self.deleteLater()

    def refused(self, code: str) -> bool:
        """Somebody tried in vain; False if the offer does not stand any longer."""
        offer = self._game.lobby.offer
        if offer is None:
            return False
        self._panel.show_tries(offer.tries)
        words = {
            "wrong-code": translate("lan", "Somebody at {address} has tried a wrong code."),
            "code-needed": translate("lan", "Somebody at {address} is about to type the code."),
            "declined": translate("lan", "Somebody at {address} has declined."),
            "version": translate("lan", "Somebody at {address} has another version of the program."),
        }.get(code, translate("lan", "Somebody at {address} came and left."))
        self._panel.show_news(words.format(address=self._visitor))
        return True

    def _visited(self, address: str) -> None:
        self._quiet.stop()
        self._visitor = address
        self._panel.show_news(translate("lan", "Somebody at {address} is there.").format(address=address))

    def _lit(self) -> None:
        words = translate("lan", "On your network it is seen as “{name}”. Elsewhere, or if it is not seen, by address:")
        self._panel.show_seen(words.format(name=self._game.lobby.name))

    def _dark(self, reason: str) -> None:
        words = translate("lan", "It cannot be made known on the network ({reason}). Tell your opponent the address:")
        self._panel.show_seen(words.format(reason=reason))

    def _nobody(self) -> None:
        words = translate(
            "lan",
            "Nobody has reached you yet. If your opponent tries in vain, a firewall may block port {port} of this "
            "machine: allow Manoeuvre in it, or this port.",
        )
        self._panel.show_news(words.format(port=self._game.port))
