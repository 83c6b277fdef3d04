"""The other side at the play screen: what it is doing, what it asks, whether it is there, and what it says."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication

from app.board.lifetime import delete_later
from app.board.theme.parts import Text
from app.board.translation import translate
from app.shell.desktop import Home
from app.shell.errors import guarded
from app.shell.lan.after_battle import AfterBattle
from app.shell.lan.chat import KEYS, Chat, Strip
from app.shell.lan.clock import clock_words, limit_words
from app.shell.lan.discovery import Found, Lookout
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.text import AWAY, HERE, doing_words, fault_words, refusal_words
from app.shell.play.battle_source import Choice, PlayView
from engine.battle import Step
from engine.game import Phrase
from engine.record import OFFER, RESIGN, UNDO

if TYPE_CHECKING:
    from app.shell.lan.spectator import Spectator


AFTER: Final = 12_000
"""Milliseconds without a link before the network is asked. Until then the old place is knocked at alone."""


class Rediscovery(QObject):
    """For a guest. Places are told apart by certificates, since names are anybody's; whoever answers must hold it."""

    def __init__(self, game: RemoteBattle, parent: QObject | None = None) -> None:
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


URGENT: Final = 30
"""Seconds that are left when the clock becomes urgent."""
CLOCK: Final = "lan_clock"
"""Remembered among the settings: whether the clock is shown."""


def add_strip(view: PlayView) -> Strip:
    """The strip between the bar and the battle."""
    strip = Strip(view.screen)
    view.add_strip(strip)
    return strip


