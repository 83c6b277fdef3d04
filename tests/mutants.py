"""Breaks the rules on purpose, one small change at a time, and counts how many breaks the rule tests notice.

    python tests/mutants.py [--sample 200] [--seed 1] [--jobs 2] [MODULE…]

Each mutant is one changed comparison, number, sign, condition or statement in a copy of the engine, on which the rule
tests run until the first failure. Survivors are listed with their line; the exit code is 1 below the goal of 85 %, and
2 if nothing could be tried, since the tests fail on the engine as it is. Progress goes to the standard error.
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
    "test_rulings_found",
]
COMBAT_TESTS = ["tests/engine/manoeuvre/combat"]
TURN_TESTS = [f"tests/engine/manoeuvre/{name}.py" for name in RULE_TESTS]
EVERY = 20
"""Mutants between two lines of progress."""
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
    """Every place that can be broken, and how. What is only told to a listener, or only explains a refusal, is not a
    rule and is left alone.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for inner in ast.walk(node):
                if isinstance(inner, ast.If) and "tell" in ast.dump(inner.test):
                    for told in ast.walk(inner):
                        setattr(told, SPARED, True)
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _is_rule(node)]:
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


def _is_rule(function: ast.FunctionDef) -> bool:
    return function.name != "_copy" and "Refusal" not in ast.unparse(function.returns or ast.Constant(""))


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
    nearest_first = (COMBAT_TESTS, TURN_TESTS) if "combat" in module else (TURN_TESTS, COMBAT_TESTS)
    try:
        return all(passes(place, tests) for tests in nearest_first)
    finally:
        path.write_text(kept, "utf-8")


def passes(place: Path, tests: list[str]) -> bool:
    """Whether these tests pass; those that never end do not."""
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    try:
        return not subprocess.run(command, cwd=place, capture_output=True, timeout=TIMEOUT, check=False).returncode
    except subprocess.TimeoutExpired:
        return False


def obstacle(places: list[Path]) -> str:
    """What makes it pointless to begin, as a sentence: every mutant would seem to be noticed."""
    missing = [name for name in COMBAT_TESTS + TURN_TESTS if not (ROOT / name).exists()]
    if missing:
        return f"There are no tests {', '.join(missing)}."
    with ThreadPoolExecutor(len(places)) as pool:
        sound = list(pool.map(lambda place: passes(place, COMBAT_TESTS) and passes(place, TURN_TESTS), places))
    return "" if all(sound) else "The rule tests fail, or take too long, before anything is broken; mend that first."


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="*", default=MODULES)
    parser.add_argument("--sample", type=int, default=0, help="try only so many, chosen by the seed (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    places = [workplace() for _ in range(max(args.jobs, 1))]
    try:
        sentence = obstacle(places)
        if sentence:
            print(sentence, file=sys.stderr)
            return 2
        return hunt(args, places)
    finally:
        for place in places:
            shutil.rmtree(place)


def hunt(args: argparse.Namespace, places: list[Path]) -> int:
    """Try the mutants, each in a workplace that is free, and tell who survives."""
    sources = {module: (places[0] / module).read_text("utf-8") for module in args.modules}
    mutants = [(m, n) for m, source in sources.items() for n in range(len(list(spots(ast.parse(source)))))]
    random.Random(args.seed).shuffle(mutants)
    mutants = mutants[: args.sample or None]
    free: Queue[Path] = Queue()
    for place in places:
        free.put(place)

    def attempt(mutant: tuple[str, int]) -> str | None:
        module, number = mutant
        source, line, what = broken(sources[module], number)
        place = free.get()
        try:
            return f"{module}:{line} {what}" if survives(place, module, source) else None
        finally:
            free.put(place)

    survivors: list[str] = []
    with ThreadPoolExecutor(len(places)) as pool:
        for tried, survivor in enumerate(pool.map(attempt, mutants), 1):
            survivors += [survivor] if survivor else []
            if tried % EVERY == 0 or tried == len(mutants):
                print(f"{tried} of {len(mutants)} tried, {len(survivors)} survive", file=sys.stderr, flush=True)
    survivors.sort()
    killed = len(mutants) - len(survivors)
    print("\n".join(survivors))
    print(f"{killed} of {len(mutants)} mutants were noticed: {100 * killed / len(mutants):.1f} %")
    return 0 if killed >= GOAL * len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
