"""The sentences about events and the phrases for moves: whole ones, to be proof-read and translated one by one.

A sentence is found by its event, the case, and the person it is written for. Its parameters are names of players
({name} acts, {other} is the other one of the event), Outlaws and cards ({a_card}: with its article, as an object),
numbers, amounts of money, and lists of `ITEMS` or names; nothing else is ever put into a sentence.
"""

from __future__ import annotations

from engine.language import Message, text, text_of

YOU = "you"  # the player who acts, or whose pile it is, reads it
OTHER = "other"  # any other player or a bystander reads it
AFFECTED = "affected"  # the other player of the event reads it: the one who begins, is asked, or owns the pile
NOBODY = "nobody"  # it is the same for every reader

Key = tuple[str, str, str]

SENTENCES: dict[Key, Message] = {
    # --- the deal ---
    ("Dealt", "", YOU): text(
        "You dealt hand {hand}, added {amount} to every poster and turned up {a_card} for the discard stack; "
        "{other} begins."
    ),
    ("Dealt", "", AFFECTED): text(
        "{name} dealt hand {hand}, added {amount} to every poster and turned up {a_card} for the discard stack; "
        "you begin."
    ),
    ("Dealt", "", OTHER): text(
        "{name} dealt hand {hand}, added {amount} to every poster and turned up {a_card} for the discard stack; "
        "{other} begins."
    ),
    # --- drawing ---
    ("Drew", "no card", YOU): text("You found no card in the supply."),
    ("Drew", "no card", OTHER): text("{name} found no card in the supply."),
    ("Drew", "one card", YOU): text("You drew one card from the supply."),
    ("Drew", "one card", OTHER): text("{name} drew one card from the supply."),
    ("Drew", "one card shown", YOU): text("You drew one card from the supply: {cards}."),
    ("Drew", "one card shown", OTHER): text("{name} drew one card from the supply: {cards}."),
    ("Drew", "two cards", YOU): text("You drew two cards from the supply."),
    ("Drew", "two cards", OTHER): text("{name} drew two cards from the supply."),
    ("Drew", "two cards shown", YOU): text("You drew two cards from the supply: {cards}."),
    ("Drew", "two cards shown", OTHER): text("{name} drew two cards from the supply: {cards}."),
    ("DrewDiscard", "", YOU): text("You took {a_card} from the top of the discard stack."),
    ("DrewDiscard", "", OTHER): text("{name} took {a_card} from the top of the discard stack."),
    ("Reshuffled", "no card", NOBODY): text("No card was left to be shuffled into a new supply."),
    ("Reshuffled", "one card", NOBODY): text("The discard stack was shuffled into a new supply of one card."),
    ("Reshuffled", "one card below the top", NOBODY): text(
        "The discard stack but its top card was shuffled into a new supply of one card."
    ),
    ("Reshuffled", "cards", NOBODY): text("The discard stack was shuffled into a new supply of {count} cards."),
    ("Reshuffled", "cards below the top", NOBODY): text(
        "The discard stack but its top card was shuffled into a new supply of {count} cards."
    ),
    # --- Outlaw cards and Photos ---
    ("Laid", "opening", YOU): text("You opened {outlaw} with {count} cards and added {reward} to the poster."),
    ("Laid", "opening", OTHER): text("{name} opened {outlaw} with {count} cards and added {reward} to the poster."),
    ("Laid", "one card", YOU): text("You laid one {outlaw} card."),
    ("Laid", "one card", OTHER): text("{name} laid one {outlaw} card."),
    ("Laid", "one card with reward", YOU): text("You laid one {outlaw} card and added {reward} to the poster."),
    ("Laid", "one card with reward", OTHER): text("{name} laid one {outlaw} card and added {reward} to the poster."),
    ("Laid", "cards", YOU): text("You laid {count} {outlaw} cards and added {reward} to the poster."),
    ("Laid", "cards", OTHER): text("{name} laid {count} {outlaw} cards and added {reward} to the poster."),
    ("PhotoPlayed", "own turn", YOU): text("You played the Photo of {outlaw} and added {reward} to the poster."),
    ("PhotoPlayed", "own turn", OTHER): text("{name} played the Photo of {outlaw} and added {reward} to the poster."),
    ("PhotoPlayed", "out of turn", YOU): text(
        "You played the Photo of {outlaw} out of turn and added {reward} to the poster."
    ),
    ("PhotoPlayed", "out of turn", OTHER): text(
        "{name} played the Photo of {outlaw} out of turn and added {reward} to the poster."
    ),
    # --- Sheriff cards ---
    ("Played", "", YOU): text("You played {a_card}."),
    ("Played", "", OTHER): text("{name} played {a_card}."),
    ("Played", "ask", YOU): text("You played {a_card} to ask for an Outlaw card."),
    ("Played", "ask", OTHER): text("{name} played {a_card} to ask for an Outlaw card."),
    ("Played", "steal", YOU): text("You played {a_card} to steal an Outlaw card from another player."),
    ("Played", "steal", OTHER): text("{name} played {a_card} to steal an Outlaw card from another player."),
    ("Played", "draw", YOU): text("You played {a_card} to draw two cards."),
    ("Played", "draw", OTHER): text("{name} played {a_card} to draw two cards."),
    ("Played", "search", YOU): text("You played {a_card} to search the discard stack."),
    ("Played", "search", OTHER): text("{name} played {a_card} to search the discard stack."),
    ("Played", "clear", YOU): text("You played {a_card} against a Hideout."),
    ("Played", "clear", OTHER): text("{name} played {a_card} against a Hideout."),
    ("Played", "clear out of turn", YOU): text("You played {a_card} out of turn against a Hideout."),
    ("Played", "clear out of turn", OTHER): text("{name} played {a_card} out of turn against a Hideout."),
    ("Shot", "hit", NOBODY): text("The shot turned up {a_card}: a hit."),
    ("Shot", "miss", NOBODY): text("The shot turned up {a_card}: a miss."),
    ("Landed", "", YOU): text(
        "You put {a_card} on your pile of {outlaw} for +{points} CP and added {reward} to the poster."
    ),
    ("Landed", "", OTHER): text(
        "{name} put {a_card} on their pile of {outlaw} for +{points} CP and added {reward} to the poster."
    ),
    ("Displaced", "", YOU): text("You lost the Fastest Gun from your pile of {outlaw} to the discard stack."),
    ("Displaced", "", OTHER): text("{name} lost the Fastest Gun from their pile of {outlaw} to the discard stack."),
    ("Asked", "gave", YOU): text("You asked {other} for a {outlaw} card and got one."),
    ("Asked", "gave", AFFECTED): text("{name} asked you for a {outlaw} card and got one from you."),
    ("Asked", "gave", OTHER): text("{name} asked {other} for a {outlaw} card and got one."),
    ("Asked", "had none", YOU): text("You asked {other} for a {outlaw} card and got none."),
    ("Asked", "had none", AFFECTED): text("{name} asked you for a {outlaw} card, but you had none."),
    ("Asked", "had none", OTHER): text("{name} asked {other} for a {outlaw} card and got none."),
    ("Stole", "", YOU): text("You took one {outlaw} card from the territory of {other} into your hand."),
    ("Stole", "", AFFECTED): text("{name} took one {outlaw} card from your territory into their hand."),
    ("Stole", "", OTHER): text("{name} took one {outlaw} card from the territory of {other} into their hand."),
    ("Orphaned", "one card", YOU): text(
        "You had no Outlaw card left on your pile of {outlaw}, so its Sheriff card went to the discard stack: {cards}."
    ),
    ("Orphaned", "one card", OTHER): text(
        "{name} had no Outlaw card left on their pile of {outlaw}, "
        "so its Sheriff card went to the discard stack: {cards}."
    ),
    ("Orphaned", "cards", YOU): text(
        "You had no Outlaw card left on your pile of {outlaw}, "
        "so its {count} Sheriff cards went to the discard stack: {cards}."
    ),
    ("Orphaned", "cards", OTHER): text(
        "{name} had no Outlaw card left on their pile of {outlaw}, "
        "so its {count} Sheriff cards went to the discard stack: {cards}."
    ),
    ("Hid", "other pile", YOU): text("You put a Hideout in the territory of {other} on the pile of {outlaw}."),
    ("Hid", "other pile", AFFECTED): text("{name} put a Hideout on your pile of {outlaw}."),
    ("Hid", "other pile", OTHER): text("{name} put a Hideout in the territory of {other} on the pile of {outlaw}."),
    ("Hid", "own pile", YOU): text("You put a Hideout on your own pile of {outlaw}."),
    ("Hid", "own pile", OTHER): text("{name} put a Hideout on their own pile of {outlaw}."),
    ("Cleared", "", YOU): text("You removed the Hideout from your pile of {outlaw}."),
    ("Cleared", "", OTHER): text("{name} removed the Hideout from their pile of {outlaw}."),
    ("Took", "hidden", YOU): text("You took a card out of the discard stack."),
    ("Took", "hidden", OTHER): text("{name} took a card out of the discard stack."),
    ("Took", "shown", YOU): text("You took {a_card} out of the discard stack."),
    ("Took", "shown", OTHER): text("{name} took {a_card} out of the discard stack."),
    ("Passed", "", YOU): text("You passed."),
    ("Passed", "", OTHER): text("{name} passed."),
    # --- the end of a turn, of a hand, of the game ---
    ("Discarded", "", YOU): text("You discarded {a_card}."),
    ("Discarded", "", OTHER): text("{name} discarded {a_card}."),
    ("HandOver", "out", YOU): text("You discarded your last card: the hand is over."),
    ("HandOver", "out", OTHER): text("{name} discarded their last card: the hand is over."),
    ("HandOver", "no_cards", YOU): text("You had no cards left at the end of the turn: the hand is over."),
    ("HandOver", "no_cards", OTHER): text("{name} had no cards left at the end of the turn: the hand is over."),
    ("HandOver", "at_once", YOU): text("You played your last card out of turn: the hand is over."),
    ("HandOver", "at_once", OTHER): text("{name} played their last card out of turn: the hand is over."),
    ("HandOver", "supply", NOBODY): text("The supply ran out for the second time: the hand is over."),
    ("Scored", "no points", NOBODY): text("{outlaw} stayed free: nobody had any CP, so {left} remained on the poster."),
    ("Scored", "free", NOBODY): text(
        "{outlaw} stayed free with {points} of the {needed} CP needed, so {left} remained on the poster."
    ),
    ("Scored", "whole", YOU): text(
        "{outlaw} brought you the whole {reward} for a lead of at least {ahead} CP: {standing}."
    ),
    ("Scored", "whole", OTHER): text(
        "{outlaw} brought {name} the whole {reward} for a lead of at least {ahead} CP: {standing}."
    ),
    ("Scored", "shared", NOBODY): text("{outlaw} brought a shared reward of {reward}: {shares}."),
    ("Scored", "shared in part", NOBODY): text(
        "{outlaw} brought a shared reward of {reward}: {shares}; {left} remained on the poster."
    ),
    ("Scored", "short", NOBODY): text(
        "{outlaw} brought nobody a reward: {reward} could not pay the leaders and remained on the poster ({standing})."
    ),
    ("DuelBegan", "elimination", NOBODY): text(
        "A duel decides between those level at {amount} ({duellists}): each turns up a card of a new shuffle, "
        "and who misses while another hits is out, until one is left."
    ),
    ("DuelBegan", "one_hit_ahead", NOBODY): text(
        "A duel decides between those level at {amount} ({duellists}): each turns up a card of a new shuffle, "
        "round after round, until one alone has the most hits."
    ),
    ("DuelShot", "hit", YOU): text("You turned up {a_card} in the duel: a hit."),
    ("DuelShot", "hit", OTHER): text("{name} turned up {a_card} in the duel: a hit."),
    ("DuelShot", "miss", YOU): text("You turned up {a_card} in the duel: a miss."),
    ("DuelShot", "miss", OTHER): text("{name} turned up {a_card} in the duel: a miss."),
    ("DuelOut", "", YOU): text("You dropped out of the duel."),
    ("DuelOut", "", OTHER): text("{name} dropped out of the duel."),
    ("GameOver", "", YOU): text("The game is over, and you won: {money}."),
    ("GameOver", "", OTHER): text("The game is over, and {name} won: {money}."),
}
"""The sentence for each event, case and person."""

