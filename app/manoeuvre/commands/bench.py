"""`manoeuvre bench` for Manoeuvre: besides random play its odds, tables, hints, window, editor and LAN."""

import argparse
import random

from app.manoeuvre.developer.bench_opponent import hint_against_greedy, two_against_one
from app.shell.commands.bench import add_rounds, chess_games, compare
from app.shell.output import tell, tell_json
from engine import dice
from engine.game import Rng
from engine.manoeuvre import graph, playout
from engine.manoeuvre.odds import result_chances
from engine.manoeuvre.position import CHANCE, LOST, NOBODY
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from resources.manoeuvre.library import Library

SCENARIO = "first_battle"
SAMPLES = 1000
"""Rolls of the Monte Carlo estimate that the exact odds are measured against."""
SHARE_BATTLES = 20
"""Random battles in which the players' share of all decisions is counted."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rounds(parser)
    parser.add_argument("--window", action="store_true", help="measure the window instead: its start, and its stalls")
    parser.add_argument("--lan", action="store_true", help="measure play over LAN instead, on loopback")
    parser.add_argument("--editor", action="store_true", help="measure the editor instead: its brush, its generator")


def run(args: argparse.Namespace) -> int:
    if args.editor:
        return _editor(args)
    if args.window:
        return _window(args)
    if args.lan:
        return _lan(args)
    library = Library()
    start = begin(*library.scenario(SCENARIO).start(library))
    rng = random.Random(1)
    chess = chess_games(rng)
    share = player_share(start, random.Random(1))

    def battles() -> int:
        return playout.play_out(start.copy(), rng)

    pools = [dice.parse(text) for text in ("2d6", "2d10+2d6", "2d8+1d6", "4d6+2d10")]

    def exact() -> int:
        for pool in pools:
            result_chances(pool, 8, 14)
        return len(pools)

    def monte_carlo() -> int:
        for pool in pools:
            sides = dice.faces(pool)
            sum(sum([rng.randint(1, most) for most in sides]) + 8 > 14 for _ in range(SAMPLES))
        return len(pools)

    middle = start.copy()
    playout.play_out(middle, rng, 150)
    units = [unit for unit in range(16) if middle.steps[unit] != LOST and middle.square[unit] >= 0]
    occupied = frozenset(middle.square[unit] for unit in units)
    movement = graph.movement(graph.squares(middle.field.rows))

    def tables() -> int:
        for unit in units:
            middle.reach(unit, True)
        return len(units)

    def networkx_reach() -> int:
        for unit in units:
            graph.reach(movement, middle.square[unit], 2, occupied)
        return len(units)

    figures = {
        "engine_chess": (
            battles,
            chess,
            "engine decisions a second in random play, dice and draws included, against python-chess moves",
        ),
        "odds_monte_carlo": (exact, monte_carlo, f"exact odds, kept answers included, against {SAMPLES} rolls"),
        "tables_networkx": (tables, networkx_reach, "reach from the tables, against walking the networkx graph"),
    }
    result: dict[str, object] = {"compiled": not playout.__file__.endswith(".py")}
    if not args.json:
        tell("hot modules compiled" if result["compiled"] else "plain Python (make fast compiles the hot modules)")
    for name, (ours, yardstick, words) in figures.items():
        ratio, result[f"{name}_rates"] = compare(ours, yardstick, args.rounds, args.ms / 1000)
        result[f"{name}_ratio"] = round(ratio, 2)
        if not args.json:
            tell(f"{ratio:10.1f}  {words}")
        if name == "engine_chess":
            result["engine_player_share"] = round(share, 3)
            result["engine_players_chess_ratio"] = round(ratio * share, 2)
            if not args.json:
                tell(f"{ratio * share:10.1f}  the same for the players' own decisions, {share:.0%} of them all")
    tail, middle_hint = hint_against_greedy()
    result["hint_greedy_p95_ratio"] = round(tail, 2)
    result["hint_greedy_ratio"] = round(middle_hint, 2)
    pace = two_against_one(args.rounds)
    result["two_processes_ratio"] = round(pace, 2)
    if args.json:
        tell_json(result)
    else:
        tell(f"{tail:10.1f}  first hint, p95, as a multiple of a greedy player's decision (median {middle_hint:.1f})")
        tell(f"{pace:10.1f}  two processes against one, battles in the same time")
    return 0


def _window(args: argparse.Namespace) -> int:
    """How quick the window is."""
    from app.developer.bench_window import measure

    found = measure(args.rounds, GAME.id)
    if args.json:
        tell_json(
            {
                "screen": found.screen,
                "start_ratio": round(found.start_ratio, 2),
                "start_ms": [round(value) for value in found.start_ms],
                "stall_ratio": round(found.stall_ratio, 2),
                "stall_ms": [round(value, 1) for value in found.stall_ms],
            }
        )
        return 0
    ours, bare = found.start_ms
    busy, idle = found.stall_ms
    tell(f"on {found.screen}")
    tell(f"{found.start_ratio:10.1f}  start of the program against a bare Qt window ({ours:.0f} against {bare:.0f} ms)")
    tell(
        f"{found.stall_ratio:10.1f}  longest stall while the computer thinks, against idle ({busy:.0f}, {idle:.0f} ms)"
    )
    return 0


def _editor(args: argparse.Namespace) -> int:
    """How quick the editor is."""
    import os

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.manoeuvre.developer.bench_editor import FRAME_MS, requests, strokes

    stroke = strokes()
    library = Library()
    shipped = [one for id, one in library.sections.items() if library.is_shipped("section", id)]
    asked = requests(args.rounds, shipped)
    if args.json:
        tell_json(
            {
                "stroke_blit_ratio": round(stroke.ratio, 2),
                "stroke_ms": round(stroke.stroke_ms, 2),
                "stroke_p95_ms": round(stroke.tail_ms, 2),
                "stroke_frames": round(stroke.stroke_ms / FRAME_MS, 2),
                "whole_board_ms": round(stroke.whole_ms, 1),
                "generator": {
                    one.name: {
                        "first_ms": round(one.first_ms),
                        "settled_ms": round(one.settled_ms),
                        "proven": one.proven,
                    }
                    for one in asked
                },
            }
        )
        return 0
    tell(f"{stroke.ratio:10.1f}  a stroke of the brush at 1920x1080, against copying the board to the screen")
    frames, tail = stroke.stroke_ms / FRAME_MS, stroke.tail_ms / FRAME_MS
    tell(f"{frames:10.2f}  the same in frames of 1/60 s (95th of 100: {tail:.2f})")
    tell(f"{stroke.whole_ms / stroke.stroke_ms:10.1f}  painting the whole board instead, against a stroke")
    for one in asked:
        tell(
            f"{one.first_ms:7.0f} ms  first proposal, {one.settled_ms:.0f} ms settled, "
            f"{one.proven} % proven: {one.name}"
        )
    return 0


def _lan(args: argparse.Namespace) -> int:
    """How quick play over LAN is."""
    from app.developer.bench_lan import measure

    found = measure(args.rounds, GAME.id, SCENARIO)
    if args.json:
        result = {
            "decision_ratio": round(found.decision_ratio, 2),
            "join_handshake_ratio": round(found.join_ratio, 2),
        }
        tell_json({**result, **{f"{name}_ms": round(value, 3) for name, value in found._asdict().items()}})
        return 0
    tell(
        f"{found.join_ratio:10.1f}  from joining to the battle, pairing and invitation included, against bare TLS "
        f"({found.join:.0f}, {found.handshake:.1f} ms)"
    )
    tell(
        f"{found.decision_ratio:10.1f}  round trip of a decision, checked and on the disk, against a bare TLS echo "
        f"and one synced write ({found.decision:.2f}, {found.echo:.2f} and {found.disk:.2f} ms)"
    )
    return 0


def player_share(start: State, rng: Rng) -> float:
    """The share of decisions that are players' own, in some random battles; the others are dice and draws."""
    total = players = 0
    for _ in range(SHARE_BATTLES):
        state = start.copy()
        while state.seat != NOBODY:
            total += 1
            players += state.seat != CHANCE
            playout.play_out(state, rng, 1)
    return players / total
