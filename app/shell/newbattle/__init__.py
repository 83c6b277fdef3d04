"""The new battle: field, armies, opponent and rules, and the deployment."""
