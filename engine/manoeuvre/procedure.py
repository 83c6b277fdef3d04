"""The one table from each tag of the stack to the rules that know what may happen there, and to what is asked (R60)."""

from collections.abc import Callable
from typing import Final

from engine.game import Prompt
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.combat import aftermath, answer, declare, reinforce, resolve
from engine.manoeuvre.combat.aftermath import may_decline
from engine.manoeuvre.phases import cards, guerrilla, movement, restoration, setup, turn
from engine.manoeuvre.phases.setup import deploying
from engine.manoeuvre.position import CHANCE, NOBODY, Position


class Frame:
    """What one tag does: `enter` names whose decision it is or, with -1, has moved on by itself."""

    __slots__ = ("ask", "do", "enter", "legal", "rule")

    def __init__(
        self,
        enter: Callable[[Position], int],
        legal: Callable[[Position], list[Action]],
        do: Callable[[Position, Action], None],
        ask: str,
        rule: str,
    ) -> None:
        self.enter = enter
        self.legal = legal
        self.do = do
        self.ask = ask
        self.rule = rule


def enter_over(p: Position) -> int:
    return NOBODY


def no_choice(p: Position) -> list[Action]:
    return []


def nothing(p: Position, action: Action) -> None:
    """Steps that decide nothing are never asked to do anything."""


