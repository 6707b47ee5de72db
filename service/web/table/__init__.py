"""What players do at a table beside the moves, and what a hand and a question show."""
