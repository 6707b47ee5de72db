"""What players of a game under way do beside the moves: leaving, votes, substitutes, talk, notes."""
