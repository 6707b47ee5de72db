"""The words of the game: every event and every move has them, for everybody, and they hide what is hidden."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any, get_args

import pytest

import engine
from engine import events as e
from tests.engine.random_games import steps
from tests.engine.second_reading import canonical_moves
from tests.engine.table import KINDS, NAMES

CODE = re.compile(rf"\b({'|'.join(re.escape(code.rstrip('*')) for code in KINDS)})(?!\w)\*?")
CARD_NAMES = {card.name for card in engine.CARDS.values()}
GAMES = range(80)

BELLE, WYATT = "BS", "WE"


def told(event: e.Event, you: int | None = None) -> str:
    return engine.phrase(event, NAMES, you)


@pytest.fixture(scope="module")
def phrases() -> dict[str, set[str]]:
    """Every sentence of the random games by the event's class, as each seat and a bystander are told it."""
    found: dict[str, set[str]] = defaultdict(set)
    for game in GAMES:
        for step in steps(("phrases", game)):
            for seat in (None, *range(len(step.after.players))):
                for event in step.after.events_for(seat):
                    words = engine.phrase(event, step.after.players, seat)
                    found[type(event).__name__].add(words)
    return found


def test_every_event_is_phrased_in_random_games(phrases: dict[str, set[str]]) -> None:
    """But for deals, which are no step of theirs."""
    assert {event.__name__ for event in get_args(e.Event)} == set(phrases) | {"Dealt"}


def test_a_phrase_is_one_sentence_or_two_in_the_words_of_the_game(phrases: dict[str, set[str]]) -> None:
    for words in (words for sentences in phrases.values() for words in sentences):
        assert words[0].isupper(), words
        assert words.endswith((".", "Most Wanted!")), words
        assert not CODE.search(words), words
        assert not re.search(r"None|[{}\[\]_]|  |\d{4}|\$0\b", words), words
        assert len(words) < 250, words


def test_you_are_called_you_and_a_bystander_is_not(phrases: dict[str, set[str]]) -> None:
    for name, sentences in phrases.items():
        yours = {words for words in sentences if re.search(r"\b[Yy]ou(r)?\b", words)}
        assert bool(yours) == (name not in ("Shot", "Reshuffled")), name
        assert sentences - yours, name
        for words in sentences:
            assert not re.search(r"\b[Yy]ou (was|has|takes|begins)\b", words), words
            assert not re.search(r"\b(Anna|Burt|Curt|Dora) (were|begin|take)\b", words), words
    for event in EVENTS:
        assert "you" not in told(event).lower().split()


EVENTS: tuple[e.Event, ...] = (
    e.Dealt(2, 0, 1, WYATT),
    e.Drew(1, 2, (BELLE, WYATT)),
    e.Drew(1, 1, (BELLE,)),
    e.Drew(1, 0, ()),
    e.Drew(1, 2, None),
    e.DrewDiscard(1, "JJ*"),
    e.Reshuffled(31),
    e.Reshuffled(1),
    e.Laid(1, BELLE, 3, True, 2000),
    e.Laid(1, "JJ", 3, True, 2000),
    e.Laid(1, "JJ", 1, False, 0),
    e.PhotoPlayed(1, "JJ", False, 1000),
    e.PhotoPlayed(1, "JJ", True, 1000),
    *(e.Played(1, WYATT, way, False) for way in ("", "ask", "steal", "draw", "search", "clear")),
    e.Played(1, WYATT, "clear", True),
    e.Shot(1, BELLE, True),
    e.Shot(1, WYATT, False),
    e.Landed(1, "BR", BELLE, 2, 1000),
    e.Displaced(1, BELLE),
    e.Asked(0, 1, BELLE, True),
    e.Asked(0, 1, BELLE, False),
    e.Stole(0, 1, BELLE),
    e.Orphaned(1, BELLE, ("SR", "BR", "BR")),
    e.Hid(0, 1, BELLE),
    e.Cleared(1, BELLE),
    e.Took(1, "JJ*", False),
    e.Took(1, None, False),
    e.Passed(1),
    e.Discarded(1, BELLE),
    *(e.HandOver(why, 1) for why in ("out", "no_cards", "at_once")),
    e.HandOver("supply", None),
    e.Scored("WH", (0, 0, 0), 1000, "free", (), 1000),
    e.Scored("WH", (3, 4, 0), 1000, "free", (), 1000),
    e.Scored("WH", (2, 11, 6), 9000, "whole", ((0, 9000, 0),), 0),
    e.Scored("WH", (4, 9, 5), 8000, "shared", ((0, 2000, 1000), *[(0, 1000, 1000)] * 2, (0, 1000, 0)), 0),
    e.Scored("WH", (2, 4, 4), 6000, "shared", ((1000, 2000, 2000),), 1000),
    e.Scored("WH", (4, 4, 2), 3000, "short", (), 3000),
    e.DuelShot(1, BELLE, True),
    e.DuelShot(1, WYATT, False),
    e.DuelOut(1),
    e.GameOver(1, (3000, 26_000, 0)),
)
"""One event of each kind and of each way of telling it; Burt is in all that have a player."""


def test_the_events_above_are_of_every_kind() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.Event))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_told_to_its_player_to_another_and_to_a_bystander(event: e.Event) -> None:
    own, other, bystander = told(event, 1), told(event, 3), told(event)
    assert other == bystander
    assert not CODE.search(own + " " + other)
    assert ("Burt" in other) == (own != other)
    assert "Burt" not in own


