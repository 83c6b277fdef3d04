"""Tries the bundle where nothing is installed: on a bare Debian with only what Qt needs, and a virtual screen.

Making one takes root, debootstrap and a minute; it is kept under build/. Without them the bundle is tried on this
machine, and that is said.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import debian

ROOT: Final = Path(__file__).resolve().parent.parent
BUNDLE: Final = ROOT / "dist" / "manoeuvre"
BARE: Final = ROOT / "build" / "bare" / "root"
READY: Final = ROOT / "build" / "bare" / "ready"
PLACE: Final = "opt/manoeuvre"
SUITE: Final = "bookworm"
SCREEN: Final = ("xvfb", "xauth")
MEGA: Final = 1_000_000
SELFTEST: Final = "--selftest"


def main() -> int:
    if not (BUNDLE / "manoeuvre").is_file():
        print("there is no bundle; `make package` makes one", file=sys.stderr)
        return 1
    files = [path for path in BUNDLE.rglob("*") if path.is_file() and not path.is_symlink()]
    print(f"bundle: {sum(path.stat().st_size for path in files) / MEGA:.0f} MB in {len(files)} files")
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        print("no bare Debian: that takes root and debootstrap. The bundle is tried on this machine instead.")
        return _here()
    prepare()
    return _there()


def prepare() -> None:
    """The bare system, made once."""
    if READY.is_file():
        return
    if (BARE / "proc").is_mount():
        subprocess.run(["umount", "-l", str(BARE / "proc")], check=True)
    shutil.rmtree(BARE, ignore_errors=True)
    BARE.parent.mkdir(parents=True, exist_ok=True)
    names = [need.split()[0] for need in debian.NEEDED] + list(SCREEN)
    command = ["debootstrap", "--variant=minbase", f"--include={','.join(names)}", SUITE, str(BARE)]
    print(f"making a bare Debian ({SUITE}) …", flush=True)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    READY.touch()


def _there() -> int:
    """Inside, as somebody who is not root and owns nothing."""
    target = BARE / PLACE
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(BUNDLE, target, symlinks=True)
    inside = ["chroot", "--userspec=1000:1000", str(BARE)]
    plain = [*inside, "env", "-i", "HOME=/tmp", "PATH=/usr/bin:/bin", "LANG=C.UTF-8"]
    proc = BARE / "proc"
    if not proc.is_mount():
        subprocess.run(["mount", "-t", "proc", "proc", str(proc)], check=True)
    try:
        began = time.monotonic()
        told = subprocess.run([*plain, f"/{PLACE}/manoeuvre", "--version"], capture_output=True, text=True)
        print(f"{(told.stdout or told.stderr).strip()}: starts in {time.monotonic() - began:.2f} s", flush=True)
        if told.returncode:
            return told.returncode
        screen = ["xvfb-run", "-a", "-s", "-screen 0 1600x1000x24 -noreset"]
        status = subprocess.run([*plain, *screen, f"/{PLACE}/manoeuvre", SELFTEST]).returncode
        if status == 0 and _install():
            print("the .deb, installed:", flush=True)
            status = subprocess.run([*plain, *screen, "manoeuvre", SELFTEST]).returncode
        return status
    finally:
        subprocess.run(["umount", "-l", str(proc)], check=False)


def _install() -> bool:
    """The .deb, with its dependencies checked; whether there is one."""
    made = sorted(BUNDLE.parent.glob("manoeuvre_*.deb"), key=lambda path: path.stat().st_mtime)
    if not made:
        return False
    shutil.copyfile(made[-1], BARE / "tmp" / made[-1].name)
    command = ["chroot", str(BARE), "dpkg", "--install", f"/tmp/{made[-1].name}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (BARE / "tmp" / made[-1].name).unlink()
    return True


def _here() -> int:
    program = str(BUNDLE / "manoeuvre")
    screen = ["xvfb-run", "-a"] if shutil.which("xvfb-run") else ["env", "QT_QPA_PLATFORM=offscreen"]
    plain = {"HOME": os.environ.get("HOME", "/"), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    return subprocess.run([*screen, program, SELFTEST], env=plain).returncode


if __name__ == "__main__":
    sys.exit(main())
