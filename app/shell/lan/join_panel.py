"""Joining: the battles that the network tells of, an address typed by hand, and the code."""

from collections import Counter
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.board.announce import announce
from app.board.lifetime import delete_later
from app.board.theme import fonts
from app.board.theme.parts import Field, Panel, PrimaryButton, QuietButton, Text, Title
from app.board.translation import translate
from app.shell.lan.clock import Limit, limit_words
from app.shell.lan.discovery import Found
from app.shell.lan.lobby import Invitation
from app.shell.lan.offers import Differences, GameOffers
from app.shell.lan.text import fingerprint_words
from app.shell.lists import Entry, PictureList

HIGHEST_PORT: Final = 65535


def place_of(text: str) -> tuple[str, int] | None:
    """An address and a port as typed; None if it is neither.

    >>> place_of(" 192.168.1.7:40123 "), place_of("[fe80::1]:77"), place_of("desk")
    (('192.168.1.7', 40123), ('fe80::1', 77), None)
    """
    address, _, port = text.strip().rpartition(":")
    address = address.strip("[]")
    if not address or not port.isdecimal() or not 0 < int(port) <= HIGHEST_PORT:
        return None
    return address, int(port)


class JoinPanel(Panel):
    """What is typed wins; choosing from the list types it."""

    join = Signal(str, int)
    watch = Signal(str, int)
    cancel = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._found: dict[str, Found] = {}
        self.column.addWidget(Title(translate("lan", "Join a battle")))
        self.list = PictureList(translate("lan", "Battles on your network"))
        self.list.setMinimumHeight(round(120 * fonts.scale()))
        self.list.chosen.connect(self._choose)
        self.list.opened.connect(lambda key: self._press(False))
        self.nobody = Text(translate("lan", "Looking for battles on your network."), tone="muted")
        self.column.addWidget(self.nobody)
        self.column.addWidget(self.list, 1)
        self.address = Field()
        self.address.setPlaceholderText(translate("lan", "192.168.1.7:40123"))
        self.code = Field()
        self.code.setPlaceholderText(translate("lan", "Only the first time"))
        self.code.setMaxLength(20)
        for words, field in (
            (translate("lan", "Address and port"), self.address),
            (translate("lan", "Code"), self.code),
        ):
            field.setAccessibleName(words)
            self.column.addWidget(Text(words, "small", "muted"))
            self.column.addWidget(field)
            field.returnPressed.connect(lambda: self._press(False))
            field.textChanged.connect(lambda _: self._allow())
        row = QHBoxLayout()
        self.join_button = PrimaryButton(translate("lan", "Join"), "sabres")
        self.watch_button = QuietButton(translate("lan", "Watch"), "eye")
        self.cancel_button = QuietButton(translate("lan", "Stop"), "cross")
        self.join_button.clicked.connect(lambda: self._press(False))
        self.watch_button.clicked.connect(lambda: self._press(True))
        self.cancel_button.clicked.connect(self.cancel)
        row.addWidget(self.join_button, 1)
        row.addWidget(self.watch_button)
        row.addWidget(self.cancel_button)
        self.column.addLayout(row)
        self.status = Text()
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.column.addWidget(self.status)
        # Without a list there is room to spare; it belongs at the foot.
        self._spare = QWidget()
        self._spare.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.column.addWidget(self._spare, 1)
        self._busy = False
        self.list.hide()
        self._allow()

    def show_found(self, found: list[Found]) -> None:
        chosen = self.list.key
        self._found = {entry.key: entry for entry in found}
        names = Counter(entry.name.casefold() for entry in found)
        self.list.show_entries([_entry(entry, names[entry.name.casefold()] > 1) for entry in found], chosen)
        self.list.setVisible(bool(found))
        self._spare.setVisible(not found)
        self.nobody.setVisible(not found)
        self.nobody.setText(
            translate("lan", "No battles on your network yet. If your opponent hosts one, type its address.")
        )

    def show_blind(self, reason: str) -> None:
        words = translate("lan", "This machine cannot list battles on the network. Type the address instead.")
        self.nobody.setText(words)

    def tell(self, words: str, *, busy: bool = False, warning: bool = False) -> None:
        """How the joining goes."""
        self._busy = busy
        self.status.setText(words)
        self.status.set_tone("warning" if warning else "ink")
        self._allow()
        announce(self, words, urgent=warning)

    def _allow(self) -> None:
        ready = place_of(self.address.text()) is not None
        why = "" if ready else translate("lan", "Choose a battle, or type an address and a port.")
        for button in (self.join_button, self.watch_button):
            button.setEnabled(ready and not self._busy)
            button.setToolTip(why)
        self.cancel_button.setVisible(self._busy)
        for field in (self.address, self.code):
            # Not disabled: the focus would leave the field while somebody types in it.
            field.setReadOnly(self._busy)

    def _choose(self, key: str) -> None:
        found = self._found.get(key)
        if found is not None:
            self.address.setText(f"{found.address}:{found.port}")
            self.code.setFocus(Qt.FocusReason.OtherFocusReason)
            if not found.playable:
                self.tell(
                    translate("lan", "That program is of another version. Update the older of the two."), warning=True
                )

    def _press(self, watching: bool) -> None:
        place = place_of(self.address.text())
        if place is not None and not self._busy:
            (self.watch if watching else self.join).emit(*place)


