"""The three reasons to refuse a move, as exceptions. A message quotes the words and names what was expected."""

from __future__ import annotations

from engine.language import Text, text


class Refusal(ValueError):
    """A move was refused; the position is unchanged. `kind` is for programs, `message` for people, a text.

    `reason`: the message without a list of what is legal, for whoever reads it when other moves are.
    """

    kind = "refused"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = self.reason = message


class Unreadable(Refusal):
    """The words are not a move. `begun`: they begin as one, so that a move was meant."""

    kind = "unreadable"

    def __init__(self, message: str, *, begun: bool = False) -> None:
        super().__init__(message)
        self.begun = begun


class Ambiguous(Refusal):
    """The words can mean several moves."""

    kind = "ambiguous"


class IllegalMove(Refusal):
    """The words are a move, but not legal for this seat now. `legal` lists its legal moves, if it has any."""

    kind = "illegal"

    def __init__(self, message: str, legal: tuple[str, ...] = (), reason: str = "") -> None:
        super().__init__(message)
        self.legal = legal
        self.reason = reason or message


QUOTED = text("“{words}”")
"""Words of a player, or for one, in quotation marks."""

_NAMED = {dict: "an object", int: "a very large number"}


def shortened(words: object, limit: int = 60) -> str:
    """Return a text in quotes, cut to `limit` characters; for any other value its representation or its kind.

    What is said in each reader's language is cut there.
    """
    if isinstance(words, Text):
        return QUOTED.format(words=Text(_cut(words, limit), lambda language: _cut(words.said_in(language), limit)))
    if not isinstance(words, str):
        plain = words is None or isinstance(words, bool | float) or (isinstance(words, int) and abs(words) < 10**20)
        return repr(words) if plain else _NAMED.get(type(words), f"a {type(words).__name__}")
    return QUOTED.format(words=_cut(words, limit))


def _cut(words: str, limit: int) -> str:
    shown = "".join(c if c.isprintable() else " " for c in words[:200])
    return f"{shown[: limit - 1]}…" if len(shown) > limit else shown
