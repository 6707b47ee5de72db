"""A league as its results tell it: divisions, tables, points. Nothing here writes."""
