"""What the operator may see and do, retention of personal data, metrics and backups."""
