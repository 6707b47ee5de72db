"""Read what people type as canonical moves (docs/formats.md#what-people-type).

Only the words and the players' names count, not the position: whether a move is legal is checked when it is played.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain, pairwise
from typing import NamedTuple

from engine.language import Language, Text, enumerated, joined, text, text_of
from engine.refusals import QUOTED, Ambiguous, Refusal, Unreadable, shortened
from engine.rules.cards import WYATT
from engine.rules.moves import EVERYWHERE, TAKE, Move
from engine.rules.typed_forms import typed_form, typed_target
from engine.typed.grammar import MOVES, MOVES_OF_TWO, TARGETS, Attempt, Reading, Rules, may_begin, rules_abroad
from engine.typed.lexicon import HOW_MANY, Lexicon, lexicon_of, places_for
from engine.typed.stars import Unmarked, without_marks
from engine.typed.vocabulary import Place, Word, plain, words_of

LONGEST = 2000
"""Characters in one text. A turn with every card played singly needs fewer than 500."""

_MOVES_END = re.compile(r"[;；\u037e\n\r\v\f\x85\u2028\u2029]")
_SEPARATORS = re.compile(r"([;；\u037e\n\r\v\f\x85\u2028\u2029>＞,，])")
_QUOTES = (re.compile('["“”„‟«»]'), re.compile("['‘’‚‹›]"))
_NUMBERED = re.compile(r"\d+[.)]")
_A_MOVE = text_of(
    "typed move", "a move, such as “draw supply”, “play JJ 3”, “photo JJ”, “bank > JJ”, “discard WH” or “pass”"
)
_TOO_LONG = text("{words} is too long: {number} characters, where {most} are allowed")
_NO_MOVE = text("there is no move in {words}: expected {expected}")
_NOTHING_YET = text("no move is chosen or written yet: expected {expected}")
_NO_MOVE_BEFORE = text("there is no move before “>”: expected {expected}")
_TAKES_NO_TARGET = text("{words} takes no target after “>”: expected “;” before another move")
_NO_TARGET = text("{words} has nothing after “>”: expected a target, or no “>”")
_NO_WYATT = text("{words}: a search never brings a Wyatt Earp; expected any other card")
_COULD_BE = text("{words} could be {meanings}")
_NOT_FINISHED = text("{words} is not finished: expected {expected}")
_NOT_READ = text("{words} cannot be read: expected {expected}")


class TypedMove(NamedTuple):
    """A move, and answers to the choice that it may open, in the order of preference."""

    move: Move
    ahead: tuple[Move, ...] = ()


class _LineReader:
    """Reads the moves of players of these names, who type in English or in another language beside it."""

    def __init__(self, names: Sequence[str], lexicon: Lexicon) -> None:
        self._names = names
        self._lexicon = lexicon
        self._places: Mapping[str, Place] = places_for(tuple(names), lexicon)
        self._rules = MOVES_OF_TWO if len(names) == 2 else MOVES
        self._abroad = rules_abroad(lexicon, len(names))

    def line(self, text: str) -> list[TypedMove]:
        """Read all moves of a text without marks."""
        orders: list[TypedMove] = []
        for clauses in _split(text, self._names):
            try:
                orders += self._orders(clauses)
            except Unreadable as refusal:
                refusal.begun = refusal.begun or bool(orders)
                raise
        return orders

    def check_stars(self, text: str, unmarked: Unmarked) -> None:
        """Raise Ambiguous if a text means something else with the stars that are in doubt than without them."""
        try:
            photos = self.line(unmarked.photos)
        except Refusal:
            return
        meant: list[str] = [shortened(unmarked.text), shortened(unmarked.photos)]
        with suppress(Refusal):
            orders = self.line(unmarked.text)
            if orders == photos:
                return
            both = next(pair for pair in zip(orders, photos, strict=False) if pair[0] != pair[1])
            meant = [QUOTED.format(words=_typed_order(order)) for order in both]
        raise Ambiguous(_COULD_BE.format(words=shortened(text), meanings=_listed(meant)))

    def _orders(self, clauses: _Clauses) -> list[TypedMove]:
        """Read a move with its targets; in other languages than English, commas may separate several moves.

        What is a move as a whole is not taken apart, and neither is what has no verb: a list of cards is no moves.
        """
        words = list(chain(*clauses.before))
        if not words:
            raise Unreadable(_NO_MOVE_BEFORE.format(expected=_A_MOVE))
        try:
            return [self._order(words, clauses.ahead)]
        except Unreadable as refusal:
            if (
                not self._lexicon.other
                or len(clauses.before) == 1
                or self._lexicon.verbs.isdisjoint(word.plain for word in words)
            ):
                raise
            *first, last = clauses.before
            try:
                return [*(self._order(part, []) for part in first), self._order(last, clauses.ahead)]
            except Refusal:
                raise refusal from None

    def _order(self, words: list[Word], ahead: list[list[Word]]) -> TypedMove:
        move = _settled(words, Attempt(self._rules, words, self._places, self._abroad), _A_MOVE)
        if not ahead:
            return TypedMove(move)
        if move.verb not in TARGETS:
            raise Unreadable(_TAKES_NO_TARGET.format(words=_quoted(words)), begun=True)
        given = [target for target in ahead if target]
        if not given:
            raise Unreadable(_NO_TARGET.format(words=_quoted(words)), begun=True)
        return TypedMove(move, tuple(self._target(target, TARGETS[move.verb]) for target in given))

    def _target(self, words: list[Word], rules: Rules) -> Move:
        """Read a target. People also write its verb: "bank > choose JJ"."""
        bare = words[1:] if len(words) > 1 and words[0].plain in self._lexicon.answers else words
        return _settled(bare, Attempt(rules, bare, self._places), "")


def read(text: str, names: Sequence[str], language: Language | None = None) -> list[TypedMove]:
    """Read the moves of a text. `names` are those of the players, in seat order.

    English is read in any case, and the words of `language`, that of whoever has typed the text.

    Raises Unreadable or Ambiguous, naming the first words that cannot be read; then no move is returned. Case, accents,
    bullets, quotation marks and empty lines do not matter.
    """
    if len(text) > LONGEST:
        raise Unreadable(_TOO_LONG.format(words=shortened(text, 30), number=len(text), most=LONGEST))
    if text in EVERYWHERE:
        return [TypedMove(EVERYWHERE[text])]  # from a button or a program
    names = [name[:LONGEST] for name in names]
    reader = _LineReader(names, lexicon_of(language))
    unmarked = without_marks(text)
    if unmarked.photos != unmarked.text:
        reader.check_stars(text, unmarked)
    orders = reader.line(unmarked.text)
    if not orders:
        none = _NO_MOVE if text.strip() else _NOTHING_YET
        raise Unreadable(none.format(words=shortened(text, 30), expected=_A_MOVE))
    return orders


def may_read(text: str, language: Language | None = None) -> bool:
    """Return False if `read` refuses this text for its first word, whatever the names: a fast check of many texts."""
    beginning = " ".join(text[:LONGEST].split(None, 2)[:2])
    first = next((piece for piece in _loose(without_marks(beginning).text) if isinstance(piece, Word)), None)
    return first is None or may_begin(first.plain, lexicon_of(language))


def write_orders(orders: Iterable[TypedMove]) -> str:
    """Return orders as a canonical line, from which `read` makes the same orders."""
    return str(typed_line(orders))


def typed_line(orders: Iterable[TypedMove]) -> Text:
    """Return orders as they may be typed: in English the canonical line, in another language a line in its words."""
    return joined(map(_typed_order, orders), "; ")


def _typed_order(order: TypedMove) -> Text:
    move = typed_form(order.move)
    return joined((move, joined(map(typed_target, order.ahead), ", ")), " > ") if order.ahead else move


def _settled(words: list[Word], attempt: Attempt, expected: str) -> Move:
    """Return the one move the words mean. `expected` describes it, for a refusal of the first word."""
    least = min((reading.cost for reading in attempt.readings), default=0)
    best = [reading for reading in attempt.readings if reading.cost == least]
    finished = [reading for reading in best if reading.move]
    # No search brings a Wyatt Earp, so after "wyatt" a word that means draw and take, as in some languages, is draw.
    finished = [reading for reading in finished if reading.move != TAKE[WYATT].text] or finished
    # Words that are a move and also the beginning of another are ambiguous: "p" is not read as "pass".
    rivals = [r for r in best if not r.move and all(r.picks != f.picks for f in finished)]
    meant = {reading.move for reading in finished} | {str(reading.picks) for reading in rivals}
    if len(meant) > 1:
        raise Ambiguous(_which(words, finished + rivals))
    if not finished:
        raise Unreadable(_what_is_wrong(words, attempt, expected), begun=attempt.failed_at > 0 or not expected)
    move = Move.parse(finished[0].move)
    if move is TAKE[WYATT]:
        raise Unreadable(_NO_WYATT.format(words=_quoted(words)), begun=True)
    return move


def _which(words: list[Word], readings: list[Reading]) -> str:
    """Return the message for ambiguous words: those whose meanings differ first, and these meanings."""
    for picks in zip(*(reading.picks for reading in readings), strict=False):
        if len({pick.label for pick in picks}) > 1:
            part = words[picks[0].start : max(pick.end for pick in picks)]
            return _COULD_BE.format(words=_within(part, words), meanings=_listed(pick.label for pick in picks))
    return _COULD_BE.format(words=_quoted(words), meanings=_listed(reading.move for reading in readings))


def _what_is_wrong(words: list[Word], attempt: Attempt, expected: str) -> str:
    """Return the message for words that are not a move: the first wrong word, and what was expected."""
    at, what = attempt.failed_at, _listed(attempt.expected)
    if at == len(words):
        return _NOT_FINISHED.format(words=_quoted(words), expected=what)
    if not at:
        what = expected or what
    elif words[at].plain.isdigit() and HOW_MANY in attempt.expected:
        what = HOW_MANY
    return _NOT_READ.format(words=_within(words[at : at + 1], words), expected=what)


def _listed(things: Iterable[str]) -> str:
    return enumerated(tuple(dict.fromkeys(things)), "or")


def _within(part: list[Word], words: list[Word]) -> str:
    if len(part) == len(words):
        return _quoted(words)
    return text("{part} in {words}").format(part=_quoted(part), words=_quoted(words))


def _quoted(words: list[Word]) -> str:
    return shortened(" ".join(word.typed for word in words))


class _Clauses(NamedTuple):
    """The words of a move: before ">", in parts that commas separate, and those of each alternative after it."""

    before: list[list[Word]]
    ahead: list[list[Word]]


def _split(text: str, names: Sequence[str]) -> list[_Clauses]:
    """Split a text into moves, and their words at ">" and commas."""
    moves = [_Clauses([[]], [])]
    for piece in _pieces(text, names):
        _, ahead = last = moves[-1]
        if isinstance(piece, Word):
            (ahead or last.before)[-1].append(piece)
        elif _MOVES_END.match(piece):
            moves.append(_Clauses([[]], []))
        elif piece in ">＞" or ahead:
            ahead.append([])
        else:  # before ">" a comma is mostly punctuation
            last.before.append([])
    whole = (_Clauses(_without_number(move.before), move.ahead) for move in moves)
    return [move for move in whole if move.before or any(move.ahead)]


def _without_number(parts: list[list[Word]]) -> list[list[Word]]:
    """Return the parts that have words, the first of them without the number of a list before it."""
    words = list(chain(*parts))
    if len(words) > 1 and _NUMBERED.fullmatch(words[0].typed):
        del next(filter(None, parts))[0]
    return [part for part in parts if part]


def _pieces(text: str, names: Sequence[str]) -> list[Word | str]:
    """Split a text into words and separators. A quoted player's name that holds a separator is one word."""
    guarded = {plain(name) for name in names if _SEPARATORS.search(name) or not words_of(name)} - {""}
    pieces: list[Word | str] = []
    done = 0
    for start, end in _quotations(text):
        if start >= done and (name := plain(text[start + 1 : end])) in guarded:
            pieces += [*_loose(text[done:start]), Word(text[start + 1 : end], name)]
            done = end + 1
    return pieces + _loose(text[done:])


def _quotations(text: str) -> list[tuple[int, int]]:
    """Return the positions of each quotation mark and the next one of its kind."""
    found: list[tuple[int, int]] = []
    for marks in _QUOTES:
        at = [match.start() for match in marks.finditer(text)]
        found += pairwise(at)
    return sorted(found)


def _loose(text: str) -> list[Word | str]:
    pieces: list[Word | str] = []
    for part in _SEPARATORS.split(text):
        pieces += [part] if _SEPARATORS.fullmatch(part) else words_of(part)
    return pieces
