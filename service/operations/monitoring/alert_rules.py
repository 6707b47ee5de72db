"""The table of all alerts. `python -m tests.operating.rules` writes it to docs/alerts.yml, which a test compares."""

from __future__ import annotations

from typing import Literal, NamedTuple

from service.mail.registry import UNSOLICITED
from service.operations.monitoring.alert_conditions import Absent, Both, Compared, Condition, Either, LabelMatch, Rising

HOUR = 3600  # seconds
DAY = 24 * HOUR


class Rule(NamedTuple):
    """An alert. `lasts`: how long the condition holds before Prometheus alerts, as in `2m`."""

    name: str
    condition: Condition
    lasts: str
    severity: Literal["page", "ticket"]  # page: players notice the fault
    meaning: str  # for players
    advice: str  # what the operator is to do


def _role(name: str) -> tuple[LabelMatch, ...]:
    return (LabelMatch("role", "=", name),)


RULES = (
    Rule(
        "PosseDown",
        Absent("posse_database_up"),
        "2m",
        "page",
        "the site may be down",
        "check that `METRICS_PORT` is set and that web and worker run: `systemctl status 'posse-*'`, the last"
        " log lines",
    ),
    Rule(
        "PosseDatabaseDown",
        Compared("min", "posse_database_up", "==", 0),
        "1m",
        "page",
        "no move is made and no mail leaves; no move is lost. Pages open only while the database can still be read",
        "start PostgreSQL; if `/readyz` says that it is read-only, promote that standby, or write the primary server"
        " into `DATABASE_URL`. The processes reconnect without a restart, but for a new `DATABASE_URL`",
    ),
    Rule(
        "PosseDatabaseFull",
        Compared("min", "posse_database_room", "==", 0),
        "1m",
        "page",
        "no move can be made, pages can be read; no move is lost",
        "free some space on the disk of the database, or enlarge it; the processes go on without a restart. On a full"
        " disk they do not count as running, so that other alerts come with this one",
    ),
    Rule(
        "PosseNoWeb",
        Compared("max", "posse_processes", "==", 0, where=_role("web")),
        "1m",
        "page",
        "no page opens; turns end by the clock, mails leave",
        "`systemctl status posse-web` on each machine, and its last log lines",
    ),
    Rule(
        "PosseNoWorker",
        Compared("max", "posse_processes", "==", 0, where=_role("worker")),
        "1m",
        "page",
        "no mail leaves and no deadline is handled",
        "`systemctl status posse-worker` on each machine, and its last log lines",
    ),
    Rule(
        "PosseNoInbound",
        Compared("max", "posse_processes", "==", 0, where=_role("inbound")),
        "5m",
        "page",
        "answers by mail are not played, and turns end by the clock; no mail is lost",
        "`systemctl status posse-inbound` on the machine to which the mail server passes answers, and its last log"
        " lines",
    ),
    Rule(
        "PosseSiteUnreachable",
        Compared("max", "posse_site_up", "==", 0),
        "5m",
        "page",
        "no page opens, whatever the processes say",
        "`sites` in `/status` says what failed from which machine: check DNS, proxy, firewall and certificate",
    ),
    Rule(
        "PosseMachineGone",
        Compared("min", "posse_pulse_age_seconds", ">", 60, by=("role", "machine")),
        "1m",
        "ticket",
        "none, as long as another machine does the same work",
        "start the processes of this `role` on this `machine`. A machine that was taken away for good is"
        " forgotten after a day",
    ),
    Rule(
        "PosseClockWrong",
        Compared("max", "posse_clock_skew_seconds", ">", 10, by=("machine",), absolute=True),
        "1m",
        "page",
        "from 20 seconds on this machine refuses moves and handles no deadline",
        "correct the clock of this `machine`, or of PostgreSQL's: `chronyc tracking` or `timedatectl`",
    ),
    Rule(
        "PosseSweepAsleep",
        Either(
            Compared("min", "posse_sweep_age_seconds", ">", 60),
            Both(Absent("posse_sweep_age_seconds"), Compared("max", "posse_database_up", "==", 1)),
        ),
        "1m",
        "page",
        "no deadline is handled and no reminder is sent",
        "check that a worker, `beat` and Redis run, and that no clock is wrong; search the log for"
        ' `"process": "worker"` with `"level": "error"`',
    ),
    Rule(
        "PosseDeadlinesLate",
        Compared("max", "posse_deadline_overdue_seconds", ">", 120),
        "2m",
        "page",
        "players wait for a player whose time is up",
        "as for PosseSweepAsleep. If only one game is late, `posse admin games --overdue` lists it, and the"
        " log has `item cannot be handled` with its id and a traceback",
    ),
    Rule(
        "PosseMailWaits",
        Either(
            Compared("max", "posse_mail_waiting_seconds", ">", 300),
            Both(
                Compared("max", "posse_mail_refused_players", ">=", 3),
                Compared("max", "posse_mail_refused_seconds", ">", 300),
            ),
        ),
        "30s",
        "page",
        "mails do not leave",
        "check that a worker runs and that the mail server answers and accepts mails: `posse admin mails`,"
        " and `no_mail_reason` in `/status`. What waits is sent as soon as it does",
    ),
    Rule(
        "PosseMailServerAway",
        Compared("min", "posse_mail_server_up", "==", 0, by=("machine",)),
        "5m",
        "ticket",
        "none, as long as a worker on another machine sends the mails",
        "check the mail server, and the way to it from this `machine`; `no_mail_reason` in `/status` says what failed",
    ),
    Rule(
        "PosseMailStuck",
        Compared("max", "posse_mail_refused_seconds", ">", 3600),
        "5m",
        "ticket",
        "a player gets their mails late, or not",
        "`posse admin mails` shows the mail server's replies; mails are tried for four days, and at once"
        " after `posse admin flush`",
    ),
    Rule(
        "PosseMailFailed",
        Compared(
            "max",
            "posse_outbox",
            ">",
            0,
            where=(LabelMatch("state", "=", "failed"), LabelMatch("kind", "!~", "|".join(UNSOLICITED))),
        ),
        "5m",
        "ticket",
        "a player will not get a mail",
        "find the reason with `posse admin mails --state failed`, correct it, then `posse admin again MAIL`"
        " or, for all of them, `posse admin again --all`;"
        " or `posse admin dismiss MAIL` if nothing is to be done",
    ),
    Rule(
        "PosseMailboxAway",
        Compared("min", "posse_mailbox_up", "==", 0, by=("machine",)),
        "15m",
        "page",
        "answers by mail are played late, or not before their turn ends",
        "`no_mail_reason` in `/status` says why the mailbox of `MAIL_IN` cannot be read: check the mail host, user and"
        " password",
    ),
    Rule(
        "PosseReceivedWaits",
        Compared("max", "posse_received_waiting_seconds", ">", 300),
        "2m",
        "page",
        "answers by mail are not played",
        'check that a worker and `beat` run; search the log for `"process": "worker"` with `"level": "error"`.'
        " `posse admin received` lists what waits",
    ),
    Rule(
        "PosseSetAside",
        Compared("max", "posse_set_aside", ">", 0),
        "5m",
        "ticket",
        "something of theirs was tried three times and cannot be handled; all else goes on",
        "search the log for `cannot be handled`, with the `queue`, the item and a traceback, and report it: it is a"
        " fault of Posse. Mails are listed by `posse admin received --state failed`; the others are tried again later,"
        " also after an upgrade",
    ),
    Rule(
        "PosseRobotsLate",
        Compared("max", "posse_thought_overdue_seconds", ">", 120),
        "2m",
        "ticket",
        "players wait for a robot; after five minutes each turn is played by a weaker one",
        '`systemctl status posse-robots`, and search the log for `"process": "robots"` with `"level":'
        ' "error"`. If it runs, start one on another machine, or lower `ROBOT_SECONDS`',
    ),
    Rule(
        "PosseBroken",
        Rising('sum(rate(posse_refusals_total{code=~"5..",code!="503"}[5m])) > 0'),
        "1m",
        "page",
        "a player saw an error page",
        'search the log for `"event": "broken"`; it has the type and traceback, and the `request` that the page shows',
    ),
    Rule(
        "PosseUnavailable",
        Rising('sum(rate(posse_refusals_total{code="503",rule!="/readyz"}[2m])) > 0'),
        "3m",
        "page",
        "players are told to try again later; no move is lost",
        "`curl -s http://127.0.0.1:8000/readyz` on each machine with web says what is wrong; search the log for"
        ' `"status": 503`',
    ),
    Rule(
        "PosseSlow",
        Rising("histogram_quantile(0.99, sum by (le) (rate(posse_request_seconds_bucket[5m]))) > 1"),
        "10m",
        "ticket",
        "pages are slow",
        "check the load of the database; start more web processes (`WEB_CONCURRENCY`)",
    ),
    Rule(
        "PosseStrangers",
        Rising('sum(rate(posse_refusals_total{code="429"}[5m])) > 1'),
        "10m",
        "ticket",
        "none: a client tries links or starts games in bulk",
        "find the client in the proxy's log. If all requests are refused, `TRUSTED_PROXIES` is missing and"
        " all players count as one client",
    ),
    Rule(
        "PosseCertificateEnds",
        Compared("min", "posse_certificate_seconds", "<", 14 * DAY),
        "15m",
        "ticket",
        "none yet",
        "the certificate of the site ends in less than 14 days: `certbot renew` says why it was not renewed",
    ),
    Rule(
        "PosseCertificateEndsSoon",
        Compared("min", "posse_certificate_seconds", "<", 7 * DAY),
        "15m",
        "page",
        "none yet; when it has ended no page opens",
        "the certificate of the site ends in less than seven days: `certbot renew` says why it was not renewed",
    ),
    Rule(
        "PosseBackupLate",
        Compared("max", "posse_backup_age_seconds", ">", 26 * HOUR),
        "15m",
        "ticket",
        "none, unless the database is lost",
        "`systemctl status posse-backup posse-backup.timer`, and `systemctl start posse-backup` makes one now. Backups"
        " that were stopped on purpose are forgotten after a month",
    ),
    Rule(
        "PosseDiskLow",
        Compared("min", "posse_disk_free_bytes", "<", 500_000_000, by=("machine", "folder")),
        "10m",
        "ticket",
        "none yet; on a full disk moves are refused",
        "free some space on this `machine`, or enlarge its disk; `folder` is `var`, or `database` for an SQLite file",
    ),
)
