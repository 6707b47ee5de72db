"""The web, a file for each page."""
