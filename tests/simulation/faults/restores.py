"""A loss of the database: what a backup of some hours before has is put back, as docs/run-it.md#backup says, or twice.

What happened since the backup is gone then, but people still have the mails of that time. Every link that they had is
revoked, and the time since the backup counts as an outage.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from service.backups.backup import back_up
from service.backups.restore import restore
from service.db.database import Database
from tests.settings import KEYS
from tests.simulation.faults.chance import Chances

if TYPE_CHECKING:
    from tests.simulation.world import World

TWICE = 0.25  # the probability that it is lost again before there is a later backup
APART = timedelta(days=8)  # on average, from one loss to the next backup that is put back
SHORTEST, LONGEST = timedelta(minutes=10), timedelta(hours=30)  # from the backup to the loss
AGAIN = timedelta(hours=1)  # until another try, where something else goes wrong at that time
GIVEN_KEYS = ",".join(KEYS)  # as SECRET_KEYS


class Backup(NamedTuple):
    """A backup, and what the simulation knew then. `go_back`: what to call when it is put back."""

    file: Path
    made_at: datetime
    parcels: int
    messages: list[int]
    go_back: list[Callable[[], None]]


class Restores:
    """Makes backups, and puts them back some hours later. `folder` is for their files."""

    def __init__(self, world: World, chances: Chances, folder: Path) -> None:
        self._world, self._folder = world, folder
        self._chance = chances.of("restores", 1.0)
        self._plan()

    def _plan(self) -> None:
        if not self._chance.ended:
            self._world.after(self._chance.random.expovariate(1.0) * APART, self._back_up)

    def _back_up(self) -> None:
        """Make a backup now, and let it be put back later."""
        world, later = self._world, self._later()
        if world.is_in_trouble:
            world.after(AGAIN, self._back_up)
        elif not self._chance.includes("database put back"):
            self._plan()
        else:
            file = self._folder / f"{world.step}.posse"
            back_up(world.site.settings, GIVEN_KEYS, world.site.database, file, world.now)
            go_back = [remember() for remember in world.at_backups]
            messages = [len(servers.heard) for servers in (world.chats, world.devices)]
            backup = Backup(file, world.now, len(world.office.parcels), messages, go_back)
            world.after(later, lambda: self._put_back(backup))

    def _put_back(self, backup: Backup) -> None:
        """Put a backup back, and go on with it. Raises Violated if a link of before still plays."""
        world = self._world
        if world.is_in_trouble:
            world.after(AGAIN, lambda: self._put_back(backup))
            return
        with world.stopped() as store:
            store.empty()
            database = Database(store.url)
            restore(world.site.settings, GIVEN_KEYS, database, backup.file, renew_at=world.clocks.first.worker())
            database.close()
        world.lost_since(backup.made_at)
        world.office.excused.update(parcel.message_id for parcel in world.office.parcels[backup.parcels :])
        for servers, heard in zip((world.chats, world.devices), backup.messages, strict=True):
            servers.excuse_since(heard)
        for go_back in backup.go_back:
            go_back()
        if self._chance.random.random() < TWICE and self._chance.includes("backup put back twice"):
            world.after(self._later(), lambda: self._put_back(backup))
        else:
            self._plan()

    def _later(self) -> timedelta:
        """Return how long after a backup the database is lost."""
        return self._chance.random.uniform(0.0, 1.0) * (LONGEST - SHORTEST) + SHORTEST
