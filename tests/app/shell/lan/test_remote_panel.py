"""The other side at the screen: its words are shown as its own, a flood of them costs little, time is limited."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from app.board.theme.parts import MarkedText, Pill, Text
from app.shell.desktop import Destination, Edit, Help, Home, Load, NewBattle, SettingsPage
from app.shell.lan import wire
from app.shell.lan.chat import MOST_LINES, ChatPanel, Said
from app.shell.lan.clock import BATTLE, GRACE, TURN, Limit, limit_words
from app.shell.lan.journal import Notes
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.text import fault_words, refusal_words
from app.shell.lan.wire import Presence
from app.shell.window import Window
from engine.game import Phrase
from engine.record import Header
from tests.app.shell.lan.desks import PlayerWindow, pair_up, play_on

HOSTILE = '<img src="/none.png"><b>bold</b>'


pytestmark = pytest.mark.usefixtures("unseen")


def test_enter_in_the_code_field_joins(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    host = ada.open_lan("first_battle")
    ada.click(host.host.offer_button)
    assert ada.window.focusWidget() is host.host.copy
    page = zoe.open_lan()
    page.join.address.setText(f"127.0.0.1:{host.game.port}")  # type: ignore[union-attr]
    page.join.code.setText(host.host.code.text())
    page.join.code.setFocus()
    zoe.bot.keyClick(page.join.code, Qt.Key.Key_Return)
    assert zoe.window.focusWidget() is page.join.code
    zoe.wait(lambda: page.invitation.isVisible())


def test_a_held_key_does_not_accept(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    window = desks[0].window
    button = QPushButton("Accept", window)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    button.show()
    button.setFocus()
    assert window.focusWidget() is button
    for repeats in (True, False):
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeats)
        Window.keyPressEvent(window, key)
        assert len(pressed) == (0 if repeats else 1)


def test_five_thousand_messages_cost_a_few_batches_and_stay_bounded(
    desks: tuple[PlayerWindow, PlayerWindow],
) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    ada.remote_panel.chat.open()
    before = ada.remote_panel.chat.panel.batches
    for number in range(5_000):
        ada.remote_panel.chat.hear(f"message {number}")
    ada.wait(lambda: ada.remote_panel.chat.panel.batches > before)
    assert ada.remote_panel.chat.panel.batches == before + 1
    assert ada.remote_panel.chat.panel.lines.count() <= MOST_LINES
    taken: list[str] = []
    ada.game.said.connect(taken.append)
    for number in range(5_000):
        ada.game._converse(wire.Chat(f"flood {number}"))
    assert len(taken) < 100


def test_a_line_break_forges_no_line_and_whose_a_line_is_is_not_in_its_text(
    qtbot: QtBot, desks: tuple[PlayerWindow, PlayerWindow]
) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    ada.remote_panel.chat.open()
    ada.remote_panel.chat.hear("well\nYou: I give up\u202e")
    ada.wait(lambda: ada.remote_panel.chat.panel.lines.count() == 1)
    item = ada.remote_panel.chat.panel.lines.item(0)
    assert "\n" not in item.text()
    assert "\u202e" not in item.text()
    assert item.data(Qt.ItemDataRole.UserRole) is False
    ada.remote_panel.chat.panel.add([Said(True, "hello")])
    own = ada.remote_panel.chat.panel.lines.item(1)
    assert own.data(Qt.ItemDataRole.UserRole) is True
    assert own.textAlignment() != item.textAlignment()
    assert isinstance(ada.remote_panel.chat.panel, ChatPanel)


def test_talk_and_time_survive_a_restart(tmp_path: Path) -> None:
    journal = tmp_path / "abc.battle"
    notes = Notes(journal)
    for number in range(1_000):
        notes.add_line(number % 2 == 0, f"line {number}")
    notes.keep_clock({"thought": [1.5, 2.5], "turn": [1.0, 0.0], "at": [3, 1]})
    again = Notes(journal)
    assert again.talk[-1] == (False, "line 999")
    assert len(again.talk) == 200
    assert again.clock["thought"] == [1.5, 2.5]
    journal.with_suffix(".notes").write_text("[1", encoding="utf-8")
    assert not Notes(journal).talk


@pytest.mark.parametrize("code", ["surprise", "bye", "update"])
def test_words_of_the_other_side_are_quoted_and_shortened(code: str) -> None:
    words = refusal_words(code, Phrase("Download the new one from http://evil.example " + "x" * 900))
    assert words.startswith("The other program says: “")
    assert len(words) < 260
    assert len(fault_words(Phrase("Download it from http://evil.example" + "x" * 900))) <= 200


def test_presence_tells_only_whether_somebody_is_there(
    desks: tuple[PlayerWindow, PlayerWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    send = RemoteBattle._send

    def record(self: RemoteBattle, message: wire.Message) -> None:
        if isinstance(message, Presence):
            sent.append(message.what)
        send(self, message)

    monkeypatch.setattr(RemoteBattle, "_send", record)
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: ada.game.battle.state.turn >= 3)
    assert set(sent) <= {"here", "away"}
    assert len(sent) <= 8, "presence must not follow the decisions"


def test_the_window_is_called_after_what_goes_on_in_it(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: ada.game.battle.state.turn >= 1 and any(desk.asked for desk in desks))
    for desk in desks:
        desk.wait(lambda desk=desk: desk.window.windowTitle() == f"{desk.play.windowTitle()} · Manoeuvre")  # type: ignore[misc]
    assert "to play" in ada.window.windowTitle()


def test_a_rematch_can_be_declined(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: ada.game.battle.state.turn >= 1 and any(desk.asked for desk in desks))
    ada.play.leaving._give_up()
    for desk in desks:
        desk.wait(lambda desk=desk: desk.play.table.ending.rematch_button.isEnabled())  # type: ignore[misc]
    ada.click(ada.play.table.ending.rematch_button)
    zoe.wait(lambda: "wants a rematch" in zoe.remote_panel.strip.said("rematch"))
    zoe.click(zoe.remote_panel.strip.button("Decline"))
    ada.wait(lambda: "declined" in ada.remote_panel.strip.said("rematch"))
    assert ada.play.table.ending.rematch_button.isEnabled()
    # Having thought better of it, the other may ask, whether or not that notice still stands.
    zoe.click(zoe.play.table.ending.rematch_button)
    ada.wait(lambda: "wants a rematch" in ada.remote_panel.strip.said("rematch"))
    first = ada.play
    ada.click(ada.remote_panel.strip.button("Accept"))
    ada.wait(lambda: ada.play is not first and ada.game.connected and zoe.game.connected)


# The clock


def test_a_limit_is_written_and_read_and_nonsense_is_none() -> None:
    header = Header("g", "p", "c", {"one": "", "two": ""}, "")
    assert Limit.of(header) == Limit()
    assert Limit.of(replace(header, terms=Limit(TURN, 120).terms())) == Limit(TURN, 120)
    assert Limit.of(replace(header, terms={"clock": "turn", "seconds": -5})) == Limit()
    assert "per turn" in limit_words(Limit(TURN, 120))
    assert "for the battle" in limit_words(Limit(BATTLE, 900))


def test_whoever_runs_out_of_time_loses_and_both_verify_it(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    host = ada.open_lan("first_battle")
    host.host.clock.setCurrentIndex(4)
    ada.click(host.host.offer_button)
    page = zoe.open_lan()
    page.join.address.setText(f"127.0.0.1:{host.game.port}")  # type: ignore[union-attr]
    page.join.code.setText(host.host.code.text())
    zoe.click(page.join.join_button)
    zoe.wait(lambda: page.invitation.isVisible())
    assert "15:00 for the battle" in page.invitation.clock.text()
    zoe.click(page.invitation.accept)
    zoe.wait(lambda: ada.fights and zoe.fights and ada.game.connected and zoe.game.connected)
    play_on(desks, lambda: ada.game.battle.state.turn >= 1 and any(desk.asked for desk in desks))
    late, other = desks if ada.asked else desks[::-1]
    clock = late.remote_panel.clock
    assert clock.limit == Limit(BATTLE, 900)
    clock.advance(1)
    clock.keep()
    assert Notes(late.game.match.journal.path).clock["thought"][late.game.my_seat] >= 1  # type: ignore[union-attr]
    assert not clock.expired(late.game.my_seat)
    clock.advance(900)
    assert clock.expired(late.game.my_seat)
    for desk in desks:
        desk.wait(lambda desk=desk: desk.at_end and "Fair: verified" in desk.play.table.ending.note)  # type: ignore[misc]
    assert other.game.battle.winner == other.game.my_seat
    assert other.game.battle.how == "out of time"


def test_a_program_that_does_not_say_its_time_is_up_loses_by_the_others_clock(
    desks: tuple[PlayerWindow, PlayerWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: any(desk.asked for desk in desks))
    other = zoe if ada.asked else ada
    clock = other.remote_panel.clock
    clock.limit = Limit(TURN, 60)
    clock.advance(61)
    assert other.game.match is not None
    assert not other.game.match.done, "there is a moment of grace"
    clock.advance(GRACE)
    assert other.game.match.done
    assert "out of time" in other.play.table.decision.title


# Plain text


def _rich(widget: QLabel) -> bool:
    return (
        "<" in widget.text() and widget.textFormat() != Qt.TextFormat.PlainText and not isinstance(widget, MarkedText)
    )


@pytest.mark.qt_log_ignore("does not support")
def test_labels_tooltips_and_boxes_show_markup_letter_by_letter(
    desks: tuple[PlayerWindow, PlayerWindow], qtbot: QtBot
) -> None:
    for label in (Text(HOSTILE), Pill(HOSTILE)):
        qtbot.addWidget(label)
        assert label.textFormat() == Qt.TextFormat.PlainText
    window = desks[0].window
    QToolTip.showText(QPoint(5, 5), HOSTILE, window)
    tips = [w for w in QApplication.allWidgets() if isinstance(w, QLabel) and w.metaObject().className() == "QTipLabel"]
    assert tips
    assert all(tip.textFormat() == Qt.TextFormat.PlainText for tip in tips)
    QToolTip.hideText()
    box = QMessageBox(window)
    box.setText(HOSTILE)
    box.setInformativeText(HOSTILE)
    box.open()
    labels = [label for label in box.findChildren(QLabel) if label.text()]
    assert labels
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)
    box.close()


@pytest.mark.parametrize(
    "place", [Home(), NewBattle(), Load(), Edit(), SettingsPage(), Help()], ids=lambda p: type(p).__name__
)
def test_no_screen_makes_markup_of_a_title(qtbot: QtBot, tmp_path: Path, place: Destination) -> None:
    folder = tmp_path / "eve"
    desk = PlayerWindow(qtbot, folder, HOSTILE[:40])
    scenario = replace(
        desk.desktop.library("manoeuvre").scenario("first_battle"),
        id="evil",
        title=HOSTILE,
        author=HOSTILE,
        notes=HOSTILE,
    )
    (folder / "scenarios").mkdir(parents=True, exist_ok=True)
    (folder / "scenarios" / "evil.toml").write_text(scenario.write(), encoding="utf-8")
    desk.desktop.library("manoeuvre").reread()
    assert "evil" in desk.desktop.library("manoeuvre").scenarios
    desk.desktop.dress()
    if isinstance(place, NewBattle):
        place = NewBattle(desk.desktop.library("manoeuvre").scenario("evil"))
    desk.window.open(place)
    labels = desk.window.findChildren(QLabel)
    assert labels
    assert [label.text() for label in labels if _rich(label)] == []
    if isinstance(place, NewBattle):
        assert any(HOSTILE in label.text() for label in labels)
    desk.window.close()
