"""The words of the game: every event and every move has a whole sentence for every reader, and no sentence reveals
a hidden card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter
from typing import Any, get_args

import pytest

import engine
from engine.rules import events as e
from engine.rules.moves import Move
from engine.words.event_phrases import sentence_for
from engine.words.event_sentences import AFFECTED, ITEMS, NOBODY, OTHER, PHRASES, SENTENCES, YOU, Key
from engine.words.move_phrases import phrase_for
from tests.engine.golden import sentences as golden
from tests.engine.random_games import steps
from tests.engine.second_reading import canonical_moves
from tests.engine.table import KINDS, NAMES

CODE = re.compile(rf"\b({'|'.join(re.escape(code.rstrip('*')) for code in KINDS)})(?!\w)\*?")
CARD_NAMES = {card.name for card in engine.CARDS.values()}
GAMES = range(80)

Told = tuple[e.Event, int | None, tuple[str, ...]]  # an event as a reader may know it, the reader's seat, the names


def in_games(games: range = GAMES) -> Iterator[Told]:
    """Every event of random games, deals included, as every seat and a bystander may know it."""
    for game in games:
        for step in steps(("phrases", game)):
            names = step.after.players
            dealt = isinstance(step.before.events[0], e.Dealt)
            for position in (step.before, step.after) if dealt else (step.after,):
                for seat in (None, *range(len(names))):
                    for event in position.events_for(seat):
                        yield event, seat, names


def by_hand() -> Iterator[Told]:
    """The events of the golden file, as everybody may know them."""
    for event in golden.EVENTS:
        for seat in (None, *range(len(NAMES))):
            yield event, seat, NAMES


@pytest.fixture(scope="module")
def phrases() -> dict[str, Key]:
    """Every different sentence of the random games, and its key."""
    return {engine.phrase(event, names, seat): sentence_for(event, names, seat)[0] for event, seat, names in in_games()}


# --- the table of sentences -------------------------------------------------------------------------------------------


def test_the_file_for_proof_readers_and_translators_is_up_to_date() -> None:
    """Every sentence as it stands, with samples, so that a change of words is a change somebody has read."""
    assert list(golden.told()) == golden.PATH.read_text(encoding="utf-8").splitlines()


def test_the_samples_hold_every_event_every_sentence_and_every_phrase() -> None:
    assert {type(event) for event in golden.EVENTS} == set(get_args(e.Event))
    assert {sentence_for(event, names, seat)[0] for event, seat, names in by_hand()} == set(SENTENCES)
    assert {case for case, _ in golden.move_samples()} == set(PHRASES)


def test_a_sentence_about_a_player_is_there_for_that_player_and_for_others() -> None:
    for event, case, person in SENTENCES:
        persons = {other for name, of, other in SENTENCES if (name, of) == (event, case)}
        assert persons in ({NOBODY}, {YOU, OTHER}, {YOU, AFFECTED, OTHER}), (event, case, person)
    assert {event for event, _, person in SENTENCES if person == AFFECTED} == {"Dealt", "Asked", "Stole", "Hid"}


NAMES_IN_SENTENCES = {"name", "other", "owner"}
CARDS_IN_SENTENCES = {"a_card", "card", "cards", "outlaw"}
NUMBERS = {"hand", "count", "points", "needed", "ahead", "rounds"}
AMOUNTS = {"amount", "reward", "left"}
LISTS = {"standing", "shares", "duellists", "money"}


def parameters(words: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(words) if name is not None}


def test_names_cards_numbers_amounts_and_lists_of_them_are_the_only_parameters() -> None:
    for words in (*SENTENCES.values(), *PHRASES.values()):
        assert parameters(words) <= NAMES_IN_SENTENCES | CARDS_IN_SENTENCES | NUMBERS | AMOUNTS | LISTS, words
    for words in ITEMS.values():
        assert parameters(words) <= {"name"} | NUMBERS | AMOUNTS, words


def test_a_sentence_names_the_players_its_reader_is_not() -> None:
    for (_, _, person), words in SENTENCES.items():
        assert bool(re.search(r"\b[Yy]ou(r)?\b", words)) == (person in (YOU, AFFECTED)), words
        assert bool(parameters(words) & NAMES_IN_SENTENCES) or person in (YOU, NOBODY), words
        assert "name" not in parameters(words) or person != YOU, words


def test_sentences_are_whole_and_need_no_possessive_no_gender_and_no_second_full_stop() -> None:
    for words in SENTENCES.values():
        assert words[0].isupper() or words.startswith(("{name} ", "{outlaw} ")), words
        assert words.endswith("."), words
        assert not words.endswith(("{name}.", "{other}.")), words  # a name may end in a full stop
    for words in PHRASES.values():
        assert words[0].islower(), words
        assert not words.endswith("."), words
    for words in (*SENTENCES.values(), *ITEMS.values(), *PHRASES.values()):
        assert not re.search(r"\b(he|him|his|she|hers?|himself|herself)\b", words), words
        assert not re.search(r"[’']|  |\s[.,:;)]|\.\.", words), words


# --- events -----------------------------------------------------------------------------------------------------------


def test_every_event_happens_in_random_games(phrases: dict[str, Key]) -> None:
    assert {event.__name__ for event in get_args(e.Event)} == {event for event, _, _ in phrases.values()}


def test_a_phrase_is_in_the_words_of_the_game(phrases: dict[str, Key]) -> None:
    for words in phrases:
        assert words[0].isupper(), words
        assert words.endswith((".", "Most Wanted!")), words
        assert not CODE.search(words), words
        assert not re.search(r"None|[{}\[\]_]|  |\d{4}", words), words
        assert len(words) < 250, words


def test_no_sentence_reads_as_a_move() -> None:
    """People answer above the text of a mail, and no line of the text may be taken for their move."""
    for event, seat, names in by_hand():
        with pytest.raises(engine.Refusal):
            engine.read(engine.phrase(event, names, seat), names)


@pytest.mark.parametrize("event", golden.EVENTS, ids=lambda event: type(event).__name__)
def test_readers_are_called_you_and_never_by_their_names(event: e.Event) -> None:
    """Boris acts; Chris is asked, robbed or hidden; Dora and a bystander read the same."""
    names = golden.NAMES
    for seat, name in enumerate(names):
        assert name not in engine.phrase(event, names, seat)
    bystander = engine.phrase(event, names)
    assert not re.search(r"\b[Yy]ou(r)?\b", bystander)
    for seat, name in enumerate(names):
        assert (engine.phrase(event, names, seat) == bystander) == (name not in bystander)


def test_what_is_no_event_is_refused() -> None:
    words: Any = "Burt drew"
    with pytest.raises(TypeError, match="not an event"):
        engine.phrase(words, NAMES)


# --- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_canonical_move_has_a_phrase_of_its_own(number: int) -> None:
    names = NAMES[:number]
    moves = [*canonical_moves(number), "take ?"]
    for you in (None, *range(number)):
        described = [engine.describe_move(Move.parse(move), names, you) for move in moves]
        for words in described:
            assert words[0].islower(), words
            assert not words.endswith("."), words
            assert not CODE.search(words), words
        assert len(set(described)) == len(moves)
        assert {phrase_for(Move.parse(move), names, you)[0] for move in moves} <= set(PHRASES)


def test_a_target_is_described_by_its_owners_name_or_as_yours() -> None:
    assert engine.describe_move(Move.parse("choose 1 JJ"), NAMES, 1) == "choose Jesse James in your territory"
    assert engine.describe_move(Move.parse("choose 1 JJ"), NAMES, 0) == "choose Jesse James in the territory of Burt"
    assert engine.describe_move(Move.parse("choose JJ"), NAMES) == "choose Jesse James"


def test_an_ask_has_no_direction_where_there_is_only_one_opponent() -> None:
    ask = Move.parse("wanted ask JJ left")
    assert engine.describe_move(ask, NAMES[:2]) == "play a Most Wanted! and ask for Jesse James"
    assert engine.describe_move(ask, NAMES) == "play a Most Wanted! and ask for Jesse James, starting on the left"
