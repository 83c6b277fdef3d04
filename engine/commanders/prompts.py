"""What is asked at a decision, in the words of the moment. Says nothing that only one side can know (C22)."""

from engine.commanders import tags
from engine.commanders.board import NAMES
from engine.commanders.position import Position
from engine.commanders.procedure import FRAMES
from engine.game import Prompt


def prompt(p: Position) -> Prompt:
    tag = p.stack[-1]
    frame = FRAMES[tag]
    if tag in tags.PAIRS and tag not in (tags.PLAN, tags.SHEET) and not p.todo[0] and not p.todo[1]:
        return Prompt("open", "Open what you have decided.", "C21")
    return Prompt(tags.NAMES[tag], frame.ask, frame.rule, **_names(p, tag))


def _names(p: Position, tag: int) -> dict[str, str]:
    if tag == tags.ENTER:
        due = [group[3] for group in p.groups if group[6]]
        return {"sector": NAMES[min(due)]}
    if tag in (tags.HOLD, tags.CHOOSE_ADVANCE):
        return {"sector": NAMES[p.chosen[0] // 2 if tag == tags.HOLD else p.chosen[0]]}
    if tag in (tags.REACT, tags.POST) and p.seat < 2 and p.todo[p.seat]:
        return {"sector": NAMES[p.todo[p.seat][0]]}
    return {}
