"""What people type: its grammar, its names, the moves that it means, and playing a line of them."""
