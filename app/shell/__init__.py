"""The outermost room: main window, screens, network play and the command line."""
