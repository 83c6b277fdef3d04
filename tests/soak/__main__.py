"""`python -m tests.soak` runs the long forms of the tests one after the other and prints a table of what was done.

`--minutes 60` shares an hour between them: each ends when it has done its number or its time is up. Words choose forms,
as in `python -m tests.soak fuzz kills`. It fails if any of them did.
"""

import argparse
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GRACE: Final = 600.0
"""Seconds beyond its time after which a form is taken to hang."""
SCREENS_MINUTES: Final = 60.0
"""How long the screens are used unless it is said."""


@dataclass(frozen=True)
class Form:
    """One line of the table: tests with a long form, or a program of its own where there are none."""

    name: str
    what: str
    tests: tuple[str, ...] = ()
    share: float = 1.0
    """Of the time, compared with the others."""
    most: float = 0.0
    """Minutes, where nothing else would end it."""
    program: str = ""
    """The module that is run where there are no tests; its first line tells what was done."""


LAN: Final = "tests/app/shell/lan"
FORMS: Final = (
    Form("fuzz", "random battles with every check on", ("tests/app/developer/test_fuzzing.py",), 4),
    Form(
        "commanders", "random battles of Commanders, and combats judged by a referee", ("tests/engine/commanders",), 2
    ),
    Form("kills", "the program killed in a battle", ("tests/app/shell/play/test_kills.py",)),
    Form("lan-kills", "either end of a LAN battle killed", (f"{LAN}/test_processes.py", "-k", "killed"), 2),
    Form("lan-cuts", "LAN links cut, spoilt and lost", (LAN, "-k", "not killed_again")),
    Form("commanders-lan", "LAN battles of Commanders cut and killed", ("tests/app/commanders/test_lan_fair.py",)),
    Form("themes", "every screen in every theme and size", ("tests/app/shell/test_start.py",)),
    Form("ear", "turns played by a screen reader", ("tests/app/accessibility",)),
    Form("properties", "properties, by examples never tried before", ("tests", "-m", "hypothesis"), 2),
    Form("companion", "the companion: charges against their odds, random battles", ("tests/engine/miniatures",)),
    Form("windows", "two windows on one desktop: found, paired, fought, again", program="tests.soak.two_windows"),
    Form("screens", "every screen opened, used and closed", (), 4, SCREENS_MINUTES, "tests.soak.screens"),
)


@dataclass(frozen=True)
class Outcome:
    """What came of a form."""

    form: Form
    done: str
    seconds: float
    passed: bool


def run(form: Form, seconds: float, seed: int) -> Outcome:
    """One form, which may take so many seconds, or as long as it needs if that is 0."""
    begun = time.monotonic()
    limit = seconds or 60 * form.most
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = _tests(form, limit, seed, report) if form.tests else _program(form, limit, seed)
        print(f"\n{form.name}: {form.what}", flush=True)
        try:
            # Tests that check many things one after the other have that time each.
            answer = subprocess.run(
                command,
                cwd=ROOT,
                stdout=None if form.tests else subprocess.PIPE,
                text=True,
                timeout=20 * limit + GRACE if limit else None,
            )
        except subprocess.TimeoutExpired:
            return Outcome(form, "does not end", time.monotonic() - begun, False)
        done = _told(report) if form.tests else (answer.stdout.strip().splitlines() or ["nothing"])[0]
    return Outcome(form, done, time.monotonic() - begun, answer.returncode == 0)


def _tests(form: Form, limit: float, seed: int, report: Path) -> list[str]:
    mark = [] if "-m" in form.tests else ["-m", "soak"]
    options = ["--long", "--long-seconds", str(limit), "--order-seed", str(seed), "-o", "junit_family=legacy"]
    # A long form takes as long as it takes; `run` gives it up as a whole.
    options += ["-o", "timeout=0", "-o", "faulthandler_timeout=0"]
    return [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *mark, *options, *form.tests]


def _program(form: Form, limit: float, seed: int) -> list[str]:
    return [sys.executable, "-m", form.program, "--minutes", f"{limit / 60:.2f}", "--seed", str(seed)]


def _told(report: Path) -> str:
    """What the tests say they have done; how many there were, if they say nothing."""
    if not report.exists():
        return "nothing"
    cases = list(ElementTree.parse(report).getroot().iter("testcase"))
    said = []
    for case in cases:
        told = [str(found.get("value")) for found in case.iter("property") if found.get("name") == "done"]
        said += told[-1:]
    return ", ".join(said) or f"{len(cases):,} tests"


def table(outcomes: list[Outcome]) -> str:
    rows = [("form", "what", "done", "time", "result")]
    for found in outcomes:
        minutes, seconds = divmod(round(found.seconds), 60)
        result = "passed" if found.passed else "FAILED"
        rows.append((found.form.name, found.form.what, found.done, f"{minutes}:{seconds:02}", result))
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(word.ljust(width) for word, width in zip(row, wide, strict=True)).rstrip() for row in rows]
    return "\n".join([lines[0], "-" * (sum(wide) + 2 * (len(wide) - 1)), *lines[1:]])


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [form.name for form in FORMS]
    parser.add_argument("forms", nargs="*", metavar="FORM", help=f"some of {', '.join(names)} (all unless named)")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long all of them may take together")
    parser.add_argument("--seed", type=int, default=1, help="of the order of tests and of the screens (default 1)")
    args = parser.parse_args(words)
    if unknown := [name for name in args.forms if name not in names]:
        parser.error(f"there is no form {', '.join(unknown)}; there are {', '.join(names)}")
    chosen = [form for form in FORMS if not args.forms or form.name in args.forms]
    left, shares = 60 * args.minutes, sum(form.share for form in chosen)
    outcomes: list[Outcome] = []
    for form in chosen:
        # What one form leaves of its time is shared by those that come after it.
        seconds = max(1.0, left * form.share / shares) if args.minutes else 0.0
        outcomes.append(run(form, seconds, args.seed))
        left, shares = left - outcomes[-1].seconds, shares - form.share
    print(f"\n{table(outcomes)}")
    return 0 if all(found.passed for found in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
