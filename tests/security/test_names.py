"""What a name may be: every name of people in their own writing, and nothing that a mail or a reader mistakes.

Whatever people type is cut before anything looks at it closely.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from datetime import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.typed.interpretation import LONGEST
from service import errors
from service.db.database import Database
from service.table import resigning
from service.text.names import MOST_DIGITS, NAME_LENGTH, SIGNS, clean_line, clean_name, name_key
from tests.security.fuzzing import HARMFUL, REAL
from tests.security.scenes import offered
from tests.security.test_error_size import UNITS
from tests.service.harness import Harness


@pytest.mark.parametrize("name", REAL)
def test_a_real_name_is_accepted_as_it_is(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name) == name


@pytest.mark.parametrize("clean", [clean_name, lambda text: clean_line(text, 60)], ids=["player", "game"])
@pytest.mark.parametrize("name", HARMFUL, ids=ascii)
def test_a_harmful_name_is_refused(name: str, clean: Callable[[str], str]) -> None:
    with pytest.raises(ValueError, match=r"please|needs|cannot|most|looks|Expected"):
        clean(name)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna;", "“;” cannot be in a name. A name has letters, spaces, up to 4 digits, and of signs"),
        ("evil.com", "a full stop needs a space and a capital letter after it"),
        ("Аnna", "Letters of one script, please: this mixes Cyrillic, Latin"),
        ("ﬁona", "“ﬁ” looks like “fi”: please type that instead"),
        ("Anna 12345", "At most 4 digits"),
        ("A\u0301\u0302\u0303\u0304nna", "At most 2 accents or vowel signs on one letter"),
        ("Anna \u0301", "needs a letter of its own script before it"),
        ("An\u200bna", "an invisible character"),
        ("N" * 31, "At most 30 characters"),
    ],
    ids=ascii,
)
def test_a_refusal_says_what_was_expected(name: str, expected: str) -> None:
    with pytest.raises(ValueError, match=re.escape(expected)):
        clean_name(name)


@pytest.mark.parametrize(
    "character", "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\ufe00\ufe0f\uffa0", ids=ascii
)
@pytest.mark.parametrize("name", ["Anna{}", "{}Anna", "An{}na", "김{}"])
def test_no_character_that_may_show_as_nothing_is_in_a_name(name: str, character: str) -> None:
    with pytest.raises(ValueError, match="invisible"):
        clean_name(name.format(character))


def test_whatever_is_accepted_holds_no_sign_of_an_address_an_encoded_word_or_a_number() -> None:
    accepted = set()

    @settings(max_examples=300)
    @given(
        st.text(max_size=40)
        | st.text(st.sampled_from(" '’-.,&!()aAéЖα花ñ1\u0301\u0302@:/=?"), max_size=40)
        | st.lists(st.sampled_from(["Anna", "de", "B.", "42", "b.c", ".com"]), max_size=4).map(" ".join)
    )
    def check(typed: str) -> None:
        try:
            name = clean_name(typed)
        except ValueError:
            return
        assert len(name) <= NAME_LENGTH
        assert not set(name) & set('@:/=?<>;"\\%#_')
        assert sum(letter.isdigit() for letter in name) <= MOST_DIGITS
        assert not re.search(r"\w\.\w\w|(^|\s)\.|\w\w\. [a-z][a-z]", name)  # an initial may be followed by anything
        assert not re.search(r"[\u0300-\u036f]{3}", unicodedata.normalize("NFC", name))
        assert all(letter in SIGNS or unicodedata.category(letter)[0] in "LMN" or letter in "་׳״・" for letter in name)
        accepted.add(name)

    check()
    assert len(accepted) > 10


@pytest.mark.parametrize("clean", [clean_name, lambda text: clean_line(text, 60)])
def test_a_long_text_is_refused_before_it_is_looked_at(clean: Callable[[str], str]) -> None:
    """With its spaces removed, as the checks see it, it would be short enough."""
    assert clean("A" + " " * 500) == "A"
    with pytest.raises(ValueError, match="At most"):
        clean("A" + " " * 1200)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ＡＮＮＡ"),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Straße", "STRASSE"),
        ("Oʼzbek", "O’zbek"),
        ("Oʻzbek", "O'zbek"),
        ("José", "jose"),
        ("Anna!", "(Anna)"),
        ("ﬁona", "Fiona"),
    ],
)
def test_names_that_look_alike_are_the_same_at_a_table(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_a_substitute_may_not_be_called_like_somebody_at_the_table(database: Database, now: datetime) -> None:
    harness = Harness(database, now)
    harness.do(resigning.resign, 2)
    for name in ("Ánna", "ＡＮＮＡ", "anna!"):
        with pytest.raises(errors.Invalid, match="has this name already"):
            offered(harness, 2, name)
    assert offered(harness, 2, "Eve")


# --- what is typed is cut ---------------------------------------------------------------------------------------------


def test_a_text_that_is_too_long_is_refused_whatever_is_in_it() -> None:
    assert engine.read("pass" + " " * (LONGEST - 4), ["Anna", "Burt"])
    with pytest.raises(engine.Refusal, match="is too long: 2001 characters"):
        engine.read("pass" + " " * (LONGEST - 3), ["Anna", "Burt"])


def test_of_a_text_that_may_be_a_move_only_the_beginning_is_looked_at() -> None:
    assert not engine.may_read("zebra")
    assert not engine.may_read(" " * (LONGEST - 5) + "zebra")
    assert engine.may_read(" " * LONGEST + "zebra")


def test_of_a_players_name_only_the_beginning_is_looked_at() -> None:
    (order,) = engine.read("choose zebra JJ", ["Anna" + " " * (LONGEST - 9) + "Zebra", "Burt"])
    assert order.move.text == "choose 0 JJ"
    with pytest.raises(engine.Refusal, match="zebra"):
        engine.read("choose zebra JJ", ["Anna" + " " * LONGEST + "Zebra", "Burt"])


@pytest.mark.parametrize("unit", UNITS)
def test_a_refusal_of_the_engine_quotes_a_line_in_brief(unit: str) -> None:
    position = engine.new_game(["Anna", "Burt", "Curt"], seed="0" * 64)
    for line in (unit * 20_000, f"play {unit * 900}", f"bank > {unit * 300}", f"draw supply {unit * 900}"):
        with pytest.raises(engine.Refusal) as refusal:
            position.play(0, line)
        assert len(refusal.value.message) < 600
        assert len(message_of(lambda: engine.read(line, position.players))) < 600  # noqa: B023 - called at once


def message_of(read: Callable[[], object]) -> str:
    """The message of a refusal; empty if there is none."""
    try:
        read()
    except engine.Refusal as refusal:
        return refusal.message
    return ""
