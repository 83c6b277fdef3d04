"""A whole bot in plain Python, without the rules: it picks from the actions it is told are legal (see protocol.md)."""

import random
import sys
from functools import partial

FIGHTS = ("assault", "ambush", "volley", "bombard", "battery", "rockets", "lead", "add", "support", "defend")
AHEAD = {"south": (0, 1), "north": (0, -1), "west": (1, 0), "east": (-1, 0)}
say = partial(print, flush=True)


def worth(action, east, north):
    """How much it likes an action: to fight first, else to go ahead, and to renew its hand a little."""
    verb, *rest = action.split()
    if verb == "move":
        (a, b), (c, d) = rest
        return 1 + 0.5 * (east * (ord(c) - ord(a)) + north * (int(d) - int(b)))
    return 3 if verb in FIGHTS else {"done": 0.5, "discard": len(rest) < 3, "spy": 0}.get(verb, 1)


legal, seat, edges = [], "", {}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "mnv":
        say("id name Example\nmnvok")
    elif word == "isready":
        say("readyok")
    elif word == "position":
        seat = rest
    elif rest.startswith("edge: "):  # a line of the view, such as “one edge: south”
        edges[word] = rest.removeprefix("edge: ")
    elif word == "legal":
        legal.append(rest)
    elif word == "go":
        ahead = AHEAD.get(edges.get(seat), (0, 0))
        say("best", max(legal, key=lambda action: (worth(action, *ahead), random.random())))
        legal = []
    elif word == "quit":
        break
