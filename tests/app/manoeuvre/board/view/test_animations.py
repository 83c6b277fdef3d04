import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.board.dice import WHOLE_MS, DicePanel
from app.manoeuvre.board.looks import BoardLook, CardLook, Mark, Marks
from app.manoeuvre.board.view import animations
from app.manoeuvre.board.view.animations import Act
from app.manoeuvre.board.view.geometry import BoardGeometry, Facing
from app.manoeuvre.board.view.items import BoardScene, CardOnTable
from app.manoeuvre.board.view.motions import Build, Flip, Motion, Move, Place, PlayCard, Raze, Remove, Roll, Wait
from engine.manoeuvre.battlefield import square_of
from tests.app.manoeuvre.board.view.conftest import counter, look

E4, E5, C5 = square_of("e4"), square_of("e5"), square_of("c5")
CARD = CardLook("leader", "Leader", "Michel Ney", "france", 0, "leader")


class Theatre:
    """A scene, the panels over it, and somebody who performs motions step by step."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.scene = BoardScene(window)
        self.scene.lay(BoardGeometry.within(Facing(), 632, 632))
        self.scene.paint_anew(1.0)
        self.panel = DicePanel(window)
        self.stage = animations.Stage(self.scene, self.panel, CardOnTable(self.scene))

    def act(self, motion: Motion) -> Act:
        return self.stage.act(motion)

    def perform(self, motion: Motion, until: float = 1.0) -> None:
        """To its end, or to a share of its time."""
        act = self.act(motion)
        act.begin()
        act.at(act.ms * until)
        if until == 1.0:
            act.end()


@pytest.fixture
def theatre(qtbot: QtBot) -> Theatre:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    theatre = Theatre(window)
    theatre.scene.show_look(look(e4=3, c5=9))
    return theatre


def places(scene: BoardScene) -> dict[int, int]:
    """Where each unit stands, and is seen to stand."""
    for item in scene.counters.values():
        assert item.pos() == scene.lie.centre(item.square)
        assert item.opacity() == 1.0
        assert not item.away
    return {unit: item.square for unit, item in scene.counters.items()}


def test_a_move_takes_its_time_for_every_square(theatre: Theatre) -> None:
    assert theatre.act(Move(3, E4, E5)).ms == pytest.approx(220)
    assert theatre.act(Move(3, E4, square_of("f6"))).ms == pytest.approx(660)


def test_a_unit_is_on_its_way_and_then_there(theatre: Theatre) -> None:
    theatre.perform(Move(3, E4, E5), 0.5)
    item = theatre.scene.counters[3]
    assert theatre.scene.lie.rect(E5).center().y() < item.y() < theatre.scene.lie.rect(E4).center().y()
    theatre.scene.send_home(item)
    theatre.perform(Move(3, E4, E5))
    assert places(theatre.scene) == {3: E5, 9: C5}


def test_two_units_may_change_places(theatre: Theatre) -> None:
    theatre.perform(Move(3, E4, C5))
    theatre.perform(Move(9, C5, E4))
    assert places(theatre.scene) == {3: C5, 9: E4}


def test_a_unit_that_was_dragged_there_has_its_way_behind_it(theatre: Theatre) -> None:
    theatre.scene.counters[3].setPos(theatre.scene.lie.centre(E5))
    act = theatre.act(Move(3, E4, E5))
    assert act.ms == 0
    act.end()
    assert places(theatre.scene)[3] == E5


def test_cover_stays_with_the_ground(theatre: Theatre) -> None:
    theatre.scene.show_look(BoardLook("W" * 64, {E4: counter(3, cover=2)}))
    theatre.perform(Move(3, E4, E5), 0.5)
    assert theatre.scene.counters[3].look.cover == 0


def test_a_unit_comes_and_goes(theatre: Theatre) -> None:
    theatre.perform(Place(E5, counter(4)), 0.3)
    assert 0 < theatre.scene.counters[4].opacity() < 1
    theatre.perform(Place(E5, counter(4)))
    assert places(theatre.scene) == {3: E4, 9: C5, 4: E5}
    theatre.perform(Remove(C5), 0.3)
    assert 0 < theatre.scene.counters[9].opacity() < 1
    theatre.perform(Remove(C5))
    assert places(theatre.scene) == {3: E4, 4: E5}


def test_a_flip_shows_the_other_side_from_half_way_on(theatre: Theatre) -> None:
    flip = Flip(E4, counter(3, reduced=True))
    item = theatre.scene.counters[3]
    theatre.perform(flip, 0.4)
    assert not item.look.reduced
    theatre.perform(flip, 0.6)
    assert item.look.reduced
    assert item.transform().m11() < 1
    theatre.perform(flip)
    assert item.transform().isIdentity()


def test_redoubts_are_dug_and_levelled(theatre: Theatre) -> None:
    theatre.perform(Build(E5), 0.3)
    assert 0 < theatre.scene.redoubts[E5].opacity() < 1
    theatre.perform(Build(E5))
    assert theatre.scene.redoubts[E5].opacity() == 1
    theatre.perform(Raze(E5))
    assert not theatre.scene.redoubts


@pytest.mark.parametrize("motion", [Move(5, 0, 1), Remove(0), Raze(0), Flip(0, counter(5))])
def test_what_is_not_there_does_not_move(theatre: Theatre, motion: Motion) -> None:
    act = theatre.act(motion)
    assert act.ms == 0
    act.end()
    assert places(theatre.scene) == {3: E4, 9: C5}


@pytest.mark.parametrize(
    ("motion", "left"),
    [
        (Move(3, E4, E5), {3: E5, 9: C5}),
        (Place(E5, counter(4)), {3: E4, 9: C5, 4: E5}),
        (Remove(E4), {9: C5}),
        (Flip(E4, counter(3, reduced=True)), {3: E4, 9: C5}),
        (Wait(100), {3: E4, 9: C5}),
        (PlayCard(CARD, 0, "As command"), {3: E4, 9: C5}),
    ],
)
def test_a_motion_that_nobody_saw_leaves_the_same_behind(
    theatre: Theatre, motion: Motion, left: dict[int, int]
) -> None:
    theatre.act(motion).end()
    assert places(theatre.scene) == left
    count = len(theatre.scene.items())
    theatre.act(motion if not isinstance(motion, Place | Move | Remove) else Wait(1)).end()
    assert len(theatre.scene.items()) == count


def test_a_roll_runs_through_its_time(theatre: Theatre) -> None:
    roll = Roll((3, 4), (6, 6), 0, 7)
    act = theatre.act(roll)
    assert act.ms == WHOLE_MS
    act.begin()
    act.at(350)
    assert theatre.panel.moment.sum == 3
    act.at(WHOLE_MS)
    act.end()
    assert theatre.panel.isHidden()


def test_a_roll_that_was_skipped_can_still_be_read(theatre: Theatre) -> None:
    theatre.act(Roll((3, 4), (6, 6), 0, 7)).end()
    assert not theatre.panel.isHidden()
    assert theatre.panel.moment.sum == 7
    theatre.panel.dismiss()
    assert theatre.panel.isHidden()


@pytest.mark.parametrize("words", ["", "As command"])
@pytest.mark.parametrize("far", [False, True])
def test_a_card_comes_from_its_owners_side_and_goes(theatre: Theatre, words: str, far: bool) -> None:
    before = len(theatre.scene.items())
    played = PlayCard(CARD, 1, words, far)
    act = theatre.act(played)
    act.begin()
    assert len(theatre.scene.items()) == before + 1
    card = max(theatre.scene.items(), key=lambda item: item.zValue())
    middle = QRect(0, 0, 632, 632).center().y()
    assert (card.y() < middle) == far
    act.at(animations.CARD_MS)
    assert abs(card.y() - middle) <= 1
    act.at(act.ms)
    act.end()
    assert len(theatre.scene.items()) == before


def test_motion_is_quick_at_first_and_never_goes_beyond_its_end() -> None:
    shares = [animations.eased(ms, 100) for ms in range(0, 130, 10)]
    assert shares == sorted(shares)
    assert animations.eased(50, 100) > 0.5
    assert animations.eased(130, 100) == animations.eased(5, 0) == 1


def test_a_lifted_unit_lies_above_the_others(theatre: Theatre) -> None:
    scene = theatre.scene
    scene.set_marks(Marks({E4: Mark.SELECTED}))
    assert scene.counters[3].zValue() > scene.counters[9].zValue()
    scene.set_marks(Marks())
    assert scene.counters[3].zValue() == scene.counters[9].zValue()


def test_a_scene_keeps_the_items_of_units_that_stay(theatre: Theatre) -> None:
    scene = theatre.scene
    item = scene.counters[3]
    scene.show_look(look(e5=3, d4=4))
    assert scene.counters[3] is item
    assert places(scene) == {3: E5, 4: square_of("d4")}


def test_a_ghost_needs_a_unit(theatre: Theatre) -> None:
    scene = theatre.scene
    before = len(scene.items())
    scene.set_marks(Marks(ghost=(0, E5)))
    assert len(scene.items()) == before
    scene.set_marks(Marks(ghost=(E4, E5)))
    assert len(scene.items()) == before + 1
