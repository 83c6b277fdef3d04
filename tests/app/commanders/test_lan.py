"""Commanders over the network: two processes, a captured stream, two windows, and the battle on offer."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.commanders.offers import CommandersSheets, rule_lines
from app.commanders.play.screen import PlayScreen
from app.shell.desktop import Lan
from app.shell.lan.bot import Bot
from app.shell.lan.discovery import Lamp, Lookout
from app.shell.lan.fair.messages import Play
from app.shell.lan.lobby import Offer
from app.shell.lan.offers import BattleOffer, offers_of
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.remote_panel import RemotePanel
from app.shell.lan.wire import Said
from engine.commanders import action as act
from engine.commanders import tags
from engine.commanders.action import SAVED
from engine.commanders.options import Options
from engine.commanders.registration import GAME
from engine.record import Record
from resources.commanders.content import CONTENT
from resources.commanders.scenarios import Scenario
from tests.app.shell.lan.desks import PlayerWindow
from tests.app.shell.lan.games import CODE, guest, lobby, overhear
from tests.app.shell.lan.test_processes import fair, two_sides


def test_two_processes_fight_a_battle_of_commanders_with_equal_records_and_find_it_fair(tmp_path: Path) -> None:
    with two_sides(tmp_path) as (host, other):
        battle = ("--game", "commanders", "--scenario", "hill_road")
        host.start("host", *battle, "--bot", "heuristic", "--address", "127.0.0.1")
        port = host.line()["port"]
        other.start("join", f"127.0.0.1:{port}", "--bot", "random")
        fair((host, other))


def hosted(folder: Path) -> RemoteBattle:
    here = lobby(folder)
    library = CONTENT.open(here.folder)
    scenario = CONTENT.scenarios(library)["marengo"]
    header, _ = CONTENT.prepare(scenario, library, "2026-11-18", "0.1.0", ("Ada", "Zoë"))
    here.offer = Offer(header.line(), 0, CODE)
    game = RemoteBattle(here)
    game.began.connect(game.go)
    assert game.host("127.0.0.1") == ""
    return game


def test_nothing_of_a_sheet_is_in_the_stream_before_it_is_opened(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, other = hosted(tmp_path / "host"), guest(tmp_path)
    for game in (host, other):
        Bot(game, "random")
    heard = overhear(monkeypatch)
    with qtbot.waitSignals([host.settled, other.settled], timeout=60_000):
        other.join("127.0.0.1", host.port)
    match = host.match
    assert match is not None
    record = match.record
    assert isinstance(record, Record)
    said: list[tuple[bytes, str]] = []
    for data, message in heard:
        if isinstance(message, Said) and isinstance(message.spoken.word, Play):
            said.append((data, message.spoken.word.text))
    entries = [entry for entry in record.entries if entry.seat < 2]
    assert [text.split()[0] for _, text in said] == [
        entry.text.split()[0].replace("save", "order") for entry in entries
    ]
    hidden = 0
    for (data, text), entry in zip(said, entries, strict=True):
        if entry.text.startswith(("order", "save")):
            # Written and saved lines look alike, and neither says anything.
            assert text == "order ?"
            assert len(data) < 200
            hidden += 1
        elif entry.text.startswith("go"):
            assert "-" not in text or all(part.count("-") == 1 for part in text.split(";"))
    assert hidden >= 40
    lengths = {len(data) for data, text in said if text == "order ?"}
    assert max(lengths) - min(lengths) <= 4, "a line's length tells nothing of what stands in it"
    sheets = [entry for entry in entries if entry.text.startswith("sheet")]
    assert sheets
    assert match.table.state.stack[-1] == tags.OVER
    for game in (host, other):
        game.close()


# Two windows


@pytest.fixture
def desks(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[PlayerWindow, PlayerWindow]]:
    monkeypatch.setattr(Lamp, "light", lambda *args: None)
    monkeypatch.setattr(Lookout, "begin", lambda self: None)
    pair = (PlayerWindow(qtbot, tmp_path / "ada", "Ada"), PlayerWindow(qtbot, tmp_path / "zoe", "Zoë"))
    pair[0].desktop.dress()
    for desk in pair:
        desk.desktop.change(speed=400)
    yield pair
    for desk in pair:
        desk.window.close()


def screen_of(desk: PlayerWindow) -> PlayScreen:
    shown = desk.window.screen_shown
    assert isinstance(shown, PlayScreen)
    return shown


def fights(desk: PlayerWindow) -> bool:
    return isinstance(desk.window.screen_shown, PlayScreen)


def pair_up(host: PlayerWindow, other: PlayerWindow, scenario: Scenario) -> None:
    """By the screens alone: offered, found by its address, the code typed, accepted."""
    host.window.open(Lan(scenario, 0, GAME.id))
    page = host.lan
    assert isinstance(page.sheets, CommandersSheets)
    assert page.sheets.board.isVisible()
    host.click(page.host.offer_button)
    assert isinstance(page.game, RemoteBattle)
    code, port = page.host.code.text(), page.game.port
    page = other.open_lan()
    page.join.address.setText(f"127.0.0.1:{port}")
    page.join.code.setText(code.lower())
    other.click(page.join.join_button)
    other.wait(lambda: page.invitation.isVisible())
    assert "You would command Black." in page.invitation.side.text()
    other.click(page.invitation.accept)
    other.wait(lambda: fights(host) and fights(other))


def decide(desk: PlayerWindow) -> None:
    """Whatever is asked is answered as the screen suggests; sheets have one order or none."""
    screen = screen_of(desk)
    if screen._planning:
        view = screen._view
        order = next(action for action in view.legal() if action.verb == act.ORDER)
        screen._add(order.args[0])
        screen.seal()
    elif screen.decision.button.isVisible() and screen.decision.button.isEnabled():
        screen.decision.button.click()


def test_two_windows_find_each_other_and_fight_a_battle_to_its_fair_end(
    desks: tuple[PlayerWindow, PlayerWindow],
) -> None:
    ada, zoe = desks
    short = replace(CONTENT.scenarios(ada.desktop.library(GAME.id))["marengo"], options=Options(rounds=2))
    pair_up(ada, zoe, short)
    assert isinstance(screen_of(ada).remote_panel, RemotePanel)
    asked = set()

    def over() -> bool:
        for desk in desks:
            screen = screen_of(desk)
            if not screen.session.battle.over:
                asked.add((desk.name, screen._planning))
                decide(desk)
        return all(screen_of(desk).session.battle.over for desk in desks)

    ada.bot.waitUntil(over, timeout=60_000)
    screens = [screen_of(desk) for desk in desks]
    ada.bot.waitUntil(
        lambda: all("Fair: verified" in screen.decision.verdict.text() for screen in screens), timeout=30_000
    )
    assert all(screen.decision.rematch.isVisible() for screen in screens)
    assert ada.told == zoe.told == []
    assert {("Ada", True), ("Zoë", True)} <= asked
    records = [next((desk.desktop.folder / "records").glob("*.record")).read_bytes() for desk in desks]
    assert records[0] == records[1]


def test_a_sealed_sheet_goes_on_after_the_program_ended_in_the_middle_of_it(
    desks: tuple[PlayerWindow, PlayerWindow],
) -> None:
    ada, zoe = desks
    pair_up(ada, zoe, CONTENT.scenarios(ada.desktop.library(GAME.id))["marengo"])
    screen = screen_of(ada)
    ada.wait(lambda: screen._planning)
    orders = [action for action in screen._view.legal() if action.verb == act.ORDER][:3]
    for order in orders:
        screen._add(order.args[0])
    wanted = screen._sheet.codes
    screen.seal()
    assert not screen._may_undo, "a sealed sheet is not taken back line by line"
    # What the screen still has to write is lost with it, as when the program is killed.
    screen._queue = []
    other = screen_of(zoe)
    zoe.wait(lambda: other._planning)
    other.seal()
    ada.wait(lambda: screen.session.battle.state.phase == 2)
    sheet = screen.session.seen(0).sheet[0]
    assert tuple(code for code in sheet if code != SAVED) == wanted


def test_an_offer_tells_of_every_rule_and_a_host_may_swap_the_sides(qtbot: QtBot, tmp_path: Path) -> None:
    library = CONTENT.open(tmp_path)
    offers = offers_of(GAME.id)
    sheets = offers.sheets(library)
    assert isinstance(sheets, CommandersSheets)
    for panel in sheets.panels:
        qtbot.addWidget(panel)
    scenario = CONTENT.scenarios(library)["three_villages"]
    sheets.show_offer(BattleOffer(GAME.id, scenario, 0), library)
    for words in ("Ten orders a round", "Morale", "At most 12 rounds", "Terrain counts"):
        assert words in sheets.rules.text()
    with qtbot.waitSignal(sheets.changed) as swapped:
        sheets.side.choose("black")
    assert swapped.args == [BattleOffer(GAME.id, scenario, 1)]
    sheets.show_offer(BattleOffer(GAME.id, scenario, 1), library, settled=True, sender="Ada")
    assert sheets.notes.text().startswith("Ada describes it so")
    assert not sheets.side.isVisibleTo(sheets.about)
    assert "in secret" in offers.begins(scenario)
    assert offers.differences(scenario, library).unchanged
    assert not offers.differences(replace(scenario, options=Options()), library).unchanged
    lines = rule_lines(Options(die=True, couriers=True, more_black=2, rounds=1))
    assert lines[0] == "A die says how many orders each side has; couriers carry them"
    assert lines[-1] == "Black has 2 orders more"
