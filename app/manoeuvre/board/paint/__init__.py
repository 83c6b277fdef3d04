"""Painting: terrain, counters, cards and marks, each kept as a pixmap."""
