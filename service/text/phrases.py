"""Phrases, such as the engine's refusals, as whole sentences, within others and in lists, in whatever language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.language import Text, joined, said, text

LISTS = {"and": text("{names} and {last}"), "or": text("{names} or {last}")}


def sentence(phrase: str) -> Text:
    """Return a text that begins and ends as a sentence."""
    return Text(_sentence(phrase), lambda language: _sentence(said(phrase, language)))


def clause(phrase: str) -> Text:
    """Return a text without a full stop at its end."""
    return Text(phrase.rstrip("."), lambda language: said(phrase, language).rstrip("."))


def enumerated(names: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """Return a list of names: 'Anna', 'Anna and Burt', 'Anna, Burt and Curt'."""
    if len(names) < 2:
        return names[0] if names else ""
    return LISTS[last].format(names=joined(names[:-1], ", "), last=names[-1])


def _sentence(phrase: str) -> str:
    return f"{phrase[:1].upper()}{phrase[1:]}{'' if phrase.endswith(('.', '!', '?', '”')) else '.'}"
