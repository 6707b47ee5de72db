"""Validation of typed names of players and games: normalised, bounded, or refused with what was expected.

A name appears in mail headers, in mails to people who asked for none, and on pages. It may contain what names in any
language contain, and nothing that a mail program or a reader could take for something else: no address, no link, no
telephone number, no invisible or stacked characters. Properties of characters come from `unicodedata` alone.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from engine.language import text, text_of
from engine.typed.vocabulary import words_of
from service.languages.spoken import languages

NAME_LENGTH = 30
MOST_DIGITS = 4  # too few for a telephone number
DIGITS = frozenset("0123456789")
SIGNS = frozenset(" '’ʼʻ-.,&!()")  # none that links, addresses or encoded words in headers need
# Scripts in present use (Unicode Standard Annex 31, tables 5 and 7), by the first word of their letters' Unicode names.
_SCRIPTS_IN_USE = """
LATIN GREEK CYRILLIC ARMENIAN GEORGIAN HEBREW ARABIC SYRIAC THAANA NKO ADLAM ETHIOPIC TIFINAGH VAI BAMUM OSAGE
CHEROKEE CANADIAN DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA MALAYALAM SINHALA OL MEETEI CHAKMA
SYLOTI SAURASHTRA NEWA LEPCHA LIMBU WANCHO HANIFI THAI LAO KHMER MYANMAR TIBETAN TAI NEW CHAM KAYAH NYIAKENG LISU
MIAO YI BALINESE JAVANESE SUNDANESE BATAK HANGUL HIRAGANA KATAKANA KATAKANA-HIRAGANA CJK IDEOGRAPHIC BOPOMOFO
"""
SCRIPTS = frozenset(_SCRIPTS_IN_USE.split())
# Signs that count as letters of the one script that uses them: Tibetan tsheg, Hebrew geresh and gershayim, Katakana
# middle dot.
_LETTER_SIGNS = frozenset("\u0f0b\u05f3\u05f4\u30fb")
# Scripts that one language mixes.
_MIXED_SCRIPTS = (
    frozenset(["CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"]),  # Japanese
    frozenset(["CJK", "HANGUL"]),  # Korean
)
# Characters that are displayed as nothing although their category is neither Cf nor Cn (Default_Ignorable_Code_Point),
# and the empty Braille cell.
_BLANK = frozenset(
    "\u034f"  # joins graphemes
    "\u115f\u1160\u3164\uffa0"  # fill the place of a Korean letter
    "\u17b4\u17b5"  # Khmer vowels that are not written
    "\u180b\u180c\u180d\u180f"  # choose a form of a Mongolian letter
    "\u2800"
).union(
    map(chr, range(0xFE00, 0xFE10)),  # choose a form of the character before
    map(chr, range(0xE0100, 0xE01F0)),  # the same, for ideographs
)
# Letters that NFKC decomposes for compatibility with older encodings but that "Սևակ" and "น้ำ" need: Armenian ev, Thai
# and Lao am, Lao ho no and ho mo.
_KEPT_LETTERS = frozenset("\u0587\u0e33\u0eb3\u0edc\u0edd")
_ACCENTED = frozenset(["LATIN", "GREEK", "CYRILLIC"])  # scripts that take the generic combining marks
MOST_MARKS = 2  # in a row; Vietnamese and Hebrew need no more
# Scripts with more marks in one syllable, as in "ကျော်" and "फ़िंगर".
_MORE_MARKS = {"MYANMAR": 4, "TIBETAN": 3, "KHMER": 3, "DEVANAGARI": 3, "BENGALI": 3, "GURMUKHI": 3, "ORIYA": 3}
_APOSTROPHES = str.maketrans("ʼʻ", "''")  # Unicode calls these letters; to readers they are apostrophes

_STOP_FIRST = re.compile(r"(?:^| )\.")
# A full stop is followed by the end, a space or one of a few signs; or joins two initials, as in "J.R.R. Tolkien".
_STOP_INSIDE = re.compile(r"\.(?![ ,!)-]|$|[^\W\d_](?!\w))|\w\w\.\w")
_AFTER_STOP = re.compile(r"\w\w\. (\S+)")  # an initial, as in "J. van Dijk", may be followed by anything
_CANNOT_BE_IN = text(
    "“{character}” cannot be in a name. A name has letters, spaces, up to {most} digits, and of signs "
    "' ’ - . , & ! ( ). No address and no link, please."
)
_THE_READER = text_of("words for a reader, with commas; nobody may be called so", "you")
_NO_LINK = text("No address and no link in a name, please: a full stop needs a space and a capital letter after it.")


def clean_name(typed: str) -> str:
    """Return a normalised name of a player: up to 30 characters, not only a number, not "you" in any language.

    Raises ValueError with a sentence for people: what was expected.
    """
    _check_length(typed, 20 * NAME_LENGTH, NAME_LENGTH)
    key = name_key(typed)
    if key and not any(map(str.isalpha, key)):
        raise ValueError(text("A number alone means a seat: please add a letter to the name."))
    for language in languages().values():
        for word in _THE_READER.said_in(language).split(","):
            if key == name_key(word):
                taken = text("Please take another name: in a mail “{word}” is whoever reads it.")
                raise ValueError(taken.format(word=word.strip()))
    return clean_line(typed, NAME_LENGTH)


def clean_line(typed: str, longest: int) -> str:
    """Return one line of text that may be a name: in NFC, with single spaces.

    Raises ValueError with a sentence for people: what was expected.
    """
    _check_length(typed, 20 * longest, longest)  # first: the other checks take time
    if any(map(is_invisible, typed)):
        raise ValueError(text("One line of visible letters, please: this has a line break or an invisible character."))
    line = " ".join(unicodedata.normalize("NFC", typed).split())
    if not name_key(line):
        raise ValueError(text("A name needs a letter."))
    _check_length(line, longest, longest)
    _check_characters(line)
    _check_scripts(line)
    check_marks(line)
    _check_full_stops(line)
    return line


def distinct(name: str, taken: Collection[str]) -> str:
    """Return a name, or with the first number from 2 on with which it is like none of the names taken."""
    keys = set(map(name_key, taken))
    names = [name, *(f"{name[: NAME_LENGTH - 2].rstrip()} {n}" for n in range(2, len(keys) + 3))]
    return next(one for one in names if name_key(one) not in keys)


def name_key(name: str) -> str:
    """Return the key by which names at one table are unique: the words without look-alikes, case, accents and signs."""
    usual = unicodedata.normalize("NFKC", name).translate(_APOSTROPHES)
    return " ".join(word.plain for word in words_of(usual))


def key_of_typed(typed: str) -> str | None:
    """Return the key of a name as it stands in an address; None if no name can be so: PostgreSQL refuses that."""
    try:
        return name_key(clean_name(typed))
    except ValueError:
        return None


def _check_length(typed: str, most: int, longest: int) -> None:
    if len(typed) > most:
        raise ValueError(text("At most {most} characters, please.").format(most=longest))


def is_invisible(character: str) -> bool:
    """Return whether this is a control, line break, zero-width, direction mark, filler, surrogate or unassigned."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or character in _BLANK


