"""What somebody posted on a seat's page, to be shown again beside the reason why it was refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from service.web.lobby.start_form import FormFields


@dataclass(frozen=True)
class Posted:
    """Nothing, but for what is given.

    `line` and `chosen`: moves, as one line or from the form for a turn. `rest`: the rest of a turn. `note`: the private
    note. `offer`: an offer of a seat, or a guest's address, with its errors in `wrong`. `talk`: a line to the table.
    """

    line: str = ""
    chosen: Sequence[str] = ()
    rest: str | None = None
    note: str | None = None
    offer: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    talk: FormFields | None = None


NOTHING = Posted()
