import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def quicken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, at work on a small tree of its own."""
    spec = importlib.util.spec_from_file_location("quicken", ROOT / "packaging" / "quicken.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for package in module.PACKAGES:
        (tmp_path / package).mkdir()
        (tmp_path / package / "hot.py").write_text("fast = False\n")
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "APART", tmp_path / "build" / "quick")
    monkeypatch.setattr(module, "PLACED", tmp_path / "build" / "placed")
    monkeypatch.setattr(module, "can_compile", lambda: True)

    def compile(*words: str) -> None:
        (module.APART / "engine" / f"hot{module.SUFFIX}").write_text("compiled")

    monkeypatch.setattr(module, "_run", compile)
    return module


def begun(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What a start of the program starts in the background."""
    found: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: found.append(command))
    module.main([])
    return found


def test_compiled_modules_are_in_place_from_the_next_start_on(
    quicken: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(begun(quicken, monkeypatch)) == 1
    assert quicken.compiled(tmp_path) == []
    quicken.main(["--apart"])
    assert quicken.compiled(tmp_path) == []
    assert begun(quicken, monkeypatch) == []
    assert [path.name for path in quicken.compiled(tmp_path)] == [f"hot{quicken.SUFFIX}"]
    assert begun(quicken, monkeypatch) == []


def test_compiled_modules_of_other_sources_are_taken_away(
    quicken: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quicken.main(["--apart"])
    begun(quicken, monkeypatch)
    (tmp_path / "engine" / "hot.py").write_text("fast = True\n")
    assert len(begun(quicken, monkeypatch)) == 1
    assert quicken.compiled(tmp_path) == []


def test_what_has_failed_is_not_tried_again(
    quicken: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*words: str) -> None:
        raise subprocess.CalledProcessError(1, "cc")

    monkeypatch.setattr(quicken, "_run", fail)
    with pytest.raises(subprocess.CalledProcessError):
        quicken.main(["--apart"])
    assert begun(quicken, monkeypatch) == []
    assert quicken.compiled(tmp_path) == []


def test_without_a_compiler_nothing_is_begun(quicken: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quicken, "can_compile", lambda: False)
    assert begun(quicken, monkeypatch) == []


def test_what_make_fast_has_compiled_stays(
    quicken: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ai" / f"hot{quicken.SUFFIX}").touch()
    quicken.main(["--mark"])
    assert begun(quicken, monkeypatch) == []
    assert len(quicken.compiled(tmp_path)) == 1
