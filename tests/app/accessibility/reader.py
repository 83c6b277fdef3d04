"""A screen reader without a voice: reads a program over AT-SPI as Orca does, and answers questions about what it finds.

Runs in the system's Python, which has the bindings (package gir1.2-atspi-2.0). Questions come as lines of JSON on the
standard input, answers go to the standard output. It sees names, roles, states and announcements: nothing else.
"""

import json
import sys
import threading
import warnings

import gi  # type: ignore[import-not-found,unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found,unused-ignore]  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)
KEYS = {
    "Return": 0xFF0D,
    "Escape": 0xFF1B,
    "Tab": 0xFF09,
    "Left": 0xFF51,
    "Up": 0xFF52,
    "Right": 0xFF53,
    "Down": 0xFF54,
}
LEAVES = ("push button", "check box", "table cell", "list item", "label", "image")
"""What may have parts that repeat its own name; not looked into, since every look is a call to the program."""


class Reader:
    """What was heard, and ways to look around and press things."""

    def __init__(self, program):
        self.program = program
        self.heard = []
        self.focus = []
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in ("object:announcement", "object:state-changed:focused", "object:active-descendant-changed"):
            self.listener.register(kind)

    def hear(self, event):
        if event.type.startswith("object:announcement"):
            self.heard.append(event.any_data)
        elif event.detail1 or event.type.startswith("object:active"):
            self.focus.append(event.source.get_name() or "")

    def root(self):
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(place)
            if child is not None and child.get_process_id() == self.program:
                child.clear_cache()
                return child
        return None

    def walk(self, node=None, hidden=False):
        """All that can be reached and, unless asked otherwise, seen."""
        node = node or self.root()
        stack = [node] if node is not None else []
        while stack:
            each = stack.pop()
            states = each.get_state_set()
            if not hidden and each is not node and not states.contains(Atspi.StateType.VISIBLE):
                continue
            yield each
            if each.get_role_name() in LEAVES:
                continue
            children = [each.get_child_at_index(place) for place in range(each.get_child_count())]
            stack.extend(child for child in reversed(children) if child is not None)

    def tell(self, node, where=False):
        states = node.get_state_set()
        return {
            "role": node.get_role_name(),
            "name": node.get_name() or "",
            "description": node.get_description() or "",
            "enabled": states.contains(Atspi.StateType.SENSITIVE),
            "focused": states.contains(Atspi.StateType.FOCUSED),
            "checked": states.contains(Atspi.StateType.CHECKED),
        } | ({"middle": self.middle(node)} if where else {})

    def middle(self, node):
        """Where somebody would click, on the screen."""
        part = node.get_component_iface()
        if part is None:
            return None
        place = part.get_extents(Atspi.CoordType.SCREEN)
        return [place.x + place.width // 2, place.y + place.height // 2]

    def matches(self, question):
        roles, name = question.get("roles") or [question.get("role")], question.get("name")
        for node in self.walk():
            if roles != [None] and node.get_role_name() not in roles:
                continue
            if name is None or (node.get_name() or "").startswith(name):
                yield node

    def answer(self, question):
        what = question["ask"]
        if what == "find":
            return [self.tell(node, question.get("where", False)) for node in self.matches(question)]
        if what == "press":
            return self.press(question)
        if what == "heard":
            heard, self.heard = self.heard, []
            return heard
        if what == "focus":
            focus, self.focus = self.focus, []
            return focus
        if what == "type":
            return Atspi.generate_keyboard_event(KEYS[question["key"]], None, Atspi.KeySynthType.SYM)
        raise ValueError(what)

    def press(self, question):
        """Do the first thing that can be done with the first match."""
        for node in self.matches(question):
            action = node.get_action_iface()
            if action is None or not action.get_n_actions():
                continue
            names = [action.get_action_name(number) for number in range(action.get_n_actions())]
            wanted = next((names.index(name) for name in ("Press", "Toggle", "SetFocus") if name in names), 0)
            return bool(action.do_action(wanted))
        return False


def main():
    Atspi.init()
    reader = Reader(int(sys.argv[1]))
    loop = GLib.MainLoop()

    def respond(line):
        try:
            answer = {"answer": reader.answer(json.loads(line))}
        except Exception as problem:  # a widget may go while it is read
            answer = {"problem": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(answer), flush=True)
        return False

    def listen():
        for line in sys.stdin:
            GLib.idle_add(respond, line)
        GLib.idle_add(loop.quit)

    threading.Thread(target=listen, daemon=True).start()
    loop.run()


if __name__ == "__main__":
    main()
