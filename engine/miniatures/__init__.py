"""The tabletop companion: a sheet of miniatures tables, resolved and kept with exact odds for two people at a table."""
