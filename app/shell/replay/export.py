"""What can be taken out of a replay: the record itself, the battle as text, a picture of the board."""

from pathlib import Path

from app.board.looks import BoardLook
from app.board.words import translate
from app.shell.replay import captions
from app.shell.replay.course import Course

PICTURE_SIDE = 1200


def battle_text(course: Course, viewer: int) -> str:
    """The whole battle in sentences, as a viewer may know it."""
    end = course.state_after(course.actions)
    lines = [captions.title(end), captions.summary(course), ""]
    before = (-1, -1)
    for place, step in enumerate(course.steps, 1):
        told = captions.caption(course, place, viewer)
        if (step.turn, step.active) != before:
            before = (step.turn, step.active)
            lines += ["", told.title.partition(":")[0]]
        lines.append(f"  {place}. {told.detail}")
    if course.taken_back:
        count = course.taken_back
        lines += ["", translate("replay", "%n action(s) were taken back and are left out.", "", count)]
    return "\n".join(lines).strip() + "\n"


def save_text(path: Path, course: Course, viewer: int) -> None:
    """Raises OSError."""
    path.write_text(battle_text(course, viewer), encoding="utf-8")


def save_record(path: Path, course: Course) -> None:
    """A copy of the record, as far as it is sound; raises OSError."""
    path.write_text(course.record.text(), encoding="utf-8", newline="\n")


def save_picture(path: Path, look: BoardLook) -> None:
    """Raises OSError."""
    from app.board.paint.boards import board_image

    if not board_image(look, PICTURE_SIDE).save(str(path)):
        raise OSError(None, translate("replay", "the picture could not be written"), str(path))
