"""What mails are made with: the declaration of a kind, a mail being written, its parts, plans, threads, bytes."""
