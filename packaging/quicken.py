"""Has the hot modules compiled in the background of `make run`: quietly, once for each state of the sources.

What was compiled is put in place by the next start, never under a program that runs: compiled and plain modules do not
mix. Compiled modules whose sources have changed since are taken away. Whatever goes wrong, the plain ones work.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
APART = ROOT / "build" / "quick"
"""Where it is compiled. A file DIGEST there says of which sources; it is written last."""
DIGEST = "digest"
TRIED = "tried"
"""Written first, so that what fails is not tried again."""
PLACED = ROOT / "build" / "placed"
"""The digest of the sources of the compiled modules that are in place."""
PACKAGES = ("engine", "ai", "resources", "packaging")
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def digest(root: Path) -> str:
    """Of everything that is compiled, or that compiled code looks at."""
    found = hashlib.sha256(sys.version.encode())
    for package in PACKAGES[:2]:
        for path in sorted((root / package).rglob("*.py")):
            found.update(path.relative_to(root).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def compiled(root: Path) -> list[Path]:
    return [path for package in PACKAGES[:2] for path in (root / package).rglob(f"*{SUFFIX}")]


def place(now: str) -> bool:
    """Put what was compiled from these sources in place, and take away any other; whether it is in place."""
    there = compiled(ROOT)
    if there and _read(PLACED) == now:
        return True
    for path in there:
        path.unlink()
    if _read(APART / DIGEST) != now:
        return False
    for path in compiled(APART):
        shutil.copyfile(path, ROOT / path.relative_to(APART))
    mark(now)
    return True


def mark(now: str) -> None:
    PLACED.parent.mkdir(exist_ok=True)
    PLACED.write_text(now)


def can_compile() -> bool:
    """Whether there is a compiler, and what it needs of Python."""
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return any(shutil.which(name) for name in ("cc", "gcc", "clang")) and headers.is_file()


def compile_apart(now: str) -> None:
    """In a copy of the sources; runs in the background."""
    shutil.rmtree(APART, ignore_errors=True)
    for package in PACKAGES:
        shutil.copytree(ROOT / package, APART / package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    shutil.copyfile(ROOT / "pyproject.toml", APART / "pyproject.toml")
    (APART / TRIED).write_text(now)
    if find_spec("mypyc") is None:
        wanted = ["-c", str(ROOT / "constraints.txt"), "mypy[mypyc]", "setuptools"]
        # Not from here: a folder of ours has the name of a package.
        _run("-P", "-m", "pip", "--disable-pip-version-check", "install", *wanted)
    _run(str(APART / "packaging" / "compile.py"))
    (APART / DIGEST).write_text(now)


def main(words: list[str]) -> None:
    now = digest(ROOT)
    if words == ["--mark"]:
        mark(now)
    elif words == ["--apart"]:
        compile_apart(now)
    elif not place(now) and can_compile() and now not in (_read(APART / TRIED), _read(APART / DIGEST)):
        command = [sys.executable, __file__, "--apart"]
        quiet = subprocess.DEVNULL
        subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def _run(*words: str) -> None:
    polite = ["nice", "-n", "15"] if shutil.which("nice") else []
    subprocess.run([*polite, sys.executable, *words], check=True, cwd=APART, env={**os.environ, "MAKEFLAGS": ""})


def _read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (OSError, subprocess.SubprocessError):
        # A help, no need: nobody is to be told, and nothing stopped.
        sys.exit(0)
