"""Short and long forms of one test: `make test` runs the short ones, `make soak` the long ones with `--long`.

A test that has both asks `effort` how many to do, stops when `effort.over` says that its time is up, and tells what it
has done. It bears the mark `soak`, by which `make soak` finds it.
"""

import os
import time
from collections.abc import Callable

import pytest
from hypothesis import settings

SECONDS = "the time allowed for each long form"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("effort")
    group.addoption("--long", action="store_true", help="run tests that have a long form in that form")
    group.addoption("--long-seconds", type=float, default=0.0, metavar="N", help=f"{SECONDS}; 0 for no limit")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "soak: has a long form, which `make soak` runs")
    # A run must not fail by chance: the same examples every time, and others in the long form.
    settings.register_profile("short", derandomize=True, deadline=None, print_blob=True)
    settings.register_profile("long", deadline=None, max_examples=1000, print_blob=True)
    settings.load_profile("long" if config.option.long else "short")


class Effort:
    """How much a test is to do."""

    def __init__(self, long: bool, seconds: float, tell: Callable[[str, object], None]) -> None:
        self.long = long
        self._end = time.monotonic() + seconds if long and seconds else None
        self._tell = tell

    def number(self, short: int, long: int) -> int:
        return long if self.long else short

    @property
    def jobs(self) -> int:
        """Processes that may share the work: alone in the short form, whose neighbours are other tests."""
        return self.number(1, os.cpu_count() or 1)

    @property
    def over(self) -> bool:
        """Whether the time is up; never in the short form, which has all the time it needs."""
        return self._end is not None and time.monotonic() > self._end

    def done(self, number: int, what: str) -> None:
        """For the table of `make soak`."""
        self._tell("done", f"{number:,} {what}")


@pytest.fixture
def effort(request: pytest.FixtureRequest, record_property: Callable[[str, object], None]) -> Effort:
    option = request.config.option
    return Effort(option.long, option.long_seconds, record_property)