ITEMS: dict[tuple[str, str], Message] = {
    ("standing", YOU): text("you {points} CP"),
    ("standing", OTHER): text("{name} {points} CP"),
    ("no share", YOU): text("you nothing for {points} CP"),
    ("no share", OTHER): text("{name} nothing for {points} CP"),
    ("share", YOU): text("you {amount} for {points} CP"),
    ("share", OTHER): text("{name} {amount} for {points} CP"),
    ("share in rounds", YOU): text("you {amount} ({rounds}) for {points} CP"),
    ("share in rounds", OTHER): text("{name} {amount} ({rounds}) for {points} CP"),
    ("money", YOU): text("you {amount}"),
    ("money", OTHER): text("{name} {amount}"),
}
"""What stands in the lists {standing}, {shares} and {money}: one item for each player. {rounds} is the thousands of
dollars paid round by round, as in 2+1+1."""

LIST_SEPARATOR = ", "
"""What stands between the items of a list, and between the cards of {cards}."""

TOGETHER = text_of("between two of a list", " and ")
"""What stands between players who are paid together, or share a lead, and between two cards that are drawn."""

PHRASES: dict[str, Message] = {
    "draw supply": text_of("move", "draw two cards from the supply"),
    "draw discard": text_of("move", "take the top card of the discard stack"),
    "lay one": text_of("move", "lay one {outlaw} card"),
    "lay several": text_of("move", "lay {count} {outlaw} cards together"),
    "photo": text_of("move", "play the Photo of {outlaw}"),
    "robbery": text_of("move", "play {a_card} (shot; +{points} CP, {reward})"),
    "ask the only opponent": text_of("move", "play {a_card} and ask for {outlaw}"),
    "ask left": text_of("move", "play {a_card} and ask for {outlaw}, starting on the left"),
    "ask right": text_of("move", "play {a_card} and ask for {outlaw}, starting on the right"),
    "wanted steal": text_of("move", "play {a_card} to steal an Outlaw card from another player (shot)"),
    "hideout": text_of("move", "play {a_card} (shot)"),
    "wyatt draw": text_of("move", "play {a_card} to draw two cards"),
    "wyatt search": text_of("move", "play {a_card} to search the discard stack"),
    "wyatt clear": text_of("move", "play {a_card} against a Hideout (shot)"),
    "choose": text_of("move", "choose {outlaw}"),
    "choose yours": text_of("move", "choose {outlaw} in your territory"),
    "choose another's": text_of("move", "choose {outlaw} in the territory of {owner}"),
    "take hidden": text_of("move", "take a card"),
    "take": text_of("move", "take {a_card}"),
    "pass": text_of("move", "pass"),
    "discard": text_of("move", "discard {a_card}"),
}
"""The phrase for each move, in the imperative and beginning in lower case: for buttons and lists."""
