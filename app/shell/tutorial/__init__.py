"""The tutorial: three short battles on the real play screen, with a coach."""
