"""Measurements: how fast, how sturdy, and how well tested the engine is."""
