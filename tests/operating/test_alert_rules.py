"""Every alert rule on what the real service reports in its fault, by promtool: it fires there and nowhere else.

Where a fault would take minutes or days, the rows that it leaves are made older instead of waited for.
"""

from __future__ import annotations

import platform
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from service.mail.registry import UNSOLICITED
from service.version import version
from tests.mail.mail_server import link_to_play
from tests.operating.prometheus import RULES, Samples, Scraped, alerts, scrape, settled
from tests.operating.test_dashboard import DOCUMENTED
from tests.servers import free_port
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, Servers, deployed, running_servers
from tests.whole.people import ask
from tests.whole.test_whole_game import start_game

pytestmark = pytest.mark.proof


class Site:
    """A whole service with one game, its servers, and its metrics."""

    def __init__(self, deployment: Deployment, post: MailSink, machines: Servers, metrics: int) -> None:
        self.deployment, self.post, self.machines, self._metrics = deployment, post, machines, metrics
        start_game(deployment, post)
        self.link: str = post.wait_for(lambda mails: next(filter(None, map(link_to_play, mails)), None))

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.machines.settings["DATABASE_URL"], autocommit=True) as connection:
            connection.execute(statement.encode())

    def until(self, what: str, there: Callable[[Samples], bool]) -> Samples:
        """Return the first scrape in which that is so."""
        return until(lambda: scrape(self._metrics), PATIENCE, what, there, not_yet=OSError, pause=0.5)

    def changed(self, statement: str, what: str, there: Callable[[Samples], bool]) -> Samples:
        """Change rows until a scrape shows it: a process that is at work may overwrite them."""

        def change_and_scrape() -> Samples:
            self.execute(statement)
            return scrape(self._metrics)

        return until(change_and_scrape, PATIENCE, what, there, not_yet=OSError, pause=0.2)

    def rising(self, ask_for: Callable[[], None]) -> Scraped:
        """Return what the counters do during some requests."""
        before, began = scrape(self._metrics), time.monotonic()
        ask_for()
        return Scraped(before, scrape(self._metrics), time.monotonic() - began)

    @contextmanager
    def without(self, *names: str) -> Iterator[None]:
        """Kill processes for as long as the block runs."""
        for name in names:
            self.deployment.kill(name)
        yield
        self.deployment.start(*names)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder, port = tmp_path_factory.mktemp("alerts"), free_port()
    with running_servers(folder) as machines:
        given = machines.settings | {"METRICS_PORT": str(port), "REQUESTS_PER_MINUTE": "50"}
        given |= {"MAIL_IN": f"lmtp://127.0.0.1:{free_port()}", "REPLY_DOMAIN": "posse.test"}
        with deployed(folder, "web", "worker", "beat", "inbound", **given) as (deployment, post):
            yield Site(deployment, post, machines, port)


def values(samples: Samples, name: str) -> list[float]:
    return [value for sample, value in samples.items() if sample.startswith(f"{name}{{")]


def is_well(samples: Samples) -> bool:
    processes = [samples.get(f'posse_processes{{role="{role}"}}') for role in ("web", "worker", "inbound")]
    skews = [abs(skew) for skew in values(samples, "posse_clock_skew_seconds")]
    asleep = samples.get("posse_sweep_age_seconds", 100) > 60 or samples.get("posse_deadline_overdue_seconds", 1) > 0
    up = [values(samples, f"posse_{one}_up") for one in ("mail_server", "mailbox")]
    mail = samples.get("posse_mail_waiting_seconds") == 0 and up == [[1], [1]]
    return processes == [1, 1, 1] and not asleep and max(skews) < 1 and mail


@pytest.fixture
def site(running: Site) -> Site:
    """The service in health, whatever the test before left behind."""
    running.until("all to be well", is_well)
    return running


def test_all_is_well_at_first(site: Site, tmp_path: Path) -> None:
    assert alerts(settled(site.until("all to be well", is_well)), tmp_path) == set()


def test_nothing_answers(tmp_path: Path) -> None:
    assert alerts(settled({}), tmp_path) == {"PosseDown"}


def test_no_web(site: Site, tmp_path: Path) -> None:
    gone = "UPDATE process_pulse SET pulse_at = now() - interval '2 minutes' WHERE role = 'web'"
    found = site.changed(gone, "no web", lambda samples: samples.get('posse_processes{role="web"}') == 0)
    assert alerts(settled(found), tmp_path) == {"PosseNoWeb", "PosseMachineGone"}


