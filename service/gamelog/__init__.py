"""The log of moves read back: seats, story, position and record of a game."""
