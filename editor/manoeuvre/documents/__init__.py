"""Sections, battlefields, scenarios and armies as documents."""
