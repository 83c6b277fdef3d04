"""The panels of the play screen: armies, nightfall, inspector, log, decision, combat."""
