"""Playing one game in one transaction: moves, windows, standing orders, premoves, held seats, pauses."""
