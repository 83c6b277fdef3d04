"""The board of Commanders: nine sectors, two reserves, stacks and arrows."""
