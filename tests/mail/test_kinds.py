"""Every kind of mail out of one real game, read as its player reads it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from email.message import EmailMessage
from itertools import groupby, pairwise, takewhile
from pathlib import Path

import pytest

import engine
from service.gamelog.story import Entry
from service.links import LinkContent, Links
from service.mail import registry
from service.mail.composing import plaintext as words
from tests.mail.mail_harness import MailHarness, WholeGame, begin, mail_harness_at
from tests.mail.mail_server import LINK, MailServer, html_of, links_of, plain, seat_of, text_of
from tests.settings import BASE_URL, KEYS

LINKS = Links(KEYS, BASE_URL)
DIGEST = re.compile(r"\b[0-9a-f]{64}\b")
NAMES = {kind.name for kind in registry.KINDS.values()}


@pytest.fixture
def harness(whole: WholeGame) -> MailHarness:
    return whole.harness


@pytest.fixture
def mails(whole: WholeGame) -> list[EmailMessage]:
    return whole.mails


def of_kind(mails: list[EmailMessage], kind: str) -> list[EmailMessage]:
    found = [mail for mail in mails if mail["X-Posse-Kind"] == kind]
    assert found, f"no {kind} mail"
    return found


def at_of(mail: EmailMessage) -> int:
    return int(mail["X-Posse-At"])


def content_of(link: str) -> LinkContent | None:
    """What a seat's link says; None for a link of another kind."""
    found = re.match(re.escape(BASE_URL) + r"/p/([^?#]+)", link)
    return LINKS.read(found[1]) if found else None


# --- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_game_has_brought_every_kind_of_mail(mails: list[EmailMessage]) -> None:
    others = {"answer", "digest", "games", "address", "join", "deal", "league"}
    assert {mail["X-Posse-Kind"] for mail in mails} == NAMES - others


def test_every_mail_names_its_game_in_its_headers(harness: MailHarness, mails: list[EmailMessage]) -> None:
    for mail in mails:
        assert mail["X-Posse-Game"] == harness.id
        assert mail["List-Id"] == f"<{harness.id}.posse.test>"
        assert mail["Auto-Submitted"] == "auto-generated"
        assert mail["X-Auto-Response-Suppress"] == "OOF, AutoReply"
        assert mail["From"] == "Posse <posse@posse.test>"
        assert mail["Reply-To"] is None, "this site takes no mail in"
        assert "may answer this mail" not in " ".join(text_of(mail).split())
    assert len({mail["Message-ID"] for mail in mails}) == len(mails)


def test_every_mail_names_where_a_mail_program_ends_such_mails(harness: MailHarness, mails: list[EmailMessage]) -> None:
    for mail in mails:
        kind, address = mail["X-Posse-Kind"], re.fullmatch(r"<(https://\S+)>", mail["List-Unsubscribe"])
        assert address is not None
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Feedback-ID"] == f"{kind}:posse"
        if kind in ("confirm", "invite"):
            assert address[1] == links_of(mail)[0]
        else:
            claim = content_of(address[1].removesuffix("/mails"))
            assert address[1].endswith("/mails")
            assert claim is not None
            assert (claim.scope, claim.game_id, claim.seat) == ("mute", harness.id, seat_of(mail))
        assert address[1] not in text_of(mail) or kind in ("confirm", "invite"), "a forwarded mail mutes nobody"


def test_a_link_stands_on_a_line_of_its_own(mails: list[EmailMessage]) -> None:
    for mail in mails:
        lines = text_of(mail).splitlines()
        for before, line in pairwise(lines):
            if "://" in line:
                assert LINK.fullmatch(line), line
                assert before, "the words stand on the line before"
                assert "://" not in before


def test_the_first_line_says_what_is_wanted_and_the_first_link_follows(mails: list[EmailMessage]) -> None:
    for mail in mails:
        first, second, *_ = text_of(mail).splitlines()
        assert first.endswith(":")
        assert LINK.fullmatch(second)


