"""A real server for the DNS, which answers from a table."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import dns.flags
import dns.message
import dns.rcode
import dns.rdatatype
import dns.rrset
from dns.resolver import Resolver


class Nameserver:
    """Answers questions over UDP: for TXT records, and by type for `others`; with a `failure` nothing but that."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self.records: dict[str, list[str]] = {}
        self.others: dict[tuple[str, str], list[str]] = {}  # by name and type; a name with one exists
        self.failure: dns.rcode.Rcode | None = None

    @property
    def resolver(self) -> Resolver:
        """A resolver that asks this server."""
        made = Resolver(configure=False)
        made.nameservers, made.port = ["127.0.0.1"], self._socket.getsockname()[1]
        return made

    def serve(self) -> None:
        """Answer until an empty datagram comes."""
        while True:
            asked, client = self._socket.recvfrom(4096)
            if not asked:
                return
            self._socket.sendto(self._answer(dns.message.from_wire(asked)).to_wire(), client)

    def _answer(self, asked: dns.message.Message) -> dns.message.Message:
        answer = dns.message.make_response(asked)
        answer.flags |= dns.flags.RA
        name, kind = asked.question[0].name, dns.rdatatype.to_text(asked.question[0].rdtype)
        texts = self.records.get(name.to_text().lower()) if kind == "TXT" else None
        if self.failure is not None:
            answer.set_rcode(self.failure)
        elif found := self.others.get((name.to_text().lower(), kind)):
            answer.answer.append(dns.rrset.from_text(name, 60, "IN", kind, *found))
        elif any(name.to_text().lower() == known for known, _ in self.others):
            pass  # the name exists, without such records
        elif texts is None:
            answer.set_rcode(dns.rcode.NXDOMAIN)
        else:
            written = [" ".join(f'"{text[at : at + 255]}"' for at in range(0, len(text), 255)) for text in texts]
            answer.answer.append(dns.rrset.from_text(name, 60, "IN", dns.rdatatype.TXT, *written))
        return answer


@contextmanager
def running_nameserver() -> Iterator[Nameserver]:
    """A server for as long as the block runs."""
    with socket.socket(type=socket.SOCK_DGRAM) as connection:
        connection.bind(("127.0.0.1", 0))
        server = Nameserver(connection)
        thread = threading.Thread(target=server.serve)
        thread.start()
        try:
            yield server
        finally:
            connection.sendto(b"", connection.getsockname())
            thread.join()
