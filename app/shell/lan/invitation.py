"""The invitation: who offers which battle, which side is one's own, what was sent along; to be accepted or declined."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from app.board import names
from app.board.theme.parts import Panel, PrimaryButton, QuietButton, Text, Title
from app.board.view.announce import announce
from app.board.words import translate
from app.shell.lan.lobby import Invitation
from app.shell.newbattle.scenariowords import army_of
from resources.library import Library
from resources.scenarios import Scenario


class InvitationPanel(Panel):
    """The battle itself is shown beside it."""

    accepted = Signal()
    declined = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = Title()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.battle = Title(type="subtitle")
        self.battle.setWordWrap(True)
        self.side = Text()
        self.sent = Text(type="small", tone="muted")
        for part in (self.title, self.battle, self.side, self.sent):
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
        self.sent.setText(
            translate("lan", "Sent along, checked, and kept among your files if you accept: {names}.").format(
                names=", ".join(invitation.received)
            )
        )
        self.sent.setVisible(bool(invitation.received))
        self.accept.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, f"{self.title.text()}. {self.battle.text()}. {self.side.text()}", urgent=True)
