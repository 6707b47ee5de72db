"""A player's own pages: their games, clock, mails and address."""
