"""Validation of lines that players say to the table: one line of text in any language, without links and addresses.

A line is quoted on pages and in mails as `Zoe: “…”`, so it holds no double quotation mark that could end the quotation.
"""

from __future__ import annotations

import re
import unicodedata

from engine.language import text
from service.text.names import check_marks, is_invisible

REMARK_LENGTH = 280
NO_LINK = text("No link and no address here, please. A full stop between two words needs a space.")
INVISIBLE = text(
    "This has a character that cannot be seen, or that changes the direction of the text. Please type it again."
)

_JOINERS = "\u200c\u200d"  # Persian and Indic words need them, and many emoji
_QUOTES = str.maketrans(dict.fromkeys('"“”„‟〝〞＂', "'"))  # within a quotation, single quotation marks are usual
_STYLES = dict.fromkeys(range(0xFE00, 0xFE10))  # choose a form of the character before
# A scheme, a mail address, or a domain: a full stop that joins a letter or a digit and two letters.
_LINK = re.compile(r"://|\S@\S|[^\W_]\.[^\W\d_]{2}|[a-z0-9]。[a-z]{2}", re.IGNORECASE)


def clean_remark(typed: str) -> str:
    """Return a line in NFC with single spaces, at most 280 characters; line breaks become spaces.

    Raises ValueError with a sentence for people: what was expected.
    """
    if len(typed) > 20 * REMARK_LENGTH:  # first: the other checks take time
        raise ValueError(text("At most {most} characters, please.").format(most=REMARK_LENGTH))
    line = " ".join(unicodedata.normalize("NFC", typed).translate(_STYLES).translate(_QUOTES).split())
    visible = "".join(character for character in line if character not in _JOINERS)
    if not visible.strip():
        raise ValueError(text("Please write a line first."))
    if len(line) > REMARK_LENGTH:
        too_long = text("At most {most} characters, please: this has {length}.")
        raise ValueError(too_long.format(most=REMARK_LENGTH, length=len(line)))
    if any(map(is_invisible, visible)):
        raise ValueError(INVISIBLE)
    check_marks(line)
    if _LINK.search(unicodedata.normalize("NFKC", visible)):
        raise ValueError(NO_LINK)
    return line
