"""Text that people read, in their language. Every sentence on the screen goes through here.

`translate("play", "Move one unit.")` is also what Qt's lupdate looks for, so write context and sentence as plain
literals. Fill in names afterwards: `translate("play", "Move to {square}").format(square="e4")`. For numbers use Qt's
plural forms: `translate("play", "%n card(s)", "", 3)`.
"""

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale


def translate(context: str, sentence: str, note: str = "", number: int = -1) -> str:
    """A sentence in the language of the program, or as it stands here where no translation is loaded.

    English needs no file for its plurals: “%n card(s)” is one card or two cards.
    """
    text = QCoreApplication.translate(context, sentence, note or None, number)
    return text.replace("(s)", "" if number == 1 else "s") if number >= 0 else text


def decimal(value: float) -> str:
    """A number with one decimal, written as in the language of the program: 5.5 or 5,5."""
    return QLocale().toString(float(value), "f", 1)


def QT_TRANSLATE_NOOP(context: str, sentence: str) -> str:
    """Marks a literal in a table as a sentence to be translated when it is used; lupdate knows it by this name."""
    return sentence


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
