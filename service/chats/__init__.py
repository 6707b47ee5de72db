"""A game's chat elsewhere: what it is told, in which form, and how that gets there. Everything in it is public."""
