"""An offer while it stands: made known on the network, who is trying, and who asks to be let in without the code."""

from typing import Any, Final

from PySide6.QtCore import QDate, QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from app.board.announce import announce
from app.board.lifetime import delete_later
from app.board.theme.parts import Panel, PrimaryButton, QuietButton, Rule, Text, Title
from app.board.translation import translate
from app.shell.games import shown_games
from app.shell.lan.clock import LIMITS, Limit, limit_name
from app.shell.lan.discovery import Lamp, own_addresses
from app.shell.lan.meeting import Knock
from app.shell.lan.offers import BattleOffer, GameOffers
from app.shell.lan.remote_battle import RemoteBattle


def spaced(code: str) -> str:
    """
    >>> spaced("ABC234")
    'ABC 234'
    """
    half = (len(code) + 1) // 2
    return f"{code[:half]} {code[half:]}"


class HostPanel(Panel):
    """Two pages: what to offer, and the offer as it stands."""

    offer = Signal()
    cancel = Signal()
    compose = Signal()
    """Another battle, on the page of new battles."""
    welcome = Signal()
    """Play with the known opponent who has no code."""
    turn_away = Signal()
    full = Signal()
    """The set-up, played out between the two."""
    game = Signal(str)
    """Another game is to be played."""

    def __init__(self) -> None:
        super().__init__()
        self._choosing = QWidget()
        self._offering = QWidget()
        self.column.addWidget(Title(translate("lan", "Host a battle")))
        for page in (self._choosing, self._offering):
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(10)
            self.column.addWidget(page)
        self._build_choice(self._choosing.layout())
        self._build_offer(self._offering.layout())
        self.column.addStretch(1)
        self.show_choice()

    def _build_choice(self, column: object) -> None:
        assert isinstance(column, QVBoxLayout)
        self.games = QComboBox()
        self.games.setAccessibleName(translate("lan", "Game"))
        for game in shown_games():
            self.games.addItem(game.name, game.id)
        self.games.setVisible(self.games.count() > 1)
        self.games.currentIndexChanged.connect(lambda place: self.game.emit(self.games.itemData(place)))
        column.addWidget(self.games)
        self.battle = Title(type="subtitle")
        self.battle.setWordWrap(True)
        self.sides = Text()
        self.begins = Text(type="small", tone="muted")
        for part in (self.battle, self.sides, self.begins):
            column.addWidget(part)
        row = QHBoxLayout()
        self.compose_button = QuietButton(translate("lan", "Another battle…"), "edit")
        self.compose_button.setToolTip(translate("lan", "Choose a scenario, or compose field, armies and rules."))
        self.compose_button.clicked.connect(self.compose)
        self.full_button = QuietButton(translate("lan", "Full set-up"), "list")
        self.full_button.clicked.connect(self.full)
        row.addWidget(self.compose_button)
        row.addWidget(self.full_button)
        row.addStretch(1)
        column.addLayout(row)
        self.clock = QComboBox()
        self.clock.setAccessibleName(translate("lan", "Clock"))
        self.clock.setToolTip(translate("lan", "How long each of you may think"))
        for limit in LIMITS:
            self.clock.addItem(limit_name(limit), limit)
        column.addWidget(self.clock)
        column.addWidget(Rule())
        column.addWidget(
            Text(
                translate(
                    "lan",
                    "Your opponent sees the whole battle before accepting. Neither of you can see the other's cards, "
                    "choose what is drawn, or cheat with the dice.",
                ),
                "small",
                "muted",
            )
        )
        self.offer_button = PrimaryButton(translate("lan", "Offer this battle"), "network")
        self.offer_button.clicked.connect(self.offer)
        column.addWidget(self.offer_button)

    def _build_offer(self, column: object) -> None:
        assert isinstance(column, QVBoxLayout)
        column.addWidget(Text(translate("lan", "Tell your opponent this code:")))
        self.code = Title(type="display")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.code)
        self.wrong = Text(type="small", tone="muted")
        column.addWidget(self.wrong)
        column.addWidget(Rule())
        self.seen = Text()
        self.seen.setTextFormat(Qt.TextFormat.PlainText)
        column.addWidget(self.seen)
        self.where = Text("", "strong")
        self.where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout()
        row.addWidget(self.where, 1)
        self.copy = QuietButton(translate("lan", "Copy"), "copy")
        self.copy.setToolTip(translate("lan", "Copy address and code"))
        self.copy.clicked.connect(self._copy)
        row.addWidget(self.copy)
        column.addLayout(row)
        column.addWidget(Rule())
        self.news = Text()
        self.news.setTextFormat(Qt.TextFormat.PlainText)
        column.addWidget(self.news)
        self._build_knock(column)
        self.cancel_button = QuietButton(translate("lan", "Withdraw the offer"), "cross")
        self.cancel_button.clicked.connect(self.cancel)
        column.addWidget(self.cancel_button, 0, Qt.AlignmentFlag.AlignLeft)

    def _build_knock(self, column: QVBoxLayout) -> None:
        self.knock = QWidget()
        row = QVBoxLayout(self.knock)
        row.setContentsMargins(0, 0, 0, 0)
        self.knock_text = Text("", "strong")
        self.knock_text.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(self.knock_text)
        buttons = QHBoxLayout()
        self.welcome_button = PrimaryButton(translate("lan", "Play"), "sabres")
        self.welcome_button.clicked.connect(self.welcome)
        self.turn_away_button = QuietButton(translate("lan", "Not now"), "cross")
        self.turn_away_button.clicked.connect(self.turn_away)
        buttons.addWidget(self.welcome_button)
        buttons.addWidget(self.turn_away_button)
        buttons.addStretch(1)
        row.addLayout(buttons)
        column.addWidget(self.knock)
        self.knock.hide()

    def show_offer(self, offer: BattleOffer, offers: GameOffers, library: Any) -> None:
        self.battle.setText(offers.title(offer.scenario))
        for label, words in (
            (self.sides, offers.sides(offer.scenario, library)),
            (self.begins, offers.begins(offer.scenario)),
        ):
            label.setText(words)
            label.setVisible(bool(words))
        self.full_button.setVisible(bool(offers.full))
        self.full_button.setToolTip(offers.full_words())
        self.games.blockSignals(True)
        self.games.setCurrentIndex(self.games.findData(offer.game))
        self.games.blockSignals(False)

    @property
    def limit(self) -> Limit:
        """How long each side may think."""
        return LIMITS[self.clock.currentIndex()]

    def show_choice(self) -> None:
        self._offering.hide()
        self._choosing.show()

    def show_standing(self, name: str, code: str, addresses: list[str], port: int) -> None:
        self._choosing.hide()
        self._offering.show()
        self.copy.setFocus(Qt.FocusReason.OtherFocusReason)
        self.code.setText(spaced(code))
        self.code.setAccessibleName(translate("lan", "The code: {letters}").format(letters=", ".join(code)))
        self.where.setText("\n".join(f"{address}:{port}" for address in addresses))
        self.copy.setEnabled(bool(addresses))
        self.show_seen(translate("lan", "Announcing the battle on the network as “{name}”.").format(name=name))
        self.show_news(translate("lan", "Nobody has come yet."))
        if not addresses:
            self.where.setText(translate("lan", "This machine is not on a network. Port {port}.").format(port=port))

    def show_seen(self, words: str) -> None:
        self.seen.setText(words)

    def show_wrong(self, count: int) -> None:
        words = translate("lan", "Whoever has it is let in at once. Known opponents without it are asked about.")
        if count:
            wrong = translate("lan", "%n wrong code(s) tried so far; they do no harm.", "", count)
            words = f"{words} {wrong}"
        self.wrong.setText(words)

    def show_knock(self, knock: Knock | None) -> None:
        """Ask about a known opponent who has no code; None if there is nobody to be asked about."""
        self.knock.setVisible(knock is not None)
        if knock is None:
            return
        words = translate("lan", "{name} is here. Play with {name}?")
        if knock.since:
            words = translate("lan", "{name} is here, known since {day}. Play with {name}?")
        if knock.calls:
            called = translate("lan", "{name}, who now goes by “{calls}”, is here. Play with {name}?")
            if knock.since:
                called = translate(
                    "lan", "{name}, known since {day}, is here and now goes by “{calls}”. Play with {name}?"
                )
            words = called
        day = QLocale().toString(QDate.fromString(knock.since, Qt.DateFormat.ISODate), QLocale.FormatType.LongFormat)
        self.knock_text.setText(words.format(name=knock.name, calls=knock.calls, day=day))
        self.welcome_button.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.knock_text.text(), urgent=True)

    def show_news(self, words: str) -> None:
        self.news.setText(words)
        announce(self, words)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"{self.where.text().splitlines()[0]} {self.code.text().replace(' ', '')}")


QUIET: Final = 60_000
"""Milliseconds after which a host whom nobody has reached is told what may be the matter."""


class Hosting(QObject):
    """Speaks through the host's panel, until somebody has accepted."""

    def __init__(self, game: RemoteBattle, panel: HostPanel, battle: str) -> None:
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
        self._panel.show_standing(name, code, own_addresses(), self._game.port)
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
