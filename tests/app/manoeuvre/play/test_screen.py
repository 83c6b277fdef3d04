"""The play screen around the decisions: curtain, undo, hints, pause, leaving and the end; what goes wrong is said."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton

from ai.manoeuvre.players import PLAYERS
from app.board.theme import fonts
from app.manoeuvre.play.hints import Advice
from app.manoeuvre.play.layout import END
from app.shell.desktop import Fight, Help, Home, Replay
from app.shell.play.participants import COMPUTER, Participant
from app.shell.play.session import OPEN
from engine.game import Refusal
from engine.manoeuvre import tags
from engine.manoeuvre.action import MOVES, PASS
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.position import CHANCE
from resources.records import load
from tests.app.manoeuvre.play.seated import PERSON, TWO, Seated, Sit
from tests.table import Table, battle

HORSE, LINE, GUARD = "1st_cuirassiers", "8th_regiment_legere", "imperial_guard"
FOOT = "52nd_regiment_of_foot"
AGAINST = (PERSON, Participant(COMPUTER, "random"))


def table(**facts: object) -> Table:
    usual: dict[str, object] = {
        "units": {HORSE: "f2", LINE: "d2", GUARD: "b2"},
        "foes": {FOOT: "f7", "1st_foot_guards": "c7"},
        "hand": [f"{HORSE}.a", "ney", "supply"],
        "foe_hand": [f"{FOOT}.a", "hill"],
        "turn": 2,
    }
    return battle(**(usual | facts))  # type: ignore[arg-type]


def move(seat: Seated, start: str, end: str) -> None:
    seat.square(start).square(end).button("Move to")


def end_turn(seat: Seated) -> None:
    """Pass whatever may still be done."""
    for _ in range(8):
        if seat.state.active != 0 or seat.offer is None:
            return
        words = next(button.text for button in seat.offer.buttons if button.actions == (PASS,))
        seat.bot.mouseClick(seat.find(words), Qt.MouseButton.LeftButton)
        seat.wait(lambda: seat._settled() or seat.screen.session.is_thinking)
    raise AssertionError("the turn does not end")


# The curtain


def test_between_two_persons_a_curtain_hides_all_cards(sit: Sit) -> None:
    seat = sit(table().state, curtain=True)
    screen = seat.screen
    assert screen.curtain.isVisible()
    assert screen.viewpoint.viewer == CHANCE
    assert all("card of" in card for card in seat.cards), "cards lie face down"
    assert screen.decision_controller.offer is None
    screen.curtain.button.click()
    seat.wait()
    assert (screen.viewpoint.viewer, screen.decision_controller.seat) == (0, 0)
    assert any("Ney" in card for card in seat.cards)


def test_the_next_person_sees_nothing_of_what_was_drawn(sit: Sit) -> None:
    seat = sit(table(phase="discard", hand=["supply"], deck=["davout", "lannes", "murat", "soult"]).state, curtain=True)
    seat.screen.curtain.button.click()
    seat.wait().button("Keep all cards")
    assert any("drew Louis Nicolas Davout" in line for line in seat.log)
    move(seat, "f2", "f3")
    end_turn(seat)
    assert seat.screen.curtain.isVisible()
    assert not any("Davout" in line for line in seat.log)
    seat.key(Qt.Key.Key_Return).wait()
    assert seat.screen.viewpoint.viewer == 1
    assert not any("Davout" in line for line in seat.log)
    assert seat.screen.table.board.facing == seat.state.edges[1], "his own edge is at the bottom"


def test_a_reply_lowers_the_curtain_once_and_only_for_what_could_matter(sit: Sit) -> None:
    facts = {"two": "spain", "foes": {"1st_line_regiment": "f7"}, "phase": "movement"}
    asked: list[int] = []
    for hand in ([], ["guerrilla"]):
        seat = sit(table(**facts, foe_hand=hand).state, replies="matters", curtain=True)
        seat.screen.session.asked.connect(asked.append)
        seat.screen.curtain.button.click()
        seat.wait()
        move(seat, "f2", "f3")
        seat.card("supply")
        if not seat.state.supplied:
            seat.confirm()
        if hand:
            assert seat.screen.curtain.isVisible()
            seat.screen.curtain.button.click()
            seat.wait()
            assert seat.state.stack[-1] == tags.GUERRILLA
            assert asked[-1:] == [1]
            assert asked.count(1) == 1, "not asked twice for the same thing"
            seat.button("Let it pass")
            seat.screen.curtain.button.click()
            seat.wait()
        assert seat.screen.viewpoint.viewer == 0
        assert seat.state.moves_left == 1


def test_replies_can_be_asked_always(sit: Sit) -> None:
    facts = {"two": "spain", "foes": {"1st_line_regiment": "f7"}, "phase": "movement", "foe_hand": []}
    seat = sit(table(**facts).state, replies="always")
    move(seat, "f2", "f3")
    seat.card("supply")
    if not seat.state.supplied:
        seat.confirm()
    assert seat.state.stack[-1] == tags.GUERRILLA


# Undo


def test_undo_reaches_back_to_the_barrier_and_says_why_it_stops(sit: Sit) -> None:
    seat = sit(table().state)
    bar = seat.screen.bar
    assert not bar.undo_button.isEnabled()
    move(seat, "f2", "f3")
    assert bar.undo_button.isEnabled()
    seat.bot.mouseClick(bar.undo_button, Qt.MouseButton.LeftButton)
    seat.wait()
    assert Table(seat.state).where(HORSE) == "f2"
    assert square_of("f2") in seat.screen.table.board.look.counters
    assert not any("moved" in line for line in seat.log)
    assert not bar.undo_button.isEnabled()
    assert "past a dice roll" in bar.undo_button.toolTip()


def test_undo_first_puts_back_what_is_picked(sit: Sit) -> None:
    seat = sit(table().state)
    seat.square("f2").square("f3")
    assert seat.offer.marks.ghost
    seat.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier).wait()
    assert not seat.offer.marks.ghost
    assert not seat.told


# Hints


class Advising(QObject):
    """Stands in for the advisor."""

    advised = Signal(object)
    failed = Signal(str)

    def __init__(self, *_: object, **__: object) -> None:
        super().__init__()
        self.asked = 0

    def ask(self) -> None:
        self.asked += 1

    def cancel(self) -> None: ...

    def close(self) -> None: ...


def test_a_hint_comes_in_three_grades(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.manoeuvre.play.hints.Advisor", Advising)
    seat = sit(table().state)
    hints, box = seat.screen.hints, seat.screen.table.decision.hint
    seat.key(Qt.Key.Key_H)
    assert "Looking" in box.text
    start, end = square_of("f2"), square_of("f4")
    advice = Advice("Look at F2.", (start,), (), "Best: F4.", ("It wins.", "Or not."), MOVES[start][end], 0.6)
    assert hints._advisor is not None
    hints._advisor.advised.emit(advice)
    assert box.isVisible()
    assert "Look at F2." in box.text
    assert "F4" not in box.text
    overlay = seat.screen.table.board._scene.overlay
    assert overlay is not None
    assert overlay.numbers == {start: "?"}
    seat.key(Qt.Key.Key_H)
    assert "Best: F4." in box.text
    assert "Look at" not in box.text
    assert "It wins." not in box.text
    seat.key(Qt.Key.Key_H)
    assert "It wins." in box.text
    seat.key(Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert seat.screen.table.board._scene.overlay is None


def test_a_hint_is_gone_with_its_decision(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.manoeuvre.play.hints.Advisor", Advising)
    seat = sit(table().state)
    seat.key(Qt.Key.Key_H)
    move(seat, "f2", "f3")
    assert not seat.screen.table.decision.hint.isVisible()
    assert seat.screen.hints.grade == 0


# A computer opposite


def test_the_computer_thinks_and_is_answered_in_turn(sit: Sit) -> None:
    seat = sit(table().state, AGAINST)
    titles: list[str] = []
    seat.screen.session.thinking.connect(lambda *_: titles.append(seat.screen.table.decision.title))
    assert seat.screen.who(1) == "AI, random"
    move(seat, "f2", "f3")
    end_turn(seat)
    seat.wait(lambda: seat.state.turn == 3 and seat.offer is not None)
    assert "Britain is thinking" in titles
    assert not seat.told


def test_the_last_act_is_taken_back_while_the_computer_still_thinks(sit: Sit) -> None:
    seat = sit(table(foe_hand=[f"{FOOT}.a", f"{FOOT}.b", "hill"]).state, (PERSON, Participant(COMPUTER, "marshal")))
    move(seat, "f2", "f3")
    end_turn(seat)
    seat.wait(lambda: seat.screen.session.is_thinking)
    assert seat.screen.bar.undo_button.isEnabled()
    seat.key(Qt.Key.Key_U).wait()
    assert (seat.state.active, seat.screen.decision_controller.seat) == (0, 0)
    assert not seat.screen.session.is_thinking
    assert not seat.told


def test_two_computers_are_watched_paused_and_stepped(sit: Sit) -> None:
    both = (Participant(COMPUTER, "random"), Participant(COMPUTER, "random"))
    seat = sit(table().state, both, wait=False)
    assert seat.screen.viewpoint.viewer == OPEN
    assert any("Ney" in card for card in seat.cards), "hands are open"
    entries = seat.screen.session.battle.record.entries
    seat.wait(lambda: len(entries) > 2)
    seat.key(Qt.Key.Key_P)
    seat.wait(lambda: not seat.screen.animator.busy)
    assert seat.title == "The battle is paused"
    count = len(entries)
    seat.bot.wait(150)
    assert len(entries) == count
    seat.key(Qt.Key.Key_N)
    seat.wait(lambda: len(entries) == count + 1)
    seat.bot.wait(100)
    assert len(entries) == count + 1
    seat.button("Faster")
    assert seat.screen.pause_controls.speed == 200
    assert seat.screen.desktop.settings.speed == 100, "the next battle is as fast as it was set to be"
    seat.bot.mouseClick(seat.find("Continue"), Qt.MouseButton.LeftButton)
    seat.wait(lambda: len(entries) > count + 3)


def test_a_draw_is_declined_by_a_computer_that_does_well(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PLAYERS, "win_chance", lambda state, seat: 0.9)
    seat = sit(table().state, AGAINST)
    seat.screen.tools.draw.trigger()
    assert seat.told == ["Britain declines the draw and plays on."]
    monkeypatch.setattr(PLAYERS, "win_chance", lambda state, seat: 0.2)
    seat.screen.tools.draw.trigger()
    seat.wait(lambda: seat.screen.table.page == END)
    assert seat.screen.table.ending.title == "A draw"


# Enter confirms


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_confirm_a_move_that_was_clicked(sit: Sit, key: Qt.Key) -> None:
    seat = sit(table().state)
    seat.square("f2").square("f3")
    seat.key(key).wait()
    assert Table(seat.state).at("f3") == HORSE


def test_enter_ends_the_turn_after_a_click_on_the_board(sit: Sit) -> None:
    seat = sit(table(hand=[]).state)
    seat.square("f2").square("f3").key(Qt.Key.Key_Return).wait()
    while seat.state.active == 0:
        assert any(button.primary for button in seat.offer.buttons)
        seat.square("f3").key(Qt.Key.Key_Return).wait()
    assert seat.state.active == 1


def test_enter_plays_a_card_that_was_clicked_and_does_not_put_it_back(sit: Sit) -> None:
    seat = sit(table(phase="discard", hand=["supply"]).state)
    seat.card("supply")
    seat.key(Qt.Key.Key_Return).wait()
    assert any("discarded Supply" in line for line in seat.log)


def test_enter_after_a_click_on_undo_confirms_and_does_not_undo_again(sit: Sit) -> None:
    seat = sit(table().state)
    seat.square("f2").square("f3")
    seat.bot.mouseClick(seat.screen.bar.undo_button, Qt.MouseButton.LeftButton)
    assert not seat.screen.bar.undo_button.hasFocus()


# Motion


def test_nothing_waits_for_motion_and_space_skips_it(sit: Sit) -> None:
    seat = sit(table().state, reduce_motion=False, speed=25)
    seat.square("f2").square("f4")
    seat.bot.mouseClick(seat.find("Move to"), Qt.MouseButton.LeftButton)
    screen = seat.screen
    assert screen.animator.busy
    assert Table(seat.state).where(HORSE) == "f4", "it is played and saved before it is shown"
    assert not screen.table.buttons.isEnabled()
    seat.key(Qt.Key.Key_Space)
    seat.wait()
    assert square_of("f4") in screen.table.board.look.counters


# Leaving


def answer(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """Press one of the buttons of the next question."""

    def choose(box: QMessageBox) -> None:
        next(button for button in box.buttons() if button.text() == words).click()

    monkeypatch.setattr(QMessageBox, "open", choose)


def test_giving_up_asks_first(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = sit(table().state)
    answer(monkeypatch, "Play on")
    seat.screen.tools.concede.trigger()
    assert not seat.screen.session.battle.over
    answer(monkeypatch, "Give up")
    seat.screen.tools.concede.trigger()
    seat.wait(lambda: seat.screen.table.page == END)
    ending = seat.screen.table.ending
    assert ending.title == "Britain wins"
    assert "gave up" in ending.accessibleDescription()
    assert not seat.screen.bar.undo_button.isEnabled()


def test_two_persons_agree_to_a_draw(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = sit(table().state)
    answer(monkeypatch, "Agree")
    seat.screen.tools.draw.trigger()
    seat.wait(lambda: seat.screen.table.page == END)
    assert seat.screen.table.ending.title == "A draw"


def test_the_end_tells_the_result_the_losses_and_the_luck_and_leads_on(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seat = sit("first_battle", seed=2)
    answer(monkeypatch, "Give up")
    seat.screen.tools.concede.trigger()
    seat.wait(lambda: seat.screen.table.page == END)
    seat.bot.mouseClick(seat.screen.table.ending.rematch_button, Qt.MouseButton.LeftButton)
    assert seat.screen.table.caption.text().startswith("Held at nightfall")
    names = [
        one.accessibleName() for one in seat.screen.table.ending.findChildren(QObject) if hasattr(one, "accessibleName")
    ]
    assert any("Enemy squares held" in name for name in names)
    assert any("Expected in all" in name for name in names)
    for words in ("Swap sides", "Replay and analysis", "Home"):
        seat.bot.mouseClick(seat.find(words), Qt.MouseButton.LeftButton)
    again, swapped, replay, home = seat.went
    assert isinstance(again, Fight)
    assert isinstance(swapped, Fight)
    assert again.scenario.id == swapped.scenario.id == "first_battle"
    assert swapped.participants == (again.participants[1], again.participants[0])
    assert isinstance(replay, Replay)
    assert home == Home()
    copy = tmp_path / "copy.record"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    seat.bot.mouseClick(seat.find("Save as"), Qt.MouseButton.LeftButton)
    assert load(copy).text() == seat.screen.session.battle.record.text()


def test_the_battle_can_be_opened_again_at_the_same_decision(sit: Sit) -> None:
    seat = sit("first_battle")
    place: Any = seat.screen.now()
    assert load(place.path).text() == seat.screen.session.battle.record.text()
    assert seat.screen.leave()


# Looking around


def test_pointing_at_things_fills_the_inspector(sit: Sit) -> None:
    seat = sit(table().state)
    screen = seat.screen
    screen.table.board.hovered.emit(square_of("f7"))
    assert screen.table.inspector.title == "52nd Regiment of Foot"
    screen.table.board.asked.emit(square_of("a5"))
    assert "A5" in screen.table.inspector.title
    screen.table.hand.asked.emit(1)
    assert "Ney" in screen.table.inspector.title or "Cuirassiers" in screen.table.inspector.title


@pytest.mark.parametrize("key", ["control", "fire", "reach", "threat"])
def test_overlays_are_shown_with_their_title_until_escape(sit: Sit, key: str) -> None:
    seat = sit(table().state)
    seat.screen.inspector_controls.ask(square_of("f2"))
    seat.screen.inspector_controls.choose(key)
    overlay = seat.screen.table.board._scene.overlay
    assert overlay is not None
    assert seat.screen.table.caption.text() == overlay.title
    seat.key(Qt.Key.Key_Escape)
    assert seat.screen.table.board._scene.overlay is None
    assert not seat.screen.table.caption.isVisible()


def test_the_regions_are_reached_by_function_keys(sit: Sit) -> None:
    seat = sit(table().state)
    screen = seat.screen
    for key, region in (
        (Qt.Key.Key_F3, screen.table.hand),
        (Qt.Key.Key_F5, screen.table.log),
        (Qt.Key.Key_F2, screen.table.board),
    ):
        seat.key(key)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert region.isAncestorOf(focus)
    seat.square("f2").square("f3").key(Qt.Key.Key_F4)
    assert QApplication.focusWidget() is screen.table.decision.buttons.primary


def test_the_log_is_searched_over_all_turns(sit: Sit) -> None:
    seat = sit("first_battle")
    seat.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    seat.bot.keyClicks(QApplication.focusWidget(), "goes first")
    assert len([line for line in seat.log if "goes first" in line]) == len(seat.log) == 1
    seat.key(Qt.Key.Key_Escape)
    assert len(seat.log) > 1


def test_help_and_the_theme_are_a_press_away(sit: Sit) -> None:
    seat = sit(table().state)
    seat.screen.bar.help_button.click()
    assert seat.went == [Help(game="manoeuvre")]
    seat.screen.bar.theme_button.click()
    assert seat.screen.desktop.settings.theme == "dark"


def test_the_pages_of_the_set_up_keep_their_own_keys(sit: Sit) -> None:
    seat = sit("danube", wait=False)
    seat.wait(lambda: seat.screen.body.currentWidget() is not seat.screen.table)
    assert not any(key.isEnabled() for key in seat.screen.tools._digits)
    page: Any = seat.screen.body.currentWidget()
    actions: list[Any] = []
    state = seat.state.copy()
    while state.seat == page.seat and state.stack[-1] == tags.DEPLOY:
        actions.append(state.legal()[0])
        state.do(actions[-1])
    page.chosen.emit(tuple(actions))
    seat.wait(lambda: len(seat.screen.session.battle.record.actions) >= len(actions) and seat._settled())
    assert seat.state.units_of(page.seat)


# What goes wrong


def test_a_refusal_is_said_and_the_decision_stays(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = sit(table().state)

    def refuse(action: object) -> None:
        raise Refusal("no", "Not now.", "§5")

    monkeypatch.setattr(seat.screen.session, "play", refuse)
    seat.square("f2").square("f3").button("Move to")
    assert seat.told == ["Not now (§5)."]
    assert seat.offer is not None


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), RuntimeError("a bug")])
def test_whatever_else_goes_wrong_is_a_sentence(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    seat = sit(table().state)

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(seat.screen.decision_controller, "press_square", fail)
    seat.square("f2")
    assert len(seat.told) == 1
    assert ("No space left" in seat.told[0]) or ("unforeseen" in seat.told[0] and "a bug" in caplog.text)


# Room


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1440, 900), 100), ((1280, 800), 100), ((1920, 1080), 130), ((1280, 800), 160), ((960, 640), 100)],
)
def test_nothing_is_cut_at_any_size(sit: Sit, size: tuple[int, int], scale: int) -> None:
    seat = sit(table().state, size=size, scale=scale)
    seat.square("f2").square("f3")
    seat.bot.wait(20)
    table_ = seat.screen.table
    assert fonts.scale() == scale / 100
    inside = table_.rect()
    for part in (table_.board, table_.hand, table_._right, table_._side):
        assert inside.contains(part.geometry()), part
    assert table_.board.width() == table_.board.height()
    decision = table_.decision
    assert decision.height() >= decision.wanted_height(decision.width())
    assert table_.talk.rect().contains(decision.geometry())
    for button in decision.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width() - 1
    assert all(card.visibleRegion().boundingRect().size() == card.size() for card in table_.hand._cards)


def test_who_sits_where_is_said(sit: Sit) -> None:
    seat = sit(table().state, TWO)
    assert (seat.screen.who(0), seat.screen.who(1)) == ("You", "Opponent")
    assert seat.screen.table.armies[0].accessibleName() == "France"


def test_passing_everything_comes_to_the_next_turn(sit: Sit) -> None:
    seat = sit(table(phase="restoration").state)
    end_turn(seat)
    assert seat.screen.bar._title.text() == "Britain to play"


def test_the_inspector_follows_the_unit_it_is_about(sit: Sit) -> None:
    seat = sit(table().state)
    inspector = seat.screen.table.inspector
    seat.screen.inspector_controls.ask(square_of("f2"))
    move(seat, "f2", "f3")
    assert inspector.square == square_of("f3")
