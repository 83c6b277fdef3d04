"""What the editor knows about Manoeuvre."""
