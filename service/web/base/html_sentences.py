"""Sentences in HTML that a module makes for a page, such as one with a deadline in bold letters."""

from __future__ import annotations

from markupsafe import Markup

from engine.language import Text
from service.web.base.page_language import page_language


class HtmlSentence:
    """A message in HTML with its values, which are escaped. A page prints it in its language."""

    def __init__(self, message: Text, **values: str) -> None:
        """`message` is of the catalogs; `values` are its parameters, texts or plain strings."""
        self._message, self._values = message, values

    def __html__(self) -> str:
        """Return the HTML, which Jinja asks for wherever a template prints this."""
        say = page_language().say
        said = {name: say(value) for name, value in self._values.items()}
        return Markup(say(self._message)).format(**said)  # noqa: S704 - from a catalog; format escapes the values
