"""What the window needs of a game: its screens, its words and its help.

A game registers these as its `screens`, `words` and `help` (`engine.registry`). The window has the rest: home, saved
battles, settings, help, LAN, replay. Nothing of a game is imported before one of its parts is asked for, and a part
imports what is heavy only where it is used, so that the window is on the screen at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from app.board.translation import translate
from app.shell.cli import DEFAULT_GAME
from engine.registry import NoSuchGame, Registration, games

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from app.shell.desktop import Desktop, Destination, Fight, LanFight, NewBattle, Resume, Tutorial
    from engine.battle import Battle, Step
    from engine.game import Standing
    from engine.record import Header

RANDOM: Final = "random"
"""The player that every game has (`ai.bots`)."""
FIRST: Final = DEFAULT_GAME
"""Listed first, and meant where none is named."""


@dataclass(frozen=True)
class Way:
    """A line of the home screen that leads to a screen of a game."""

    key: str
    icon: str
    title: str
    detail: str
    place: "Destination"


class Heading(NamedTuple):
    """What is known of a battle before it is replayed."""

    title: str
    """Of its scenario, in English; lists translate it as one of the `scenarios`."""
    sides: tuple[str, ...]
    """As `Words.sides_of`."""


class Board(Protocol):
    """A battle's board at one moment, as anybody may see it; painted over the home screen and beside saved battles."""

    squares: tuple[int, int]
    """Columns and rows: a picture is given room for whole squares."""

    def paint(self, painter: "QPainter", box: "QRect", ratio: float, /) -> None:
        """In its frame, filling a box of the board's proportions. The ratio is that of device pixels."""

    def paint_ground(self, painter: "QPainter", box: "QRect", ratio: float, /) -> None:
        """Without a frame: only the squares and what stands on them."""


class Screens(Protocol):
    """How a game is shown and played in the window; what it registers as its `screens`.

    A screen is a widget. It goes elsewhere by `desktop.go`. It may have `leave() -> bool`, which may refuse, and
    `now() -> Destination`, which says by what it can be opened again as it stands.
    """

    def ways(self) -> Sequence[Way]:
        """Its lines on the home screen: a new battle first, then lessons and the like."""

    def new_battle(self, desktop: "Desktop", place: "NewBattle", /) -> "QWidget":
        """Where a battle is chosen or put together. Ends in `desktop.go.emit(Fight(…))`."""

    def play(self, desktop: "Desktop", place: "Fight | Resume | LanFight", /) -> "QWidget":
        """A battle from its set-up to its end; raises RecordFault, Rejected or OSError if it cannot be opened.

        The battle is an `app.shell.play.battle_source.BattleSource`, mostly a `Session`.
        """

    def lessons(self, desktop: "Desktop", place: "Tutorial", /) -> "QWidget":
        """The list of lessons, or one of them. Asked for only where a way of the game or its help leads there."""

    def settings(self, desktop: "Desktop", /) -> "Sequence[QWidget]":
        """Panels of its own for the settings screen. They keep what is chosen by `desktop.choose`, follow
        `desktop.changed`, and are made again with the screen.
        """

    # Pictures

    def board(self, state: Any, /) -> Board | None:
        """The board of a state, with nothing on it that is hidden from anybody; None while it is still empty."""

    def sample_board(self, library: Any, /) -> Board:
        """A board for the home screen while there is no battle to continue."""

    def emblem(self, side: str, pixels: int, ratio: float, /) -> "QPixmap":
        """The badge of a side (a key of `Words.sides_of`), so many pixels wide and high; empty if it has none."""


