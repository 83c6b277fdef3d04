"""The weights that come with the program: made by `manoeuvre train --game commanders`, kept among the resources."""

import json
from functools import cache
from importlib.resources import files
from math import isfinite
from typing import Any, Final

from ai.commanders.evaluation import FEATURES

FILE: Final = "weights.json"
Weights = tuple[float, ...]


class BadWeights(ValueError):  # noqa: N818  # told to a user, as a sentence
    """A file of weights that does not fit this program."""


@cache
def shipped() -> Weights:
    return read(files("resources.commanders").joinpath(FILE).read_text("utf-8"))


def read(text: str) -> Weights:
    """The weights of a file; raises BadWeights with a sentence."""
    try:
        document: Any = json.loads(text)
        names = tuple(document["weights"])
        found = tuple(float(value) for value in document["weights"].values())
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        raise BadWeights("This is not a file of weights; make one with “manoeuvre train --game commanders”.") from None
    if names != FEATURES:
        raise BadWeights("These weights are for other features than this program has; train again.")
    if not all(isfinite(value) for value in found):
        raise BadWeights("A weight is not a number; train again.")
    return found


def write(weights: Weights, about: dict[str, Any]) -> str:
    """A file of weights, with how they were made."""
    named = {name: round(value, 4) for name, value in zip(FEATURES, weights, strict=True)}
    return json.dumps({"about": about, "weights": named}, indent=1) + "\n"
