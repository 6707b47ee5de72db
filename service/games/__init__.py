"""One game in one transaction: moves, windows, standing orders, the rest of a turn, turns over."""
