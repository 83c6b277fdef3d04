import importlib.metadata
from importlib.metadata import PackageNotFoundError

import pytest

from app.shell import version


def test_the_name_of_the_installed_folder_tells_what_its_description_does() -> None:
    assert version._named() == version._described()


def test_a_tree_that_is_not_installed_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", missing)
    monkeypatch.setattr(version, "_named", lambda: "")
    assert version.version() == version.UNKNOWN
