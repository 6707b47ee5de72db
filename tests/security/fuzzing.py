"""Names that strangers might type, by seeded chance: names of people in many languages, and attempts at harm.

The test suite sends sixty cases of them over a real mail server, `make fuzz` ten thousand.
"""

from __future__ import annotations

import random
import sys
import unicodedata
from collections.abc import Callable
from functools import cache

# Each of these must be accepted as it is.
REAL = (
    *("Anna", "O'Brien", "D’Angelo", "Siobhán Ní Bhriain", "Jean-Luc", "João", "Ñandú", "Œdipe", "Zoë", "Ångström"),
    *("Þórdís", "Bjørn", "Łukasz", "Žižek", "Đorđe", "Dvořák", "Şule", "İbrahim", "Çağla", "Straße", "Jőzsef", "Ġorġ"),
    *("Nguyễn Thị Hương", "Ọláwálé Adéọ́lá", "Ngũgĩ wa Thiong'o", "Ƙaura", "Kahoʻolawe", "Oʼzbek", "Māori Tāne"),
    *("Владимир", "Їжакевич", "Ђорђе", "Қайрат", "Γιώργος", "Նարինե", "Սևակ", "გიორგი"),
    *("יעל", "ג׳ורג׳", "محمد", "علیرضا", "فاطمة", "پریسا", "ދިވެހި", "ܐܪܡ", "ተስፋዬ", "ⵜⴰⵏⵉⵔⵜ", "ߒߞߏ", "ᎠᏂᏓ"),
    *("हरिवंश", "फ़िरोज़", "क़ादिर", "ফারহানা", "ਹਰਪ੍ਰੀਤ", "પ્રિયા", "ପ୍ରିୟଙ୍କା", "முருகன்", "రామకృష్ణ", "ಕೃಷ್ಣ", "ലക്ഷ്മി", "සමන්"),
    *("สมชาย", "น้ำ", "ปิ่น", "ສົມສັກ", "ສຸຂຳ", "ខេមរា", "ស្រីមុំ", "ကျော်ဇော", "လှိုင်", "བསྟན་འཛིན"),
    *("山田太郎", "さくら", "ユーリ", "マリア・シュミット", "김민준", "박서연", "王小明", "歐陽"),
    *("佐々木 ユリ", "金 철수", "Maximiliane v. Sayn-Berleburg", "J. R. R. Tolkien", "J. van Dijk", "J.R.R. Tolkien"),
    *("J.-P. Belmondo", "Dr. No", "v. d. Berg", "St. John", "Sammy Davis, Jr.", "Anna (Berlin)", "Burt (Sr.)"),
    *("Anna & Burt", "Burt!", "Robot 1", "A player 2", "Player 12", "Guest 1881"),
)
# Each of these must be refused.
HARMFUL = (
    *("evil.com", "evil . com", "evil. com", "evil .com", ".com", "www.evil", "www.e", "see evil.com!", "e.v.i.l.com"),
    *("evil。com", "evil．com", "evil․com", "evil.çom", "evil.c\u0323om", "пример.рф", "http://evil", "hxxp:evil"),
    *("anna@evil.com", "anna＠evil", "anna(at)evil.com", "evil/x", "call 0190 66", "+49 190", "٠١٩٠ x", "&#101;vil"),
    *("=?utf-8?q?a=0AX-Evil:b?=", "=?utf-8?b?YQpYLUV2aWw6IGI=?=", "=?utf-8?q?a=0D=0A=0D=0Abody?=", "=?x"),
    *("Anna\r\nBcc: all@evil.com", "Anna\nX-Evil: b", "Anna\rb", "Anna\x00", "Anna\x1b[31m", "Anna\x85b"),
    *("Anna\u2028b", "An\u200bna", "\u202eannA", "Anna\u2066", "\ufeffAnna", "A\u00adnna", "Anna\u200d"),
    *("Anna\u061c", "An\u2060na", "Anna\u034f", "\u3164", "An\u115fna", "Anna\ufe0f", "Anna\U000e0101"),
    *("An\u180ena", "\u2800", "Anna\U000e0041", "Аnna", "Annа", "Anna花", "Annα", "Αnna", "Ａnna", "ﬁona", "𝐀nna"),
    *("Ⅷ Anna", "Anna²", "ℂarl", "ªnna", "A\u0301\u0302\u0303\u0304nna", "\u0301Anna", "1\u0301 Anna"),
    *("(\u0301)Anna", "क\u0301", "Anna\u093e", "A\u0336n\u0336na", "ก\u0e49\u0e49\u0e49", "A\u20ddnna"),
    *("1\u20e3 A", "Anna\ue000", "Anna\ud800", "Anna\uffff", "Anna🤠", "★Anna", "𓀀𓀁", "#1 fan"),
    *("<b>Anna", 'Anna"', "Anna;", "Anna>", "Anna|", "Anna\\", "{{7*7}}", "$(id)", "`id`", "%0a", "Anna_B", "a*b"),
)

