"""Makes what people install, as far as this machine can: `python packaging/bundle.py [wheel] [bundle] [deb]`.

Everything happens in a copy of the tree under build/, in which the hot modules are compiled if there is a C compiler;
what comes out lies in dist/.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any, Final

import debian
import icons
import notices
import quicken

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "package"
TREE: Final = WORK / "tree"
DIST: Final = ROOT / "dist"
BUNDLE: Final = DIST / "manoeuvre"
COPIED: Final = ("app", "editor", "ai", "engine", "resources", "packaging", "pyproject.toml", "LICENSE", "README.md")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.c", "*.o")
WORD_SIZE: Final = 1_000_000


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def main(wanted: list[str]) -> int:
    version = project()["version"]
    made: list[Path] = []
    steps = wanted or ["wheel", "bundle", "deb"]
    DIST.mkdir(exist_ok=True)
    if "wheel" in steps:
        made.append(make_wheel())
    if "bundle" in steps:
        copy_tree()
        compile_hot()
        make_bundle(version)
        made.append(pack(version))
    if "deb" in steps:
        if shutil.which("dpkg-deb") is None:
            print("no .deb: dpkg-deb is not here")
        elif not BUNDLE.is_dir():
            print("no .deb: make the bundle first")
        else:
            made.append(debian.build(BUNDLE, WORK / "icons", WORK / "deb", DIST, version))
    for path in made:
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / WORD_SIZE:.1f} MB")
    if sys.platform.startswith("linux"):
        print("not made here: the Windows installer (packaging/windows) and the macOS bundle (packaging/macos)")
    return 0


def copy_tree() -> None:
    shutil.rmtree(TREE, ignore_errors=True)
    TREE.mkdir(parents=True)
    for name in COPIED:
        path = ROOT / name
        if path.is_dir():
            shutil.copytree(path, TREE / name, ignore=LEFT_OUT)
        else:
            shutil.copyfile(path, TREE / name)


def compile_hot() -> None:
    """Four times faster with it; everything works without."""
    if not quicken.can_compile():
        print("no C compiler or no headers of Python here: the bundle stays plain Python")
        return
    result = _run([sys.executable, str(TREE / "packaging" / "compile.py")], check=False)
    if result:
        print("the hot modules could not be compiled: the bundle stays plain Python")
        for path in [*TREE.rglob("*.so"), *TREE.rglob("*.pyd")]:
            path.unlink()


def make_bundle(version: str) -> None:
    icons.draw(WORK / "icons")
    named = WORK / "shipped.txt"
    shutil.rmtree(BUNDLE, ignore_errors=True)
    spec = TREE / "packaging" / "manoeuvre.spec"
    where = ["--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")]
    surroundings = {
        "PYTHONPATH": str(TREE),
        "MANOEUVRE_TREE": str(TREE),
        "MANOEUVRE_ICONS": str(WORK / "icons"),
        "MANOEUVRE_SHIPPED": str(named),
        "MANOEUVRE_VERSION": version,
    }
    _run(
        [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *where, str(spec)], surroundings
    )
    more = (*named.read_text(encoding="utf-8").split(), "pyinstaller")
    (BUNDLE / "NOTICES.txt").write_text(notices.everything(more), encoding="utf-8")
    shutil.copyfile(ROOT / "LICENSE", BUNDLE / "LICENSE.txt")


def pack(version: str) -> Path:
    """The bundle as one file to download."""
    path = DIST / f"manoeuvre-{version}-{sys.platform}.tar.gz"
    with tarfile.open(path, "w:gz", compresslevel=6) as archive:
        archive.add(BUNDLE, f"manoeuvre-{version}")
    return path


def make_wheel() -> Path:
    """In the copy, so that nothing is left in the tree; with the pinned build backend that is already here."""
    copy_tree()
    _run([sys.executable, "-P", "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps",
          "--no-build-isolation", "--wheel-dir", str(DIST), str(TREE)])  # fmt: skip
    return max(DIST.glob("manoeuvre-*.whl"), key=lambda path: path.stat().st_mtime)


def _run(command: list[str], more: dict[str, str] | None = None, *, check: bool = True) -> int:
    polite = ["nice", "-n", "10"] if shutil.which("nice") else []
    env = {**os.environ, **(more or {})}
    return subprocess.run([*polite, *command], check=check, cwd=TREE, env=env).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
