"""A whole bot in plain Python, without the rules: it picks from the actions it is told are legal (see protocol.md)."""

import random
import sys
from functools import partial

ANSWERS = {"mnv": "id name Example\nmnvok", "isready": "readyok"}
FIGHTS = ("assault", "ambush", "volley", "bombard", "battery", "rockets", "lead", "add", "support", "defend")
AHEAD = {"south": (0, 1), "north": (0, -1), "west": (1, 0), "east": (-1, 0)}
say = partial(print, flush=True)
random.seed(1)


def worth(action, east, north):
    """How much it likes an action: to fight first, else to go ahead, and to renew its hand a little."""
    verb, *rest = action.split()
    if verb == "move":
        (a, b), (c, d) = rest
        return 1 + 0.5 * (east * (ord(c) - ord(a)) + north * (int(d) - int(b)))
    return 3 if verb in FIGHTS else {"done": 0.5, "discard": len(rest) < 3, "spy": 0}.get(verb, 1)


legal, seat, ahead = [], "", (0, 0)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word in ANSWERS:
        say(ANSWERS[word])
    elif word == "position":
        seat = rest
    elif word == "legal":
        legal.append(rest)
    elif word == "go":
        say("best", max(legal, key=lambda action: (worth(action, *ahead), random.random())))
        legal = []
    elif " edge" in line and line.split()[-1] in AHEAD:  # “one edge: south” in a view, or “saw two edge north”
        owner, _, edge = line.replace(":", "").split()[-3:]
        ahead = [way if owner == seat else -way for way in AHEAD[edge]]
    elif word == "quit":
        break
