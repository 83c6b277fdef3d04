"""Drum, musket and cannon, where Qt's multimedia is installed (the extra `sound`); silence, and no error, elsewhere."""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QUrl

if TYPE_CHECKING:
    from app.shell.desktop import Desktop

MODULE: Final = "PySide6.QtMultimedia"
FOLDER: Final = "sounds"
SUFFIX: Final = ".wav"
DRUM, MUSKET, CANNON = "drum", "musket", "cannon"


@cache
def available() -> bool:
    """Whether sounds can be made here at all. The package may be there, but not a library of the system it needs."""
    try:
        import_module(MODULE)
    except ImportError:
        return False
    return True


class Sounds(QObject):
    """Plays sounds as loud as the settings say; quiet as soon as anything is amiss with the loudspeaker."""

    def __init__(self, desktop: "Desktop", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desktop = desktop
        self._effects: dict[str, Any] = {}

    def hear(self, names: Iterable[str]) -> None:
        """What is heard of something that is about to be shown."""
        settings = self._desktop.settings
        if settings.sound and settings.volume:
            for name in names:
                self.play(name)

    def play(self, name: str) -> None:
        effect = self._effect(name)
        if effect is not None:
            effect.setVolume(self._desktop.settings.volume / 100)
            effect.play()

    def _effect(self, name: str) -> Any:
        if name not in self._effects:
            effect = self._load(name)
            if effect is None:
                return None
            self._effects[name] = effect
        return self._effects[name]

    def _load(self, name: str) -> Any:
        """None where there is nothing to make sounds with, or no loudspeaker yet."""
        if not available():
            return None
        multimedia = import_module(MODULE)
        if multimedia.QMediaDevices.defaultAudioOutput().isNull():
            return None
        effect = multimedia.QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(files("resources") / FOLDER / f"{name}{SUFFIX}")))
        return effect
