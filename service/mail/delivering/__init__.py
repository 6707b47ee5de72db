"""How mails are sent: the outbox and its claims, postponed mails, the SMTP client, what limits it."""
