"""Looking back at battles of Commanders."""
