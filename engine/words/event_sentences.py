"""The sentences about events and the phrases for moves: whole ones, to be proof-read and translated one by one.

A sentence is found by its event, the case, and the person it is written for. Its parameters are names of players
({name} acts, {other} is the other one of the event), Outlaws and cards, numbers, amounts of money, and lists of
`ITEMS`; nothing else is ever put into a sentence.
"""

from __future__ import annotations

YOU = "you"  # the player who acts, or whose pile it is, reads it
OTHER = "other"  # any other player or a bystander reads it
AFFECTED = "affected"  # the other player of the event reads it: the one who begins, is asked, or owns the pile
NOBODY = "nobody"  # it is the same for every reader

Key = tuple[str, str, str]

SENTENCES: dict[Key, str] = {
    # --- the deal ---
    ("Dealt", "card", YOU): (
        "You dealt hand {hand}: every poster gained {amount}, a {card} started the discard stack, and {other} begins."
    ),
    ("Dealt", "card", AFFECTED): (
        "{name} dealt hand {hand}: every poster gained {amount}, a {card} started the discard stack, and you begin."
    ),
    ("Dealt", "card", OTHER): (
        "{name} dealt hand {hand}: every poster gained {amount}, a {card} started the discard stack, "
        "and {other} begins."
    ),
    ("Dealt", "photo", YOU): (
        "You dealt hand {hand}: every poster gained {amount}, the Photo of {outlaw} started the discard stack, "
        "and {other} begins."
    ),
    ("Dealt", "photo", AFFECTED): (
        "{name} dealt hand {hand}: every poster gained {amount}, the Photo of {outlaw} started the discard stack, "
        "and you begin."
    ),
    ("Dealt", "photo", OTHER): (
        "{name} dealt hand {hand}: every poster gained {amount}, the Photo of {outlaw} started the discard stack, "
        "and {other} begins."
    ),
    # --- drawing ---
    ("Drew", "no card", YOU): "You found no card in the supply.",
    ("Drew", "no card", OTHER): "{name} found no card in the supply.",
    ("Drew", "one card", YOU): "You drew one card from the supply.",
    ("Drew", "one card", OTHER): "{name} drew one card from the supply.",
    ("Drew", "one card shown", YOU): "You drew one card from the supply: {cards}.",
    ("Drew", "one card shown", OTHER): "{name} drew one card from the supply: {cards}.",
    ("Drew", "two cards", YOU): "You drew two cards from the supply.",
    ("Drew", "two cards", OTHER): "{name} drew two cards from the supply.",
    ("Drew", "two cards shown", YOU): "You drew two cards from the supply: {cards}.",
    ("Drew", "two cards shown", OTHER): "{name} drew two cards from the supply: {cards}.",
    ("DrewDiscard", "card", YOU): "You took a {card} from the top of the discard stack.",
    ("DrewDiscard", "card", OTHER): "{name} took a {card} from the top of the discard stack.",
    ("DrewDiscard", "photo", YOU): "You took the Photo of {outlaw} from the top of the discard stack.",
    ("DrewDiscard", "photo", OTHER): "{name} took the Photo of {outlaw} from the top of the discard stack.",
    ("Reshuffled", "no card", NOBODY): "No card was left to be shuffled into a new supply.",
    ("Reshuffled", "one card", NOBODY): "The discard stack was shuffled into a new supply of one card.",
    ("Reshuffled", "one card below the top", NOBODY): (
        "The discard stack but its top card was shuffled into a new supply of one card."
    ),
    ("Reshuffled", "cards", NOBODY): "The discard stack was shuffled into a new supply of {count} cards.",
    ("Reshuffled", "cards below the top", NOBODY): (
        "The discard stack but its top card was shuffled into a new supply of {count} cards."
    ),
    # --- Outlaw cards and Photos ---
    ("Laid", "opening", YOU): "You opened {outlaw} with {count} cards and added {reward} to the poster.",
    ("Laid", "opening", OTHER): "{name} opened {outlaw} with {count} cards and added {reward} to the poster.",
    ("Laid", "one card", YOU): "You laid one {outlaw} card.",
    ("Laid", "one card", OTHER): "{name} laid one {outlaw} card.",
    ("Laid", "one card with reward", YOU): "You laid one {outlaw} card and added {reward} to the poster.",
    ("Laid", "one card with reward", OTHER): "{name} laid one {outlaw} card and added {reward} to the poster.",
    ("Laid", "cards", YOU): "You laid {count} {outlaw} cards and added {reward} to the poster.",
    ("Laid", "cards", OTHER): "{name} laid {count} {outlaw} cards and added {reward} to the poster.",
    ("PhotoPlayed", "own turn", YOU): "You played the Photo of {outlaw} and added {reward} to the poster.",
    ("PhotoPlayed", "own turn", OTHER): "{name} played the Photo of {outlaw} and added {reward} to the poster.",
    ("PhotoPlayed", "out of turn", YOU): (
        "You played the Photo of {outlaw} out of turn and added {reward} to the poster."
    ),
    ("PhotoPlayed", "out of turn", OTHER): (
        "{name} played the Photo of {outlaw} out of turn and added {reward} to the poster."
    ),
    # --- Sheriff cards ---
    ("Played", "", YOU): "You played a {card}.",
    ("Played", "", OTHER): "{name} played a {card}.",
    ("Played", "ask", YOU): "You played a {card} to ask for an Outlaw card.",
    ("Played", "ask", OTHER): "{name} played a {card} to ask for an Outlaw card.",
    ("Played", "steal", YOU): "You played a {card} to steal an Outlaw card from another player.",
    ("Played", "steal", OTHER): "{name} played a {card} to steal an Outlaw card from another player.",
    ("Played", "draw", YOU): "You played a {card} to draw two cards.",
    ("Played", "draw", OTHER): "{name} played a {card} to draw two cards.",
    ("Played", "search", YOU): "You played a {card} to search the discard stack.",
    ("Played", "search", OTHER): "{name} played a {card} to search the discard stack.",
    ("Played", "clear", YOU): "You played a {card} against a Hideout.",
    ("Played", "clear", OTHER): "{name} played a {card} against a Hideout.",
    ("Played", "clear out of turn", YOU): "You played a {card} out of turn against a Hideout.",
    ("Played", "clear out of turn", OTHER): "{name} played a {card} out of turn against a Hideout.",
    ("Shot", "hit", NOBODY): "The shot turned up a {outlaw}: a hit.",
    ("Shot", "miss", NOBODY): "The shot turned up a {card}: a miss.",
    ("Shot", "miss by a photo", NOBODY): "The shot turned up the Photo of {outlaw}: a miss.",
    ("Landed", "", YOU): "You put a {card} on your pile of {outlaw} for +{points} CP and added {reward} to the poster.",
    ("Landed", "", OTHER): (
        "{name} put a {card} on their pile of {outlaw} for +{points} CP and added {reward} to the poster."
    ),
    ("Displaced", "", YOU): "You lost the Fastest Gun from your pile of {outlaw} to the discard stack.",
    ("Displaced", "", OTHER): "{name} lost the Fastest Gun from their pile of {outlaw} to the discard stack.",
    ("Asked", "gave", YOU): "You asked {other} for a {outlaw} card and got one.",
    ("Asked", "gave", AFFECTED): "{name} asked you for a {outlaw} card and got one from you.",
    ("Asked", "gave", OTHER): "{name} asked {other} for a {outlaw} card and got one.",
    ("Asked", "had none", YOU): "You asked {other} for a {outlaw} card and got none.",
    ("Asked", "had none", AFFECTED): "{name} asked you for a {outlaw} card, but you had none.",
    ("Asked", "had none", OTHER): "{name} asked {other} for a {outlaw} card and got none.",
    ("Stole", "", YOU): "You took one {outlaw} card from the territory of {other} into your hand.",
    ("Stole", "", AFFECTED): "{name} took one {outlaw} card from your territory into their hand.",
    ("Stole", "", OTHER): "{name} took one {outlaw} card from the territory of {other} into their hand.",
    ("Orphaned", "one card", YOU): (
        "You had no Outlaw card left on your pile of {outlaw}, so its Sheriff card went to the discard stack: {cards}."
    ),
    ("Orphaned", "one card", OTHER): (
        "{name} had no Outlaw card left on their pile of {outlaw}, "
        "so its Sheriff card went to the discard stack: {cards}."
    ),
    ("Orphaned", "cards", YOU): (
        "You had no Outlaw card left on your pile of {outlaw}, "
        "so its {count} Sheriff cards went to the discard stack: {cards}."
    ),
    ("Orphaned", "cards", OTHER): (
        "{name} had no Outlaw card left on their pile of {outlaw}, "
        "so its {count} Sheriff cards went to the discard stack: {cards}."
    ),
    ("Hid", "other pile", YOU): "You put a Hideout in the territory of {other} on the pile of {outlaw}.",
    ("Hid", "other pile", AFFECTED): "{name} put a Hideout on your pile of {outlaw}.",
    ("Hid", "other pile", OTHER): "{name} put a Hideout in the territory of {other} on the pile of {outlaw}.",
    ("Hid", "own pile", YOU): "You put a Hideout on your own pile of {outlaw}.",
    ("Hid", "own pile", OTHER): "{name} put a Hideout on their own pile of {outlaw}.",
    ("Cleared", "", YOU): "You removed the Hideout from your pile of {outlaw}.",
    ("Cleared", "", OTHER): "{name} removed the Hideout from their pile of {outlaw}.",
    ("Took", "hidden", YOU): "You took a card out of the discard stack.",
    ("Took", "hidden", OTHER): "{name} took a card out of the discard stack.",
    ("Took", "card", YOU): "You took a {card} out of the discard stack.",
    ("Took", "card", OTHER): "{name} took a {card} out of the discard stack.",
    ("Took", "photo", YOU): "You took the Photo of {outlaw} out of the discard stack.",
    ("Took", "photo", OTHER): "{name} took the Photo of {outlaw} out of the discard stack.",
    ("Passed", "", YOU): "You passed.",
    ("Passed", "", OTHER): "{name} passed.",
    # --- the end of a turn, of a hand, of the game ---
    ("Discarded", "card", YOU): "You discarded a {card}.",
    ("Discarded", "card", OTHER): "{name} discarded a {card}.",
    ("Discarded", "photo", YOU): "You discarded the Photo of {outlaw}.",
    ("Discarded", "photo", OTHER): "{name} discarded the Photo of {outlaw}.",
    ("HandOver", "out", YOU): "You discarded your last card: the hand is over.",
    ("HandOver", "out", OTHER): "{name} discarded their last card: the hand is over.",
    ("HandOver", "no_cards", YOU): "You had no cards left at the end of the turn: the hand is over.",
    ("HandOver", "no_cards", OTHER): "{name} had no cards left at the end of the turn: the hand is over.",
    ("HandOver", "at_once", YOU): "You played your last card out of turn: the hand is over.",
    ("HandOver", "at_once", OTHER): "{name} played their last card out of turn: the hand is over.",
    ("HandOver", "supply", NOBODY): "The supply ran out for the second time: the hand is over.",
    ("Scored", "no points", NOBODY): "{outlaw} stayed free: nobody had any CP, so {left} remained on the poster.",
    ("Scored", "free", NOBODY): (
        "{outlaw} stayed free with {points} of the {needed} CP needed, so {left} remained on the poster."
    ),
    ("Scored", "whole", YOU): (
        "{outlaw} brought you the whole {reward} for a lead of at least {ahead} CP: {standing}."
    ),
    ("Scored", "whole", OTHER): (
        "{outlaw} brought {name} the whole {reward} for a lead of at least {ahead} CP: {standing}."
    ),
    ("Scored", "shared", NOBODY): "{outlaw} brought a shared reward of {reward}: {shares}.",
    ("Scored", "shared in part", NOBODY): (
        "{outlaw} brought a shared reward of {reward}: {shares}; {left} remained on the poster."
    ),
    ("Scored", "short", NOBODY): (
        "{outlaw} brought nobody a reward: {reward} could not pay the leaders and remained on the poster ({standing})."
    ),
    ("DuelBegan", "elimination", NOBODY): (
        "A duel decides between those level at {amount} ({duellists}): each turns up a card of a new shuffle, "
        "and who misses while another hits is out, until one is left."
    ),
    ("DuelBegan", "one_hit_ahead", NOBODY): (
        "A duel decides between those level at {amount} ({duellists}): each turns up a card of a new shuffle, "
        "round after round, until one alone has the most hits."
    ),
    ("DuelShot", "hit", YOU): "You turned up a {outlaw} in the duel: a hit.",
    ("DuelShot", "hit", OTHER): "{name} turned up a {outlaw} in the duel: a hit.",
    ("DuelShot", "miss", YOU): "You turned up a {card} in the duel: a miss.",
    ("DuelShot", "miss", OTHER): "{name} turned up a {card} in the duel: a miss.",
    ("DuelShot", "miss by a photo", YOU): "You turned up the Photo of {outlaw} in the duel: a miss.",
    ("DuelShot", "miss by a photo", OTHER): "{name} turned up the Photo of {outlaw} in the duel: a miss.",
    ("DuelOut", "", YOU): "You dropped out of the duel.",
    ("DuelOut", "", OTHER): "{name} dropped out of the duel.",
    ("GameOver", "", YOU): "The game is over, and you won: {money}.",
    ("GameOver", "", OTHER): "The game is over, and {name} won: {money}.",
}
"""The sentence for each event, case and person."""

