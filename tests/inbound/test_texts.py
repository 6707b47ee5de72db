"""The texts of a mail are one answer, and no file, quotation, footer or hidden text is part of it."""

from __future__ import annotations

import pytest

from service.inbound import parsing, reading
from service.inbound.html.html_text import text_of_html
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
        # Samsung's program: the lines of the text part run together, and into the signature.
        many("alternative", plain("draw supplydiscard wes"), html("draw supply</div><div>discard wes")),
        many(
            "alternative",
            plain("draw supply\ndiscard wesVerzonden vanaf mijn Galaxy\n\n-------- Oorspronkelijk bericht --------"),
            html(
                "draw supply</div><div>discard wes</div><div><br></div><div>Verzonden vanaf mijn Galaxy</div>"
                "<div>-------- Oorspronkelijk bericht --------"
            ),
        ),
        many("mixed", DRAW, DISCARD, LIST_FOOTER),
        many("mixed", many("alternative", plain("draw supply\ndiscard wes"), html("pass")), LIST_FOOTER),
        many("signed", many("mixed", DRAW, PICTURE, DISCARD), "Content-Type: application/pkcs7-signature\n\nx"),
    ],
)
def test_all_texts_are_one_answer(mail: str) -> None:
    assert found(mail) == BOTH


def test_a_text_that_says_what_the_html_does_not_is_read() -> None:
    assert found(many("alternative", plain("draw supply"), html("draw</div><div>supplypass"))) == ["draw supply"]
    assert found(many("alternative", plain("draw supply\nnow"), html("draw supply now"))) == ["draw supply"]


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


# --- what a mail program wraps the text in ----------------------------------------------------------------------------

SIGNATURE = "-----BEGIN PGP SIGNATURE-----\n\niQEzBAEBCAAdFiEE\n=olbM\n-----END PGP SIGNATURE-----\n"
SIGNED = "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n{}\n" + SIGNATURE


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (SIGNED.format("draw supply\ndiscard wes"), BOTH),
        ("\n" + SIGNED.format("draw supply\n\n> Your turn: pass").replace("\n", "\r\n"), ["draw supply"]),
        (SIGNED.format("draw supply\n- -- \npass"), ["draw supply"]),
        (SIGNED.format("- ----- of mine -----\ndraw supply"), []),
        (SIGNED.format("draw supply") + "pass\n", ["draw supply"]),
        (SIGNED.format("draw supply").removesuffix(SIGNATURE), ["draw supply"]),
        ("Hi Posse\n" + SIGNED.format("draw supply"), []),
    ],
)
def test_a_text_with_a_signature_of_pgp_around_it_is_read(text: str, moves: list[str]) -> None:
    assert found(plain(text)) == moves
    assert found(many("mixed", plain(text), PICTURE)) == moves


FILE = "Content-Type: application/octet-stream; name={0}\nContent-Disposition: attachment; filename={0}\n\nx"


@pytest.mark.parametrize(
    ("mail", "wrapper"),
    [
        ("Content-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m\n\nMIIB", "S/MIME"),
        ("Content-Type: application/x-pkcs7-mime; smime-type=enveloped-data\n\nMIIB", "S/MIME"),
        (FILE.format("smime.p7m"), "S/MIME"),
        (
            many("encrypted", "Content-Type: application/pgp-encrypted\n\nVersion: 1", FILE.format("encrypted.asc")),
            "PGP",
        ),
        (plain("-----BEGIN PGP MESSAGE-----\n\nhQEMA\n-----END PGP MESSAGE-----"), "PGP"),
        ("Content-Type: application/ms-tnef\n\nx", "TNEF"),
        (many("mixed", plain(" \n"), FILE.format("WINMAIL.DAT")), "TNEF"),
    ],
)
def test_the_answer_names_what_a_text_that_cannot_be_read_is_in(mail: str, wrapper: str) -> None:
    incoming = parsing.parse(mail.encode())
    nothing = reading.find_moves(incoming.text, NAMES, wrapper=incoming.wrapper)
    assert isinstance(nothing, reading.Nothing)
    assert nothing.why.startswith(f"The text of the mail is in {wrapper}")


def test_its_player_is_told_so(turn: tuple[Table, int]) -> None:
    table, seat = turn
    sender = f"From: {table.names[seat].lower()}.{int(table.id, 16)}@posse.test\n"
    row = table.receive((sender + FILE.format("smime.p7m")).encode(), table.reply_address(seat))
    assert row is not None
    assert (row.told or [""])[0].startswith("The text of the mail is in S/MIME (smime.p7m), which cannot be read here.")


