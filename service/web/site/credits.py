"""Works of others that pages are served with: who made them, under which licence, and what they are used for."""

from __future__ import annotations

from typing import NamedTuple

from engine.language import text


class Credit(NamedTuple):
    """A work. `licence` is its name, `text` the static file with its words, `files` the static files of the work."""

    name: str
    author: str
    source: str
    licence: str
    text: str
    files: tuple[str, ...]
    used_for: str


CREDITS = (
    Credit(
        "Rye",
        "Sorkin Type Co",
        "https://fontsource.org/fonts/rye",
        "SIL Open Font License 1.1",
        "fonts/rye-license.txt",
        ("fonts/rye.woff2",),
        text("the letters of the wanted posters and of the name Posse"),
    ),
    Credit(
        "Rokkitt",
        "The Rokkitt Project Authors",
        "https://github.com/googlefonts/RokkittFont",
        "SIL Open Font License 1.1",
        "fonts/rokkitt-license.txt",
        ("fonts/rokkitt-bold.woff2",),
        text("headings"),
    ),
)
"""The shapes on cards and all other pictures are our own."""
