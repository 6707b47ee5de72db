"""Every alert rule on what the real service reports in its fault, by promtool: it fires there and nowhere else."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from service.mail.registry import UNSOLICITED
from service.process.version import version
from tests.mail.mail_server import link_to_play
from tests.operating.prometheus import RULES, Samples, Scraped, alerts, exposed, program, scrape, settled
from tests.operating.test_dashboard import DOCUMENTED
from tests.servers import free_port
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, Servers, deployed, running_servers
from tests.whole.people import ask
from tests.whole.test_whole_game import start_game

pytestmark = pytest.mark.proof

CANNOT_PARSE = 1  # promtool's exit status; another one if it only advises other names
ASLEEP = "UPDATE pulse SET awake_at = now() - interval '2 minutes' WHERE id = 1"
HEALTHY = """
    DELETE FROM site_check; DELETE FROM retry; DELETE FROM pulse WHERE id = 4; DELETE FROM inmail WHERE key = 'x';
    DELETE FROM process_pulse WHERE id = 'x';
    UPDATE outmail SET state = 'sent', error = NULL, dismissed_at = NULL WHERE kind IN ('start', 'invite')
"""


class Site:
    """A whole service with one game, its servers, and its metrics."""

    def __init__(self, deployment: Deployment, post: MailSink, machines: Servers, metrics: int) -> None:
        self.deployment, self.post, self.machines, self.metrics = deployment, post, machines, metrics
        start_game(deployment, post)
        self.link: str = post.wait_for(lambda mails: next(filter(None, map(link_to_play, mails)), None))

    def until(self, what: str, there: Callable[[Samples], bool]) -> Samples:
        """Return the first scrape in which that is so."""
        return until(lambda: scrape(self.metrics), PATIENCE, what, there, not_yet=OSError, pause=0.5)

    def changed(self, statement: str, what: str, there: Callable[[Samples], bool]) -> Samples:
        """Change rows until a scrape shows it: a process that is at work may overwrite them."""

        def change_and_scrape() -> Samples:
            self.deployment.execute(statement)
            return scrape(self.metrics)

        return until(change_and_scrape, PATIENCE, what, there, not_yet=OSError, pause=0.2)

    def rising(self, ask_for: Callable[[], None]) -> Scraped:
        """Return what the counters do during some requests."""
        before, began = scrape(self.metrics), time.monotonic()
        ask_for()
        return Scraped(before, scrape(self.metrics), time.monotonic() - began)

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
    running.deployment.execute(HEALTHY)
    running.until("all to be well", is_well)
    return running


def test_all_is_well_at_first(site: Site, tmp_path: Path) -> None:
    assert alerts(settled(site.until("all to be well", is_well)), tmp_path) == set()


def test_nothing_answers(tmp_path: Path) -> None:
    assert alerts(settled({}), tmp_path) == {"PosseDown"}


def test_what_runs_and_the_games_under_way_are_counted(site: Site) -> None:
    found = site.until("all to be well", is_well)
    python = platform.python_version()
    assert found[f'posse_build_info{{python="{python}",version="{version()}"}}'] == 1
    assert found['posse_games{status="playing"}'] == 1
    names = {re.sub(r"_(bucket|count|sum)$", "", name.partition("{")[0]) for name in found}
    assert names <= DOCUMENTED


def test_prometheus_can_read_what_is_exposed(site: Site) -> None:
    command = [program("promtool"), "check", "metrics"]
    read = subprocess.run(command, input=exposed(site.metrics), text=True, check=False)
    assert read.returncode != CANNOT_PARSE


def test_a_disk_that_is_nearly_full(site: Site, tmp_path: Path) -> None:
    found = site.until("all to be well", is_well)
    (folder,) = (name for name in found if name.startswith("posse_disk_free_bytes"))
    assert found[folder] == pytest.approx(shutil.disk_usage(site.deployment.folder).free, rel=0.1)
    assert alerts(settled({**found, folder: 400e6}), tmp_path) == {"PosseDiskLow"}


# --- faults that leave rows -------------------------------------------------------------------------------------------

Shows = Callable[[Samples], bool]


def stale(role: str) -> str:
    return f"UPDATE process_pulse SET pulse_at = now() - interval '2 minutes' WHERE role = '{role}'"


def no_row(role: str) -> str:
    return f"DELETE FROM process_pulse WHERE role = '{role}'"


def none_of(role: str) -> Shows:
    return lambda samples: samples.get(f'posse_processes{{role="{role}"}}') == 0


def waits(name: str, seconds: float) -> Shows:
    return lambda samples: samples.get(f"posse_{name}", 0) > seconds


def shows(name: str, *wanted: object) -> Shows:
    """Return whether a metric that has labels has these values, in their order."""
    return lambda samples: sorted(values(samples, f"posse_{name}")) == list(wanted)


def looked(reason: str, days: int, machine: str = "one") -> str:
    """Store what a machine has seen of the public site, whose certificate ends in so many days."""
    return (
        f"INSERT INTO site_check VALUES ('{machine}', now(), {reason}, now() + interval '{days} days')"
        " ON CONFLICT (machine) DO UPDATE SET reason = excluded.reason, certificate_ends = excluded.certificate_ends"
    )


def ends_in(days: int) -> Shows:
    return shows("certificate_seconds", pytest.approx(days * 86400, abs=600))


def backup(age: str) -> str:
    return (
        f"INSERT INTO pulse VALUES (4, now() - interval '{age}')"
        " ON CONFLICT (id) DO UPDATE SET awake_at = excluded.awake_at"
    )


def mails(changes: str, which: str = "kind = 'start'") -> str:
    """Change mails that were sent, and let no sender claim them."""
    return f"UPDATE outmail SET {changes}, next_try_at = now() + interval '1 day' WHERE {which}"


def in_outbox(kind: str, state: str, more_than: int) -> Shows:
    return waits(f'outbox{{kind="{kind}",state="{state}"}}', more_than)


def has_no_worker(samples: Samples) -> bool:
    return none_of("worker")(samples) and waits("sweep_age_seconds", 60)(samples)


def has_an_answer(samples: Samples) -> bool:
    late = waits("received_waiting_seconds", 300)(samples)
    return late and samples['posse_received_lately{asked="turn",state="received"}'] == 1


OF_ONE = "kind = 'start' AND seat = 0"
QUEUED = "state = 'queued', created_at = now() - interval '301 seconds'"
REFUSED = f"{QUEUED}, error = '451 later'"
FULL_FOR_AN_HOUR = "state = 'queued', created_at = now() - interval '61 minutes', error = '452 full'"
NO_MAILBOX = "UPDATE process_pulse SET no_mail_since = now(), no_mail_reason = 'x' WHERE role = 'inbound'"
ANSWER = (  # no worker takes it before tomorrow
    "INSERT INTO inmail (key, game_id, seat, asked, at, epoch, received_at, state, answered, next_try_at)"
    " SELECT 'x', id, 0, 'turn', 0, 0, now() - interval '6 minutes', 'received', false, now() + interval '1 day'"
    " FROM game LIMIT 1 ON CONFLICT DO NOTHING"
)
OTHER_MACHINE = (
    "INSERT INTO process_pulse (id, role, machine, started_at, pulse_at, skew)"
    " VALUES ('x', 'worker', 'another', now(), now() - interval '2 minutes', 0) ON CONFLICT DO NOTHING"
)
SKEW = "UPDATE process_pulse SET skew = -11 WHERE role = 'worker'"
SET_ASIDE = "INSERT INTO retry VALUES ('digests', '1', 3, now() + interval '1 day', 'KeyError') ON CONFLICT DO NOTHING"
NOT_REACHED, REACHED = looked("'refused'", 80), looked("NULL", 80, "another")
FAULTS = {
    "no web": (stale("web"), none_of("web"), "NoWeb MachineGone"),
    "a web that was stopped": (no_row("web"), none_of("web"), "NoWeb"),
    "no worker": (f"{stale('worker')}; {ASLEEP}", has_no_worker, "NoWorker MachineGone SweepAsleep"),
    "no inbound": (stale("inbound"), none_of("inbound"), "NoInbound MachineGone"),
    "an inbound that was never started": (no_row("inbound"), none_of("inbound"), "NoInbound"),
    "a mailbox that cannot be read": (NO_MAILBOX, shows("mailbox_up", 0), "MailboxAway"),
    "answers that nobody plays": (ANSWER, has_an_answer, "ReceivedWaits"),
    "a site that no machine reaches": (NOT_REACHED, shows("site_up", 0), "SiteUnreachable"),
    "a site that one of two machines reaches": (f"{NOT_REACHED}; {REACHED}", shows("site_up", 0, 1), ""),
    "a certificate that ends in two weeks": (looked("NULL", 13), ends_in(13), "CertificateEnds"),
    "a certificate that ends in a week": (looked("NULL", 6), ends_in(6), "CertificateEnds CertificateEndsSoon"),
    "a backup of yesterday": (backup("25 hours"), waits("backup_age_seconds", 0), ""),
    "one machine of several": (OTHER_MACHINE, lambda samples: any("another" in one for one in samples), "MachineGone"),
    "a clock that is wrong": (SKEW, lambda samples: -11 in samples.values(), "ClockWrong"),
    "a mail that was never tried": (mails(QUEUED, OF_ONE), waits("mail_waiting_seconds", 300), "MailWaits"),
    "mails that are all refused": (mails(REFUSED), waits("mail_refused_seconds", 300), "MailWaits"),
    "one full mailbox": (mails(REFUSED, OF_ONE), waits("mail_refused_seconds", 300), ""),
    "one full for an hour": (mails(FULL_FOR_AN_HOUR, OF_ONE), waits("mail_refused_seconds", 3600), "MailStuck"),
    "a stranger's mistyped invitation": (
        mails("state = 'failed', created_at = now() - interval '2 hours', error = '550 no'", "kind = 'invite'"),
        in_outbox("invite", "failed", 1),
        "",
    ),
    "an invitation that is refused for hours": (
        mails("state = 'queued', created_at = now() - interval '2 hours', error = '451 later'", "kind = 'invite'"),
        in_outbox("invite", "queued", 1),
        "",
    ),
    "something that cannot be handled": (SET_ASIDE, waits('set_aside{queue="digests"}', 0), "SetAside"),
}


@pytest.mark.parametrize(("rows", "shown", "fires"), FAULTS.values(), ids=FAULTS)
def test_a_fault_raises_its_alerts_and_no_other(
    site: Site, rows: str, shown: Shows, fires: str, tmp_path: Path
) -> None:
    """Where a fault would take minutes or days, the rows that it leaves are older instead."""
    found = site.changed(rows, "the fault", shown)
    assert alerts(settled(found), tmp_path) == {f"Posse{name}" for name in fires.split()}


def test_a_sweep_that_sleeps_and_deadlines_that_are_late(site: Site, tmp_path: Path) -> None:
    with site.without("beat"):
        asleep = site.changed(ASLEEP, "a sweep asleep", waits("sweep_age_seconds", 60))
        site.deployment.execute("UPDATE pulse SET awake_at = now() + interval '3 days'")
        future = site.until("no sweep", lambda samples: "posse_sweep_age_seconds" not in samples)
        site.deployment.execute("UPDATE pulse SET awake_at = now()")
        site.deployment.execute("UPDATE game SET due_at = due_at - interval '30 days'")
        late = site.until("a late deadline", waits("deadline_overdue_seconds", 120))
        site.deployment.execute("UPDATE game SET due_at = due_at + interval '30 days'")
    assert alerts(settled(asleep), tmp_path) == {"PosseSweepAsleep"}
    assert alerts(settled(future), tmp_path) == {"PosseSweepAsleep"}, "a pulse in the future counts as asleep"
    assert alerts(settled(late), tmp_path) == {"PosseDeadlinesLate"}


def test_backups_that_are_not_made_any_more(site: Site, tmp_path: Path) -> None:
    assert "posse_backup_age_seconds" not in site.until("all to be well", is_well), "none was ever scheduled"
    missing = site.changed(backup("27 hours"), "an old backup", waits("backup_age_seconds", 26 * 3600))
    site.changed(backup("31 days"), "it to be forgotten", lambda samples: "posse_backup_age_seconds" not in samples)
    assert alerts(settled(missing), tmp_path) == {"PosseBackupLate"}


def test_a_failed_mail_until_it_is_dismissed(site: Site, tmp_path: Path) -> None:
    failed = in_outbox("start", "failed", 2)
    found = site.changed(mails("state = 'failed', error = '550 no'"), "failed mails", failed)
    dismiss = "UPDATE outmail SET dismissed_at = now() WHERE kind = 'start'"
    dismissed = site.changed(dismiss, "no failed mail", lambda samples: not in_outbox("start", "failed", 0)(samples))
    assert alerts(settled(found), tmp_path) == {"PosseMailFailed"}
    assert alerts(settled(dismissed), tmp_path) == set()


def test_the_rules_leave_out_the_mails_that_nobody_asked_for() -> None:
    assert f'kind!~"{"|".join(UNSOLICITED)}"' in RULES.read_text()


# --- faults of servers and requests -----------------------------------------------------------------------------------


def test_a_mail_server_that_is_away(site: Site, tmp_path: Path) -> None:
    site.post.close()
    site.deployment.execute(
        f"UPDATE outmail SET state = 'queued', created_at = now(), next_try_at = now() WHERE {OF_ONE}"
    )
    found = site.until("the worker's next pulse", lambda samples: 0 in values(samples, "posse_mail_server_up"))
    site.post.open()
    site.until("the mail to leave", lambda samples: samples["posse_mail_waiting_seconds"] == 0)
    assert alerts(settled(found), tmp_path) == {"PosseMailServerAway"}


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

    site.deployment.execute("ALTER TABLE move RENAME TO elsewhere")
    found = site.rising(ask_without_a_table)
    site.deployment.execute("ALTER TABLE elsewhere RENAME TO move")
    assert alerts(found, tmp_path) == {"PosseBroken"}


def test_a_database_that_is_away_is_no_page_that_breaks(site: Site, tmp_path: Path) -> None:
    site.machines.postgresql.stop()

    def ask_without_the_database() -> None:
        until(lambda: ask(f"{site.deployment.url}/readyz").status, PATIENCE, "not ready", lambda status: status == 503)
        assert ask(site.link).status == 503

    found = site.rising(ask_without_the_database)
    site.machines.postgresql.start()
    assert alerts(found, tmp_path) == {"PosseDatabaseDown", "PosseUnavailable"}
