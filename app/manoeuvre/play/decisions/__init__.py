"""What each decision offers the player, and what clicking a square or a card means."""
