"""Validation of names and addresses: what is accepted, what is refused, and the messages."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from hypothesis import given
from hypothesis import strategies as st

from service.db.database import Database
from service.players.players import fingerprint
from service.text.addresses import clean_address
from service.text.names import NAME_LENGTH, clean_line, clean_name, name_key
from tests.own_catalogs import compile_catalog, speaking_only


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna   Belle ", "Anna Belle"),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("O'Neill-Łukasz", "O'Neill-Łukasz"),
        ("J. R. Smith", "J. R. Smith"),
        ("Иван", "Иван"),
        ("田中", "田中"),
        ("Player 2", "Player 2"),
        ("Burt (the Gun), Jr.", "Burt (the Gun), Jr."),
        ("N" * 30, "N" * 30),
        ("e\u0301" * 30, "é" * 30),
    ],
)
def test_a_name_is_kept_as_people_write_it(typed: str, name: str) -> None:
    assert clean_name(typed) == name


REFUSED = {
    "letter": ["", "   ", "..."],
    "visible": ["\u3164", "\u2800", "Anna\tBelle", "Anna\x00"],
    "invisible": ["An\u200bna", "\u202eannA", "Anna\u2066", "\ufeffAnna", "Anna\ue000", "Anna\ud800"],
    "line break": ["Anna\r\nBcc: burt@example.org", "Anna\n", "Anna\u2028Belle"],
    "At most 30": ["N" * 31, "N" * 10_000],
    "No address": ["anna@example.org", "anna＠example"],
    "no link": [
        *("http://evil", "see www.evil", "evil.example", "evil.example/x"),
        *("evil．example", "evil。example", "пример.рф"),
    ],
    "signs": ['Burt "the Gun"; Jr.', "<b>Bill</b>"],
    "means a seat": ["2", "17", "２", "#2", "2."],
    "Please take another name": ["You", "“YOU”"],
}


@pytest.mark.parametrize(("typed", "expected"), [(typed, why) for why in REFUSED for typed in REFUSED[why]])
def test_a_name_that_could_do_harm_is_refused_with_the_reason(typed: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        clean_name(typed)


def test_nobody_is_called_as_mails_in_any_language_call_their_reader(tmp_path: Path) -> None:
    catalog = Catalog("nl")
    catalog.add("you", "je, jij", context="words for a reader, with commas; nobody may be called so")
    compile_catalog(tmp_path, catalog)
    with speaking_only(tmp_path):
        for name, word in {"you": "you", "JE": "je", "Jíj.": "jij"}.items():
            with pytest.raises(ValueError, match=f"in a mail “{word}” is whoever reads it"):
                clean_name(name)
        assert clean_name("Jij 2") == "Jij 2"


def test_a_clean_name_is_short_one_line_composed_and_stays_as_it_is() -> None:
    accepted = set()

    @given(st.text(max_size=80) | st.text(st.sampled_from("aÉe\u0301 -’\u00a0\t"), max_size=40))
    def check(typed: str) -> None:
        try:
            name = clean_name(typed)
        except ValueError:
            return
        assert 0 < len(name) <= NAME_LENGTH
        assert unicodedata.is_normalized("NFC", name)
        assert not any(unicodedata.category(letter)[0] == "C" for letter in name)
        assert name.split(" ") == name.split()
        assert clean_name(name) == name
        accepted.add(name)

    check()
    assert len(accepted) > 1


def test_the_length_limit_of_a_line_is_a_parameter() -> None:
    assert clean_line("x" * 60, 60) == "x" * 60
    with pytest.raises(ValueError, match="At most 60"):
        clean_line("x" * 61, 60)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("José", "jose"), ("Øyvind", "oyvind"), ("Straße", "STRASSE"), ("Bob!", "bob")]
)
def test_names_that_a_typed_move_cannot_tell_apart_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_other_names_are_not_the_same() -> None:
    assert len({name_key(name) for name in ("Anna", "Anne", "Ann", "Anna B", "Аnna", "Robot 1", "Robot 2")}) == 7


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("anna@example.org", "anna@example.org"),
        ("  anna@example.org ", "anna@example.org"),
        ("Anna.Belle+wyatt@Example.ORG", "Anna.Belle+wyatt@example.org"),
        ("o'neill_7%x@mail-1.example.co.uk", "o'neill_7%x@mail-1.example.co.uk"),
        ("anna@bücher.example", "anna@xn--bcher-kva.example"),
        ("anna@xn--bcher-kva.example", "anna@xn--bcher-kva.example"),
        ("anna@localhost", "anna@localhost"),
        ("a" * 64 + "@example.org", "a" * 64 + "@example.org"),
    ],
)
def test_an_address_is_accepted_by_its_syntax_alone(typed: str, address: str) -> None:
    assert clean_address(typed) == address


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "anna",
        "@example.org",
        "anna@",
        "anna@example",
        "anna@@example.org",
        "anna@burt@example.org",
        "Anna <anna@example.org>",
        "anna@example.org, burt@example.org",
        "anna@example.org\r\nBcc: burt@example.org",
        "anna@example.org\n",
        "anna\n@example.org",
        "an na@example.org",
        '"an na"@example.org',
        ".anna@example.org",
        "anna.@example.org",
        "an..na@example.org",
        "änna@example.org",
        "anna@example..org",
        "anna@.example.org",
        "anna@example.org.",
        "anna@-example.org",
        "anna@example-.org",
        "anna@exa_mple.org",
        "anna@127.0.0.1",
        "anna@[127.0.0.1]",
        "anna@" + "x" * 64 + ".org",
        "a" * 65 + "@example.org",
        "a@" + ".".join(["x" * 60] * 5),
        "anna@\u202eexample.org",
        "anna@\ud800.org",
        "mailto:anna@example.org",
        "x" * 100_000 + "@example.org",
    ],
)
def test_what_is_not_one_bare_address_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="mail address"):
        clean_address(typed)


NEARLY = st.text(st.sampled_from("aZ0.-+_ @é\u202e\n"), max_size=12)
LIKE_AN_ADDRESS = st.builds("{}a@{}b.{}".format, NEARLY, NEARLY, st.sampled_from(["org", "ORG", "o", "1", "org ", "é"]))


def test_a_clean_address_is_ascii_bounded_and_stays_as_it_is() -> None:
    accepted = set()

    @given(st.text(max_size=300) | st.just("anna@example.org") | LIKE_AN_ADDRESS)
    def check(typed: str) -> None:
        try:
            address = clean_address(typed)
        except ValueError:
            return
        assert address.isascii()
        assert len(address) <= 254
        assert clean_address(address) == address
        accepted.add(address)

    check()
    assert accepted


def test_a_blocked_address_is_stored_as_a_fingerprint_of_its_mailbox(database: Database) -> None:
    with database.writing() as session:
        anna = fingerprint(session, "anna.b@proton.me")
        assert [fingerprint(session, same) for same in ("ANNAB@proton.me", "anna.b+x@pm.me")] == [anna, anna]
        assert fingerprint(session, "burt@proton.me") != anna
        assert "anna" not in anna
    with database.writing() as session:
        assert fingerprint(session, "anna.b@proton.me") == anna, "by a key that is stored"
