"""Commanders on the play screen: orders by mouse and keys, a whole round, a whole battle, undo, resuming."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.board.theme import style
from app.commanders.board.looks import Fate
from app.commanders.play.choices import reroll_odds
from app.commanders.play.combat import settled, verdict
from app.commanders.play.planning import KeyedOrder
from app.commanders.play.round_end import RoundStory
from app.commanders.play.screen import PlayScreen
from app.commanders.play.sheet import code_along
from app.shell.desktop import Desktop, Fight, Resume
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from engine.commanders import tags
from engine.commanders.action import REROLL, Action
from engine.commanders.fighting import struck
from engine.commanders.position import ATTACKS, Front
from engine.commanders.registration import GAME
from engine.commanders.start import Start, begin
from engine.commanders.state import State
from resources.content import content_of

LEFT = Qt.MouseButton.LeftButton
AGAINST = (Participant(HUMAN), Participant(COMPUTER, "recruit"))
TOGETHER = (Participant(HUMAN), Participant(HUMAN))
WATCHING = (Participant(COMPUTER, "random"), Participant(COMPUTER, "recruit"))


@pytest.fixture
def desktop(tmp_path: Path, qapp) -> Desktop:
    made = Desktop(tmp_path)
    made.change(speed=400, reduce_motion=True)
    return made


@pytest.fixture
def sit(qtbot: QtBot, desktop: Desktop):
    opened = []

    def make(participants, scenario: str = "marengo", path: Path | None = None) -> PlayScreen:
        library = desktop.library(GAME.id)
        place = Resume(path) if path else Fight(GAME.id, content_of(GAME.id).scenarios(library)[scenario], participants)
        screen = PlayScreen(desktop, place)
        qtbot.addWidget(screen, before_close_func=lambda widget: widget.session.close())
        screen.resize(1440, 900)
        screen.show()
        qtbot.waitExposed(screen)
        opened.append(screen)
        return screen

    yield make
    for screen in opened:
        screen.session.close()


def drag(qtbot: QtBot, screen: PlayScreen, *path: str, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    points = [screen.board.point_of(place, screen.own).toPoint() for place in path]
    qtbot.mousePress(screen.board, LEFT, modifier, points[0])
    for before, point in pairwise(points):
        for share in (0.5, 1.0):
            qtbot.mouseMove(screen.board, before + (point - before) * share)
    qtbot.mouseRelease(screen.board, LEFT, modifier, points[-1])


def planning(screen: PlayScreen) -> bool:
    return screen.stack.currentWidget() is screen.sheet_panel and screen._planning


def play_round(qtbot: QtBot, screen: PlayScreen) -> None:
    """Answer every question as it stands until the next planning, or the end."""
    round_before = screen.session.battle.state.round

    def done() -> bool:
        if screen.session.battle.over:
            return True
        if planning(screen) and screen.session.battle.state.round > round_before:
            return True
        waiting = screen._question is not None or screen._waiting_for_reader
        if waiting and screen.decision.button.isEnabled() and not screen.session.battle.over:
            screen.decision.button.click()
        return False

    qtbot.waitUntil(done, timeout=60_000)


def test_orders_are_drawn_by_dragging_and_counted(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    drag(qtbot, screen, "a1", "a2")
    drag(qtbot, screen, "a1", "a2")
    assert screen._sheet.text == "2I a1-a2"
    assert [(arrow.count, arrow.path) for arrow in screen.board.look.arrows] == [(2, ("a1", "a2"))]
    assert "2 written, 8 saved" in screen.panels[0].accessibleDescription()
    screen.undo()
    assert screen._sheet.text == "I a1-a2"
    screen.redo()
    assert screen._sheet.text == "2I a1-a2"


def test_shift_orders_as_many_of_a_stack_as_may_cross(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    drag(qtbot, screen, "a1", "a2", modifier=Qt.KeyboardModifier.ShiftModifier)
    assert screen._sheet.text == "5I a1-a2"


def test_a_sixth_unit_across_a_border_is_refused_with_the_reason(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    screen._typed("5I a1-a2")
    drag(qtbot, screen, "a1", "a2")
    assert screen._sheet.text == "5I a1-a2"
    assert "five" in screen.sheet_panel._note.text()


def test_the_eleventh_order_is_refused(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    screen._typed("5I a1-a2; 5I r-a1")
    drag(qtbot, screen, "a1", "b1")
    assert len(screen._sheet.codes) == 10
    assert screen.sheet_panel._note.text()


def test_orders_are_typed_and_sealed_by_keys_alone(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    field = screen.sheet_panel.field
    field.setFocus()
    qtbot.keyClicks(field, "2C c1-c2-b2; 3I a1-a2")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert screen._sheet.text == "3I a1-a2; 2C c1-c2-b2"
    assert field.text() == ""
    qtbot.keyClicks(field, "9Q zz")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert screen.sheet_panel._note.text(), "what cannot be read is said"
    assert field.text() == "9Q zz", "and what was typed stays"
    qtbot.keyClick(screen, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: screen.session.battle.state.phase > 1)
    assert len(screen.session.battle.state.sheet[0]) == 10


def test_a_round_is_played_to_its_results_which_stay(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    screen._typed("3I a1-a2; 2C c1-c2-b2; 2A b1-b2; I r-a1")
    screen.seal()
    shown = []

    def at_results() -> bool:
        if screen._waiting_for_reader:
            shown.append(screen.decision._title.text())
            if shown[-1].endswith("scored"):
                return True
        waiting = screen._question is not None or screen._waiting_for_reader
        if waiting and screen.decision.button.isEnabled():
            screen.decision.button.click()
        return False

    qtbot.waitUntil(at_results, timeout=60_000)
    assert shown[-1] == "Round 1 scored" == screen.windowTitle()
    assert screen.phases.accessibleName() == "Phase 7 of 7: Score"
    assert {arrow.side for arrow in screen.board.look.arrows} <= {0, 1}
    assert any(arrow.side == 0 and arrow.path == ("a1", "a2") for arrow in screen.board.look.arrows)
    qtbot.wait(200)
    assert screen._waiting_for_reader, "nothing goes on by itself"
    screen.decision.button.click()
    qtbot.waitUntil(lambda: planning(screen))
    assert screen.session.battle.state.round == 2
    assert screen._sheet.codes == ()


def test_nothing_of_the_enemy_sheet_reaches_the_screen_before_scoring(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    screen._typed("I a1-a2")
    screen.seal()
    qtbot.waitUntil(lambda: screen._question is not None, timeout=60_000)
    assert not screen._view.unused[1]
    assert all(code == -1 for code in screen._view.sheet[1])
    assert all(arrow.side == 0 for arrow in screen.board.look.arrows)


@pytest.mark.parametrize("scenario", ["marengo", "mill_at_the_ford"])
def test_two_computers_are_watched_to_the_end(qtbot: QtBot, sit, scenario: str) -> None:
    screen = sit(WATCHING, scenario)
    qtbot.waitUntil(lambda: screen.session.battle.over, timeout=120_000)
    qtbot.waitUntil(lambda: "won" in screen.decision._title.text() or "Drawn" in screen.decision._title.text())
    assert screen.log.count() > 20


def test_a_whole_battle_is_played_against_the_computer(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST, "albuera")
    sheets = ("2I a1-a2; 2I c1-c2; I r-a1", "I r-b1; I r-c1")
    while not screen.session.battle.over:
        qtbot.waitUntil(lambda: planning(screen) or screen.session.battle.over, timeout=60_000)
        if screen.session.battle.over:
            break
        for sheet in sheets:
            screen._typed(sheet)
        screen.seal()
        play_round(qtbot, screen)
    assert screen.session.battle.over
    qtbot.waitUntil(lambda: screen.decision.button.text() == "Look back at the battle")


def test_two_people_at_one_screen_never_see_each_others_orders(qtbot: QtBot, sit) -> None:
    screen = sit(TOGETHER)
    qtbot.waitUntil(lambda: screen._waiting_for_reader)
    assert screen.viewer not in (0, 1), "nobody's view between them"
    assert screen.decision._title.text() == "Pass to White"
    screen.decision.button.click()
    qtbot.waitUntil(lambda: planning(screen))
    screen._typed("2I a1-a2")
    screen.seal()
    qtbot.waitUntil(lambda: screen._waiting_for_reader)
    assert screen.decision._title.text() == "Pass to Black"
    assert not screen.board.look.arrows
    screen.decision.button.click()
    qtbot.waitUntil(lambda: planning(screen))
    assert screen.own == 1, "Black sits at the bottom now"
    assert not screen._view.unused[0]


def test_a_battle_is_resumed_at_the_very_decision(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    screen._typed("3I a1-a2; 2C c1-c2")
    screen.seal()
    qtbot.waitUntil(lambda: screen._question is not None, timeout=60_000)
    title, counts = screen._question.title, screen._question.counts
    path = screen.session.file.path
    log = screen.log.count()
    screen.session.close()
    again = sit(AGAINST, path=path)
    qtbot.waitUntil(lambda: again._question is not None, timeout=60_000)
    assert (again._question.title, again._question.counts) == (title, counts)
    assert again.log.count() == log


def test_places_are_read_out_with_what_stands_there(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    assert screen._place_words("b1") == "b1, White: 4 infantry, 2 artillery, room for 0 more"
    assert screen._place_words("black") == "reserve, Black: 8 infantry, 4 cavalry"


def test_the_phase_is_shown_and_every_panel_follows(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    assert screen.phases.accessibleName() == "Phase 1 of 7: Orders"
    assert screen.windowTitle() == "White to plan"
    assert screen._view.stack[-1] == tags.PLAN


def fight(qtbot: QtBot, screen: PlayScreen) -> None:
    """Go on to the first combat whose dice lie; the two meet in the middle of the board."""

    def lies() -> bool:
        if screen._waiting_for_reader and not screen.windowTitle().endswith("scored"):
            return True
        if planning(screen):
            screen._typed("4I b1-b2; I a1-b1")
            screen.seal()
        elif (screen._question or screen._waiting_for_reader) and screen.decision.button.isEnabled():
            screen.decision.button.click()
        return False

    qtbot.waitUntil(lies, timeout=60_000)


def test_dice_lie_with_who_hit_until_the_player_goes_on(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    fight(qtbot, screen)
    assert screen.windowTitle() in ("Fire: the result", "The melee is decided")
    look = screen.combat.look
    assert look.decided
    for side in (0, 1):
        for space, fighter in enumerate(look.lines[side]):
            if fighter.dice:
                who, words = verdict(look, space)
                assert words
                assert fighter.hits == (who in (side, 2))
    qtbot.wait(300)
    assert screen._waiting_for_reader, "results stay"
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert not screen._waiting_for_reader, "Space goes on"


def test_hits_shown_are_those_that_are_counted(qtbot: QtBot, sit) -> None:
    """Over a whole battle: every unit that a settled combat shows as hit is told as hit by the rules."""
    screen = sit(WATCHING)
    found = []

    def compare(step) -> None:
        lying = settled(step)
        if lying is not None:
            shown = {lying.units[unit] >> 5 & 1 for unit in struck(lying)}
            # Who was hit in the volley and has no captor left is told as destroyed when the melee is over.
            told = {event.side for event in step.events if event.kind == "hit" and event.text != "destroyed"}
            found.append((shown, told))

    screen.session.stepped.connect(compare)
    qtbot.waitUntil(lambda: screen.session.battle.over, timeout=120_000)
    assert found
    assert all(shown == told for shown, told in found)


def one_combat() -> State:
    """White's infantry attacks Black's from b1; nothing is rolled yet."""
    state = begin(Start())
    front = Front(-1, [1, 4], [4, -1])
    state.fronts = [front]
    state.units = [0 | ATTACKS, 1 << 5]
    front.line, front.aims, front.rollers = [[0], [1]], [[1], [0]], [[0], [0]]
    state.melee = True
    state.seat = 0
    return state


def test_a_reroll_says_what_it_would_bring() -> None:
    state = one_combat()
    front = state.fronts[0]
    mine, theirs = Action(REROLL, (0, 0, 0)), Action(REROLL, (0, 1, 0))
    front.dice = [[4], [6]]
    assert reroll_odds(state, theirs)[0] > 0, "the enemy's six hits: any lower roll may save the unit"
    assert reroll_odds(state, theirs)[1] == reroll_odds(state, mine)[1] == 0, "nothing is worse than being hit"
    front.dice = [[6], [3]]
    assert reroll_odds(state, mine)[0] == 0, "a hit cannot be improved"
    assert reroll_odds(state, mine)[1] > 0


def test_what_was_never_used_is_told_and_faded() -> None:
    story = RoundStory(sheets=[[code_along("I", ("a1", "a2"))] * 3, []], opened=True)
    story.unused[0] = [code_along("I", ("a1", "a2"))]
    assert [(arrow.count, arrow.fate) for arrow in story.arrows] == [(2, Fate.WRITTEN), (1, Fate.UNUSED)]
    assert story.orders(0) == "2 used, 1 not used, 7 saved"
    assert story.orders(1) == "0 used, 10 saved"


@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 100), (1280, 800, 160), (1920, 1080, 130)])
def test_everything_has_room(qtbot: QtBot, qapp, sit, width: int, height: int, text: int) -> None:
    style.dress(qapp, style.current(), text / 100)
    try:
        screen = sit(AGAINST)
        screen.resize(width, height)
        qtbot.waitUntil(lambda: planning(screen) and screen._right_side.geometry().right() < width)
        assert screen.minimumSizeHint().width() <= width
        right = screen.sheet_panel.mapTo(screen, screen.sheet_panel.rect().bottomRight())
        assert right.x() < width
        assert right.y() < height
        board = screen.board.geometry()
        assert not board.intersects(screen._right_side.geometry())
        if screen.armies_button.isVisible():
            screen.armies_button.click()
            assert screen.panels[0].isVisible()
            assert not screen.sheet_panel.isVisible()
    finally:
        style.dress(qapp, style.current())


def keys(qtbot: QtBot, screen: PlayScreen, *pressed) -> None:
    for key in pressed:
        qtbot.keyClick(screen.board.focusProxy(), key)


def test_an_order_is_entered_on_the_board_by_keys(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    screen.board.go("c1")
    keys(qtbot, screen, Qt.Key.Key_C, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_2)
    assert "2 cavalry, c1 – c2 – b2" in screen.sheet_panel._note.text()
    assert screen._sheet.text == "", "nothing is written before Enter"
    assert any(arrow.chosen and arrow.path == ("c1", "c2", "b2") for arrow in screen.board.look.arrows)
    keys(qtbot, screen, Qt.Key.Key_Return)
    assert screen._sheet.text == "2C c1-c2-b2"
    assert screen.board.cursor_place == "c1"
    screen.board.go("a1")
    keys(qtbot, screen, Qt.Key.Key_I, Qt.Key.Key_Up, Qt.Key.Key_Escape)
    assert screen._keyed is None
    assert screen._sheet.text == "2C c1-c2-b2", "Esc forgets it"
    keys(qtbot, screen, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: screen.session.battle.state.phase > 1)


def test_enter_seals_nothing_as_long_as_nothing_is_written(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    keys(qtbot, screen, Qt.Key.Key_Return)
    assert planning(screen)
    assert "No order" in screen.sheet_panel._note.text()


def test_from_the_reserve_the_cursor_beside_the_first_step_is_another_first_step() -> None:
    order = KeyedOrder(0, "C", ("white",)).to("a1").to("b1")
    assert order.path == ("white", "b1")
    assert order.to("b2").path == ("white", "b1", "b2")
    assert KeyedOrder(0, "I", ("a1",)).to("a2").to("b2").path == ("a1", "a2"), "infantry makes one step"
    assert KeyedOrder(0, "I", ("a1",)).to("a2").to("a1").path == ("a1",), "and may go back"


def test_what_the_enemy_could_reach_is_shown_on_request(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    assert not screen.board.look.reaches
    keys(qtbot, screen, Qt.Key.Key_R)
    reach = {each.sector: each for each in screen.board.look.reaches}
    assert set(reach) >= {"a2", "b2", "c2"}
    assert reach["b2"].guns == 2, "the guns of b3"
    assert reach["b1"].guns == 2, "at range two"
    assert reach["a2"].units == 5, "of six beside it, five cross a border"
    assert all(each.units <= 10 for each in reach.values())


def test_an_order_that_cannot_work_is_broken_and_says_why(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    screen._typed("I r-b1")
    arrow = screen.board.look.arrows[0]
    assert arrow.fate is Fate.BROKEN
    assert "room for six" in screen._arrow_words(arrow)
    assert "room for six" in screen.sheet_panel._thoughts.text()
    screen._typed("I b1-b2")
    assert all(arrow.fate is Fate.WRITTEN for arrow in screen.board.look.arrows), "one leaves, one comes"


def test_ghosts_show_the_board_as_if_the_enemy_did_nothing(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    screen._typed("3I a1-a2")
    assert "a2" not in screen.board.look.stacks
    keys(qtbot, screen, Qt.Key.Key_G)
    assert [(stack.kind, stack.count) for stack in screen.board.look.stacks["a2"]] == [("I", 3)]
    keys(qtbot, screen, Qt.Key.Key_G)
    assert "a2" not in screen.board.look.stacks


def test_last_rounds_enemy_arrows_come_back_on_request(qtbot: QtBot, sit) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    screen._typed("I a1-a2")
    screen.seal()
    play_round(qtbot, screen)
    keys(qtbot, screen, Qt.Key.Key_E)
    ghosts = [arrow for arrow in screen.board.look.arrows if arrow.fate is Fate.GHOST]
    assert ghosts
    assert all(arrow.side == 1 for arrow in ghosts)


def test_giving_up_is_in_the_menu_and_asks_first(qtbot: QtBot, sit, monkeypatch) -> None:
    screen = sit(AGAINST)
    qtbot.waitUntil(lambda: planning(screen))
    assert screen._concede in screen.actions()
    monkeypatch.setattr(screen, "_sure", lambda *words: False)
    screen._concede.trigger()
    assert not screen.session.battle.over
    monkeypatch.setattr(screen, "_sure", lambda *words: True)
    screen._concede.trigger()
    assert screen.session.battle.over
    assert screen.session.battle.winner == 1
    qtbot.waitUntil(lambda: screen.decision.button.text() == "Look back at the battle")


def test_two_people_may_agree_to_a_draw(qtbot: QtBot, sit, monkeypatch) -> None:
    screen = sit(TOGETHER)
    qtbot.waitUntil(lambda: screen._waiting_for_reader)
    screen.decision.button.click()
    qtbot.waitUntil(lambda: planning(screen))
    monkeypatch.setattr(screen, "_sure", lambda *words: True)
    screen._draw.trigger()
    assert screen.session.battle.over
    qtbot.waitUntil(lambda: screen.decision._title.text() == "Drawn.")


@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 100), (1280, 800, 130), (1280, 800, 160)])
def test_a_combat_is_never_cut(qtbot: QtBot, qapp, sit, width: int, height: int, text: int) -> None:
    style.dress(qapp, style.current(), text / 100)
    try:
        screen = sit(AGAINST)
        screen.resize(width, height)
        qtbot.waitUntil(lambda: planning(screen))
        screen._view = one_combat()
        screen.decision.show_message("Fire", "Nobody is hit.", "Go on")
        screen.stack.setCurrentWidget(screen.decision)
        screen.refresh()
        zone = screen.combat._zone
        qtbot.waitUntil(lambda: zone.height() >= zone.sizeHint().height())
        button = screen.decision.button
        foot = button.mapTo(screen, button.rect().bottomLeft())
        assert foot.y() < height
        assert button.height() >= button.minimumSizeHint().height()
    finally:
        style.dress(qapp, style.current())
