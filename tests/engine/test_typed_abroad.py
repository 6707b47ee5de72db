"""What people type in another language than English (docs/formats.md#what-people-type)."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine import CARDS, Ambiguous, Unreadable
from engine.language import Language
from engine.typed.grammar import MOVES, MOVES_OF_TWO, rules_abroad, spread
from engine.typed.interpretation import may_read, read, write_orders
from engine.typed.lexicon import lexicon_of, places_for
from service.languages.spoken import Spoken, languages
from service.web.turn.move_section import EXAMPLE, EXAMPLE_OF_AN_ANSWER
from service.web.turn.order_form import EXAMPLE_OF_REST
from tests.engine.test_typed import NAMES, TABLES, canonical_moves
from tests.engine.test_typed import test_what_players_call_them as english_examples
from tests.engine.typed_words import WordList, dutch, german
from tests.quick import few

LANGUAGES = (dutch, german)


def line(text: str, language: Language | None, names: tuple[str, ...] = NAMES) -> str:
    """The canonical line of a text."""
    assert may_read(text, language)
    return write_orders(read(text, names, language))


def refusal(text: str, language: Spoken) -> str:
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
        ("leg belle op de aflegstapel", "discard BS"),
        ("gooi weg: belle", "discard BS"),
        ("ik gooi belle weg", "discard BS"),
        ("dan leg ik 3 jesse", "play JJ 3"),
        ("leg 3 jesse; bank > jesse; leg wes af", "play JJ 3; bank > JJ; discard WH"),
        ("gooi de bankoverval weg", "discard BR"),
        ("leg de foto van belle af", "discard BS*"),
        ("belle afleggen", "discard BS"),
        ("pak van de stapel", "draw supply"),
        ("ik pak twee kaarten van de stapel", "draw supply"),
        ("neem de bovenste kaart van de aflegstapel", "draw discard"),
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
        ("wyatt pak", "wyatt draw"),
        ("Wyatt Earp neem", "wyatt draw"),
        ("verwijder een schuilplaats > kies jesse", "wyatt clear > JJ"),
        ("vraag jesse links", "wanted ask JJ left"),
        ("meest gezocht jesse rechts", "wanted ask JJ right"),
        ("meest gezocht: vraag links om jesse", "wanted ask JJ left"),
        ("jesse links vragen", "wanted ask JJ left"),
        ("steel", "wanted steal"),
        ("meest gezocht stelen", "wanted steal"),
        ("pas", "pass"),
        ("ik pas", "pass"),
        ("wyatt tegen schuilplaats", "wyatt clear"),
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
        ("ich passe", "pass"),
        ("dann ziehe ich vom Nachziehstapel", "draw supply"),
        ("lege 3 jesse; bank > jesse; wirf wes ab", "play JJ 3; bank > JJ; discard WH"),
        ("lege wes auf den Ablagestapel", "discard WH"),
        ("lege 3 jesse auf den Tisch", "play JJ 3"),
        ("wirf ab: wes", "discard WH"),
        ("Wyatt gegen Versteck", "wyatt clear"),
        ("Wyatt nimm", "wyatt draw"),
        ("räum das Versteck weg", "wyatt clear"),
        ("zwei Karten vom Nachziehstapel ziehen", "draw supply"),
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
def test_english_always_works(said: str, move: str, language: Spoken) -> None:
    assert line(said, language) == move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", TABLES)
def test_every_canonical_move_reads_as_itself(names: tuple[str, ...], language: Spoken) -> None:
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
    assert refusal("pak", dutch) == "ambiguous: “pak” kan pak of neem zijn"
    assert "Schnellster Schütze" in refusal("wirf s ab", german)
    assert refusal("leg belle", dutch).startswith("unreadable: “leg belle” is niet af")


@pytest.mark.parametrize(
    ("code", "words"), [("en", "draw supply"), ("de", "zieh Nachziehstapel"), ("nl", "pak voorraad")]
)
def test_a_move_that_is_refused_is_named_in_the_language_of_its_reader(code: str, words: str) -> None:
    position = engine.new_game(NAMES, seed="7" * 64)
    drawn = position.play(position.turn, "draw supply")
    stopped = engine.play_line(drawn, drawn.turn, read("draw supply", NAMES)).stopped
    told = stopped.message if isinstance(stopped, engine.Refusal) else None
    assert isinstance(told, engine.language.Text)
    said = told.said_in(languages()[code])
    assert words in said
    assert (" supply" in said) == (code == "en")


def test_a_list_of_cards_is_no_line_of_moves() -> None:
    """It stands in mails, which people send back."""
    assert refusal("Versteck, Bankraub", german).startswith("unreadable")
    assert refusal("2 Jesse James, 1 Wes Hardin", dutch).startswith("unreadable")
    assert line("2 Jesse, Bank, passe", german) == "play JJ 2; bank; pass"


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_words_for_everything_that_is_typed(language: Language) -> None:
    places = lexicon_of(language).places
    assert [part for part, one in places.items() if part not in ("WE", "OUTLAW") and not one.abroad] == []
    assert {value for one in places.values() for value in one.labels} == {
        value for one in places.values() for values in (*one.whole.values(), *one.abroad.values()) for value in values
    }


@pytest.mark.parametrize("language", languages().values())
def test_each_example_in_a_refusal_is_a_move(language: Spoken) -> None:
    with pytest.raises(Unreadable) as caught:
        read("nonsense", NAMES, language)
    _, *examples = re.findall("[“„](.+?)[”“]", str(language.say(caught.value.message)))
    assert len(examples) == 6
    for example in examples:
        assert len(read(example, NAMES, language)) == 1, example


@pytest.mark.parametrize("language", languages().values())
def test_each_example_of_a_line_is_what_it_is_in_english(language: Spoken) -> None:
    for example in (EXAMPLE, EXAMPLE_OF_AN_ANSWER, EXAMPLE_OF_REST):
        assert line(str(language.say(example)), language) == write_orders(read(example, NAMES))


def spelled_out(language: Language, seats: int) -> Iterator[tuple[str, str]]:
    """Every move in every way to write it: each word of the lists, in each order of the grammar."""
    lexicon = lexicon_of(language)
    places = places_for(NAMES[:seats] if seats == 2 else NAMES, lexicon)
    chance = random.Random(f"every word of {seats}")
    words = {
        part: [(name, value) for names in (one.abroad, one.whole) for name, those in names.items() for value in those]
        for part, one in places.items()
    }
    for parts, move in spread(rules_abroad(lexicon, seats) + (MOVES_OF_TWO if seats == 2 else MOVES)):
        longest = max(len(words[part]) for part in parts)
        for _ in range(2 * longest):
            chosen = {part: chance.choice(words[part]) for part in parts}
            text = " ".join(word for part in parts for word in chosen[part][0])
            if not text.startswith("*"):  # a bullet
                yield text, move.format(**{part: value for part, (_, value) in chosen.items()})


@pytest.mark.slow
@pytest.mark.parametrize("seats", few([3, 2], 1))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_written_by_the_lists_and_the_grammar_is_that_move(language: Language, seats: int) -> None:
    """Or it is refused because it could be several, or is the beginning of another; it is never another move."""
    names, refused, written = NAMES[:2] if seats == 2 else NAMES, 0, 0
    for text, move in spelled_out(language, seats):
        written += 1
        try:
            assert line(text, language, names) == ("wyatt draw" if move == "take WE" else move), text
        except (Ambiguous, Unreadable):
            refused += 1
    assert refused < written / 20


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_pages_call_a_move_may_be_typed(language: Spoken) -> None:
    """Without what stands in brackets. A card is not named where nobody else may know it."""
    for seats in (2, 3):
        names = NAMES[:seats]
        for move in canonical_moves(seats):
            if move in ("take WE", "discard WE*"):
                continue
            said = str(language.say(engine.describe_move(engine.Move.parse(move), names)))
            assert line(re.sub(r" \(.*", "", said), language, names) == move, said


@pytest.mark.parametrize("names", TABLES)
def test_an_example_of_each_move_is_that_move(names: tuple[str, ...]) -> None:
    """In English it is the move's canonical form."""
    for move in canonical_moves(len(names)):
        example = engine.typed_form(engine.Move.parse(move))
        assert example == move
        for language in LANGUAGES:
            said = str(language.say(example))
            assert line(said, language, names) == move, said
            assert len(move.split()) == 2 or said != move, "no English in another language"


@given(st.sampled_from(LANGUAGES), st.randoms(use_true_random=False))
def test_a_text_that_is_read_may_be_read(language: Spoken, chance: random.Random) -> None:
    places = lexicon_of(language).places
    known = [word for one in places.values() for name in (*one.abroad, *one.whole) for word in name]
    known += [*CARDS, "jesse", "belle", "3", "burt", "of", "play", ">", ";", ","]
    text = " ".join(chance.choice(known) for _ in range(chance.randint(1, 5)))
    try:
        orders = read(text, NAMES, language)
    except (Unreadable, Ambiguous):
        return
    assert may_read(text, language)
    assert read(write_orders(orders), NAMES, language) == read(write_orders(orders), NAMES) == orders
    assert read(str(language.say(engine.typed_line(orders))), NAMES, language) == orders
