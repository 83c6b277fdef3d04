"""Play over LAN: host a battle or join one, meet known opponents again, and go on with what was left."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.board.fault_words import fault_words
from app.board.lifetime import delete_later
from app.board.theme.parts import FlatButton, Segmented
from app.board.translation import translate
from app.shell.columns import Columns, Group, TopBar
from app.shell.desktop import Desktop, Help, Home, Lan, LanFight, NewBattle
from app.shell.games import game_of, shown_games
from app.shell.lan.discovery import Lookout
from app.shell.lan.host_panel import Hosting, HostPanel
from app.shell.lan.identity import own
from app.shell.lan.join_panel import InvitationPanel, JoinPanel
from app.shell.lan.lobby import Invitation, Lobby, Offer
from app.shell.lan.offers import BattleOffer, GameOffers, OfferSheets, offers_of
from app.shell.lan.pairing import new_code
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.spectator import Spectator
from app.shell.lan.text import disk_words, refusal_words
from app.shell.lan.unfinished import KnownPanel, LeftPanel, UnfinishedBattles, YouPanel, usual_name
from app.shell.play.participants import ELSEWHERE, HUMAN, Participant
from app.shell.version import version
from engine.game import Phrase
from engine.record import Header, RecordFault
from resources.content import content_for
from resources.faults import Rejected

HOST = "host"
JOIN = "join"


class LanScreen(QWidget):
    """Holds the game until it begins; then it belongs to the play screen."""

    def __init__(self, desktop: Desktop, place: Lan | None = None) -> None:
        super().__init__()
        self.desktop = desktop
        self.setWindowTitle(translate("lan", "Play over LAN"))
        place = place or Lan()
        game = game_of(place.game).id
        self._sheets = {shown.id: offers_of(shown.id).sheets(desktop.library(shown.id)) for shown in shown_games()}
        library = desktop.library(game)
        scenario = place.scenario or offers_of(game).begin(library, desktop.settings.scenario)
        self.offered = BattleOffer(game, scenario, max(place.seat, 0))
        self.game: RemoteBattle | Spectator | None = None
        self.hosting: Hosting | None = None
        self.lookout: Lookout | None = None
        self._lobby: Lobby | None = None
        self.host = HostPanel()
        self.join = JoinPanel()
        self.invitation = InvitationPanel()
        self.you = YouPanel(desktop.settings.name)
        self.left = LeftPanel()
        self.known = KnownPanel()
        self.unfinished = UnfinishedBattles(self)
        self._build(HOST if place.scenario is not None else JOIN)
        self._connect()
        self.show_offer(self.offered)
        # The first time a certificate has to be made, and the window is to be on the screen before that.
        QTimer.singleShot(0, self.unfinished, self.unfinished.fill)

    def now(self) -> Lan:
        return Lan(self.offered.scenario, self.offered.seat, self.offered.game)

    @property
    def offers(self) -> GameOffers:
        return offers_of(self.offered.game)

    @property
    def sheets(self) -> OfferSheets:
        """Of the game that is offered here."""
        return self._sheets[self.offered.game]

    def closeEvent(self, event: QCloseEvent) -> None:
        self.end()
        if self.lookout is not None:
            self.lookout.end()
        super().closeEvent(event)

    # What is shown

    def show_offer(self, offer: BattleOffer) -> None:
        self.offered = offer
        library = self.desktop.library(offer.game)
        self.host.show_offer(offer, self.offers, library)
        self.sheets.show_offer(offer, library, settled=self.hosting is not None)

    def _choose_game(self, game: str) -> None:
        scenario = offers_of(game).begin(self.desktop.library(game))
        self.show_offer(BattleOffer(game, scenario, self.offered.seat))
        self._show_sheets(self.offered.game)
        self.columns.fit()

    def _show_sheets(self, game: str, invited: bool = False) -> None:
        """Those of one game; of none if it is empty."""
        for id, sheets in self._sheets.items():
            sheets.set_visible(id == game, invited and id == game)

    def set_mode(self, mode: str) -> None:
        """Whoever changes his mind withdraws what he was about."""
        self.end()
        self._show_mode(mode)

    def _show_mode(self, mode: str, invited: bool = False) -> None:
        self.modes.blockSignals(True)
        self.modes.choose(mode)
        self.modes.blockSignals(False)
        self.host.setVisible(mode == HOST)
        self.join.setVisible(mode == JOIN and not invited)
        self.invitation.setVisible(invited)
        if not invited:
            self._show_sheets(self.offered.game if mode == HOST else "")
            self.show_offer(self.offered)
        self.columns.fit()
        if mode == JOIN:
            self._look_out()
            self.join.address.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.host.show_choice()
            self.host.offer_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def lobby(self) -> Lobby | None:
        """What this side brings to a meeting; None, and told, if no certificate can be kept."""
        if self._lobby is None:
            folder = self.desktop.folder
            try:
                self._lobby = Lobby(folder, own(folder), "", version(), self._library)
            except OSError as error:
                self.desktop.trouble.emit(disk_words(error))
                return None
        self._lobby.name = self.desktop.settings.name or usual_name()
        return self._lobby

    def _library(self, header: Header) -> Any:
        """Read anew: an opponent may have sent something for it. Raises OtherContent."""
        content = content_for(header)
        library = self.desktop.library(header.game)
        content.reread(library)
        return library

    # Hosting

    def offer(self) -> None:
        """Offer the battle as it stands."""
        lobby = self.lobby()
        if lobby is None:
            return
        content, library = self.offers.content, self.desktop.library(self.offered.game)
        created = datetime.now(UTC).isoformat()
        try:
            self.offers.check(self.offered.scenario, library)
            header, _ = content.prepare(self.offered.scenario, library, created, version(), (HUMAN, HUMAN))
        except Rejected as rejected:
            self.desktop.trouble.emit(fault_words(rejected.faults[0]))
            return
        header = replace(header, terms=self.host.limit.terms())
        code = new_code()
        lobby.offer = Offer(header.line(), self.offered.seat, code)
        game = RemoteBattle(lobby)
        fault = game.host()
        if fault:
            words = translate("lan", "No battle can be hosted on this machine: {reason}.")
            self.desktop.trouble.emit(words.format(reason=fault))
            game.close()
            return
        self.take(game, self.offers.title(self.offered.scenario), code)
        self.show_offer(self.offered)

    def withdraw(self) -> None:
        self.end()
        self.host.show_choice()
        self.show_offer(self.offered)
        self.host.offer_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_full(self) -> None:
        scenario = self.offers.begin(self.desktop.library(self.offered.game), self.offers.full)
        self.show_offer(replace(self.offered, scenario=scenario))

    def _compose(self) -> None:
        participants = [Participant(HUMAN), Participant(ELSEWHERE)]
        one, two = participants if self.offered.seat == 0 else participants[::-1]
        self.desktop.go.emit(NewBattle(self.offered.scenario, (one, two), self.offered.game))

    # Joining

    def reach(self, address: str, port: int) -> None:
        lobby = self.lobby()
        if lobby is None:
            return
        self.end()
        lobby.offer = None
        lobby.code = self.join.code.text()
        game = RemoteBattle(lobby)
        self.take(game)
        self.join.tell(translate("lan", "Connecting to {address}.").format(address=address), busy=True)
        game.join(address, port)

    def watch(self, address: str, port: int) -> None:
        lobby = self.lobby()
        if lobby is None:
            return
        self.end()
        gallery = Spectator(lobby)
        self.game = gallery
        gallery.began.connect(self._begin)
        gallery.refused.connect(self._refused)
        gallery.linked.connect(self._watching)
        self.join.tell(translate("lan", "Connecting to {address}.").format(address=address), busy=True)
        gallery.join(address, port)

    def stop(self) -> None:
        self.end()
        self.join.tell("")

    def _watching(self, linked: bool) -> None:
        if linked:
            self.join.tell(translate("lan", "You are connected. The battle has not begun yet."), busy=True)
        else:
            self.end()
            self.join.tell(translate("lan", "The host has gone."), warning=True)

    def _look_out(self) -> None:
        if self.lookout is None:
            self.lookout = Lookout(self)
            self.lookout.changed.connect(self.join.show_found)
            self.lookout.blind.connect(self.join.show_blind)
            self.lookout.begin()

    # The game until it begins

    def take(self, game: RemoteBattle, hosted: str = "", code: str = "") -> None:
        """Hold a game until it begins; one that is hosted is made known as this battle."""
        self.end()
        self.game = game
        game.began.connect(self._begin)
        game.invited.connect(self._invited)
        game.refused.connect(self._refused)
        game.trouble.connect(self._trouble)
        game.asked_for.connect(self._asked_for)
        if hosted:
            self.hosting = Hosting(game, self.host, hosted)
            self.hosting.begin(code) if code else self.hosting.light()

    def _begin(self) -> None:
        """It belongs to the play screen from here on."""
        game, self.game = self.game, None
        if game is None:
            return
        for signal, slot in ((game.began, self._begin), (game.refused, self._refused)):
            signal.disconnect(slot)
        if isinstance(game, RemoteBattle):
            game.invited.disconnect(self._invited)
            game.trouble.disconnect(self._trouble)
            game.asked_for.disconnect(self._asked_for)
            if self.hosting is not None:
                self.hosting.hand_over()
                self.hosting = None
        else:
            game.linked.disconnect(self._watching)
        self.desktop.go.emit(LanFight(game))

    def end(self) -> None:
        if self.hosting is not None:
            self.hosting.end()
            self.hosting = None
        game, self.game = self.game, None
        if game is not None:
            game.close()
            delete_later(game)

    def _invited(self, invitation: Invitation) -> None:
        game = invitation.header.game
        try:
            content, offers = content_for(invitation.header), offers_of(game)
            library = content.including(self.desktop.library(game), invitation.texts)
            scenario = content.scenario_in(invitation.header, library)
            offers.check(scenario, library)
            sheets = self._sheets[game]
        except (Rejected, RecordFault, KeyError, TypeError):
            # What cannot be shown cannot be accepted.
            self._decline()
            words = translate("lan", "You were offered a battle that this program cannot show, so it was declined.")
            self.join.tell(words, warning=True)
            return
        self._show_mode(JOIN, invited=True)
        sheets.show_offer(BattleOffer(game, scenario, invitation.seat), library, settled=True, sender=invitation.host)
        self._show_sheets(game, invited=True)
        self.columns.fit()
        self.invitation.show_invitation(invitation, offers, scenario, library)
        # New rows are shown by Qt a moment later, and only then is known how high everything is.
        QTimer.singleShot(0, self, self.columns.measure)

    def _asked_for(self) -> None:
        words = translate(
            "lan", "Your opponent has been asked whether to play with you. With the code you need not wait."
        )
        self.join.tell(words, busy=True)

    def _accept(self) -> None:
        if isinstance(self.game, RemoteBattle):
            self.game.accept()

    def _decline(self) -> None:
        if isinstance(self.game, RemoteBattle):
            self.game.decline()
        self.end()
        self._show_mode(JOIN)
        self.join.tell(translate("lan", "You have declined."))

    def _refused(self, code: str, sentence: Phrase) -> None:
        if self.hosting is not None:
            self.hosting.refused(code)
            return
        self.end()
        self._show_mode(JOIN)
        self.join.tell(refusal_words(code, sentence), warning=True)
        if code in ("wrong-code", "code-needed"):
            self.join.code.setFocus(Qt.FocusReason.OtherFocusReason)
            self.join.code.selectAll()

    def _trouble(self, sentence: str) -> None:
        if self.hosting is None and self.join.isVisible():
            words = translate("lan", "{reason} Trying again until you stop.").format(reason=sentence)
            self.join.tell(words, busy=True, warning=True)
        else:
            self.desktop.trouble.emit(sentence)

    # Building

    def _build(self, mode: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.bar = TopBar(translate("lan", "Play over LAN"))
        self.modes = Segmented(
            [(HOST, translate("lan", "Host")), (JOIN, translate("lan", "Join"))], translate("lan", "Host or join")
        )
        self.bar.add_middle(self.modes)
        self.help = FlatButton(translate("lan", "Help"), "help")
        self.help.clicked.connect(lambda: self.desktop.go.emit(Help("lan")))
        self.bar.add_tool(self.help)
        column.addWidget(self.bar)
        # Takes what height the people leave, in whichever column they stand.
        spare = QWidget()
        spare.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.columns = Columns(
            [
                Group((self.host, self.join, self.invitation), 500, 400),
                Group([panel for sheets in self._sheets.values() for panel in sheets.panels], 480, 400),
                Group((self.you, self.left, self.known, spare), 360, 320),
            ]
        )
        column.addWidget(self.columns, 1)
        for panel in (self.you, self.left, self.known):
            panel.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.left.hide()
        self.known.hide()
        self._show_mode(mode)

    def _connect(self) -> None:
        self.bar.back.clicked.connect(lambda: self.desktop.go.emit(Home()))
        self.modes.chosen.connect(self.set_mode)
        self.host.offer.connect(self.offer)
        self.host.cancel.connect(self.withdraw)
        self.host.compose.connect(self._compose)
        self.host.full.connect(self._choose_full)
        self.join.join.connect(self.reach)
        self.join.watch.connect(self.watch)
        self.join.cancel.connect(self.stop)
        self.invitation.accepted.connect(self._accept)
        self.invitation.declined.connect(self._decline)
        self.host.game.connect(self._choose_game)
        for sheets in self._sheets.values():
            sheets.changed.connect(self.show_offer)
