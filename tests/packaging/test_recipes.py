"""The recipes of packages, sound as far as this machine can tell; where that is not far, the test says so."""

import plistlib
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
import yaml

from app.shell.lan.discovery import KIND
from tests.packaging.scripts import FOLDER, ROOT, script

SOURCE = re.compile(r'(?:Source: |LicenseFile=)"?\.\.\\\.\.\\([^"\n*]+)')


def test_the_desktop_file() -> None:
    path = FOLDER / "linux" / "manoeuvre.desktop"
    text = path.read_text(encoding="utf-8")
    assert "Exec=manoeuvre %f" in text
    assert "Icon=manoeuvre" in text
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("desktop-file-validate is not here: only the lines that matter most were looked at")
    done = subprocess.run(["desktop-file-validate", str(path)], capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("", 0)


def test_the_metainfo() -> None:
    path = FOLDER / "linux" / "manoeuvre.metainfo.xml"
    root = ElementTree.parse(path).getroot()
    assert root.findtext("launchable") == "manoeuvre.desktop"
    assert root.findtext("project_license") == "MIT"
    pictures = [(image.text or "").rpartition("/")[2] for image in root.iter("image")]
    assert pictures
    assert all((ROOT / "docs" / "pictures" / name).is_file() for name in pictures)
    if shutil.which("appstreamcli") is None:
        pytest.skip("appstreamcli is not here: only the form of the file was looked at")
    done = subprocess.run(["appstreamcli", "validate", "--no-net", str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_metainfo_knows_the_version_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    version = script("bundle", monkeypatch).project()["version"]
    releases = ElementTree.parse(FOLDER / "linux" / "manoeuvre.metainfo.xml").getroot().iter("release")
    assert version in [release.get("version") for release in releases]


def test_the_kind_of_file() -> None:
    text = (FOLDER / "linux" / "manoeuvre-mime.xml").read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    kind = re.search(r'mime-type type="([^"]+)"', text)
    assert kind is not None
    assert kind[1] in (FOLDER / "linux" / "manoeuvre.desktop").read_text(encoding="utf-8")


def test_the_macos_bundle_is_described() -> None:
    """It cannot be built here; its description can be read."""
    with (FOLDER / "macos" / "Info.plist").open("rb") as file:
        info = plistlib.load(file)
    assert info["CFBundleName"] == "Manoeuvre"
    assert info["NSBonjourServices"] == [KIND.removesuffix(".local.")]


def test_the_windows_installer_takes_what_there_is() -> None:
    """It cannot be built here; what it names can be looked for."""
    text = (FOLDER / "windows" / "manoeuvre.iss").read_text(encoding="utf-8")
    named = [name.replace("\\", "/").rstrip("/") for name in SOURCE.findall(text)]
    assert named == ["LICENSE", "dist/manoeuvre"]
    assert (ROOT / "LICENSE").is_file()
    for section in ("Setup", "Languages", "Files", "Icons", "Run"):
        assert f"[{section}]" in text


def test_the_flatpak_takes_what_there_is() -> None:
    path = FOLDER / "flatpak" / "org.manoeuvre.Manoeuvre.yml"
    manifest = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert manifest["command"] == "manoeuvre"
    assert manifest["id"] == path.stem
    for source in manifest["modules"][0]["sources"]:
        if source["type"] == "file":
            assert (path.parent / source["path"]).is_file()


def test_the_icon_is_drawn_in_every_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: object) -> None:
    icons = script("icons", monkeypatch)
    drawn = icons.draw(tmp_path)
    assert len(drawn) == len(icons.SIZES) + 2
    assert all(path.stat().st_size > 100 for path in drawn)


def test_the_deb_lays_everything_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: object) -> None:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb is not here")
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    (bundle / "manoeuvre").write_text("#!/bin/sh\n")
    (bundle / "manoeuvre").chmod(0o755)
    script("icons", monkeypatch).draw(tmp_path / "icons")
    debian = script("debian", monkeypatch)
    made = debian.build(bundle, tmp_path / "icons", tmp_path / "deb", tmp_path, "9.9")
    listed = subprocess.run(["dpkg-deb", "-c", str(made)], capture_output=True, text=True, check=True).stdout
    for wanted in (
        "./usr/bin/manoeuvre -> ../lib/manoeuvre/manoeuvre",
        "./usr/lib/manoeuvre/manoeuvre",
        "./usr/share/applications/manoeuvre.desktop",
        "./usr/share/metainfo/manoeuvre.metainfo.xml",
        "./usr/share/icons/hicolor/256x256/apps/manoeuvre.png",
        "./usr/share/icons/hicolor/scalable/apps/manoeuvre.svg",
        "./usr/share/doc/manoeuvre/copyright",
    ):
        assert wanted in listed
    told = subprocess.run(["dpkg-deb", "-f", str(made)], capture_output=True, text=True, check=True).stdout
    assert "Version: 9.9" in told
    assert "libxcb-cursor0" in told


def test_the_deb_needs_what_the_checks_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """One list of Qt's libraries in two places."""
    needed = {need.split()[0] for need in script("debian", monkeypatch).NEEDED} - {"libc6"}
    installed = set((ROOT / ".ci" / "run").read_text(encoding="utf-8").split())
    assert needed <= installed


def test_the_bundle_is_described_in_python() -> None:
    text = (FOLDER / "manoeuvre.spec").read_text(encoding="utf-8")
    compile(text, "manoeuvre.spec", "exec")
    assert "upx=False" in text
    assert "strip=False" in text


@pytest.mark.parametrize("extra", ["package", "sound", "fast", "test", "train"])
def test_what_is_built_with_is_pinned(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pinned = {line.partition("==")[0] for line in (ROOT / "constraints.txt").read_text().split()}
    wanted = script("bundle", monkeypatch).project()["optional-dependencies"][extra]
    names = {re.split(r"[\[<>=]", line)[0].lower().replace("_", "-") for line in wanted}
    assert names <= pinned
