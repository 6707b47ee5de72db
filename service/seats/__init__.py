"""Who sits where: proposing, inviting, leaving, substitutes, questions to the table."""
