"""The plain part of a mail: folded for people, and never a move for the reader of answers."""

from __future__ import annotations

import gettext

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine.language import dollars
from service.languages.spoken import Spoken, languages
from service.mail.composing import plaintext as words
from service.mail.writer import templates

NAMES = ("Anna", "Burt", "Curt")
CARDS = [card.name for card in engine.CARDS.values()]


@given(st.sampled_from(list(languages().values())), st.lists(st.sampled_from(CARDS), min_size=1, max_size=20))
def test_no_list_of_cards_is_folded_so_that_a_line_of_it_is_a_move(language: Spoken, cards: list[str]) -> None:
    named = [language.say(card) for card in cards]
    text = words.plain(f"You hold: {', '.join(f'1{words.GLUE}{card}' for card in named)}.", NAMES, language)
    assert all(len(line) <= words.WIDTH for line in text.splitlines())
    assert not any(words.reads_as_move(line, NAMES, language) for line in text.splitlines())
    assert " ".join(text.split()) == f"You hold: {', '.join(f'1 {card}' for card in named)}."


def test_a_fold_that_would_leave_a_move_behind_is_made_elsewhere() -> None:
    line = "Curt, who was asleep until this very minute, turned up and has played "
    assert len(line) < words.WIDTH < len(line + "Bank Robbery.")
    *_, last = words.plain(line + "Bank Robbery.", NAMES).splitlines()
    assert last != "Bank Robbery."
    assert not words.reads_as_move(last, NAMES)


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("nl", "- Je pakte twee kaarten van de voorraadstapel: Schuilplaats, Snelste schutter."),
        ("de", "- Du hast zwei Karten vom Nachziehstapel gezogen: Versteck, Schnellster Schütze."),
    ],
)
def test_so_it_is_in_other_languages(code: str, line: str) -> None:
    language = languages()[code]
    assert len(line) > words.WIDTH
    lines = words.plain(line, NAMES, language).splitlines()
    assert len(lines) > 1
    assert not any(words.reads_as_move(one, NAMES, language) for one in lines)


def test_what_every_fold_would_make_a_move_is_not_folded() -> None:
    line = f"- Zoe: “{', '.join(['passe'] * 30)}”"
    assert words.plain(line, NAMES, languages()["de"]).splitlines() == [line]


def test_links_and_digests_are_never_folded() -> None:
    link = "https://posse.test/p/" + "a" * 90
    digest = "commitment: " + "0" * 64
    assert words.plain(f"{link}\n{digest}\n", NAMES) == f"{link}\n{digest}\n"


def test_empty_lines_never_stand_together() -> None:
    assert words.plain("one\n\n\n\ntwo   \n\n\n", NAMES) == "one\n\ntwo\n"


def test_glued_words_stay_on_one_line_in_every_language() -> None:
    nobody_translates = Spoken("nl", gettext.NullTranslations())
    glued = words.glued(dollars(3000))
    assert (glued, glued.said_in(nobody_translates)) == ("$3,000", f"${words.GLUE}3.000")


def test_the_html_part_names_its_language() -> None:
    nobody_translates = Spoken("nl", gettext.NullTranslations())
    layout = templates(nobody_translates).get_template("_shared/layout.html")
    assert '<html lang="nl">' in layout.render(title="", rules="", operator="", other_languages=())
