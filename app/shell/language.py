"""The language of the program: finds its translation among the resources and has Qt use it."""

from importlib.resources import files
from typing import Final

from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from resources.settings import LANGUAGES, SYSTEM

SUFFIX: Final = ".qm"
PLURALS: Final = "en"
"""English needs a translation as well, for its plural forms."""


def chosen(setting: str) -> str:
    """The language of a setting; “system” is the first of the system's that there is a translation for.

    >>> chosen("de")
    'de'
    """
    if setting != SYSTEM:
        return setting
    for name in QLocale.system().uiLanguages():
        language = name.replace("_", "-").partition("-")[0]
        if language in LANGUAGES:
            return language
    return PLURALS


def speak(app: QApplication, setting: str) -> None:
    """Have everything that is said from now on said in a language."""
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    language = chosen(setting)
    # Not the system's way of writing numbers and dates into sentences of another language.
    QLocale.setDefault(QLocale(language))
    source = files("resources") / "translations" / f"manoeuvre_{language}{SUFFIX}"
    if source.is_file():
        translator = QTranslator(app)
        if translator.load(str(source)):
            app.installTranslator(translator)
