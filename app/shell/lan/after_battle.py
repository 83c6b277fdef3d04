"""After the battle: everything is turned up and judged, and perhaps both fight again with the sides swapped."""

from PySide6.QtCore import QObject

from app.board.translation import translate
from app.shell.desktop import Home, LanFight
from app.shell.lan.chat import Strip
from app.shell.lan.lobby import Invitation, is_rematch
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.text import fault_words, refusal_words
from app.shell.play.battle_source import Choice, PlayView
from engine.game import Phrase


class AfterBattle(QObject):
    """Speaks through the panel of the end, or, if the battle broke off, through the one of the decision."""

    def __init__(self, view: PlayView, game: RemoteBattle, strip: Strip) -> None:
        super().__init__(view.screen)
        self._view = view
        self._game = game
        self._strip = strip
        self._next: RemoteBattle | None = None
        self._asked = False
        """This side has asked for a rematch, and has not been refused."""
        text = translate("lan", "Rematch, sides swapped")
        tip = translate("lan", "The same battle again with sides swapped, if {name} agrees").format(name=game.opponent)
        view.offer_rematch(text, tip, self._wish)
        view.allow_rematch(False)
        self._note = translate("lan", "Both programs are revealing their cards.")
        self._tone = "muted"
        game.ended.connect(self._ended)
        game.verified.connect(self._verified)
        game.disputed.connect(self._disputed)
        game.settled.connect(self._settled)
        game.rematch.connect(self._wished)
        game.rematch_declined.connect(self._declined)
        game.renewed.connect(self._renewed)
        game.linked.connect(lambda linked: self._allow())

    # The verdict

    def _ended(self) -> None:
        self._show()

    def _verified(self, fair: bool, fault: Phrase | None) -> None:
        if fair:
            self._note = translate("lan", "Fair: verified. All cards and dice have been revealed and checked.")
            self._tone = "good"
        else:
            reason = fault_words(fault) or translate("lan", "The two records of the battle differ.")
            self._note = translate("lan", "Not fair: {reason}").format(reason=reason)
            self._tone = "warning"
            if not self._game.battle.over:
                self.break_off(translate("lan", "The battle breaks off"), self._note)
        self._show()

    def _disputed(self, fault: Phrase | None) -> None:
        """The own verdict stands; what the other says is told as his."""
        words = translate("lan", "{name}'s program disagrees.").format(name=self._game.opponent)
        if fault:
            words = translate("lan", "{name}'s program disagrees. It says: “{words}”")
            words = words.format(name=self._game.opponent, words=fault_words(fault))
        self._strip.say("disputed", words)

    def _settled(self) -> None:
        self._allow()

    def _show(self) -> None:
        self._view.show_verdict(self._note, self._tone)
        self._allow()

    def break_off(self, title: str, detail: str) -> None:
        """There is nothing more to be decided here."""
        home = Choice(translate("lan", "Home"), lambda: self._view.desktop.go.emit(Home()), "home", primary=True)
        self._view.forget_decision()
        self._view.show_waiting(title, detail, "", (home,))
        self._note, self._tone = detail, "warning"
        self._view.show_verdict(detail, "warning")

    # Another battle

    def _allow(self) -> None:
        match = self._game.match
        verified = match is not None and match.record is not None
        self._view.allow_rematch(verified and self._game.connected and self._next is None)

    def _wish(self) -> None:
        if self._next is None:
            words = translate("lan", "You have asked {name} for a rematch with sides swapped.")
            self._strip.say("rematch", words.format(name=self._game.opponent))
            self._asked = True
            self._view.allow_rematch(False)

    def _wished(self) -> None:
        words = translate("lan", "{name} wants a rematch with sides swapped.").format(name=self._game.opponent)
        if not self._asked:
            accept = (translate("lan", "Accept"), lambda: self._agree())
            decline = (translate("lan", "Decline"), self._game.decline_rematch)
            self._strip.say("rematch", words, (accept, decline))

    def _agree(self) -> None:
        self._game.again(True)

    def _declined(self) -> None:
        words = translate("lan", "{name} has declined the rematch.").format(name=self._game.opponent)
        self._asked = False
        self._strip.say("rematch", words, ((translate("lan", "OK"), lambda: None),))
        self._allow()

    def _renewed(self, new: RemoteBattle) -> None:
        self._next = new
        new.invited.connect(self._invited)
        new.refused.connect(self._refused)
        new.began.connect(self._begin)

    def _begin(self) -> None:
        new, self._next = self._next, None
        if new is not None:
            new.began.disconnect(self._begin)
            new.refused.disconnect(self._refused)
            self._view.desktop.go.emit(LanFight(new))

    def _invited(self, invitation: Invitation) -> None:
        assert self._next is not None
        assert self._game.match is not None
        if is_rematch(invitation, self._game.match.journal.agreement):
            self._next.accept()
        else:
            self._next.decline()

    def _refused(self, code: str, sentence: Phrase) -> None:
        self._strip.say("rematch", refusal_words(code, sentence))
