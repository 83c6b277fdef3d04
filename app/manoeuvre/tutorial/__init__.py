"""The lessons and their coach."""
