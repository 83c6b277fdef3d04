"""The weights that come with the program: made by `manoeuvre train`, kept in `resources/manoeuvre/ai/weights.json`."""

import json
from functools import cache
from importlib.resources import files
from math import isfinite
from typing import Any, Final

from ai.manoeuvre.evaluation import Weights
from ai.manoeuvre.features import COUNT, NAMES

FILE: Final = ("ai", "weights.json")
MODES: Final = ("moving", "waiting")


class BadWeights(ValueError):  # noqa: N818  # told to a user, as a sentence
    """A file of weights that does not fit this program."""


@cache
def shipped() -> Weights:
    return read(files("resources.manoeuvre").joinpath(*FILE).read_text("utf-8"))


def read(text: str) -> Weights:
    """The weights of a file; raises BadWeights with a sentence."""
    try:
        document: Any = json.loads(text)
        names = tuple(document["features"])
        sets = [[[float(value) for value in document[mode][when]] for mode in MODES] for when in ("day", "night")]
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        raise BadWeights("This is not a file of weights; make one with “manoeuvre train”.") from None
    if names != NAMES or any(len(values) != COUNT for half in sets for values in half):
        raise BadWeights("These weights are for other features than this program has; make them anew.")
    if not all(isfinite(value) for half in sets for values in half for value in values):
        raise BadWeights("A weight is not a number; make the weights anew with “manoeuvre train”.")
    return Weights(sets[0], sets[1])


def write(weights: Weights, about: dict[str, Any]) -> str:
    """A file of weights, with what is known about how they were made."""
    document: dict[str, Any] = {"about": about, "features": list(NAMES)}
    for mode, name in enumerate(MODES):
        document[name] = {
            "day": [round(value, 4) for value in weights.day[mode]],
            "night": [round(value, 4) for value in weights.night[mode]],
        }
    return json.dumps(document, indent=1) + "\n"
