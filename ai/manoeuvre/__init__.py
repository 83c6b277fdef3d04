"""The computer opponent of Manoeuvre."""
