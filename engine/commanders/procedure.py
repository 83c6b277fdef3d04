"""The one table that finds, for each tag of the stack, who knows what may happen there and what is asked."""

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.commanders import (
    aftermath,
    bombardment,
    building,
    chance,
    contact,
    couriers,
    fighting,
    moving,
    orders,
    rounds,
    scoring,
    tags,
)
from engine.commanders.action import Action
from engine.commanders.board import CHANCE, NOBODY
from engine.commanders.pairs import do_pair, enter_pair, opening
from engine.commanders.position import Position


class Frame:
    """What one tag does: `enter` names whose decision it is or, with -1, has moved on by itself."""

    __slots__ = ("agenda", "ask", "do", "enter", "legal", "rule")

    def __init__(
        self,
        enter: Callable[[Position], int],
        legal: Callable[[Position], list[Action]],
        do: Callable[[Position, Action], None],
        ask: str = "",
        rule: str = "",
        agenda: Callable[[Position, int], list[int]] | None = None,
    ) -> None:
        self.enter = enter
        self.legal = legal
        self.do = do
        self.ask = ask
        self.rule = rule
        self.agenda = agenda
        """What a side has to decide in a step of both sides."""


def enter_over(p: Position) -> int:
    return NOBODY


def no_choice(p: Position) -> list[Action]:
    return []


def nothing(p: Position, action: Action) -> None:
    """Steps that decide nothing are never asked to do anything."""


def enter_rolls(p: Position) -> int:
    """Rolls one after the other until none is left."""
    if p.rolls:
        return CHANCE
    p.stack.pop()
    return -1


def enter_chance(p: Position) -> int:
    return CHANCE


def _legal_or_open(legal: Callable[[Position], list[Action]], p: Position) -> list[Action]:
    if not p.todo[0] and not p.todo[1]:
        opened = opening(p, p.seat)
        return [] if opened is None else [opened]
    return legal(p)


def _pair(
    agenda: Callable[[Position, int], list[int]],
    legal: Callable[[Position], list[Action]],
    conclude: Callable[[Position], None],
    ask: str,
    rule: str,
) -> Frame:
    return Frame(partial(enter_pair, agenda, conclude), partial(_legal_or_open, legal), do_pair, ask, rule, agenda)


def _step(enter: Callable[[Position], int]) -> Frame:
    return Frame(enter, no_choice, nothing)


_PHASE: Final = _step(rounds.enter_phase)

_FRAMES: Final[dict[int, Frame]] = {
    tags.OVER: Frame(enter_over, no_choice, nothing, "The battle is over.", "C91"),
    tags.POST: _pair(rounds.agenda_post, rounds.legal_post, rounds.conclude_post, "Post six units in {sector}.", "C87"),
    tags.ROUND: _step(rounds.enter_round),
    tags.COUNT: Frame(rounds.enter_count, rounds.legal_count, rounds.do_count, "Roll for the number of orders.", "C82"),
    tags.PLAN: Frame(orders.enter_plan, orders.legal_plan, orders.do_plan, "Write the next order, or save it.", "C12"),
    tags.FAST: _PHASE,
    tags.BOMBARD: _PHASE,
    tags.ARMS: _PHASE,
    tags.MARCH: _PHASE,
    tags.RALLYING: _PHASE,
    tags.SCORE: _PHASE,
    tags.GO: _pair(moving.agenda_go, moving.legal_go, moving.conclude_go, "Which ordered units act now?", "C17"),
    tags.COURIERS: Frame(couriers.enter_couriers, chance.legal_roll, chance.do_roll, "Roll for the couriers.", "C83"),
    tags.MOVE: _step(moving.enter_move),
    tags.ENTER: Frame(moving.enter_enter, moving.legal_enter, moving.do_enter, "Who moves into {sector}?", "C25"),
    tags.CONTACT: _step(contact.enter_contact),
    tags.REACT: _pair(
        contact.agenda_react, contact.legal_react, contact.conclude_react, "How does {sector} react?", "C40"
    ),
    tags.REACTION_ROLLS: Frame(enter_rolls, chance.legal_roll, chance.do_roll, "Roll for the reaction.", "C41"),
    tags.PLACE: _step(contact.enter_place),
    tags.HOLD: Frame(
        contact.enter_hold, contact.legal_hold, contact.do_hold, "Divide the defenders of {sector}.", "C50"
    ),
    tags.AIM: _pair(
        fighting.agenda_aim,
        fighting.legal_aim,
        fighting.conclude_aim,
        "Whom do those without an opponent attack?",
        "C52",
    ),
    tags.SHOOT: Frame(fighting.enter_shoot, chance.legal_roll, chance.do_roll, "Roll the dice of a zone.", "C58"),
    tags.REROLL: Frame(
        fighting.enter_reroll, fighting.legal_reroll, fighting.do_reroll, "Roll a die again, or pass.", "C59"
    ),
    tags.REROLLED: Frame(enter_chance, chance.legal_roll, chance.do_roll, "Roll the die again.", "C60"),
    tags.HITS: _step(fighting.enter_hits),
    tags.BREAK: _pair(
        aftermath.agenda_break, aftermath.legal_break, aftermath.conclude_break, "Who withdraws before melee?", "C54"
    ),
    tags.GARRISON: Frame(
        building.enter_shelter,
        building.legal_shelter,
        building.do_shelter,
        "Put an infantry into the building?",
        "C88",
    ),
    tags.CLOSE: _step(aftermath.enter_close),
    tags.CAPTURES: _step(aftermath.enter_captures),
    tags.ADVANCE: _step(aftermath.enter_advance),
    tags.CHOOSE_ADVANCE: Frame(
        aftermath.enter_choose_advance,
        aftermath.legal_advance,
        aftermath.do_advance,
        "Who enters {sector}?",
        "C73",
    ),
    tags.END_PHASE: _step(aftermath.enter_end_phase),
    tags.FIRE: _pair(
        bombardment.agenda_fire, bombardment.legal_fire, bombardment.conclude_fire, "Which guns bombard?", "C78"
    ),
    tags.FIRE_ROLLS: Frame(bombardment.enter_fire_rolls, chance.legal_roll, chance.do_roll, "Roll for a gun.", "C78"),
    tags.LAY: _step(bombardment.enter_lay),
    tags.FIRE_HITS: _step(bombardment.enter_fire_hits),
    tags.ROAD: _pair(moving.agenda_road, moving.legal_road, moving.conclude_road, "Which units move by road?", "C90"),
    tags.RALLY: _pair(scoring.agenda_rally, scoring.legal_rally, scoring.conclude_rally, "Which units rally?", "C92"),
    tags.SHEET: Frame(scoring.enter_sheet, scoring.legal_sheet, scoring.do_sheet, "Open your sheet.", "C20"),
    tags.POINTS: _step(scoring.enter_points),
}

FRAMES: Final = tuple(_FRAMES[tag] for tag in range(len(tags.NAMES)))
"""By tag."""
ENTER: Final = tuple([frame.enter for frame in FRAMES])
"""By tag, for the loop that runs most often."""
AGENDAS: Final = {tag: frame.agenda for tag, frame in _FRAMES.items() if frame.agenda is not None}
"""By tag of a step that both sides decide: what a side has to decide there."""
