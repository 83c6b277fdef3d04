"""Scenarios in words: who fights, what is settled, and what is left to the players."""

from app.board import names
from app.board.words import translate
from engine.manoeuvre.army import Army
from resources.library import Library
from resources.scenarios import Scenario


def armies_words(scenario: Scenario, library: Library) -> str:
    """Who fights whom."""
    one, two = army_of(scenario, 0, library), army_of(scenario, 1, library)
    if one is None or two is None:
        return translate("scenarios", "Armies are chosen in the set-up")
    return translate("scenarios", "{one} against {two}").format(one=names.nation(one), two=names.nation(two))


def army_of(scenario: Scenario, seat: int, library: Library) -> Army | None:
    return library.armies.get((scenario.one, scenario.two)[seat].army)


def begins_words(scenario: Scenario) -> str:
    """Where it begins."""
    if scenario.position is not None:
        return translate("scenarios", "Begins in turn {turn}, in the thick of it.").format(turn=scenario.position.turn)
    if not (scenario.sections or scenario.rows):
        return translate("scenarios", "Begins with the choice of the field (§3).")
    if not scenario.one.army:
        return translate("scenarios", "Begins with the choice of the nations (§3).")
    if len(scenario.one.deployment) == len(scenario.two.deployment) == 8:
        if scenario.one.hand is not None or scenario.two.hand is not None:
            return translate("scenarios", "All units stand; opening hands are preset.")
        return translate("scenarios", "All units stand; the cards are dealt and it begins.")
    return translate("scenarios", "Begins with the deployment (§3).")


def is_own(scenario: Scenario, library: Library) -> bool:
    return not (scenario.id in library.scenarios and library.is_shipped("scenario", scenario.id))
