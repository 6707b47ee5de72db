"""Playing: on the page of a link, move by move or all at once, at the last moment, twice, again by an old link."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime, timedelta
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, NamedTuple

from werkzeug.test import TestResponse

from service.gamelog.story import hides_takes
from service.models import Game
from tests.simulation.ledger import Acknowledged
from tests.simulation.people import letters, two_devices
from tests.simulation.twins.viewers import LINKS
from tests.simulation.world import World, expect
from tests.whole.people import decide

if TYPE_CHECKING:
    from tests.simulation.people.person import Person

JSON = {"Accept": "application/json"}
BY_MAIL_AT_LAST = 0.6  # how often they answer a mail, if they wait for the deadline
TWICE, AGAIN = 0.1, 0.3  # how often a post is repeated at once, and the last post of the turn before by its old link
BEFORE_A_DEADLINE = 4.0  # seconds at most, if they wait for it, and as often at that very moment
PATIENCE = timedelta(minutes=20)  # until somebody tries again who got no answer
Table = dict[str, Any]


class LastPost(NamedTuple):
    """What somebody posted last in a turn of theirs in a game, by its link, and what it made.

    `stopped`: not all of it; `more`: also a choice of which there was but one; `restores`: those until then.
    """

    game: str
    path: str
    line: str
    at: int
    did: list[str]
    stopped: bool
    more: bool
    restores: int


def play(person: Person, path: str, mail: EmailMessage, *, at_last: bool = False) -> None:
    """Play for as long as it is for this seat to move. `at_last`: they have waited for the deadline."""
    world, chance, habits = person.world, person.chance, person.habits
    _post_again(person, path)
    seen = world.request("GET", path, headers=JSON)
    table: Table = {} if seen is None or seen.status_code != 200 else seen.get_json()
    while table.get("legal") and not (table["window"] and table["window"]["answered"]):
        if not at_last and table["due"] and chance.random() < habits.last_moment:
            seconds = max(chance.uniform(-BEFORE_A_DEADLINE, BEFORE_A_DEADLINE), 0.0)
            due = datetime.fromisoformat(table["due"]) - timedelta(seconds=seconds)
            person.later(max(due - world.now, timedelta()), lambda: play(person, path, mail, at_last=True))
            return
        line = line_of(table, chance, habits.in_one_post)
        if mail["Reply-To"] and chance.random() < (BY_MAIL_AT_LAST if at_last else habits.by_mail):
            letters.answer(person, mail, table, line)
            return
        table = _post(person, path, table, line)


def line_of(table: Table, chance: random.Random, in_one_post: float) -> Sequence[str]:
    """Return a move, and as often as `in_one_post` the discard that ends the turn after laying cards."""
    move = decide(table["view"], chance)
    if not move.startswith("play ") or chance.random() >= in_one_post:
        return [move]
    laid = move.split()[1]
    discards = [one for one in table["legal"] if one.startswith("discard ") and one.split()[1] != laid]
    return [move, chance.choice(discards)] if discards else [move]


def post(world: World, path: str, table: Table, line: Sequence[str]) -> Table | None:
    """Post moves to the table that was seen; return the one after them, {} if refused, None if there was no answer."""
    done = answer_to(world, path, table, line)
    if done is None:
        return None
    after: Table = done.get_json() if done.status_code == 200 else {}
    return after


def answer_to(world: World, path: str, table: Table, line: Sequence[str]) -> TestResponse | None:
    """Post moves to the table that was seen; return the answer, which goes into the ledger; None if there was none."""
    world.ledger.asked[table["game"]].update((table["seat"], move) for move in line)
    done = _send(world, path, "; ".join(line), table["at"])
    if done is not None:
        world.counts[f"moves answered with {done.status_code}"] += 1
        if done.status_code == 200 and not table["window"]:  # an answer is sealed: it may not become a move
            did = tuple(done.get_json()["did"])
            world.ledger.acknowledged[table["game"]].append(Acknowledged(table["at"], table["seat"], did))
    return done


def _post(person: Person, path: str, table: Table, line: Sequence[str]) -> Table:
    """Post moves, and perhaps the same again; return the table after them, {} if they were not made."""
    other = two_devices.begin(person, path, table, line)
    after = post(person.world, path, table, line)
    did = None if after is None else after.get("did")
    other.first(did)
    if after is None:
        person.later(PATIENCE, lambda: _post(person, path, table, line))
    if not after or not did:
        return {}
    if not table["window"]:
        person.last_post = LastPost(
            *(table["game"], path, "; ".join(line), table["at"], did),
            stopped=len(did) < len(line),
            more=len(did) > len(line),
            restores=person.world.ledger.restores,
        )
        if person.chance.random() < TWICE:  # not in a window, which may have closed with this answer
            _repeat(person.world, person.last_post)
    return after


def _send(world: World, path: str, line: str, at: int) -> TestResponse | None:
    return world.request("POST", f"{path}/moves", json={"move": line, "at": at}, headers=JSON)


def _repeat(world: World, last: LastPost) -> None:
    """Post the same again: the site has to answer as it did."""
    again = _send(world, last.path, last.line, last.at)
    if again is not None:
        world.counts["moves posted twice"] += 1
        same = again.status_code == 200 and again.get_json()["did"] == last.did
        expect(same, f"{last.line!r} at {last.at}, posted again, was answered with {again.status}")


def _is_dead(world: World, last: LastPost) -> bool:
    """Return whether a backup was put back since that post, though its moves may be gone, or its game was erased."""
    with world.undisturbed() as session:
        return last.restores != world.ledger.restores or session.get(Game, last.game) is None


def _post_by_dead_link(world: World, last: LastPost) -> None:
    """Post the same again by a link that nobody may use any more."""
    again = _send(world, last.path, last.line, last.at)
    if again is not None:
        world.counts["moves posted again by a dead link"] += 1
        expect(again.status_code in (404, 410), f"{last.line!r} by a dead link was answered with {again.status}")


def _is_past(world: World, last: LastPost) -> bool:
    """Return whether that was posted by the link to a turn that is over. Another mail may have brought another link."""
    token = last.path.removeprefix("/p/").partition("?")[0]
    if LINKS.read(token).scope != "turn":  # the link to a seat is valid until the game ends
        return False
    with world.undisturbed() as session:
        game = session.get(Game, last.game)
        return game is None or game.turn_at > last.at


def _has_hidden_card(world: World, last: LastPost) -> bool:
    """Return whether a search of that post took a card that others do not know."""
    with world.undisturbed() as session:
        return any(move.startswith("take ") for move in last.did) and hides_takes(session.get_one(Game, last.game))


def _post_again(person: Person, path: str) -> None:
    """Perhaps post again what was posted last in an earlier turn, by its link, which is past and may be in other hands.

    It may repeat what everybody knows, not which card a search took, or why a line stopped (docs/design.md#contract). A
    post with which something is special is always made again.
    """
    last = person.last_post
    if last is None or last.path == path or not _is_past(person.world, last):
        return
    is_dead = _is_dead(person.world, last)
    is_secret = not is_dead and (last.stopped or _has_hidden_card(person.world, last))
    if person.chance.random() >= AGAIN and not (is_secret or (last.more and not is_dead)):
        return
    person.last_post = None
    if is_dead:
        _post_by_dead_link(person.world, last)
        return
    again = _send(person.world, last.path, last.line, last.at)
    if again is None:
        return
    person.world.counts["moves posted again by a past link"] += 1
    if is_secret:
        what = f"{last.line!r}, of which not all is public,"
        expect(again.status_code != 200, f"{what} was repeated by a past link")
    else:
        same = again.status_code == 200 and again.get_json()["did"] == last.did
        expect(
            same,
            f"{last.line!r} at {last.at}, posted again by a past link, got {again.get_json()}",
        )
