"""The built-in mailbox, for trying Posse on one machine: it receives all mail and shows it on a page."""