_CATEGORIES = (
    *("Cf", "Cc", "Co", "Cs", "Zl", "Zp", "Zs", "Mn", "Me"),
    *("Mc", "Lm", "Lo", "Ll", "Nl", "No", "Po", "So", "Sk"),
)
_IGNORED = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u3164\ufe00\ufe0f\uffa0\U000e0100\U000e01ef\u2800\u200b\u2060"
_ENCODED = ("a=0AX-Evil:b", "a=0D=0ABcc:=20all@evil.test", "=0D=0A=0D=0Ahttp://evil.test", "a", "evil.test", "=22=2C")
_LINKS = (
    *("http://evil.test", "evil.test", "www.evil.test/a", "evil . test"),
    *("mailto:a@evil.test", "//evil.test", "a@b.cd"),
)
_NUMBERS = ("+49 190 666 666", "0190666666", "(0190) 66 66 66", "1-800-555", "٠١٩٠", "０１９０６", "110")
_BREAKS = ("\r\n", "\n", "\r", "\x0b", "\x0c", "\x85", "\u2028", "\u2029", "\r\n\r\n", "\n.\n")
_SIGNS = " '’ʼʻ-.,&!()?=@:/;<>\"\\%#_*+"


def name(rng: random.Random) -> str:
    """Return a name of some kind."""
    return rng.choice(_KINDS)(rng)


def accepted(rng: random.Random, clean: Callable[[str], str]) -> str:
    """Return such a name that is accepted, as it is kept. Most are the names of people."""
    while True:
        try:
            return clean(name(rng))
        except ValueError:
            continue


def form(rng: random.Random, number: int) -> dict[str, str]:
    """Return the form for a game of four, for addresses that nobody else has; most names in it are real."""
    some = [_real(rng) if rng.random() < 0.85 else name(rng) for _ in range(5)]
    fields = {"name": some.pop()}
    for n, one in enumerate(some):
        fields |= {f"players.{n}.name": one, f"players.{n}.email": f"f{number}.{n}@posse.test"}
    return fields


def _real(rng: random.Random) -> str:
    return rng.choice(REAL)


def _nasty(rng: random.Random) -> str:
    characters = _by_category()[rng.choice(_CATEGORIES)]
    plain = rng.choice(REAL)
    at = rng.randint(0, len(plain))
    return plain[:at] + "".join(rng.choice(characters) for _ in range(rng.randint(1, 4))) + plain[at:]


def _encoded_word(rng: random.Random) -> str:
    how = rng.choice("qQbB")
    text = rng.choice(_ENCODED) if how in "qQ" else rng.choice(("YQpYLUV2aWw6IGI=", "DQpCY2M6IGE=", "DQoNCmE="))
    word = f"=?{rng.choice(('utf-8', 'us-ascii', 'utf-7', 'x'))}?{how}?{text}?="
    return rng.choice(("", "Anna ", "é")) + word + rng.choice(("", " Anna", f" {word}"))


def _header_break(rng: random.Random) -> str:
    return "Anna" + rng.choice(_BREAKS) + rng.choice(("X-Evil: b", "Bcc: all@evil.test", "", "Anna"))


def _link(rng: random.Random) -> str:
    return rng.choice(("", "Anna ", "see ", "(")) + rng.choice(_LINKS) + rng.choice(("", ")", " now"))


def _number(rng: random.Random) -> str:
    return rng.choice(("", "call ")) + rng.choice(_NUMBERS)


def _stacked(rng: random.Random) -> str:
    marks = "".join(rng.choice(_by_category()["Mn"]) for _ in range(rng.randint(1, 20)))
    return rng.choice("AéЖαकกあ1 ") + marks + rng.choice(REAL)


def _blank(rng: random.Random) -> str:
    letters = list(rng.choice(REAL))
    letters.insert(rng.randint(0, len(letters)), rng.choice(_IGNORED))
    return "".join(letters)


def _mixed(rng: random.Random) -> str:
    return rng.choice(REAL)[:6] + rng.choice(("", " ")) + rng.choice(REAL)[:6]


def _signs(rng: random.Random) -> str:
    return "".join(rng.choice((*_SIGNS, *"aAéЖ1")) for _ in range(rng.randint(1, 30)))


def _anything(rng: random.Random) -> str:
    most = rng.choice((0x100, 0x3000, 0x110000))
    return "".join(chr(rng.randrange(most)) for _ in range(rng.randint(1, 40)))


_KINDS = (
    *(_real, _nasty, _encoded_word, _header_break, _link, _number, _stacked, _blank, _mixed, _signs, _anything),
    lambda rng: rng.choice(HARMFUL),
)


@cache
def _by_category() -> dict[str, list[str]]:
    """Every character, by its category."""
    found: dict[str, list[str]] = {}
    for character in map(chr, range(sys.maxunicode + 1)):
        found.setdefault(unicodedata.category(character), []).append(character)
    return found
