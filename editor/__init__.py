"""The editors for sections, battlefields, scenarios and armies, and the layout generator."""