ITEMS: dict[tuple[str, str], str] = {
    ("standing", YOU): "you {points} CP",
    ("standing", OTHER): "{name} {points} CP",
    ("no share", YOU): "you nothing for {points} CP",
    ("no share", OTHER): "{name} nothing for {points} CP",
    ("share", YOU): "you {amount} for {points} CP",
    ("share", OTHER): "{name} {amount} for {points} CP",
    ("share in rounds", YOU): "you {amount} ({rounds}) for {points} CP",
    ("share in rounds", OTHER): "{name} {amount} ({rounds}) for {points} CP",
    ("duellist", YOU): "you",
    ("duellist", OTHER): "{name}",
    ("money", YOU): "you {amount}",
    ("money", OTHER): "{name} {amount}",
}
"""What stands in the lists {standing}, {shares}, {duellists} and {money}: one item for each player. {rounds} is the
thousands of dollars paid round by round, as in 2+1+1."""

LIST_SEPARATOR = ", "
"""What stands between the items of a list, and between the cards of {cards}."""

PHRASES: dict[str, str] = {
    "draw supply": "draw two cards from the supply",
    "draw discard": "take the top card of the discard stack",
    "lay one": "lay one {outlaw} card",
    "lay several": "lay {count} {outlaw} cards together",
    "photo": "play the Photo of {outlaw}",
    "robbery": "play {card} (shot; +{points} CP, {reward})",
    "ask the only opponent": "play {card} and ask for {outlaw}",
    "ask left": "play {card} and ask for {outlaw}, starting on the left",
    "ask right": "play {card} and ask for {outlaw}, starting on the right",
    "wanted steal": "play {card} to steal an Outlaw card from another player (shot)",
    "hideout": "play {card} (shot)",
    "wyatt draw": "play {card} to draw two cards",
    "wyatt search": "play {card} to search the discard stack",
    "wyatt clear": "play {card} against a Hideout (shot)",
    "choose": "choose {outlaw}",
    "choose yours": "choose {outlaw} in your territory",
    "choose another's": "choose {outlaw} in the territory of {owner}",
    "take hidden": "take a card",
    "take card": "take {card}",
    "take photo": "take the Photo of {outlaw}",
    "pass": "pass",
    "discard card": "discard {card}",
    "discard photo": "discard the Photo of {outlaw}",
}
"""The phrase for each move, in the imperative and beginning in lower case: for buttons and lists."""
