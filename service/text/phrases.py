"""Phrases, such as the engine's refusals, as whole sentences, within others and in lists, in whatever language."""

from __future__ import annotations

from engine.language import Text, said


def sentence(phrase: str) -> Text:
    """Return a text that begins and ends as a sentence."""
    return Text(_sentence(phrase), lambda language: _sentence(said(phrase, language)))


def clause(phrase: str) -> Text:
    """Return a text without a full stop at its end."""
    return Text(phrase.rstrip("."), lambda language: said(phrase, language).rstrip("."))


def _sentence(phrase: str) -> str:
    return f"{phrase[:1].upper()}{phrase[1:]}{'' if phrase.endswith(('.', '!', '?', '”')) else '.'}"
