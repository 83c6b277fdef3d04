"""Chances in words: percentages without false precision."""

from fractions import Fraction

from app.board.words import translate


def percent(chance: Fraction | float) -> str:
    """A chance as the player reads it.

    >>> percent(Fraction(0)), percent(Fraction(1, 500)), percent(Fraction(4, 5)), percent(Fraction(999, 1000))
    ('none', 'under 1 %', '80 %', 'over 99 %')
    """
    if chance <= 0:
        return translate("odds", "none")
    if chance >= 1:
        return translate("odds", "sure")
    if chance < Fraction(1, 200):
        return translate("odds", "under 1 %")
    if chance > Fraction(199, 200):
        return translate("odds", "over 99 %")
    return translate("odds", "{number} %").format(number=round(chance * 100))
