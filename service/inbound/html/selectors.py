"""Read selectors of CSS: by tags, classes, ids and ancestors. What else they ask for counts as given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tinycss2.ast import HashToken, IdentToken, LiteralToken, Node, SquareBracketsBlock, StringToken, WhitespaceToken

# Of what is not an element, or not as it stands in the mail.
_STATES = {"hover", "active", "focus", "visited", "target", "before", "after", "selection", "placeholder", "marker"}
_STATES |= {"first-line", "first-letter"}


class Selector(NamedTuple):
    """The names (tag, `.class`, `#id`) that an element, and the elements around it, need to be selected.

    `is_exact`: it asks for nothing else.
    """

    own: frozenset[str]
    above: frozenset[str]
    is_exact: bool

    @property
    def weight(self) -> tuple[int, int, int]:
        """Return the numbers of ids, classes and all names: of two rules the heavier is the one that counts."""
        names = [*self.own, *self.above]
        ids, classes = (sum(name.startswith(mark) for name in names) for mark in "#.")
        return ids, classes, len(names)

    def selects(self, names: frozenset[str], above: Mapping[str, int]) -> bool:
        """Return whether an element is selected. `above`: how often each name is one of an open element around it."""
        return self.own <= names and all(above.get(name) for name in self.above)


def read_selectors(prelude: Sequence[Node]) -> Iterator[Selector]:
    """Yield the selectors of a rule, without those of a state such as `:hover`."""
    reader = _SelectorReader()
    for token in prelude:
        if _literal(token) == ",":
            yield from reader.selector()
            reader = _SelectorReader()
        else:
            reader.add(token)
    yield from reader.selector()


class _SelectorReader:
    """A selector, read token by token. `_own` are the names of the element that it is about, so far."""

    def __init__(self) -> None:
        self._own: set[str] = set()
        self._above: set[str] = set()
        self._combinator: str | None = None
        self._mark: str | None = None  # “.” or “:” before a name
        self._is_begun = self._is_of_state = False
        self._is_exact = True

    def selector(self) -> Iterator[Selector]:
        """Yield the selector; none if there was nothing to read, or it is of a state."""
        if self._is_begun and not self._is_of_state:
            yield Selector(frozenset(self._own or "*"), frozenset(self._above), self._is_exact)

    def add(self, token: Node) -> None:
        """Read the next token."""
        literal = _literal(token)
        self._is_exact &= literal == "." or isinstance(token, WhitespaceToken | IdentToken | HashToken)
        if isinstance(token, WhitespaceToken):
            self._combinator = self._combinator or " "
        elif literal in (">", "+", "~"):
            self._combinator = literal
        elif literal in (".", ":"):
            self._mark = literal
        else:
            self._is_begun = True
            self._begin_element()
            self._own |= self._names(token)
            self._mark = None

    def _begin_element(self) -> None:
        """Begin the names of another element after a combinator; what stands before “+” or “~” is a sibling of it."""
        if self._combinator in (" ", ">"):
            self._above |= self._own
        if self._combinator is not None:
            self._own = set()
        self._combinator = None

    def _names(self, token: Node) -> set[str]:
        """Return the names that a token asks for, of those that are looked at."""
        if isinstance(token, HashToken):
            return {f"#{token.value.lower()}"}
        if isinstance(token, SquareBracketsBlock):
            return _of_attribute(token)
        if self._mark == ":":
            name = getattr(token, "lower_value", "")
            self._is_of_state |= name in _STATES
            return {"html"} if name == "root" else set()
        if isinstance(token, IdentToken):
            return {f"{self._mark or ''}{token.lower_value}"}
        return set()


def _of_attribute(block: SquareBracketsBlock) -> set[str]:
    """Return the names that `[class="x"]`, `[class~="x"]` or `[id="x"]` ask for."""
    tokens = [token for token in block.content if not isinstance(token, WhitespaceToken)]
    if len(tokens) < 3 or _literal(tokens[1]) not in ("=", "~="):
        return set()
    key, _, value = tokens[:3]
    mark = {"class": ".", "id": "#"}.get(getattr(key, "lower_value", ""))
    if mark is None or not isinstance(value, IdentToken | StringToken):
        return set()
    return {f"{mark}{name}" for name in value.value.lower().split()}


def _literal(token: Node) -> str | None:
    return token.value if isinstance(token, LiteralToken) else None