def test_no_worker(site: Site, tmp_path: Path) -> None:
    with site.without("worker"):
        site.execute("UPDATE process_pulse SET pulse_at = pulse_at - interval '2 minutes' WHERE role = 'worker'")
        site.execute("UPDATE pulse SET awake_at = awake_at - interval '2 minutes'")
        found = site.until("no worker", lambda samples: samples.get('posse_processes{role="worker"}') == 0)
    assert alerts(settled(found), tmp_path) == {"PosseNoWorker", "PosseMachineGone", "PosseSweepAsleep"}


def test_no_inbound(site: Site, tmp_path: Path) -> None:
    gone = "UPDATE process_pulse SET pulse_at = now() - interval '2 minutes' WHERE role = 'inbound'"
    found = site.changed(gone, "no inbound", lambda samples: samples.get('posse_processes{role="inbound"}') == 0)
    no_row = "DELETE FROM process_pulse WHERE role = 'inbound'"
    never = site.changed(
        no_row, "no row of it", lambda samples: not any("inbound" in name for name in samples if "age" in name)
    )
    assert alerts(settled(found), tmp_path) == {"PosseNoInbound", "PosseMachineGone"}
    assert alerts(settled(never), tmp_path) == {"PosseNoInbound"}, "also if it was never started"


def test_a_mailbox_that_cannot_be_read(site: Site, tmp_path: Path) -> None:
    away = "UPDATE process_pulse SET no_mail_since = now(), no_mail_reason = 'x' WHERE role = 'inbound'"
    found = site.changed(away, "no mailbox", lambda samples: 0 in values(samples, "posse_mailbox_up"))
    assert alerts(settled(found), tmp_path) == {"PosseMailboxAway"}


def test_answers_that_nobody_plays(site: Site, tmp_path: Path) -> None:
    waiting, later = "now() - interval '6 minutes', 'received'", "now() + interval '1 day'"  # so no worker takes it
    site.execute(
        "INSERT INTO inmail (key, game_id, seat, asked, at, epoch, received_at, state, answered, next_try_at)"
        f" SELECT 'x', id, 0, 'turn', 0, 0, {waiting}, false, {later} FROM game LIMIT 1"
    )
    found = site.until("a waiting answer", waits("posse_received_waiting_seconds", 300))
    site.execute("DELETE FROM inmail WHERE key = 'x'")
    assert found['posse_received_lately{asked="turn",state="received"}'] == 1
    assert alerts(settled(found), tmp_path) == {"PosseReceivedWaits"}


def looked(site: Site, reason: str, certificate: str, machine: str = "one") -> None:
    """Store what a machine has seen of the public site; `certificate`: when that of the site ends."""
    site.execute(
        f"INSERT INTO site_check VALUES ('{machine}', now(), {reason}, now() + interval '{certificate}')"
        " ON CONFLICT (machine) DO UPDATE SET reason = excluded.reason, certificate_ends = excluded.certificate_ends"
    )


def test_a_public_site_that_no_machine_reaches(site: Site, tmp_path: Path) -> None:
    looked(site, "'refused'", "80 days")
    found = site.until("the look", lambda samples: values(samples, "posse_site_up") == [0])
    looked(site, "NULL", "80 days", "another")
    one_does = site.until("the other look", lambda samples: sorted(values(samples, "posse_site_up")) == [0, 1])
    site.execute("DELETE FROM site_check")
    assert alerts(settled(found), tmp_path) == {"PosseSiteUnreachable"}
    assert alerts(settled(one_does), tmp_path) == set(), "the fault is in the network of one machine"


def test_a_certificate_that_ends(site: Site, tmp_path: Path) -> None:
    def ends_in(days: int) -> Samples:
        looked(site, "NULL", f"{days} days")
        near = [pytest.approx(days * 86400, abs=600)]
        return site.until(f"{days} days", lambda samples: values(samples, "posse_certificate_seconds") == near)

    in_two_weeks, in_a_week = ends_in(13), ends_in(6)
    site.execute("DELETE FROM site_check")
    assert alerts(settled(in_two_weeks), tmp_path) == {"PosseCertificateEnds"}
    assert alerts(settled(in_a_week), tmp_path) == {"PosseCertificateEnds", "PosseCertificateEndsSoon"}


def test_backups_that_are_not_made_any_more(site: Site, tmp_path: Path) -> None:
    assert "posse_backup_age_seconds" not in site.until("all to be well", is_well), "none was ever scheduled"
    site.execute("INSERT INTO pulse VALUES (4, now() - interval '25 hours')")
    late = site.until("a backup", waits("posse_backup_age_seconds", 0))
    site.execute("UPDATE pulse SET awake_at = now() - interval '27 hours' WHERE id = 4")
    missing = site.until("an old backup", waits("posse_backup_age_seconds", 26 * 3600))
    site.execute("UPDATE pulse SET awake_at = now() - interval '31 days' WHERE id = 4")
    site.until("it to be forgotten", lambda samples: "posse_backup_age_seconds" not in samples)
    site.execute("DELETE FROM pulse WHERE id = 4")
    assert alerts(settled(late), tmp_path) == set()
    assert alerts(settled(missing), tmp_path) == {"PosseBackupLate"}


