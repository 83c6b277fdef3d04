"""Breaks the rules on purpose, one small change at a time, and counts how many breaks the rule tests notice.

    python tests/mutants.py [--sample 200] [--seed 1] [--jobs 2] [MODULE…]

Each mutant is one changed comparison, number, sign, condition or statement in a copy of the engine, on which the rule
tests run until the first failure. Survivors are listed with their line; the exit code is 1 below the goal of 85 %.
"""

import argparse
import ast
import copy
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GOAL = 0.85
SPARED = "spared"
TIMEOUT = 240
MODULES = [
    *(
        f"engine/manoeuvre/combat/{name}.py"
        for name in ("aftermath", "answer", "declare", "reinforce", "resolve", "totals")
    ),
    "engine/manoeuvre/nightfall.py",
    "engine/manoeuvre/position.py",
    *(
        f"engine/manoeuvre/phases/{name}.py"
        for name in ("cards", "guerrilla", "movement", "restoration", "setup", "turn")
    ),
]
RULE_TESTS = [
    "test_winning",
    "test_nightfall",
    "test_day_end",
    "test_setting_up",
    "test_sequence",
    "test_drawing",
    "test_moving",
    "test_marching",
    "test_moving_more_or_less",
    "test_restoring",
    "test_redoubts",
    "test_spying",
    "test_options",
    "test_secrecy",
    "test_events",
]
COMBAT_TESTS = ["tests/engine/manoeuvre/combat"]
TURN_TESTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "tests/engine/manoeuvre").glob("test_*.py")
    if path.stem in RULE_TESTS
)
SWAPS: dict[type[Any], type[Any]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


def spots(tree: ast.AST) -> Iterator[tuple[Any, str]]:
    """Every place that can be broken, and how. What is only told to a listener is not a rule and is left alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for inner in ast.walk(node):
                if isinstance(inner, ast.If) and "tell" in ast.dump(inner.test):
                    for told in ast.walk(inner):
                        setattr(told, SPARED, True)
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name != "_copy"]:
        for node in ast.walk(function):
            if hasattr(node, SPARED):
                continue
            if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
                yield node, "comparison"
            elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPS:
                yield node, "operator"
            elif isinstance(node, ast.Constant) and type(node.value) is int:
                yield node, "number"
            elif isinstance(node, ast.Constant) and type(node.value) is bool:
                yield node, "flag"
            elif isinstance(node, ast.If | ast.IfExp):
                yield node, "condition"
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                yield node, "statement"


def broken(source: str, number: int) -> tuple[str, int, str]:
    """The source with its n-th spot broken, the line and what was done."""
    tree = ast.parse(source)
    node, what = list(spots(tree))[number]
    line = node.lineno
    if isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()
    elif isinstance(node, ast.BoolOp | ast.BinOp):
        node.op = SWAPS[type(node.op)]()
    elif isinstance(node, ast.Constant):
        node.value = (not node.value) if what == "flag" else int(str(node.value)) + 1
    elif isinstance(node, ast.If | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), copy.deepcopy(node.test))
    else:
        node.value = ast.Constant(None)
    return ast.unparse(ast.fix_missing_locations(tree)), line, what


def workplace() -> Path:
    """A tree in which the engine can be changed and everything else is the real one."""
    place = Path(tempfile.mkdtemp(prefix="mutants-"))
    shutil.copytree(ROOT / "engine", place / "engine", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for name in ("tests", "resources", "app", "pyproject.toml"):
        (place / name).symlink_to(ROOT / name)
    return place


def survives(place: Path, module: str, source: str) -> bool:
    """Whether the rule tests pass with this source in place of the module's."""
    path = place / module
    kept = path.read_text("utf-8")
    path.write_text(source, "utf-8")
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    nearest = COMBAT_TESTS if "combat" in module else TURN_TESTS
    others = TURN_TESTS if "combat" in module else COMBAT_TESTS
    try:
        for tests in (nearest, others):
            if subprocess.run(
                [*command, *tests], cwd=place, capture_output=True, timeout=TIMEOUT, check=False
            ).returncode:
                return False
    except subprocess.TimeoutExpired:
        return False
    finally:
        path.write_text(kept, "utf-8")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="*", default=MODULES)
    parser.add_argument("--sample", type=int, default=0, help="try only so many, chosen by the seed (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    sources = {module: (ROOT / module).read_text("utf-8") for module in args.modules}
    mutants = [(m, n) for m, source in sources.items() for n in range(len(list(spots(ast.parse(source)))))]
    random.Random(args.seed).shuffle(mutants)
    mutants = mutants[: args.sample or None]
    places: Queue[Path] = Queue()
    for _ in range(args.jobs):
        places.put(workplace())

    def attempt(mutant: tuple[str, int]) -> str | None:
        module, number = mutant
        source, line, what = broken(sources[module], number)
        place = places.get()
        try:
            return f"{module}:{line} {what}" if survives(place, module, source) else None
        finally:
            places.put(place)

    with ThreadPoolExecutor(args.jobs) as pool:
        survivors = sorted(filter(None, pool.map(attempt, mutants)))
    while not places.empty():
        shutil.rmtree(places.get())
    killed = len(mutants) - len(survivors)
    print("\n".join(survivors))
    print(f"{killed} of {len(mutants)} mutants were noticed: {100 * killed / len(mutants):.1f} %")
    return 0 if killed >= GOAL * len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
