"""Why a hand ended and how a duel went, told to everybody: the events of every kind of end."""

from __future__ import annotations

import pytest

import engine
from engine import Position
from engine.rules.events import DuelBegan, DuelOut, DuelShot, Event, GameOver, HandOver, Scored
from tests.engine.table import DECK, OUTLAWS, deck_with_top, play, table

EVERYBODY = (None, 0, 1, 2)
OUTLAW_CARDS = [card for card in DECK if card in OUTLAWS]
OTHERS = [card for card in DECK if card not in OUTLAWS]


def ends(p: Position, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds, which everybody is told alike."""
    found = [[event for event in p.events_for(seat) if isinstance(event, kinds)] for seat in EVERYBODY]
    assert all(told == found[0] for told in found)
    return found[0]


def test_a_last_card_discarded() -> None:
    q = play(table(["WH", "2BD", "SK"]), "0 discard WH")
    assert ends(q, HandOver) == [HandOver("out", 0)]


def test_another_without_cards_when_the_turn_ends() -> None:
    q = play(table(["WH SK", "2BD", ""]), "0 discard WH")
    assert ends(q, HandOver) == [HandOver("no_cards", 2)]


def test_of_two_without_cards_the_one_who_discarded_is_named() -> None:
    q = play(table(["WH", "", ""]), "0 discard WH")
    assert ends(q, HandOver) == [HandOver("out", 0)]


def test_the_supply_needed_for_the_second_time() -> None:
    q = play(table(["WH", "2BD", "SK"], phase="draw", supply="JJ", rest="discard", reshuffled=True), "0 draw supply")
    assert ends(q, HandOver) == [HandOver("supply", None)]


@pytest.mark.parametrize(
    ("start", "moves"),
    [
        (table(["WH", "2BD", "SK"], phase="draw", supply="JJ BS", rest=1, reshuffled=True), ["0 draw supply"]),
        (table(["BR WH", "2BD", "SK"], territories=[{"JJ": "3JJ"}], supply="WE", rest=1, reshuffled=True), ["0 bank"]),
        (
            table(["BR WH", "2BD", "SK"], territories=[{"JJ": "3JJ"}], supply="BS", rest=1, reshuffled=True),
            ["0 bank", "0 choose JJ"],
        ),
        (table(["WE WH", "2BD", "SK"], supply="BS BK", rest=1, reshuffled=True), ["0 wyatt draw"]),
        (
            table(
                ["WH", "2BD", "WE"],
                phase="react",
                pending={"move": "wyatt", "on": "JJ", "waiting": [2]},
                sheriff_played=True,
                territories=[{}, {}, {"JJ": "3JJ HO"}],
                supply="BS",
                rest=1,
                reshuffled=True,
            ),
            ["2 wyatt clear"],
        ),
    ],
    ids=["a draw", "a miss", "a hit", "a wyatt earp", "a reaction"],
)
def test_the_supply_emptied_for_the_second_time(start: Position, moves: list[str]) -> None:
    emptied = Position.from_dict(start.to_dict() | {"house_rules": {"second_exhaustion": "emptied"}})
    assert ends(play(emptied, *moves), HandOver) == [HandOver("supply", None)]
    assert ends(play(start, *moves), HandOver) == []


@pytest.mark.parametrize("shot", ["BS", "BR"])
@pytest.mark.parametrize("second_exhaustion", ["needed", "emptied"])
def test_a_last_wyatt_earp_out_of_turn(shot: str, second_exhaustion: str) -> None:
    """Also when the same shot spends the supply."""
    p = table(
        ["WH", "2BD", "WE"],
        phase="react",
        pending={"move": "wyatt", "on": "JJ", "waiting": [2]},
        sheriff_played=True,
        territories=[{}, {}, {"JJ": "3JJ HO"}],
        supply=[shot],
        rest=1,
        reshuffled=True,
        house_rules={"out_of_turn_out": "at_once", "second_exhaustion": second_exhaustion},
    )
    assert ends(play(p, "2 wyatt clear"), HandOver) == [HandOver("at_once", 2)]


def test_a_single_richest_player_wins() -> None:
    q = play(table(["WH", "2BD", "SK"], money=[1000, 26_000, 25_000]), "0 discard WH")
    assert ends(q, HandOver, GameOver) == [HandOver("out", 0), GameOver(1, (1000, 26_000, 25_000))]


def test_a_duel_by_elimination_shot_by_shot() -> None:
    """Curt deals: Anna turns the first card. Who misses while another hits is out."""
    p = table(["WH", "2BD", "SK"], money=[25_000] * 3, dealer=2)
    q = play(p, "0 discard WH", shuffles=[deck_with_top("WE BR HO JJ SR BK JJ FG")])
    assert ends(q, DuelBegan, DuelShot, DuelOut, GameOver) == [
        DuelBegan((0, 1, 2), 25_000, "elimination"),
        *(DuelShot(0, "WE", False), DuelShot(1, "BR", False), DuelShot(2, "HO", False)),
        *(DuelShot(0, "JJ", True), DuelShot(1, "SR", False), DuelShot(2, "BK", True), DuelOut(1)),
        *(DuelShot(0, "JJ", True), DuelShot(2, "FG", False), DuelOut(2)),
        GameOver(0, (25_000, 25_000, 25_000)),
    ]


def test_a_duel_until_one_is_a_hit_ahead_shot_by_shot() -> None:
    """Nobody drops out."""
    p = table(["WH", "2BD", "SK"], money=[25_000] * 3, dealer=2, house_rules={"duel": "one_hit_ahead"})
    q = play(p, "0 discard WH", shuffles=[deck_with_top("JJ JJ SR SK WE BR WE BK HO FG BD MW")])
    assert [event.hit for event in ends(q, DuelShot) if isinstance(event, DuelShot)] == [
        *(True, True, False),
        *(True, False, False),
    ]
    assert q.winner == 0
    assert ends(q, DuelBegan, DuelOut) == [DuelBegan((0, 1, 2), 25_000, "one_hit_ahead")]


def test_who_wins_the_duel_stands_first_in_the_final_standing() -> None:
    """Burt wins; Anna has as much and sits before them."""
    p = table(["WH", "2BD", "SK"], money=[26_000, 26_000, 1000], dealer=2)
    q = play(p, "0 discard WH", shuffles=[deck_with_top("WE JJ")])
    *_, began, anna, burt, out, over = [engine.phrase(event, q.players, 1) for event in q.events_for(1)]
    assert began == (
        "A duel decides between those level at $26,000 (Anna, you): each turns up a card of a new shuffle, "
        "and who misses while another hits is out, until one is left."
    )
    assert [anna, burt, out] == [
        "Anna turned up a Wyatt Earp in the duel: a miss.",
        "You turned up a Jesse James in the duel: a hit.",
        "Anna dropped out of the duel.",
    ]
    assert over == "The game is over, and you won: you $26,000, Anna $26,000, Curt $1,000."


def test_a_duel_may_need_a_third_shuffle_and_each_has_its_own_label() -> None:
    """Four duellists and a deck in which, round after round, the first two hit or miss together."""
    p = table(["WH", "2BD", "SK", "BC"], money=[25_000] * 4, dealer=3, house_rules={"duel": "one_hit_ahead"})
    hit, miss = OUTLAW_CARDS[:], OTHERS[:]
    level: list[str] = []
    while len(level) < 76:
        together = hit if len(hit) > len(miss) else miss
        level += [together.pop(), together.pop()]
        level += [(miss or hit).pop(), (miss or hit).pop()]
    level += hit + miss
    with pytest.raises(ValueError, match=r"hand/1/duel/2 "):
        play(p, "0 discard WH", shuffles=[level, level])


@pytest.mark.parametrize(
    ("piles", "poster", "how", "left"),
    [
        (["3JJ", "", ""], 3000, "free", 3000),
        (["4JJ", "", ""], 3000, "whole", 0),
        (["2JJ", "2JJ", ""], 6000, "shared", 0),
        (["2JJ", "2JJ", ""], 3000, "short", 3000),
    ],
)
def test_how_each_poster_was_scored(piles: list[str], poster: int, how: str, left: int) -> None:
    """Seven are told, in the circle; what lay there, whose it became, what stays."""
    territories = [{"JJ": pile} if pile else {} for pile in piles]
    q = play(table(["WH", "2BD", "SK"], territories=territories, posters={"JJ": poster}), "0 discard WH")
    told = [event for event in ends(q, Scored) if isinstance(event, Scored)]
    assert [event.outlaw for event in told] == list(OUTLAWS)
    scored = told[OUTLAWS.index("JJ")]
    assert (scored.reward, scored.how, scored.left) == (poster, how, left)
    assert sum(scored.gained) == poster - left
    assert {event.how for event in told if event is not scored} == {"free"}
