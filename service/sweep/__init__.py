"""Deadlines that are due, one at a time."""
