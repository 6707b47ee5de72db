"""Nobody learns what they cannot know: games that differ only in what a viewer cannot see look the same to them."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Collection, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

import engine
from service import errors
from service.db.database import Database
from service.views import gate
from tests.quick import few, first_quick
from tests.service.harness import Harness, bold, seed_of, set_of
from tests.tracing import calls_of

SET_OF_WH = 9  # the seed of a game of four in which the player of seat 0 can lay a set of Wes Hardin in the first turn
Robots = Collection[int] | Mapping[int, str]


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
    with harness.log() as log:
        log.game.position = instead or log.game.position
        return json.dumps(gate.seat_object(log, viewer)) + repr(gate.table(log, viewer))


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
    two_databases: list[Database], now: datetime, answers: str, robots: Collection[int]
) -> None:
    """One of four players lays a set; one of those asked holds the Photo, and in the other game does not."""
    asked = [n for n in (1, 2, 3) if n not in robots]
    noticed = []
    for database, holder in zip(two_databases, (asked[-1], None), strict=True):
        harness = about_to_lay_a_set(database, now, robots, holder)
        harness.act()
        assert ("photo WH" in harness.position().legal(asked[-1])) == (holder is not None)
        noticed.append(watch(harness, [None, 0, *asked[:-1]], {"nobody": [], "one": asked[-1:], "all": asked}[answers]))
    assert noticed[0] == noticed[1]


@pytest.mark.slow
@pytest.mark.parametrize("robot", ["marshal", "deputy", "greenhorn"])
def test_a_robot_answers_a_window_the_same_way_whatever_it_holds(
    two_databases: list[Database], now: datetime, robot: str
) -> None:
    """The post that opens the window calls the same functions, and leaves the same deadlines."""
    noticed = []
    for database, holder in zip(two_databases, (3, None), strict=True):
        harness = about_to_lay_a_set(database, now, {3: robot}, holder)
        calls = calls_of(harness.act)
        game = harness.game()
        assert {answer.seat: answer.move for answer in harness.answers()} == {3: "photo WH" if holder else "pass"}
        deadlines = [game.window_at, game.due_at, game.remind_at, game.think_at, game.think_by]
        noticed.append((calls, deadlines, [harness.object(n) | {"view": None} for n in (1, 2)]))
    assert noticed[0] == noticed[1]


def about_to_lay_a_set(database: Database, now: datetime, robots: Robots, holder: int | None = None) -> Harness:
    """Return a game before a set of Wes Hardin, whose Photo is in the supply, or in the hand of the holder."""
    harness = Harness(database, now, 4, seed=SET_OF_WH, robots=robots)
    assert harness.act_until(lambda position: set_of(position) is not None)
    table = harness.position().to_dict()
    if holder is not None:
        at = table["supply"].index("WH*")
        table["supply"][at], table["hands"][holder][0] = table["hands"][holder][0], "WH*"
        harness.change(position=table)
    return harness


@pytest.fixture
def two_databases(migrated: Path, tmp_path: Path) -> Iterator[list[Database]]:
    """Databases for a game and its twin, which has the same id."""
    files = [shutil.copy(migrated, tmp_path / f"{n}.sqlite") for n in range(2)]
    databases = [Database(f"sqlite:///{file}") for file in files]
    yield databases
    for database in databases:
        database.close()


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
