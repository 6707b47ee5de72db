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


def test_a_mail_says_what_it_is_in_its_headers() -> None:
    mail = parsed(build(ENVELOPE, LETTER))
    assert dict(mail.items()) | {"Content-Type": "", "MIME-Version": ""} == {
        "From": "Posse <posse@posse.test>",
        "To": "Zoë <zoe@posse.test>",
        "Subject": "Friday: your turn",
        "Date": "Fri, 20 Nov 2026 09:30:00 +0000",
        "Message-ID": "<turn.3.1.0123@posse.test>",
        "In-Reply-To": "<start.0.1.0123@posse.test>",
        "References": "<start.0.1.0123@posse.test>",
        "List-Id": "<0123456789abcdef01234567.posse.test>",
        "Content-Language": "en",
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "OOF, AutoReply",
        "Feedback-ID": "turn:posse",
        "List-Unsubscribe": "<https://posse.test/p/0123/mails>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "X-Posse-Game": "0123456789abcdef01234567",
        "X-Posse-Seat": "1",
        "X-Posse-Kind": "turn",
        "X-Posse-At": "3",
        "Content-Type": "",
        "MIME-Version": "",
    }


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


def test_long_references_are_neither_folded_nor_encoded() -> None:
    thread = "start.0.1." + "0" * 200 + "@posse.test"
    raw = build(replace(ENVELOPE, thread=thread), LETTER)
    assert f"References: <{thread}>\r\n".encode() in raw


def test_a_long_address_to_unsubscribe_is_neither_folded_nor_encoded() -> None:
    address = f"https://posse.test/p/{'a' * 300}/mails"
    raw = build(replace(ENVELOPE, unsubscribe=address), LETTER)
    assert f"List-Unsubscribe: <{address}>\r\n".encode() in raw


def test_the_last_mail_to_an_address_ends_no_others() -> None:
    mail = parsed(build(replace(ENVELOPE, unsubscribe=None), LETTER))
    assert not {"List-Unsubscribe", "List-Unsubscribe-Post"} & set(mail.keys())


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


def test_the_first_mail_of_a_game_follows_no_other() -> None:
    mail = parsed(build(replace(ENVELOPE, thread=None), LETTER))
    assert mail["References"] is None
    assert mail["In-Reply-To"] is None


def test_a_mail_to_somebody_unknown_names_nobody() -> None:
    assert parsed(build(replace(ENVELOPE, name=""), LETTER))["To"] == "zoe@posse.test"


def test_ids_live_in_the_sender_s_domain() -> None:
    mail = parsed(build(replace(ENVELOPE, sender=Address("Posse", addr_spec="posse@Posse.Test")), LETTER))
    assert mail["List-Id"] == f"<{ENVELOPE.of_list}.posse.test>"


def test_a_server_without_a_name_has_ids_all_the_same() -> None:
    sender = Address("Posse", addr_spec="posse@[127.0.0.1]")
    mail = parsed(build(replace(ENVELOPE, sender=sender), LETTER))
    assert mail["List-Id"] == f"<{ENVELOPE.of_list}.127.0.0.1>"


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
