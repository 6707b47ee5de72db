"""The table of all alerts. `python -m tests.operating.rules` writes it to docs/alerts.yml, which a test compares."""

from __future__ import annotations

from functools import partial
from typing import Literal, NamedTuple

from service.mail.registry import UNSOLICITED
from service.monitoring.alert_conditions import Absent, Both, Compared, Condition, Either, LabelMatch, Rising

HOUR = 3600  # seconds
DAY = 24 * HOUR


class Rule(NamedTuple):
    """An alert. `lasts`: how long the condition holds before Prometheus alerts, as in `2m`."""

    name: str
    lasts: str
    condition: Condition
    meaning: str  # for players
    advice: str  # what the operator is to do
    severity: Literal["page", "ticket"]


_page = partial(Rule, severity="page")  # players notice the fault
_ticket = partial(Rule, severity="ticket")


def _role(name: str) -> tuple[LabelMatch, ...]:
    return (LabelMatch("role", "=", name),)


RULES = (
    _page(
        "PosseDown",
        "2m",
        Absent("posse_database_up"),
        "the site may be down",
        "check that `METRICS_PORT` is set and that web and worker run: `systemctl status 'posse-*'`, the last"
        " log lines",
    ),
    _page(
        "PosseDatabaseDown",
        "1m",
        Compared("min", "posse_database_up", "==", 0),
        "no move is made and no mail leaves; no move is lost. Pages open only while the database can still be read",
        "start PostgreSQL; if `/readyz` says that it is read-only, promote that standby, or write the primary server"
        " into `DATABASE_URL`. The processes reconnect without a restart, but for a new `DATABASE_URL`",
    ),
    _page(
        "PosseDatabaseFull",
        "1m",
        Compared("min", "posse_database_room", "==", 0),
        "no move can be made, pages can be read; no move is lost",
        "free some space on the disk of the database, or enlarge it; the processes go on without a restart. On a full"
        " disk they do not count as running, so that other alerts come with this one",
    ),
    _page(
        "PosseNoWeb",
        "1m",
        Compared("max", "posse_processes", "==", 0, where=_role("web")),
        "no page opens; turns end by the clock, mails leave",
        "`systemctl status posse-web` on each machine, and its last log lines",
    ),
    _page(
        "PosseNoWorker",
        "1m",
        Compared("max", "posse_processes", "==", 0, where=_role("worker")),
        "no mail leaves and no deadline is handled",
        "`systemctl status posse-worker` on each machine, and its last log lines",
    ),
    _page(
        "PosseNoInbound",
        "5m",
        Compared("max", "posse_processes", "==", 0, where=_role("inbound")),
        "answers by mail are not played, and turns end by the clock; no mail is lost",
        "`systemctl status posse-inbound` on the machine to which the mail server passes answers, and its last log"
        " lines",
    ),
    _page(
        "PosseSiteUnreachable",
        "5m",
        Compared("max", "posse_site_up", "==", 0),
        "no page opens, whatever the processes say",
        "`sites` in `/status` says what failed from which machine: check DNS, proxy, firewall and certificate",
    ),
    _ticket(
        "PosseMachineGone",
        "1m",
        Compared("min", "posse_pulse_age_seconds", ">", 60, by=("role", "machine")),
        "none, as long as another machine does the same work",
        "start the processes of this `role` on this `machine`. A machine that was taken away for good is"
        " forgotten after a day",
    ),
    _page(
        "PosseClockWrong",
        "1m",
        Compared("max", "posse_clock_skew_seconds", ">", 10, by=("machine",), absolute=True),
        "from 20 seconds on this machine refuses moves and handles no deadline",
        "correct the clock of this `machine`, or of PostgreSQL's: `chronyc tracking` or `timedatectl`",
    ),
    _page(
        "PosseSweepAsleep",
        "1m",
        Either(
            Compared("min", "posse_sweep_age_seconds", ">", 60),
            Both(Absent("posse_sweep_age_seconds"), Compared("max", "posse_database_up", "==", 1)),
        ),
        "no deadline is handled and no reminder is sent",
        "check that a worker, `beat` and Redis run, and that no clock is wrong; search the log for"
        ' `"process": "worker"` with `"level": "error"`',
    ),
    _page(
        "PosseDeadlinesLate",
        "2m",
        Compared("max", "posse_deadline_overdue_seconds", ">", 120),
        "players wait for a player whose time is up",
        "as for PosseSweepAsleep. If only one game is late, `posse admin games --overdue` lists it, and the"
        " log has `item cannot be handled` with its id and a traceback",
    ),
    _page(
        "PosseMailWaits",
        "30s",
        Either(
            Compared("max", "posse_mail_waiting_seconds", ">", 300),
            Both(
                Compared("max", "posse_mail_refused_players", ">=", 3),
                Compared("max", "posse_mail_refused_seconds", ">", 300),
            ),
        ),
        "mails do not leave",
        "check that a worker runs and that the mail server answers and accepts mails: `posse admin mails`,"
        " and `no_mail_reason` in `/status`. What waits is sent as soon as it does",
    ),
    _ticket(
        "PosseMailServerAway",
        "5m",
        Compared("min", "posse_mail_server_up", "==", 0, by=("machine",)),
        "none, as long as a worker on another machine sends the mails",
        "check the mail server, and the way to it from this `machine`; `no_mail_reason` in `/status` says what failed",
    ),
    _ticket(
        "PosseMailStuck",
        "5m",
        Compared("max", "posse_mail_refused_seconds", ">", 3600),
        "a player gets their mails late, or not",
        "`posse admin mails` shows the mail server's replies; mails are tried for four days, and at once"
        " after `posse admin flush`",
    ),
    _ticket(
        "PossePingWaits",
        "5m",
        Compared("max", "posse_ping_waiting_seconds", ">", 900),
        "chats are not told whose turn it is; mails are not affected",
        'check that a worker runs; search its log for `"task": "post"`. What still applies is posted then',
    ),
    _ticket(
        "PossePushWaits",
        "5m",
        Compared("max", "posse_push_waiting_seconds", ">", 900),
        "devices are not told whose turn it is; mails are not affected",
        'check that a worker runs; search its log for `"task": "push"`. What still applies is sent then',
    ),
    _ticket(
        "PosseMailFailed",
        "5m",
        Compared(
            "max",
            "posse_outbox",
            ">",
            0,
            where=(LabelMatch("state", "=", "failed"), LabelMatch("kind", "!~", "|".join(UNSOLICITED))),
        ),
        "a player will not get a mail",
        "find the reason with `posse admin mails --state failed`, correct it, then `posse admin again MAIL`"
        " or, for all of them, `posse admin again --all`;"
        " or `posse admin dismiss MAIL` if nothing is to be done",
    ),
    _page(
        "PosseMailboxAway",
        "15m",
        Compared("min", "posse_mailbox_up", "==", 0, by=("machine",)),
        "answers by mail are played late, or not before their turn ends",
        "`no_mail_reason` in `/status` says why the mailbox of `MAIL_IN` cannot be read: check the mail host, user and"
        " password",
    ),
    _page(
        "PosseReceivedWaits",
        "2m",
        Compared("max", "posse_received_waiting_seconds", ">", 300),
        "answers by mail are not played",
        'check that a worker and `beat` run; search the log for `"process": "worker"` with `"level": "error"`.'
        " `posse admin received` lists what waits",
    ),
    _ticket(
        "PosseSetAside",
        "5m",
        Compared("max", "posse_set_aside", ">", 0),
        "something of theirs was tried three times and cannot be handled; all else goes on",
        "search the log for `cannot be handled`, with the `queue`, the item and a traceback, and report it: it is a"
        " fault of Posse. Mails are listed by `posse admin received --state failed`; the others are tried again later,"
        " also after an upgrade",
    ),
    _ticket(
        "PosseRobotsLate",
        "2m",
        Compared("max", "posse_thought_overdue_seconds", ">", 120),
        "players wait for a robot; after five minutes each turn is played by a weaker one",
        '`systemctl status posse-robots`, and search the log for `"process": "robots"` with `"level":'
        ' "error"`. If it runs, start one on another machine, or lower `ROBOT_SECONDS`',
    ),
    _page(
        "PosseBroken",
        "1m",
        Rising('sum(rate(posse_refusals_total{code=~"5..",code!="503"}[5m])) > 0'),
        "a player saw an error page",
        'search the log for `"event": "broken"`; it has the type and traceback, and the `request` that the page shows',
    ),
    _page(
        "PosseUnavailable",
        "3m",
        Rising('sum(rate(posse_refusals_total{code="503",rule!="/readyz"}[2m])) > 0'),
        "players are told to try again later; no move is lost",
        "`curl -s http://127.0.0.1:8000/readyz` on each machine with web says what is wrong; search the log for"
        ' `"status": 503`',
    ),
    _ticket(
        "PosseSlow",
        "10m",
        Rising("histogram_quantile(0.99, sum by (le) (rate(posse_request_seconds_bucket[5m]))) > 1"),
        "pages are slow",
        "check the load of the database; start more web processes (`WEB_CONCURRENCY`)",
    ),
    _ticket(
        "PosseStrangers",
        "10m",
        Rising('sum(rate(posse_refusals_total{code="429"}[5m])) > 1'),
        "none: a client tries links or starts games in bulk",
        "find the client in the proxy's log. If all requests are refused, `TRUSTED_PROXIES` is missing and"
        " all players count as one client",
    ),
    _ticket(
        "PosseCertificateEnds",
        "15m",
        Compared("min", "posse_certificate_seconds", "<", 14 * DAY),
        "none yet",
        "the certificate of the site ends in less than 14 days: `certbot renew` says why it was not renewed",
    ),
    _page(
        "PosseCertificateEndsSoon",
        "15m",
        Compared("min", "posse_certificate_seconds", "<", 7 * DAY),
        "none yet; when it has ended no page opens",
        "the certificate of the site ends in less than seven days: `certbot renew` says why it was not renewed",
    ),
    _ticket(
        "PosseBackupLate",
        "15m",
        Compared("max", "posse_backup_age_seconds", ">", 26 * HOUR),
        "none, unless the database is lost",
        "`systemctl status posse-backup posse-backup.timer`, and `systemctl start posse-backup` makes one now. Backups"
        " that were stopped on purpose are forgotten after a month",
    ),
    _ticket(
        "PosseDiskLow",
        "10m",
        Compared("min", "posse_disk_free_bytes", "<", 500_000_000, by=("machine", "folder")),
        "none yet; on a full disk moves are refused",
        "free some space on this `machine`, or enlarge its disk; `folder` is `var`, or `database` for an SQLite file",
    ),
)