@pytest.mark.parametrize(
    ("kind", "scope"),
    [
        ("confirm", "confirm"),
        ("invite", "invite"),
        ("start", "seat"),
        ("turn", "turn"),
        ("window", "window"),
        ("reminder", "window"),
        ("timeout", None),
        ("hand", None),
        ("result", None),
        ("links", "seat"),
        ("notice", "confirm"),
    ],
)
def test_the_first_link_is_what_the_mail_is_about(
    harness: MailHarness, mails: list[EmailMessage], kind: str, scope: str | None
) -> None:
    for mail in of_kind(mails, kind):
        first = links_of(mail)[0]
        claim = content_of(first)
        read = first if claim is None else (claim.scope, claim.game_id, claim.seat)
        assert read == (f"{BASE_URL}/g/{harness.id}" if scope is None else (scope, harness.id, seat_of(mail)))


def test_only_start_and_links_mails_hold_a_seat_link(mails: list[EmailMessage]) -> None:
    for mail in mails:
        claims = [claim for link in links_of(mail) if (claim := content_of(link)) is not None]
        assert {claim.seat for claim in claims} <= {seat_of(mail)}
        holds_it = "seat" in {claim.scope for claim in claims}
        assert holds_it == (mail["X-Posse-Kind"] in ("start", "links"))


def test_lines_are_short_enough_for_any_mail_program(mails: list[EmailMessage]) -> None:
    for mail in mails:
        for line in text_of(mail).splitlines():
            assert len(line) <= words.WIDTH or "://" in line or DIGEST.search(line), line


def test_mails_are_short(mails: list[EmailMessage]) -> None:
    for mail in mails:
        assert len(text_of(mail)) < 6_000
        assert len(html_of(mail)) < 20_000
        assert len(mail["Subject"]) < 70


def test_every_mail_says_who_runs_this_and_where_to_complain(mails: list[EmailMessage]) -> None:
    for mail in mails:
        foot = text_of(mail).rpartition("\n--\n")[2]
        assert "posse@posse.test runs this service" in foot
        rules, *languages = LINK.findall(foot)
        assert rules == f"{BASE_URL}/g/{mail['X-Posse-Game']}/rules"
        assert [link.rpartition("?")[2] for link in languages] == ["lang=de", "lang=nl"]
        assert "misuse" in foot
        assert "posse@posse.test" in html_of(mail)


def test_both_parts_hold_the_same_links(mails: list[EmailMessage]) -> None:
    for mail in mails:
        linked = set(re.findall(r'href="(https?://[^"]+)"', html_of(mail)))
        assert linked == set(LINK.findall(text_of(mail)))


def test_nothing_is_fetched_from_elsewhere(mails: list[EmailMessage]) -> None:
    for mail in mails:
        assert not re.search(r"<(img|script|link|iframe|form)\b|url\(|@import", html_of(mail))


def test_the_title_of_a_mail_is_its_subject(mails: list[EmailMessage]) -> None:
    for mail in mails:
        assert re.findall("<title>(.*)</title>", html_of(mail)) == [mail["Subject"]]


def test_tables_hold_buttons_and_bars_alone(mails: list[EmailMessage]) -> None:
    """Players, posters and money are lines: columns cut long names on a phone, in programs that know no widths."""
    for mail in mails:
        for table in re.findall("<table.*?</table>", html_of(mail), re.DOTALL):
            assert 'role="presentation"' in table
            assert "<th" not in table
            assert table.count("<td") == table.count("<a ") == 1 or re.sub("<.*?>|&nbsp;", "", table) == "", "a bar"


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_the_seed_is_told_at_the_end_only(harness: MailHarness, mails: list[EmailMessage]) -> None:
    seed = harness.game().seed
    for mail in mails:
        assert (seed in mail.as_string()) == (mail["X-Posse-Kind"] == "result")


def test_a_mail_tells_its_reader_s_hand_and_nobody_else_s(harness: MailHarness, mails: list[EmailMessage]) -> None:
    found = [(mail, re.findall(r"You hold: (.*?)\.\n\n", text_of(mail), re.DOTALL)) for mail in mails]
    telling = [(mail, hands) for mail, hands in found if hands]
    kinds = {"start", "turn", "window", "timeout", "hand", "links"}  # a reminder of a question has no room for it
    assert {mail["X-Posse-Kind"] for mail, _ in telling} == kinds
    for mail, hands in telling:
        assert len(hands) == 1
        held = harness.table(seat_of(mail), at_of(mail)).hand
        assert hands[0].replace("\n", " ") == ", ".join(f"{group.count} {group.name}" for group in held)


