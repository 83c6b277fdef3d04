"""What a mark or an overlay says of a square, in words: for those who do not see its shape."""

from app.board import names
from app.board.looks import Mark, Marks, Overlay
from app.board.words import translate


def mark_words(mark: Mark | None) -> str:
    """What may be done with a marked square."""
    match mark:
        case Mark.SELECTED:
            return translate("board", "selected")
        case Mark.MOVE:
            return translate("board", "may move here, one step")
        case Mark.MOVE_FAR:
            return translate("board", "may move here, two steps")
        case Mark.GOAL:
            return translate("board", "chosen to move here")
        case Mark.TARGET:
            return translate("board", "target")
        case Mark.SUPPORTER:
            return translate("board", "supports the attack")
        case Mark.CHOICE:
            return translate("board", "may be chosen")
        case Mark.ILLEGAL:
            return translate("board", "not possible")
    return ""


def spoken(words: str, mark: Mark | None) -> str:
    """A square as it is read out."""
    meaning = mark_words(mark)
    return translate("board", "{square}, {mark}").format(square=words, mark=meaning) if meaning else words


def arrow_words(square: int, marks: Marks) -> str:
    """Which squares attack this one."""
    starts = [names.square(start) for start, end in marks.arrows if end == square]
    return translate("board", "attacked from {squares}").format(squares=", ".join(starts)) if starts else ""


def overlay_words(square: int, overlay: Overlay | None) -> str:
    """What the overlay shows on a square."""
    if overlay is None:
        return ""
    words = []
    if square in overlay.owners:
        side = overlay.owners[square]
        words.append(overlay.sides[side] or (translate("board", "red") if side else translate("board", "blue")))
    if overlay.numbers.get(square):
        words.append(overlay.numbers[square])
    ends = [names.square(end) for start, end in overlay.lines if start == square]
    if ends:
        words.append(translate("board", "line to {squares}").format(squares=", ".join(ends)))
    if not words:
        return ""
    return translate("board", "{overlay}: {what}").format(overlay=overlay.title, what=", ".join(words))
