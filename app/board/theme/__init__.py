"""How the program looks: colour tokens for light, dark and high contrast, fonts, and the one stylesheet."""
