"""The history of a game, public and of one seat: moves, moments, scores, the play looked at."""
