"""The battlefield generator."""
