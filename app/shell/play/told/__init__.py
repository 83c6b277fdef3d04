"""What is told of each kind of event: cards, moves, combat, set-up; `app.shell.play.chronicle` puts it together."""
