"""The battlefield, the units and the cards of Manoeuvre on the screen."""