def test_a_disk_that_is_nearly_full(site: Site, tmp_path: Path) -> None:
    found = site.until("all to be well", is_well)
    (folder,) = (name for name in found if name.startswith("posse_disk_free_bytes"))
    assert found[folder] == pytest.approx(shutil.disk_usage(site.deployment.folder).free, rel=0.1)
    assert alerts(settled({**found, folder: 400e6}), tmp_path) == {"PosseDiskLow"}


def test_what_runs_and_the_games_under_way_are_counted(site: Site) -> None:
    found = site.until("all to be well", is_well)
    python = platform.python_version()
    assert found[f'posse_build_info{{python="{python}",version="{version()}"}}'] == 1
    assert found['posse_games{status="playing"}'] == 1
    names = {re.sub(r"_(bucket|count|sum)$", "", name.partition("{")[0]) for name in found}
    assert names <= DOCUMENTED


def test_one_machine_of_several_is_gone(site: Site, tmp_path: Path) -> None:
    site.execute(
        "INSERT INTO process_pulse (id, role, machine, started_at, pulse_at, skew)"
        " VALUES ('x', 'worker', 'another', now(), now() - interval '2 minutes', 0)"
    )
    found = site.until("the other machine", lambda samples: any("another" in name for name in samples))
    site.execute("DELETE FROM process_pulse WHERE id = 'x'")
    assert alerts(settled(found), tmp_path) == {"PosseMachineGone"}


def test_a_clock_that_is_wrong(site: Site, tmp_path: Path) -> None:
    wrong = "UPDATE process_pulse SET skew = -11 WHERE role = 'worker'"
    found = site.changed(wrong, "a skew", lambda samples: -11 in samples.values())
    assert alerts(settled(found), tmp_path) == {"PosseClockWrong"}


def test_a_sweep_that_sleeps_and_deadlines_that_are_late(site: Site, tmp_path: Path) -> None:
    with site.without("beat"):
        earlier = "UPDATE pulse SET awake_at = now() - interval '2 minutes'"
        asleep = site.changed(earlier, "a sweep asleep", waits("posse_sweep_age_seconds", 60))
        site.execute("UPDATE pulse SET awake_at = now() + interval '3 days'")
        future = site.until("no sweep", lambda samples: "posse_sweep_age_seconds" not in samples)
        site.execute("UPDATE pulse SET awake_at = now()")
        site.execute("UPDATE game SET due_at = due_at - interval '30 days'")
        late = site.until("a late deadline", waits("posse_deadline_overdue_seconds", 120))
        site.execute("UPDATE game SET due_at = due_at + interval '30 days'")
    assert alerts(settled(asleep), tmp_path) == {"PosseSweepAsleep"}
    assert alerts(settled(future), tmp_path) == {"PosseSweepAsleep"}, "a pulse in the future counts as asleep"
    assert alerts(settled(late), tmp_path) == {"PosseDeadlinesLate"}


@contextmanager
def mails(site: Site, changes: str, which: str = "kind = 'start'") -> Iterator[None]:
    """Change the rows of some mails that were sent; afterwards they are as they were."""
    site.execute(f"UPDATE outmail SET {changes}, next_try_at = now() + interval '1 day' WHERE {which}")
    yield
    site.execute(f"UPDATE outmail SET state = 'sent', error = NULL, dismissed_at = NULL WHERE {which}")


def waits(name: str, seconds: float) -> Callable[[Samples], bool]:
    return lambda samples: samples.get(name, 0) > seconds


def test_mails_that_do_not_leave(site: Site, tmp_path: Path) -> None:
    queued = "state = 'queued', created_at = now() - interval '301 seconds'"
    with mails(site, queued, "kind = 'start' AND seat = 0"):
        never_tried = site.until("a waiting mail", waits("posse_mail_waiting_seconds", 300))
    with mails(site, f"{queued}, error = '451 later'"):
        all_refused = site.until("refused mails", waits("posse_mail_refused_seconds", 300))
    with mails(site, f"{queued}, error = '451 later'", "kind = 'start' AND seat = 0"):
        one_refused = site.until("a refused mail", waits("posse_mail_refused_seconds", 300))
    assert alerts(settled(never_tried), tmp_path) == {"PosseMailWaits"}
    assert alerts(settled(all_refused), tmp_path) == {"PosseMailWaits"}
    assert alerts(settled(one_refused), tmp_path) == set(), "one full mailbox wakes nobody"


