"""Reading a game from its log of moves: seats, story, position and record."""
