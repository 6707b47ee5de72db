"""A mail server that accepts and discards all mail: `python -m bench.sink PORT`."""

from __future__ import annotations

import asyncio
import sys
from functools import partial

from aiosmtpd.smtp import SMTP, Envelope, Session


class Sink:
    """The handler that aiosmtpd calls for each mail."""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - its name there
        """Discard the mail; return the reply to the client."""
        return "250 accepted"


async def serve(port: int) -> None:
    """Serve until the process ends."""
    server = await asyncio.get_running_loop().create_server(partial(SMTP, Sink()), "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1])))
