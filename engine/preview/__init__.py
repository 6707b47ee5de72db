"""What a player can know before a move: where cards may be, the odds, what a move would bring, what a turn may hold."""
