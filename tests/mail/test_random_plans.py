"""Random interleavings of moves, plans, hours, muting and post: every mail is accounted for, and none comes twice."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta
from email.message import EmailMessage
from random import Random

import pytest

from service.db.database import Database
from service.queues import row_claims
from tests.mail.conftest import Post
from tests.mail.mail_server import text_of
from tests.mail.several import OWN, SeveralGames

pytestmark = pytest.mark.proof

DONE = {"sent", "digested", "superseded", "muted", "unwanted"}
ZONES = ("UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York")
STEPS = 80


class Life:
    """What may happen to a player in several games, drawn at random."""

    def __init__(self, games: SeveralGames, random: Random) -> None:
        self.games, self.random = games, random
        self.arrived: Counter[str] = Counter()  # mails by Message-ID
        self.texts: dict[str, str] = {}

    def step(self) -> None:
        self.random.choices(
            (self.play, self.choose, self.keep_hours, self.mute, self.refuse, self.wait), (6, 3, 1, 2, 1, 8)
        )[0]()
        if self.random.random() < 0.7:
            self.post()
            self.check()

    def play(self) -> None:
        """Somebody moves; often all do until the player's turn begins."""
        table = self.random.choice(self.games.tables)
        table.act(times=self.random.randrange(1, 4))
        if self.random.random() < 0.6:
            table.act_until(lambda position: position.turn == OWN)

    def choose(self) -> None:
        self.games.choose(
            plan=self.random.choice(("all", "needed", "digest", "digest")),
            digest_at=f"{self.random.randrange(24)}:30",
            together=self.random.choice(("true", "false")),
        )

    def keep_hours(self) -> None:
        wish = {"time_zone": self.random.choice(ZONES)}
        if self.random.random() < 0.5:
            wish |= {"quiet_from": f"{self.random.randrange(20, 24)}:00", "quiet_to": "6:00"}
        table = self.random.choice(self.games.tables)
        if table.game().status == "playing":
            self.games.keep_hours(table, wish)

    def mute(self) -> None:
        self.games.mute(self.random.choice(self.games.tables), on=self.random.random() < 0.7)

    def refuse(self) -> None:
        self.games.server.refusals = ["451 later"] * self.random.randrange(3)

    def wait(self) -> None:
        self.games.now += timedelta(minutes=self.random.choice((1, 120, 400, 800)))
        for table in self.games.tables:
            table.sweep()

    def post(self) -> None:
        for mail in self.games.post():
            name = mail["Message-ID"].strip("<>").partition("@")[0]
            self.arrived[name] += 1
            self.texts[name] = text_of(mail)
            assert not self.about_muted(mail), "its player has switched this game's mails off"

    def about_muted(self, mail: EmailMessage) -> bool:
        """Return whether a mail is about a game whose mails are off."""
        muted = [table for table in self.games.tables if self.games.is_muted(table)]
        return any(mail["X-Posse-Game"] == one.id or f"{one.game().name}: it" in text_of(mail) for one in muted)

    def check(self) -> None:
        """No turn that waits is left untold once its reminder is due."""
        for table in self.games.tables:
            game = table.game()
            if game.status != "playing" or game.window_at is not None or table.position().turn != OWN:
                continue
            own = [mail for mail in table.mails("turn") if mail.seat == OWN and mail.at >= game.turn_at]
            if game.remind_at is None or game.remind_at <= self.games.now:
                assert "held" not in {mail.state for mail in own}, "a digest came too late for this turn"


@pytest.mark.parametrize("seed", range(10))
def test_every_mail_is_accounted_for_and_none_comes_twice(
    database: Database, now: datetime, post: Post, seed: int
) -> None:
    games, random = SeveralGames(database, now, post, 3, turn_hours=16), Random(seed)
    games.post()  # the start mails are sent even if a game is muted
    life = Life(games, random)
    life.arrived.update(mail.message_id for mail in games.mails() if mail.state == "sent")
    life.choose()
    for _ in range(STEPS):
        life.step()
    post.server.refusals = []
    games.choose(plan="all", together="false")
    for table in games.tables:
        games.mute(table, on=True)
    for _ in range(len(row_claims.DELAYS)):
        games.now += timedelta(days=1)
        life.post()

    mails = games.mails()
    assert {mail.state for mail in mails} <= DONE - {"muted"}
    assert {mail.state for mail in mails} >= {"sent", "superseded"}
    assert Counter(mail.message_id for mail in mails if mail.state == "sent") == life.arrived
    made = {mail.id: mail.message_id for mail in mails if mail.kind == "digest" and mail.state == "sent"}
    names = {table.id: table.game().name for table in games.tables}
    for mail in mails:
        if mail.state == "digested":
            assert f"{names[mail.game_id]}: " in life.texts[made[mail.digest]]
    assert {mail.digest for mail in mails if mail.state != "digested"} == {None}
