"""The computer's levels in words. Named here and not asked of `ai.levels`, which would load the whole opponent."""

from app.board.translation import translate

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
        "recruit": translate("levels", "Sees what is in front of him, forgets half his cards, never thinks of yours."),
        "sergeant": translate("levels", "Knows the drill, but overlooks things and trusts that you hold no cards."),
        "captain": translate(
            "levels",
            "Reckons with the cards you may hold in a fight, but only until the end of his turn, and not always well.",
        ),
        "colonel": translate(
            "levels", "Forgets nothing and glances at what you may do next, but misjudges what is not plain to see."
        ),
        "general": translate("levels", "Weighs his plans against the replies you may have; errs where it is close."),
        "marshal": translate("levels", "Takes his time, looks at everything and weighs it coolly."),
    }.get(level, "")
