"""The languages that Posse speaks: their catalogs, and how they write numbers (docs/languages.md)."""
