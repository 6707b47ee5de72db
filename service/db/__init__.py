"""The database: engines, transactions, locks and migrations."""
