"""Writes the golden mails anew: `python -m tests.mail.golden.mails`. The difference in the files is part of the change.

Of one whole game, the last mail of each kind: its headers and its text in one file, its HTML in another. The start mail
of the player who begins is a kind of its own here, `first-turn`, and so are the requests to confirm the `address` of a
guest, and to `join` a game. Of a deal it is the mail that brings it.
"""

from __future__ import annotations

import email
import itertools
import secrets
import sys
import tempfile
from datetime import datetime
from email import policy
from email.message import EmailMessage
from functools import cache
from pathlib import Path
from unittest import mock

import engine
from service.daily import deal_play
from service.db.database import Database
from service.gamelog import deals
from service.games.transaction import GameTransaction
from service.links import Links
from service.lobby import joining
from service.lobby.proposal import read_proposal
from service.lobby.proposing import begin_without_address, propose_confirmed
from service.mail.delivering import outbox, postponed
from service.mail.delivering.renderer import NotNow
from service.mail.writer import Writer
from service.models import DailyDeal, Player
from service.players import guest_address, my_games
from service.settings.mail_in import MailIn
from tests.inbound.conftest import Table
from tests.leagues.league import all_news
from tests.mail.mail_harness import MailHarness, whole_game
from tests.mail.mail_server import asks_for_turn, html_of, text_of
from tests.settings import BASE_URL, KEYS, NOW, settings

HERE = Path(__file__).parent
WISHES = {"name": "Friday", "message": "We miss you at the table, Sundays above all.", "show_address": True}
OWN_KINDS = {
    "All your games": "games",
    "Confirm your address for a card game by mail": "address",
    "Confirm your seat in a card game by mail": "join",
}
AS_SENT = policy.default.clone(refold_source="none")  # written again, a mail has the bytes that were sent


class Scribe:
    """A sender and a mail server in one: mails are written at the time that is given, and kept."""

    def __init__(self, folder: Path, database: Database) -> None:
        self.arrived: list[EmailMessage] = []
        self._database = database
        site = settings(folder, mail_in=MailIn("smtp", "127.0.0.1", 2525))
        self._writer = Writer(site, Links(KEYS, BASE_URL))

    def deliver(self, now: datetime) -> None:
        """Write what is due, one mail after the other, and record it as sent."""
        with self._database.writing() as session:
            while claims := outbox.claim(session, now):
                (written,) = self._writer.write(session, [claims[0].id], now)
                if isinstance(written, NotNow):
                    postponed.postpone(session, claims[0], written, now)
                    continue
                outbox.note(session, claims[0], "superseded" if written is None else "sent", now)
                if written is not None:
                    mail = email.message_from_bytes(written.mail, policy=AS_SENT)
                    assert isinstance(mail, EmailMessage)
                    self.arrived.append(mail)


@cache
def mails() -> dict[str, EmailMessage]:
    """The last mail of each kind: of a game from its proposal to its winner, and an answer to an answer."""
    numbers = itertools.count(0x90)  # instead of what is random: the ids of games, and the return paths of mails
    fixed = mock.patch.object(secrets, "token_hex", side_effect=lambda size: f"{next(numbers):0{2 * size}x}")
    key = mock.patch.object(secrets, "randbits", return_value=7)  # of links to all games of a player
    with tempfile.TemporaryDirectory() as folder, fixed, key:
        database = Database(f"sqlite:///{Path(folder) / 'posse.sqlite'}")
        database.migrate()
        scribe = Scribe(Path(folder), database)
        play(database, scribe)
        database.close()
    return {_kind(mail): mail for mail in scribe.arrived}


def play(database: Database, scribe: Scribe) -> None:
    """Let everything happen of which there are golden mails; the scribe writes them."""
    harness = MailHarness(database, NOW, scribe, scribe, ("Anna", "Zoë", "Curt"), seed=3, **WISHES)  # type: ignore[arg-type]
    whole_game(harness)
    harness.do(my_games.mail, 0)
    harness.post_arrives()
    _answered(Table(database, NOW), scribe)
    _asked_for_mails(database, scribe)
    deal_one(database, NOW, "zoe.deals@posse.test")
    ask_to_join(database, NOW)
    scribe.deliver(NOW)
    all_news(database, NOW, scribe.deliver)


def deal_one(database: Database, now: datetime, address: str) -> None:
    """Let a player get the deal of a day by mail, which is always the same."""
    seed = "5" * len(engine.new_seed())
    deal = {"edition": "gryphon-2014", "robots": ["cautious"], "seed": seed, "commitment": engine.commitment(seed)}
    with database.writing() as session:
        player = Player(address=address, created_at=now)
        session.add_all([player, DailyDeal(day=deals.day_of(now), **deal)])
        session.flush()
        deal_play.begin_for(session, deals.day_of(now), player, "Zoë", now)


def ask_to_join(database: Database, now: datetime) -> None:
    """Let somebody ask to join a game with an open seat."""
    players = [{"name": "Ada", "email": "ada@posse.test"}, {"anyone": True}]
    with database.writing() as session:
        game = propose_confirmed(session, read_proposal({"players": players}), now, {})
        joining.request(GameTransaction(session, game, now), "Zoë", "zoe.joins@posse.test")


def _kind(mail: EmailMessage) -> str:
    kind = str(mail["X-Posse-Kind"])
    if mail["X-Posse-Kind"] == "notice" and "league" in mail["Subject"]:
        return "league-out" if "out of" in mail["Subject"] else "league-over" if "over" in mail["Subject"] else "league"
    if mail["Subject"] in OWN_KINDS:
        return OWN_KINDS[mail["Subject"]]
    return "first-turn" if kind == "start" and asks_for_turn(mail) else kind


def _answered(table: Table, scribe: Scribe) -> None:
    """A player answers a mail with a move, and the answer to that with one that is not legal."""
    table.sender = table.mail_server = scribe  # type: ignore[assignment]
    table.arrived()
    seat = table.position().turn
    for number, words in enumerate(("draw supply", "play jesse james 7")):
        table.answer(seat, words, **{"Message-ID": f"<{number}@players.test>"})
        table.arrived()


def _asked_for_mails(database: Database, scribe: Scribe) -> None:
    """A guest against robots types an address for their seat."""
    with database.writing() as session:
        game = begin_without_address(session, read_proposal({"players": [{}, {"robot": "cautious"}]}), NOW)
        guest_address.request(GameTransaction(session, game, NOW), "zoe@posse.test")
    scribe.deliver(NOW)


def files() -> dict[str, str]:
    """The golden files by name. The boundary between the parts is random, so it is left out."""
    told = {}
    for kind, mail in sorted(mails().items()):
        headers = "".join(f"{name}: {mail[name]}\n" for name in mail if name != "Content-Type")
        told[f"{kind}.txt"] = f"{headers}Content-Type: {mail.get_content_type()}\n\n{text_of(mail)}"
        told[f"{kind}.html"] = html_of(mail)
    return told


def write() -> None:
    """All files, and none of another kind."""
    for path in (*HERE.glob("*.txt"), *HERE.glob("*.html")):
        path.unlink()
    for name, text in files().items():
        (HERE / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(text):,} characters\n")


if __name__ == "__main__":
    write()
