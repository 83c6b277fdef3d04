"""Paints every screen into PNG files, in each theme and size, for the README and for review; needs no display."""

import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from app.shell.output import UserError, tell
from resources.faults import shown

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from app.shell.desktop import Desktop
    from app.shell.window import Window

THEMES: Final = ("light", "dark", "contrast_light")
SIZES: Final = ("1280x800", "1920x1080")
_SIZE: Final = re.compile(r"([0-9]{3,4})x([0-9]{3,4})")
SETTLE: Final = 0.4
"""Seconds in which a screen comes to rest."""
PATIENCE: Final = 60.0

_AGES: Final = (4 * 60, 3 * 3600, 26 * 3600, 5 * 86400)
"""How many seconds ago the battles were saved."""

Deed = Callable[[Any], object]


class Shot(NamedTuple):
    """A picture: its name, where to go, what to do there, and when it is ready."""

    name: str
    place: object
    act: Deed | None = None
    ready: Callable[[Any], bool] | None = None


def run(folder: str, sizes: list[str] | None = None) -> int:
    """Paint all of them into a folder."""
    rooms = [_size(size) for size in sizes or SIZES]
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.shell.start import application

    app = application()
    assert app is not None
    with tempfile.TemporaryDirectory() as own:
        for path in _paint(app, Path(own), target, rooms):
            tell(str(path))
    return 0


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if found is None:
        raise UserError(f"A size is written like 1280x800, not {shown(text)}.", "size")
    return int(found[1]), int(found[2])


def _paint(app: "QApplication", own: Path, target: Path, rooms: list[tuple[int, int]]) -> "list[Path]":
    from app.shell.desktop import Desktop
    from app.shell.window import Window
    from resources.manoeuvre.library import Library

    desktop = Desktop(Library(own))
    desktop.change(theme=THEMES[0], language="en", reduce_motion=True)
    desktop.dress()
    painted = []
    for shot in _shots(desktop):
        window = Window(desktop)
        window.show()
        window.open(shot.place)  # type: ignore[arg-type]
        _settle(app, SETTLE)
        screen = window.screen_shown
        if shot.act is not None:
            shot.act(screen)
            _settle(app, SETTLE)
        _wait(app, screen, shot.ready)
        for theme in THEMES:
            desktop.change(theme=theme)
            for width, height in rooms:
                painted.append(_grab(app, window, target / f"{shot.name}-{theme}-{width}x{height}.png", width, height))
        window.close()
        window.deleteLater()
        _settle(app, 0.05)
    return painted


def _grab(app: "QApplication", window: "Window", path: Path, width: int, height: int) -> Path:
    # A window refuses to be smaller than its screen needs; that must show in the picture's size, not be cut off.
    window.resize(width, height)
    _settle(app, SETTLE)
    if not window.grab().save(str(path)):
        raise UserError(f"No picture can be written to {path}.", "file")
    return path


def _settle(app: "QApplication", seconds: float) -> None:
    from PySide6.QtCore import QEventLoop

    end = monotonic() + seconds
    while (left := end - monotonic()) > 0:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, max(1, int(left * 1000)))


def _wait(app: "QApplication", screen: "QWidget | None", ready: Callable[[Any], bool] | None) -> None:
    end = monotonic() + PATIENCE
    while ready is not None and not ready(screen) and monotonic() < end:
        _settle(app, SETTLE)


