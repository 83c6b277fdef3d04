"""Manoeuvre's pages of help (`app.shell.games.Help`), and their pictures: `terrain:H`, `board`, `scene:move`."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPixmap

from app.board.theme import fonts
from app.board.theme.style import current
from app.manoeuvre.board.from_state import board_look, card_look, counter_look
from app.manoeuvre.board.looks import BoardLook, CounterLook, Mark, Marks, Overlay
from app.manoeuvre.board.paint.boards import board_image
from app.manoeuvre.board.paint.pixmaps import card_pixmap, counter_pixmap, ground_pixmap
from app.shell.games import Help
from engine.manoeuvre.action import MOVE
from engine.manoeuvre.battlefield import LETTERS, square_of
from engine.manoeuvre.refusals import REASONS
from engine.manoeuvre.state import State

LETTER: Final = "R"
"""Of the rulings: R31."""
BOARD: Final = 340
COUNTER: Final = 78
CARD: Final = 0.95
NOWHERE: Final = Path("no folder of a user's")
_MOVED: Final = {
    "move": ("fighting", ()),
    "attack": ("fighting", ("move d3 d4",)),
    "nightfall": ("nightfall", ("move f3 f5",)),
}


def scene(name: str, ratio: float) -> QPixmap | None:
    """A picture by name; None if there is none of that name."""
    if name == "counters":
        return _counters(ratio)
    if name == "cards":
        return _cards(ratio)
    if name not in _MOVED:
        return None
    state = _state(name)
    marks, overlay = Marks(), None
    if name == "move":
        marks = _reach(state, square_of("g3"))
    elif name == "attack":
        start, target = square_of("d4"), square_of("d5")
        marks = Marks({start: Mark.SELECTED, target: Mark.TARGET}, ((start, target),))
    else:
        overlay = _ground(state)
    image = board_image(board_look(state), round(BOARD * fonts.scale()), marks, overlay, current())
    return QPixmap.fromImage(image)


@cache
def _state(name: str) -> State:
    from app.manoeuvre.tutorial.lessons import lesson
    from engine.manoeuvre.start import begin
    from resources.manoeuvre.library import Library

    chosen, moves = _MOVED[name]
    taught = lesson(chosen)
    assert taught is not None
    library = Library(NOWHERE)
    state = begin(*taught.scenario(library).start(library))
    for move in moves:
        state.do(state.read(move))
    return state


def _reach(state: State, start: int) -> Marks:
    squares = {start: Mark.SELECTED}
    for action in state.legal():
        if action.verb == MOVE and action.a == start:
            far = action.b not in state.field.neighbours[start]
            squares[action.b] = Mark.MOVE_FAR if far else Mark.MOVE
    return Marks(squares)


def _ground(state: State) -> Overlay:
    from app.manoeuvre.play.inspector import control

    return control(state)


def _counters(ratio: float) -> QPixmap:
    """Full and reduced, foot and horse, one side and the other."""
    state = _state("move")
    places = ("d3", "c3", "g3", "c7", "d5")
    looks = [counter_look(state, state.board[square_of(place)]) for place in places]
    side = round(COUNTER * fonts.scale())
    return _in_a_row([counter_pixmap(look, side, ratio) for look in looks], ratio)


def _cards(ratio: float) -> QPixmap:
    """A unit's, a leader's, one of the headquarters'."""
    state = _state("move")
    hand = list(dict.fromkeys(state.hand[0]))
    looks = [card_look(state, 0, card) for card in hand]
    shown = {look.kind: look for look in reversed(looks)}
    scale = CARD * fonts.scale()
    return _in_a_row([card_pixmap(look, scale=scale, ratio=ratio) for _, look in sorted(shown.items())], ratio)


def _in_a_row(pictures: list[QPixmap], ratio: float) -> QPixmap:
    gap = 10
    sizes = [picture.deviceIndependentSize().toSize() for picture in pictures]
    wide = sum(size.width() for size in sizes) + gap * (len(pictures) - 1)
    row = QPixmap(round(wide * ratio), round(max(size.height() for size in sizes) * ratio))
    row.setDevicePixelRatio(ratio)
    row.fill("transparent")
    painter = QPainter(row)
    left = 0
    for picture, size in zip(pictures, sizes, strict=True):
        painter.drawPixmap(QPoint(left, 0), picture)
        left += size.width() + gap
    painter.end()
    return row


_FIELD: Final = (
    ".H..WWW.",
    "..WW.L..",
    "..H..H..",
    ".T...L.H",
    "T...FWW.",
    ".HH.....",
    "T.H..M.W",
    "...M....",
)
_UNITS: Final = (
    (28, 0, "france", "Imp. Guard", "Imperial Guard", False, 8, False),
    (29, 0, "france", "1st Cuirass", "1st Cuirassiers", True, 7, False),
    (36, 1, "great_britain", "52nd Foot", "52nd Regiment of Foot", False, 6, False),
    (44, 1, "great_britain", "42nd Foot", "42nd Regiment of Foot", False, 4, True),
    (18, 0, "france", "45th Legere", "45th Regiment Legere", False, 6, False),
)


def picture(name: str, ratio: float) -> QPixmap | None:
    """The picture of that address; None if there is no such thing."""
    kind, _, rest = name.partition(":")
    if kind == "terrain" and rest in LETTERS and rest:
        side = round(132 * fonts.scale())
        clear = LETTERS[0]
        letters = (clear * 5 + rest * 2 + clear * 2 + rest + clear * 6) if rest != clear else clear * 16
        return ground_pixmap(letters, side, ratio)
    if kind == "board":
        return QPixmap.fromImage(board_image(_example(), round(340 * fonts.scale()), theme=current()))
    if kind == "scene":
        return scene(rest, ratio)
    return None


def _example() -> BoardLook:
    letters = "".join(reversed(_FIELD))
    counters = {
        square: CounterLook(number, side, nation, label, name, cavalry, strength, reduced)
        for number, (square, side, nation, label, name, cavalry, strength, reduced) in enumerate(_UNITS)
    }
    return BoardLook(letters, counters)


class ManoeuvreHelp:
    folder = files("resources") / "manoeuvre" / "help"
    letter = LETTER

    def cited(self, refusal: str) -> str | None:
        return REASONS[refusal][1] if refusal in REASONS else None

    def picture(self, name: str, ratio: float) -> QPixmap | None:
        return picture(name, ratio)


HELP: Final[Help] = ManoeuvreHelp()
