"""Text as people type and read it: fields, names, addresses, window modes."""
