"""Whose work is shipped: every package with its licence, and what Qt's asks for."""

import sys
from importlib.metadata import version

import pytest

from app.shell.help.pages import read_manual
from tests.packaging.scripts import ROOT, script


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere other packages are needed")
def test_the_page_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """Written by packaging/notices.py; with other versions than the pinned ones there is nothing to compare."""
    pinned = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().split())
    if version("pyside6-essentials") != pinned["pyside6-essentials"]:
        pytest.skip("other versions than the pinned ones are installed")
    notices = script("notices", monkeypatch)
    assert notices.PAGE.read_text(encoding="utf-8") == notices.page()
    for other in notices.PAGE.parent.parent.glob(f"*/{notices.PAGE.name}"):
        text = other.read_text(encoding="utf-8")
        assert text == notices.renewed(text)


def test_every_package_has_a_licence_and_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    notices = script("notices", monkeypatch)
    packages = notices.shipped()
    assert {"PySide6_Essentials", "cryptography", "zeroconf"} <= {one.metadata["Name"] for one in packages}
    for package in packages:
        assert len(notices.licence(package)) > 2
        texts = [text for _, text in notices.texts(package)]
        assert any(len(text) > 300 for text in texts), package.metadata["Name"]


def test_the_bundle_tells_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    told = script("notices", monkeypatch).everything()
    for words in (
        "MIT License",
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "Version 3, 29 June 2007",
        "SIL OPEN FONT LICENSE",
    ):
        assert words in told
    assert str(ROOT) not in told


def test_the_help_shows_it() -> None:
    manual = read_manual("en")
    place = manual.find("licences")
    assert place is not None
    words = " ".join(section.words for section in manual.page(place.page).sections)
    for said in ("shared libraries", "replace", "Lesser General Public License", "not affiliated"):
        assert said in words
