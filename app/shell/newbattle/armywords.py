"""What is told of an army before a battle: its style, how hard it is to lead, and its figures."""

from app.board.words import translate
from engine.manoeuvre.army import LEADER, Army
from resources.armies import ArmySheet


def style_words(sheet: ArmySheet) -> str:
    return translate("armies", sheet.style) if sheet.style else translate("armies", "An army of your own.")


def difficulty_words(difficulty: int) -> str:
    return (translate("armies", "Easy"), translate("armies", "Fair"), translate("armies", "Hard"))[difficulty - 1]


def strength_of(army: Army) -> int:
    """At full strength."""
    return sum(unit.full for unit in army.units)


def leaders_of(army: Army) -> int:
    return sum(card.copies for card in army.cards if card.kind == LEADER)
