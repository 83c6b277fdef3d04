"""What things of Commanders are called: sides, arms, places, phases, levels, orders."""

from collections.abc import Iterable, Sequence
from typing import Final

from app.board.translation import translate
from engine.commanders.action import kind_of, second_of, start_of, step_of
from engine.commanders.board import NAMES, RESERVE

LEVELS: Final = ("recruit", "sergeant", "captain", "colonel", "marshal")


def level_name(level: str) -> str:
    return {
        "recruit": translate("levels", "Recruit"),
        "sergeant": translate("levels", "Sergeant"),
        "captain": translate("levels", "Captain"),
        "colonel": translate("levels", "Colonel"),
        "marshal": translate("levels", "Marshal"),
    }.get(level, level)


def level_words(level: str) -> str:
    return {
        "recruit": translate("commanders", "Sees points and ground, and never asks what you will do."),
        "sergeant": translate("commanders", "Compares a few plans, but looks no further than this round."),
        "captain": translate("commanders", "Knows what an army is worth later on, and plays what looks best."),
        "colonel": translate("commanders", "Asks what you are likely to order, and answers that."),
        "marshal": translate("commanders", "Mixes his plans so that you cannot read him."),
    }.get(level, "")


def side(seat: int) -> str:
    return translate("commanders", "Black") if seat else translate("commanders", "White")


def phase(key: str) -> str:
    return {
        "setup": translate("commanders", "Set-up"),
        "plan": translate("commanders", "Orders"),
        "fast": translate("commanders", "Fast moves"),
        "fire": translate("commanders", "Bombard"),
        "arms": translate("commanders", "Combined arms"),
        "march": translate("commanders", "Other moves"),
        "rally": translate("commanders", "Rally"),
        "score": translate("commanders", "Score"),
    }.get(key, "")


def units(kind: int, number: int) -> str:
    """So many of an arm: “3 infantry”, “1 gun”."""
    if kind == 0:
        return translate("commanders", "%n infantry", "", number)
    if kind == 1:
        return translate("commanders", "%n cavalry", "", number)
    return translate("commanders", "%n gun(s)", "", number)


def arm(kind: int) -> str:
    return (
        translate("commanders", "infantry", "an arm"),
        translate("commanders", "cavalry", "an arm"),
        translate("commanders", "artillery", "an arm"),
    )[kind]


def several(numbers: Sequence[int]) -> str:
    """Numbers of infantry, cavalry and guns in words; empty if there are none."""
    return listed(units(kind, number) for kind, number in enumerate(numbers) if number)


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def place(number: int) -> str:
    return translate("commanders", "reserve") if number == RESERVE else NAMES[number]


def way(code: int) -> str:
    """The arrow of an order: “c2 to b2 to a2”."""
    start, step, second = place(start_of(code)), place(step_of(code)), second_of(code)
    if start_of(code) == step_of(code):
        return translate("commanders", "the building in {place}").format(place=start)
    if second < 0:
        return translate("commanders", "{start} to {step}").format(start=start, step=step)
    words = translate("commanders", "{start} to {step} to {second}")
    return words.format(start=start, step=step, second=place(second))


def order(code: int, number: int) -> str:
    """An order as the list has it: “3 infantry, a1 to a2”."""
    words = translate("commanders", "{units}, {way}")
    return words.format(units=units(kind_of(code), number), way=way(code))
