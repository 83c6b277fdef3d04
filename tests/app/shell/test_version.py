from importlib.metadata import PackageNotFoundError

import pytest

from app.shell import version


def test_a_tree_that_is_not_installed_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(version, "installed", missing)
    assert version.version() == version.UNKNOWN
