"""Offering a held seat to somebody else: all who play agree, its owner may object, and hand and seat go over."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from service.games.transaction import GameTransaction
from service.models import Motion, Seat, Seating
from tests.rows import rows_of
from tests.service.web.conftest import Table, text_of
from tests.service.web.test_table_posts import answer, motion_of


def offered(table: Table, held: int = 2) -> Motion:
    """Offer the seat of a player who has resigned to Zoe."""
    table.press(held, "/resign")
    posted = {"kind": "substitute", "seat": held, "name": "Zoe", "email": "zoe@posse.test"}
    assert table.press(0, "/motions", posted).status_code == 303
    return motion_of(table)


def invitation(table: Table, motion: Motion) -> str:
    """Return the page of the offer's link, which is made for the epoch that begins when it is accepted."""
    n = motion.seat or 0
    seat = Seat(game_id=table.id, n=n, name="", epoch=table.seat(n).epoch + 1)
    return urlsplit(table.links.page("offer", seat, motion.id or 0)).path


def test_a_substitute_gets_seat_and_hand_when_all_agree_and_nobody_objects(table: Table) -> None:
    motion, old, client = offered(table), table.page(2), table.client
    invite = invitation(table, motion)
    assert client.post(invite, data={"action": "accept"}).status_code == 410, "nobody has agreed yet"
    answer(table, 1, "yes")
    assert table.mails("invite") == [], "the owner has 48 hours"
    table.later(hours=48)
    table.sweep()
    assert [mail.cause for mail in table.mails("invite")] == [f"seat {motion.id}"]
    shown = text_of(client.get(invite))
    assert "Curt" in shown
    assert "Your hand" not in shown
    hand = table.position().to_dict()["hands"][2]
    table.do(GameTransaction.add_note, 2, "For Curt alone.")
    assert client.post(invite, data={"action": "accept"}).status_code == 303
    assert table.position().to_dict()["hands"][2] == hand
    assert client.post(f"{old}/return").status_code == 410
    assert "Zoe" in table.text(2)
    assert table.notes(2) == [], "nor what was for Curt alone"
    assert table.seat(2).held_since is None
    assert table.mails("start")[-1].player_id == table.seat(2).player_id
    assert "Zoe takes over the seat" in text_of(client.get(table.public))
    assert [row.name for row in rows_of(table.database, Seating)] == ["Curt", "Zoe"]
    assert not [line for entry in table.story(None) for line in entry.lines if "Zoe" in line]
    timeline = table.json(2, "/clock")["timeline"]
    assert [line["what"] for line in timeline] == ["substituted"], "not what the player before may read"


def test_the_owner_may_object_or_simply_come_back(table: Table) -> None:
    motion = offered(table)
    by_mail = f"{table.page(2, 'motion', motion.id or 0)}/motions/{motion.id}"
    table.client.post(by_mail, data={"answer": "no"})
    assert motion_of(table).state == "refused"
    assert offered(table).id != motion.id
    held_at = table.mails("notice")[-1].at
    assert table.client.post(f"{table.page(2, 'back', held_at)}/return").status_code == 303
    assert table.seat(2).held_since is None
    assert motion_of(table).state == "refused"


def test_an_owner_who_gives_his_seat_up_need_not_be_waited_for(table: Table) -> None:
    motion = offered(table)
    for n in (1, 2):
        by_mail = f"{table.page(n, 'motion', motion.id or 0)}/motions/{motion.id}"
        table.client.post(by_mail, data={"answer": "yes"})
    assert motion_of(table).state == "carried"
    assert table.client.post(invitation(table, motion), data={"action": "decline"}).status_code == 303
    assert motion_of(table).state == "refused"
    assert table.seat(2).name == "Curt"


@pytest.mark.parametrize(
    ("who", "seat", "fields", "status"),
    [(1, 2, {}, 409), (0, 1, {}, 409), (0, 2, {"name": "Burt"}, 422), (0, 2, {"email": "nobody"}, 422)],
)
def test_offers_that_cannot_be_made(table: Table, who: int, seat: int, fields: dict[str, str], status: int) -> None:
    table.press(2, "/resign")
    posted = {"kind": "substitute", "seat": seat, "name": "Zoe", "email": "zoe@posse.test", **fields}
    assert table.send(who, "/motions", posted).status_code == status
    assert table.press(who, "/motions", posted).status_code == status
