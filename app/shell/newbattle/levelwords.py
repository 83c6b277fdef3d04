"""The computer's levels in words. Named here and not asked of `ai.levels`, which would load the whole opponent."""

from app.board.words import translate

LEVELS = ("recruit", "sergeant", "captain", "colonel", "general", "marshal")
"""Weakest first."""


def level_name(level: str) -> str:
    """A level as a title; a level of somebody else's is called as it calls itself."""
    return {
        "recruit": translate("levels", "Recruit"),
        "sergeant": translate("levels", "Sergeant"),
        "captain": translate("levels", "Captain"),
        "colonel": translate("levels", "Colonel"),
        "general": translate("levels", "General"),
        "marshal": translate("levels", "Marshal"),
    }.get(level, level)


def level_words(level: str) -> str:
    """How a level plays, in a sentence."""
    return {
        "recruit": translate("levels", "Sees what is in front of it, forgets half its cards, never thinks of yours."),
        "sergeant": translate("levels", "Knows the drill, but overlooks things and trusts that you hold no cards."),
        "captain": translate(
            "levels", "Reckons with the cards you may hold in a fight, but only until the end of its turn."
        ),
        "colonel": translate("levels", "Misses little in its own turn, and glances at what you may do in yours."),
        "general": translate("levels", "Weighs its plans against the replies you may have."),
        "marshal": translate("levels", "Takes its time and looks at everything."),
    }.get(level, "")
