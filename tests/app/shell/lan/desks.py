"""Two players in one process: a window each, a folder each, and loopback between them."""

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.manoeuvre.play.layout import END
from app.manoeuvre.play.screen import PlayScreen
from app.shell.desktop import Desktop, Lan
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.remote_panel import RemotePanel
from app.shell.lan.screen import LanScreen
from app.shell.window import Window
from engine.manoeuvre.action import Action

LONG = 30_000
LEFT = Qt.MouseButton.LeftButton


class PlayerWindow:
    """A player with a window of his own."""

    def __init__(self, qtbot: QtBot, folder: Path, name: str) -> None:
        self.bot = qtbot
        self.name = name
        self.rng = random.Random(name)
        self.desktop = Desktop(folder)
        self.desktop.change(name=name, reduce_motion=True, theme="light", language="en")
        self.told: list[str] = []
        self.desktop.trouble.connect(self.told.append)
        self.window = Window(self.desktop)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.window.show()

    def open_lan(self, scenario: str = "", seat: int = 0) -> LanScreen:
        chosen = self.desktop.library("manoeuvre").scenario(scenario) if scenario else None
        self.window.open(Lan(chosen, seat))
        return self.lan

    @property
    def lan(self) -> LanScreen:
        screen = self.window.screen_shown
        assert isinstance(screen, LanScreen)
        return screen

    @property
    def play(self) -> PlayScreen:
        screen = self.window.screen_shown
        assert isinstance(screen, PlayScreen)
        return screen

    @property
    def fights(self) -> bool:
        return isinstance(self.window.screen_shown, PlayScreen)

    @property
    def game(self) -> RemoteBattle:
        session = self.play.session
        assert isinstance(session, RemoteBattle)
        return session

    @property
    def remote_panel(self) -> RemotePanel:
        remote_panel = self.play.remote_panel
        assert isinstance(remote_panel, RemotePanel)
        return remote_panel

    def click(self, button: QAbstractButton | None) -> None:
        assert button is not None
        self.bot.mouseClick(button, LEFT)

    def wait(self, what: Callable[[], bool]) -> None:
        self.bot.waitUntil(what, timeout=LONG)

    # At the table

    @property
    def asked(self) -> bool:
        screen = self.play
        screen.combat_result.proceed()
        if screen.animator.busy or screen.session.battle.over:
            return False
        return screen.decision_controller.offer is not None or screen.body.currentWidget() is not screen.table

    @property
    def at_end(self) -> bool:
        return self.play.table.page == END

    def decide(self) -> None:
        """Something rash, by way of the offer's buttons where there is one, else of the session."""
        screen = self.play
        state = screen.session.battle.state
        offer = screen.decision_controller.offer
        if offer is not None and self.rng.random() < 0.5:
            table = screen.table
            buttons = [b for place, b in enumerate(offer.buttons) if b.enabled and b.actions]
            if buttons:
                place = offer.buttons.index(self.rng.choice(buttons))
                self.click(table.buttons.button(place))
                return
        page = screen.body.currentWidget()
        if page is not screen.table:
            page.chosen.emit(self._chain())  # type: ignore[union-attr]
            return
        screen.session.play(self.rng.choice(state.legal()))
        screen.proceed()

    def _chain(self) -> tuple[Action, ...]:
        """All that this side decides in a row, as the pages of the set-up hand it over."""
        state = self.game.seen()
        tag = state.stack[-1]
        found: list[Action] = []
        while state.seat == self.game.my_seat and state.stack[-1] == tag and not state.turn:
            action = self.rng.choice(state.legal())
            found.append(action)
            state.apply(action)
        return tuple(found)


def pair_up(host: PlayerWindow, guest: PlayerWindow, scenario: str = "first_battle", seat: int = 0) -> None:
    """By the screens alone: offered, found by its address, the code typed, accepted."""
    page = host.open_lan(scenario, seat)
    host.click(page.host.offer_button)
    code, port = page.host.code.text(), page.game.port  # type: ignore[union-attr]
    page = guest.open_lan()
    page.join.address.setText(f"127.0.0.1:{port}")
    page.join.code.setText(code.lower())
    guest.click(page.join.join_button)
    guest.wait(lambda: page.invitation.isVisible())
    guest.click(page.invitation.accept)
    guest.wait(lambda: host.fights and guest.fights and host.game.connected and guest.game.connected)


def play_on(desks: tuple[PlayerWindow, PlayerWindow], until: Callable[[], bool]) -> None:
    """Whoever is asked decides, until something is so."""
    while True:
        desks[0].wait(lambda: until() or any(desk.asked for desk in desks))
        if until():
            return
        next(desk for desk in desks if desk.asked).decide()
