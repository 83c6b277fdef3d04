"""The board on the screen: a widget that shows looks, marks and motions, and hears mouse, keys and screen readers."""
