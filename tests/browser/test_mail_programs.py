"""Mails with the longest names on a narrow phone, as each common mail program shows them: no word and no amount is cut.

`tests/mail/programs/programs.json` has what each program leaves out of a mail, as caniemail.com states it; a check in
`make proof` compares the two. Gmail keeps `<style>` for its own accounts and drops it for accounts elsewhere; several
know no `overflow-wrap`, some replace `<body>`. Outlook on Windows, which shows mails by Word, supports some properties
on some elements alone: what caniemail.com says of that in words is in `PARTLY`.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from functools import partial
from pathlib import Path

import pytest

from service.db.database import Database
from service.lobby.acceptance import accept
from service.mail import registry
from service.text.names import NAME_LENGTH, clean_name
from tests.browser.chromium import Chromium
from tests.browser.measures import IS_TOO_WIDE, LOOK_FOR_CONTRAST, NARROW
from tests.mail.golden.mails import Scribe, deal_one
from tests.mail.mail_harness import ASK_ME, MailHarness
from tests.mail.mail_server import html_of
from tests.service.harness import bold

NAMES = (
    "Maximiliane von Sayn-Berleburg",
    "Bartholomew Featherstonehaugh",
    "Christopher Montgomery-Allison",
    "Wolfgang Schwarzenberger Meier",
)
PROGRAMS = Path(__file__).parents[1] / "mail" / "programs" / "programs.json"
LEFT_OUT: dict[str, list[str]] = json.loads(PROGRAMS.read_text("utf-8"))
# By program and property: the elements on which alone it is supported.
PARTLY = {
    "outlook.windows": {"padding": ("td", "th"), "max-width": ("table",), "width": ("table", "td"), "display": ()},
    "outlook.windows-mail": {"padding": ("td", "th"), "max-width": ("table",), "display": ()},
}
ALIKE = {str((left_out, PARTLY.get(program))): program for program, left_out in LEFT_OUT.items()}  # one of each
BY_WORD = "<style>body { overflow-wrap: break-word }</style>"  # Word breaks what is longer than its line
_STYLED = re.compile(r'<(\w+)([^>]*?) style="([^"]*)"')

# Returns what is wrong: text beyond the screen; words cut that have room in a line of their own; amounts that touch.
LOOK_FOR_CUTS = r"""
const faults = [], amounts = [], room = document.querySelector('.sheet p').clientWidth;
const ruler = document.body.appendChild(document.createElement('span'));
ruler.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap';
const natural = (word, style) => { ruler.style.font = style.font; ruler.textContent = word;
  return ruler.getBoundingClientRect().width; };
const texts = document.createTreeWalker(document.querySelector('.sheet'), NodeFilter.SHOW_TEXT);
for (let node; node = texts.nextNode();) {
  const rects = (from, to) => { const range = document.createRange();
    range.setStart(node, from); range.setEnd(node, to); return [...range.getClientRects()].filter(r => r.width); };
  const style = getComputedStyle(node.parentElement);
  for (const found of node.data.matchAll(/[^\s\u00a0\-–]+/g)) {
    const parts = rects(found.index, found.index + found[0].length);
    const cut = new Set(parts.map(r => Math.round(r.top))).size > 1;
    const fits = natural(found[0], style) <= room;
    if (cut && fits && !/^[0-9a-f]{32}$/.test(found[0])) faults.push('cut: ' + found[0]);
    if (fits && parts.some(r => r.right > innerWidth + .5)) faults.push('beyond the screen: ' + found[0]);
  }
  for (const found of node.data.matchAll(/\$[\d,]+\d|\$\d/g))
    for (const r of rects(found.index, found.index + found[0].length)) amounts.push([found[0], r]);
}
for (const [one, a] of amounts) for (const [other, b] of amounts)
  if (a !== b && a.left <= b.left && a.top < b.bottom - 2 && b.top < a.bottom - 2 && b.left - a.right < 3)
    faults.push('touch: ' + one + other);
return faults;
"""
# Returns the links that are no part of a sentence and less than 44 pixels high.
LOOK_FOR_LOW_LINKS = """
const alone = e => [...e.parentElement.childNodes].every(n => n === e || n.nodeType !== 3 || !n.textContent.trim());
return [...document.querySelectorAll('.sheet a')].filter(e => alone(e) && e.getBoundingClientRect().height < 44)
  .map(e => e.textContent);
