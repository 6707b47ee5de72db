"""Leagues: their public pages, and what a player does in them with the link of a seat."""