def test_what_others_drew_stays_theirs(harness: MailHarness, mails: list[EmailMessage]) -> None:
    seen = 0
    for mail in mails:
        told = plain(re.sub("<[^>]*>", " ", html_of(mail)) + text_of(mail))
        for name in harness.names:
            for what in re.findall(rf"\b{name} drew ([^.,]*)", told):
                assert re.fullmatch(r"(one card|two cards)( with a Wyatt Earp)?", what), told
        seen += len(re.findall(r"\bYou drew (?!two cards)", told))
    assert seen > 5, "their own cards they are told"


def test_nobody_reads_another_s_address(harness: MailHarness, mails: list[EmailMessage]) -> None:
    for mail in mails:
        everything = mail.as_string() + text_of(mail) + html_of(mail)
        own = mail["To"].addresses[0].addr_spec
        assert set(re.findall(r"p\d[\w.]*@posse\.test", everything)) == {own}


# --- one by one -------------------------------------------------------------------------------------------------------


def test_the_invite_mail_says_what_one_agrees_to(harness: MailHarness, mails: list[EmailMessage]) -> None:
    to_zoe, to_curt, to_dora = of_kind(mails, "invite")
    for mail in (to_zoe, to_curt, to_dora):
        assert mail["Subject"] == "Anna invites you to a card game by mail"
        for told in (" ".join(text_of(mail).split()), html_of(mail)):
            assert "“Anna” invites you to a card game by mail" in told
            assert "They call the game “Friday” and you “" in told
            assert re.search(r"It lasts about .* mails", told)
            assert "stop such mails for good" in told
        shown = html_of(mail)
        assert engine.FLAGS["share"].explain(5) in shown
        assert "A turn may take 48 hours;" in shown
        assert "an answer may take 8 hours," in shown
        assert f"commitment: {harness.game().commitment}" in text_of(mail).splitlines()
        assert mail["To"].addresses[0].display_name == "", "the inviter typed their name"


def test_who_has_not_accepted_is_unnamed_in_an_invitation(mails: list[EmailMessage]) -> None:
    to_zoe, to_curt, _ = of_kind(mails, "invite")
    assert "Curt" not in text_of(to_zoe) + html_of(to_zoe)
    assert "Zoë" not in text_of(to_curt) + html_of(to_curt)
    assert "one more who is invited" in plain(text_of(to_zoe))


def test_a_turn_mail_offers_both_ways_to_draw(harness: MailHarness, mails: list[EmailMessage]) -> None:
    drawing = [mail for mail in of_kind(mails, "turn") if len(links_of(mail)) > 1]
    assert drawing
    for mail in drawing:
        page, supply, discard = (link for link in links_of(mail) if "/p/" in link)
        assert (supply, discard) == (f"{page}?move=draw%20supply", f"{page}?move=draw%20discard")
        top = harness.table(seat_of(mail), at_of(mail)).discard_top
        assert top is not None
        assert f"the top card of the discard stack ({top.name}):" in text_of(mail).replace("\n", " ")


def since_their_last_turn(story: list[Entry], n: int, on_turn: bool) -> list[Entry]:
    """The last turn of a seat that has ended and all that follows; `on_turn`: its next one has begun."""
    turns = [list(turn) for _, turn in groupby(story, lambda entry: (entry.hand_no, entry.turn))]
    ended = turns[:-1] if on_turn and turns[-1][-1].turn == n and not turns[-1][-1].ends_hand else turns
    last = max((turn[0].n for turn in ended if turn[0].turn == n), default=1)
    return story[last - 1 :]


def as_told(turn: int, entries: list[Entry], names: Sequence[str], n: int) -> list[str]:
    """A turn as mails tell it: in one line, that which the clock played in another, and what a hand brought."""
    by_player = list(takewhile(lambda entry: entry.mark != "clock", entries))
    parts = ([event for e in part for event in e.events] for part in (by_player, entries[len(by_player) :]))
    gains = [engine.describe_gain(entry.score, names, n) for entry in entries if entry.score is not None]
    return gains + [engine.turn_in_one_line(turn, events, names, n) for events in parts]


