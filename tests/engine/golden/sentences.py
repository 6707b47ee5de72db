"""Every sentence and every phrase with sample names, to be proof-read by people and used by translators.

`python -m tests.engine.golden.sentences` writes the file anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.hand_score import HandScore
from engine.rules import events as e
from engine.rules.editions import resolve
from engine.rules.moves import Move
from engine.rules.scoring import pay
from engine.words import scoring_sentences as scoring
from engine.words.event_phrases import phrase, sentence_for
from engine.words.event_sentences import ITEMS, PHRASES, SENTENCES
from engine.words.move_phrases import describe_move, phrase_for
from engine.words.scoring_phrases import describe_gain, describe_lead, describe_scoring
from tests.engine.golden.make import HERE

PATH = HERE / "sentences.txt"
NAMES = ("Anna", "Boris", "Chris", "Dora")
ANNA, BORIS, CHRIS, DORA = range(4)

SCORED = tuple(
    e.Scored("WH", points, reward, *pay(points, reward, resolve("gryphon-2014", flags)))
    for points, reward, flags in (
        ((0, 0, 0, 0), 1000, {}),
        ((3, 4, 0, 0), 2000, {}),
        ((2, 11, 6, 0), 9000, {}),
        ((3, 9, 5, 4), 9000, {"share": 5}),
        ((2, 4, 4, 0), 6000, {}),
        ((6, 2, 0, 0), 2000, {}),
        ((6, 5, 0, 0), 7000, {}),
        ((4, 4, 2, 0), 3000, {}),
        ((2, 6, 4, 0), 1000, {}),
        ((2, 6, 4, 0), 1000, {"short_leaders": "one_each"}),
        ((4, 4, 2, 0), 3000, {"short_leaders": "one_each"}),
    )
)
SCORES = (
    HandScore(2, SCORED, (0, 6000, 3000, 1000), (2000, 8000, 5000, 1000), (), ()),
    HandScore(3, SCORED, (0, 0, 0, 1000), (2000, 8000, 8000, 1000), (), ()),
)

EVENTS: tuple[e.Event, ...] = (
    e.Dealt(2, ANNA, BORIS, "WE"),
    e.Dealt(3, BORIS, CHRIS, "JJ*"),
    e.Drew(BORIS, 0, ()),
    e.Drew(BORIS, 1, None),
    e.Drew(BORIS, 1, ("JJ",)),
    e.Drew(BORIS, 2, None),
    e.Drew(BORIS, 2, ("JJ*", "MW")),
    e.DrewDiscard(BORIS, "HO"),
    e.DrewDiscard(BORIS, "JJ*"),
    e.Reshuffled(0, False),
    e.Reshuffled(1, False),
    e.Reshuffled(1, True),
    e.Reshuffled(31, False),
    e.Reshuffled(30, True),
    e.Laid(BORIS, "BS", 3, True, 2000),
    e.Laid(BORIS, "JJ", 1, False, 0),
    e.Laid(BORIS, "JJ", 1, False, 1000),
    e.Laid(BORIS, "JJ", 2, False, 1000),
    e.PhotoPlayed(BORIS, "JJ", False, 1000),
    e.PhotoPlayed(BORIS, "JJ", True, 1000),
    *(e.Played(BORIS, card, "", False) for card in ("SR", "BR", "FG", "HO")),
    *(e.Played(BORIS, "MW", way, False) for way in ("ask", "steal")),
    *(e.Played(BORIS, "WE", way, False) for way in ("draw", "search", "clear")),
    e.Played(BORIS, "WE", "clear", True),
    e.Shot(BORIS, "BS", True),
    e.Shot(BORIS, "MW", False),
    e.Shot(BORIS, "SK*", False),
    e.Landed(BORIS, "BR", "BS", 2, 1000),
    e.Landed(BORIS, "FG", "WH", 3, 1000),
    e.Displaced(BORIS, "BK"),
    e.Asked(BORIS, CHRIS, "JJ", True),
    e.Asked(BORIS, CHRIS, "JJ", False),
    e.Stole(BORIS, CHRIS, "JJ"),
    e.Orphaned(BORIS, "BD", ("FG",)),
    e.Orphaned(BORIS, "BD", ("SR", "BR", "BR", "HO")),
    e.Hid(BORIS, CHRIS, "BC"),
    e.Hid(BORIS, BORIS, "BC"),
    e.Cleared(BORIS, "BC"),
    e.Took(BORIS, None, False),
    e.Took(BORIS, "MW", False),
    e.Took(BORIS, "JJ*", True),
    e.Passed(BORIS),
    e.Discarded(BORIS, "WH"),
    e.Discarded(BORIS, "MW"),
    e.Discarded(BORIS, "WH*"),
    *(e.HandOver(why, BORIS) for why in ("out", "no_cards", "at_once")),
    e.HandOver("supply", None),
    *SCORED,
    e.DuelBegan((CHRIS, BORIS), 26_000, "elimination"),
    e.DuelBegan((CHRIS, BORIS), 26_000, "one_hit_ahead"),
    e.DuelShot(BORIS, "BS", True),
    e.DuelShot(BORIS, "WE", False),
    e.DuelShot(BORIS, "SK*", False),
    e.DuelOut(BORIS),
    e.GameOver(BORIS, (3000, 26_000, 0, 11_000)),
)
"""Every event in every way that has a sentence of its own. Boris acts in all but one of those with a player."""

MOVES = (
    *("draw supply", "draw discard", "play JJ 1", "play JJ 3", "photo JJ", "stagecoach", "bank", "gun"),
    *("wanted ask JJ left", "wanted ask JJ right", "wanted steal", "hideout"),
    *("wyatt draw", "wyatt search", "wyatt clear", "choose JJ", "choose 1 JJ"),
    *("take ?", "take BR", "take JJ*", "pass", "discard MW", "discard JJ*"),
)

Sample = tuple[str, str]  # what was chosen, as words; the text


def event_samples() -> Iterator[Sample]:
    """Every event as its players and a bystander read it."""
    for event in EVENTS:
        for you in (BORIS, CHRIS, None):
            yield _words(sentence_for(event, NAMES, you)[0]), phrase(event, NAMES, you)


def move_samples() -> Iterator[Sample]:
    """Every move as Boris and another player read it, and as two players do."""
    for names, you in ((NAMES, BORIS), (NAMES, CHRIS), (NAMES[:2], BORIS)):
        for move in MOVES:
            yield phrase_for(Move.parse(move), names, you)[0], describe_move(Move.parse(move), names, you)


def scoring_samples() -> Iterator[str]:
    """Every way to score a poster, a hand and a lead in sentences, as three players and a bystander read them."""
    for you in (ANNA, BORIS, CHRIS, None):
        for scored in SCORED:
            yield from describe_scoring(scored, NAMES, you)
        for score in SCORES:
            yield from (describe_gain(score, NAMES, you), describe_lead(score.money, NAMES, you))


def _words(key: tuple[str, ...]) -> str:
    return ", ".join(filter(None, key))


def told() -> Iterator[str]:
    """The file's lines: of every sentence its key, its words with the parameters, and samples."""
    yield f"{len(SENTENCES)} sentences about events"
    yield from _listed({_words(key): words for key, words in SENTENCES.items()}, event_samples())
    yield from ("", f"{len(ITEMS)} items of the lists in them")
    yield from _listed({_words(key): words for key, words in ITEMS.items()}, ())
    yield from ("", f"{len(scoring.SCORING)} sentences about the score of a hand")
    yield from _listed({_words(key): words for key, words in scoring.SCORING.items()}, ())
    yield from ("", f"{len(scoring.ITEMS)} items of the lists in them")
    yield from _listed({_words(key): words for key, words in scoring.ITEMS.items()}, ())
    yield from ("", "Samples:", *(f"  > {text}" for text in dict.fromkeys(scoring_samples())))
    yield from ("", f"{len(PHRASES)} phrases for moves")
    yield from _listed(PHRASES, move_samples())


def _listed(texts: Mapping[str, str], samples: Iterator[Sample] | tuple[()]) -> Iterator[str]:
    found: dict[str, dict[str, None]] = {key: {} for key in texts}
    for key, text in samples:
        found[key][text] = None
    for key, words in texts.items():
        yield from ("", f"{key}:", f"    {words}", *(f"  > {text}" for text in found[key] if text != words))


def write() -> None:
    """The file."""
    PATH.write_text("".join(f"{line}\n" for line in told()), encoding="utf-8")


if __name__ == "__main__":
    write()
