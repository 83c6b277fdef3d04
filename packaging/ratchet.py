"""Holds test coverage where it is: every line and branch of the engine, and the floors of other packages."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

COMPLETE = ("engine",)

# Package → least percentage of lines and branches, for packages on their way to completeness.
FLOORS: dict[str, float] = {}

Report = dict[str, Any]


def ranges(lines: list[int]) -> str:
    """Write line numbers as people do: 3–5, 9."""
    runs: list[list[int]] = []
    for line in lines:
        if runs and runs[-1][-1] == line - 1:
            runs[-1].append(line)
        else:
            runs.append([line])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def missing(report: Report) -> str:
    """Say which lines and branches of one file no test has run; empty when there are none."""
    parts = []
    if lines := report["missing_lines"]:
        parts.append("lines " + ranges(lines))
    # A branch that starts on a missing line says nothing new.
    branches = [(start, end) for start, end in report["missing_branches"] if start not in lines]
    if branches:
        # Coverage writes an exit from the function as a negative line number.
        parts.append("branches " + ", ".join(f"{a}→{b if b > 0 else 'exit'}" for a, b in branches))
    return "; ".join(parts)


def incomplete(package: str, files: dict[Path, Report]) -> Iterator[str]:
    """Name every module of a package that tests do not cover entirely, or do not know at all."""
    for path in sorted(Path(package).rglob("*.py")):
        if path not in files:
            yield f"{path}: not measured (is there an __init__.py in its folder?)"
        elif gaps := missing(files[path]):
            yield f"{path}: {files[path]['summary']['percent_covered']:.1f} %, missing {gaps}"


def below_floor(package: str, floor: float, files: dict[Path, Report]) -> Iterator[str]:
    """Complain when a package as a whole falls below its floor."""
    summaries = [report["summary"] for path, report in files.items() if path.parts[0] == package]
    total = sum(s["num_statements"] + s["num_branches"] for s in summaries)
    covered = sum(s["covered_lines"] + s["covered_branches"] for s in summaries)
    percent = 100 * covered / total if total else 0.0
    if percent < floor:
        yield f"{package}: {percent:.1f} % covered, the floor is {floor:g} %"


def main(report: str) -> int:
    """Print every gap in a coverage report in JSON; succeed when there is none."""
    data = json.loads(Path(report).read_text(encoding="utf-8"))
    if not data["meta"]["branch_coverage"]:
        print(f"{report} was measured without branches", file=sys.stderr)
        return 1
    files = {Path(name): file for name, file in data["files"].items()}
    faults = [fault for package in COMPLETE for fault in incomplete(package, files)]
    faults += [fault for package, floor in FLOORS.items() for fault in below_floor(package, floor, files)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ".coverage.json"))
