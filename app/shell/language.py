"""The language of the program: finds its translation among the resources and has Qt use it."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from resources.settings import LANGUAGES, SYSTEM

SUFFIX: Final = ".qm"
ENGLISH: Final = "en"
"""What the program is written in; it needs no file."""


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
    return ENGLISH


def speak(app: QApplication, setting: str) -> None:
    """Have everything that is said from now on said in a language."""
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    language = chosen(setting)
    # Not the system's way of writing numbers and dates into sentences of another language.
    QLocale.setDefault(QLocale(language))
    # Qt's own words first: those of its dialogs, and of the keys in menus. Ours are found before them.
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}{SUFFIX}"
    for source in (qt, files("resources") / "translations" / f"manoeuvre_{language}{SUFFIX}"):
        translator = QTranslator(app)
        if source.is_file() and translator.load(str(source)):
            app.installTranslator(translator)
