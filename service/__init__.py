"""Posse's service: the models, the transactions, the mails and the web pages. The only place that writes."""
