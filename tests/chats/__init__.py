"""A game's chat elsewhere: what it is told, in which form, and that each message gets there once."""
