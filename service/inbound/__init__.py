"""Mail in: receive the answers of players, store them, and play the moves in them."""
