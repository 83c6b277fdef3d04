"""What is asked at a decision, in the words of the moment. Says nothing that only one side can know (R60)."""

from collections.abc import Callable
from typing import Final

from engine.game import Prompt
from engine.manoeuvre import tags
from engine.manoeuvre.combat.aftermath import may_decline
from engine.manoeuvre.phases.setup import deploying
from engine.manoeuvre.position import CHANCE, Position
from engine.manoeuvre.procedure import FRAMES


def prompt(p: Position) -> Prompt:
    tag = p.stack[-1]
    frame = FRAMES[tag]
    template = _MOMENTS[tag](p) if tag in _MOMENTS else ""
    return Prompt(tags.NAMES[tag], template or frame.ask, frame.rule, **_names(p))


def _names(p: Position) -> dict[str, str]:
    """The unit that a decision is about, and the card played last by the active side."""
    unit = deploying(p) if p.stack[-1] == tags.DEPLOY else p.combat.target
    names = {}
    if unit >= 0:
        names["unit"] = p.armies[unit >> 3].units[unit & 7].name
    if p.active < CHANCE and p.pile[p.active]:
        names["card"] = p.card(p.active, p.pile[p.active][-1]).name
    return names


def _movement(p: Position) -> str:
    if not p.moved:
        return ""
    return "Move another unit, or end the movement." if p.moves_left else "March on, play Supply, or end the movement."


def _draw(p: Position) -> str:
    return "" if p.seat == CHANCE else "Play a Spy now and draw again, or go on to the movement."


def _advance(p: Position) -> str:
    return "Which unit takes the vacated square, if any?" if may_decline(p) else ""


_MOMENTS: Final[dict[int, Callable[[Position], str]]] = {
    tags.MOVEMENT: _movement,
    tags.DRAW: _draw,
    tags.ADVANCE: _advance,
}
"""Where the words depend on the moment; an empty answer means those of the frame."""
