"""Telling: what a seat or a bystander may know of a table, now and at any moment of its history."""
