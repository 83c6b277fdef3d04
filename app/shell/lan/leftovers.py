"""What earlier meetings have left: battles to go on with, and opponents who are known again."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from app.board.fault_words import file_words
from app.board.words import translate
from app.shell.lan.game import LanGame
from app.shell.lan.journal import Unusable, delete
from app.shell.lan.notes import sweep
from app.shell.lan.people import Left, left_battles
from app.shell.lan.places import place_of
from app.shell.lan.words import disk_words
from resources.folder import LAN_FOLDER

if TYPE_CHECKING:
    from app.shell.lan.screen import LanScreen


class Leftovers(QObject):
    """Fills the panels beside hosting and joining, and does what is pressed there."""

    def __init__(self, screen: "LanScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._desktop = screen.desktop
        screen.you.named.connect(lambda name: self._desktop.change(name=name))
        screen.left.go_on.connect(self.go_on)
        screen.left.delete.connect(self.ask_delete)
        screen.known.forget.connect(self.forget)

    def fill(self) -> None:
        """Who one is, whom one knows, and what was left."""
        screen = self._screen
        lobby = screen.lobby()
        if lobby is not None:
            screen.you.show_fingerprint(lobby.identity.fingerprint)
            screen.known.show_known(lobby.known.names())
            sweep(lobby.folder / LAN_FOLDER)
            screen.left.show_left(left_battles(lobby.folder, self._desktop.library))
            screen.columns.fit()

    def go_on(self, left: Left) -> None:
        """Back to the battle: the former host hosts again, the former guest knocks where he did."""
        lobby = self._screen.lobby()
        if lobby is None:
            return
        place = place_of(lobby.folder, left.number, left.hosted)
        lobby.offer = None
        game = LanGame(lobby)
        if left.hosted:
            # The same port as before, if it is free: that is where the other side knocks.
            fault = game.host("", place.port if place is not None else 0) and game.host()
            if fault:
                self._desktop.trouble.emit(fault)
                return
        self._screen.take(game, left.battle if left.hosted else "")
        try:
            game.take_up(left.path)
        except (Unusable, OSError) as fault:
            self._screen.end()
            self._desktop.trouble.emit(disk_words(fault) if isinstance(fault, OSError) else file_words(str(fault)))
            return
        if not left.hosted and place is not None:
            game.join(place.address, place.port)

    def ask_delete(self, left: Left) -> None:
        box = QMessageBox(self._screen)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setText(translate("lan", "Delete this battle?"))
        box.setWindowTitle(box.text())
        words = translate("lan", "{name} will not be able to resume it either.")
        box.setInformativeText(words.format(name=left.opponent))
        yes = box.addButton(translate("lan", "Delete"), QMessageBox.ButtonRole.DestructiveRole)
        no = box.addButton(translate("lan", "Keep it"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        yes.clicked.connect(lambda: self.delete(left))
        box.open()

    def delete(self, left: Left) -> None:
        try:
            delete(left.path)
        except Unusable as fault:
            self._desktop.trouble.emit(str(fault))
        except OSError as error:
            self._desktop.trouble.emit(disk_words(error))
        self.fill()

    def forget(self, fingerprint: str) -> None:
        lobby = self._screen.lobby()
        if lobby is not None:
            lobby.known.forget(bytes.fromhex(fingerprint))
        self.fill()
