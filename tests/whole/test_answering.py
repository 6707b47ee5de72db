"""A game by answering mails alone: a real Postfix in front of the real processes, the worker killed at times.

Its beginning here; `make proof` plays it to its winner.
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
from urllib.parse import urlsplit

import pytest

import engine
from tests import postfix
from tests.servers import free_port
from tests.waiting import until
from tests.whole.deployment import PATIENCE, Deployment, MailSink, deployed
from tests.whole.people import ask, look, text_of
from tests.whole.test_whole_game import check_outbox, kind_of, start_game

pytestmark = pytest.mark.slow

SEED, KILLS = 20_261_122, 3
MOST = int(os.environ.get("ANSWERS", "12"))  # answers that are sent
NUMBERED = re.compile(r"\b(\d+)(?: = [^=]*?, in words:|:) ([^,=]+?)(?=,? \d+(?: =|:) |\.|$)")
REACT = re.compile(r"You may answer this mail at its top: “([^”]+)”")
PREFERRED = ("choose ", "take ", "draw supply", "photo ", "gun", "bank", "stagecoach")


def what_to_do(mail: EmailMessage, chance: random.Random) -> str | None:
    """What its reader answers, by nothing but its text; None if it asks for nothing."""
    if mail["Reply-To"] is None:
        return None
    text = " ".join(text_of(mail).split())
    react = REACT.search(text)
    if react is not None:
        return react[1] if "You hold the" in text else "pass"
    listed = NUMBERED.findall(
        text.partition("You may answer this mail")[2].partition(" YOUR HAND")[0].partition(" -- ")[0]
    )
    choices = {move: number for number, move in listed}
    wanted = [move for start in PREFERRED for move in choices if move.startswith(start)]
    if wanted:
        return choices[wanted[0]] if chance.random() < 0.3 else wanted[0]
    most = {move.split()[1]: move for move in choices if move.startswith("play ")}  # of each Outlaw the last, the most
    kept = [move for move in choices if move.startswith("discard ") and move.split()[1] not in most]
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


def test_three_people_play_by_answering_mails_alone(tmp_path: Path) -> None:
    began = time.monotonic()
    port = free_port()
    listening = {"MAIL_IN": f"smtp://127.0.0.1:{port}", "REPLY_DOMAIN": postfix.DOMAINS[0]}
    with (
        postfix.running(port, {}, {}) as relay,
        deployed(tmp_path, "web", "worker", "beat", "inbound", **listening) as (deployment, post),
    ):
        game = start_game(deployment, post)
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
        answered = [mail["In-Reply-To"] for mail in post.mails if kind_of(mail) == "answer"]
        assert len(set(answered)) <= sent
        for name in deployment.names:
            assert "Traceback" not in deployment.log(name)
            assert "posse+" not in deployment.log(name), "a log shows a reply address"
        refused = states.count("refused")
    print(f"\n{len(record['moves'])} moves by {sent} answers, {refused} refused, {time.monotonic() - began:.0f} s")
    assert refused < sent / 4


def test_an_answer_over_lmtp_is_played(tmp_path: Path) -> None:
    port = free_port()
    listening = {"MAIL_IN": f"lmtp://127.0.0.1:{port}", "REPLY_DOMAIN": "posse.test"}
    with deployed(tmp_path, "web", "worker", "beat", "inbound", **listening) as (deployment, post):
        game = start_game(deployment, post)
        mail = post.wait_for(lambda mails: next((mail for mail in mails if mail["Reply-To"] is not None), None))
        before = ask(f"{deployment.url}/g/{game}.json").json["moves"]
        until(lambda: _deliver(port, mail), PATIENCE, "the answer to be taken", not_yet=OSError)
        (answer,) = post.wait_for(lambda mails: [one for one in mails if kind_of(one) == "answer"])
        assert "your mail was played" in " ".join(text_of(answer).split())
        assert len(ask(f"{deployment.url}/g/{game}.json").json["moves"]) == len(before) + 1
        assert deployment.ask_to_stop("inbound") == 0


def _deliver(port: int, mail: EmailMessage) -> bool:
    letter = EmailMessage()
    letter["From"], letter["To"] = mail["To"].addresses[0].addr_spec, mail["Reply-To"].addresses[0].addr_spec
    letter.set_content("draw supply\n")
    with smtplib.LMTP("127.0.0.1", port, local_hostname="test") as client:
        return client.send_message(letter) == {}
