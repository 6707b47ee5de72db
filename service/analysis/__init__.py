"""Play looked at after a game: the analyses, what decisions cost, and the review."""
