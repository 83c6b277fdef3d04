"""A host who has come back somewhere else, with another address or port, is found again by the network."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from app.board.lifetime import delete_later
from app.shell.lan.discovery import Found, Lookout
from app.shell.lan.game import LanGame

AFTER: Final = 12_000
"""Milliseconds without a link before the network is asked. Until then the old place is knocked at alone."""


class Seeking(QObject):
    """For a guest. Places are told apart by certificates, since names are anybody's; whoever answers must hold it."""

    def __init__(self, game: LanGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._lookout: Lookout | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AFTER)
        self._timer.timeout.connect(self._begin)

    def follow(self, wanted: bool) -> None:
        """Whether anybody has to be found."""
        if not wanted or self._game.hosting:
            self._timer.stop()
            self._end()
        elif self._lookout is None and not self._timer.isActive():
            self._timer.start()

    def _begin(self) -> None:
        self._lookout = Lookout(self)
        self._lookout.changed.connect(self.found)
        self._lookout.begin()

    def _end(self) -> None:
        lookout, self._lookout = self._lookout, None
        if lookout is not None:
            lookout.end()
            delete_later(lookout)

    def found(self, found: list[Found]) -> None:
        opponent = self._game.opponent_certificate
        places = [place for host in found if host.playable and host.certificate == opponent for place in host.places]
        if places and opponent and not self._game.connected:
            self._game.look_at(places)
