"""The set-up of §3 through its pages, by mouse and by keyboard."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from app.manoeuvre.setup.choices import EdgePage, NationPage, NationsPage
from app.manoeuvre.setup.deployment_page import MIME, DeployPage
from app.manoeuvre.setup.opening_hand import OpeningHandPage
from app.manoeuvre.setup.pages import panel_for
from app.manoeuvre.setup.sections import SectionsPage
from app.shell.desktop import Desktop
from engine.manoeuvre import tags
from engine.manoeuvre.action import EDGE, NATIONS, SECTION, Action
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH, WEST, Battlefield, square_of
from engine.manoeuvre.options import CHOSEN, QUICK
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from resources.manoeuvre.content import prepare
from resources.manoeuvre.section_layout import Tile

LEFT = Qt.MouseButton.LeftButton
Until = Callable[..., Any]


def state_at(desktop: Desktop, tag: int, nations: tuple[int, int] = (1, 2), **options: Any) -> State:
    """An open battle just before a decision of the set-up."""
    scenario = desktop.library("manoeuvre").scenario("open_battle")
    scenario = replace(scenario, first="one", options=replace(scenario.options, **options))
    _, state = prepare(scenario, desktop.library("manoeuvre"), "", "")
    rng = Random(4)
    while state.stack[-1] != tag or state.seat == CHANCE:
        state.do(Action(NATIONS, *nations) if state.stack[-1] == tags.NATIONS else rng.choice(state.legal()))
    return state


@pytest.fixture
def desktop(qapp: QApplication) -> Desktop:
    return Desktop()


@pytest.fixture
def page_at(desktop: Desktop, qtbot: QtBot) -> Until:
    def make(tag: int, **options: Any) -> Any:
        state = state_at(desktop, tag, **options)
        page: Any = panel_for(state.seen_by(state.seat), state.seat, desktop)
        assert page is not None
        qtbot.addWidget(page)
        page.resize(1440, 840)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.state = state
        page.came = []
        page.chosen.connect(page.came.append)
        return page

    return make


def played(page: Any) -> State:
    """The battle after what the page chose, which it did once."""
    [actions] = page.came
    state: State = page.state.copy()
    for action in actions:
        state.apply(action)
    return state


def press(qtbot: QtBot, widget: QWidget, *keys: Any) -> None:
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    for key in keys:
        target = QApplication.focusWidget() or widget
        if isinstance(key, str):
            qtbot.keyClicks(target, key)
        elif isinstance(key, tuple):
            qtbot.keyClick(target, *key)
        else:
            qtbot.keyClick(target, key)


def test_only_decisions_of_the_set_up_have_a_page(desktop, qtbot):
    state = state_at(desktop, tags.DISCARD)
    assert panel_for(state.seen_by(state.seat), state.seat, desktop) is None
    other = state_at(desktop, tags.NATIONS)
    assert panel_for(other.seen_by(1 - other.seat), 1 - other.seat, desktop) is None


# Sections


def test_four_sections_are_laid_at_once_in_their_order(page_at, qtbot):
    page = page_at(tags.SECTIONS)
    assert len({tile.id for tile in page.tiles}) == 4, "it opens with a proposal"
    press(qtbot, page.strip.buttons["21"], "1")
    press(qtbot, page.board.places[0], "r", "m")
    assert page.tiles[0] == Tile("21", 1), "printed sections turn, but have no mirror image"
    qtbot.mouseClick(page.board.places[1], LEFT)
    qtbot.mouseClick(page.strip.buttons["24"], LEFT)
    qtbot.mouseClick(page.begin, LEFT)
    state = played(page)
    assert state.stack[-1] == tags.NATIONS
    assert page.came[0][0] == Action(SECTION, 20, 1)
    assert not state.field.blank
    qtbot.mouseClick(page.begin, LEFT)
    assert len(page.came) == 1


def test_a_field_half_laid_goes_on_where_it_was(desktop, qtbot):
    state = state_at(desktop, tags.SECTIONS)
    state.apply(Action(SECTION, 4, 2))
    page = panel_for(state.seen_by(0), 0, desktop)
    assert isinstance(page, SectionsPage)
    qtbot.addWidget(page)
    assert page.tiles[0] == Tile("5", 2)
    qtbot.keyClicks(page.board.places[0], "r")
    assert page.tiles[0] == Tile("5", 2)
    assert page.refusal.text() == "This section lies already."
    assert page.refusal.isVisibleTo(page)
    came: list[Any] = []
    page.chosen.connect(came.append)
    page.begin.click()
    assert len(came[0]) == 3


def test_another_proposal_and_a_section_without_a_place(page_at, qtbot):
    page = page_at(tags.SECTIONS)
    before = page.tiles
    qtbot.mouseClick(page.shuffle, LEFT)
    assert page.tiles != before
    qtbot.mouseClick(page.strip.buttons["24"], LEFT)
    assert "Pick a place" in page.refusal.text()
    page.board.exchanged.emit(0, 3)
    assert page.refusal.text() == ""


# Nations


def test_two_nations_are_named_or_one_twice(page_at, qtbot):
    page = page_at(tags.NATIONS)
    assert isinstance(page, NationsPage)
    assert page.seat == 1
    assert not page.begin.isEnabled()
    assert "two nations" in page.begin.toolTip()
    qtbot.mouseClick(page.buttons["spain"], LEFT)
    press(qtbot, page.buttons["austria"], Qt.Key.Key_Return)
    press(qtbot, page.buttons["austria"], Qt.Key.Key_Return)
    assert page.named == ["austria", "austria"]
    assert page.buttons["austria"].accessibleDescription() == "Named twice."
    qtbot.mouseClick(page.buttons["spain"], LEFT)
    press(qtbot, page.begin, Qt.Key.Key_Space)
    state = played(page)
    assert {state.setting.armies[nation].id for nation in state.offered} == {"austria", "spain"}


def test_a_suggestion_names_two(page_at, qtbot):
    page = page_at(tags.NATIONS)
    qtbot.mouseClick(page.suggest, LEFT)
    qtbot.mouseClick(page.begin, LEFT)
    assert played(page).stack[-1] == tags.NATION


def test_the_first_player_takes_one_of_the_two(page_at, qtbot):
    page = page_at(tags.NATION)
    assert isinstance(page, NationPage)
    second = page.nations[1]
    qtbot.mouseClick(page.cards[1], LEFT)
    army = page.view.setting.armies[second]
    assert page.begin.text() == f"Lead {army.name}"
    press(qtbot, page.choice.button(str(second)), (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier))
    assert played(page).armies[0].id == army.id


def test_one_nation_named_twice_leaves_no_choice(page_at, qtbot):
    page = page_at(tags.NATION, nations=(3, 3))
    assert len(page.cards) == 1
    qtbot.mouseClick(page.begin, LEFT)
    assert {army.id for army in played(page).armies} == {page.view.setting.armies[3].id}


# Edge


@pytest.mark.parametrize("edge", [NORTH, EAST, SOUTH, WEST])
def test_the_second_player_takes_an_edge(page_at, qtbot, edge):
    page = page_at(tags.EDGE)
    assert isinstance(page, EdgePage)
    qtbot.mouseClick(page.choice.button(str(edge)), LEFT)
    assert page.board.facing == edge
    qtbot.mouseClick(page.begin, LEFT)
    assert played(page).edges[1] == edge


def test_in_a_quick_battle_the_edge_is_still_the_choosers(page_at, qtbot):
    page = page_at(tags.EDGE, set_up=QUICK)
    assert page.seat == 0 == page.view.first
    qtbot.mouseClick(page.choice.button(str(WEST)), LEFT)
    qtbot.mouseClick(page.begin, LEFT)
    assert page.came == [(Action(EDGE, EAST),)]
    assert played(page).edges == [WEST, EAST]


def test_a_square_of_the_rows_chooses_its_edge(page_at):
    page = page_at(tags.EDGE)
    page.board.pressed.emit(square_of("d8"))
    assert page.choice.value == str(NORTH)
    page.board.pressed.emit(square_of("a8"))
    assert page.choice.value == str(NORTH), "a corner fits the choice"
    page.board.pressed.emit(square_of("d4"))
    assert page.choice.value == str(NORTH)


def test_an_edge_without_room_is_disabled_with_the_rule(desktop, qtbot):
    state = state_at(desktop, tags.EDGE)
    view = state.seen_by(state.seat)
    view.field = Battlefield((*("LLLLLLLL",) * 2, *view.field.rows[2:]))
    page = EdgePage(view, view.seat, desktop)
    qtbot.addWidget(page)
    assert not page.choice.button(str(NORTH)).isEnabled()
    assert not page.choice.button(str(SOUTH)).isEnabled()
    assert "R47" in page.choice.button(str(NORTH)).toolTip()
    assert page.choice.value == str(EAST)


# Opening hand


def test_five_cards_are_chosen_from_the_deck(page_at, qtbot):
    page = page_at(tags.DEAL, opening_hand=CHOSEN)
    assert isinstance(page, OpeningHandPage)
    assert not page.begin.isEnabled()
    for place in (0, 4, 8, 12):
        page.deck.press(place)
    page.hand.press(3)
    assert len(page.picked) == 3
    page.deck.press(12)
    page.deck.press(16)
    page.deck.press(20)
    assert "Five cards are all" in page.refusal.text()
    qtbot.mouseClick(page.begin, LEFT)
    assert played(page).hand[page.seat] == sorted(page.kinds[place] for place in (0, 4, 8, 12, 16))


def test_a_card_cannot_be_taken_more_often_than_it_is_there(page_at):
    page = page_at(tags.DEAL, opening_hand=CHOSEN)
    single = next(place for place, card in enumerate(page.kinds) if page.view.bag[page.seat].count(card) == 1)
    page.deck.press(single)
    page.deck.press(single)
    assert "no further copy" in page.refusal.text()
    assert len(page.picked) == 1


def test_a_suggestion_fills_the_hand_that_was_begun(page_at, desktop, qtbot):
    page = page_at(tags.DEAL, opening_hand=CHOSEN)
    state = page.state
    state.apply(state.legal()[0])
    page = OpeningHandPage(state.seen_by(0), 0, desktop)
    qtbot.addWidget(page)
    page.hand.press(0)
    assert "before" in page.refusal.text()
    page.suggest.click()
    came: list[Any] = []
    page.chosen.connect(came.append)
    page.begin.click()
    for action in came[0]:
        state.apply(action)
    assert len(state.hand[0]) == 5


# Deployment


def field(page: DeployPage) -> QWidget:
    canvas = page.board.findChild(QGraphicsView)
    assert canvas is not None
    return canvas.viewport()


def test_units_are_deployed_by_clicking(page_at, qtbot):
    page = page_at(tags.DEPLOY)
    assert isinstance(page, DeployPage)
    assert not page.begin.isEnabled()
    free = page.deployment.free()
    assert page.unit == 0, "the first one is at hand"
    for square in free[:8]:
        point = page.board.square_rect(square).center().toPoint()
        qtbot.mouseClick(field(page), LEFT, pos=point)
    assert page.deployment.complete, "after each the next one is picked up"
    assert page.begin.isEnabled()
    qtbot.mouseClick(page.begin, LEFT)
    assert played(page).square[:8] == list(free[:8])


def test_units_are_deployed_by_keyboard_alone(page_at, qtbot):
    page = page_at(tags.DEPLOY)
    free = page.deployment.free()
    press(qtbot, page.board, "3")
    assert page.unit == 2
    page.board.cursor = free[0]
    press(qtbot, page.board, Qt.Key.Key_Return)
    assert page.deployment.at(free[0]) == 2
    press(qtbot, page.board, "3", Qt.Key.Key_Delete)
    assert 2 in page.deployment.tray
    press(qtbot, page.board, "5", Qt.Key.Key_Escape)
    assert page.unit == -1
    press(qtbot, page.tray.buttons[0], Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert page.unit == 5
    control = Qt.KeyboardModifier.ControlModifier
    press(qtbot, page.board, (Qt.Key.Key_G, control))
    assert page.deployment.complete
    press(qtbot, page.board, (Qt.Key.Key_Z, control))
    assert not page.deployment.complete
    press(qtbot, page.board, (Qt.Key.Key_G, control), (Qt.Key.Key_Return, control))
    assert all(square >= 0 for square in played(page).square[:8])


def test_units_are_dragged_from_the_tray_and_on_the_board(page_at, qtbot):
    page = page_at(tags.DEPLOY)
    one, two = page.deployment.free()[:2]
    data = QMimeData()
    data.setData(MIME, b"6")
    at = QPointF(page.board.square_rect(one).center())
    move, none = Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(page.board, QDragEnterEvent(at.toPoint(), move, data, LEFT, none))
    QApplication.sendEvent(page.board, QDropEvent(at, move, data, LEFT, none))
    assert page.deployment.at(one) == 6
    page.pick(page.unit)
    drag(qtbot, page, one, two)
    assert page.deployment.at(two) == 6
    page.pick(3)
    page.press(one)
    drag(qtbot, page, one, two)
    assert (page.deployment.at(one), page.deployment.at(two)) == (6, 3), "they change places"
    drag(qtbot, page, two, square_of("e4"))
    assert page.deployment.at(two) == 3
    assert "outside your two rows (§3)" in page.refusal.text()


def drag(qtbot: QtBot, page: DeployPage, start: int, end: int) -> None:
    points = [page.board.square_rect(square).center().toPoint() for square in (start, end)]
    qtbot.mousePress(field(page), LEFT, pos=points[0])
    qtbot.mouseMove(field(page), (points[0] + points[1]) / 2)
    qtbot.mouseMove(field(page), points[1])
    qtbot.mouseRelease(field(page), LEFT, pos=points[1])


def test_pressing_squares_explains_what_is_missing(page_at, qtbot):
    page = page_at(tags.DEPLOY)
    qtbot.mouseClick(page.tray.buttons[0], LEFT)
    assert page.unit == -1
    page.press(page.deployment.free()[0])
    assert "Pick a unit first" in page.refusal.text()
    page.press(square_of("e4"))
    assert "§3" in page.refusal.text()
    page.pick(0)
    page.press(square_of("e4"))
    assert page.unit == 0
    page.press(page.deployment.free()[0])
    page.pick(page.unit)
    page.press(page.deployment.free()[0])
    assert page.unit == 0, "a unit on the board is picked up again"
    page.press(page.deployment.free()[0])
    assert page.unit == -1
    page.board.dropped.emit("99", page.deployment.free()[1])
    page.board.dropped.emit("nonsense", page.deployment.free()[1])
    page.board.dragged.emit(square_of("e4"), page.deployment.free()[1])
    assert len(page.deployment.placed) == 1
    page.clear.click()
    page.undo.click()
    assert len(page.deployment.placed) == 1


def test_the_own_hand_is_seen_before_a_unit_is_placed(page_at):
    page = page_at(tags.DEPLOY)
    assert len(page.hand) == 5
    assert page.board.facing == page.view.edges[page.seat]
    assert "not placed" in page.tray.buttons[0].accessibleName()
    page._suggest()
    assert "on " in page.tray.buttons[0].accessibleName()


def test_the_whole_set_up_through_its_pages(desktop, qtbot):
    """Both seats, every page, by suggestions where there are any; then the first turn begins."""
    scenario = desktop.library("manoeuvre").scenario("open_battle")
    scenario = replace(scenario, options=replace(scenario.options, opening_hand=CHOSEN))
    _, state = prepare(scenario, desktop.library("manoeuvre"), "", "")
    rng = Random(9)
    pages = []
    while state.stack[-1] != tags.DISCARD:
        if state.seat == CHANCE:
            state.apply(rng.choice(state.legal()))
            continue
        page: Any = panel_for(state.seen_by(state.seat), state.seat, desktop)
        assert page is not None
        qtbot.addWidget(page)
        pages.append(type(page).__name__)
        came: list[Any] = []
        page.chosen.connect(came.append)
        if hasattr(page, "suggest"):
            page.suggest.click()
        page.begin.click()
        for action in came[0]:
            state.apply(action)
    assert pages == [
        "SectionsPage",
        "NationsPage",
        "NationPage",
        "EdgePage",
        "OpeningHandPage",
        "OpeningHandPage",
        "DeployPage",
        "DeployPage",
    ]
