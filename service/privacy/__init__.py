"""Forgetting players, and deleting what is not needed any more."""
