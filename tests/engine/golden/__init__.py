"""Whole recorded games, two for each edition, and how they are made."""
