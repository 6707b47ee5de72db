"""Rows that are work: claims, rounds, retries, and the messages that wait in them."""
