"""Where the program can go: each screen by what it needs to open. `app.shell.window` knows the way."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.shell.play.chair import Chair

if TYPE_CHECKING:
    # Loads the whole engine, which the first screen does without.
    from app.shell.play.underway import Underway
    from resources.scenarios import Scenario


@dataclass(frozen=True)
class Home:
    pass


@dataclass(frozen=True)
class NewBattle:
    """With a scenario it opens on that one."""

    scenario: "Scenario | None" = None
    chairs: tuple[Chair, Chair] | None = None


@dataclass(frozen=True)
class Fight:
    """A new battle: begins with whatever the scenario leaves open, set-up and deployment included."""

    scenario: "Scenario"
    chairs: tuple[Chair, Chair]


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

    mode: str = "battlefield"
    path: Path | None = None


@dataclass(frozen=True)
class SettingsPage:
    pass


@dataclass(frozen=True)
class Help:
    topic: str = ""


@dataclass(frozen=True)
class Tutorial:
    """The lessons; with the name of one, that lesson."""

    lesson: str = ""


@dataclass(frozen=True)
class Back:
    """From help or settings to whatever was on the screen before, a battle perhaps; home if nothing was."""


@dataclass(frozen=True)
class Lan:
    """Finding somebody on the network; with a scenario it opens on hosting that one."""

    scenario: "Scenario | None" = None
    seat: int = -1
    """The host's own; -1 leaves it to the lot."""


@dataclass(frozen=True, eq=False)
class LanFight:
    """A battle with somebody elsewhere, or of two others, that has been agreed on."""

    battle: "Underway"


Destination = (
    Home | NewBattle | Fight | Resume | Lan | LanFight | Replay | Load | Edit | SettingsPage | Help | Tutorial | Back
)
