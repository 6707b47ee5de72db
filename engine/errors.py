"""Three ways a move is refused, three types. Every message quotes the words and says what was expected."""

from __future__ import annotations


class Refusal(ValueError):
    """A move was refused; the position is unchanged. `kind` is what programs see, `message` what people read."""

    kind = "refused"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Unreadable(Refusal):
    """The words are not a move."""

    kind = "unreadable"


class Ambiguous(Refusal):
    """The words could mean several moves."""

    kind = "ambiguous"


class IllegalMove(Refusal):
    """The words are a move, but not one that this seat has now. `legal` lists those it has."""

    kind = "illegal"

    def __init__(self, message: str, legal: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.legal = legal


_NAMED = {dict: "an object", int: "a very large number"}


def shortened(words: object, limit: int = 60) -> str:
    """Words as they were given, in quotes and never longer than a line; what is no text by what it is."""
    if not isinstance(words, str):
        plain = words is None or isinstance(words, bool | float) or (isinstance(words, int) and abs(words) < 10**20)
        return repr(words) if plain else _NAMED.get(type(words), f"a {type(words).__name__}")
    text = "".join(c if c.isprintable() else " " for c in words[:200])
    return f"“{text[: limit - 1]}…”" if len(text) > limit else f"“{text}”"
