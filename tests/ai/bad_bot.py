"""A bot that misbehaves, in the way that its first argument names. It speaks the protocol up to there."""

import os
import subprocess
import sys
import time
from functools import partial

say = partial(print, flush=True)
how = sys.argv[1]
legal = ""
for line in sys.stdin:
    word = line.split()[0]
    if word == "mnv":
        if how == "garbage at once":
            say("Welcome to my bot!\n\x00\x1b[2J")
            os.write(1, b"\xff\xfe\n")
        elif how == "silent at once":
            time.sleep(60)
        elif how == "crash at once":
            sys.exit("no module named genius")
        say("id name Bad\x07Bot\nmnvok")
    elif word == "isready":
        if how == "deaf":
            time.sleep(60)
        say("error I do not feel well" if how == "error" else "readyok")
    elif word == "legal":
        legal = line.split(maxsplit=1)[1].strip()
    elif word == "go":
        while how == "silent":
            time.sleep(1)
        while how == "endless line":
            sys.stdout.write("x" * 1000)
        while how == "flood":
            say("info win 0.5 nodes 1")
        if how == "crash":
            print("Traceback\nKeyError: 'genius'", file=sys.stderr)
            os._exit(7)
        if how == "family":
            child = os.spawnl(os.P_NOWAIT, sys.executable, sys.executable, "-c", "import time; time.sleep(60)")
            say(f"remark {child}")
            time.sleep(60)
        if how == "scattered":
            # In a session of its own; without its environment; in a session of its own and without its parent.
            rest = [sys.executable, "-c", "import time; time.sleep(60)"]
            children = [subprocess.Popen(rest, start_new_session=True), subprocess.Popen(rest, env={}, process_group=0)]
            orphan = (
                "import subprocess, sys; print(subprocess.Popen(sys.argv[1:], start_new_session=True, stdout=2).pid)"
            )
            told = subprocess.check_output([sys.executable, "-c", orphan, *rest], text=True)
            say("remark", *(child.pid for child in children), told.strip())
            time.sleep(60)
        if how == "talkative":
            say(f"info win 9 nodes many\ninfo win 0.5 nodes 3 line {legal} ; done\ninfo win 0.5 nodes 4 line nonsense")
            say("remark\nreadyok\n")
        say({"illegal": "best move a1 h8", "nonsense": "best of all"}.get(how, f"best {legal}"))
        if how == "twice":
            say("best move a1 h8")
    elif word == "quit" and how != "stubborn":
        break
if how == "stubborn":
    time.sleep(60)
