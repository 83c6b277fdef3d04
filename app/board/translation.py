"""Text that people read, in their language; every sentence on the screen goes through here. And the language itself.

`translate("play", "Move one unit.")` is also what Qt's lupdate looks for, so write context and sentence as plain
literals. Fill in names afterwards: `translate("play", "Move to {square}").format(square="e4")`. For numbers use Qt's
plural forms: `translate("play", "%n card(s)", "", 3)`.
"""

from fractions import Fraction
from importlib.resources import files
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from resources.settings import LANGUAGES, SYSTEM

SUFFIX: Final = ".qm"
ENGLISH: Final = "en"
"""What the program is written in; it needs no file."""

BRITISH = "en_GB"
"""The English that is written here, dates included."""


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
        return translate("odds", "certain")
    if chance < Fraction(1, 200):
        return translate("odds", "under 1 %")
    if chance > Fraction(199, 200):
        return translate("odds", "over 99 %")
    return translate("odds", "{number} %").format(number=round(chance * 100))


def language_of(setting: str) -> str:
    """The language of a setting; “system” is the first of the system's that there is a translation for.

    >>> language_of("de")
    'de'
    """
    if setting != SYSTEM:
        return setting
    for name in QLocale.system().uiLanguages():
        language = name.replace("_", "-").partition("-")[0]
        if language in LANGUAGES:
            return language
    return ENGLISH


def use_language(app: QCoreApplication, setting: str) -> None:
    """Have everything that is said from now on said in a language."""
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    language = language_of(setting)
    # Not the system's way of writing numbers and dates into sentences of another language.
    QLocale.setDefault(QLocale(BRITISH if language == ENGLISH else language))
    # Qt's own words first: those of its dialogs, and of the keys in menus. Ours are found before them.
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}{SUFFIX}"
    for source in (qt, files("resources") / "translations" / f"manoeuvre_{language}{SUFFIX}"):
        translator = QTranslator(app)
        if source.is_file() and translator.load(str(source)):
            app.installTranslator(translator)
