"""The grammar of typed moves: one table that corresponds to docs/formats.md#moves, and the parser that follows it.

In a rule, a word in lower case stands for itself or an abbreviation of it, a word with "?" is optional, and a word in
capitals is a place for names. PHOTO matches "photo of jesse", "jesse photo" and "JJ*".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, pairwise, product
from typing import NamedTuple

from engine.language import text
from engine.rules.moves import Verb
from engine.typed.lexicon import Lexicon
from engine.typed.vocabulary import WORSE_ORDER, Place, Word, meanings

ANSWERS = (
    ("choose OUTLAW", "choose {OUTLAW}"),
    ("choose SEAT OUTLAW", "choose {SEAT} {OUTLAW}"),
    ("choose OUTLAW SEAT", "choose {SEAT} {OUTLAW}"),
    ("take CARD", "take {CARD}"),
    ("take PHOTO", "take {OUTLAW}*"),
)
MOVES = (
    ("draw PILE", "draw {PILE}"),
    ("play? N OUTLAW", "play {OUTLAW} {N}"),
    ("play? OUTLAW N", "play {OUTLAW} {N}"),
    ("play? PHOTO", "photo {OUTLAW}"),
    ("play? SR", "stagecoach"),
    ("play? BR", "bank"),
    ("play? FG", "gun"),
    ("play? MW ask? OUTLAW SIDE", "wanted ask {OUTLAW} {SIDE}"),
    ("play? MW ask? SIDE OUTLAW", "wanted ask {OUTLAW} {SIDE}"),
    ("ask OUTLAW SIDE", "wanted ask {OUTLAW} {SIDE}"),
    ("ask SIDE OUTLAW", "wanted ask {OUTLAW} {SIDE}"),
    ("play? MW? steal", "wanted steal"),
    ("play? HO", "hideout"),
    ("play? WE draw", "wyatt draw"),
    ("play? WE? search", "wyatt search"),
    ("play? WE? clear", "wyatt clear"),
    ("pass", "pass"),
    ("discard CARD", "discard {CARD}"),
    ("discard PHOTO", "discard {OUTLAW}*"),
    *ANSWERS,
)
# Other languages also have the verb at the end of a sentence, and verbs in two parts.
_ABROAD = (
    ("play? N OUTLAW down", "play {OUTLAW} {N}"),
    ("play? OUTLAW N down", "play {OUTLAW} {N}"),
    ("N OUTLAW play", "play {OUTLAW} {N}"),
    ("OUTLAW N play", "play {OUTLAW} {N}"),
    ("throw CARD away", "discard {CARD}"),
    ("throw PHOTO away", "discard {OUTLAW}*"),
    ("throw away CARD", "discard {CARD}"),
    ("throw away PHOTO", "discard {OUTLAW}*"),
    ("CARD discard", "discard {CARD}"),
    ("PHOTO discard", "discard {OUTLAW}*"),
    ("PILE draw", "draw {PILE}"),
    ("play? PHOTO down", "photo {OUTLAW}"),
    ("PHOTO play", "photo {OUTLAW}"),
    ("play? SR down", "stagecoach"),
    ("SR play", "stagecoach"),
    ("play? BR down", "bank"),
    ("BR play", "bank"),
    ("play? FG down", "gun"),
    ("FG play", "gun"),
    ("play? HO down", "hideout"),
    ("HO play", "hideout"),
    ("MW? OUTLAW SIDE ask", "wanted ask {OUTLAW} {SIDE}"),
    ("MW? SIDE OUTLAW ask", "wanted ask {OUTLAW} {SIDE}"),
    ("MW? OUTLAW ask SIDE", "wanted ask {OUTLAW} {SIDE}"),
    ("clear HO", "wyatt clear"),
    ("clear HO away", "wyatt clear"),
    ("HO clear", "wyatt clear"),
    ("play? WE HO", "wyatt clear"),
    ("WE HO play", "wyatt clear"),
    ("OUTLAW choose", "choose {OUTLAW}"),
    ("OUTLAW SEAT choose", "choose {SEAT} {OUTLAW}"),
    ("CARD take", "take {CARD}"),
    ("PHOTO take", "take {OUTLAW}*"),
)
# With two players there is only one opponent to ask, and the canonical direction is left.
MOVES_OF_TWO = (
    *MOVES,
    ("play? MW ask? OUTLAW", "wanted ask {OUTLAW} left"),
    ("ask OUTLAW", "wanted ask {OUTLAW} left"),
)
_ABROAD_OF_TWO = (*_ABROAD, ("MW? OUTLAW ask", "wanted ask {OUTLAW} left"))
_ONE = (("OUTLAW", "choose {OUTLAW}"),)
_TWO = (("SEAT OUTLAW", "choose {SEAT} {OUTLAW}"), ("OUTLAW SEAT", "choose {SEAT} {OUTLAW}"))
_CARD = (("CARD", "take {CARD}"), ("PHOTO", "take {OUTLAW}*"))
TARGETS = {
    **dict.fromkeys((Verb.STAGECOACH, Verb.BANK, Verb.GUN, Verb.WYATT_CLEAR), _ONE),
    **dict.fromkeys((Verb.STEAL, Verb.HIDEOUT), _TWO),
    Verb.WYATT_SEARCH: _CARD,
}
"""The rules for targets given in advance, after ">", by the verb of the move."""

_NOTHING_MORE = text("nothing more (“;” before another move, “>” before a target)")


Rules = tuple[tuple[str, str], ...]
Parts = tuple[str, ...]


@cache
def spread(rules: Rules) -> list[tuple[Parts, str]]:
    """Expand the rules: optional words with and without, Photos in both orders."""
    made = []
    for pattern, move in rules:
        ways: list[list[Parts]] = []
        for part in pattern.split():
            if part == "PHOTO":
                ways.append([("photo", "OUTLAW"), ("OUTLAW", "photo")])
            elif part.endswith("?"):
                ways.append([(part[:-1],), ()])
            else:
                ways.append([(part,)])
        made += [(tuple(chain(*way)), move) for way in product(*ways)]
    return made


def rules_abroad(lexicon: Lexicon, players: int) -> Rules:
    """Return the rules that the other language of a lexicon has beside those of English."""
    if not lexicon.other:
        return ()
    return _ABROAD_OF_TWO if players == 2 else _ABROAD


@lru_cache(maxsize=8)
def _first_words(lexicon: Lexicon) -> frozenset[str]:
    """Return every word of every name that may begin a move."""
    rules = (*MOVES_OF_TWO, *rules_abroad(lexicon, 2), *rules_abroad(lexicon, 3))
    return lexicon.first_words(*{parts[0] for parts, _ in spread(rules)})


@lru_cache(maxsize=4096)
def may_begin(word: str, lexicon: Lexicon) -> bool:
    """Return False if no move begins with this word. True is not certain."""
    bare = lexicon.fillers.without_ending(word)
    if word in lexicon.fillers or not bare.isalpha():
        return True
    return any(first.startswith(bare) for first in _first_words(lexicon))


class Pick(NamedTuple):
    """The match of the words from `start` up to `end` with a name."""

    start: int
    end: int
    label: str


class Reading(NamedTuple):
    """One way to read all the words. `move` is empty if the words are the beginning of a move only."""

    move: str
    cost: int  # the sum of the costs of its matches
    picks: tuple[Pick, ...]


class Attempt:
    """The attempt to read words by rules: every reading, or the place where all rules failed."""

    def __init__(self, rules: Rules, words: Sequence[Word], places: Mapping[str, Place], abroad: Rules = ()) -> None:
        """`abroad`: rules of which only whole moves count, and what they expect if no other rule gets as far."""
        self.readings: list[Reading] = []
        self.failed_at = 0
        self.expected: list[str] = []
        self._words = tuple(word.plain for word in words)
        self._places = places
        self._found: dict[tuple[str, int], list[tuple[int, int, list[str]]]] = {}
        self._expects = True
        self._follow_all(rules)
        self._expects = False
        self._follow_all(abroad)

    def _follow_all(self, rules: Rules) -> None:
        for parts, move in spread(rules):
            if not self._at(parts[0], 0):
                self._fail(0, self._places[parts[0]].expected)
                continue
            # "Burt belle" takes precedence over "belle Burt", in case players have the names of Outlaws.
            backwards = ("OUTLAW", "SEAT") in pairwise(parts)
            self._follow(parts, Reading(move, WORSE_ORDER if backwards else 0, ()), 0, {})

    def _follow(self, parts: Parts, so_far: Reading, done: int, values: dict[str, str]) -> None:
        at = so_far.picks[-1].end if so_far.picks else 0
        if done == len(parts):
            if at == len(self._words):
                self.readings.append(so_far._replace(move=so_far.move.format(**values)))
            else:
                self._fail(at, _NOTHING_MORE)
            return
        part = parts[done]
        where = self._places[part]
        found = self._at(part, at)
        for end, cost, meant in found:
            for value in meant:
                picks = (*so_far.picks, Pick(at, end, where.labels[value]))
                self._follow(parts, Reading(so_far.move, so_far.cost + cost, picks), done + 1, {**values, part: value})
        if not found:
            self._fail(at, where.expected)
        # After "choose", an unfinished player's name never makes the name of an Outlaw ambiguous.
        if at == len(self._words) and done and self._expects and parts[done - 1] != "SEAT":
            self.readings.append(so_far._replace(move=""))

    def _at(self, part: str, at: int) -> list[tuple[int, int, list[str]]]:
        """Return end, cost and values of every match of the words from `at` on with a place.

        Rules have common beginnings, so the result is kept.
        """
        known = self._found.get((part, at))
        if known is None:
            where = self._places[part]
            ends = range(at + 1, min(at + where.longest, len(self._words)) + 1)
            ways = ((end, *meanings(where, self._words[at:end])) for end in ends)
            known = self._found[part, at] = [way for way in ways if way[2]]
        return known

    def _fail(self, at: int, expected: str) -> None:
        if at > self.failed_at:
            self.failed_at, self.expected = at, []
        elif not self._expects:
            return
        if at == self.failed_at and expected not in self.expected:
            self.expected.append(expected)
