"""What `pip install` brings: everything the program needs, nothing else, and a command that works."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("app", "editor", "ai", "engine", "resources")
PIP = [sys.executable, "-P", "-m", "pip", "--disable-pip-version-check", "--quiet"]
# Another environment that is active in the shell must not lend its build backend, nor anybody's configuration of pip
# where to install to.
FOREIGN = ("PIP_", "PYTHON", "VIRTUAL_ENV", "CONDA_", "UV_")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)} | {
    "PIP_CONFIG_FILE": os.devnull
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, with the build backend that is here."""
    folder = tmp_path_factory.mktemp("wheel")
    tree = folder / "tree"
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.c", "*.o")
    for name in PACKAGES:
        shutil.copytree(ROOT / name, tree / name, ignore=leave)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, tree / name)
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder), str(tree)]
    subprocess.run(command, check=True, cwd=folder, env=CLEAN)
    return next(folder.glob("manoeuvre-*.whl"))


def shipped() -> set[str]:
    """Every file of the packages, whatever its kind."""
    found = set()
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd", ".c", ".o"):
                found.add(path.relative_to(ROOT).as_posix())
    return found


def test_the_wheel_holds_every_file_of_the_packages_and_no_other(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    # The sources of the translations are for translators; the program reads what is made of them.
    missing = {name for name in shipped() - names if not name.endswith((".ts", ".typed"))}
    assert missing == set()
    assert names - shipped() == set()


def test_the_wheel_names_its_command_and_its_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = {name.partition(".dist-info/")[2]: name for name in archive.namelist() if ".dist-info/" in name}
        told = archive.read(inside["entry_points.txt"]).decode()
        about = archive.read(inside["METADATA"]).decode()
    assert "manoeuvre = app.shell.cli:main" in told
    assert "licenses/LICENSE" in inside
    assert "License-Expression: MIT" in about
    assert "Provides-Extra: sound" in about


@pytest.mark.skipif(sys.platform == "win32", reason="venvs are laid out in another way there")
def test_installed_alone_it_plays_a_battle(wheel: Path, tmp_path: Path) -> None:
    """In a fresh environment that has the dependencies of this one, but not this tree."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True, env=CLEAN)
    python = tmp_path / "env" / "bin" / "python"
    command = [*PIP, "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(command, check=True, env=CLEAN)
    library = next((tmp_path / "env" / "lib").glob("python*")) / "site-packages"
    (library / "others.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    surroundings = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
    }

    def run(*command: str) -> str:
        done = subprocess.run(command, cwd=tmp_path, env=surroundings, capture_output=True, text=True, timeout=240)
        assert done.returncode == 0, done.stderr
        return done.stdout

    where = run(str(python), "-c", "import resources; print(resources.__file__)")
    assert where.startswith(str(library))
    program = str(tmp_path / "env" / "bin" / "manoeuvre")
    assert run(program, "--version").startswith("manoeuvre ")
    assert "First battle" in run(program, "show")
    assert run(program, "--selftest").endswith("self-test passed\n")
