"""How mails are sent: the outbox and its claims, mails that are put off, the SMTP client, what limits it."""
