"""A desktop of its own for a test: a screen in memory, a message bus, a program, and a screen reader that reads it."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

READER = Path(__file__).with_name("reader.py")
PATIENCE = 20.0


@cache
def lacking() -> str:
    """What this system lacks for such a desktop; empty if it has everything."""
    absent = [name for name in ("Xvfb", "dbus-daemon") if shutil.which(name) is None]
    if not _python():
        absent.append("a Python with the bindings of AT-SPI")
    return ", ".join(absent)


@cache
def _python() -> str:
    """An interpreter that can read over AT-SPI; mostly the system's own."""
    question = "import gi; gi.require_version('Atspi', '2.0')"
    for candidate in (sys.executable, "/usr/bin/python3"):
        if (
            Path(candidate).exists()
            and subprocess.run([candidate, "-c", question], capture_output=True).returncode == 0
        ):
            return candidate
    return ""


class Reading:
    """A program and the screen reader that reads it. `ask` is the only way to it."""

    program: "subprocess.Popen[str]"
    reader: "subprocess.Popen[str]"

    def ask(self, what: str, **more: object) -> Any:
        """Ask the screen reader; see reader.py for what it knows."""
        assert self.reader.stdin is not None
        self.reader.stdin.write(json.dumps({"ask": what, **more}) + "\n")
        self.reader.stdin.flush()
        answer = json.loads(_line(self.reader.stdout))
        if "problem" in answer:
            raise LookupError(answer["problem"])
        return answer["answer"]

    def names(self, role: str) -> list[str]:
        return [node["name"] for node in self.ask("find", role=role)]

    def press(self, role: str, name: str) -> None:
        """Press the first thing of this role whose name begins so."""
        self.wait(lambda: self.ask("press", role=role, name=name), f"{role} “{name}” to be pressed")

    def wait(self, found: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        """Ask until there is an answer."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                if answer := found():
                    return answer
            except LookupError:
                pass  # what was read just went; look again
            if (code := self.program.poll()) is not None:
                raise AssertionError(f"the program ended with {code} while waiting for {what}")
            time.sleep(0.05)
        raise AssertionError(f"waited in vain for {what}")


class Desktop(Reading):
    """Runs a program as on a real desktop; others beside it with `start`."""

    def __init__(
        self, program: Sequence[str], environment: dict[str, str] | None = None, size: str = "1440x900"
    ) -> None:
        self._program = program
        self._extra = environment or {}
        self._size = size
        self._processes: list[subprocess.Popen[str]] = []
        self.environment: dict[str, str] = {}
        """What programs on this desktop need."""

    def __enter__(self) -> Self:
        try:
            environment = dict(os.environ)
            environment["DISPLAY"] = ":" + self._start_screen()
            environment["DBUS_SESSION_BUS_ADDRESS"] = self._start_bus(environment)
            environment |= {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "NO_AT_BRIDGE": "0"}
            environment.pop("AT_SPI_BUS_ADDRESS", None)
            self.environment = environment
            self.manage()
            self.start(self._program, self._extra, self)
        except BaseException:
            self.close()
            raise
        return self

    def manage(self) -> None:
        """Start whatever else belongs to the desktop."""

    def start(self, program: Sequence[str], extra: dict[str, str], into: Reading) -> None:
        """Start a program, and a screen reader for it."""
        environment = {**self.environment, **extra}
        into.program = self._start(program, environment, stdout=subprocess.PIPE)
        reader = [_python(), str(READER), str(into.program.pid)]
        into.reader = self._start(reader, environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        into.wait(lambda: into.ask("find"), "the program to appear")

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for process in reversed(self._processes):
            process.terminate()
        for process in self._processes:
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()

    def _start(self, words: Sequence[str], environment: dict[str, str], **streams: Any) -> "subprocess.Popen[str]":
        streams.setdefault("stdin", subprocess.DEVNULL)
        process = subprocess.Popen(words, env=environment, text=True, **streams)
        self._processes.append(process)
        return process

    def _start_screen(self) -> str:
        """The number of a display that nobody else uses."""
        near, far = os.pipe()
        # Without -noreset it begins anew whenever its last client leaves, and refuses a program that comes just then.
        screen = ["Xvfb", "-displayfd", str(far), "-screen", "0", f"{self._size}x24", "-nolisten", "tcp", "-noreset"]
        self._start(screen, dict(os.environ), pass_fds=(far,), stderr=subprocess.DEVNULL)
        os.close(far)
        with os.fdopen(near) as pipe:
            return pipe.readline().strip()

    def _start_bus(self, environment: dict[str, str]) -> str:
        bus = self._start(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
            environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        return _line(bus.stdout).strip()


def _line(stream: IO[str] | None) -> str:
    assert stream is not None
    line = stream.readline()
    assert line, "the process at the other end has ended"
    return line
