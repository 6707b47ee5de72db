"""What people type in another language than English (docs/formats.md#what-people-type)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine import CARDS, Ambiguous, Unreadable
from engine.typed.interpretation import may_read, read, write_orders
from tests.engine.test_typed import NAMES, TABLES, canonical_moves
from tests.engine.test_typed import test_what_players_call_them as english_examples
from tests.engine.typed_words import DUTCH, GERMAN, WordList, dutch, german

LANGUAGES = (dutch, german)


def line(text: str, language: WordList | None, names: tuple[str, ...] = NAMES) -> str:
    """The canonical line of a text."""
    assert may_read(text, language)
    return write_orders(read(text, names, language))


def refusal(text: str, language: WordList) -> str:
    with pytest.raises((Unreadable, Ambiguous)) as caught:
        read(text, NAMES, language)
    said = caught.value.message
    return f"{caught.value.kind}: {said.said_in(language) if isinstance(said, engine.language.Text) else said}"


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("speel 3 jesse", "play JJ 3"),
        ("leg drie jesse james neer", "play JJ 3"),
        ("3 jesse spelen", "play JJ 3"),
        ("jesse 3 leggen", "play JJ 3"),
        ("zeven wes", "play WH 7"),
        ("leg één jesse", "play JJ 1"),
        ("leg een jesse uit", "play JJ 1"),
        ("gooi belle weg", "discard BS"),
        ("leg belle af", "discard BS"),
        ("gooi de bankoverval weg", "discard BR"),
        ("leg de foto van belle af", "discard BS*"),
        ("belle afleggen", "discard BS"),
        ("pak van de stapel", "draw supply"),
        ("pak van de voorraadstapel", "draw supply"),
        ("pak van de aflegstapel", "draw discard"),
        ("aflegstapel pakken", "draw discard"),
        ("bank", "bank"),
        ("speel een bankoverval > jesse", "bank > JJ"),
        ("postkoets", "stagecoach"),
        ("snelste schutter", "gun"),
        ("speel de schuilplaats uit > burt belle", "hideout > 1 BS"),
        ("schuilplaats > Burts belle", "hideout > 1 BS"),
        ("zoek > neem bank, foto van belle", "wyatt search > BR, BS*"),
        ("wyatt zoek", "wyatt search"),
        ("wyatt pak twee", "wyatt draw"),
        ("verwijder een schuilplaats > kies jesse", "wyatt clear > JJ"),
        ("vraag jesse links", "wanted ask JJ left"),
        ("meest gezocht jesse rechts", "wanted ask JJ right"),
        ("meest gezocht: vraag links om jesse", "wanted ask JJ left"),
        ("jesse links vragen", "wanted ask JJ left"),
        ("steel", "wanted steal"),
        ("meest gezocht stelen", "wanted steal"),
        ("pas", "pass"),
        ("kies burt belle", "choose 1 BS"),
        ("kies speler 1 belle", "choose 1 BS"),
        ("kies belle", "choose BS"),
        ("neem bank", "take BR"),
        ("speel een foto van jesse", "photo JJ"),
        ("pak aflegstapel; leg 3 jesse neer\ngooi wes weg", "draw discard; play JJ 3; discard WH"),
    ],
)
def test_in_dutch(said: str, move: str) -> None:
    assert line(said, dutch) == move


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("lege 3 Jesse, wirf Belle ab", "play JJ 3; discard BS"),
        ("zieh vom Stapel, lege 3 Jesse, bank > jesse, billy", "draw supply; play JJ 3; bank > JJ, BK"),
        ("lege 3 jesse aus", "play JJ 3"),
        ("leg drei Jesse James aus", "play JJ 3"),
        ("3 Jesse auslegen", "play JJ 3"),
        ("lege Jesse, 3", "play JJ 3"),
        ("lege eine jesse", "play JJ 1"),
        ("fünf wes", "play WH 5"),
        ("fuenf wes", "play WH 5"),
        ("wirf belle ab", "discard BS"),
        ("belle abwerfen", "discard BS"),
        ("das foto von belle abwerfen", "discard BS*"),
        ("wirf den bankraub weg", "discard BR"),
        ("zieh vom Nachziehstapel", "draw supply"),
        ("ziehe Ablagestapel", "draw discard"),
        ("vom Ablagestapel ziehen", "draw discard"),
        ("nimm vom Ablagestapel", "draw discard"),
        ("spiele einen Bankraub > jesse", "bank > JJ"),
        ("spiele den schnellsten Schützen", "gun"),
        ("schnellster schuetze", "gun"),
        ("postkutsche", "stagecoach"),
        ("spiel versteck aus > platz 1 belle", "hideout > 1 BS"),
        ("räume ein Versteck > jesse", "wyatt clear > JJ"),
        ("räume", "wyatt clear"),
        ("raeume", "wyatt clear"),
        ("raume", "wyatt clear"),
        ("suche > nimm bank", "wyatt search > BR"),
        ("wyatt zieh zwei", "wyatt draw"),
        ("frage jesse links", "wanted ask JJ left"),
        ("frage links nach jesse", "wanted ask JJ left"),
        ("jesse links fragen", "wanted ask JJ left"),
        ("meistgesucht! jesse rechts", "wanted ask JJ right"),
        ("gesucht stehlen", "wanted steal"),
        ("stiehl", "wanted steal"),
        ("passe", "pass"),
        ("wähle burt belle", "choose 1 BS"),
        ("waehle Burts belle", "choose 1 BS"),
        ("wähle belle", "choose BS"),
        ("nimm bankraub", "take BR"),
        ("spiele das Foto von Jesse aus", "photo JJ"),
    ],
)
def test_in_german(said: str, move: str) -> None:
    assert line(said, german) == move


def test_with_two_players_no_direction_is_needed() -> None:
    assert line("jesse fragen", german, NAMES[:2]) == line("vraag jesse", dutch, NAMES[:2]) == "wanted ask JJ left"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("said", "move"), english_examples.pytestmark[0].args[1])
def test_english_always_works(said: str, move: str, language: WordList) -> None:
    assert line(said, language) == move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", TABLES)
def test_every_canonical_move_reads_as_itself(names: tuple[str, ...], language: WordList) -> None:
    for move in canonical_moves(len(names)):
        assert line(move, language, names) == move


@pytest.mark.parametrize("text", ["speel 3 jesse", "wirf belle ab", "put belle away", "pass, pass", "belle discard"])
def test_other_languages_words_and_orders_are_not_read_in_english(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text, NAMES)


def test_a_language_without_words_of_its_own_is_english() -> None:
    with pytest.raises(Unreadable):
        read("belle discard", NAMES, WordList({}, {}))


def test_what_could_be_several_moves_is_refused_with_the_candidates() -> None:
    assert refusal("pak", dutch) == "ambiguous: “pak” could be pak or neem"
    assert "Schnellster Schütze" in refusal("wirf s ab", german)
    assert refusal("leg belle", dutch).startswith("unreadable: “leg belle” is not finished")


def test_english_words_keep_their_meaning() -> None:
    """Whatever another language calls so."""
    odd = WordList({"play, lay": "pass", "discard": "draw", "left": "right", "right": "left"}, {"Wes Hardin": "Bank"})
    assert line("pass", odd) == "pass"
    assert line("draw supply", odd) == "draw supply"
    assert line("ask jesse left", odd) == "wanted ask JJ left"
    assert line("discard bank", odd) == "discard BR"


def test_a_word_in_full_goes_before_what_it_begins_in_english() -> None:
    odd = WordList({"pass": "dis"}, {})
    assert line("dis", odd) == "pass"


def test_an_abbreviation_of_words_of_both_languages_is_ambiguous() -> None:
    odd = WordList({"pass": "stagger"}, {})
    assert refusal("stag", odd) == "ambiguous: “stag” could be Stagecoach Robbery or stagger"


@given(st.sampled_from([(dutch, DUTCH), (german, GERMAN)]), st.randoms(use_true_random=False))
def test_a_text_that_is_read_may_be_read(given_: tuple[WordList, dict[str, str]], chance: random.Random) -> None:
    language, words = given_
    known = [word.strip() for those in words.values() for word in those.split(",")]
    known += [*CARDS, "jesse", "belle", "3", "burt", "of", "play", ">", ";", ","]
    text = " ".join(chance.choice(known) for _ in range(chance.randint(1, 5)))
    try:
        orders = read(text, NAMES, language)
    except (Unreadable, Ambiguous):
        return
    assert may_read(text, language)
    assert read(write_orders(orders), NAMES, language) == read(write_orders(orders), NAMES) == orders
