"""Names and mail addresses as strangers type them: cleaned, bounded, or refused with what was expected."""

from __future__ import annotations

import re
import unicodedata

from engine.names import words_of

NAME_LENGTH = 30
ADDRESS_LENGTH = 254  # RFC 5321, and as much as a mail server must take
LOCAL_LENGTH = 64
# Letters by their category, but empty to the eye: fillers of Korean syllables and the empty Braille cell.
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# An address or a link, also half of one: "anna@", "https://", "www.", "evil.example/", "evil.example".
_LINK = re.compile(r"@|://|\bwww\.|[^\W_][.\u3002][^\W\d_]{2}", re.IGNORECASE)
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LOCAL = re.compile(rf"{_ATOM}(\.{_ATOM})*")
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_EXPECTED = "Expected a mail address like anna@example.org."


def clean_name(text: str) -> str:
    """A player's name: up to 30 characters, one line, no link. ValueError says, for people, what was expected."""
    name = clean_line(text, NAME_LENGTH)
    if unicodedata.normalize("NFKC", name_key(name)).isdecimal():
        raise ValueError("A number alone means a seat: please add a letter to the name.")
    if name_key(name) == "you":
        raise ValueError("Everybody is called “you” in his own mails: please take a name of your own.")
    return name


def clean_line(text: str, longest: int) -> str:
    """One line of plain words in Unicode's composed form, spaces folded. ValueError says what was expected."""
    if len(text) > 20 * longest:  # nobody's name; not worth a closer look
        raise ValueError(f"At most {longest} characters, please.")
    line = " ".join(unicodedata.normalize("NFC", text.strip(" ")).split(" "))
    if any(_unprintable(letter) for letter in line):
        raise ValueError("One line of visible letters, please: this holds a line break or an invisible character.")
    line = " ".join(line.split())
    if not name_key(line):
        raise ValueError("A name needs a letter.")
    if len(line) > longest:
        raise ValueError(f"At most {longest} characters, please.")
    if _LINK.search(unicodedata.normalize("NFKC", line)):
        raise ValueError("No address and no link in a name, please; a full stop needs a space after it.")
    return line


def name_key(name: str) -> str:
    """What two names must not share at one table: the words as typed moves are read, without case, accents, signs."""
    return " ".join(word.plain for word in words_of(name))


def clean_address(text: str) -> str:
    """A bare mail address, its domain in lower case and in ASCII. Only the syntax is looked at.

    ValueError says, for people, what was expected.
    """
    address = text.strip(" ")
    if len(address) > ADDRESS_LENGTH:
        raise ValueError(f"A mail address has at most {ADDRESS_LENGTH} characters.")
    local, _, domain = address.rpartition("@")
    if not _LOCAL.fullmatch(local):
        raise ValueError(_EXPECTED)
    if len(local) > LOCAL_LENGTH:
        raise ValueError(f"Before the @ a mail address has at most {LOCAL_LENGTH} characters.")
    address = f"{local}@{_ascii_domain(domain)}"
    if len(address) > ADDRESS_LENGTH:
        raise ValueError(f"A mail address has at most {ADDRESS_LENGTH} characters.")
    return address


def _unprintable(letter: str) -> bool:
    """Controls, line breaks, zero-width and direction marks, and code points that are no characters."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or letter in _INVISIBLE


def _ascii_domain(domain: str) -> str:
    """The domain as mail servers know it. Numbers are no domain, and only `localhost` is one without a dot."""
    try:
        domain = domain.encode("idna").decode("ascii").lower()
    except UnicodeError:
        raise ValueError(_EXPECTED) from None
    labels = domain.split(".")
    if not all(_LABEL.fullmatch(label) for label in labels):
        raise ValueError(_EXPECTED)
    if labels[-1].isdigit() or (len(labels) == 1 and domain != "localhost"):
        raise ValueError(_EXPECTED)
    return domain
