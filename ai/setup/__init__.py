"""Set-up by the computer: sections, nations, edge, opening hand and the deployment of eight units (§3)."""

from ai.setup.decisions import SetUp, choose, is_set_up
from ai.setup.plans import Deployment, Judge, candidates, deployed
from ai.setup.weights import Weights

__all__ = ["Deployment", "Judge", "SetUp", "Weights", "candidates", "choose", "deployed", "is_set_up"]