def _entry(found: Found, told_apart: bool = False) -> Entry:
    """One of several hosts of one name is told apart by its address, and by the words for its certificate."""
    note = "" if found.playable else translate("lan", "Another version")
    battle = found.battle
    if told_apart:
        words = fingerprint_words(bytes.fromhex(found.certificate)) if found.certificate else ""
        battle = " · ".join(part for part in (battle, f"{found.address}:{found.port}", words) if part)
    return Entry(found.key, found.name, battle, note, icon="network", warning=not found.playable)


class DifferenceList(Panel):
    """At a glance whether a battle is one of those that come with the program, and else everything that is not."""

    def __init__(self) -> None:
        super().__init__(part="notice", padding=12, spacing=6)
        self.head = Text(type="strong")
        self.column.addWidget(self.head)
        self.lines: list[Text] = []
        self.unchanged = False

    def show_differences(self, found: Differences) -> None:
        self.unchanged = found.unchanged
        self.head.setText(found.head)
        self.head.set_tone("good" if found.unchanged else "warning")
        for line in self.lines:
            self.column.removeWidget(line)
            delete_later(line)
        self.lines = [Text(f"• {words}") for words in found.lines]
        for line in self.lines:
            self.column.addWidget(line)
        self.setAccessibleName(self.head.text())
        self.setAccessibleDescription(" ".join(found.lines))


class InvitationPanel(Panel):
    """The battle itself is shown beside it."""

    accepted = Signal()
    declined = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = Title()
        self.title.setWordWrap(True)
        self.battle = Title(type="subtitle")
        self.battle.setWordWrap(True)
        self.side = Text()
        self.clock = Text()
        self.list = DifferenceList()
        self.sent = Text()
        for part in (self.title, self.battle, self.side, self.clock, self.list, self.sent):
            self.column.addWidget(part)
        row = QHBoxLayout()
        self.accept = PrimaryButton(translate("lan", "Accept the battle"), "sabres")
        self.decline = QuietButton(translate("lan", "Decline"), "cross")
        self.accept.clicked.connect(self.accepted)
        self.decline.clicked.connect(self.declined)
        row.addWidget(self.accept, 1)
        row.addWidget(self.decline)
        self.column.addLayout(row)
        self.column.addStretch(1)

    def show_invitation(self, invitation: Invitation, offers: GameOffers, scenario: Any, library: Any) -> None:
        self.title.setText(translate("lan", "{name} invites you").format(name=invitation.host))
        self.battle.setText(offers.title(scenario))
        self.side.setText(offers.seat_words(scenario, invitation.seat, library))
        self.clock.setText(limit_words(Limit.of(invitation.header)))
        self.list.show_differences(offers.differences(scenario, library))
        words = translate("lan", "{name} sent this along: {things}. It is shown here, and kept if you accept.")
        self.sent.setText(words.format(name=invitation.host, things=", ".join(invitation.received)))
        self.sent.setVisible(bool(invitation.received))
        # A player who pressed Enter to join must not accept an unread invitation with the same key press.
        self.accept.setAutoDefault(False)
        (self.accept if self.list.unchanged else self.decline).setFocus(Qt.FocusReason.OtherFocusReason)
        told = (self.title, self.battle, self.side, self.clock, self.list.head, *self.list.lines)
        announce(self, ". ".join(part.text().rstrip(".") for part in told), urgent=True)
