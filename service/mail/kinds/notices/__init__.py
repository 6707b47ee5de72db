"""Notices: short news about the table rather than the cards, with the same templates."""
