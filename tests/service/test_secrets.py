"""Nobody learns what they cannot know: games that differ only in what a viewer cannot see look the same to them."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Collection, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

import engine
from service import errors
from service.db.database import Database
from service.gamelog.log import GameLog
from service.models import Game
from service.views import gate
from tests.quick import few, first_quick
from tests.service.harness import Harness, bold, in_window, seed_of
from tests.tracing import calls_of


def other_hidden_cards(position: engine.Position, viewer: int | None, chance: random.Random) -> dict[str, Any]:
    """Return the position with the cards that the viewer cannot see dealt anew, all sizes unchanged."""
    twin = position.to_dict()
    fixed = {viewer}
    if twin["may_play_now"] is not None:
        fixed.add(twin["turn"])  # a card just taken stays in the hand that took it
    others = [n for n in range(len(twin["hands"])) if n not in fixed]
    hidden = [card for n in others for card in twin["hands"][n]] + twin["supply"]
    chance.shuffle(hidden)
    for n in others:
        size = len(twin["hands"][n])
        twin["hands"][n], hidden = sorted(hidden[:size], key=engine.KINDS.index), hidden[size:]
    twin["supply"] = hidden
    if not (twin["phase"] == "choose" and viewer == twin["turn"]):
        under = twin["discard"][1:]
        chance.shuffle(under)
        twin["discard"] = twin["discard"][:1] + under
    engine.Position.from_dict(twin)
    return twin


def everything_shown(harness: Harness, viewer: int | None, instead: dict[str, Any] | None = None) -> str:
    """Return as text all that the gate shows of the present table, or of another position in its place."""
    with harness.database.reading() as session:
        game = session.get_one(Game, harness.id)
        game.position = instead or game.position
        return json.dumps(gate.seat_object(GameLog(session, game), viewer)) + repr(
            gate.table(GameLog(session, game), viewer)
        )


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_quick(range(6), 2, 3))
def test_tables_that_differ_in_hidden_cards_look_the_same(database: Database, now: datetime, seed: int) -> None:
    chance = random.Random(seed)
    players = 2 + seed % 3
    rules = {"search": chance.choice(["hidden", "announced"])}
    harness = Harness(database, now, players, seed=60 + seed, house_rules=rules)
    differed = 0
    for _ in range(50):
        if harness.game().status != "playing":
            break
        harness.act(bold if chance.random() < 0.6 else lambda view: chance.choice(view.legal))
        position = harness.position()
        for viewer in (None, chance.randrange(players)):
            twin = other_hidden_cards(position, viewer, chance)
            assert everything_shown(harness, viewer, twin) == everything_shown(harness, viewer)
            differed += twin != position.to_dict()
    assert differed > 60, "the twins were different games"


@pytest.mark.slow
@pytest.mark.parametrize("answers", ["nobody", "one", "all"])
@pytest.mark.parametrize("robots", [(), (3,)])
def test_windows_that_differ_in_who_holds_the_card_are_the_same_to_all_others(
    migrated: Path, tmp_path: Path, now: datetime, answers: str, robots: Collection[int]
) -> None:
    """One of four players lays a set; one of those asked holds the Photo, and in the other game does not."""
    noticed = []
    for holds in (True, False):
        path = tmp_path / f"{holds}.sqlite"
        shutil.copy(migrated, path)
        database = Database(f"sqlite:///{path}")
        harness, outlaw = about_to_lay_a_set(database, now, robots)
        position = harness.position()
        asked = [n for n in range(4) if n != position.turn and n not in robots]
        holder, twin = asked[-1], position.to_dict()
        if holds:
            swap(twin["supply"], f"{outlaw}*", twin["hands"][holder])
        harness.change(position=twin)
        onlookers = [None, position.turn, *asked[:-1]]
        harness.act()
        assert (f"photo {outlaw}" in harness.position().legal(holder)) == holds
        noticed.append(watch(harness, onlookers, {"nobody": [], "one": [holder], "all": asked}[answers]))
        database.close()
    assert noticed[0] == noticed[1]


@pytest.mark.slow
@pytest.mark.parametrize("robot", ["marshal", "deputy", "greenhorn"])
def test_a_robot_answers_a_window_the_same_way_whatever_it_holds(
    migrated: Path, tmp_path: Path, now: datetime, robot: str
) -> None:
    """The post that opens the window calls the same functions, and leaves the same deadlines."""
    noticed = []
    for holds in (True, False):
        path = tmp_path / f"{holds}.sqlite"
        shutil.copy(migrated, path)
        database = Database(f"sqlite:///{path}")
        harness, outlaw = about_to_lay_a_set(database, now, {3: robot})
        turn, twin = harness.position().turn, harness.position().to_dict()
        if holds:
            swap(twin["supply"], f"{outlaw}*", twin["hands"][3])
        harness.change(position=twin)
        calls = calls_of(harness.act)
        game = harness.game()
        assert {answer.seat: answer.move for answer in harness.answers()} == {3: f"photo {outlaw}" if holds else "pass"}
        deadlines = [game.window_at, game.due_at, game.remind_at, game.think_at, game.think_by]
        noticed.append((calls, deadlines, [harness.object(n) | {"view": None} for n in range(3) if n != turn]))
        database.close()
    assert noticed[0] == noticed[1]


def about_to_lay_a_set(
    database: Database, now: datetime, robots: Collection[int] | Mapping[int, str]
) -> tuple[Harness, str]:
    """Return a game before a set of an Outlaw whose Photo is still in the supply, and that Outlaw."""
    for seed in range(700, 800):
        harness = Harness(database, now, 4, seed=seed, robots=robots)
        if harness.act_until(lambda position: lays_a_set(position) is not None):
            outlaw = lays_a_set(harness.position())
            if f"{outlaw}*" in harness.position().to_dict()["supply"]:
                return harness, str(outlaw)
    raise AssertionError("no such set in a hundred games")


def swap(cards: list[str], card: str, other: list[str]) -> None:
    """Exchange a card for the first of another list."""
    n = cards.index(card)
    cards[n], other[0] = other[0], card


def lays_a_set(position: engine.Position) -> str | None:
    """Return the Outlaw whose set the cautious policy would lay now."""
    if position.phase != "play":
        return None
    move = engine.cautious(position.seen_by(position.turn)).text
    return move.split()[1] if in_window(position.play(position.turn, move)) else None


def watch(harness: Harness, onlookers: list[int | None], passing: list[int]) -> list[str]:
    """Let some of those asked pass, then the window time out; return all that the onlookers could notice."""
    noticed = []

    def look() -> None:
        game = harness.game()
        noticed.append(repr([everything_shown(harness, viewer) for viewer in onlookers]))
        noticed.append(repr([game.at, game.turn_at, game.window_at, game.due_at, game.remind_at]))
        noticed.append(repr([(m.kind, m.seat, m.at, m.cause, m.created_at) for m in harness.mails()]))
        noticed.append(repr([(m.n, m.seat, m.move, m.mark, m.made_at) for m in harness.moves()]))
        noticed.append(repr([harness.story(viewer) for viewer in onlookers]))

    look()
    for n in passing:
        harness.later(minutes=10)
        harness.post(n, "pass")
        look()
    for hours in (6, 3):
        harness.later(hours=hours)
        harness.sweep()
        look()
    return noticed


@pytest.mark.slow
@pytest.mark.parametrize("seed", few(range(3), 1))
def test_neither_the_seed_nor_another_hand_leaves_a_running_game(database: Database, now: datetime, seed: int) -> None:
    chance = random.Random(seed)
    harness = Harness(database, now, 3, seed=80 + seed, robots={2} if seed else ())
    for _ in range(30):
        texts = [repr(refused(harness, n, words)) for n in range(3) for words in ("pass", "play JJ 7", "??")]
        seat = chance.choice(harness.position().to_act())
        texts.append(repr(harness.post(seat, chance.choice(harness.object(seat)["legal"]))))
        if harness.game().status != "playing":
            break
        hands = harness.position().to_dict()["hands"]
        for viewer in (None, 0, 1, 2):
            shown = everything_shown(harness, viewer)
            for n, hand in enumerate(hands):
                assert n == viewer or len(hand) < 4 or json.dumps(hand)[1:-1] not in shown
            texts.append(shown)
        texts += [json.dumps(harness.record()), repr(harness.story(None))]
        assert seed_of(80 + seed) not in "".join(texts)


def refused(harness: Harness, seat: int, words: str) -> object:
    """Return the message of a post that is refused."""
    try:
        return harness.post(seat, words, at=max(harness.game().at - 2, 0))
    except (errors.Refused, engine.Refusal) as no:
        return no.message
