"""What comes of games that are over, for their players: reliability and ratings. The data across games."""
