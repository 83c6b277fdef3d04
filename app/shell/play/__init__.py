"""Playing a battle: the session that runs it, the desk that offers decisions, the screen that shows them."""
