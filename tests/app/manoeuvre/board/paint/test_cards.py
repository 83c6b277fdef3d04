from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication

from app.board.paint.figures import FIGURES, paint_figure
from app.board.theme.colours import THEMES
from app.board.theme.style import dress
from app.manoeuvre.board.from_state import card_look
from app.manoeuvre.board.looks import CardLook, CardState
from app.manoeuvre.board.paint import cards
from app.manoeuvre.board.paint.cards import note_font, note_room, paint_card, title_lines
from app.manoeuvre.board.paint.pixmaps import card_pixmap
from engine.manoeuvre.army import KIND_NAMES
from resources.manoeuvre.library import Library
from tests.app.manoeuvre.board.paint.conftest import difference

NEY = CardLook("leader", "Leader", "Michel Ney", "france", 0, "leader", (("Command", "2"), ("Combat", "4")))


@pytest.fixture(scope="module")
def faces() -> list[CardLook]:
    """Every card there is, as it is shown."""

    class Table:
        """As much of a battle as a card's face needs."""

        def __init__(self, army) -> None:
            self.armies = (army, army)

        def card(self, seat: int, number: int):
            return self.armies[seat].cards[number]

    return [
        card_look(Table(army), 0, card)  # type: ignore[arg-type]
        for army in Library().armies.values()
        for card in range(len(army.cards))
    ]


@pytest.fixture
def shown(paper):
    def show(look: CardLook, state: CardState | None = None) -> QImage:
        return paper(lambda painter: paint_card(painter, look, state), 180, ground="#F0EADB")

    return show


def test_every_kind_of_card_has_a_picture_of_its_own(paper) -> None:
    assert {*KIND_NAMES, "infantry", "cavalry", "cannon"} - {"unit"} == set(FIGURES)
    seen = [
        paper(lambda painter, name=name: paint_figure(painter, name, QColor("#3A3226")), ground="#EFE6C9", centred=True)
        for name in FIGURES
    ]
    for place, one in enumerate(seen):
        assert all(difference(one, other) > 0.02 for other in seen[place + 1 :])


def test_pictures_stay_in_their_place(paper) -> None:
    """What reaches further than 36 beyond the middle would be cut by the card."""
    for name in FIGURES:
        sheet = paper(lambda painter, name=name: paint_figure(painter, name, QColor("#000000")), 120, centred=True)
        assert all(sheet.pixelColor(x, y).alpha() == 0 for y in range(120) for x in (*range(24), *range(97, 120)))


def test_an_unknown_picture_is_left_out(paper) -> None:
    assert paper(lambda painter: paint_figure(painter, "dragon", QColor("#000000"))) == paper(lambda painter: None)


def test_every_card_names_a_picture_that_exists(faces: list[CardLook]) -> None:
    assert {face.picture for face in faces} <= set(FIGURES)


def test_no_title_overflows_its_box(faces: list[CardLook]) -> None:
    for face in faces:
        font, lines = title_lines(face.title)
        assert " ".join(lines) == face.title
        assert len(lines) <= 2
        for line in lines:
            assert QFontMetricsF(font).horizontalAdvance(line) <= cards._TITLE.width()
        assert font.stretch() == 0 or font.stretch() >= 75


@pytest.mark.parametrize("pill", [False, True])
def test_every_note_fits_below_the_values(faces: list[CardLook], pill: bool) -> None:
    for face in faces:
        room = note_room(face, pill)
        if not face.note or room.height() < 11:
            continue
        font = note_font(face.note, room, italic=bool(face.values))
        box = QFontMetricsF(font).boundingRect(room, int(cards._WRAPPED), face.note)
        assert box.height() <= room.height()
        assert box.width() <= room.width()
        assert font.pixelSize() >= 10
        assert font.stretch() == 0 or font.stretch() >= 75


def test_a_card_shows_how_it_stands(shown) -> None:
    plain = shown(NEY)
    for state in (CardState(chosen=True), CardState(faded=True), CardState(pill="As command")):
        assert difference(plain, shown(NEY, state)) > 0.005


def test_the_pill_stays_clear_on_a_faded_card(shown) -> None:
    pill = shown(NEY, CardState(pill="Movement only", faded=True)).copy(30, 148, 60, 16)
    assert difference(pill, shown(NEY, CardState(pill="Movement only")).copy(30, 148, 60, 16)) < 0.02


def test_the_back_tells_the_side_and_nothing_else(shown) -> None:
    back = replace(NEY, back=True)
    assert shown(back) == shown(replace(back, title="Soult", picture="cannon", values=()))
    assert difference(shown(back), shown(replace(back, side=1))) > 0.03


def test_a_card_is_painted_the_same_every_time(shown) -> None:
    assert shown(NEY) == shown(NEY)


def test_cards_are_veiled_in_the_dark(qapp: QApplication) -> None:
    by_day = card_pixmap(NEY).toImage().pixelColor(60, 160).lightness()
    dress(qapp, THEMES["dark"])
    assert card_pixmap(NEY).toImage().pixelColor(60, 160).lightness() < by_day - 20


def test_a_picture_has_the_size_of_the_card() -> None:
    picture = card_pixmap(NEY, scale=1.5, ratio=2)
    assert (picture.width(), picture.height()) == (348, 504)
