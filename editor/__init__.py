"""The editor for sections, battlefields, scenarios and armies, and the layout generator."""
