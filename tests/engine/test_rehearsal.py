"""A rehearsed line: it brings what was told, and what is refused could not have been played."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import engine
from tests.engine import random_games
from tests.engine.clauses import reached
from tests.engine.orders import order
from tests.engine.table import NAMES, table


def turns(name: str, games: int = 12) -> Iterator[tuple[engine.Position, random.Random]]:
    """Yield positions in which a player may play, with a source of choices."""
    chance = random.Random(name)
    for game in range(games):
        for step in random_games.steps(f"{name} {game}", most=300):
            if step.before.phase == "play":
                yield step.before, chance


def some_line(p: engine.Position, chance: random.Random) -> list[engine.TypedMove]:
    """Return up to four legal moves in any order, which need not be possible one after the other."""
    return [order(chance.choice(p.legal(p.turn))) for _ in range(chance.randint(1, 4))]


def rehearsed(p: engine.Position, line: list[engine.TypedMove]) -> list[engine.Rehearsed] | None:
    """Return None if the line is refused."""
    try:
        return engine.rehearse(p.seen_by(p.turn), line)
    except engine.IllegalMove:
        return None


def played_out(p: engine.Position, line: list[engine.TypedMove]) -> list[engine.Position] | None:
    """Play the line while all who are asked pass; return the positions after its moves, None if it stops."""
    seat, positions, rest = p.turn, [], line
    while rest:
        try:
            part = engine.play_line(p, seat, rest, single=True)
        except ValueError:
            return None
        positions += [step.after for step in part.steps]
        if part.stopped is not None:
            return None
        p, rest = part.position, part.rest
        while rest and p.phase == "react":
            p = p.play(p.to_act()[0], "pass")
    return positions


@pytest.mark.slow
def test_every_legal_move_alone_is_accepted() -> None:
    checked = 0
    for p, _ in turns("alone", games=6):
        for move in p.legal(p.turn):
            assert rehearsed(p, [order(move)]) is not None, move
            checked += 1
    assert checked > 1000


def test_what_is_refused_could_not_have_been_played() -> None:
    refused = 0
    for p, chance in turns("refused"):
        line = some_line(p, chance)
        if any(one.move.verb is engine.Verb.WYATT_SEARCH for one in line):
            continue  # what it brings is not known
        if rehearsed(p, line) is None:
            assert played_out(p, line) is None, line
            refused += 1
    assert refused > 300


POSSIBLE = {
    "a Sheriff card that a search has just brought is the second of the turn": (
        "WE 2WH | 2BS; piles: 3JJ; stack: BR; supply: SK",
        "wyatt search > BR; bank > JJ; discard WH",
    ),
    "a search with the last card brings the one to discard": (
        "WE WH | 2BS; opened: WH; stack: SK",
        "play WH 1; wyatt search > SK; discard SK",
    ),
    "a shot takes a card of the reshuffle": (
        "BR 2WH | 2BS; opened: WH; stack: SK; rest: 1",
        "play WH 1; bank > WH; discard WH",
    ),
    "a Fastest Gun goes onto an Outlaw on whom an opponent has one": (
        "FG 2WH | 2BS; piles: | 2WH FG; supply: SK; fastest_gun: outlaw",
        "play WH 1; gun > WH; discard WH",
    ),
    "a Hideout goes onto the player's own pile": (
        "HO 2WH | 2BS; opened: WH; supply: SK; hideout: anyone",
        "play WH 1; hideout > 0 WH; discard WH",
    ),
}
"""For each line the table and the line."""


@pytest.mark.parametrize("why", POSSIBLE)
def test_a_line_that_only_its_own_plays_make_possible_is_accepted(why: str) -> None:
    start, line = POSSIBLE[why]
    p = reached(start)
    orders = engine.read(line, p.players)
    assert len(engine.rehearse(p.seen_by(0), orders)) == len(orders)
    played = engine.play_line(p, 0, orders, shuffles=[["SK"]])
    assert (played.stopped, played.rest) == (None, [])


def test_a_hideout_may_fall_on_a_pile_that_a_photo_begins_out_of_turn() -> None:
    p = table(["3WH HO BS", "WH* BS"], supply="SK")
    orders = engine.read("play WH 3; hideout > 1 WH", p.players)
    assert len(engine.rehearse(p.seen_by(0), orders)) == 2
    asked = engine.play_line(p, 0, orders)
    reacted = asked.position.play(1, "photo WH")
    assert engine.play_line(reacted, 0, asked.rest).stopped is None


def test_a_card_that_a_search_brings_is_no_second_sheriff_card_after_another_play() -> None:
    p = table(["WE 2WH", "2BS"], territories=[{"JJ": "3JJ"}], opened="WH", discard="BR")
    orders = engine.read("wyatt search > BR; play WH 1; bank", p.players)
    with pytest.raises(engine.IllegalMove, match="Only one Sheriff card may be played in a turn"):
        engine.rehearse(p.seen_by(0), orders)


def test_a_fastest_gun_lands_without_the_one_that_it_displaces() -> None:
    p = reached("FG 2BS | 2BK; piles: WH | 2WH FG; supply: SK; fastest_gun: outlaw")
    (told,) = engine.rehearse(p.seen_by(0), engine.read("gun", p.players))
    after = engine.play_line(p, 0, engine.read("gun > WH", p.players)).position.view(None)
    points = [sum(engine.CARDS[code].points for code in territory["WH"]) for territory in after["territories"]]
    (landing,) = told.landings
    assert [landing.own, landing.rival_points] == points == [5, 4]


def in_play(hand: list[str], territory: dict[str, list[str]] | None = None) -> engine.SeatView:
    """Return the view of Anna, whose turn it is to play, with such a hand."""
    p = engine.new_game(NAMES, seed="05" * 32, dealer=len(NAMES) - 1).play(0, "draw supply")
    view = p.view(0)
    view["hands"][0] = hand
    view["territories"][0] = territory or {}
    view["open"] = sorted(territory or {}, key=engine.OUTLAWS.index)
    view["legal"] = [f"discard {code}" for code in dict.fromkeys(hand)]
    return engine.read_view(view)


@pytest.mark.parametrize(
    ("hand", "line", "why"),
    [
        ("3JJ JJ* BR", "play jesse 3; discard jesse", "You hold 3 Jesse James cards, and 4 are chosen."),
        (
            "3JJ JJ* BR",
            "play jesse 3; photo jesse; discard photo jesse",
            "You hold one Photo of Jesse James card,",
        ),
        ("3JJ JJ* BR", "play jesse 3; photo jesse; bank", "Only one Sheriff card may be played in a turn."),
        (
            "3JJ JJ* BR",
            "play jesse 2",
            "Jesse James is not open yet: the first cards that are laid must be three",
        ),
        ("3JJ JJ* BR", "discard bank; play jesse 3", "Nothing can follow this: discard a Bank Robbery."),
        ("3JJ JJ* BR", "play jesse 3; gun", "You do not hold a Fastest Gun, so this is not possible: play a Fastest"),
        ("3JJ JJ* BR", "photo jesse", "This move is not possible now: play the Photo of Jesse James."),
        ("3JJ JJ* BR", "draw supply", "This move is not possible now: draw two cards from the supply."),
        ("3JJ", "play jesse 3", "no card would be left to discard: lay 3 Jesse James cards together"),
        ("2JJ MW WH", "wanted ask jesse left; discard most wanted", "You hold one Most Wanted! card"),
        ("WE WH", "wyatt search; discard wes", "A search lets you look before you take a card"),
    ],
)
def test_why_a_line_is_not_possible_is_said_in_words(hand: str, line: str, why: str) -> None:
    view = table([hand, "2BD", "2BC"], discard="SK").seen_by(0)
    before = repr(view)
    with pytest.raises(engine.IllegalMove) as refusal:
        engine.rehearse(view, engine.read(line, NAMES[:3]))
    assert why.lower() in refusal.value.message.lower()
    assert repr(view) == before


def test_a_photo_and_a_robbery_count_with_what_is_laid_before_them() -> None:
    view = in_play(["JJ", "JJ", "JJ", "JJ", "BR", "WH"])
    before = view.posters[engine.OUTLAWS.index("JJ")]
    laid, robbery, last = engine.rehearse(view, engine.read("play jesse 4; bank; discard wes", NAMES))
    assert laid.prospect is not None
    assert (laid.prospect.own, laid.prospect.after) == (8, before + 3000)
    assert [(one.outlaw, one.own, one.after) for one in robbery.landings] == [("JJ", 10, before + 4000)]
    assert robbery.is_shot
    assert last.ends_hand


@pytest.mark.parametrize(("burt", "ends"), [("", True), ("BS", False)])
def test_a_discard_ends_the_hand_when_somebody_else_has_no_cards(burt: str, ends: bool) -> None:
    p = table(["3WH", burt, "2BK"])
    (told,) = engine.rehearse(p.seen_by(0), engine.read("discard WH", p.players))
    assert told.ends_hand is ends
    assert (p.play(0, "discard WH").phase == "hand_over") is ends


def test_a_card_that_an_ask_may_bring_may_follow() -> None:
    view = table(["2JJ MW WH", "2BD", "2BC"]).seen_by(0)
    orders = engine.read("wanted ask jesse left; play jesse 3; discard wes", NAMES[:3])
    assert len(engine.rehearse(view, orders)) == 3
