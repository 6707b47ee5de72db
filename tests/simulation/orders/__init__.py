"""Two acts on PostgreSQL in every order: which of them goes on is decided at each lock, write and commit."""
