"""Templates that speak a language: what they say, and what is put into it."""

from __future__ import annotations

from gettext import NullTranslations
from pathlib import Path

import pytest

from engine.language import text
from service.languages.spoken import Spoken
from service.languages.templates import speaking

ANNA = {"name": "<Anna>", "what": text("3 < 4 cards"), "n": 2}


class Bracketed(Spoken):
    """A language that is English in brackets."""

    def __init__(self) -> None:
        super().__init__("nl", NullTranslations())

    def message(self, english: str, context: str | None = None) -> str:
        return f"[{english}]"

    def counted(self, one: str, many: str, number: int) -> str:
        return f"[{one if number == 1 else many}]"


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("{% trans %}Whole sentence.{% endtrans %}", "[Whole sentence.]"),
        ("{% trans %}<b>{{ name }}</b> draws.{% endtrans %}", "[<b>&lt;Anna&gt;</b> draws.]"),
        ("{% trans who=name %}{{ who }} draws 100 %.{% endtrans %}", "[&lt;Anna&gt; draws 100 %.]"),
        ("{% trans count=n %}one{% pluralize %}{{ count }} cards{% endtrans %}", "[2 cards]"),
        ("{% trans %}{{ what }} are drawn.{% endtrans %}", "[[3 &lt; 4 cards] are drawn.]"),
        ('<a title="{{ _("A title") }}">', '<a title="[A title]">'),
        ("{{ what }}", "[3 &lt; 4 cards]"),
    ],
)
def test_a_template_says_its_messages_and_the_texts_in_them(tmp_path: Path, template: str, said: str) -> None:
    (tmp_path / "page.html").write_text(template)
    assert speaking(tmp_path, Bracketed()).get_template("page.html").render(ANNA) == said