def _check_characters(line: str) -> None:
    """Refuse all characters but letters of the known scripts, marks, the allowed signs and ASCII digits."""
    for character in line:
        if character in SIGNS or character in DIGITS or character in _LETTER_SIGNS or _is_mark(character):
            continue
        usual = unicodedata.normalize("NFKC", character)
        if character.isalpha() and usual != character and character not in _KEPT_LETTERS:
            like = text("“{character}” looks like “{usual}”: please type that instead.")
            raise ValueError(like.format(character=character, usual=usual))
        if not character.isalpha() or _script(character) not in SCRIPTS:
            raise ValueError(_CANNOT_BE_IN.format(character=character, most=MOST_DIGITS))
    if sum(character in DIGITS for character in line) > MOST_DIGITS:
        raise ValueError(text("At most {most} digits in a name, please.").format(most=MOST_DIGITS))


def _check_scripts(line: str) -> None:
    """Refuse letters of several scripts: letters that look alike could make two names look the same."""
    letters = (one for one in line if one in _LETTER_SIGNS or (one.isalpha() and one not in SIGNS))
    scripts = {_script(letter) for letter in letters}
    if len(scripts) > 1 and not any(scripts <= together for together in _MIXED_SCRIPTS):
        mixed = sorted(script if script == "CJK" else script.capitalize() for script in scripts)
        raise ValueError(text("Letters of one script, please: this mixes {scripts}.").format(scripts=", ".join(mixed)))


def check_marks(line: str) -> None:
    """Refuse marks that do not fit the letter before them, and stacks of marks that would cover other lines."""
    script, in_a_row = "", 0
    for character in line:
        if not _is_mark(character):
            script, in_a_row = _script(character), 0
            continue
        if not _belongs(character, script):
            raise ValueError(text("An accent or a vowel sign needs a letter of its own script before it."))
        in_a_row += 1
        most = _MORE_MARKS.get(script, MOST_MARKS)
        if in_a_row > most:
            raise ValueError(text("At most {most} accents or vowel signs on one letter, please.").format(most=most))


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Mc", "Me")


def _belongs(mark: str, script: str) -> bool:
    """Return whether a mark is of that script, or a generic accent its letters may have; overlays are excluded."""
    own = _script(mark)
    return own == script or (own == "COMBINING" and script in _ACCENTED and unicodedata.combining(mark) > 1)


def _script(character: str) -> str:
    """Return the first word of a character's Unicode name: the script of a letter or mark."""
    return unicodedata.name(character, "").partition(" ")[0]


def _check_full_stops(line: str) -> None:
    """Refuse full stops as in a domain: "evil.com", "evil . com" and "evil. com"."""
    bare = "".join(character for character in line if not _is_mark(character))
    following = ("".join(filter(str.isalpha, word[1])) for word in _AFTER_STOP.finditer(bare))
    lower = any(len(letters) > 1 and letters[0].islower() for letters in following)
    if lower or _STOP_FIRST.search(bare) or _STOP_INSIDE.search(bare):
        raise ValueError(_NO_LINK)
