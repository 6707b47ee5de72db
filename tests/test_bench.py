"""The measurements run: each in a short form, for its words and not for its figures."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bench import service, service_load, service_mails, service_moves, service_sweep
from tests.servers import unavailable

pytestmark = pytest.mark.slow

SHORT: dict[str, tuple[Callable[[], None], str]] = {
    "moves": (lambda: service_moves.main(games=64, rounds=1, seconds=1.0), r"ratio: \d+\.\d\d\n.*p99 \d"),
    "mails": (lambda: service_mails.main(games=2, rounds=1), r"ratio: \d+\.\d\d\n"),
    "sweep": (
        lambda: service_sweep.main(few=200, many=400, rounds=1),
        r"(?s)PostgreSQL, sweep.*SQLite, claim.*ix_outmail_due",
    ),
    "load": (lambda: service_load.main(seconds=12.0), r"(?s)together +\d.*beat: \d+ MB"),
}


@pytest.mark.parametrize("figure", SHORT)
def test_a_measurement_says_what_it_has_found(figure: str, capsys: pytest.CaptureFixture[str]) -> None:
    why = service.missing()
    if why is not None:
        unavailable(why)
    measure, words = SHORT[figure]
    measure()
    said = capsys.readouterr().out
    assert re.search(words, said), said
