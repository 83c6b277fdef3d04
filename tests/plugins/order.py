"""Runs the tests in a random order that is printed and can be repeated.

Modules are shuffled, then the classes and functions within each, so that what a module prepares is prepared once.
`--order-seed N` repeats an order, `--order-seed off` takes the tests as they are written. Several processes share the
work as it comes, so each also writes down what it has run; `--order-from FILE` runs that again, in that order.
"""

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(".pytest_cache") / "order"
OFF = "off"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("order")
    group.addoption("--order-seed", default="", metavar="N", help="shuffle by this seed, or “off” to keep the order")
    group.addoption("--order-from", type=Path, metavar="FILE", help="run the tests listed in this file, in its order")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if not config.option.order_seed:
        told: dict[str, str] = getattr(config, "workerinput", {})
        config.option.order_seed = told.get("order_seed") or str(random.SystemRandom().randrange(1, 100_000))
    config.pluginmanager.register(Diary(config), "order-diary")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """All processes of a run must agree on the order."""
    node.workerinput["order_seed"] = node.config.option.order_seed


def pytest_report_header(config: pytest.Config) -> str:
    return _told(config)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Once more where something failed: a quiet run has no header."""
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        terminalreporter.write_line(_told(config))


def _told(config: pytest.Config) -> str:
    if config.option.order_from:
        return f"order: as in {config.option.order_from}"
    if config.option.order_seed == OFF:
        return "order: as written"
    return (
        f"order: shuffled, --order-seed {config.option.order_seed} repeats it;"
        f" what each process ran is in {FOLDER}, for --order-from"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.order_from:
        _follow(config, items)
    elif config.option.order_seed != OFF:
        items[:] = shuffled(items, random.Random(config.option.order_seed))


def shuffled(items: list[pytest.Item], rng: random.Random) -> list[pytest.Item]:
    """The modules in random order, and in each its classes and single functions."""
    modules: dict[str, dict[str, list[str]]] = {}
    for item in items:
        file, _, name = item.nodeid.partition("::")
        holder = name.rpartition("::")[0] if "::" in name.partition("[")[0] else name
        modules.setdefault(file, {}).setdefault(holder, []).append(item.nodeid)
    mixed = []
    for module in _mixed(modules, rng):
        for holder in _mixed(modules[module], rng):
            mixed += _mixed(modules[module][holder], rng)
    found = {item.nodeid: item for item in items}
    return [found[name] for name in mixed]


def _mixed(names: Iterable[str], rng: random.Random) -> list[str]:
    """Sorted first, so that a seed always means the same order."""
    ordered = sorted(names)
    rng.shuffle(ordered)
    return ordered


def _follow(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test that is listed but gone is left out: the list may come from another day."""
    found = {item.nodeid: item for item in items}
    listed = config.option.order_from.read_text(encoding="utf-8").splitlines()
    chosen = [found[name] for name in dict.fromkeys(listed) if name in found]
    config.hook.pytest_deselected(items=[item for name, item in found.items() if name not in set(listed)])
    items[:] = chosen


class Diary:
    """Writes down each test before it runs, so that the list is whole even if the process dies in it."""

    def __init__(self, config: pytest.Config) -> None:
        worker: dict[str, str] = getattr(config, "workerinput", {})
        self._path = config.rootpath / FOLDER / f"{worker.get('workerid', 'main')}.txt"
        self._old = config.option.order_from

    def pytest_sessionstart(self) -> None:
        # A list that is being repeated from here stays as it is.
        if self._old is None or self._old.resolve() != self._path:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text("", encoding="utf-8")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        if self._old is None or self._old.resolve() != self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{item.nodeid}\n")
