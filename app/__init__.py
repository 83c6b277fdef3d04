"""The program people start: the desktop application and the command line."""
