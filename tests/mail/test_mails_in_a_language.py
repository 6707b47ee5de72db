"""Every kind of mail is said in its reader's language: one in brackets shows each word that is not in the catalogs."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlmodel import Session, select, update

from service.admin import actions, game_actions
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.lobby import choosing, joining
from service.lobby.acceptance import accept, decline
from service.lobby.proposal import read_proposal
from service.lobby.proposing import propose_confirmed
from service.mail.delivering import postponed
from service.mail.registry import KINDS, kind_of
from service.models import Game, Outmail, Player
from service.players import bounces
from service.privacy import forgetting
from tests.inbound.conftest import Table
from tests.leagues.league import WESTERN
from tests.mail.golden import mails as golden
from tests.mail.mail_harness import ASK_ME, COMPLAINT, TALK, MailHarness
from tests.mail.mail_server import html_of, text_of
from tests.mail.test_notices import answered, asked, resigned
from tests.outside_catalogs import words_outside, words_outside_page
from tests.pseudo_language import CODE
from tests.quick import few
from tests.rows import commit, execute
from tests.security.scenes import substituted
from tests.service.harness import Harness
from tests.service.sweeping import sweep
from tests.service.test_hours import set_hours
from tests.settings import NOW

TYPED = (golden.WISHES["message"], COMPLAINT, *TALK)
NAMES = {"Ada", "Anna", "Burt", "Curt", "Dora", "Dóra", "Zoe", "Zoë", "Otis", "Friday", "Line"}
NAMES |= {*forgetting.FORGOTTEN.split(), *WESTERN}
"""Of players, games and robots, of whoever is forgotten, and what the lines at the table begin with."""
IN_NO_LANGUAGE = {"English", "commitment"}
"""The names, in themselves, of the languages to change to; and what marks a line for programs."""


class PseudoScribe(golden.Scribe):
    """A sender and mail server whose readers all read the pseudo-language."""

    def teach(self) -> None:
        """Let every player read that language from now on: what is stored for them is stored in it."""
        execute(self._database, update(Player).values(language=CODE))

    def deliver(self, now: datetime) -> None:
        """Write what is due, digests too."""
        self.teach()
        super().deliver(now)
        if commit(self._database, postponed.gather_due, now):
            super().deliver(now)


def outside(mail: EmailMessage) -> set[str]:
    """Return the words of a mail that are neither names nor in brackets: of its subject and of both parts."""
    text, html = text_of(mail), html_of(mail)
    for typed in TYPED:
        text, html = " ".join(text.split()).replace(str(typed), ""), html.replace(str(typed), "")
    found = words_outside(str(mail["Subject"]), NAMES) | words_outside(text, NAMES | IN_NO_LANGUAGE)
    return found | words_outside_page(html, NAMES)


class Tables:
    """Games in one database, each begun for one thing that is told in a mail."""

    def __init__(self, database: Database, now: datetime, scribe: PseudoScribe) -> None:
        self.database, self.now, self.scribe = database, now, scribe
        self._seeds = itertools.count(50)

    def new(self, **wishes: Any) -> Harness:
        """Return a game of three whose first mails have arrived."""
        made = Harness(self.database, self.now, seed=next(self._seeds), **wishes)
        self.scribe.deliver(self.now)
        return made

    def lobby(self) -> MailHarness:
        """Return a game that its organiser has confirmed, and whose invitations have arrived."""
        names = ("Anna", "Burt", "Curt")
        made = MailHarness(self.database, self.now, self.scribe, self.scribe, names, next(self._seeds), name="Friday")  # type: ignore[arg-type]
        self.scribe.deliver(self.now)
        made.is_confirmed()
        self.scribe.deliver(self.now)
        return made

    def after(self, **time: float) -> None:
        """Let time pass for all of them, and the mails arrive."""
        self.now += timedelta(**time)
        sweep(self.database, self.now)
        self.scribe.deliver(self.now)

    def steps(self) -> Iterator[Callable[[Session, Harness], object]]:
        """Yield what the operator, a mail server or a player does to a game."""
        now = self.now
        yield lambda session, game: bounces.bounced(session, session.get_one(Outmail, game.mail_to(1).id), now)
        yield lambda session, game: actions.stop(session, game.id, now)
        yield lambda session, game: game_actions.pause(session, game.id, now)
        yield lambda session, game: game_actions.give_to_robot(session, game.id, "Curt", now)
        yield lambda session, game: forgetting.forget_at_own_wish(
            session, session.get_one(Game, game.id), GameLog.of(session, game.id).seats[2], now
        )


def questions(tables: Tables) -> None:
    """Every question to the table: agreed, refused, and not answered in time; a game that everybody leaves."""
    for kind in ("pause", "end"):
        for answers in ((False,), (True, True)):
            game = tables.new()
            motion = asked(game, 1, kind)
            tables.scribe.deliver(tables.now)
            for n, yes in zip((0, 2), answers, strict=False):
                answered(game, motion, n, yes)
            tables.scribe.deliver(tables.now)
        asked(tables.new(), 1, kind)
    for n, accepts in ((1, None), (2, True)):
        substituted(tables.new(), n, accepts)
        tables.scribe.deliver(tables.now)
    deserted = tables.new()
    for n in range(3):
        resigned(deserted, n)
    for _ in range(9):
        tables.after(hours=49)
    tables.after(days=30)


def seats(tables: Tables) -> None:
    """What happens to seats: before the deal, by the operator, and by mails that come back."""
    given_up = tables.lobby()
    given_up.do(accept, 1, ASK_ME)
    given_up.do(decline, 0)
    refused = tables.lobby()
    with tables.database.writing() as session:
        invitation = session.get_one(Outmail, refused.mails("invite")[0].id)
        invitation.state = "failed"
        bounces.bounced(session, invitation, tables.now)
    tables.scribe.deliver(tables.now)
    for step in tables.steps():
        game = tables.new()
        commit(tables.database, step, game)
        tables.scribe.deliver(tables.now)
    away = tables.new()
    set_hours(away, away.position().turn, away_until=(tables.now + timedelta(days=1)).isoformat())
    tables.after(days=1)
    tables.after(days=30)
    tables.after(days=70)


def answers(tables: Tables) -> None:
    """Mails that play nothing, or a part, in all the ways that are told apart."""
    table = Table(tables.database, tables.now, seed=40)
    table.sender = table.mail_server = tables.scribe  # type: ignore[assignment]
    table.arrived()
    seat = table.position().turn
    to = table.reply_address(seat)
    for n, line in enumerate(
        ("", "nonsense", "99", "discard b", "discard BS", "STOP", "draw supply\nthanks!\nfoo b", "1")
    ):
        table.answer(seat, line, to, **{"Message-ID": f"<{n}@players.test>"})
        table.arrived()


def digests(tables: Tables) -> None:
    """One mail for several games, once a day."""
    for _ in range(2):
        game = tables.new()
        turn = game.position().turn
        with tables.database.writing() as session:
            player = session.get_one(Player, GameLog.of(session, game.id).seats[(turn + 1) % 3].player_id)
            player.mail_plan = "digest"
            postponed.reschedule(session, player, tables.now)
        game.pass_turn()
        tables.scribe.deliver(tables.now)
    tables.after(hours=24)


def listed(tables: Tables) -> None:
    """Two people ask for a seat of a game on the list of tables: one gets it, the other does not."""
    players = [{"name": "Ada", "email": "ada.lists@posse.test"}, {"anyone": True}, {"anyone": True}]
    with tables.database.writing() as session:
        game = propose_confirmed(session, read_proposal({"players": players, "listed": True}), tables.now, {})
        tx = GameTransaction(session, game, tables.now)
        for n, name in enumerate(("Zoe", "Dora"), 1):
            joining.request(tx, name, f"{n}.asks@posse.test")
            joining.confirm(tx, n)
        number = game.id
    tables.scribe.deliver(tables.now)
    with tables.database.writing() as session:
        tx = GameTransaction.lock(session, number, tables.now)
        choosing.give_seat(tx, 1)
        choosing.refuse(tx, 2)
    tables.scribe.deliver(tables.now)


def kinds(session: Session) -> set[str]:
    """Return the kinds of the mails that were written."""
    return {kind_of(mail).key for mail in session.exec(select(Outmail).where(Outmail.state == "sent"))}


@pytest.mark.slow
@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize("which", few(["of one game", "all"], 1))
def test_no_mail_says_a_word_that_is_not_in_the_catalogs(database: Database, tmp_path: Path, which: str) -> None:
    scribe = PseudoScribe(tmp_path, database)
    golden.play(database, scribe)
    tables = Tables(database, NOW, scribe)
    for scene in (questions, seats, answers, digests, listed) if which == "all" else ():
        scene(tables)
    found = {(mail["X-Posse-Kind"], mail["Subject"]): outside(mail) for mail in scribe.arrived}
    assert {mail: words for mail, words in found.items() if words} == {}
    for mail in scribe.arrived:
        if mail["X-Posse-Kind"] in ("start", "invite"):
            assert any(line.startswith("commitment: ") for line in text_of(mail).splitlines()), "programs look for it"
    with database.reading() as session:
        assert which != "all" or KINDS.keys() - kinds(session) == set()
