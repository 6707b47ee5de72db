"""The daily deal: one hand a day, with the same cards, seat and robots for everybody."""
