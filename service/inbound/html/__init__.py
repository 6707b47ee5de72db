"""The text of an HTML part as its reader sees it."""