"""


def play(harness: MailHarness) -> None:
    """Play a game from its invitations to its winner; sometimes a reminder comes, and once a turn takes too long."""
    harness.post_arrives()
    harness.is_confirmed()
    harness.post_arrives()
    for n in range(1, len(NAMES)):
        harness.do(accept, n, ASK_ME)
    harness.post_arrives()
    for moves in itertools.count(1):
        harness.act(bold)
        harness.post_arrives()
        game = harness.game()
        if game.status != "playing":
            return
        if moves % 10 == 0:
            harness.now = (game.due_at if moves == 30 else game.remind_at) or harness.now
            harness.sweep()
            harness.post_arrives()
        if moves == 20:
            harness.says(1, "Good luck for the next hand, everybody, and may the best marshal win the reward!")


@pytest.fixture(scope="module")
def mails(tmp_path_factory: pytest.TempPathFactory) -> list[EmailMessage]:
    """The mails of a whole game of four, of each kind the two longest."""
    folder, now = tmp_path_factory.mktemp("mails"), datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
    database = Database(f"sqlite:///{folder / 'posse.sqlite'}")
    database.migrate()
    scribe = Scribe(folder, database)
    harness = MailHarness(database, now, scribe, scribe, NAMES, 3, name="The long evening game of old friends")  # type: ignore[arg-type]
    play(harness)
    deal_one(database, now, "zoe.deals@posse.test")
    scribe.deliver(now)
    database.close()
    by_kind: dict[str, list[EmailMessage]] = {}
    for mail in sorted(scribe.arrived, key=lambda one: len(html_of(one)), reverse=True):
        by_kind.setdefault(mail["X-Posse-Kind"], []).append(mail)
    return [mail for several in by_kind.values() for mail in several[:2]]


def as_shown_by(program: str, html: str) -> str:
    """Return the HTML without what a program leaves out of it."""
    left_out = LEFT_OUT[program]
    if "<style>" in left_out:
        html = re.sub("<style>.*?</style>", "", html, flags=re.DOTALL)
    if "<body>" in left_out:
        html = re.sub("<body[^>]*>", "<body>", html)
    partly = PARTLY.get(program, {})
    html = html.replace("</head>", f"{BY_WORD}</head>") if partly else html

    def kept(match: re.Match[str]) -> str:
        declarations = [one.strip() for one in match[3].split(";") if one.strip()]
        names = ((one.partition(":")[0], one) for one in declarations)
        return f'<{match[1]}{match[2]} style="{";".join(_kept(names, match[1], left_out, partly))}"'

    return _STYLED.sub(kept, html)


def _kept(
    declarations: Iterator[tuple[str, str]], element: str, left_out: Sequence[str], partly: dict[str, tuple[str, ...]]
) -> Iterator[str]:
    """Yield the declarations that a program applies to an element."""
    for name, declaration in declarations:
        hides = declaration.replace(" ", "") == "display:none"
        if name not in left_out and (hides or name not in partly or element in partly[name]):
            yield declaration


def test_the_names_are_as_long_as_names_may_be() -> None:
    assert {clean_name(name) for name in NAMES} == set(NAMES)
    assert max(map(len, NAMES)) == NAME_LENGTH


@pytest.mark.parametrize("program", sorted(ALIKE.values()))
def test_no_word_is_cut_and_no_amounts_touch_in_any_mail(
    browser: Chromium, tmp_path: Path, mails: list[EmailMessage], program: str
) -> None:
    browser.show(NARROW)
    for mail in browser.open_mails(tmp_path, mails, partial(as_shown_by, program)):
        assert browser.execute_script(LOOK_FOR_CUTS) == [], (mail["X-Posse-Kind"], mail["Subject"])
        assert not browser.execute_script(IS_TOO_WIDE), (mail["X-Posse-Kind"], mail["Subject"])


def test_links_of_their_own_are_high_enough_for_a_finger(
    browser: Chromium, tmp_path: Path, mails: list[EmailMessage]
) -> None:
    for mail in browser.open_mails(tmp_path, mails):
        assert browser.execute_script(LOOK_FOR_LOW_LINKS) == [], (mail["X-Posse-Kind"], mail["Subject"])


def test_with_forced_colours_buttons_keep_their_frames_and_text_its_contrast(
    browser: Chromium, tmp_path: Path, mails: list[EmailMessage]
) -> None:
    features = [{"name": "forced-colors", "value": "active"}, {"name": "prefers-color-scheme", "value": "dark"}]
    frames = "return [...document.querySelectorAll('.button td')].map(e => getComputedStyle(e).borderTopWidth)"
    for mail in browser.open_mails(tmp_path, mails):
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        assert browser.execute_script("return matchMedia('(forced-colors: active)').matches")
        assert set(browser.execute_script(frames)) == {"1px"}, mail["X-Posse-Kind"]
        assert browser.execute_script(LOOK_FOR_CONTRAST) == [], mail["X-Posse-Kind"]


def test_every_kind_is_among_them(mails: list[EmailMessage]) -> None:
    without_tables = {"answer", "digest", "links", "notice"}
    assert {mail["X-Posse-Kind"] for mail in mails} | without_tables == {
        kind.sent_as or kind.name for kind in registry.KINDS.values()
    }
