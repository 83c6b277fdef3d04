"""Two desks in one process: a window each, a folder each, and loopback between them."""

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.shell.desktop import Desktop
from app.shell.destinations import Lan
from app.shell.lan.company import Company
from app.shell.lan.game import LanGame
from app.shell.lan.screen import LanScreen
from app.shell.play.screen import PlayScreen
from app.shell.play.table import END
from app.shell.window import Window
from resources.library import Library

LONG = 30_000
LEFT = Qt.MouseButton.LeftButton


class Desk:
    """Somebody with a window of his own."""

    def __init__(self, qtbot: QtBot, folder: Path, name: str) -> None:
        self.bot = qtbot
        self.name = name
        self.rng = random.Random(name)
        self.desktop = Desktop(Library(folder))
        self.desktop.change(name=name, reduce_motion=True, theme="light", language="en")
        self.told: list[str] = []
        self.desktop.trouble.connect(self.told.append)
        self.window = Window(self.desktop)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.window.show()

    def open_lan(self, scenario: str = "", seat: int = 0) -> LanScreen:
        chosen = self.desktop.library.scenario(scenario) if scenario else None
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
    def game(self) -> LanGame:
        session = self.play.session
        assert isinstance(session, LanGame)
        return session

    @property
    def company(self) -> Company:
        company = self.play.company
        assert isinstance(company, Company)
        return company

    def click(self, button: QAbstractButton | None) -> None:
        assert button is not None
        self.bot.mouseClick(button, LEFT)

    def wait(self, what: Callable[[], bool]) -> None:
        self.bot.waitUntil(what, timeout=LONG)

    # At the table

    @property
    def asked(self) -> bool:
        screen = self.play
        if screen.director.busy or screen.session.battle.over:
            return False
        return screen.asking.offer is not None or screen.body.currentWidget() is not screen.table

    @property
    def at_end(self) -> bool:
        return self.play.table.page == END

    def decide(self) -> None:
        """Something rash, by way of the offer's buttons where there is one, else of the session."""
        screen = self.play
        state = screen.session.battle.state
        offer = screen.asking.offer
        if offer is not None and self.rng.random() < 0.5:
            table = screen.table
            buttons = [b for place, b in enumerate(offer.buttons) if b.enabled and b.actions]
            if buttons:
                place = offer.buttons.index(self.rng.choice(buttons))
                self.click(table.buttons.button(place))
                return
        screen.before._chosen((self.rng.choice(state.legal()),))


def pair_up(host: Desk, guest: Desk, scenario: str = "first_battle", seat: int = 0) -> None:
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


def play_on(desks: tuple[Desk, Desk], until: Callable[[], bool]) -> None:
    """Whoever is asked decides, until something is so."""
    while True:
        desks[0].wait(lambda: until() or any(desk.asked for desk in desks))
        if until():
            return
        next(desk for desk in desks if desk.asked).decide()