def test_the_sentences() -> None:
    """As they stand in a mail to Burt, so that a change of words is a change somebody has read."""
    assert [told(event, 1) for event in EVENTS] == SENTENCES


SENTENCES = [
    "Hand 2 was dealt by Anna: $1,000 onto every poster, Wyatt Earp on the discard stack. You begin.",
    "You drew 2 cards from the supply: Belle Starr and Wyatt Earp.",
    "You drew 1 card from the supply: Belle Starr.",
    "You found no card in the supply.",
    "You drew 2 cards from the supply.",
    "You took the Photo of Jesse James from the top of the discard stack.",
    "The discard stack was shuffled into a new supply of 31 cards.",
    "The discard stack was shuffled into a new supply of 1 card.",
    "You laid 3 Belle Starr and opened her; $2,000 onto the poster.",
    "You laid 3 Jesse James and opened him; $2,000 onto the poster.",
    "You laid 1 Jesse James.",
    "You played the Photo of Jesse James; $1,000 onto the poster.",
    "You played the Photo of Jesse James out of turn; $1,000 onto the poster.",
    "You played Wyatt Earp.",
    "You played Wyatt Earp and asked around.",
    "You played Wyatt Earp to steal from a territory.",
    "You played Wyatt Earp to draw two cards.",
    "You played Wyatt Earp to search the discard stack.",
    "You played Wyatt Earp against a Hideout.",
    "You played Wyatt Earp out of turn against a Hideout.",
    "The shot turned up Belle Starr: a hit.",
    "The shot turned up Wyatt Earp: a miss.",
    "Bank Robbery went onto your Belle Starr, +2 CP; $1,000 onto the poster.",
    "The Fastest Gun on your Belle Starr went to the discard stack.",
    "You were asked for Belle Starr and gave one.",
    "You were asked for Belle Starr and had none.",
    "Anna took one of your Belle Starr into the hand.",
    "That left Stagecoach Robbery, Bank Robbery and Bank Robbery of your Belle Starr alone: onto the discard stack.",
    "The Hideout covers your Belle Starr.",
    "The Hideout on your Belle Starr is gone.",
    "You took the Photo of Jesse James out of the discard stack.",
    "You took a card out of the discard stack.",
    "You passed.",
    "You discarded Belle Starr.",
    "You discarded the last card: the hand is over.",
    "You had no cards left at the end of the turn: the hand is over.",
    "You had no cards left: the hand is over.",
    "The supply was exhausted for the second time: the hand is over.",
    "Wes Hardin stays free (no CP); $1,000 stays.",
    "Wes Hardin stays free (7 CP in all, under 8); $1,000 stays.",
    "Wes Hardin (you 11, Curt 6, Anna 2 CP): you take all $9,000, 5 or more ahead.",
    "Wes Hardin (you 9, Curt 5, Anna 4 CP), $8,000 shared: you $5,000 (2+1+1+1), Curt $3,000 (1+1+1).",
    "Wes Hardin (you 4, Curt 4, Anna 2 CP), $6,000 shared: you $2,000, Curt $2,000, Anna $1,000; $1,000 stays.",
    "Wes Hardin (Anna 4, you 4, Curt 2 CP): $3,000 cannot pay the leaders; it stays.",
    "Duel: you turned up Belle Starr, a hit.",
    "Duel: you turned up Wyatt Earp, a miss.",
    "Duel: you were out.",
    "The game is over. You won: you $26,000, Anna $3,000.",
]


def test_what_nobody_may_know_is_not_told() -> None:
    """Others' draws and hidden takes, in every random game: no card is named, to anybody but the player."""
    hidden = 0
    for game in GAMES:
        for step in steps(("hidden", game), most=400):
            for seat in (None, *range(len(step.after.players))):
                for event in step.after.events_for(seat):
                    words = engine.phrase(event, step.after.players, seat)
                    if isinstance(event, e.Drew) or (isinstance(event, e.Took) and not event.announced):
                        named = [name for name in CARD_NAMES if name in words]
                        assert not named or seat == event.seat, words
                        hidden += not named
    assert hidden > 500


def test_dollars_are_written_with_their_thousands() -> None:
    assert [engine.dollars(amount) for amount in (0, 1000, 26_000, 1_000_000)] == [
        "$0",
        "$1,000",
        "$26,000",
        "$1,000,000",
    ]


@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_canonical_move_is_described(number: int) -> None:
    names = NAMES[:number]
    described = {}
    for move in [*canonical_moves(number), "take ?"]:
        for you in (None, *range(number)):
            words = engine.describe_move(move, names, you)
            assert words[0].islower(), words
            assert not words.endswith(".")
            assert not CODE.search(words), words
            described[move, you] = words
    for you in (None, *range(number)):
        assert len({words for (_, reader), words in described.items() if reader == you}) == len(described) / (
            number + 1
        )


def test_a_target_is_described_by_its_owners_name_or_as_yours() -> None:
    assert engine.describe_move("choose 1 JJ", NAMES, 1) == "choose your Jesse James"
    assert engine.describe_move("choose 1 JJ", NAMES, 0) == "choose Burt’s Jesse James"
    assert engine.describe_move("choose JJ", NAMES) == "choose Jesse James"


def test_what_is_no_event_is_refused() -> None:
    words: Any = "Burt drew"
    with pytest.raises(TypeError, match="not an event"):
        engine.phrase(words, NAMES)
