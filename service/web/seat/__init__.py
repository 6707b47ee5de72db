"""The page of a seat, on which all rooms of the web meet, and the posts that return to it."""