def test_a_text_beside_a_wrapper_is_read() -> None:
    incoming = parsing.parse(many("mixed", DRAW, FILE.format("winmail.dat")).encode())
    assert (incoming.text, incoming.wrapper) == ("draw supply", None)


MOVE = "draw supply"


def page(style: str, body: str = f'<p class="x">{MOVE}</p><p>hello</p>') -> str:
    return f"<html><head><style>{style}</style></head><body>{body}</body></html>"


def sheet(media: str, style: str) -> str:
    return f"<style media='{media}'>{style}</style><p class=x>{MOVE}</p>"


HIDDEN = {
    "class": page(".x {display: none}"),
    "tag and class": page("p.x {display:none !important}"),
    "id": page("#y {visibility: hidden}", f'<p id="y">{MOVE}</p>'),
    "tag": page("b {font-size: 0}", f"<b>{MOVE}</b>"),
    "every element": page("* {opacity: 0}"),
    "element around": page(".out .x {display:none}", f'<div class="out"><div><p class="a x">{MOVE}</p></div></div>'),
    "child": page("div.out>p{display:none}", f'<div class="out"><p>{MOVE}</p></div>'),
    "sibling": page("p + p {display:none}", f"<p>hello</p><p>{MOVE}</p>"),
    "one of several selectors": page("h1, .z, .x {display:none}"),
    "attribute": page('p[class="x"] {display:none}'),
    "any attribute": page('p[class*="x"] {display:none}'),
    "media": page("@media screen { .x {display:none} }"),
    "nested media": page("@supports (a:b) { @media all { .y{color:red} .x {display:none} } }"),
    "rule in a rule": page("div {margin: 0; .x {display:none}}"),
    "not for printers": page("@media not print {.x {display:none}}"),
    "light mode": page("@media (prefers-color-scheme: light) {.x {color:white}}"),
    "no dark mode": page("@media not all and (prefers-color-scheme: dark) {.x {color:white}}"),
    "dark mode or not": page("@media screen, (prefers-color-scheme: dark) {.x {color:white}}"),
    "on a screen and on paper": page("@media print, screen {.x {display:none}}"),
    "sheet for a screen": sheet("screen", ".x {display:none}"),
    "sheet for light mode": sheet("&#110;ot all and (prefers-color-scheme: dark)", ".x {color:#fff}"),
    "sheet for no paper": sheet("none' data-media='print", ".x {display:none}"),
    "sheet for no paper, in a title": f"<style title=' media=print '>.x{{display:none}}</style><p class=x>{MOVE}</p>",
    "sheet behind one for paper": sheet("print", ".y {") + page(".x {display:none}"),
    "sheet behind one in a comment": f"<!--<style media=print>-->{page('.x {display:none}')}",
    "layer": page("@layer print {.x {display:none}}"),
    "clipped": page(".x {position:absolute; clip:rect(1px, 1px, 1px, 1px)}"),
    "margin": page(".x {margin: 0 0 0 -2000px}"),
    "short form of a font": page(".x {font: 0/0 a}"),
    "comment of HTML": page("<!-- .x {display:none} -->"),
    "comment of CSS": page(".x {display:/**/none}"),
    "escape": page(".x {displa\\79:none}"),
    "escaped name": page(".\\78 {display:none}"),
    "not closed": f"<style>.x{{display:none}}</style><p class=x>{MOVE}",
    "style sheet below": f'<p class="x">{MOVE}</p><style>.x{{display:none}}</style>',
    "white on white": f'<p style="color: white">{MOVE}</p>',
    "nearly white": f'<p style="color:#fdfdfd">{MOVE}</p>',
    "white in rgb": f'<p style="color: rgb(255 255 255)">{MOVE}</p>',
    "white in rgba": f'<p style="color: rgba(100%, 100%, 100%, 1)">{MOVE}</p>',
    "white in hsl": f'<p style="color: hsl(0, 0%, 100%)">{MOVE}</p>',
    "white in a new notation": f'<p style="color: oklch(100% 0 0)">{MOVE}</p>',
    "transparent": f'<p style="color:transparent">{MOVE}</p>',
    "nearly transparent": f'<p style="color:#00000008">{MOVE}</p>',
    "font": f'<font color="#FFFFFF">{MOVE}</font>',
    "white body": f'<body text="white">{MOVE}</body>',
    "white class": page(".x {color:#fff}"),
    "white from around": f'<div style="color:#fff"><p>{MOVE}</p></div>',
    "white by the body's rule": f"<style>body{{color:#fff}}</style>{MOVE}",
    "black on black": f'<p style="background: black">{MOVE}</p>',
    "black on a black cell": f'<table><tr><td bgcolor="#000000">{MOVE}</td></tr></table>',
    "red on red": page(".x {color:#c00000} body {background: url(a.png) #c00000}"),
    "heavier rule": page("p.x {color:white} .x {color:black}"),
    "important rule": page(".x {color:white !important}", f'<p class="x" style="color:black">{MOVE}</p>'),
    "moved away": f'<p style="position:absolute; left:-9999px">{MOVE}</p>',
    "attribute hidden": f"<p hidden>{MOVE}</p>",
    "attribute with a value": f'<p hidden="until-found">{MOVE}</p>',
    "template": f"<template><p>{MOVE}</p></template>",
    "closed dialog": f"<dialog>{MOVE}</dialog>",
    "closed details": f"<details><summary>more</summary>{MOVE}</details>",
    "what older programs show": f"<audio>{MOVE}</audio><iframe>{MOVE}</iframe><noframes>{MOVE}</noframes>",
    "comment": f"<!-- {MOVE} -->",
    "comment for Outlook": f"<!--[if mso]><p>{MOVE}</p><![endif]-->",
    "no size": f'<span style="font-size:0px">{MOVE}</span>',
    "no size around": f'<div style="font-size:0"><p style="line-height:20px; font-size:200%">{MOVE}</p></div>',
    "no size around, and one with a mistake": f'<div style="font-size:0"><p style="font-size:14px 1">{MOVE}</p></div>',
    "no size around, and one that does not apply": page(
        ".o {font-size:0} .x:not(.x) {font-size:9px}", f"<p class=o><b class=x>{MOVE}"
    ),
    "no size around, and a font with a mistake": f'<div style="font-size:0"><p style="font:14px">{MOVE}</p></div>',
    "not visible around": f'<p style="visibility:hidden"><b style="visibility:inherit">{MOVE}</b></p>',
    "not visible, for some programs alone": page(
        ".o {visibility:hidden} .x:not(.x) {visibility:visible}", f"<p class=o><b class=x>{MOVE}"
    ),
    "visible where nothing is displayed": f'<p style="display:none"><b style="visibility:visible">{MOVE}</b></p>',
    "no size beside another one": f'<p style="font-size:14px; font-size:0">{MOVE}</p>',
    "flat lines": f'<div style="line-height:0"><p style="font-size:14px">{MOVE}</p></div>',
    "opacity": f'<div style="opacity: 0.00"><p>{MOVE}</p></div>',
    "opacity in percent": f'<div style="opacity:1%">{MOVE}</div>',
    "filter": f'<p style="filter: opacity(0%)">{MOVE}</p>',
    "colour of the background around": f'<div style="background-color:navy"><b style="color:#000080">{MOVE}</b></div>',
    "fill colour": f'<p style="-webkit-text-fill-color: transparent">{MOVE}</p>',
    "variable colour": f'<style>:root {{--c: #fff}}</style><p style="color: var(--c)">{MOVE}</p>',
    "colour in place of a variable": f'<p style="color: var(--c, white)">{MOVE}</p>',
    "content": f'<p style="content-visibility:hidden">{MOVE}</p>',
    "no height": f'<div style="max-height:0; overflow:hidden">{MOVE}</div>',
    "for screen readers": page(".x {position:absolute; width:1px; height:1px; clip:rect(0,0,0,0)}"),
    "clipped to a circle": f'<p style="clip-path: circle(0)">{MOVE}</p>',
    "moved away by lines": f'<p style="position:absolute; top:-99em">{MOVE}</p>',
    "moved away to the right": f'<p style="position:fixed; left:200vw">{MOVE}</p>',
    "transformed away": f'<p style="transform: translateX(-5000px)">{MOVE}</p>',
    "scaled": f'<p style="transform: rotate(0) scale(0, 1)">{MOVE}</p><p style="scale: 0">{MOVE}</p>',
    "zoomed": f'<p style="zoom:0">{MOVE}</p>',
    "letters on each other": f'<p style="letter-spacing:-1em">{MOVE}</p>',
    "indented away": f'<p style="text-indent:-999px">{MOVE}</p>',
}
SEEN = {
    "no rule for it": page(".y {display:none} #x {display:none} div.x {display:none}"),
    "nothing around": page(".out .x {display:none}"),
    "usual rules": page(
        "body {margin:0; line-height:1.5; font-size:1em; color:#2b1d0e} p {line-height:1; min-width:0; border-width:0}"
        " a:hover {color:#fff} .x::before {display:none} @media print {.x {display:none}} table {width:1%}"
    ),
    "keyframes": page("@keyframes a { from {opacity:0} 0% {opacity:0} to {opacity:1} }"),
    "dark mode": page("@media (prefers-color-scheme: dark) { body {background:#191510 !important} .x {color:white} }"),
    "sheet for paper": sheet("print", ".x {display:none}"),
    "sheet for paper, said at length": sheet("only print and (color), PRINT' type='text/css", "* {display:none}"),
    "sheet for dark mode": sheet("(prefers-color-scheme: dark)", ".x {color:#fff}"),
    "paper, said at length": page("@media only print and (color) {.x {display:none}}"),
    "a size within none": f'<div style="font-size:0px"><span style="font-size:14px">{MOVE}</span></div>',
    "a size within none, twice": (
        f'<td style="font-size:0;line-height:0"><b style="font-size:1%"><i style="font-size:14px;line-height:1">{MOVE}'
    ),
    "a font within no size": f'<p style="font-size:0"><b style="font:bold 14px/1.2 Arial, sans-serif">{MOVE}</b></p>',
    "visible within what is not": f'<p style="visibility:hidden"><b style="visibility:visible">{MOVE}</b></p>',
    "a size within none, by a sheet": page(".o {font-size:0} .o .x {font-size:9px}", f"<p class=o><b class=x>{MOVE}"),
    "hidden from screen readers alone": f'<p aria-hidden="true">{MOVE}</p>',
    "not for Outlook": f"<!--[if !mso]><!--><p>{MOVE}</p><!--<![endif]-->",
    "not for Outlook, without a comment": f"<![if !mso]><p>{MOVE}</p><![endif]>",
    "class without a rule": f'<p class="hidden">{MOVE}</p>',
    "attribute of a program": f'<p data-hidden="true">{MOVE}</p>',
    "moved a little": f'<p style="margin-left:-5px; left:120px; letter-spacing:-1px; transform:scale(0.9)">{MOVE}</p>',
    "usual margins": f'<h1 style="margin: 0 0 14px; padding: 1000px; line-height: 1.25">{MOVE}</h1>',
    "half transparent": f'<p style="opacity:0.5; zoom:1; filter:none; -webkit-text-fill-color:inherit">{MOVE}</p>',
    "small": f'<p style="font-size:9px"><font size="1">{MOVE}</font></p>',
    "open details": f"<details open><summary>{MOVE}</summary></details>",
    "white on a black body": f'<body bgcolor="#000000" text="#ffffff">{MOVE}</body>',
    "grey": f'<p style="color:#999">{MOVE}</p>',
    "white on red": f'<div style="background:#7a2e1d"><p style="color:white">{MOVE}</p></div>',
    "white on a dark cell": f'<table><tr><td bgcolor="#222222"><font color="white">{MOVE}</font></td></tr></table>',
    "black again in white": f'<div style="color:#fff"><p style="color:#000">{MOVE}</p></div>',
    "later rule": page(".x {color:white} .x {color:black}"),
    "own style": page(".x {color:white}", f'<p class="x" style="color:black">{MOVE}</p>'),
    "Outlook": page(
        "<!-- p.MsoNormal {margin:0cm; font-size:11.0pt} span.E17 {color:windowtext} -->",
        f'<p class="MsoNormal"><span class="E17" style="color:windowtext">{MOVE}</span></p>',
    ),
    "sizes and offsets": page(
        ".x {font: 14px/1.5 Arial; margin: -8px 0; text-indent: -2em; height: 100%; opacity: .9; left: -10px}"
        " table {line-height: 1; clip-path: inset(0); transform: scale(1.5)}"
    ),
    "nothing in a selector": page(", {display:none} > {display:none} {display:none}"),
    "variable": f'<p style="color:var(--black)">{MOVE}</p>',
}


@pytest.mark.parametrize("how", HIDDEN)
def test_hidden_text_is_left_out(how: str) -> None:
    assert MOVE not in text_of_html(HIDDEN[how])


@pytest.mark.parametrize("how", SEEN)
def test_visible_text_is_kept(how: str) -> None:
    assert MOVE in text_of_html(SEEN[how])


def test_a_quotation_of_html_is_marked_as_one() -> None:
    text = text_of_html(f"<p>pass</p><blockquote><p>{MOVE}</p></blockquote>")
    assert [line for line in text.split("\n") if line.strip(" >")] == ["pass", f"> {MOVE}"]


def test_what_follows_hidden_text_is_kept() -> None:
    assert text_of_html(page(".x {display:none}")).strip() == "hello"
    assert "hello" in text_of_html('<p style="color:#fff">draw supply<b style="color:red"> hello</b></p>')


@pytest.mark.parametrize("style", [f".y {{order: {'9' * 5000}}}", "@media all {" * 20 + ".y {color: red}"])
def test_with_rules_that_cannot_be_read_all_text_is_hidden(style: str) -> None:
    assert text_of_html(page(style)) == ""
