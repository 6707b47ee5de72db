"""The time of deadlines: a clock that is checked, and the pulse of each process."""
