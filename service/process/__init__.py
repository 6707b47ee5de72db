"""How a process starts, logs and is counted, and which version it runs."""
