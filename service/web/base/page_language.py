"""The language of a page: that of the player whose link it is, or else what its address or the browser asks for."""

from __future__ import annotations

from flask import g, request

from service.languages.spoken import Spoken, languages

FIELD = "lang"
"""The parameter of an address that chooses a language."""


def page_language() -> Spoken:
    """Return the language of the present response."""
    if "language" not in g:
        g.language = _asked_language()
    language: Spoken = g.language
    return language


def _asked_language() -> Spoken:
    """Return the language that the address chooses, or the best of those that the browser accepts."""
    spoken = languages()
    chosen = request.args.get(FIELD, "")
    return spoken.get(chosen) or spoken[request.accept_languages.best_match(spoken, "en")]
