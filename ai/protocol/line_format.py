"""The words of the bot protocol that both sides read and write: measures of thought, progress, and lines at all.

>>> write_limits(Limits(seconds=0.3, nodes=2000))
'seconds 0.3 nodes 2000'
>>> read_limits(["nodes", "2000"])
Limits(seconds=0.0, nodes=2000)
"""

import re
from collections.abc import Iterator
from typing import IO, Final

from ai.player import Limits, Line, Thought
from resources.faults import shown

VERSION: Final = 1
LONGEST_LINE: Final = 20_000
"""In bytes. The longest lines are those of a view, whose text is no longer than this as a whole."""
INFINITE: Final = "infinite"
LEAST_SECONDS: Final = 0.001
BETWEEN: Final = " ; "
"""Stands between the actions of a line of play."""
MOST_LINES: Final = 8
MOST_ACTIONS: Final = 24
_SECONDS: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?", re.ASCII)
_NODES: Final = re.compile(r"[0-9]{1,12}", re.ASCII)
_ADVICE: Final = "say “go”, “go infinite”, or “go” with “seconds 0.5”, “nodes 2000” or both"
_INFO: Final = re.compile(
    r"info win (?P<win>[01](?:\.[0-9]{1,9})?) nodes (?P<nodes>[0-9]{1,15})"
    r"(?: rank (?P<rank>[1-9]))?"
    r"(?: losses (?P<own>[0-9.]{1,9}) (?P<enemy>[0-9.]{1,9}))?"
    r"(?: odds (?P<odds>[0-9.]{1,9}(?:,[0-9.]{1,9}){0,9}))?"
    r"(?: line (?P<line>.*?))?(?: reply (?P<reply>.*))?",
    re.ASCII,
)


class ProtocolFault(ValueError):  # noqa: N818  # told to the other side, as a sentence
    """What was said cannot be followed, and why."""


def lines(stream: IO[bytes], longest: int = LONGEST_LINE, skip: bool = True) -> Iterator[str | ProtocolFault]:
    """The lines of a stream without their ends; in place of one that is none, what is wrong with it.

    The rest of a line that is too long is skipped, which may take for ever, or ends it all.
    """
    while data := stream.readline(longest + 1):
        if len(data) > longest and not data.endswith(b"\n"):
            while skip and data and not data.endswith(b"\n"):
                data = stream.readline(longest)
            yield ProtocolFault(f"A line is longer than {longest} bytes.")
            continue
        try:
            yield data.decode().rstrip("\r\n")
        except UnicodeDecodeError:
            yield ProtocolFault("A line is not UTF-8.")


def write_limits(limits: Limits | None) -> str:
    """What follows `go`: nothing leaves the measure to the bot."""
    if limits is None:
        return ""
    words = []
    if limits.seconds > 0:
        words.append(f"seconds {max(limits.seconds, LEAST_SECONDS):.6f}".rstrip("0").rstrip("."))
    if limits.nodes > 0:
        words.append(f"nodes {limits.nodes}")
    return " ".join(words) or INFINITE


def read_limits(words: list[str]) -> Limits | None:
    """Back from `write_limits`; raises ProtocolFault."""
    if not words:
        return None
    if words == [INFINITE]:
        return Limits()
    found: dict[str, str] = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) != 2 * len(found) or not found.keys() <= {"seconds", "nodes"}:
        raise ProtocolFault(f"{shown(' '.join(words))} is no measure of thought; {_ADVICE}.")
    seconds, nodes = found.get("seconds", "0"), found.get("nodes", "0")
    if not _SECONDS.fullmatch(seconds) or not _NODES.fullmatch(nodes):
        raise ProtocolFault(f"Seconds and nodes are plain numbers; {_ADVICE}.")
    limits = Limits(float(seconds), int(nodes))
    if limits == Limits():
        raise ProtocolFault(f"Nothing is thought in no time; {_ADVICE}.")
    return limits


def write_info(thought: Thought[str]) -> list[str]:
    """What a player has come to so far, a line of text for each line of play."""
    if not thought.lines:
        return [f"info win {thought.win:.4f} nodes {thought.nodes}"]
    return [_written(line, rank, thought.nodes) for rank, line in enumerate(thought.lines[:MOST_LINES], 1)]


def _written(line: Line, rank: int, nodes: int) -> str:
    text = f"info win {line.win:.4f} nodes {nodes} rank {rank} losses {line.own_losses:.2f} {line.enemy_losses:.2f}"
    if line.odds:
        text += f" odds {','.join(f'{chance:.4f}' for chance in line.odds)}"
    if line.actions:
        text += f" line {BETWEEN.join(line.actions[:MOST_ACTIONS])}"
    if line.reply:
        text += f" reply {BETWEEN.join(line.reply[:MOST_ACTIONS])}"
    return text


def read_info(text: str) -> tuple[int, int, Line] | None:
    """Nodes, rank and line of play of a line of progress; None if it is none that can be read.

    Progress is for people to look at, so that a bot may tell it in other ways, or badly, and still play on.
    """
    match = _INFO.fullmatch(text)
    if match is None:
        return None
    try:
        line = Line(
            tuple(match["line"].split(BETWEEN)[:MOST_ACTIONS]) if match["line"] else (),
            min(float(match["win"]), 1.0),
            tuple(float(chance) for chance in match["odds"].split(",")) if match["odds"] else (),
            float(match["own"] or 0),
            float(match["enemy"] or 0),
            tuple(match["reply"].split(BETWEEN)[:MOST_ACTIONS]) if match["reply"] else (),
        )
    except ValueError:
        return None
    return int(match["nodes"]), int(match["rank"] or 1), line
