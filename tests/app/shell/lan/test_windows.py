"""Two windows over loopback: hosting, joining, playing, talking, coming back, fighting again."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from app.board.theme.parts import IconButton, QuietButton, Text
from app.manoeuvre.new_battle.plan import Opponent
from app.manoeuvre.new_battle.screen import NewBattleScreen
from app.shell.desktop import Home
from app.shell.lan import clock, link
from app.shell.lan.discovery import Found
from app.shell.lan.fair.messages import Play
from app.shell.lan.journal import journals
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.text import fingerprint_words
from app.shell.lan.wire import Greeting, Message, frame
from engine.manoeuvre.army import UNKNOWN
from tests.app.shell.lan.desks import PlayerWindow, pair_up, play_on
from tests.app.shell.lan.test_cheats import lie

pytestmark = pytest.mark.usefixtures("unseen")


def test_two_people_find_each_other_and_play_a_few_turns(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    assert ada.play.who(1) == "Zoë"
    assert zoe.play.who(0) == "Ada"
    play_on(desks, lambda: ada.game.battle.state.turn >= 3)
    for desk in desks:
        assert desk.told == []
        assert "?" in " ".join(entry.text for entry in desk.game.battle.record.entries)
    assert ada.game.battle.state.square == zoe.game.battle.state.square


@pytest.mark.parametrize("scenario", ["open_battle", "danube"])
def test_the_set_up_is_played_out_between_the_two(desks: tuple[PlayerWindow, PlayerWindow], scenario: str) -> None:
    ada, zoe = desks
    pair_up(ada, zoe, scenario)
    play_on(desks, lambda: ada.game.battle.state.turn >= 2)
    assert ada.game.battle.state.square == zoe.game.battle.state.square
    assert ada.told == zoe.told == []


def test_a_wrong_code_is_told_to_both_and_the_offer_stands(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    host = ada.open_lan("first_battle")
    ada.click(host.host.offer_button)
    assert isinstance(host.game, RemoteBattle)
    page = zoe.open_lan()
    page.join.address.setText(f"127.0.0.1:{host.game.port}")
    zoe.click(page.join.join_button)
    zoe.wait(lambda: "not met before" in page.join.status.text())
    assert "wrong" not in host.host.wrong.text()
    offer = host.game.lobby.offer
    assert offer is not None
    for count in range(1, 5):
        page.join.code.setText("WRONG234")
        zoe.click(page.join.join_button)
        zoe.wait(lambda count=count: offer.wrong == count)  # type: ignore[misc]
        zoe.wait(lambda: "code is wrong" in page.join.status.text())
    ada.wait(lambda: "wrong code" in host.host.news.text() and "4 wrong codes" in host.host.wrong.text())
    page.join.code.setText(host.host.code.text())
    zoe.click(page.join.join_button)
    zoe.wait(lambda: page.invitation.isVisible())
    assert ada.told == zoe.told == []


def test_nobody_at_an_address_is_said_in_words_and_can_be_stopped(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    page = desks[1].open_lan()
    page.join.address.setText("127.0.0.1:1")
    desks[1].click(page.join.join_button)
    desks[1].wait(lambda: "No battle is hosted" in page.join.status.text())
    assert not page.join.join_button.isEnabled()
    desks[1].click(page.join.cancel_button)
    assert page.join.join_button.isEnabled()
    assert page.join.status.text() == ""


def test_an_invitation_may_be_declined(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    host = ada.open_lan("first_battle")
    ada.click(host.host.offer_button)
    assert isinstance(host.game, RemoteBattle)
    page = zoe.open_lan()
    page.join.address.setText(f"127.0.0.1:{host.game.port}")
    page.join.code.setText(host.host.code.text())
    zoe.click(page.join.join_button)
    zoe.wait(lambda: page.invitation.isVisible())
    assert page.invitation.title.text() == "Ada invites you"
    assert "Great Britain" in page.invitation.side.text()
    assert page.sheets.panels[-1].isVisible()
    zoe.click(page.invitation.decline)
    ada.wait(lambda: "declined" in host.host.news.text())
    assert page.join.isVisible()
    # The offer stands, and they know each other now: without the code the host is asked.
    page.join.code.clear()
    zoe.click(page.join.join_button)
    ada.wait(lambda: host.host.knock.isVisible())
    assert host.host.knock_text.text().startswith("Zoë is here, known since ")
    zoe.wait(lambda: "has been asked" in page.join.status.text())
    ada.click(host.host.turn_away_button)
    zoe.wait(lambda: "rather not play now" in page.join.status.text())
    assert not host.host.knock.isVisible()
    zoe.desktop.change(name="Best Friend Zoë")
    zoe.click(page.join.join_button)
    ada.wait(lambda: host.host.knock.isVisible())
    assert "now goes by “Best Friend Zoë”" in host.host.knock_text.text()
    ada.click(host.host.welcome_button)
    zoe.wait(lambda: page.invitation.isVisible())
    assert not host.host.knock.isVisible()


def test_they_talk_and_what_is_unread_is_marked(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    zoe.click(zoe.remote_panel.chat.button)
    panel = zoe.remote_panel.chat.panel
    assert panel.isVisible()
    zoe.bot.keyClicks(panel.field, "Bonjour")
    zoe.bot.keyClick(panel.field, Qt.Key.Key_Return)
    ada.wait(lambda: ada.remote_panel.chat.unread == 1)
    ada.wait(lambda: ada.remote_panel.chat.button.text() == "1")
    assert ada.remote_panel.chat.toast.text() == "Zoë: Bonjour"
    ada.click(ada.remote_panel.chat.toast)
    assert ada.remote_panel.chat.unread == 0
    assert ada.remote_panel.chat.panel.lines.item(0).text() == "Bonjour"
    ada.bot.keyClick(ada.remote_panel.chat.panel.field, Qt.Key.Key_Escape)
    assert not ada.remote_panel.chat.panel.isVisible()


def test_a_cut_link_is_told_and_the_open_decision_stays_as_it_was(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: any(desk.asked and desk.play.decision_controller.offer is not None for desk in desks))
    here, there = desks if ada.asked else desks[::-1]
    there.wait(lambda: "thinking" in there.play.table.decision.title)
    offer = here.play.decision_controller.offer
    length = len(here.game.battle.record.entries)
    zoe.game._link._socket.abort()  # type: ignore[union-attr]
    for desk in desks:
        desk.wait(lambda desk=desk: "is lost" in desk.remote_panel.strip.said("link"))  # type: ignore[misc]
    for desk in desks:
        desk.wait(lambda desk=desk: desk.game.connected and not desk.remote_panel.strip.isVisible())  # type: ignore[misc]
    assert here.play.decision_controller.offer is offer
    assert len(here.game.battle.record.entries) == length
    play_on(desks, lambda: len(ada.game.battle.record.entries) > length + 10)


def test_taking_back_is_asked_for_and_granted_or_declined(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: any(d.game.can_undo() and d.game.to_decide() < 0 for d in desks) and any(map(_asked, desks)))
    asks, decides = desks if ada.game.can_undo() and ada.game.to_decide() < 0 else desks[::-1]
    asks.wait(lambda: asks.play.tools.undo.isEnabled())
    asks.play.tools.undo.trigger()
    decides.wait(lambda: "undo" in decides.remote_panel.strip.said("wish"))
    decides.click(decides.remote_panel.strip.button("Decline"))
    asks.wait(lambda: "not want" in asks.remote_panel.strip.said("wish"))
    asks.play.tools.undo.trigger()
    decides.wait(lambda: "undo" in decides.remote_panel.strip.said("wish"))
    decides.click(decides.remote_panel.strip.button("Allow"))
    asks.wait(lambda: asks.asked)
    assert asks.game.battle.record.entries[-1].text == "undo"
    assert decides.told == asks.told == []


def _asked(desk: PlayerWindow) -> bool:
    return desk.asked


def test_a_draw_is_offered_and_agreed_and_the_battle_found_fair(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: ada.game.battle.state.turn >= 2 and any(map(_asked, desks)))
    ada.play.leaving.offer_draw()
    zoe.wait(lambda: "offers a draw" in zoe.remote_panel.strip.said("draw"))
    zoe.click(zoe.remote_panel.strip.button("Agree to the draw"))
    for desk in desks:
        desk.wait(lambda desk=desk: desk.at_end and "Fair: verified" in desk.play.table.ending.note)  # type: ignore[misc]
        assert desk.play.table.ending.title == "A draw"
        assert desk.game.file is not None
        assert "?" not in desk.game.file.path.read_text(encoding="utf-8")


def test_they_fight_again_with_the_sides_swapped(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    first = ada.play
    assert (ada.game.my_seat, zoe.game.my_seat) == (0, 1)
    play_on(desks, lambda: ada.game.battle.state.turn >= 1 and any(map(_asked, desks)))
    ada.play.leaving._give_up()
    for desk in desks:
        desk.wait(lambda desk=desk: desk.play.table.ending.rematch_button.isEnabled())  # type: ignore[misc]
    ada.click(ada.play.table.ending.rematch_button)
    zoe.wait(lambda: "rematch" in zoe.remote_panel.strip.said("rematch"))
    zoe.click(zoe.remote_panel.strip.button("Accept"))
    ada.wait(lambda: ada.play is not first and ada.game.connected and zoe.game.connected)
    assert (ada.game.my_seat, zoe.game.my_seat) == (1, 0)
    play_on(desks, lambda: ada.game.battle.state.turn >= 2)
    assert ada.told == zoe.told == []


def test_a_spectator_sees_the_battle_and_nobodys_hand(
    qtbot: QtBot, tmp_path: Path, desks: tuple[PlayerWindow, PlayerWindow]
) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: ada.game.battle.state.turn >= 2)
    leo = PlayerWindow(qtbot, tmp_path / "leo", "Leo")
    page = leo.open_lan()
    page.join.address.setText(f"127.0.0.1:{ada.game.port}")
    leo.click(page.join.watch_button)
    leo.wait(lambda: leo.fights)
    assert (leo.play.who(0), leo.play.who(1)) == ("Ada", "Zoë")
    length = len(leo.play.session.battle.record.entries)
    assert length > 20
    play_on(desks, lambda: ada.game.battle.state.turn >= 4)
    leo.wait(lambda: not leo.play.animator.busy and leo.play.view.turn >= 4)
    assert all(card == UNKNOWN for hand in leo.play.view.hand for card in hand)
    assert leo.play.view.square == ada.game.battle.state.square
    ada.remote_panel.clock.advance(1)
    assert "1 spectator" in ada.remote_panel.strip.said("watchers")
    leo.window.close()
    ada.wait(lambda: ada.game.match is not None and not ada.game.match.spectators)
    ada.remote_panel.clock.advance(1)
    assert not ada.remote_panel.strip.said("watchers")


def test_a_battle_that_was_left_is_gone_on_with_by_both(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: ada.game.battle.state.turn >= 2)
    stood = str(ada.game.battle.state)
    for desk in desks:
        desk.window.open(Home())
    pages = [desk.open_lan() for desk in desks]
    for desk, page in zip(desks, pages, strict=True):
        desk.wait(lambda page=page: page.left.count == 1)  # type: ignore[misc]
        buttons = page.left.findChildren(QuietButton)
        desk.click(next(button for button in buttons if button.text() == "Continue"))
        desk.wait(lambda desk=desk: desk.fights)  # type: ignore[misc]
    ada.wait(lambda: ada.game.connected and zoe.game.connected)
    assert str(ada.game.battle.state) == stood
    play_on(desks, lambda: ada.game.battle.state.turn >= 4)


def test_somebody_who_does_not_go_on_may_be_claimed_from(
    desks: tuple[PlayerWindow, PlayerWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: any(desk.asked for desk in desks))
    silent, waits = desks if ada.asked else desks[::-1]
    monkeypatch.setattr(clock, "DECIDING", 2)
    for _ in range(4):
        waits.remote_panel.clock.advance(1)
    assert "has done nothing" in waits.remote_panel.strip.said("claim")
    waits.click(waits.remote_panel.strip.button("Wait"))
    assert not waits.remote_panel.strip.said("claim")
    for minutes in (1, 2, 100):
        waits.remote_panel.clock.advance(60 * minutes - waits.remote_panel.clock.silent)
        assert f"nothing for {minutes} minute" in waits.remote_panel.strip.said("claim")
    waits.click(waits.remote_panel.strip.button("Claim the battle"))
    assert waits.play.table.decision.title == "The battle is claimed"
    # Whoever was claimed from is told what the other says; by his own table nothing is over.
    silent.wait(lambda: "claims the battle" in silent.remote_panel.strip.said("link"))
    assert silent.game.match is not None
    assert not silent.game.match.done
    assert len(journals(silent.desktop.folder)) == 1
    page = waits.open_lan()
    waits.wait(lambda: page.left.count == 1)
    assert not any(button.text() == "Continue" for button in page.left.findChildren(QuietButton))


def test_known_opponents_are_shown_in_words_and_can_be_forgotten(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    zoe.window.open(Home())
    page = zoe.open_lan()
    zoe.wait(lambda: page.known.isVisible())
    (fingerprint,) = page.lobby().known.names()  # type: ignore[union-attr]
    assert fingerprint_words(bytes.fromhex(fingerprint)) in [text.text() for text in page.known.findChildren(Text)]
    zoe.click(page.known.findChildren(IconButton)[0])
    assert not page.known.isVisible()
    zoe.click(page.left.findChildren(IconButton)[0])
    box = page.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    next(button for button in box.buttons() if button.text() == "Delete").click()
    assert not page.left.isVisible()


def test_a_new_battle_can_be_offered_over_lan(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, _ = desks
    ada.open_lan("islands", 1)
    ada.click(ada.lan.host.compose_button)
    screen = ada.window.screen_shown
    assert isinstance(screen, NewBattleScreen)
    assert screen.plan.opponent is Opponent.LAN
    assert screen.plan.you == 1
    ada.click(screen.foot.begin)
    assert ada.lan.offered.seat == 1
    assert "islands" in str(ada.lan.offered.scenario)
    ada.click(ada.lan.host.full_button)
    assert "set-up" in ada.lan.host.begins.text() or "field" in ada.lan.host.begins.text()


def test_a_cheat_is_named_in_the_window_and_the_battle_breaks_off(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: zoe.asked)
    lie(zoe.game, Play("advance a1"))
    ada.wait(lambda: ada.play.table.decision.title == "The battle breaks off")
    assert ada.play.decision_controller.offer is None
    page = ada.open_lan()
    ada.wait(lambda: page.left.count == 1)
    assert not any(button.text() == "Continue" for button in page.left.findChildren(QuietButton))


def test_another_version_is_explained_to_both(
    desks: tuple[PlayerWindow, PlayerWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, zoe = desks
    host = ada.open_lan("first_battle")
    ada.click(host.host.offer_button)
    assert isinstance(host.game, RemoteBattle)
    page = zoe.open_lan()
    page.join.address.setText(f"127.0.0.1:{host.game.port}")
    page.join.code.setText(host.host.code.text())

    def older(message: Message) -> bytes:
        if isinstance(message, Greeting) and message.name == "Zoë":
            message = msgspec.structs.replace(message, protocol=0)
        return frame(message)

    monkeypatch.setattr(link, "frame", older)
    zoe.click(page.join.join_button)
    zoe.wait(lambda: "different versions" in page.join.status.text())
    ada.wait(lambda: "another version" in host.host.news.text())
    assert "wrong code" not in host.host.wrong.text()


def test_a_host_who_comes_back_elsewhere_is_found(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: any(desk.asked for desk in desks))
    old = ada.game.port
    ada.game._gate.close()  # type: ignore[union-attr]
    assert ada.game.host("127.0.0.1") == ""
    assert ada.game.port != old
    zoe.game._link._socket.abort()  # type: ignore[union-attr]
    zoe.wait(lambda: "is lost" in zoe.remote_panel.strip.said("link"))
    certificate = ada.game.lobby.identity.fingerprint.hex()
    elsewhere = [Found("x", "Ada", "", "127.0.0.1", 1), Found("y", "Ada", "", "127.0.0.1", 2, certificate="ab" * 32)]
    zoe.remote_panel.seeking.found(elsewhere)
    assert len(zoe.game._places) == 1
    zoe.remote_panel.seeking.found(
        [*elsewhere, Found("z", "Ada L.", "", "127.0.0.1", ada.game.port, certificate=certificate)]
    )
    zoe.wait(lambda: zoe.game.connected and ada.game.connected)


def test_a_name_that_looks_like_markup_is_shown_as_letters(desks: tuple[PlayerWindow, PlayerWindow]) -> None:
    ada, zoe = desks
    zoe.desktop.change(name="<b>Zoë</b>")
    pair_up(ada, zoe)
    assert ada.play.who(1) == "(b>Zoë(/b>"
