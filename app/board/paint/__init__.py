"""Painting that every game shares: ground and figures."""