def test_a_mail_server_that_is_away(site: Site, tmp_path: Path) -> None:
    site.post.close()
    site.execute(
        "UPDATE outmail SET state = 'queued', created_at = now(), next_try_at = now() WHERE kind = 'start' AND seat = 0"
    )
    found = site.until("the worker's next pulse", lambda samples: 0 in values(samples, "posse_mail_server_up"))
    site.post.open()
    site.until("the mail to leave", lambda samples: samples["posse_mail_waiting_seconds"] == 0)
    assert alerts(settled(found), tmp_path) == {"PosseMailServerAway"}


def test_a_mailbox_that_is_full_for_an_hour_is_a_ticket(site: Site, tmp_path: Path) -> None:
    late = "state = 'queued', created_at = now() - interval '61 minutes', error = '452 full'"
    with mails(site, late, "kind = 'start' AND seat = 0"):
        found = site.until("a refused mail", waits("posse_mail_refused_seconds", 3600))
    assert alerts(settled(found), tmp_path) == {"PosseMailStuck"}


def test_a_failed_mail_until_it_is_dismissed(site: Site, tmp_path: Path) -> None:
    failed = 'posse_outbox{kind="start",state="failed"}'
    with mails(site, "state = 'failed', error = '550 no'"):
        found = site.until("failed mails", waits(failed, 2))
        site.execute("UPDATE outmail SET dismissed_at = now() WHERE kind = 'start'")
        dismissed = site.until("no failed mail", lambda samples: failed not in samples)
    assert alerts(settled(found), tmp_path) == {"PosseMailFailed"}
    assert alerts(settled(dismissed), tmp_path) == set()


def test_something_that_cannot_be_handled(site: Site, tmp_path: Path) -> None:
    site.execute("INSERT INTO retry VALUES ('digests', '1', 3, now() + interval '1 day', 'ZeroDivisionError')")
    found = site.until("an item put aside", waits('posse_set_aside{queue="digests"}', 0))
    site.execute("DELETE FROM retry")
    assert alerts(settled(found), tmp_path) == {"PosseSetAside"}


def test_a_strangers_mistyped_invitation_raises_no_alert(site: Site, tmp_path: Path) -> None:
    for state, error in (("failed", "550 no"), ("queued", "451 later")):
        with mails(
            site, f"state = '{state}', created_at = now() - interval '2 hours', error = '{error}'", "kind = 'invite'"
        ):
            found = site.until("such mails", waits(f'posse_outbox{{kind="invite",state="{state}"}}', 1))
        assert alerts(settled(found), tmp_path) == set()
    assert f'kind!~"{"|".join(UNSOLICITED)}"' in RULES.read_text()


def test_pages_that_are_slow(site: Site, tmp_path: Path) -> None:
    def ask_while_locked() -> None:
        with psycopg.connect(site.machines.settings["DATABASE_URL"]) as connection:
            connection.execute("SELECT * FROM game FOR UPDATE")
            post = threading.Thread(target=lambda: ask(f"{site.link}/moves", "POST", {"move": "x", "at": 0}))
            post.start()
            waiting = "SELECT 1 FROM pg_locks WHERE NOT granted"
            until(lambda: connection.execute(waiting).fetchone(), PATIENCE, "the post to wait for the lock")
            time.sleep(1.5)  # what the alert is about
        post.join()

    assert alerts(site.rising(ask_while_locked), tmp_path) == {"PosseSlow"}


def test_strangers(site: Site, tmp_path: Path) -> None:
    def try_links() -> None:
        statuses = [ask(f"{site.deployment.url}/p/nonsense{n}").status for n in range(200)]
        assert statuses.count(429) >= 100, "50 are allowed in each minute, two of which may have begun"

    assert alerts(site.rising(try_links), tmp_path) == {"PosseStrangers"}


def test_a_page_that_breaks(site: Site, tmp_path: Path) -> None:
    def ask_without_a_table() -> None:
        assert ask(site.link).status == 500

    site.execute("ALTER TABLE move RENAME TO elsewhere")
    found = site.rising(ask_without_a_table)
    site.execute("ALTER TABLE elsewhere RENAME TO move")
    assert alerts(found, tmp_path) == {"PosseBroken"}


def test_a_database_that_is_away_is_no_page_that_breaks(site: Site, tmp_path: Path) -> None:
    site.machines.postgresql.stop()

    def ask_without_the_database() -> None:
        until(lambda: ask(f"{site.deployment.url}/readyz").status, PATIENCE, "not ready", lambda status: status == 503)
        assert ask(site.link).status == 503

    found = site.rising(ask_without_the_database)
    site.machines.postgresql.start()
    assert alerts(found, tmp_path) == {"PosseDatabaseDown", "PosseUnavailable"}
