"""Push services that never answer, which anybody may name: whom they keep waiting."""

from __future__ import annotations

from threading import Barrier

from sqlmodel import col, select

from service.devices.push_sender import PushSender
from service.mail.delivering import pushes
from service.models import Device, Outmail, Push
from service.outgoing.https_post import NotPosted, Posted
from tests.databases import differing
from tests.devices.conftest import Devices
from tests.service.harness import Harness
from tests.waiting import PATIENCE


def test_a_server_that_does_not_answer_delays_no_post_to_another(devices: Devices, harness: Harness) -> None:
    """Each waits until all of them are asked."""
    nxt, all_asked = (harness.position().turn + 1) % 3, Barrier(10)
    for name in range(all_asked.parties):
        devices.tell(nxt, devices.service.subscribe(f"slow-{name}", devices.keys.public))
    harness.pass_turn()

    def slow(*_: object) -> Posted:
        all_asked.wait(PATIENCE)
        raise NotPosted("no answer")

    PushSender(harness.database, devices.links, devices.keys, slow, lambda: 0.0).deliver(harness.now)
    assert {push.error for push in devices.pushes()} == {"no answer"}


@differing
def test_every_player_is_told_on_one_device_before_any_on_a_second(devices: Devices, harness: Harness) -> None:
    """And those last that take nothing at present: of each player 0 to 2 three devices, of which that of 1 fails."""
    for n in (0, 0, 0, 1, 1, 1, 2, 2, 2):
        devices.tell(n, devices.service.subscribe(f"{n}-{len(devices.rows())}", devices.keys.public))
    with harness.database.writing() as session:
        mail = session.exec(select(Outmail)).first()
        for device in session.exec(select(Device).order_by(col(Device.id))).all():
            device.failing_since = harness.now if device.player_id == devices.owner(1).player.id else None
            made = {"mail_id": mail.id, "message_id": str(device.id), "created_at": harness.now}
            session.add(Push(device_id=device.id, next_try_at=harness.now, **made))
    claimed = list[str]()
    while len(claimed) < 9:
        with harness.database.writing() as session:
            claimed += [one.message_id for one in pushes.CLAIMS.claim(session, harness.now, most=2)]
    assert claimed == ["1", "7", "2", "8", "3", "9", "4", "5", "6"]
