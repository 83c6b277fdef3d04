"""`manoeuvre train --game commanders`: fit the evaluation to battles against itself, and write the weights."""

import argparse
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path

from app.shell.cli import seed, whole
from app.shell.output import UserError, tell, tell_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    games = whole("The number of games", 5, 1_000_000)
    parser.add_argument("--games", type=games, default=400, help="battles in each round (default 400)")
    parser.add_argument("--seed", type=seed, default=1, help="the same seed makes the same weights (default 1)")
    rounds = whole("The number of rounds", 1, 100)
    text = "rounds of training, each played with the weights of the one before (default 1)"
    parser.add_argument("--rounds", type=rounds, default=1, help=text)
    jobs = whole("The number of processes", 1, 1000)
    parser.add_argument("--jobs", type=jobs, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--out", type=Path, help="where to write the weights; without it they are only scored")


def run(args: argparse.Namespace) -> int:
    # Small matrices gain nothing from threads; numpy looks at this when it is first imported.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from ai.commanders import training, weights
        from ai.commanders.evaluation import FIRST_GUESS
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise UserError(
            "Training needs numpy, which is not installed; install the program with its extra, as “manoeuvre[train]”.",
            "numpy",
        ) from None
    from ai.arena.executors import serve

    if args.out is not None and not args.out.parent.is_dir():
        raise UserError(f"There is no folder {args.out.parent}; make it first, or choose another --out.", "file")
    now: weights.Weights = FIRST_GUESS
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(args.jobs, spawn, initializer=serve) as executor:
        samples: list[training.Sample] = []
        for number in range(args.rounds):
            samples += training.gather(args.games, args.seed + number, now, executor if args.jobs > 1 else None)
            now, score = training.fit(samples)
            about = {
                "games": args.games,
                "seed": args.seed,
                "rounds": number + 1,
                "first_battle": training.mark(samples[0]),
                **{name: round(value, 6) for name, value in asdict(score).items()},
            }
            if not args.json:
                tell(
                    f"round {number + 1}: of {score.positions} positions held out, {score.accuracy:.1%} "
                    f"predicted correctly, log loss {score.log_loss:.4f}"
                )
            if args.out is not None:
                args.out.write_text(weights.write(now, about), "utf-8")
    if args.json:
        tell_json(about)
    return 0
