"""A game by answering mails alone, each player in their own language.

A real Postfix stands in front of the real processes, and the worker is killed at times. The beginning of the game here;
`make proof` plays it to its winner.
"""

from __future__ import annotations

import os
import random
import re
import smtplib
import time
from email.message import EmailMessage
from email.utils import make_msgid
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

import engine
from tests import postfix
from tests.servers import free_port
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, deployed
from tests.whole.people import ask, look, text_of
from tests.whole.test_whole_game import check_outbox, kind_of, start_game

pytestmark = pytest.mark.proof

SEED, KILLS = 20_261_122, 3
MOST = int(os.environ.get("ANSWERS", "12"))  # answers that are sent
NUMBERED = re.compile(r"\b(\d+)(?: = [^=]*?, in \w+:|:) ([^,=]+?)(?=,? \d+(?: =|:) |\.|$)")
QUOTED = re.compile(r"[“„]([^”“]+)[”“]")


class Speech(NamedTuple):
    """What somebody finds in the mails of their language: where it says how to answer, and how moves begin there.

    `lay` has the number and the card of a lay.
    """

    how: str
    holds: str
    decline: str
    preferred: tuple[str, ...]
    lay: str
    discard: str


SPEECHES = {
    "en": Speech(
        "You may answer this mail",
        "You hold the",
        "pass",
        ("choose ", "take ", "draw supply", "photo ", "gun", "bank", "stagecoach"),
        r"play (?P<card>\S+) \d",
        "discard (.*)",
    ),
    "nl": Speech(
        "Je kunt deze mail bovenaan beantwoorden",
        "Speel die meteen, buiten je beurt",
        "pas",
        ("kies ", "neem ", "pak voorraad", "foto ", "speel Schutter", "speel Bank", "speel Postkoets"),
        r"leg \d (?P<card>\S+)",
        "leg (.*) af",
    ),
    "de": Speech(
        "Du kannst auf diese Mail",
        "sofort, außer der Reihe:",
        "passe",
        ("wähle ", "nimm ", "zieh Nachziehstapel", "Foto ", "spiele Schütze", "spiele Bank", "spiele Postkutsche"),
        r"lege \d (?P<card>\S+)",
        "wirf (.*) ab",
    ),
}
LANGUAGES = tuple(SPEECHES)  # of the players, by seat


def what_to_do(mail: EmailMessage, chance: random.Random) -> str | None:
    """What its reader answers, by nothing but its text; None if it asks for nothing."""
    if mail["Reply-To"] is None:
        return None
    speech, text = SPEECHES[mail["Content-Language"]], text_of(mail)
    ways = " ".join(re.split(r"\n\s*\n", text.partition(speech.how)[2])[0].split())
    choices = {move: number for number, move in NUMBERED.findall(ways)}
    if not choices:
        react, decline = QUOTED.findall(ways)
        assert decline == speech.decline
        return react if speech.holds in " ".join(text.split()) else decline
    wanted = [move for start in speech.preferred for move in choices if move.startswith(start)]
    if wanted:
        return choices[wanted[0]] if chance.random() < 0.3 else wanted[0]
    lays = {move: lay["card"] for move in choices if (lay := re.fullmatch(speech.lay, move))}
    most = {card: move for move, card in lays.items()}  # of each Outlaw the last, the most
    discards = [(move, one[1]) for move in choices if (one := re.fullmatch(speech.discard, move))]
    kept = [move for move, card in discards if card not in most]
    return "\n".join([*most.values(), *kept[:1]]) or next(iter(choices))


def send(answer: str, mail: EmailMessage, server: str) -> None:
    """Answer a mail as a mail program does, the mail quoted below."""
    letter = EmailMessage()
    letter["From"], letter["To"] = mail["To"].addresses[0].addr_spec, mail["Reply-To"].addresses[0].addr_spec
    letter["Subject"], letter["Message-ID"] = f"Re: {mail['Subject']}", make_msgid(domain="phone.test")
    quoted = "\n".join(f"> {line}" for line in text_of(mail).splitlines())
    letter.set_content(f"Hi,\n\n{answer}\n\nOn Friday Posse wrote:\n{quoted}\n")
    where = urlsplit(server)
    with smtplib.SMTP(where.hostname or "", where.port or 0, timeout=30) as client:
        client.send_message(letter)


def answer_all(deployment: Deployment, post: MailSink, game: str, server: str) -> int:
    """Answer every mail as it comes, until the game is over or MOST answers are sent; return how many were."""
    chance, handled, sent = random.Random(SEED), set[str](), 0
    kills = KILLS

    def next_mail(mails: list[EmailMessage]) -> EmailMessage | None:
        return next((mail for mail in mails if mail["Message-ID"] not in handled), None)

    while sent < MOST and not any(kind_of(mail) == "result" for mail in post.mails):
        mail = post.wait_for(next_mail)
        handled.add(mail["Message-ID"])
        answer = what_to_do(mail, chance)
        if answer is not None:
            send(answer, mail, server)
            sent += 1
        if answer is not None and kills and chance.random() < 0.2:
            time.sleep(chance.random())
            deployment.restart_killed("worker")
            kills -= 1
    return sent


def test_three_people_play_by_answering_mails_alone_each_in_their_language(tmp_path: Path) -> None:
    began = time.monotonic()
    port = free_port()
    listening = {"MAIL_IN": f"smtp://127.0.0.1:{port}", "REPLY_DOMAIN": postfix.DOMAINS[0]}
    with (
        postfix.running(port, {}, {}) as relay,
        deployed(tmp_path, "web", "worker", "beat", "inbound", **listening) as (deployment, post),
    ):
        game = start_game(deployment, post, LANGUAGES)
        sent = answer_all(deployment, post, game, relay.url)
        until(
            lambda: deployment.rows("SELECT state, why FROM inmail"),
            PATIENCE,
            "every answer to be taken in and handled",
            lambda rows: len(rows) == sent and "received" not in {state for state, _ in rows},
            instead=relay.log,
        )
        states = [state for state, _ in deployment.rows("SELECT state, why FROM inmail")]
        assert set(states) <= {"played", "sealed", "refused"}, deployment.rows("SELECT DISTINCT state, why FROM inmail")
        record = ask(f"{deployment.url}/g/{game}.json").json
        if look(f"{deployment.url}/g/{game}")["status"] == "over":
            assert engine.verify(engine.Record.from_dict(record)) == []
        else:
            assert sent == MOST
        assert not [mark for _, _, *marks in record["moves"] for mark in marks if mark == "clock"], "an answer got lost"
        check_outbox(deployment, post)
        for mail in post.mails:
            if kind_of(mail) not in ("confirm", "invite"):
                assert mail["Content-Language"] == LANGUAGES[int(mail["X-Posse-Seat"])], mail["Subject"]
        answered = [mail["In-Reply-To"] for mail in post.mails if kind_of(mail) == "answer"]
        assert len(set(answered)) <= sent
        for name in deployment.names:
            assert "Traceback" not in deployment.log(name)
            assert "posse+" not in deployment.log(name), "a log shows a reply address"
        refused = states.count("refused")
    print(f"\n{len(record['moves'])} moves by {sent} answers, {refused} refused, {time.monotonic() - began:.0f} s")
    assert refused < sent / 4
