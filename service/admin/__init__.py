"""What the operator may see and do, and the record of it."""
