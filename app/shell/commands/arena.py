"""`manoeuvre arena`: players fight each other in mirrored pairs of battles, and the numbers say who is better."""

import argparse
import os
import re
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

from ai.arena import standing
from ai.arena.executors import NoExecutor, Processes, WorkerPool, cluster
from ai.arena.game import Ground, Unplayable, arena_of
from ai.arena.pairing import PATIENCE, Conditions
from ai.arena.results import Results, UnreadableResults
from ai.arena.run import Run, tried
from ai.arena.sprt import Hypotheses, Trial
from ai.bots import UnknownBot, bot
from ai.player import Limits
from app.shell.cli import add_game, seed, whole
from app.shell.output import UserError, counted, tell, tell_json, warn
from resources.faults import plain, shown


def stands(value: dict[str, Any]) -> str:
    share, low, high = (f"{100 * value[key]:.1f} %" for key in ("share", "low", "high"))
    draws = f" and {counted(value['draws'], 'draw')}" if value["draws"] else ""
    return f"{value['wins']} : {value['losses']}{draws}, {share} (between {low} and {high})"


def report(value: dict[str, Any]) -> None:
    """The same for people."""
    tell(f"{counted(value['games'], 'battle')} with the seed {value['seed']}.")
    if "ratings" in value:
        _tell_ratings(value["ratings"])
    else:
        tell(plain(f"{value['a']} against {value['b']}: {stands(value)}"))
        tell(f"Seconds per turn: {value['a_seconds_per_turn']:.4f} and {value['b_seconds_per_turn']:.4f}")
        endings = ", ".join(f"{how} {count}" for how, count in value["endings"].items())
        tell(plain(f"A battle takes {value['turns']:.1f} turns. Endings: {endings or 'none'}"))
    if "sprt" in value:
        test = value["sprt"]
        told = f"{test['accepted']} is accepted" if test["accepted"] != "undecided" else "undecided"
        bounds = f"ratio {test['ratio']:.2f}, between {test['lower']:.2f} and {test['upper']:.2f}"
        tell(f"Sequential test of {test['elo0']:g} against {test['elo1']:g} Elo: {told} ({bounds})")
    for fault in value["faults"]:
        tell(plain(f"{fault['bot']} broke down in {counted(fault['games'], 'battle')}: {fault['reason']}"))
    if "armies" in value:
        _tell_matrix(value["armies"])
    if value["failed"]:
        tell(f"{counted(value['failed'], 'pair')} could not be played and is left out.")
    if value["interrupted"]:
        tell("Interrupted before the end.")


def _tell_ratings(table: list[dict[str, Any]]) -> None:
    width = max(len(row["bot"]) for row in table)
    tell(f"{'':{width}}     Elo   95 % bounds        points  seconds per turn")
    for row in table:
        bounds = f"{row['low']:+.0f} to {row['high']:+.0f}"
        points = f"{row['points']:g}/{row['games']}"
        tell(
            plain(f"{row['bot']:{width}}  {row['elo']:+6.0f}   {bounds:16} {points:>9}  {row['seconds_per_turn']:.4f}")
        )


def _tell_matrix(cells: dict[str, dict[str, dict[str, float]]]) -> None:
    """The share of each row's army against each column's, in per cent."""
    armies = sorted({*cells, *(army for line in cells.values() for army in line)})
    width = max((len(army) for army in armies), default=0)
    tell(f"{'':{width}} {' '.join(f'{army[:4]:>4}' for army in armies)}")
    for army in armies:
        line = (cells.get(army, {}).get(other) for other in armies)
        tell(plain(f"{army:{width}} {' '.join('   ·' if c is None else f'{_per_cent(c)}' for c in line)}"))


def _per_cent(cell: dict[str, float]) -> str:
    return f"{100 * cell['share']:4.0f}"


