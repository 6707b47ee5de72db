"""The sentences about the score of a hand and about each step of paying a poster out.

They are built and translated like those of `engine.words.event_sentences`.
"""

from __future__ import annotations

from engine.language import Message, text
from engine.words.event_sentences import NOBODY, OTHER, YOU

SCORING: dict[tuple[str, str], Message] = {
    # --- a poster, step by step ---
    ("points", NOBODY): text("CP: {standing}."),
    ("no points", NOBODY): text("Nobody has any CP: {left} stays."),
    ("free", NOBODY): text("Only {points} of the {needed} CP needed: {left} stays."),
    ("whole", YOU): text("You lead by {ahead} CP; a lead of {needed} or more takes all: {amount}."),
    ("whole", OTHER): text("{name} leads by {ahead} CP; a lead of {needed} or more takes all: {amount}."),
    ("all share", NOBODY): text("All with CP share."),
    ("no share", YOU): text("You are {behind} CP behind the leader: no share."),
    ("no share", OTHER): text("{name} is {behind} CP behind the leader: no share."),
    ("round", NOBODY): text("Round {round}: {payments}."),
    ("rounds", NOBODY): text("Rounds {round} to {last}: {payments}."),
    ("unpaid", NOBODY): text("{left} cannot pay {payees} {amount}: it stays."),
    ("unpaid together", NOBODY): text("{left} cannot pay {payees} {amount} each: it stays."),
    ("instead", NOBODY): text("{left} cannot pay {payees} {amount}, so it pays {instead}."),
    ("instead together", NOBODY): text("{left} cannot pay {payees} {amount} each, so it pays {instead} each."),
    ("left", NOBODY): text("{left} stays."),
    ("nothing left", NOBODY): text("Then the poster is empty."),
    # --- a hand, in a line ---
    ("gained", YOU): text("Hand {hand} brought you {amount}: {posters}."),
    ("gained nothing", YOU): text("Hand {hand} brought you nothing."),
    ("gained", NOBODY): text("Hand {hand} brought {gains}."),
    ("lead", YOU): text("You lead with {amount}, {ahead} ahead."),
    ("lead", OTHER): text("{name} leads with {amount}."),
    ("lead over you", OTHER): text("{name} leads with {amount}; you have {own}."),
    ("level lead", NOBODY): text("The lead is shared: {players} have {amount} each."),
}
"""The sentence by case and person. Lists of the items below: {standing}, {players}, {payments}, {posters}, {gains}."""

ITEMS: dict[tuple[str, str], Message] = {
    ("standing", YOU): text("you {points}"),
    ("standing", OTHER): text("{name} {points}"),
    ("payment", NOBODY): text("{players} {amount}"),
    ("payment together", NOBODY): text("{players} {amount} each"),
    ("poster", NOBODY): text("{outlaw} {amount}"),
    ("gain", OTHER): text("{name} {amount}"),
}
"""The items of the lists: one for each player, payment or poster."""
