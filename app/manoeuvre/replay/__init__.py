"""A recorded battle of Manoeuvre in words."""
