"""Drum, musket and cannon, where Qt's multimedia is installed (the extra `sound`); silence, and no error, elsewhere."""

from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QUrl

from engine.manoeuvre import events
from engine.manoeuvre.events import Event

if TYPE_CHECKING:
    from app.shell.desktop import Desktop

MODULE: Final = "PySide6.QtMultimedia"
FOLDER: Final = "sounds"
SUFFIX: Final = ".wav"
DRUM, MUSKET, CANNON = "drum", "musket", "cannon"
_DECLARED: Final = {
    "assault": DRUM,
    "ambush": MUSKET,
    "bombard": CANNON,
    "rockets": CANNON,
    "battery": CANNON,
    "volley": MUSKET,
}
"""By the form of a combat."""


def available() -> bool:
    """Whether sounds can be made here at all."""
    return find_spec(MODULE) is not None


def sounds_of(happened: tuple[Event, ...]) -> list[str]:
    """What is heard of a step, each sound once, in order."""
    heard: list[str] = []
    for event in happened:
        sound = ""
        if event.kind == events.DECLARED:
            sound = _DECLARED.get(event.text, DRUM)
        elif event.kind == events.ROLLED and event.text == "attack":
            sound = MUSKET
        if sound and sound not in heard:
            heard.append(sound)
    return heard


class Sounds(QObject):
    """Plays sounds as loud as the settings say; quiet as soon as anything is amiss with the loudspeaker."""

    def __init__(self, desktop: "Desktop", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desktop = desktop
        self._effects: dict[str, Any] = {}

    def hear(self, step: Any) -> None:
        """A step that is about to be shown."""
        settings = self._desktop.settings
        if settings.sound and settings.volume and available():
            for name in sounds_of(step.events):
                self.play(name)

    def play(self, name: str) -> None:
        effect = self._effect(name)
        if effect is not None:
            effect.setVolume(self._desktop.settings.volume / 100)
            effect.play()

    def _effect(self, name: str) -> Any:
        if name not in self._effects:
            self._effects[name] = self._load(name)
        return self._effects[name]

    def _load(self, name: str) -> Any:
        try:
            from PySide6.QtMultimedia import QSoundEffect
        except ImportError:
            # The package is there but a library of the system is not: silence it is.
            return None
        effect = QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(files("resources") / FOLDER / f"{name}{SUFFIX}")))
        return effect
