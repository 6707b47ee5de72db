"""Sentences stay texts until somebody reads them, in templates, too, and are stored in their reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from gettext import NullTranslations
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from engine.language import Text, text
from service import errors
from service.clocks import timeline
from service.db.database import Database
from service.inbound import reading
from service.inbound.attempts import unplayed
from service.languages.spoken import Spoken
from service.languages.templates import speaking
from service.lobby.proposal import read_proposal
from service.models import Player
from service.players import unreached_questions
from service.text import phrases
from service.text.addresses import clean_address
from service.text.names import clean_name
from service.text.remarks import clean_remark
from service.text.robot_levels import LEVELS, OFFERED, robot_in_words
from tests.engine.crossed import LETTER, Crossed
from tests.own_catalogs import compile_catalog, speaking_only
from tests.rows import alter
from tests.service.harness import Harness


def crossed(said: object) -> str:
    assert isinstance(said, Text), said
    return said.said_in(Crossed())


def left_in_english(said: object) -> set[str]:
    return set(LETTER.findall(crossed(said))) - {"x"}


@pytest.mark.parametrize(
    ("clean", "typed"),
    [
        (clean_name, "7"),
        (clean_name, "you"),
        (clean_name, "1" * 700),
        (clean_name, "№ 1"),
        (clean_name, "Tel 12345"),
        (clean_name, "§ 1a"),
        (clean_name, "x.com"),
        (clean_address, "anna"),
        (clean_address, f"{'1' * 65}@example.org"),
        (clean_address, "1" * 300),
        (clean_remark, " "),
        (clean_remark, "1" * 300),
        (clean_remark, "x.com"),
    ],
)
def test_what_was_expected_of_a_field_is_a_text(clean: Callable[[str], str], typed: str) -> None:
    with pytest.raises(ValueError, match=" ") as mistake:
        clean(typed)
    assert left_in_english(mistake.value.args[0]) <= set(typed) | {"N", "o"}


def test_a_form_keeps_the_texts_of_its_mistakes() -> None:
    with pytest.raises(errors.Invalid) as mistakes:
        read_proposal({"players": [{"name": "7"}], "turn_hours": "soon", "weekends_off": "perhaps"})
    for name, what in mistakes.value.fields.items():
        assert left_in_english(what) <= set("truefalse"), name  # values are the same in each language
    first, what = next(iter(mistakes.value.fields.items()))
    assert crossed(mistakes.value.message).startswith(f"{first}: {crossed(what)}; ")


def test_a_phrase_becomes_a_sentence_or_a_clause_in_any_language() -> None:
    phrase = timeline.PUBLIC["back"].format(name="§ 1")
    assert crossed(phrases.clause(phrase)) == "§ 1 xx xxxx"
    assert crossed(phrases.sentence(phrases.clause(phrase))) == "§ 1 xx xxxx."
    assert crossed(phrases.sentence(phrases.clause(unreached_questions.NOT_ASKED))).startswith("Xxx xxxx ")


def test_what_could_not_be_read_in_a_mail_is_told_as_a_text() -> None:
    nothing = reading.find_moves("12 34", [])
    assert isinstance(nothing, reading.Nothing)
    assert not left_in_english(nothing.why)
    assert crossed(unplayed(["12 34", "pass"], [])).count("pass") == 1


def test_robots_are_texts() -> None:
    for level in OFFERED.values():
        assert not left_in_english(level.title) | left_in_english(level.told)
    assert not any(left_in_english(robot_in_words(policy)) for policy in LEVELS)


@pytest.fixture
def dutch_note(tmp_path: Path) -> Iterator[Text]:
    """A sentence that is the only one in the catalog of Dutch, the only catalog there is."""
    note = timeline.PUBLIC["pause over"]
    catalog = Catalog(locale="nl")
    catalog.add(str(note), "De pauze is voorbij.")
    compile_catalog(tmp_path, catalog)
    with speaking_only(tmp_path):
        yield note


def test_a_private_note_is_stored_in_its_readers_language(
    harness: Harness, database: Database, dutch_note: Text
) -> None:
    alter(database, Player, harness.seat(0).player_id, language="nl")
    with harness.locked() as tx:
        tx.add_note(0, dutch_note)
        tx.add_note(1, dutch_note)
    assert [*harness.notes(0), *harness.notes(1)] == ["De pauze is voorbij.", dutch_note]


# --- templates --------------------------------------------------------------------------------------------------------


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