def _shots(desktop: "Desktop") -> list[Shot]:
    """Every screen, each in a state that a battle truly came to."""
    from app.developer.demo_battle import (
        AGAINST_COMPUTER,
        TWO_PERSONS,
        DemoBattle,
        attacking,
        defending,
        discarding,
        moving,
    )
    from app.shell.desktop import Edit, Fight, Help, Home, Lan, Load, NewBattle, Replay, Resume, SettingsPage, Tutorial

    library = desktop.library
    posing = DemoBattle(library)
    whole = posing.whole()
    records = {pose.__name__: posing.at(pose) for pose in (discarding, attacking, defending, moving)}
    shared = posing.at(moving, TWO_PERSONS)
    # The battle to continue is the one saved last.
    for age, path in zip(_AGES, (records["moving"], records["attacking"], whole, shared), strict=True):
        os.utime(path, (time() - age, time() - age))
    for path in (records["discarding"], records["defending"]):
        os.utime(path, (time() - _AGES[-1], time() - _AGES[-1]))
    return [
        Shot("home", Home()),
        Shot("new-battle", NewBattle(), lambda screen: screen.set_mode("compose")),
        Shot("new-battle-scenarios", NewBattle(), lambda screen: screen.set_mode("scenario")),
        Shot("load", Load()),
        Shot("set-up", Fight(library.scenario("open_battle"), TWO_PERSONS), _raise_curtain),
        Shot("discard", Resume(records["discarding"])),
        Shot("play", Resume(records["moving"]), _pick_unit),
        Shot("combat", Resume(records["attacking"])),
        Shot("defence", Resume(records["defending"])),
        Shot("curtain", Resume(shared)),
        Shot("ending", Resume(whole)),
        Shot("replay", Replay(whole, 200), None, _is_read),
        Shot("editor-section", Edit("section"), _paint_section),
        Shot("editor-battlefield", Edit("battlefield"), lambda screen: screen.editor.modes["battlefield"].laid.pick(1)),
        Shot("editor-generator", Edit("battlefield"), _propose, _has_proposed),
        Shot("editor-scenario", Edit("scenario"), _prepare_scenario),
        Shot("editor-army", Edit("army"), _copy_army),
        Shot("settings", SettingsPage()),
        Shot("help", Help()),
        Shot("tutorial", Tutorial("fighting")),
        Shot("lan-host", Lan(library.scenario("crossroads")), lambda screen: screen.offer()),
        Shot("lan-join", Lan()),
        Shot("deployment", Fight(library.scenario("danube"), AGAINST_COMPUTER), None, _is_asked),
    ]


def _pick_unit(screen: Any) -> None:
    """The unit that may go furthest, as if it had been clicked."""
    from engine.manoeuvre.action import MOVE

    moves = [action for action in screen.view.legal() if action.verb == MOVE]
    starts = [action.a for action in moves]
    if starts:
        screen.table.board.pressed.emit(max(starts, key=starts.count))


def _paint_section(screen: Any) -> None:
    """Something of everything, kept in memory: no draft is left for the next picture."""
    from editor.history import put

    editor = screen.editor
    table = put(editor.page.table, ("sections", 0, "rows"), ["WW.H", "W.LH", ".T..", "F..M"])
    editor._change(put(table, ("sections", 0, "name"), "The old mill"), "", "")
    editor.ask = _discard


def _discard(titles: list[str], can_save: bool, keep: bool) -> str:
    return "discard"


def _copy_army(screen: Any) -> None:
    screen.editor.ask = _discard
    screen.editor.modes["army"].copied.emit("france")


def _propose(screen: Any) -> None:
    screen.editor.modes["battlefield"].fairer.click()


def _has_proposed(screen: Any) -> bool:
    return not screen.editor.modes["battlefield"].generator.jobs.busy


def _prepare_scenario(screen: Any) -> None:
    editor = screen.editor
    editor.ask = _discard
    editor.open_known("scenario", "danube")
    mode = editor.modes["scenario"]
    for seat in ("one", "two"):
        mode.rosters[seat].all.click()
    unit = next(iter(mode.value("one", "deployment")))
    mode._set_strength("one", unit, "reduced")
    mode._pick("one", unit)


def _raise_curtain(screen: Any) -> None:
    if screen.curtain.isVisible():
        screen.curtain.button.click()


def _is_read(screen: Any) -> bool:
    return screen.reading.done >= 1


def _is_asked(screen: Any) -> bool:
    """The computer has done its part, and it is the person's turn."""
    return not screen.session.is_thinking and screen.session.battle.state.seat == 0
