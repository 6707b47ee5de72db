"""The sentences about the score of a hand and about each step of paying a poster out.

They are built and translated like those of `engine.words.event_sentences`.
"""

from __future__ import annotations

from engine.words.event_sentences import NOBODY, OTHER, YOU

SCORING: dict[tuple[str, str], str] = {
    # --- a poster, step by step ---
    ("points", NOBODY): "CP: {standing}.",
    ("no points", NOBODY): "Nobody has any CP: {left} stays.",
    ("free", NOBODY): "Only {points} of the {needed} CP needed: {left} stays.",
    ("whole", YOU): "You lead by {ahead} CP; a lead of {needed} or more takes all: {amount}.",
    ("whole", OTHER): "{name} leads by {ahead} CP; a lead of {needed} or more takes all: {amount}.",
    ("all share", NOBODY): "All with CP share.",
    ("no share", YOU): "You are {behind} CP behind the leader: no share.",
    ("no share", OTHER): "{name} is {behind} CP behind the leader: no share.",
    ("round", NOBODY): "Round {round}: {payments}.",
    ("rounds", NOBODY): "Rounds {round} to {last}: {payments}.",
    ("unpaid", NOBODY): "{left} cannot pay {players} {amount}: it stays.",
    ("unpaid together", NOBODY): "{left} cannot pay {players} {amount} each: it stays.",
    ("instead", NOBODY): "{left} cannot pay {players} {amount}, so it pays {instead}.",
    ("instead together", NOBODY): "{left} cannot pay {players} {amount} each, so it pays {instead} each.",
    ("left", NOBODY): "{left} stays.",
    ("nothing left", NOBODY): "Then the poster is empty.",
    # --- a hand, in a line ---
    ("gained", YOU): "Hand {hand} brought you {amount}: {posters}.",
    ("gained nothing", YOU): "Hand {hand} brought you nothing.",
    ("gained", NOBODY): "Hand {hand} brought {gains}.",
    ("lead", YOU): "You lead with {amount}, {ahead} ahead.",
    ("lead", OTHER): "{name} leads with {amount}.",
    ("lead over you", OTHER): "{name} leads with {amount}; you have {own}.",
    ("level lead", NOBODY): "The lead is shared: {players} have {amount} each.",
}
"""The sentence by case and person. Lists of the items below: {standing}, {players}, {payments}, {posters}, {gains}."""

ITEMS: dict[tuple[str, str], str] = {
    ("standing", YOU): "you {points}",
    ("standing", OTHER): "{name} {points}",
    ("player", YOU): "you",
    ("player", OTHER): "{name}",
    ("payment", NOBODY): "{players} {amount}",
    ("payment together", NOBODY): "{players} {amount} each",
    ("poster", NOBODY): "{outlaw} {amount}",
    ("gain", OTHER): "{name} {amount}",
}
"""The items of the lists: one for each player, payment or poster."""

TOGETHER = " and "
"""What stands between players who are paid together, or share a lead."""
