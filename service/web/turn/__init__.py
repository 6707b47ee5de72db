"""A player's turn: what may be chosen, the posts of moves and orders, the review before them."""
