"""The other side at the play screen: what it is doing, what it asks, whether it is there, and what it says."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QVBoxLayout

from app.board import names
from app.board.theme.parts import Text
from app.board.words import translate
from app.shell.destinations import Home
from app.shell.lan.aftermath import Aftermath
from app.shell.lan.chat import KEYS, Chat
from app.shell.lan.clock import Clock, clock_words
from app.shell.lan.game import LanGame
from app.shell.lan.seeking import Seeking
from app.shell.lan.strip import Strip
from app.shell.lan.words import AWAY, CHOOSING, HERE, THINKING, doing_words, fault_words, refusal_words
from app.shell.play.guard import guarded
from app.shell.play.offer import Button, Offer
from app.shell.play.session import Step
from engine.record import OFFER, RESIGN, UNDO

if TYPE_CHECKING:
    from app.shell.lan.gallery import Gallery
    from app.shell.play.screen import Choice, PlayScreen

CLOCK: Final = "lan_clock"
"""Remembered among the settings: whether the clock is shown."""


def hang(screen: "PlayScreen") -> Strip:
    """The strip between the bar and the battle."""
    strip = Strip(screen)
    column = screen.layout()
    assert isinstance(column, QVBoxLayout)
    column.insertWidget(1, strip)
    return strip


class Company(QObject):
    """Belongs to one screen. It plays no part in the battle; it only says what the other end is about."""

    def __init__(self, screen: "PlayScreen", game: LanGame) -> None:
        super().__init__(screen)
        self._screen = screen
        self._game = game
        self._name = game.opponent
        self._doing = THINKING
        self._sent = ""
        self.strip = hang(screen)
        self.chat = Chat(self._name, screen, screen.body)
        self.clock = Clock(game, self)
        self.seeking = Seeking(game, self)
        self.aftermath = Aftermath(screen, game, self.strip)
        self.clock_text = Text(type="small", tone="muted", wrap=False)
        self.clock_text.setTextFormat(Qt.TextFormat.PlainText)
        screen.bar.take_in(self.clock_text)
        screen.bar.take_in(self.chat.button)
        self._add_actions()
        self._connect()
        # The link may be up by the time that the screen is on the window.
        QTimer.singleShot(0, self, self._show_link)

    def _connect(self) -> None:
        game, screen = self._game, self._screen
        game.waits.connect(self.show_waiting)
        game.linked.connect(lambda linked: self._show_link())
        game.refused.connect(self._refused)
        game.accused.connect(self._accused)
        game.presence.connect(self._present)
        game.wished.connect(self._wished)
        game.unwilling.connect(self._unwilling)
        game.asking.connect(self._asking)
        game.stepped.connect(self._stepped)
        game.said.connect(self.chat.hear)
        game.asked.connect(lambda seat: self._tell(THINKING))
        screen.asking.offered.connect(self._offered)
        self.chat.spoken.connect(game.chat)
        self.clock.ticked.connect(self._ticked)
        self.clock.overdue.connect(self._overdue)
        QGuiApplication.instance().applicationStateChanged.connect(self._turned)  # type: ignore[union-attr]

    def _add_actions(self) -> None:
        talk = QAction(translate("lan", "Talk"), self._screen)
        talk.setShortcut(KEYS)
        talk.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        talk.triggered.connect(lambda _=False: self.chat.toggle())
        self._shows_clock = QAction(translate("lan", "Show the clock"), self._screen)
        self._shows_clock.setCheckable(True)
        self._shows_clock.setChecked(self._screen.desktop.settings.places.get(CLOCK) == "1")
        self._shows_clock.toggled.connect(self._show_clock)
        for action in (talk, self._shows_clock):
            self._screen.addAction(action)
            self._screen.bar.menu.addAction(action)
        self.clock_text.setVisible(self._shows_clock.isChecked())

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    # Waiting for the other side

    @guarded
    def show_waiting(self) -> None:
        match = self._game.match
        if match is None or match.done or self._game.battle.over:
            return
        title = doing_words(self._name, self._doing)
        detail = translate("lan", "You may look around.")
        if not self._game.connected:
            title = translate("lan", "Waiting for {name}").format(name=self._name)
            detail = translate("lan", "The battle is kept on both sides and goes on at this very decision.")
        choices: tuple[Choice, ...] = ()
        if self._game.can_undo():
            take_back = Button(translate("lan", "Ask to take back"), shortcut="U", icon="undo")
            choices = ((take_back, self._screen.undo),)
        self._screen.show_waiting(title, detail, translate("lan", "T opens the talk."), choices)
        self._screen.tools.refresh()

    def _present(self, what: str) -> None:
        self._doing = what
        if not self._screen.director.busy and self._screen.asking.seat < 0 and self._game.to_decide() < 0:
            self.show_waiting()

    def _show_link(self) -> None:
        linked = self._game.connected
        self.chat.panel.allow(linked, translate("lan", "{name} is not there.").format(name=self._name))
        match = self._game.match
        self.seeking.follow(not linked and match is not None and not match.done)
        if linked or match is None or match.done or match.record is not None:
            self.strip.unsay("link")
            self._sent = ""
            self._tell(THINKING if self._game.to_decide() >= 0 else HERE)
        elif self._game.battle.over:
            words = translate("lan", "The link to {name} is cut. The verdict waits until {name} is there again.")
            self.strip.say("link", words.format(name=self._name))
        elif self._game.hosting:
            words = translate(
                "lan",
                "The link to {name} is cut. Nothing is lost: the battle goes on when {name} joins again "
                "(port {port} of this machine).",
            )
            self.strip.say("link", words.format(name=self._name, port=self._game.port))
        else:
            words = translate(
                "lan",
                "The link to {name} is cut. Nothing is lost: the battle goes on as soon as {name} is there again.",
            )
            self.strip.say("link", words.format(name=self._name))
        self._present(self._doing)

    def _refused(self, code: str, sentence: str) -> None:
        # Whatever the reason: on this table the battle is not over, and can be resumed.
        self.strip.say("link", refusal_words(code, sentence))

    def _accused(self, fault: str) -> None:
        words = translate(
            "lan", "{name}'s program has broken off the battle. It says: “{words}” Here the battle is kept."
        )
        self.strip.say("accused", words.format(name=self._name, words=fault_words(fault)))

    # What this side is doing

    def _offered(self, offer: Offer) -> None:
        self._tell(CHOOSING if offer.cards and not offer.marks.squares else THINKING)

    def _turned(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._tell(THINKING if self._game.to_decide() >= 0 else HERE)
        elif state == Qt.ApplicationState.ApplicationInactive:
            self._tell(AWAY)

    def _tell(self, what: str) -> None:
        if what != self._sent and self._game.connected:
            self._sent = what
            self._game.show_presence(what)

    # What either side asks of the other

    def _stepped(self, step: Step) -> None:
        self._doing = THINKING
        self.strip.unsay("wish")
        self.strip.unsay("claim")
        self.strip.unsay("draw")
        if step.entry.text != OFFER:
            return
        if step.entry.seat == self._game.my_seat:
            words = translate("lan", "You have offered a draw. The offer stands until somebody acts.")
            self.strip.say("draw", words)
        else:
            words = translate("lan", "{name} offers a draw. Playing on declines it.").format(name=self._name)
            self.strip.say("draw", words, ((translate("lan", "Agree to the draw"), self._agree_draw),))

    @guarded
    def _agree_draw(self) -> None:
        self._game.agree_draw()
        self._screen.proceed()

    def _asking(self, text: str) -> None:
        """What this side has just asked of the other, which speaks next."""
        if text == UNDO:
            words = translate("lan", "You have asked {name} to let you take back your last action.")
            self.strip.say("wish", words.format(name=self._name))
        elif text == RESIGN and not self._game.connected:
            self.strip.say(
                "wish",
                translate("lan", "You have given up; {name} learns it when the link is back.").format(name=self._name),
            )

    def _wished(self, text: str) -> None:
        self.strip.say(
            "wish",
            translate("lan", "{name} asks to take back the last action.").format(name=self._name),
            (
                (translate("lan", "Allow it"), lambda: self._grant(text)),
                (translate("lan", "Decline"), lambda: self._game.decline_wish(text)),
            ),
        )

    @guarded
    def _grant(self, text: str) -> None:
        self._game.grant(text)
        self._screen.proceed()

    def _unwilling(self, text: str) -> None:
        words = translate("lan", "{name} would rather not have it taken back.").format(name=self._name)
        self.strip.say("wish", words, ((translate("lan", "All right"), lambda: None),))

    # Time

    def _show_clock(self, shown: bool) -> None:
        self._screen.desktop.remember(CLOCK, "1" if shown else "0")
        self.clock_text.setVisible(shown)
        self._ticked()

    def _ticked(self) -> None:
        seat = self._game.my_seat
        mine, theirs = self.clock.thought[seat], self.clock.thought[1 - seat]
        words = translate("lan", "You {mine} · {name} {theirs}")
        self.clock_text.setText(words.format(mine=clock_words(mine), name=self._name, theirs=clock_words(theirs)))
        if not self.clock.silent:
            self.strip.unsay("claim")

    def _overdue(self, seconds: int) -> None:
        """Refusing to go on, or to turn up cards, is seen; what it means is for this side to say."""
        if self.strip.said("claim"):
            return
        words = translate(
            "lan", "{name} has not gone on for %n minute(s). You may wait, or claim the battle.", "", seconds // 60
        )
        if self._game.battle.over:
            words = translate("lan", "{name} has not turned up the cards, so the battle cannot be verified.")
        claim = (translate("lan", "Claim the battle"), self._claim)
        wait = (translate("lan", "Wait"), self._wait_on)
        self.strip.say("claim", words.format(name=self._name), (claim, wait))

    def _wait_on(self) -> None:
        self.clock.silent = 0

    @guarded
    def _claim(self) -> None:
        side = names.side(self._screen.view, self._game.my_seat)
        reason = translate("lan", "{name} did not go on; {side} claims the battle.").format(name=self._name, side=side)
        self._game.claim(reason)
        self.strip.unsay("link")
        words = translate("lan", "{reason} It is kept as such among the battles over LAN.").format(reason=reason)
        self.aftermath.break_off(translate("lan", "The battle is claimed"), words)


class Onlooker(QObject):
    """For spectators: who decides, and whether the host is still there."""

    def __init__(self, screen: "PlayScreen", gallery: "Gallery") -> None:
        super().__init__(screen)
        self._screen = screen
        self._gallery = gallery
        self.strip = hang(screen)
        ending = screen.table.ending
        ending.rematch_button.hide()
        ending.swap_button.hide()
        gallery.waits.connect(self.show_waiting)
        gallery.linked.connect(self._linked)
        gallery.refused.connect(lambda code, sentence: self.strip.say("link", refusal_words(code, sentence)))

    def show_waiting(self) -> None:
        seat = self._gallery.battle.state.seat
        chairs = self._gallery.chairs
        title = translate("lan", "Waiting for the host")
        if seat < len(chairs):
            title = doing_words(chairs[seat].name, THINKING)
        home = Button(translate("lan", "Leave"), icon="home")
        self._screen.show_waiting(
            title,
            translate("lan", "You watch. You see what both sides may see, and no hidden card."),
            translate("play", "P pauses, N plays one step, + and − change the speed."),
            ((home, lambda: self._screen.desktop.go.emit(Home())),),
        )

    def _linked(self, linked: bool) -> None:
        if linked:
            self.strip.unsay("link")
        elif not self._gallery.battle.over:
            self.strip.say("link", translate("lan", "The link to the host is cut; it is tried again and again."))
