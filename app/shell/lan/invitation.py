"""The invitation: who offers which battle, how it differs from the shipped one, what it brings along; yes or no."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from app.board import names
from app.board.theme.parts import Panel, PrimaryButton, QuietButton, Text, Title
from app.board.view.announce import announce
from app.board.words import translate
from app.shell.lan.clock import Limit, limit_words
from app.shell.lan.differences import differences, is_unchanged, particulars, shipped_like
from app.shell.lan.lobby import Invitation
from app.shell.newbattle.scenariowords import army_of
from resources.library import Library
from resources.scenarios import Scenario


class DifferenceList(Panel):
    """At a glance whether a battle is one of those that come with the program, and else everything that is not."""

    def __init__(self) -> None:
        super().__init__(part="notice", padding=12, spacing=6)
        self.head = Text(type="strong")
        self.column.addWidget(self.head)
        self.lines: list[Text] = []

    def show_scenario(self, scenario: Scenario, library: Library) -> None:
        shipped = shipped_like(scenario, library)
        told: list[str] = []
        if shipped is None:
            told = particulars(scenario, library)
            head = translate("lan", "This is not one of the scenarios that come with the program.")
        elif is_unchanged(scenario, shipped):
            head = translate("lan", "This is the shipped scenario “{title}”, unchanged.")
        else:
            told = differences(scenario, shipped, library)
            head = translate("lan", "Differs from the shipped scenario “{title}”:")
        title = translate("scenarios", shipped.title) if shipped is not None else ""
        self.head.setText(head.format(title=title))
        unchanged = shipped is not None and not told
        self.head.set_tone("good" if unchanged else "warning")
        for line in self.lines:
            self.column.removeWidget(line)
            line.deleteLater()
        self.lines = [Text(f"• {words}") for words in told]
        for line in self.lines:
            self.column.addWidget(line)
        self.setAccessibleName(self.head.text())
        self.setAccessibleDescription(" ".join(told))

    @property
    def unchanged(self) -> bool:
        return not self.lines and self.head.property("tone") == "good"


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

    def show_invitation(self, invitation: Invitation, scenario: Scenario, library: Library) -> None:
        self.title.setText(translate("lan", "{name} invites you").format(name=invitation.host))
        self.battle.setText(translate("scenarios", scenario.title))
        army = army_of(scenario, invitation.seat, library)
        if army is not None:
            self.side.setText(translate("lan", "You would lead {nation}.").format(nation=names.nation(army)))
        elif invitation.seat == 0:
            self.side.setText(translate("lan", "You would lead the blue side."))
        else:
            self.side.setText(translate("lan", "You would lead the red side."))
        self.clock.setText(limit_words(Limit.of(invitation.header)))
        self.list.show_scenario(scenario, library)
        words = translate("lan", "{name} sent this along: {things}. It is shown here, and kept if you accept.")
        self.sent.setText(words.format(name=invitation.host, things=", ".join(invitation.received)))
        self.sent.setVisible(bool(invitation.received))
        # A player who pressed Enter to join must not accept an unread invitation with the same key press.
        self.accept.setAutoDefault(False)
        (self.accept if self.list.unchanged else self.decline).setFocus(Qt.FocusReason.OtherFocusReason)
        told = (self.title, self.battle, self.side, self.clock, self.list.head, *self.list.lines)
        announce(self, ". ".join(part.text().rstrip(".") for part in told), urgent=True)