class RemotePanel(QObject):
    """Belongs to one screen. It plays no part in the battle; it only says what the other end is about."""

    def __init__(self, view: PlayView, game: RemoteBattle) -> None:
        super().__init__(view.screen)
        self._view = view
        self._game = game
        self._name = game.opponent
        self._away = False
        self._sent = ""
        self.strip = add_strip(view)
        assert game.clock is not None
        assert game.notes is not None
        self.clock = game.clock
        self.chat = Chat(self._name, view.screen, view.over, game.notes.talk)
        self.seeking = Rediscovery(game, self)
        self.aftermath = AfterBattle(view, game, self.strip)
        self.clock_text = Text(type="small", tone="muted", wrap=False)
        view.add_to_bar(self.clock_text)
        view.add_to_bar(self.chat.button)
        self._add_actions()
        self._connect()
        # The link may be up by the time that the screen is on the window.
        QTimer.singleShot(0, self, self._show_link)

    def _connect(self) -> None:
        game = self._game
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
        game.passing.connect(self._passing)
        game.out_of_time.connect(self._out_of_time)
        self.chat.spoken.connect(game.chat)
        self.clock.ticked.connect(self._ticked)
        self.clock.overdue.connect(self._overdue)
        QGuiApplication.instance().applicationStateChanged.connect(self._turned)  # type: ignore[union-attr]

    def _add_actions(self) -> None:
        talk = QAction(translate("lan", "Chat"), self._view.screen)
        talk.setShortcut(KEYS)
        talk.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        talk.triggered.connect(lambda _=False: self.chat.toggle())
        self._shows_clock = QAction(translate("lan", "Show the clock"), self._view.screen)
        self._shows_clock.setCheckable(True)
        self._shows_clock.setChecked(self._view.desktop.settings.places.get(CLOCK) == "1")
        self._shows_clock.toggled.connect(self._show_clock)
        for action in (talk, self._shows_clock):
            self._view.add_to_menu(action)
        limited = self.clock.left(0) is not None
        self._shows_clock.setVisible(not limited)
        self.clock_text.setVisible(limited or self._shows_clock.isChecked())
        self.clock_text.setToolTip(limit_words(self.clock.limit))

    def complain(self, sentence: str) -> None:
        self._view.complain(sentence)

    # Waiting for the other side

    @guarded
    def show_waiting(self) -> None:
        match = self._game.match
        if match is None or match.done or self._game.battle.over:
            return
        title = doing_words(self._name, self._away, self._game.other_decided)
        detail = translate("lan", "You can look around the board.")
        if not self._game.connected:
            title = translate("lan", "Waiting for {name}").format(name=self._name)
            detail = translate("lan", "Both programs have saved the battle. It resumes at this decision.")
        choices: tuple[Choice, ...] = ()
        if self._game.can_undo():
            choices = (Choice(translate("lan", "Ask to undo"), self._view.undo, "undo", "U"),)
        self._view.show_waiting(title, detail, translate("lan", "Press T to chat."), choices)
        self._view.refresh()

    def _present(self, what: str) -> None:
        if what in (HERE, AWAY):
            self._away = what == AWAY
        if self._view.is_idle() and self._game.to_decide() < 0:
            self.show_waiting()

    def _show_link(self) -> None:
        linked = self._game.connected
        self.chat.panel.allow(linked, translate("lan", "{name} is not connected.").format(name=self._name))
        match = self._game.match
        self.seeking.follow(not linked and match is not None and not match.done)
        if linked or match is None or match.done or match.record is not None:
            self.strip.unsay("link")
            self._sent = ""
            self._tell(HERE)
        elif self._game.battle.over:
            words = translate("lan", "The connection to {name} is lost. The battle is verified when {name} is back.")
            self.strip.say("link", words.format(name=self._name))
        elif self._game.hosting:
            words = translate(
                "lan",
                "The connection to {name} is lost, but not the battle: it resumes when {name} joins again "
                "(port {port} of this machine).",
            )
            self.strip.say("link", words.format(name=self._name, port=self._game.port))
        else:
            words = translate(
                "lan",
                "The connection to {name} is lost, but not the battle: it resumes as soon as {name} is back.",
            )
            self.strip.say("link", words.format(name=self._name))
        self._present(AWAY if self._away else HERE)

    def _refused(self, code: str, sentence: Phrase) -> None:
        # Whatever the reason: on this table the battle is not over, and can be resumed.
        self.strip.say("link", refusal_words(code, sentence))

    def _accused(self, fault: Phrase | None) -> None:
        words = translate(
            "lan", "{name}'s program has broken off the battle. It says: “{words}” Here the battle is kept."
        )
        self.strip.say("accused", words.format(name=self._name, words=fault_words(fault)))

    # What this side is doing

    # Only whether somebody is at the screen. Anything about the decision would tell of the hand.

    def _turned(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._tell(HERE)
        elif state == Qt.ApplicationState.ApplicationInactive:
            self._tell(AWAY)

    def _tell(self, what: str) -> None:
        if what != self._sent and self._game.connected:
            self._sent = what
            self._game.show_presence(what)

    # What either side asks of the other

    def _stepped(self, step: Step) -> None:
        self.strip.unsay("wish")
        self.strip.unsay("claim")
        self.strip.unsay("draw")
        if step.entry.text != OFFER:
            return
        if step.entry.seat == self._game.my_seat:
            words = translate("lan", "You have offered a draw. The offer stands until the next action.")
            self.strip.say("draw", words)
        else:
            words = translate("lan", "{name} offers a draw. Playing on declines it.").format(name=self._name)
            self.strip.say("draw", words, ((translate("lan", "Agree to the draw"), self._agree_draw),))

    @guarded
    def _agree_draw(self) -> None:
        self._game.agree_draw()
        self._view.proceed()

    def _asking(self, text: str) -> None:
        """What this side has just asked of the other, which speaks next."""
        if text == UNDO:
            words = translate("lan", "You have asked {name} to let you undo your last action.")
            self.strip.say("wish", words.format(name=self._name))
        elif text == RESIGN and not self._game.connected:
            self.strip.say(
                "wish",
                translate("lan", "You have given up. {name} will see it once reconnected.").format(name=self._name),
            )

    def _wished(self, text: str) -> None:
        self.strip.say(
            "wish",
            translate("lan", "{name} asks to undo the last action.").format(name=self._name),
            (
                (translate("lan", "Allow"), lambda: self._grant(text)),
                (translate("lan", "Decline"), lambda: self._game.decline_wish(text)),
            ),
        )

    @guarded
    def _grant(self, text: str) -> None:
        self._game.grant(text)
        self._view.proceed()

    def _unwilling(self, text: str) -> None:
        words = translate("lan", "{name} does not want to undo it.").format(name=self._name)
        self.strip.say("wish", words, ((translate("lan", "OK"), lambda: None),))

    # Time

    def _show_clock(self, shown: bool) -> None:
        self._view.desktop.remember(CLOCK, "1" if shown else "0")
        self.clock_text.setVisible(shown)
        self._ticked()

    def _ticked(self) -> None:
        seat = self._game.my_seat
        mine, theirs = (
            self.clock.thought[who] if self.clock.left(who) is None else self.clock.left(who)
            for who in (seat, 1 - seat)
        )
        own = self.clock.left(seat)
        self.clock_text.set_tone("warning" if own is not None and own < URGENT else "muted")
        words = translate("lan", "You {mine} · {name} {theirs}")
        times = {"mine": clock_words(mine or 0), "theirs": clock_words(theirs or 0)}
        self.clock_text.setText(words.format(name=self._name, **times))
        self._show_watchers(self._game.match.spectators if self._game.match is not None else 0)
        if not self.clock.silent:
            self.strip.unsay("claim")

    def _overdue(self, seconds: int) -> None:
        """Refusing to go on, or to turn up cards, is seen; what it means is for this side to say."""
        words = translate(
            "lan", "{name} has done nothing for %n minute(s). You can wait, or claim the battle.", "", seconds // 60
        )
        if self._game.battle.over:
            words = translate("lan", "{name}'s program has not revealed its cards, so the battle cannot be verified.")
        claim = (translate("lan", "Claim the battle"), self._claim)
        wait = (translate("lan", "Wait"), self._wait_on)
        self.strip.say("claim", words.format(name=self._name), (claim, wait))

    def _wait_on(self) -> None:
        self.clock.silent = 0

    @guarded
    def _claim(self) -> None:
        side = self._view.side(self._game.my_seat)
        reason = translate("lan", "{name} stopped playing; {side} claims the battle.").format(
            name=self._name, side=side
        )
        self._game.claim(reason)
        self.strip.unsay("link")
        words = translate("lan", "{reason} It is listed as claimed among your LAN battles.").format(reason=reason)
        self.aftermath.break_off(translate("lan", "The battle is claimed"), words)

    def _passing(self) -> None:
        """Said in the same way wherever the program passes for the player."""
        self._view.forget_decision()
        self._view.show_waiting(
            translate("lan", "You can only pass here"),
            translate("lan", "The program passes for you in a moment. It waits so that {name} learns nothing.").format(
                name=self._name
            ),
            translate("lan", "To pass yourself, choose to be asked always in the settings."),
        )

    def _out_of_time(self, seat: int) -> None:
        if seat == self._game.my_seat:
            self.strip.say("time", translate("lan", "You have run out of time."))
            return
        words = translate("lan", "{name} has run out of time. You win; the battle is listed as claimed.")
        self.strip.unsay("link")
        self.aftermath.break_off(
            translate("lan", "{name} is out of time").format(name=self._name), words.format(name=self._name)
        )

    def _show_watchers(self, count: int) -> None:
        if count:
            self.strip.say("watchers", translate("lan", "%n spectator(s) watching.", "", count))
        else:
            self.strip.unsay("watchers")


class Onlooker(QObject):
    """For spectators: who decides, and whether the host is still there."""

    def __init__(self, view: PlayView, gallery: "Spectator") -> None:
        super().__init__(view.screen)
        self._view = view
        self._gallery = gallery
        self.strip = add_strip(view)
        view.hide_rematch()
        gallery.waits.connect(self.show_waiting)
        gallery.linked.connect(self._linked)
        gallery.refused.connect(lambda code, sentence: self.strip.say("link", refusal_words(code, sentence)))

    def show_waiting(self) -> None:
        seat = self._gallery.battle.state.seat
        participants = self._gallery.participants
        title = translate("lan", "Waiting for the host")
        if seat < len(participants):
            title = doing_words(participants[seat].name, away=False)
        home = Choice(translate("lan", "Leave"), lambda: self._view.desktop.go.emit(Home()), "home")
        self._view.show_waiting(
            title,
            translate("lan", "You are watching. You see what both players can see, and no hidden cards."),
            translate("play", "P pauses, N plays one step, + and − change the speed."),
            (home,),
        )

    def _linked(self, linked: bool) -> None:
        if linked:
            self.strip.unsay("link")
        elif not self._gallery.battle.over:
            self.strip.say("link", translate("lan", "The connection to the host is lost. Trying again."))
