"""The canvas: ground that is painted on, with everything that the tools show on it."""
