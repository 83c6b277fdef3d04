"""What every screen of the program shares: the library, the settings, the way to other screens."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMenu

from app.board.translation import translate, use_language
from app.shell.play.participants import Participant
from resources import settings
from resources.folder import own_folder
from resources.settings import SYSTEM, Settings

if TYPE_CHECKING:
    from app.board.theme.colours import Theme
    from app.shell.play.battle_source import BattleSource


LIGHT: Final = "light"
DARK: Final = "dark"


class Desktop(QObject):
    """One for the whole program; screens get it when they are made."""

    go = Signal(object)
    """Destination: open another screen."""
    changed = Signal()
    """The settings are others now, and the program is dressed by them."""
    trouble = Signal(str)
    """A sentence about something that could not be done."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__()
        self.folder: Path = folder or own_folder()
        """The user's own."""
        self._libraries: dict[str, Any] = {}
        found = settings.read(self.folder)
        self.settings: Settings = found.settings
        self.faults = found.faults
        """What was wrong with the file of the settings when the program began."""
        self.game = ""
        """The one that was opened last, which menus and keys mean; empty before any was."""
        self.menu: QMenu | None = None
        """The program's menus as one, for the button that opens them; the window hangs it here."""

    def library(self, game: str) -> Any:
        """Everything there is to play a game with, as its `Content` opens it; raises NoSuchGame.

        It loads the rules, which the first screen does without at first.
        """
        if game not in self._libraries:
            from resources.content import library_of

            self._libraries[game] = library_of(game, self.folder)
        return self._libraries[game]

    def level(self, game: str) -> str:
        """The computer's level last chosen, if the game has it, or else its usual one."""
        from app.shell.games import words_of

        words = words_of(game)
        return self.settings.level if self.settings.level in words.levels else words.usual_level

    def change(self, **values: Any) -> None:
        """Change settings by name, keep them, and dress the program anew; raises Rejected for a bad value."""
        new = replace(self.settings, **values)
        if new == self.settings:
            return
        settings.check(new)
        old, self.settings = self.settings, new
        self._keep()
        if (old.theme, old.scale, old.language) != (new.theme, new.scale, new.language):
            self.dress()
        self.changed.emit()

    def choice(self, game: str, name: str, usual: str) -> str:
        """What was chosen for a game, or what is usual there."""
        return self.settings.choices.get(f"{game}_{name}", usual)

    def choose(self, game: str, name: str, value: str) -> None:
        """Keep a choice for a game; both the name and the value are plain words."""
        self.change(choices={**self.settings.choices, f"{game}_{name}": value})

    def remember(self, name: str, state: str) -> None:
        """Remember the size of something until the next start. Nobody else has to know."""
        if self.settings.places.get(name) != state:
            self.settings = settings.placed(self.settings, name, state)
            self._keep()

    def theme(self) -> "Theme":
        """The colours chosen, or those that the system prefers."""
        from app.board.theme.colours import THEMES

        name = self.settings.theme
        if name == SYSTEM:
            hints = QApplication.styleHints()
            name = DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
        return THEMES[name]

    def dress(self) -> None:
        """Give the whole program its language, colours and size of text."""
        from app.board.theme.style import dress

        app = QApplication.instance()
        assert isinstance(app, QApplication)
        use_language(app, self.settings.language)
        dress(app, self.theme(), self.settings.scale / 100)

    def _keep(self) -> None:
        try:
            settings.keep(self.folder, self.settings)
        except OSError as error:
            sentence = translate("desktop", "The settings could not be saved: {reason}.")
            self.trouble.emit(sentence.format(reason=error.strerror or str(error)))


# Where one may go. A game is named by its id, and may be left out where the first one is meant. Scenarios are values
# that only their game can look into.


@dataclass(frozen=True)
class Home:
    pass


@dataclass(frozen=True)
class NewBattle:
    """With a scenario it opens on that one."""

    scenario: Any = None
    participants: tuple[Participant, ...] | None = None
    game: str = ""


@dataclass(frozen=True)
class Fight:
    """A new battle: begins with whatever the scenario leaves open, set-up and deployment included."""

    game: str
    scenario: Any
    participants: tuple[Participant, ...]


@dataclass(frozen=True)
class Resume:
    """A battle that is kept in a record."""

    path: Path


@dataclass(frozen=True)
class Replay:
    path: Path
    at: int = -1
    """After how many actions it opens; -1 for the end."""


@dataclass(frozen=True)
class Load:
    pass


@dataclass(frozen=True)
class Edit:
    """The editor; with a file it opens on that one."""

    mode: str = ""
    """Of the game's editor; empty for the one that it opens with."""
    path: Path | None = None
    game: str = ""


@dataclass(frozen=True)
class SettingsPage:
    pass


@dataclass(frozen=True)
class Help:
    """A topic is looked for in the pages about this game first."""

    topic: str = ""
    game: str = ""


@dataclass(frozen=True)
class Tutorial:
    """The lessons; with the name of one, that lesson."""

    lesson: str = ""
    game: str = ""


@dataclass(frozen=True)
class Back:
    """From help or settings to whatever was on the screen before, a battle perhaps; home if nothing was."""


@dataclass(frozen=True)
class Lan:
    """Finding somebody on the network; with a scenario it opens on hosting that one."""

    scenario: Any = None
    seat: int = -1
    """The host's own; -1 leaves it to the lot."""
    game: str = ""


@dataclass(frozen=True, eq=False)
class LanFight:
    """A battle with somebody elsewhere, or of two others, that has been agreed on."""

    battle: "BattleSource"


Destination = (
    Home | NewBattle | Fight | Resume | Lan | LanFight | Replay | Load | Edit | SettingsPage | Help | Tutorial | Back
)
