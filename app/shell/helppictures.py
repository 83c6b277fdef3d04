"""Illustrations of the help, by the board's own painter: `paint:terrain:H`, `paint:board`, `paint:scene:move`."""

from typing import Final

from PySide6.QtGui import QPixmap

from app.board.looks import BoardLook, CounterLook
from app.board.paint.boards import board_image
from app.board.paint.pixmaps import ground_pixmap
from app.board.theme import fonts
from app.board.theme.style import current
from app.shell.helpscenes import scene
from engine.manoeuvre.battlefield import LETTERS

SCHEME: Final = "paint:"
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
    kind, _, rest = name.removeprefix(SCHEME).partition(":")
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
