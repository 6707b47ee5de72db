"""The page of a seat, and what its player does beside the moves."""