_FRAMES: Final[dict[int, Frame]] = {
    tags.OVER: Frame(enter_over, no_choice, nothing, "The battle is over.", "§2"),
    tags.FIRST_PLAYER: Frame(
        setup.enter_first_player, setup.legal_first_player, setup.do_first_player, "Roll for the first player.", "§3"
    ),
    tags.SECTIONS: Frame(
        setup.enter_sections, setup.legal_sections, setup.do_sections, "Lay the next map section.", "§3"
    ),
    tags.NATIONS: Frame(
        setup.enter_nations, setup.legal_nations, setup.do_nations, "Name the two nations of the battle.", "§3"
    ),
    tags.NATION: Frame(setup.enter_nation, setup.legal_nation, setup.do_nation, "Choose which nation you lead.", "§3"),
    tags.EDGE: Frame(setup.enter_edge, setup.legal_edge, setup.do_edge, "Choose your starting edge.", "§3"),
    tags.DEAL: Frame(
        setup.enter_deal, setup.legal_deal, setup.do_deal, "Choose five cards for your opening hand.", "§3"
    ),
    tags.DEPLOY: Frame(
        setup.enter_deploy, setup.legal_deploy, setup.do_deploy, "Set up {unit} in your two rows.", "§3"
    ),
    tags.BEGIN: Frame(turn.enter_begin, no_choice, nothing, "", "§4"),
    tags.DISCARD: Frame(
        cards.enter_discard, cards.legal_discard, cards.do_discard, "Discard any cards you do not want.", "§4"
    ),
    tags.TOP: Frame(cards.enter_top, cards.legal_top, cards.do_top, "Which discard goes on top?", "§4, R37"),
    tags.DRAW: Frame(cards.enter_draw, cards.legal_draw, cards.do_draw, "Draw up to five cards.", "§4"),
    tags.MOVEMENT: Frame(
        movement.enter_movement, movement.legal_movement, movement.do_movement, "Move one unit.", "§5"
    ),
    tags.MARCH: Frame(
        movement.enter_march,
        movement.legal_march,
        movement.do_march,
        "Move the unit one square further.",
        "§9.2, R4",
    ),
    tags.GUERRILLA: Frame(
        guerrilla.enter_guerrilla,
        guerrilla.legal_guerrilla,
        guerrilla.do_guerrilla,
        "Cancel {card} with a Guerrilla, or let it pass?",
        "§9.2, R31",
    ),
    tags.COMBAT: Frame(
        declare.enter_combat, declare.legal_combat, declare.do_combat, "Choose an attack, or none.", "§6"
    ),
    tags.RESTORATION: Frame(
        restoration.enter_restoration,
        restoration.legal_restoration,
        restoration.do_restoration,
        "Restore a reduced unit, or none.",
        "§7",
    ),
    tags.RALLY: Frame(
        restoration.enter_rally, restoration.legal_rally, restoration.do_rally, "Roll for the rally.", "§7"
    ),
    tags.REDOUBT: Frame(
        restoration.enter_redoubt,
        restoration.legal_redoubt,
        restoration.do_redoubt,
        "Build a redoubt?",
        "§7",
    ),
    tags.END_TURN: Frame(turn.enter_end_turn, no_choice, nothing, "", "§4"),
    tags.ANSWER: Frame(
        answer.enter_answer,
        answer.legal_answer,
        answer.do_answer,
        "Answer the attack on {unit}: play cards, withdraw, or do nothing.",
        "§6.1",
    ),
    tags.TRY_WITHDRAWAL: Frame(
        answer.enter_try_withdrawal,
        answer.legal_try_withdrawal,
        answer.do_try_withdrawal,
        "Roll for the withdrawal.",
        "§8, R15",
    ),
    tags.REINFORCE: Frame(
        reinforce.enter_reinforce,
        reinforce.legal_reinforce,
        reinforce.do_reinforce,
        "Add to the attack, or roll the dice.",
        "§6.1",
    ),
    tags.CLASH: Frame(resolve.enter_clash, resolve.legal_clash, resolve.do_clash, "Roll for the attack.", "§6.1"),
    tags.CHOICE: Frame(
        resolve.enter_choice, resolve.legal_choice, resolve.do_choice, "{unit}: retreat or take a hit?", "§6.6"
    ),
    tags.RETREAT: Frame(
        aftermath.enter_retreat,
        aftermath.legal_retreat,
        aftermath.do_retreat,
        "Where should {unit} retreat?",
        "§6.6",
    ),
    tags.ADVANCE: Frame(
        aftermath.enter_advance,
        aftermath.legal_advance,
        aftermath.do_advance,
        "Which unit takes the vacated square?",
        "§6.6, R16",
    ),
    tags.PURSUIT: Frame(
        aftermath.enter_pursuit, aftermath.legal_pursuit, aftermath.do_pursuit, "Roll for the pursuit.", "§6.7"
    ),
    tags.COMMITMENT: Frame(
        aftermath.enter_commitment,
        aftermath.legal_commitment,
        aftermath.do_commitment,
        "Which unit takes the hit for the committed attack?",
        "§9.2, R23",
    ),
    tags.SKIRMISH: Frame(
        reinforce.enter_skirmish,
        reinforce.legal_skirmish,
        reinforce.do_skirmish,
        "Move the skirmishing unit up to two squares, or stay.",
        "§9.2, R22",
    ),
    tags.FIRE: Frame(resolve.enter_fire, resolve.legal_fire, resolve.do_fire, "Roll for the fire.", "§6.2"),
    tags.ROCKETS: Frame(
        resolve.enter_rockets, resolve.legal_rockets, resolve.do_rockets, "Roll for the rockets.", "§6.3"
    ),
    tags.END_COMBAT: Frame(aftermath.enter_end_combat, no_choice, nothing, "", "§2.1"),
    tags.SHOW: Frame(cards.enter_show, cards.legal_show, cards.do_show, "Show your hand to the spy.", "§9.2"),
}

FRAMES: Final = [_FRAMES[tag] for tag in range(len(tags.NAMES))]


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
    return "Move another unit, or end the movement." if p.moves_left else "Play a card to move on, or end the movement."


def _draw(p: Position) -> str:
    return "" if p.seat == CHANCE else "Play a Spy now and draw again, or go on to movement."


def _advance(p: Position) -> str:
    return "Which unit takes the vacated square, if any?" if may_decline(p) else ""


_MOMENTS: Final[dict[int, Callable[[Position], str]]] = {
    tags.MOVEMENT: _movement,
    tags.DRAW: _draw,
    tags.ADVANCE: _advance,
}
"""Where the words depend on the moment; an empty answer means those of the frame."""