@pytest.mark.slow
def test_a_mail_tells_all_of_its_readers_last_turn_and_since(harness: MailHarness, mails: list[EmailMessage]) -> None:
    """What others did in that turn, what the rest of it brought, how the hand ended that the reader ended."""
    seen: Counter[str] = Counter()
    for mail in mails:
        kind, n, at = mail["X-Posse-Kind"], seat_of(mail), at_of(mail)
        if kind not in ("turn", "window", "reminder", "hand", "result"):
            continue
        table = harness.table(n, at)
        on_turn = table.you is not None and table.you.is_turn and table.phase != "draw"
        told = plain(re.sub("<[^>]*>", " ", html_of(mail)))
        since = since_their_last_turn(harness.story(n)[:at], n, on_turn)
        for turn, entries in groupby(since, lambda entry: entry.turn):
            for line in as_told(turn, list(entries), harness.names, n):
                assert line in told, (kind, at)
                seen[kind] += turn == n
    assert seen.keys() >= {"turn", "window", "hand", "result"}, "kinds of mail that tell something of such a turn"


def test_window_mails_have_one_shape_whoever_can_react(harness: MailHarness, mails: list[EmailMessage]) -> None:
    holder, other = sorted(of_kind(mails, "window")[:2], key=lambda mail: "You hold no" in text_of(mail))
    assert at_of(holder) == at_of(other)
    assert "You hold the Photo" in text_of(holder)
    assert "You hold no Photo" in text_of(other)
    assert holder["Subject"] == other["Subject"]
    assert [len(mail.get_payload()) for mail in (holder, other)] == [2, 2]
    one, two = (text_of(mail).partition("No answer counts")[0].splitlines() for mail in (holder, other))
    assert len(one) == len(two)
    assert abs(len("".join(one)) - len("".join(two))) <= words.WIDTH
    assert len(" ".join(one).split()) == len(" ".join(two).split())
    assert len(links_of(holder)) == len(links_of(other)) == 3
    assert html_of(holder).count("<td") == html_of(other).count("<td")


def test_a_window_mail_answers_by_links(mails: list[EmailMessage]) -> None:
    windows = of_kind(mails, "window")
    holding = [mail for mail in windows if "You hold the Photo" in text_of(mail)]
    assert 0 < len(holding) < len(windows)
    for mail in windows:
        page, *answers = links_of(mail)
        assert content_of(page) == LINKS.read(page.rpartition("/")[2])
        assert f"{page}?move=pass" in answers
        photo = [answer for answer in answers if re.search(r"\?move=photo%20[A-Z]{2}$", answer)]
        assert len(photo) == (mail in holding)
        assert len(answers) == 2


def test_a_reminder_of_a_window_asks_as_the_window_did(mails: list[EmailMessage]) -> None:
    asked = {seat_of(mail): links_of(mail) for mail in of_kind(mails, "window")[:2]}
    reminded = of_kind(mails, "reminder")[:2]
    assert {seat_of(mail): links_of(mail) for mail in reminded} == asked


def test_the_result_mail_can_be_checked(harness: MailHarness, mails: list[EmailMessage]) -> None:
    result = harness.record()
    for mail in of_kind(mails, "result"):
        lines = text_of(mail).splitlines()
        (seed,) = (line.removeprefix("seed: ") for line in lines if line.startswith("seed: "))
        assert f"commitment: {engine.commitment(seed)}" in lines
        assert f"{BASE_URL}/g/{harness.id}.json" in lines
        winner = result["result"]["winner"]
        said = "You have won." if seat_of(mail) == winner else f"{harness.names[winner]} has won."
        assert said in lines


# --- other names ------------------------------------------------------------------------------------------------------


def test_names_are_escaped_in_the_html_part(tmp_path: Path, mail_server: MailServer, migrated: Path) -> None:
    harness = mail_harness_at(tmp_path, mail_server, migrated, ("Anna", "Zoë & Co", "Curt"), seed=5)
    harness.change_seat(0, name="<b>Anna")  # as it was typed before such names were refused
    begin(harness)
    arrived = harness.post_arrives()
    assert [mail for mail in arrived if "&lt;b&gt;Anna" in html_of(mail) and "Zoë &amp; Co" in html_of(mail)]
    for mail in arrived:
        assert "<b>Anna" not in html_of(mail)
        assert "Zoë & Co" not in html_of(mail)
    harness.database.close()
