"""Players and seats: proposing, inviting, leaving, substitutes, questions that need consent."""
