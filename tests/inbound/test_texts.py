"""The texts of a mail that has several are one answer, and no file, quotation or footer is."""

from __future__ import annotations

import pytest

from service.inbound import parsing, reading
from tests.inbound.conftest import Table
from tests.mail.mail_server import text_of

NAMES = ("Anna", "Burt", "Curt")
PICTURE = "Content-Type: image/png; name=cat.png\nContent-Disposition: inline; filename=cat.png\n\nx"
LIST_FOOTER = (
    "Content-Type: text/plain\nContent-Disposition: inline\n\n"
    "_______________________________________________\npass\nhttps://lists.test/posse"
)


def many(kind: str, *parts: str) -> str:
    boundary = f"b{abs(hash(parts))}"
    inside = "".join(f"--{boundary}\n{part}\n" for part in parts)
    return f'Content-Type: multipart/{kind}; boundary="{boundary}"\n\n{inside}--{boundary}--\n'


def plain(text: str, more: str = "") -> str:
    return f"Content-Type: text/plain; charset=utf-8{more}\n\n{text}"


def html(text: str) -> str:
    return f"Content-Type: text/html; charset=utf-8\n\n<html><body><div>{text}</div></body></html>"


DRAW, DISCARD = plain("draw supply"), plain("discard wes")
BOTH = ["draw supply", "discard wes"]


def found(mail: str) -> list[str]:
    moves = reading.find_moves(parsing.parse(mail.encode()).text, NAMES)
    return list(moves.lines) if isinstance(moves, reading.Found) else []


@pytest.mark.parametrize(
    "mail",
    [
        many("mixed", DRAW, PICTURE, DISCARD),
        many("mixed", PICTURE, DRAW, PICTURE, DISCARD, PICTURE),
        many("mixed", DRAW, DISCARD),
        many("mixed", many("mixed", DRAW, PICTURE), many("related", DISCARD, PICTURE)),
        many("mixed", html("draw supply"), PICTURE, html("discard wes")),
        many("mixed", html("draw supply"), html("discard wes")),
        many("mixed", DRAW, PICTURE, html("discard wes")),
        many("mixed", many("alternative", DRAW, html("draw supply")), PICTURE, html("discard wes")),
        many("mixed", *(many("alternative", plain(one), html(one)) for one in BOTH)),
        many(
            "alternative", plain("draw supply\ndiscard wes"), many("mixed", html("draw supply"), PICTURE, html("pass"))
        ),
        many("alternative", plain(" \n"), many("mixed", html("draw supply"), PICTURE, html("discard wes"))),
        many("alternative", many("mixed", DRAW, PICTURE, DISCARD), html("draw supply")),
        many("mixed", plain("draw supply\ndiscard wes"), html("draw supply<br>discard wes"), PICTURE),
        many("mixed", plain("draw \nsupply", "; format=flowed"), PICTURE, plain("discard \nwes", "; format=flowed")),
        many("mixed", plain("\n"), PICTURE, DRAW, PICTURE, plain("discard wes\n\nFriday Posse wrote:\n> pass")),
        many("mixed", DRAW, DISCARD, LIST_FOOTER),
        many("mixed", many("alternative", plain("draw supply\ndiscard wes"), html("pass")), LIST_FOOTER),
        many("signed", many("mixed", DRAW, PICTURE, DISCARD), "Content-Type: application/pkcs7-signature\n\nx"),
    ],
)
def test_all_texts_are_one_answer(mail: str) -> None:
    assert found(mail) == BOTH


@pytest.mark.parametrize(
    "after",
    [
        "Content-Type: text/plain\nContent-Disposition: attachment\n\ndiscard wes",
        "Content-Type: text/plain\nContent-Disposition: inline; filename=moves.txt\n\ndiscard wes",
        "Content-Type: text/plain; name=moves.txt\n\ndiscard wes",
        "Content-Type: text/html; name*=utf-8''moves.html\n\n<p>discard wes</p>",
        "Content-Type: message/rfc822\n\nSubject: x\n\ndiscard wes",
        many("digest", "\nSubject: x\n\ndiscard wes", "\n\ndiscard wes"),
        many("mixed", PICTURE, LIST_FOOTER.replace("pass", "discard wes")),
        LIST_FOOTER.replace("_", "-").replace("pass", "discard wes"),
        "Content-Type: text/calendar\n\ndiscard wes",
    ],
)
def test_files_attached_mails_and_footers_are_no_text(after: str) -> None:
    assert found(many("mixed", DRAW, after)) == ["draw supply"]
    assert parsing.parse(many("mixed", DRAW, after).encode()).texts == 1


@pytest.mark.parametrize(
    "first",
    [
        plain("draw supply\n\nOn Friday Posse wrote:\n> It is your turn"),
        plain("draw supply\n\n> It is your turn"),
        html("draw supply<blockquote>It is your turn</blockquote>"),
        many("alternative", plain("draw supply\n> It is your turn"), html("draw supply")),
        plain("draw supply\n-- \nAnna"),
    ],
)
def test_no_text_is_read_below_a_quotation_or_a_signature(first: str) -> None:
    assert found(many("mixed", first, PICTURE, DISCARD)) == ["draw supply"]


def test_a_mail_with_several_texts_is_played_and_its_answer_says_what_was_read(turn: tuple[Table, int]) -> None:
    table, seat = turn
    code = table.position().view(seat)["hands"][seat][0]
    sender = f"From: {table.names[seat].lower()}.{int(table.id, 16)}@posse.test\nMessage-ID: <1@posse.test>\n"
    mail = sender + many("mixed", DRAW, PICTURE, plain(f"discard {code}"))
    row = table.receive(mail.encode(), table.reply_address(seat))
    assert row is not None
    assert row.state == "played"
    assert table.position().turn != seat
    said = " ".join(text_of(table.arrived()[-1]).split())
    assert f"These moves were read in them: “draw supply; discard {code}”." in said


def test_what_stands_in_a_later_text_and_is_not_played_is_told(turn: tuple[Table, int]) -> None:
    table, seat = turn
    sender = f"From: {table.names[seat].lower()}.{int(table.id, 16)}@posse.test\n"
    mail = sender + many("mixed", plain("draw supply\n\nLook at our cat!"), PICTURE, DISCARD)
    row = table.receive(mail.encode(), table.reply_address(seat))
    assert row is not None
    told = [line for line in row.told or () if "discard wes" in line]
    assert told == [
        "“discard wes” was not played, because “Look at our cat!” stands above it and cannot be read as a move."
    ]


def test_the_texts_of_a_mail_have_one_bound() -> None:
    mail = many("mixed", *(plain(f"{n}" * 60_000) for n in range(4)))
    text = parsing.parse(mail.encode()).text
    assert text is not None
    assert len(text) == 100_000 + len("\n\n")
