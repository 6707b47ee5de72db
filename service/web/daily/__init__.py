"""The pages of the daily deal."""
