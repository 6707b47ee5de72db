"""The words that people type for moves: English ones always, and those of one more language beside them.

Each message with the context "typed" is a list of words, separated by commas; a catalog has the list of its own
language, which may be longer or shorter. An English word keeps its meaning where the other language has it, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.language import Language, Text, joined, said, text, text_of
from engine.refusals import QUOTED, shortened
from engine.rules.cards import CARDS, OUTLAWS
from engine.rules.moves import MOST_LAID
from engine.typed.vocabulary import Fillers, Names, Place, place, plain, spelled
from engine.words.reader import SPELLED


class Term(NamedTuple):
    """The words for one value. Those in `in_full` may not be abbreviated in English.

    `abroad`: the words in other languages, where the English ones are no message of their own.
    """

    value: str
    words: str
    in_full: str = ""
    abroad: str = ""


_VERBS = (
    Term("draw", text_of("typed", "draw"), text_of("typed", "draw two, draw 2")),
    Term("play", text_of("typed", "play, lay")),
    Term("ask", text_of("typed", "ask")),
    Term("steal", text_of("typed", "steal"), text_of("typed", "steal an Outlaw card")),
    Term("search", text_of("typed", "search"), text_of("typed", "search the discard stack")),
    Term("clear", text_of("typed", "clear")),
    Term("pass", text_of("typed", "pass")),
    Term("discard", text_of("typed", "discard")),
    Term("choose", text_of("typed", "choose")),
    Term("take", text_of("typed", "take")),
    # Verbs in two parts, as in “gooi Belle weg” and “lege 3 Jesse aus”.
    Term("throw", "", text_of("typed", "throw, put")),
    Term("away", "", text_of("typed", "away")),
    Term("down", "", text_of("typed", "down")),
)
_ACTIONS = tuple(term.value for term in _VERBS if term.value not in ("away", "down"))
_PHOTO = Term("photo", text_of("typed", "photos, photograph, pictures"), text_of("typed", "photo, picture, *"))
_PILES = (
    Term("supply", text_of("typed", "supply")),
    Term("discard", "discard", text_of("typed", "top card of the discard stack"), text_of("typed", "discard stack")),
)
_LEFT = text_of("typed", "left")
_RIGHT = text_of("typed", "right")
_NUMBERS = (
    text_of("typed", "one"),
    text_of("typed", "two"),
    text_of("typed", "three"),
    text_of("typed", "four"),
    text_of("typed", "five"),
    text_of("typed", "six"),
    text_of("typed", "seven"),
)
_SEAT = text_of("typed", "seat, player")
_NICKNAMES = {
    "SR": text_of("typed", "stagecoach, stage coach robbery"),
    "BR": text_of("typed", "bank"),
    "FG": text_of("typed", "gun"),
    "MW": text_of("typed", "wanted"),
    "HO": text_of("typed", "hide out"),
    "WE": text_of("typed", "wyatt"),
}
SHERIFFS = tuple(_NICKNAMES)
# Words without a meaning before and after a name, and the ends of names in the genitive.
_BEFORE = text_of("typed", "the, of, from, for, on, onto, to, at, a, an, my, card, cards")
_AFTER = text_of("typed", "card, cards, stack, pile")
_ENDINGS = text_of("typed", "'s")

HOW_MANY = text("how many (1 to {most})").format(most=MOST_LAID)
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


class Lexicon:
    """The places of the grammar with the words of English, and of another language if one is given.

    `places`: by their names in the grammar, but for SEAT; SIDE as for more than two players.
    """

    def __init__(self, language: Language | None) -> None:
        self._language = language
        self.fillers = Fillers(
            self._plain(_BEFORE), self._plain(_AFTER), tuple(sorted(self._plain(_ENDINGS), key=len, reverse=True))
        )
        words = {term.value: self._terms(QUOTED.format(words=self._label(term)), (term,)) for term in _VERBS}
        self.places: Mapping[str, Place] = {
            **words,
            "photo": self._terms(text("the word “photo”"), (_PHOTO,)),
            **{code: self._cards(text("a Sheriff card"), (code,)) for code in SHERIFFS},
            "OUTLAW": self._cards(text("an Outlaw ({codes})").format(codes=", ".join(OUTLAWS)), OUTLAWS),
            "CARD": self._cards(text("a card, by name or code"), (*OUTLAWS, *SHERIFFS)),
            "PILE": self._terms(text("“supply” or “discard”"), _PILES),
            "N": self._numbers(),
            "SIDE": self._sides((Term("left", _LEFT), Term("right", _RIGHT))),
        }
        self.answers = frozenset(("choose", "take")) | self.foreign("choose", "take")
        """Verbs that people also write before a target."""
        self.verbs = frozenset(
            name[0] for part in _ACTIONS for names in (words[part].whole, words[part].abroad) for name in names if name
        )
        """The first words of the names of what a player does."""
        self.other = any(one.abroad for one in self.places.values())
        """Whether there are words of another language."""
        self._side_of_two = self._sides((Term("left", joined((_LEFT, _RIGHT), ", ")),))

    def side(self, players: int) -> Place:
        """Return the place for a direction. With two players there is only one opponent to ask: left."""
        return self._side_of_two if players == 2 else self.places["SIDE"]

    def seat(self, names: Sequence[str]) -> Place:
        """Return the place for a seat by its number or the player's name.

        A number means the seat, even if a player is "1".
        """
        seats = [str(seat) for seat in range(len(names))]
        labels = {seat: joined((shortened(name, 32), seat), " = ") for seat, name in zip(seats, names, strict=True)}
        numbers = {seat: (seat, *(f"{word} {seat}" for word in _listed(_SEAT))) for seat in seats}
        abroad = {seat: [f"{word} {seat}" for word in self._abroad(_SEAT)] for seat in seats}
        taken = {spelled(number) for those in (*numbers.values(), *abroad.values()) for number in those}
        called = {seat: (name,) for seat, name in zip(seats, names, strict=True) if spelled(name) not in taken}
        expected = text("a player ({players})").format(players=joined(labels.values(), ", "))
        made = place(expected, Names(called, numbers, {}, abroad), labels, self.fillers)
        for seat, (name,) in called.items():
            values = made.whole.setdefault((plain(name),), [])  # a name in quotes is one word
            if seat not in values:
                values.append(seat)
        return made

    def foreign(self, *parts: str) -> frozenset[str]:
        """Return the first words of the other language's names at places of the grammar."""
        return frozenset(name[0] for part in parts for name in self.places[part].abroad if name)

    def first_words(self, *parts: str) -> frozenset[str]:
        """Return the words with which a name at these places may begin, or one of its abbreviations."""
        places = [self.places[part] for part in parts]
        return frozenset(word for one in places for name in (*one.whole, *one.abroad) for word in name)

    def _terms(self, expected: str, terms: Iterable[Term]) -> Place:
        kept = tuple(terms)
        names = Names(
            {term.value: _listed(term.words) for term in kept},
            {term.value: _listed(term.in_full) for term in kept},
            {term.value: self._abroad(term.words, term.abroad) for term in kept},
            {term.value: self._abroad(term.in_full) for term in kept},
        )
        return place(expected, names, {term.value: self._label(term) for term in kept}, self.fillers)

    def _label(self, term: Term) -> Text:
        """Return the word by which a term is named in refusals: in another language, the first one of its list."""
        words = term.abroad or term.words or term.in_full

        def say(language: Language) -> str:
            there = said(words, language)
            return term.value if there == words else _listed(there)[0]

        return Text(term.value, say)

    def _sides(self, terms: Iterable[Term]) -> Place:
        return self._terms(text("“left” or “right”"), terms)

    def _cards(self, expected: str, codes: Iterable[str]) -> Place:
        """Return a place for cards by name, nickname or code."""
        cards = {code: CARDS[code].name for code in codes}
        names = Names(
            {code: (name, *_listed(_NICKNAMES.get(code, ""))) for code, name in cards.items()},
            {code: (code,) for code in cards},
            {code: self._abroad(name, _NICKNAMES.get(code, "")) for code, name in cards.items()},
            {},
        )
        return place(expected, names, cards, self.fillers)

    def _numbers(self) -> Place:
        words = {str(n): word for n, word in enumerate(_NUMBERS, 1)}
        labels = {n: SPELLED[int(n)] for n in words}
        in_full = {n: (n, word, f"{n}x", f"x{n}") for n, word in words.items()}
        abroad = {n: self._abroad(word) for n, word in words.items()}
        return place(HOW_MANY, Names({}, in_full, {}, abroad), labels, self.fillers)

    def _plain(self, message: str) -> frozenset[str]:
        """Return the words of a list in both languages, in the form that is compared."""
        return frozenset(map(plain, (*_listed(message), *self._abroad(message))))

    def _abroad(self, *messages: str) -> list[str]:
        """Return the words of the other language for English ones; an umlaut may be typed as a vowel and an e."""
        if self._language is None:
            return []
        changed = ((message, said(message, self._language)) for message in messages)
        words = [word.casefold() for message, there in changed if there != message for word in _listed(there)]
        return list(dict.fromkeys([*words, *(word.translate(_UMLAUTS) for word in words)]))


@lru_cache(maxsize=8)
def lexicon_of(language: Language | None) -> Lexicon:
    """Return the words of English and of another language, if it has any."""
    made = Lexicon(language)
    return made if made.other or language is None else lexicon_of(None)


@lru_cache(maxsize=64)
def places_for(names: tuple[str, ...], lexicon: Lexicon) -> Mapping[str, Place]:
    """Return the places of the grammar for players of these names. Do not change the result: it is cached."""
    return {**lexicon.places, "SEAT": lexicon.seat(names), "SIDE": lexicon.side(len(names))}


def _listed(words: str) -> tuple[str, ...]:
    """Return the words of a list that is separated by commas."""
    return tuple(word.strip() for word in words.split(",") if word.strip())
