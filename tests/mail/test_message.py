"""The bytes of a mail, as another mail program reads them."""

from __future__ import annotations

import email
import gettext
from dataclasses import replace
from datetime import UTC, datetime
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine.language import dollars
from service.languages.spoken import ENGLISH, Spoken, languages
from service.mail.composing import plaintext as words
from service.mail.composing.message import Envelope, MessageText, build
from service.mail.writer import templates

LETTER = MessageText(
    "Friday: your turn",
    "Zoë, it is your turn. Play here:\nhttps://posse.test/p/" + "a" * 120 + "\n",
    "<html><head><style>.card { color: #222222; } @media (prefers-color-scheme: dark) { p { color: #eeeeee; } }</style>"
    '<link rel="stylesheet" href="https://elsewhere.test/style.css"></head>'
    '<body><p class="card">Zoë</p></body></html>',
)
ENVELOPE = Envelope(
    sender=Address("Posse", addr_spec="posse@posse.test"),
    address="zoe@posse.test",
    name="Zoë",
    message_id="turn.3.1.0123@posse.test",
    sent_at=datetime(2026, 11, 20, 9, 30, tzinfo=UTC),
    game="0123456789abcdef01234567",
    seat=1,
    kind="turn",
    of_list="0123456789abcdef01234567",
    language=ENGLISH,
    at=3,
    thread="start.0.1.0123@posse.test",
    unsubscribe="https://posse.test/p/0123/mails",
)


def parsed(mail: bytes) -> EmailMessage:
    found = email.message_from_bytes(mail, policy=policy.default)
    assert isinstance(found, EmailMessage)
    assert not any(part.defects for part in found.walk())
    return found


def test_a_mail_has_a_plain_part_and_then_an_html_part() -> None:
    mail = parsed(build(ENVELOPE, LETTER))
    assert mail.get_content_type() == "multipart/alternative"
    assert [part.get_content_type() for part in mail.iter_parts()] == ["text/plain", "text/html"]
    plain = mail.get_body(("plain",))
    assert plain is not None
    assert plain.get_content().replace("\r\n", "\n") == LETTER.text


def test_styles_are_inlined_and_nothing_is_fetched() -> None:
    html = parsed(build(ENVELOPE, LETTER)).get_body(("html",))
    assert html is not None
    assert '<p class="card" style="color: #222222;">Zoë</p>' in html.get_content()
    assert "prefers-color-scheme: dark" in html.get_content()


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("References", "thread", f"start.0.1.{'0' * 200}@posse.test"),
        ("List-Unsubscribe", "unsubscribe", f"https://posse.test/p/{'a' * 300}/mails"),
    ],
)
def test_a_long_header_is_neither_folded_nor_encoded(name: str, field: str, value: str) -> None:
    assert f"{name}: <{value}>\r\n".encode() in build(replace(ENVELOPE, **{field: value}), LETTER)


@pytest.mark.parametrize(("sender", "domain"), [("posse@Posse.Test", "posse.test"), ("posse@[127.0.0.1]", "127.0.0.1")])
def test_ids_are_in_the_sender_s_domain(sender: str, domain: str) -> None:
    mail = parsed(build(replace(ENVELOPE, sender=Address("Posse", addr_spec=sender)), LETTER))
    assert mail["List-Id"] == f"<{ENVELOPE.of_list}.{domain}>"


def test_every_line_fits_what_smtp_allows_and_ends_with_crlf() -> None:
    raw = build(ENVELOPE, replace(LETTER, text="ä" * 5000))
    lines = raw.split(b"\r\n")
    assert max(map(len, lines)) <= 998
    assert not any(b"\n" in line or b"\r" in line for line in lines)
    assert raw.isascii()


@pytest.mark.parametrize("name", ['Zoë "the Kid"', "Doe, Jane", "名無し", "<evil@elsewhere.test>", "x? =? ?="])
def test_a_name_stays_a_name_whatever_is_in_it(name: str) -> None:
    mail = parsed(build(replace(ENVELOPE, name=name), LETTER))
    assert [address.addr_spec for address in mail["To"].addresses] == ["zoe@posse.test"]


@pytest.mark.parametrize("name", ["Card table", "Zoë's games", "Doe, Jane", 'Card "the" table', "名無し"])
def test_the_sender_has_the_operator_s_name(name: str) -> None:
    sender = Address(name, addr_spec="posse@posse.test")
    assert parsed(build(replace(ENVELOPE, sender=sender), LETTER))["From"].addresses == (sender,)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\nBcc: all@elsewhere.test"])
def test_a_line_break_in_a_header_is_refused(end: str) -> None:
    with pytest.raises(ValueError, match="line break"):
        build(replace(ENVELOPE, name="Zoë" + end), LETTER)
    with pytest.raises(ValueError, match="line break"):
        build(ENVELOPE, replace(LETTER, subject="Friday" + end))


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


def test_empty_lines_never_stand_together() -> None:
    assert words.plain("one\n\n\n\ntwo   \n\n\n", NAMES) == "one\n\ntwo\n"


def test_glued_words_stay_on_one_line_in_every_language() -> None:
    nobody_translates = Spoken("nl", gettext.NullTranslations())
    glued = words.glued(dollars(3000))
    assert (glued, glued.said_in(nobody_translates)) == ("$3,000", f"${words.GLUE}3.000")


def test_the_html_part_names_its_language() -> None:
    nobody_translates = Spoken("nl", gettext.NullTranslations())
    layout = templates(nobody_translates).get_template("_shared/layout.html")
    assert '<html lang="nl">' in layout.render(title="", rules="", operator="", other_languages=(), device_ended=False)
