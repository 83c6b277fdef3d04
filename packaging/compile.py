"""Compiles the hot modules with mypyc, in place: each .so lies next to the .py it replaces.

`compile.py PATH...` compiles further modules with them, named from the root of the project.
"""

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

HOT = (
    "engine/dice.py",
    "engine/manoeuvre/**/*.py",
    "engine/commanders/*.py",
    "ai/commanders/tactics.py",
    "ai/commanders/evaluation.py",
    "ai/commanders/rounds.py",
    "ai/commanders/proposals.py",
    "ai/commanders/planner.py",
    "ai/manoeuvre/profile.py",
    "ai/manoeuvre/features.py",
    "ai/manoeuvre/evaluation.py",
    "ai/manoeuvre/outcomes.py",
    "ai/manoeuvre/turn.py",
    "ai/manoeuvre/expected_line.py",
    "ai/manoeuvre/beliefs.py",
    "ai/manoeuvre/reply.py",
    "ai/manoeuvre/discard.py",
    "ai/manoeuvre/plans.py",
)

# Run once a battle or once a map, or without any code: not worth compiling.
COLD = (
    "engine/manoeuvre/graph.py",
    "engine/commanders/graph.py",
    "engine/commanders/registration.py",
    "engine/manoeuvre/registration.py",
    "engine/manoeuvre/**/__init__.py",
    "engine/commanders/__init__.py",
)

# One group lets compiled modules call each other directly; its shared library lies inside the engine,
# where every kind of installation finds it.
GROUP = "engine.compiled"


def modules(root: Path) -> list[str]:
    """List the modules to compile, relative to the root of the project."""
    hot = {path for pattern in HOT for path in root.glob(pattern)}
    cold = {path for pattern in COLD for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in hot - cold)


def main() -> None:
    """Compile into the source tree, whatever the folder it is started from."""
    root = Path(__file__).resolve().parent.parent
    os.chdir(root)
    paths = [*modules(root), *sys.argv[1:]]
    if not paths:
        sys.exit("no module to compile")
    setup(
        name="manoeuvre-compiled",
        packages=[],
        ext_modules=mypycify(paths, opt_level="3", debug_level="0", group_name=GROUP),
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    print(f"compiled {len(paths)} modules")


if __name__ == "__main__":
    main()
