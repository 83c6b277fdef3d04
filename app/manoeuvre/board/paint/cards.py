"""A card, face up or face down: kind and cockade, title, picture, values and a note, each in its own box."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from app.board.paint.figures import paint_figure
from app.board.palette import BRASS, CREAM, INK, SIDES, hatch, shaded, side_shape
from app.board.theme import fonts
from app.board.theme.colours import LIGHT, Theme
from app.manoeuvre.board.looks import CardLook, CardState
from app.manoeuvre.board.paint.counters import paint_cockade

WIDTH = 116
HEIGHT = 168
_BOX = QRectF(0, 0, WIDTH, HEIGHT)
_HEAD = QRectF(5, 5, WIDTH - 10, 41)
_TITLE = QRectF(10, 21, WIDTH - 19, 23)
_PICTURE = QRectF(5, 49, WIDTH - 10, 42)
_TABLE_TOP = 94
_ROW = 18
_PILL = QRectF(8, HEIGHT - 20, WIDTH - 16, 16)
FLAT_WIDTH = 138
FLAT_HEIGHT = 92
_FLAT = QRectF(0, 0, FLAT_WIDTH, FLAT_HEIGHT)
_FLAT_HEAD = QRectF(4, 4, FLAT_WIDTH - 8, 25)
_FLAT_PILL = QRectF(8, FLAT_HEIGHT - 19, FLAT_WIDTH - 16, 15)
_STAFF = "#5D5140"
_QUIET = "#5F5545"
_INK_ONLY = "#000000"
_FADED = 0.53
# On a dark table the same share would leave nothing to read.
_FADED_DARK = 0.42

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


def paint_card(
    painter: QPainter, look: CardLook, state: CardState | None = None, scale: float = 1.0, theme: Theme = LIGHT
) -> None:
    """With its top left at the origin, 116 by 168 before scaling; its shadow falls outside."""
    state = state or CardState()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    _sheet(painter, _BOX, theme)
    if look.back:
        _back(painter, look)
    else:
        _head(painter, look)
        _picture(painter, look)
        _text(painter, look, bool(state.pill), _INK_ONLY if theme.contrast else _QUIET)
    _show_state(painter, _BOX, _PILL, state, theme)
    painter.restore()


def paint_flat_card(
    painter: QPainter, look: CardLook, state: CardState | None = None, scale: float = 1.0, theme: Theme = LIGHT
) -> None:
    """The same without its picture, 138 by 92: for a hand below a board that needs the height."""
    state = state or CardState()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    _sheet(painter, _FLAT, theme)
    _flat_head(painter, look)
    if not look.back:
        _flat_text(painter, look, bool(state.pill), _INK_ONLY if theme.contrast else _QUIET)
    _show_state(painter, _FLAT, _FLAT_PILL, state, theme)
    painter.restore()


def _flat_head(painter: QPainter, look: CardLook) -> None:
    box = _FLAT.adjusted(4, 4, -4, -4) if look.back else _FLAT_HEAD
    _band(painter, box, look)
    painter.save()
    painter.translate(box.right() - 12, box.y() + 12.5)
    paint_cockade(painter, look.nation, 6)
    painter.restore()
    if not look.back:
        room = box.adjusted(7, 0, -24, -1)
        painter.setFont(fonts.fitted(look.title, room.width(), fonts.serif(14, scaled=False), 10))
        painter.setPen(QColor("#FFFAEA"))
        painter.drawText(room, _LEFT, look.title)


def _flat_text(painter: QPainter, look: CardLook, pill: bool, quiet: str) -> None:
    room = QRectF(10, 31, FLAT_WIDTH - 20, (_FLAT_PILL.top() - 2 if pill else FLAT_HEIGHT - 6) - 31)
    rows = look.values[:3]
    lines = len(rows) + bool(look.note and rows)
    pitch = min(float(_ROW), room.height() / lines) if lines else 0.0
    small = fonts.sans(12 if pitch >= 14 else 11, scaled=False)
    bold = fonts.sans(14 if pitch >= 16 else 12, fonts.BOLD, scaled=False)
    for number, (label, value) in enumerate(rows):
        row = QRectF(room.left(), room.top() + number * pitch, room.width(), pitch)
        painter.setFont(small)
        painter.setPen(QColor(quiet))
        painter.drawText(row, _LEFT, label)
        painter.setFont(fonts.fitted(value, 70, bold, 10))
        painter.setPen(QColor(INK))
        painter.drawText(row, _RIGHT, value)
    if look.note:
        below = room.adjusted(0, len(rows) * pitch, 0, 0)
        painter.setFont(
            fonts.fitted(look.note, below.width(), fonts.sans(11, scaled=False, italic=True), 9)
            if rows
            else note_font(look.note, below, italic=False)
        )
        painter.setPen(QColor(quiet))
        painter.drawText(below, int(_LEFT) if rows else int(_WRAPPED), look.note)


def _show_state(painter: QPainter, box: QRectF, pill: QRectF, state: CardState, theme: Theme) -> None:
    """Faded, chosen, and the words at its foot."""
    outline = QPainterPath()
    outline.addRoundedRect(box, 9, 9)
    painter.fillPath(outline, shaded(theme.window, round(255 * theme.card_veil)))
    if state.faded:
        painter.fillPath(outline, shaded(theme.window, round(255 * (_FADED_DARK if theme.dark else _FADED))))
    if state.chosen:
        _frame(painter, box, theme)
    if state.pill:
        _pill(painter, pill, state, theme)


def _sheet(painter: QPainter, box: QRectF, theme: Theme) -> None:
    if theme.contrast:
        painter.setBrush(QColor("#FFFFFF"))
        painter.setPen(QPen(QColor("#000000"), 2))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(40, 25, 0, 16))
        for grow in range(4, 0, -1):
            painter.drawRoundedRect(box.adjusted(1 - grow, 2 - grow, grow - 1, grow + 1), 10, 10)
        paper = QLinearGradient(box.topLeft(), box.bottomLeft())
        paper.setColorAt(0, QColor("#FFFAF0"))
        paper.setColorAt(1, QColor("#F3E9D0"))
        painter.setBrush(paper)
        painter.setPen(QPen(QColor("#A8946A"), 1.1))
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 9, 9)


def _frame(painter: QPainter, box: QRectF, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.brass) if theme.contrast else QColor(BRASS).darker(115), 3))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)


def _band(painter: QPainter, box: QRectF, look: CardLook) -> None:
    """The colour of the side and the kind."""
    paint = SIDES[look.side]
    colour = {"unit": paint.body, "leader": paint.dark}.get(look.kind, _STAFF)
    band = QPainterPath()
    band.addRoundedRect(box, 5, 5)
    painter.fillPath(band, QColor(colour))
    if look.side == 1:
        painter.save()
        painter.setClipPath(band, Qt.ClipOperation.IntersectClip)
        hatch(painter, box, QColor(255, 240, 225, 20), 7, 2.4)
        painter.restore()
    if look.kind == "leader":
        painter.setPen(QPen(QColor(BRASS), 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 3.6, 3.6)


def _head(painter: QPainter, look: CardLook) -> None:
    _band(painter, _HEAD, look)
    painter.setPen(QColor(255, 246, 222, 215))
    room = QRectF(_HEAD.x() + 6, _HEAD.y() + 3, 80, 14)
    font, lines = title_lines(look.title)
    if len(lines) > 1:
        room.translate(0, -2)
    painter.setFont(fonts.fitted(look.heading, room.width(), fonts.sans(11 if len(lines) > 1 else 12, scaled=False), 9))
    painter.drawText(room, _LEFT, look.heading)
    painter.save()
    painter.translate(_HEAD.right() - 10, _HEAD.y() + 10.5)
    paint_cockade(painter, look.nation, 5)
    painter.restore()
    painter.setFont(font)
    painter.setPen(QColor("#FFFAEA"))
    if len(lines) == 1:
        painter.drawText(_TITLE.adjusted(0, -1, 0, -1), _LEFT, look.title)
    else:
        for row, line in enumerate(lines):
            painter.drawText(QRectF(_TITLE.x(), _TITLE.y() - 1 + row * 11.5, _TITLE.width() + 4, 12.5), _LEFT, line)


def title_lines(title: str) -> tuple[QFont, tuple[str, ...]]:
    """A title stands on one line; a very long name on two, rather than squeezed until nobody can read it."""
    one = fonts.fitted(title, _TITLE.width(), fonts.serif(14, scaled=False), 11)
    if one.stretch() in (0, 100) or one.stretch() >= 84 or " " not in title:
        return one, (title,)
    words = title.split(" ")
    cut = min(range(1, len(words)), key=lambda at: (max(len(" ".join(words[:at])), len(" ".join(words[at:]))), -at))
    lines = (" ".join(words[:cut]), " ".join(words[cut:]))
    small = fonts.serif(11, scaled=False)
    widest = max(lines, key=QFontMetricsF(small).horizontalAdvance)
    return fonts.fitted(widest, _TITLE.width(), small, 10), lines


def _picture(painter: QPainter, look: CardLook) -> None:
    sky = QLinearGradient(_PICTURE.topLeft(), _PICTURE.bottomLeft())
    for at, colour in ((0.0, "#D5DFDC"), (0.66, "#EFE6C9"), (0.67, "#C3C093"), (1.0, "#A9AB78")):
        sky.setColorAt(at, QColor(colour))
    painter.fillRect(_PICTURE, sky)
    painter.save()
    painter.setClipRect(_PICTURE, Qt.ClipOperation.IntersectClip)
    painter.translate(_PICTURE.center() + QPointF(0, 4))
    painter.scale(0.78, 0.78)
    paint_figure(painter, look.picture, QColor("#3A3226"))
    painter.restore()


def _text(painter: QPainter, look: CardLook, pill: bool, quiet: str) -> None:
    top, pitch = float(_TABLE_TOP), _pitch(look)
    for label, value in look.values[:3]:
        width = min(60.0, QFontMetricsF(fonts.sans(14, fonts.BOLD, scaled=False)).horizontalAdvance(value))
        room = QRectF(10, top, WIDTH - 20, pitch - 1)
        name = room.adjusted(0, 0, -width - 4, 0)
        painter.setFont(fonts.fitted(label, name.width(), fonts.sans(12, scaled=False), 10))
        painter.setPen(QColor(quiet))
        painter.drawText(name, _LEFT, label)
        painter.setFont(fonts.fitted(value, 60, fonts.sans(14, fonts.BOLD, scaled=False), 10))
        painter.setPen(QColor(INK))
        painter.drawText(room, _RIGHT, value)
        painter.fillRect(QRectF(10, top + pitch - 1, WIDTH - 20, 1), QColor(120, 100, 60, 60))
        top += pitch
    room = note_room(look, pill)
    if look.note and room.height() >= 11:
        painter.setFont(note_font(look.note, room, italic=bool(look.values)))
        painter.setPen(QColor(quiet))
        painter.drawText(room, int(_WRAPPED), look.note)


def _pitch(look: CardLook) -> float:
    """From row to row: closer where a note must stand below three of them."""
    return _ROW - 1.5 if look.note and len(look.values) >= 3 else _ROW


def note_room(look: CardLook, pill: bool) -> QRectF:
    """What is left for the note below the table and above the pill."""
    top = _TABLE_TOP + _pitch(look) * len(look.values[:3]) + 1
    return QRectF(10, top, WIDTH - 19, (_PILL.top() if pill else HEIGHT - 5) - top)


def note_font(note: str, room: QRectF, *, italic: bool) -> QFont:
    """The largest font in which the whole note stands in its room; where there is but one line, it may be narrowed."""
    for size in range(12, 7, -1):
        font = fonts.sans(size, scaled=False, italic=italic)
        needed = QFontMetricsF(font).boundingRect(room, int(_WRAPPED), note)
        if needed.height() <= room.height() and needed.width() <= room.width():
            return font
        if size == 10 and room.height() < 24:
            return fonts.fitted(note, room.width() - 1, font, 10)
    return font


def _pill(painter: QPainter, box: QRectF, state: CardState, theme: Theme) -> None:
    painter.setBrush(QColor("#FFFFFF" if theme.contrast else "#FFF6E0" if state.chosen else CREAM))
    edge = "#000000" if theme.contrast else QColor(BRASS).darker(115) if state.chosen else "#8C7A52"
    painter.setPen(QPen(QColor(edge), 2 if theme.contrast else 1.2))
    painter.drawRoundedRect(box, 7.5, 7.5)
    painter.setFont(fonts.fitted(state.pill, box.width() - 10, fonts.sans(12, fonts.SEMIBOLD, scaled=False), 10))
    painter.setPen(QColor(INK))
    painter.drawText(box.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, state.pill)


def _back(painter: QPainter, look: CardLook) -> None:
    """The side's colour under a lattice and round, or hatched and cut; the cockade in the middle."""
    paint = SIDES[look.side]
    inner = _BOX.adjusted(6, 6, -6, -6)
    sheet = side_shape(look.side, inner, 5 if look.side == 0 else 12)
    painter.fillPath(sheet, QColor(paint.body))
    painter.save()
    painter.setClipPath(sheet, Qt.ClipOperation.IntersectClip)
    if look.side == 0:
        hatch(painter, inner, QColor(255, 246, 222, 44), 9, 1.6)
        painter.translate(WIDTH, 0)
        painter.scale(-1, 1)
        hatch(painter, inner, QColor(255, 246, 222, 44), 9, 1.6)
    else:
        hatch(painter, inner, QColor(255, 240, 225, 84), 13, 4.5)
    painter.restore()
    painter.setPen(QPen(shaded(CREAM, 170), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(side_shape(look.side, inner.adjusted(4, 4, -4, -4), 3 if look.side == 0 else 10))
    painter.save()
    painter.translate(_BOX.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paint.dark))
    plate = QRectF(-26, -26, 52, 52)
    painter.drawPath(side_shape(look.side, plate, 26 if look.side == 0 else 14))
    paint_cockade(painter, look.nation, 19)
    painter.restore()
