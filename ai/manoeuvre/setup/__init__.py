"""Set-up by the computer: sections, nations, edge, opening hand and the deployment of eight units (§3)."""

from ai.manoeuvre.setup.decisions import SetUp, choose, is_set_up
from ai.manoeuvre.setup.deployment import Weights
from ai.manoeuvre.setup.plans import Deployment, Judge, candidates, deployed

__all__ = ["Deployment", "Judge", "SetUp", "Weights", "candidates", "choose", "deployed", "is_set_up"]
