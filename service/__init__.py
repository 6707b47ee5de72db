"""Posse's service: the models, the transactions, the mails and the web pages. The only place that writes."""

from pathlib import Path

TEMPLATES = Path(__file__).parent / "templates"  # in a checkout a symbolic link to the top level's templates/