INTERRUPTED: Final = 130
MOST: Final = 1_000_000
EVERY: Final = 0.5
"""Seconds between two lines of progress."""
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,4}(\.[0-9]{1,6})?", re.ASCII)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--a", metavar="BOT", help="the player whose share is counted")
    parser.add_argument("--b", metavar="BOT", help="whom he fights")
    parser.add_argument("--bots", metavar="BOT,BOT,...", help="instead of --a and --b: everybody against everybody")
    games = whole("The number of games", 2, MOST)
    parser.add_argument("--games", type=games, default=200, help="battles of every two players, even (default 200)")
    parser.add_argument("--seed", type=seed, default=1, help="the same seed sets up the same battles (default 1)")
    parser.add_argument("--scenario", metavar="ID", help="fight this scenario (default: random battles)")
    parser.add_argument("--armies", metavar="ID,ID,...|all", help="every one of these armies against every other")
    parser.add_argument("--sprt", metavar="ELO0,ELO1", type=hypotheses, help="stop as soon as one of these is accepted")
    parser.add_argument("--results", metavar="FILE", type=Path, help="keep every result here, and go on from there")
    jobs = whole("The number of jobs", 1, 256)
    parser.add_argument("--jobs", type=jobs, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--executor", metavar="dask://HOST:PORT", help="play on a Dask cluster instead")
    nodes = whole("The number of nodes", 1, 10**9)
    parser.add_argument("--nodes", type=nodes, default=0, help="the most a player may search in a turn")
    parser.add_argument("--seconds", type=seconds, default=0.0, help="the most a player may think in a turn")
    patience = whole("The timeout", 1, 86_400)
    help = f"seconds after which a decision has come too late (default {PATIENCE:g})"
    parser.add_argument("--timeout", type=patience, default=int(PATIENCE), help=help)


def hypotheses(text: str) -> Hypotheses:
    """Two differences in Elo points, the lower first."""
    words = text.split(",")
    if len(words) != 2 or not all(_NUMBER.fullmatch(word) for word in words) or float(words[0]) >= float(words[1]):
        raise UserError(
            f"--sprt takes two Elo differences, the smaller first, such as 0,20, not {shown(text)}.", "number"
        )
    return Hypotheses(float(words[0]), float(words[1]))


def seconds(text: str) -> float:
    """A time above nothing."""
    if not _NUMBER.fullmatch(text) or float(text) <= 0:
        raise UserError(f"--seconds takes a number above 0, such as 0.5, not {shown(text)}.", "number")
    return float(text)


def run(args: argparse.Namespace) -> int:
    bots = players(args)
    if args.games % 2:
        raise UserError(f"Battles are fought in pairs, so their number is even; {args.games} is not.", "number")
    arena = arena_of(args.game)
    try:
        ground = arena.check(Ground(args.scenario or "", tuple(args.armies.split(",")) if args.armies else ()))
    except Unplayable as unplayable:
        raise UserError(str(unplayable), "scenario") from None
    limits = Limits(args.seconds, args.nodes) if args.seconds or args.nodes else None
    conditions = Conditions(args.game.id, args.seed, ground, bots, args.timeout, limits)
    crew = _crew(args)
    try:
        results = Results(conditions, args.results)
    except UnreadableResults as garbled:
        crew.close(now=True)
        raise UserError(str(garbled), "results", 1) from None
    except OSError:
        crew.close(now=True)
        raise
    test = Trial(args.sprt) if args.sprt else None
    battles = Run(arena, conditions, args.games, results, test)
    interrupted = False
    progress = Progress(battles)
    try:
        battles.play(crew, partial(bot, args.game), progress.tell)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        results.close()
    progress.tell(last=True)
    for failed in battles.failed():
        pair = failed.pair
        warn(plain(f"Pair {pair.number} of {pair.a} against {pair.b} is left out: {failed.reason}"))
    value = summary(battles, args.seed, rated=args.bots is not None)
    value["interrupted"] = interrupted
    tell_json(value) if args.json else report(value)
    return INTERRUPTED if interrupted else 1 if battles.failed() else 0


def players(args: argparse.Namespace) -> tuple[str, ...]:
    """Who plays; raises UserError."""
    if args.bots is not None:
        if args.a or args.b:
            raise UserError("Give either --bots, or --a and --b.")
        if args.sprt:
            raise UserError("--sprt tells two players apart; give --a and --b instead of --bots.")
        names = tuple(split(args.bots))
        if len(names) < 2 or len(set(names)) < len(names):
            raise UserError("--bots takes two or more different players, with commas between them.")
    elif args.a and args.b:
        names = (args.a, args.b)
    else:
        raise UserError("Say who fights: --a BOT --b BOT, or --bots BOT,BOT,...")
    for name in dict.fromkeys(names):
        try:
            tried(partial(bot, args.game), name)
        except UnknownBot as unknown:
            raise UserError(str(unknown)) from None
        except Exception as error:
            raise UserError(f"The player {shown(name)} cannot be started: {type(error).__name__}: {error}") from None
    return names


def split(text: str) -> list[str]:
    """Names between commas; a comma that a command line holds is written twice.

    >>> split("random,cmd:play --level 1,,2,captain")
    ['random', 'cmd:play --level 1,2', 'captain']
    """
    return [name.replace("\0", ",") for name in text.replace(",,", "\0").split(",")]


def _crew(args: argparse.Namespace) -> WorkerPool:
    if args.executor is None:
        return Processes(args.jobs)
    try:
        return cluster(args.executor)
    except NoExecutor as nobody:
        raise UserError(str(nobody), "executor") from None


class Progress:
    """One line on the terminal, written over again and again; nothing where there is none."""

    def __init__(self, battles: Run) -> None:
        self.battles = battles
        self.shown = sys.stderr is not None and sys.stderr.isatty()
        self.next = 0.0

    def tell(self, last: bool = False) -> None:
        if not self.shown or (time.monotonic() < self.next and not last):
            return
        self.next = time.monotonic() + EVERY
        done = self.battles.counted()
        words = f"{len(done)} of {self.battles.total} battles"
        if len(self.battles.conditions.bots) == 2:
            words += f", {stands(standing.duel(done))}"
        print(f"\r\x1b[K{words}", end="\n" if last else "", file=sys.stderr, flush=True)


def summary(battles: Run, number: int, rated: bool) -> dict[str, Any]:
    """Everything that the run has shown."""
    results = battles.counted()
    bots = battles.conditions.bots
    failed = len(battles.failed())
    value: dict[str, Any] = {
        "seed": number,
        "failed": failed,
        "games": len(results),
        "faults": standing.faults(results),
    }
    if len(bots) == 2:
        value |= {"a": bots[0], "b": bots[1], **standing.duel(results)}
    if rated:
        value["ratings"] = standing.table(results, bots)
    if battles.test is not None:
        value["sprt"] = standing.trial(battles.test)
    if battles.conditions.ground.sides:
        value["armies"] = standing.matrix(results)
    return value
