"""What is told of an army before a battle: its style, how hard it is to lead, and its figures."""

# ruff: noqa: E501  # whole sentences, as the files hold them

from typing import Final

from app.board.words import QT_TRANSLATE_NOOP, translate
from engine.manoeuvre.army import LEADER, Army
from resources.armies import ArmySheet

_STYLES: Final = (
    QT_TRANSLATE_NOOP("armies", "Sound infantry with volleys and guns; ambushes and redoubts wear the enemy down until Archduke Charles strikes."),
    QT_TRANSLATE_NOOP("armies", "Strong on every line: the Guard, bold marshals and Napoleon's guns carry an attack from the first turn."),
    QT_TRANSLATE_NOOP("armies", "Steady foot and two fine cavalry units; take good ground, shoot first and counter-attack under Wellington."),
    QT_TRANSLATE_NOOP("armies", "Four allied hosts that obey only their own princes; weak one by one, but full of rockets, raids and redoubts."),
    QT_TRANSLATE_NOOP("armies", "Half the army rides and hits hard, yet parries badly: commit, slip away, regroup and come again."),
    QT_TRANSLATE_NOOP("armies", "Ordinary infantry, excellent horse and quick marches; Blücher's pursuit turns a small success into a great one."),
    QT_TRANSLATE_NOOP("armies", "Banner cavalry and many guns and rockets around plain foot; soften one wing from afar, then ride it down."),
    QT_TRANSLATE_NOOP("armies", "Reduced units fight nearly as well as fresh ones: trade blows, pay for committed attacks and outlast the enemy."),
    QT_TRANSLATE_NOOP("armies", "Slow and stubborn: dig in, starve the enemy of supply with guerrillas and let the night decide."),
    QT_TRANSLATE_NOOP("armies", "A balanced small army: guards for the blow, marksmen for the woods, and a little of every trick."),
    QT_TRANSLATE_NOOP("armies", "No cavalry, fierce attacks and brittle units; every lord fights with his own house, and nobody withdraws."),
    QT_TRANSLATE_NOOP("armies", "Thin on cavalry and on great leaders; marksmen give ground cheaply and ambushes strike anywhere on the map."),
)  # fmt: skip
"""The styles in the army files, for the translators; a test holds them to be the same."""


def style_words(sheet: ArmySheet) -> str:
    return translate("armies", sheet.style) if sheet.style else translate("armies", "An army of your own.")


def difficulty_words(difficulty: int) -> str:
    return (translate("armies", "Easy"), translate("armies", "Fair"), translate("armies", "Hard"))[difficulty - 1]


def strength_of(army: Army) -> int:
    """At full strength."""
    return sum(unit.full for unit in army.units)


def leaders_of(army: Army) -> int:
    return sum(card.copies for card in army.cards if card.kind == LEADER)
