"""A battle of Manoeuvre on the screen."""
