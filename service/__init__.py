"""Posse's service: models, transactions, mails and web pages. The only package that reads or writes the database."""

from pathlib import Path

TEMPLATES = Path(__file__).parent / "templates"  # in a checkout a symbolic link to the top level's templates/
