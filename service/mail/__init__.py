"""Mails: what each kind says, whether it still applies, its bytes, and the way to the mail server."""
