"""Find out why PostgreSQL refuses a connection: the SQLSTATE, which libpq receives and does not pass on.

libpq hands out the server's sentence only, in the language of the server's `lc_messages`. Its trace of the messages on
a connection has the SQLSTATE (https://www.postgresql.org/docs/current/libpq-control.html#LIBPQ-PQTRACE), and has to be
switched on before the connection is made. So the connection is tried once more; only once for each sentence, because
psycopg does not free what libpq allocates for a trace.
"""

from __future__ import annotations

import os
import re
import select
import sys
from collections.abc import Mapping

import psycopg
from psycopg import conninfo, pq

UNKNOWN, NO_ANSWER, NO_TLS, LOST, NO_PASSWORD = "08000", "08001", "08004", "08006", "28000"
_REFUSAL = re.compile(r'\tErrorResponse\t S ".*?" V "[A-Z]+" C "([0-9A-Z]{5})"')
_EVENTS = {pq.PollingStatus.READING: select.POLLIN, pq.PollingStatus.WRITING: select.POLLOUT}
_known: dict[str, str] = {}  # the SQLSTATE of each sentence


def state(error: psycopg.Error, parameters: Mapping[str, object], timeout: float) -> str:
    """Return the SQLSTATE of a failure to connect with these parameters of psycopg: the server's, or one that fits.

    `timeout`: seconds to wait for each message of the server.
    """
    if error.pgconn is None or isinstance(error, psycopg.errors.ConnectionTimeout):
        return NO_ANSWER  # psycopg has found no address, or has heard nothing for long enough
    if sys.platform != "linux":
        return UNKNOWN  # psycopg traces on Linux only
    sentence = str(error)
    if sentence in _known:
        return _known[sentence]
    options = {option.keyword.decode() for option in pq.Conninfo.get_defaults()}
    given = {name: str(value) for name, value in parameters.items() if name in options}
    again, found = _tried_again(conninfo.make_conninfo("", **given), timeout)
    if again and sentence.endswith(again):
        _known[sentence] = found
    return found


def _tried_again(parameters: str, timeout: float) -> tuple[str, str]:
    """Connect and return what libpq says is wrong now, "" if nothing is, and its SQLSTATE.

    The trace is kept in memory: a password may be in it.
    """
    trace = os.memfd_create("posse-trace")
    connection = pq.PGconn.connect_start(parameters.encode())
    try:
        connection.trace(trace)
        _connect(connection, timeout)
        connection.untrace()
        lines = os.pread(trace, os.fstat(trace).st_size, 0).decode(errors="replace").splitlines()
        return connection.get_error_message(), _state(lines, needs_password=connection.needs_password)
    finally:
        connection.finish()
        os.close(trace)


def _state(trace: list[str], *, needs_password: bool) -> str:
    """Return the SQLSTATE of a connection that failed, by the messages that were sent and received on it."""
    refusals = [found[1] for line in trace if (found := _REFUSAL.search(line))]
    if refusals:
        return refusals[-1]  # without TLS, if the server has refused the connection with it
    if needs_password:
        return NO_PASSWORD
    if not trace:
        return NO_ANSWER
    return NO_TLS if "\tSSLResponse\t" in trace[-1] else LOST


def _connect(connection: pq.abc.PGconn, timeout: float) -> None:
    """Let libpq connect until it has succeeded or failed, or the server is silent for too long."""
    while connection.status != pq.ConnStatus.BAD:
        event = _EVENTS.get(pq.PollingStatus(connection.connect_poll()))
        if event is None:
            return
        ready = select.poll()
        ready.register(connection.socket, event)
        if not ready.poll(1000 * timeout):
            return
