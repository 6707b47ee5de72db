"""Pages before the deal: starting a game, its invitations, playing it again."""
