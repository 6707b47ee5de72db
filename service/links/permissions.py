"""What a link may do: one table of scope x standing x action, used by every page and every post.

What is not in the table is refused. A new scope needs rows here, a new page an action.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal, get_args

from engine.language import text
from service import errors
from service.links.standing import Standing
from service.links.tokens import Scope

Action = Literal[
    "look",  # view the page of the link, and the table after an earlier move
    "move",
    "order",  # standing orders, the rest of a turn
    "clock",  # view and set the player's own hours
    "language",  # choose the language of the player's mails and pages
    "mute",  # switch the mails of this game to the player off and on
    "mails",  # view the mails to and from the seat with their results
    "again",  # have the mail that asks the player now sent again
    "games",  # have a link to all games of the seat's player mailed to them
    "note",  # read and write the private note of the seat's player
    "list",  # view all games of a player, with links to those that wait for them
    "plan",  # choose which mails of all their games the player gets
    "mute all",  # switch the mails of all their games off and on
    "resign",
    "return",  # take a held seat back
    "resume",  # end a pause
    "ask",  # ask the other players for consent
    "answer",  # answer such a question
    "talk",  # read the table talk, say a line, mute it
    "silence",  # switch the table talk off and on for all
    "watch",  # agree that anybody may watch the game, or not
    "confirm",
    "accept",
    "decline",
    "fill",  # invite somebody to a seat that nobody has accepted, before the deal
    "remind",  # have an invitation repeated
    "cancel",  # cancel the game before the deal
    "correct",  # the address that a game's confirmation is asked of, if the mail to it has failed
    "never",  # want no more invitations
    "unblock",  # want them again
    "forget",
    "apart",  # say with whom the list of tables never seats the player
    "league",  # join leagues and leave them, found one
    "page",  # ask for a page of the player's own, see how to change it, take it down
    "address",  # have a mail sent to an address of the guest's own, which asks to confirm it
    "analyse",  # have the player's own play analysed when the game is over, and view that
    "coach",  # see what kinds of decision cost the player most in all their games, and have these analysed
    "rank",  # be named in the ranking of a deal, or not; see what others chose in it, and all results of the player
    "calendar",  # read until when the player has to do something, as a calendar program does
    "subscribe",  # see the address of such a calendar, and have it replaced
    "chat",  # see the game's chat and be called there; the organiser chooses it
    "device",  # have a browser told when it is the player's turn, see which are told, end that
    "rematch",  # play the game again when it is over, with the same players
    "branch",  # play on from a moment of the game when it is over or was stopped, against robots in a game of its own
    "renew",  # have a new seat link mailed, which revokes all older links
    "resend",  # have the present seat link mailed again
]


LINK_DONE = text("This link is no longer valid. Nothing was changed.")


class Verdict(Enum):
    """What the table permits.

    BYSTANDER: a page shows what everybody may see; a post changes nothing, and a repetition of what the link did before
    is answered with what a bystander may know.
    """

    ALLOWED = "allowed"
    BYSTANDER = "as a bystander"
    REFUSED = "refused"


_PLAYER: tuple[Action, ...] = (
    "look",
    "move",
    "order",
    "clock",
    "language",
    "mute",
    "mails",
    "again",
    "games",
    "note",
    "resign",
    "return",
    "resume",
    "ask",
    "answer",
    "talk",
    "silence",
    "watch",
    "renew",
)
_BEFORE_THE_DEAL: tuple[Action, ...] = ("look", "order", "language", "never", "unblock", "forget", "move", "renew")
_IN_A_GAME: tuple[Scope, ...] = (
    *("seat", "turn", "window", "motion", "back", "mute", "done", "analysis", "plan", "language", "league"),
)
_Row = tuple[tuple[Action, ...], tuple[Action, ...]]  # ALLOWED actions, BYSTANDER actions

_TABLE: dict[tuple[Scope, Standing], _Row] = {
    # Before the deal. The game refuses moves and new links, as it has not begun. Anybody may propose a game with
    # anybody's address: they may correct it, and see what everybody may see.
    ("proposal", "live"): (("correct",), ("look",)),
    ("proposal", "past"): ((), ("look",)),
    ("proposal", "revoked"): ((), ("look",)),
    ("confirm", "live"): ((*_BEFORE_THE_DEAL, "confirm", "decline", "fill", "remind", "cancel"), ()),
    ("invite", "live"): ((*_BEFORE_THE_DEAL, "accept", "decline"), ()),
    ("offer", "live"): (("accept", "decline", "never", "unblock"), ("look",)),
    # In a game. Links in mails that get quoted and forwarded do not permit what cannot be undone.
    ("seat", "live"): (
        (
            *_PLAYER,
            "plan",
            "mute all",
            "forget",
            "apart",
            "league",
            "page",
            "rematch",
            "branch",
            "address",
            "analyse",
            "coach",
            "rank",
            "subscribe",
            "chat",
            "device",
        ),
        (),
    ),
    ("turn", "live"): (_PLAYER, ()),
    ("window", "live"): (_PLAYER, ()),
    ("motion", "live"): (("answer",), ("look",)),
    ("back", "live"): (("return",), ("look",)),
    ("mute", "live"): (("mute", "plan", "mute all"), ("look",)),
    ("plan", "live"): (("plan",), ("look",)),
    ("language", "live"): (("language",), ("look",)),
    ("league", "live"): (("league",), ("look",)),
    ("done", "live"): (("look",), ()),
    ("deadlines", "live"): (("calendar",), ()),
    ("analysis", "live"): (("look", "analyse", "rematch", "branch"), ()),
    ("address", "live"): (("confirm", "never", "unblock"), ("look",)),
    ("join", "live"): (("confirm", "decline", "never", "unblock"), ("look",)),
    # Of a player rather than a seat. Its page opens no seat: it leads to `turn`, `window` and `back` links.
    ("games", "live"): (("list", "coach", "subscribe", "device"), ()),
    ("device", "live"): (("list", "device"), ()),
    ("calendar", "live"): (("calendar",), ()),
    ("player", "live"): (("page",), ()),
    # Past. "never" applies to the person the mail was sent to, and leaves a seat they have taken as it is.
    ("confirm", "past"): (("never", "unblock", "resend"), ("look", "confirm", "cancel")),
    ("invite", "past"): (("never", "unblock", "resend"), ("look", "accept")),
    ("offer", "past"): (("never", "unblock"), ("look", "accept", "decline")),
    ("turn", "past"): (("resend",), ("look", "move")),
    ("window", "past"): (("resend",), ("look",)),
    ("motion", "past"): (("resend",), ("look",)),
    ("back", "past"): (("resend",), ("look", "return")),
    ("mute", "past"): (("resend",), ("look", "mute")),
    ("plan", "past"): (("resend",), ("look",)),
    ("done", "past"): (("resend",), ("look",)),
    ("analysis", "past"): ((), ("look",)),
    ("address", "past"): (("never", "unblock"), ("look", "confirm")),
    ("join", "past"): (("never", "unblock"), ("look", "confirm", "decline")),
    # A link that was replaced, perhaps because others had it, takes nothing back.
    # Revoked: the player has newer links. Former: such a link has no effect on the present player of the seat.
    ("confirm", "revoked"): (("never", "resend"), ("look",)),
    ("invite", "revoked"): (("never", "resend"), ("look",)),
    ("confirm", "former"): (("never",), ("look",)),
    ("invite", "former"): (("never",), ("look",)),
    **{(scope, "revoked"): (("resend",), ("look",)) for scope in _IN_A_GAME},
    **{(scope, "former"): ((), ("look",)) for scope in _IN_A_GAME},
}

ACTIONS: tuple[Action, ...] = get_args(Action)

_NO_LIST = {  # why a link to all games of a player lists none
    "past": text(
        "This link to all your games is more than 24 hours old, and no longer valid. Please ask for another one."
    ),
    "revoked": text(
        "A newer link to one of your seats was mailed since, so this older link is no longer valid. Please ask "
        "for another one."
    ),
    "former": text("The address that this link was mailed to is forgotten here, so there are no games to show."),
}


_NO_CALENDAR = text("This calendar has another address now. Its player finds it where they found this one.")
_NOT_TOLD = text(
    "This device is told nothing any more, or a newer link to one of your seats was mailed since. Please ask for a new "
    "link to all your games, and tell the device there."
)
_NO_PAGE = text("This link belongs to a page that was taken down, or a newer link to it was mailed since.")


def verdict(scope: Scope, standing: Standing, action: Action) -> Verdict:
    """Return whether a link of that scope and standing permits an action; REFUSED if the table does not name it."""
    allowed, bystander = _TABLE.get((scope, standing), ((), ()))
    if action in allowed:
        return Verdict.ALLOWED
    return Verdict.BYSTANDER if action in bystander else Verdict.REFUSED


def refusal_of(scope: Scope, standing: Standing, action: Action) -> errors.Refused:
    """Return the refusal of an action, which reveals nothing about the game or its players."""
    if scope == "player" and standing != "live":
        return errors.Revoked(_NO_PAGE)
    if scope == "games" and standing != "live":
        return (errors.Past if standing == "past" else errors.Revoked)(_NO_LIST[standing])
    if scope == "device" and standing != "live":
        return errors.Revoked(_NOT_TOLD)
    if scope in ("deadlines", "calendar") and standing != "live":
        return errors.Revoked(_NO_CALENDAR)
    if standing == "revoked":
        return errors.Revoked(text("This link has been replaced by a newer one. Nothing was changed."))
    if standing == "former":
        return errors.Revoked(text("This link was made for a player who no longer has this seat. Nothing was changed."))
    if standing == "past":
        return errors.Past(LINK_DONE)
    if action in ("forget", "plan", "mute all") and scope in ("turn", "window"):
        return errors.Past(
            text(
                "Mails about a turn get forwarded, so their links cannot do this. Please use the link in your start "
                "mail."
            )
        )
    return errors.Past(text("This link cannot do that. Please use the link to your own seat. Nothing was changed."))
