"""From what the program says to where the help explains it: the rule or ruling that a sentence cites."""

import re
from typing import Final

_CITED: Final = re.compile(r"§\d+(?:\.\d+)?|R\d+(?!\w)")


def topic_in(sentence: str) -> str:
    """The topic of the help behind a sentence; a ruling says more than the paragraph it belongs to.

    >>> topic_in("G3 is a field: the march ends there (§5, R3).")
    'ruling:R3'
    >>> topic_in("Moving one unit is compulsory (§5)."), topic_in("Nothing is cited.")
    ('rule:§5', '')
    """
    cited = _CITED.findall(sentence)
    ruling = next((one for one in cited if one.startswith("R")), "")
    if ruling:
        return f"ruling:{ruling}"
    return f"rule:{cited[0]}" if cited else ""
