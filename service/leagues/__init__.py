"""Leagues under way: founding and joining one, its seasons, what is judged, who is replaced, and its mails."""
