"""A game followed elsewhere: in a chat, where everything is public, and on a player's devices, encrypted to them."""
