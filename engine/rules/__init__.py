"""The rules: the state of a game, its moves, and what each does. Nothing here has words for players."""
