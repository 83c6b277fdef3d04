"""Says whose work is shipped with the program, from the installed packages.

`python packaging/notices.py` writes the page of the help that lists them; `python packaging/notices.py FILE` writes
everything, with the texts of the licences, for a bundle.
"""

import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "resources" / "help" / "en" / "9-about.md"
TEXTS: Final = Path(__file__).resolve().parent / "licences"
QT: Final = ("pyside6-essentials", "pyside6-addons", "shiboken6")
_WORDS: Final = ("licen", "copying", "notice", "authors")
_SPOKEN: Final = {
    # What the packages themselves say at length or not at all.
    "networkx": "BSD-3-Clause",
    "ortools": "Apache-2.0",
    "protobuf": "BSD-3-Clause",
    "font-source-sans-pro": "OFL-1.1",
    "font-source-serif-pro": "OFL-1.1",
    "pyside6-essentials": "LGPL-3.0-only",
    "pyside6-addons": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
}

ABOUT: Final = """\
# About this program
<!-- topics: about, licences -->

Manoeuvre on the computer is an independent program, made by people who like the game. It is not affiliated \
with, endorsed by or supported by the publisher or the designer of the board game. No rule texts and no art of \
the board game are included.

The program is free: its licence is the **MIT licence**. Its pictures and its sounds are its own and come under \
the same licence.

## Qt
<!-- topics: about:qt -->

The screen is made with Qt and PySide6, under the **GNU Lesser General Public License, version 3**. They are \
used unmodified, as shared libraries. In a bundle they lie beside the program as files of their own: you may \
replace them by other versions of the same libraries, changed ones included, and the program will use those. You \
may also take the program apart to find faults in such changes. The sources of Qt and PySide6 are published by \
the Qt Project, and whoever gave you this bundle owes you the sources of the versions named below on request.

## The work of others
<!-- topics: about:others -->

These packages are used as they are. A bundle comes with all their licences in the file NOTICES.txt.

| package | version | licence |
|---|---|---|
"""


def shipped() -> list[Distribution]:
    """The packages that the program needs to run, and those that they need, by name."""
    found: dict[str, Distribution] = {}
    for line in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]:
        _follow(Requirement(line).name, found)
    return [found[name] for name in sorted(found)]


def _follow(name: str, found: dict[str, Distribution]) -> None:
    try:
        package = distribution(name)
    except PackageNotFoundError:
        # Wanted on another system only, or optional and not here.
        return
    found[canonicalize_name(name)] = package
    for line in package.requires or ():
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            following = canonicalize_name(wanted.name)
            if following not in found:
                _follow(following, found)


def licence(package: Distribution) -> str:
    """In a word or two, as SPDX writes it where that is known."""
    name = canonicalize_name(package.metadata["Name"])
    said = _told(package, "License-Expression") or _SPOKEN.get(name, "") or _told(package, "License")
    if said and len(said.splitlines()) == 1:
        return said
    found = [one for one in package.metadata.get_all("Classifier") or () if one.startswith("License ::")]
    return found[0].rpartition(" :: ")[2] if found else "see its text"


def _told(package: Distribution, field: str) -> str:
    return str((package.metadata.get_all(field) or [""])[0])


def texts(package: Distribution) -> Iterator[tuple[str, str]]:
    """The files in which a package states its terms."""
    name = canonicalize_name(package.metadata["Name"])
    if name in QT:
        for path in sorted(TEXTS.glob("*.txt")):
            yield path.name, path.read_text(encoding="utf-8")
    for file in sorted(package.files or (), key=str):
        path = Path(str(package.locate_file(file)))
        if any(word in file.name.lower() for word in _WORDS) and file.suffix not in (".py", ".pyc") and path.is_file():
            yield str(file), path.read_text(encoding="utf-8", errors="replace")


def page() -> str:
    """The page of the help."""
    return ABOUT + rows()


def rows() -> str:
    """The table of the packages."""
    return "".join(f"| {one.metadata['Name']} | {one.version} | {licence(one)} |\n" for one in shipped())


def renewed(translated: str) -> str:
    """The page in another language, with the same table."""
    head, line, _ = translated.partition("|---|---|---|\n")
    return head + line + rows()


def everything(more: tuple[str, ...] = ()) -> str:
    """All notices with all texts; `more` are packages that only the making of the bundle has brought in."""
    packages = {canonicalize_name(one.metadata["Name"]): one for one in shipped()}
    packages |= {canonicalize_name(name): distribution(name) for name in more}
    parts = [(ROOT / "LICENSE").read_text(encoding="utf-8"), _python()]
    for _, package in sorted(packages.items()):
        head = f"{package.metadata['Name']} {package.version}\nLicence: {licence(package)}\n"
        said = [f"--- {name} ---\n{text.strip()}\n" for name, text in texts(package)]
        parts.append("\n".join([head, *said]))
    line = "\n" + "=" * 100 + "\n\n"
    return line.join(parts)


def _python() -> str:
    path = Path(sysconfig.get_paths()["stdlib"]) / "LICENSE.txt"
    text = path.read_text(encoding="utf-8") if path.is_file() else "Python Software Foundation License Version 2"
    return f"Python {sys.version.split()[0]}\nLicence: PSF-2.0\n\n{text}"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(everything(("pyinstaller",)), encoding="utf-8")
    else:
        PAGE.write_text(page(), encoding="utf-8")
        for other in PAGE.parent.parent.glob(f"*/{PAGE.name}"):
            if other != PAGE:
                other.write_text(renewed(other.read_text(encoding="utf-8")), encoding="utf-8")
