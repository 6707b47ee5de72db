"""What every page of a link stands on: the request, its posts, the seat's object, notices, the table's context."""
