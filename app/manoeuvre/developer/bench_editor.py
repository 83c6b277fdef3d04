"""How quick the editor is: a stroke of the brush against copying the board, the generator for each kind of request."""

import random
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from editor.manoeuvre.generator.wishes import Refused, Symmetry, Wishes
from engine.manoeuvre.battlefield import LETTERS, Rows, Section
from resources.manoeuvre.library import Library

ROOM: Final = (1920, 1080)
STROKES: Final = 60
FRAME_MS: Final = 1000 / 60


class StrokeFigures(NamedTuple):
    """A stroke redrawn where it touched, and the whole board copied to the screen, in CPU milliseconds."""

    cell: int
    stroke_ms: float
    tail_ms: float
    """The 95th of a hundred strokes."""
    whole_ms: float
    """The board painted from nothing, which a stroke would cost otherwise."""
    blit_ms: float

    @property
    def ratio(self) -> float:
        return self.stroke_ms / self.blit_ms


class RequestFigures(NamedTuple):
    """One kind of request: CPU milliseconds to the first field that meets the wishes, and until the best is proven."""

    name: str
    first_ms: float
    settled_ms: float
    proven: int
    """Of how many tries in a hundred the best was proven, or the clash."""


def strokes(seed: int = 1) -> StrokeFigures:
    """On the canvas of a window of 1920 by 1080."""
    from PySide6.QtGui import QImage, QPainter

    from app.shell.start import application
    from editor.manoeuvre.canvas.picture import GroundPicture
    from editor.manoeuvre.editor import ManoeuvreEditor
    from editor.screen import Editor
    from resources.manoeuvre.section_layout import drawn, letters_of, rows_of

    app = application()
    assert app is not None
    with tempfile.TemporaryDirectory() as own:
        # Not the user's folder: his drafts are none of our business.
        library = Library(Path(own))
        screen = Editor(ManoeuvreEditor(library), "battlefield")
        screen.resize(*ROOM)
        screen.show()
        app.processEvents()
        canvas = screen.modes["battlefield"].canvas  # type: ignore[attr-defined]
        side = canvas.field.width()
        screen.close()
        screen.deleteLater()
    rng = random.Random(seed)
    letters = letters_of(rows_of(drawn(str(seed), library.sections.values()), library.sections))
    begun = process_time()
    picture = GroundPicture(letters, side, 1.0)
    whole = process_time() - begun
    spent = []
    for _ in range(STROKES):
        square, letter = rng.randrange(64), rng.choice(LETTERS)
        changed = letters[:square] + letter + letters[square + 1 :]
        if changed == letters:
            continue
        begun = process_time()
        picture.stroke(changed)
        spent.append(process_time() - begun)
        picture.settle()
        letters = changed
    target = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    blits = []
    for _ in range(STROKES):
        begun = process_time()
        painter = QPainter(target)
        painter.drawPixmap(0, 0, picture.pixmap)
        painter.end()
        blits.append(process_time() - begun)
    tail = sorted(spent)[int(len(spent) * 0.95)]
    middle, blit = statistics.median(spent), statistics.median(blits)
    return StrokeFigures(side // 8, *(1000 * max(value, 1e-6) for value in (middle, tail, whole, blit)))


KINDS: Final[dict[str, Wishes]] = {
    "free": Wishes(),
    "mirrored": Wishes(symmetry=Symmetry.MIRRORED),
    "rotated": Wishes(symmetry=Symmetry.ROTATED),
    "even cover and hills": Wishes(even_cover=True, even_hills=True),
    "amounts": Wishes(amounts={"W": (12, 16), "T": (4, 6), "L": (0, 2)}),
    "many lakes, connected": Wishes(amounts={"L": (20, 28)}),
    "printed sections": Wishes(sections=True),
    "printed sections, even": Wishes(sections=True, even_cover=True, even_hills=True),
    "clash": Wishes(amounts={"W": (40, 64), "H": (30, 64)}, even_cover=True),
}


class _Watch:
    """When the first field was found."""

    def __init__(self) -> None:
        self.first = 0.0

    def see(self, rows: Rows) -> None:
        self.first = self.first or process_time()


def requests(rounds: int, sections: Sequence[Section]) -> list[RequestFigures]:
    from dataclasses import replace

    from editor.manoeuvre.generator.search import solve

    solve(Wishes())
    found = []
    for name, wishes in KINDS.items():
        firsts, settled, proven = [], [], 0
        for seed in range(rounds):
            watch = _Watch()
            begun = process_time()
            answer = solve(replace(wishes, seed=seed + 1), sections, tell=watch.see)
            ended = process_time()
            firsts.append((watch.first or ended) - begun)
            settled.append(ended - begun)
            proven += isinstance(answer, Refused) or bool(getattr(answer, "best", False))
        found.append(
            RequestFigures(
                name, 1000 * statistics.median(firsts), 1000 * statistics.median(settled), round(100 * proven / rounds)
            )
        )
    return found
