"""Pages about the game and the site: the first page, the rules, the lesson, the API."""
