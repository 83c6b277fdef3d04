"""Puts a bundle into a .deb: the program below /usr/lib, and what makes it show up on a desktop."""

import os
import platform
import shutil
import subprocess
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
NEEDED: Final = (
    "libc6 (>= 2.34)",
    "libglib2.0-0 | libglib2.0-0t64",
    "libgl1",
    "libegl1",
    "libxkbcommon0",
    "libfontconfig1",
    "libdbus-1-3",
    "libbrotli1",
    "libgssapi-krb5-2",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-image0",
    "libxcb-sync1",
    "libxcb-xfixes0",
    "libxcb-util1",
    "libx11-xcb1",
)
"""The system libraries that Qt needs."""
MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
CONTROL: Final = """\
Package: manoeuvre
Version: {version}
Section: games
Priority: optional
Architecture: {machine}
Maintainer: The Manoeuvre developers <nobody@localhost>
Installed-Size: {size}
Depends: {needed}
Description: board wargame of the age of Napoleon
 Two armies of eight units meet on a battlefield of sixty-four squares, with a
 deck of cards each. Play against the computer, at one desk, or over the local
 network; design battlefields, scenarios and armies of your own.
 .
 This is an independent program, not affiliated with the publisher or the
 designer of the board game.
"""


def layout(bundle: Path, icons: Path, root: Path) -> None:
    """The files as they will lie on the system."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bundle, root / "usr/lib/manoeuvre", symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin/manoeuvre").symlink_to("../lib/manoeuvre/manoeuvre")
    _put(HERE / "linux/manoeuvre.desktop", root / "usr/share/applications/manoeuvre.desktop")
    _put(HERE / "linux/manoeuvre.metainfo.xml", root / "usr/share/metainfo/manoeuvre.metainfo.xml")
    _put(HERE / "linux/manoeuvre-mime.xml", root / "usr/share/mime/packages/manoeuvre.xml")
    _put(HERE / "manoeuvre.svg", root / "usr/share/icons/hicolor/scalable/apps/manoeuvre.svg")
    for path in icons.glob("manoeuvre-*.png"):
        size = path.stem.rpartition("-")[2]
        _put(path, root / f"usr/share/icons/hicolor/{size}x{size}/apps/manoeuvre.png")
    _put(HERE.parent / "LICENSE", root / "usr/share/doc/manoeuvre/copyright")


def build(bundle: Path, icons: Path, work: Path, target: Path, version: str) -> Path:
    """Lay everything out and pack it."""
    layout(bundle, icons, work)
    size = sum(path.lstat().st_size for path in work.rglob("*")) // 1024
    machine = MACHINES.get(platform.machine(), platform.machine())
    control = work / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(CONTROL.format(version=version, machine=machine, size=size, needed=", ".join(NEEDED)))
    for path in work.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
    made = target / f"manoeuvre_{version}_{machine}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(work), str(made)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return made


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
