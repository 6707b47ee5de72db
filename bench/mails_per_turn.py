"""Count the mails per turn of whole games, by the number of players and the kind of mail.

The players have the standing orders that are preselected when a game is accepted, and need two posts a turn. Once they
play by the links of their mails, an hour apart, once on the pages of their seats, ten seconds apart.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sqlmodel import Session, select

from service.db.database import Database
from service.gamelog.log import GameLog
from service.games import standing_orders
from service.games.submit import submit
from service.links import LinkContent, Links
from service.mail.delivering import outbox
from service.mail.writer import Writer
from service.models import Game, Outmail
from service.settings import Settings
from service.views import gate
from tests.mail import page_policy
from tests.service.harness import Harness

SEEDS = 20
BEGIN = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)


class Pace(NamedTuple):
    """How people play: `seconds` between two posts, on the pages of their seats or by the links of turn mails."""

    title: str
    seconds: int
    on_pages: bool


PACES = (Pace("by mail, an hour apart", 3600, False), Pace("on the pages, 10 seconds apart", 10, True))


class Played(NamedTuple):
    """The mails of a game that were sent, by kind, and the number of its turns."""

    sent: Counter[str]
    turns: int


def play(database: Database, writer: Writer, players: int, seed: int, pace: Pace) -> Played:
    """Play a game to its end and handle its mails as a worker does, in one transaction."""
    harness = Harness(database, BEGIN, players, seed=seed)
    with database.writing() as session:
        game = session.get_one(Game, harness.id)
        for n in range(players):
            standing_orders.keep(GameLog(session, game), n, standing_orders.ON_ACCEPTING)
        _send(session, writer, harness.now)
        while game.status == "playing":
            harness.later(seconds=pace.seconds)
            _send(session, writer, harness.now)
            _post(session, game, harness.now, pace.on_pages)
            _send(session, writer, harness.now)
        mails = session.exec(select(Outmail).where(Outmail.game_id == game.id, Outmail.state == "sent"))
        turns = sum(move.move.startswith("discard ") for move in GameLog(session, game).moves)
        return Played(Counter(mail.kind for mail in mails), turns)


def _post(session: Session, game: Game, now: datetime, on_page: bool) -> None:
    """Post what the page offers for the player whose turn it is."""
    log = GameLog(session, game)
    n = log.position.turn
    table = gate.table(log, n)
    if table is None or log.position.to_act() != [n]:
        raise RuntimeError("standing orders answer every window")
    line = "; ".join(page_policy.picks(table, log.position.seen_by(n)))
    claim = LinkContent("seat", game.id, n, 0, 0) if on_page else LinkContent("turn", game.id, n, 0, game.turn_at)
    submit(session, claim, line, game.at, now)


def _send(session: Session, writer: Writer, now: datetime) -> None:
    """Render every mail that is due, and record that it was sent or does not apply any more."""
    claims = outbox.claim(session, now, most=100)
    rendered = list(writer.write(session, [one.id for one in claims], now)) if claims else []
    for claimed, written in zip(claims, rendered, strict=True):
        outbox.note(session, claimed, "superseded" if written is None else "sent", now)


def main(seeds: int = SEEDS, sizes: Sequence[int] = (2, 3, 4)) -> None:
    """Print the mails per turn for each pace and number of players, the turns of a game, and the mails to a player."""
    for pace in PACES:
        sys.stdout.write(f"{pace.title}, mails per turn over {seeds} games\n")
        for players in sizes:
            sent, turns = counted(players, seeds, pace)
            kinds = ", ".join(f"{kind} {number / turns:.3f}" for kind, number in sent.most_common())
            sys.stdout.write(f"  {players} players: {sent.total() / turns:.3f} ({kinds}; {turns} turns)\n")
            mails = sent.total() / seeds / players
            sys.stdout.write(f"    a game: {turns / seeds:.0f} turns, {mails:.0f} mails to each after the invitation\n")
            sys.stdout.flush()


def counted(players: int, seeds: int, pace: Pace) -> Played:
    """Return the mails and turns of so many games together."""
    total = Played(Counter(), 0)
    with tempfile.TemporaryDirectory(prefix="posse-bench-") as folder:
        database = Database(f"sqlite:///{Path(folder) / 'posse.sqlite'}")
        database.migrate()
        settings = Settings.from_environment({"SECRET_KEYS": "a key that signs the links of these games"})
        writer = Writer(settings, Links(settings.secret_keys, settings.base_url))
        for seed in range(1, seeds + 1):
            played = play(database, writer, players, seed, pace)
            total = Played(total.sent + played.sent, total.turns + played.turns)
        database.close()
    return total


if __name__ == "__main__":
    main()
