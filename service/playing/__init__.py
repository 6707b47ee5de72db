"""Playing: the one way in which words become moves, the interrupts, and the clock."""
