"""A mail server that takes everything and keeps nothing: `python -m bench.sink PORT`."""

from __future__ import annotations

import asyncio
import sys
from functools import partial

from aiosmtpd.smtp import SMTP, Envelope, Session


class Sink:
    """Takes a mail."""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - its name there
        """Forget it."""
        return "250 taken"


async def serve(port: int) -> None:
    """Until the process ends."""
    server = await asyncio.get_running_loop().create_server(partial(SMTP, Sink()), "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1])))