class Words:
    """A game in the language of the program. A game registers an object of a class of its own as its `words`.

    What it leaves as it is here is said in the terms of the contract. What the engine says itself, questions and
    refusals, is translated by `app.board.engine_words` for every game.
    """

    levels: Sequence[str] = ()
    """The names of its players that a person may choose, weakest first. Must not load the players."""
    usual_level: str = RANDOM
    """For a person who has not chosen yet."""

    # The computer

    def level_name(self, level: str) -> str:
        """A level as a title; one from elsewhere is called as it calls itself."""
        return level

    def level_words(self, level: str) -> str:
        """How a level plays, in a sentence; empty for one from elsewhere."""
        return ""

    # Sides. A key stands for a side in any language, such as the id of an army.

    def heading(self, header: "Header") -> Heading:
        """What the header of a record tells of its battle; raises Rejected if it is at fault. Cheap, without a look at
        the rules: asked of every saved battle.
        """
        return Heading("", ("",) * len(header.seats))

    def sides_of(self, state: Any) -> tuple[str, ...]:
        """The key of each seat's side, "" where it is still to be chosen."""
        return ("",) * len(state.standing().scores)

    def name(self, side: str, library: Any) -> str:
        """What a side of this key is called; empty if it is still to be chosen, or not known here."""
        return side

    def side(self, sides: Sequence[str], seat: int, library: Any) -> str:
        """A side in a sentence: by its name, or by its colour if it has none or both have the same."""
        names = [self.name(side, library) for side in sides]
        if names[seat] and names.count(names[seat]) == 1:
            return names[seat]
        return translate("saved", "Blue") if seat == 0 else translate("saved", "Red")

    # A moment

    def moment(self, standing: "Standing") -> str:
        """The turn as a sentence."""
        if standing.turn == 0:
            return translate("saved", "In the set-up.")
        return translate("saved", "Turn {turn}.").format(turn=standing.turn)

    def phase(self, phase: str) -> str:
        """A `Standing.phase` as a title."""
        return phase

    def measure(self, measure: str) -> str:
        """A `Standing.measure` as people read it."""
        return measure

    def action(self, state: Any, action: Any) -> str:
        """What `state.seat` would do, as advice names it: “move 52nd Foot from F5 to F4”."""
        written: str = state.write(action)
        return written

    def events(self, step: "Step[Any]", viewer: int) -> Sequence[str]:
        """What happened in a step, as far as a viewer may know it: a sentence for each line of the log."""
        return ()

    def result(self, battle: "Battle[Any]") -> tuple[str, str]:
        """Of a battle that is over: who won, as a title, and how it was decided, as a sentence."""
        if battle.winner >= battle.record.chance:
            return translate("saved", "Drawn."), battle.how
        words = translate("saved", "{side} has won.")
        return words.format(side=self.side(self.sides_of(battle.state), battle.winner, None)), battle.how


class Help(Protocol):
    """The pages of help about a game; what it registers as its `help`. They come before those about the program."""

    folder: "Traversable"
    """Holds a folder for each language with pages `1-name.md`, listed by their numbers; English is complete."""
    letter: str
    """The rulings of the game are numbered behind this letter: R for R31."""

    def cited(self, refusal: str, /) -> str | None:
        """The rule behind a refusal, such as “§6.1, R31”; None for a code that is none of this game's."""

    def picture(self, name: str, ratio: float, /) -> "QPixmap | None":
        """The picture that a page shows as `paint:name`; None if there is none of that name."""


def shown_games() -> list[Registration]:
    """The games that the window can play, the first one first."""
    return sorted((game for game in games().values() if game.has("screens")), key=lambda game: game.id != FIRST)


def game_of(id: str) -> Registration:
    """A game that the window can play, by its id; the first one if it is empty. Raises NoSuchGame."""
    for game in shown_games():
        if id in ("", game.id):
            return game
    raise NoSuchGame(f"The window has no screens for the game “{id}”.")


def screens_of(game: str) -> Screens:
    """The screens of a game; raises NoSuchGame."""
    found: Screens = game_of(game).part("screens")
    return found


def words_of(game: str) -> Words:
    """The words of a registered game, with screens or without; raises KeyError for any other."""
    registered = games()[game or FIRST]
    found: Words = registered.part("words") if registered.has("words") else Words()
    return found


def name_beside(game: str) -> str:
    """The name of a game where battles of several are listed; empty as long as there is only one to be played."""
    shown = shown_games()
    return next((found.name for found in shown if found.id == game), "") if len(shown) > 1 else ""
