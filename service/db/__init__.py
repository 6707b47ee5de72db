"""The database: connections, transactions, locks and migrations."""
