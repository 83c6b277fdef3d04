"""What earlier meetings have left: battles to go on with, and opponents who are known again."""

import getpass
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from app.board.lifetime import delete_later
from app.board.theme.parts import Field, IconButton, Panel, QuietButton, Text, Title
from app.board.translation import translate
from app.shell.lan.identity import place_of
from app.shell.lan.journal import CLAIMED, Libraries, Unusable, agreement_of, claims, delete, journals, sweep
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.text import disk_words, fingerprint_words
from app.shell.lan.wire import LONGEST_NAME
from engine.record import RecordFault, read
from resources.content import content_for
from resources.faults import Rejected
from resources.folder import LAN_FOLDER

if TYPE_CHECKING:
    from app.shell.lan.screen import LanScreen


USUAL: Final = "Player"


def usual_name() -> str:
    """What somebody is called who has not said so."""
    try:
        return getpass.getuser().capitalize()[:LONGEST_NAME] or USUAL
    except (OSError, KeyError):
        return USUAL


class Left(NamedTuple):
    """A battle that was left."""

    path: Path
    opponent: str
    battle: str
    hosted: bool
    claimed: bool
    number: str
    broken: bool = False
    """Its file cannot be read."""


def left_battles(folder: Path, library: Libraries) -> list[Left]:
    found = []
    for path in (*journals(folder), *claims(folder)):
        agreement = agreement_of(path)
        if agreement is None:
            words = translate("lan", "Its file cannot be read ({file}). The battle cannot be resumed.")
            found.append(Left(path, "", words.format(file=path.name), False, False, "", True))
        else:
            claimed = path.suffix == CLAIMED
            title = battle_title(agreement.header, library)
            found.append(Left(path, agreement.name, title, agreement.hosted, claimed, agreement.battle.hex()))
    return found


def battle_title(header: str, library: Libraries) -> str:
    try:
        found = read(header.encode() + b"\n").header
        content = content_for(found)
        return translate("scenarios", content.title(content.read_scenario(found.start, library(found))))
    except (RecordFault, Rejected):
        return translate("lan", "A battle with armies or sections you no longer have")


class YouPanel(Panel):
    """The name that others see, and the words by which they know this machine again."""

    named = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.column.addWidget(Title(translate("lan", "You")))
        self.field = Field(name)
        self.field.setPlaceholderText(usual_name())
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(translate("lan", "Your name"))
        self.field.editingFinished.connect(lambda: self.named.emit(self.field.text().strip()))
        self.column.addWidget(self.field)
        self.words = Text(type="small", tone="muted")
        self.column.addWidget(self.words)

    def show_fingerprint(self, fingerprint: bytes) -> None:
        words = translate("lan", "Your words: {words}")
        self.words.setText(words.format(words=fingerprint_words(fingerprint)))
        self.words.setToolTip(
            translate("lan", "Other players know your program by these words. Compare them if in doubt.")
        )


class Rows(Panel):
    """A title and rows with buttons; hidden while there is nothing to list."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.column.addWidget(Title(title))
        self._shown: list[QWidget] = []
        self._note = Text(type="small", tone="muted")
        self._note.hide()
        self.column.addWidget(self._note)

    def clear(self) -> None:
        self._note.hide()
        for row in self._shown:
            self.column.removeWidget(row)
            row.hide()
            delete_later(row)
        self._shown = []

    def add(self, title: str, detail: str, buttons: Sequence[QWidget]) -> None:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 2, 0, 2)
        words = QVBoxLayout()
        words.setSpacing(0)
        for text, type, tone in ((title, "strong", "ink"), (detail, "small", "muted")):
            words.addWidget(Text(text, type, tone))
        line.addLayout(words, 1)
        for button in buttons:
            button.setAccessibleDescription(f"{title}. {detail}")
            line.addWidget(button)
        self._shown.append(row)
        self.column.addWidget(row)

    def note(self, words: str) -> None:
        """A word about all of them, below."""
        self._note.setText(words)
        self.column.removeWidget(self._note)
        self.column.addWidget(self._note)
        self._note.show()

    @property
    def count(self) -> int:
        return len(self._shown)


def _button(words: str, icon: str, do: Callable[[], None]) -> QuietButton:
    button = QuietButton(words, icon)
    button.clicked.connect(lambda _=False: do())
    return button


def _icon(name: str, icon: str, do: Callable[[], None]) -> IconButton:
    button = IconButton(icon, name)
    button.clicked.connect(lambda _=False: do())
    return button


class LeftPanel(Rows):
    """Battles to go on with, and those that were claimed."""

    go_on = Signal(object)
    """Left."""
    delete = Signal(object)

    def __init__(self) -> None:
        super().__init__(translate("lan", "Unfinished battles"))

    def show_left(self, left: Sequence[Left]) -> None:
        self.clear()
        for battle in left:
            detail = battle.battle
            buttons: list[QWidget] = []
            if battle.claimed:
                detail = translate("lan", "{battle}. It broke off and cannot be resumed.").format(battle=battle.battle)
            elif not battle.broken:
                go = translate("lan", "Continue")
                buttons.append(_button(go, "play", partial(self.go_on.emit, battle)))
            away = translate("lan", "Delete this battle")
            buttons.append(_icon(away, "trash", partial(self.delete.emit, battle)))
            title = translate("lan", "With {name}").format(name=battle.opponent)
            if battle.broken:
                title = translate("lan", "A damaged battle")
            self.add(title, detail, buttons)
        if any(not battle.claimed and not battle.broken for battle in left):
            words = translate(
                "lan", "Unfinished battles are resumed first. Delete one to start afresh with that player."
            )
            self.note(words)
        self.setVisible(bool(left))


class KnownPanel(Rows):
    """Opponents met before, who need no code."""

    forget = Signal(str)
    """A fingerprint as hexadecimal figures."""

    def __init__(self) -> None:
        super().__init__(translate("lan", "Known opponents"))

    def show_known(self, known: dict[str, str]) -> None:
        self.clear()
        for fingerprint, name in known.items():
            away = translate("lan", "Forget {name}").format(name=name)
            button = _icon(away, "trash", partial(self.forget.emit, fingerprint))
            self.add(name, fingerprint_words(bytes.fromhex(fingerprint)), [button])
        self.setVisible(bool(known))


class UnfinishedBattles(QObject):
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
            screen.left.show_left(left_battles(lobby.folder, lambda header: self._desktop.library(header.game)))
            screen.columns.fit()

    def go_on(self, left: Left) -> None:
        """Back to the battle: the former host hosts again, the former guest knocks where he did."""
        lobby = self._screen.lobby()
        if lobby is None:
            return
        place = place_of(lobby.folder, left.number, left.hosted)
        lobby.offer = None
        game = RemoteBattle(lobby)
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
            self._desktop.trouble.emit(disk_words(fault) if isinstance(fault, OSError) else str(fault))
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
