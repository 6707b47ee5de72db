"""What the game waits for, in one sentence, as one seat or a bystander may read it."""

from __future__ import annotations

import engine
from engine.language import Message, enumerated, text

YOU = "you"  # the reader acts, or is the only one who is asked
OTHER = "other"  # another player acts, or only others are asked
BOTH = "both"  # the reader and others are asked

SENTENCES: dict[tuple[str, str], Message] = {
    ("draw", YOU): text("It is your turn to draw: two cards from the supply, or the top card of the discard stack."),
    ("draw", OTHER): text("{name} has to draw: two cards from the supply, or the top card of the discard stack."),
    ("play", YOU): text("It is your turn: you may play cards, and a discard ends the turn."),
    ("discard", YOU): text("It is your turn: no card can be played, and a discard ends the turn."),
    ("play", OTHER): text("{name} may play cards, and a discard ends their turn."),
    ("choose robbery", YOU): text("You have to choose which of your piles this card goes to: {card}."),
    ("choose robbery", OTHER): text("{name} has to choose which of their piles this card goes to: {card}."),
    ("choose wanted steal", YOU): text("You have to choose which Outlaw card to steal."),
    ("choose wanted steal", OTHER): text("{name} has to choose which Outlaw card to steal."),
    ("choose hideout", YOU): text("You have to choose on which pile to put the Hideout."),
    ("choose hideout", OTHER): text("{name} has to choose on which pile to put the Hideout."),
    ("choose wyatt search", YOU): text("You have to choose a card from the discard stack."),
    ("choose wyatt search", OTHER): text("{name} has to choose a card from the discard stack."),
    ("choose wyatt clear", YOU): text("You have to choose which Hideout to remove."),
    ("choose wyatt clear", OTHER): text("{name} has to choose which Hideout to remove."),
    ("photo", YOU): text("A set opened {outlaw}: you may play the Photo at once, out of turn."),
    ("photo", BOTH): text("A set opened {outlaw}: you or {names} may play the Photo at once, out of turn."),
    ("photo", OTHER): text("A set opened {outlaw}: {names} may play the Photo at once, out of turn."),
    ("wyatt", YOU): text("A Hideout was put on your pile of {outlaw}: you may play a Wyatt Earp at once, out of turn."),
    ("wyatt", OTHER): text(
        "A Hideout was put on {name}’s pile of {outlaw}: {name} may play a Wyatt Earp at once, out of turn."
    ),
    ("game_over", YOU): text("You have won."),
    ("game_over", OTHER): text("{name} has won."),
    ("hand_over", OTHER): text("The hand is over."),
}
"""The sentence by case and reader. `names` is a list of names: 'Anna', 'Anna or Burt', 'Anna, Burt or Curt'."""


def situation(view: engine.SeatView) -> str:
    """Return what the game waits for, for the seat or the bystander whose view it is."""
    if view.phase == "react":
        return _window_sentence(view)
    if view.phase == "hand_over":
        return SENTENCES["hand_over", OTHER]
    actor = view.turn if view.winner is None else view.winner
    reader, name = YOU if actor == view.seat else OTHER, view.players[actor]
    if view.phase == "play" and view.legal and all(move.verb is engine.Verb.DISCARD for move in view.legal):
        return SENTENCES["discard", YOU]
    if view.phase != "choose":
        return SENTENCES[view.phase, reader].format(name=name)
    move = view.pending.move
    card = None if move.played is None else engine.CARDS[engine.KINDS[move.played]]
    if card is not None and card.points:
        return SENTENCES["choose robbery", reader].format(name=name, card=card.name)
    return SENTENCES[f"choose {move}", reader].format(name=name)


def _window_sentence(view: engine.SeatView) -> str:
    """Return who may react. A Hideout's window asks one player, whose pile it fell on (docs/rules.md#wyatt-window)."""
    names, asked = view.players, view.pending.waiting
    outlaw = engine.CARDS[engine.OUTLAWS[view.pending.outlaw]].name
    if view.pending.move.verb is engine.Verb.WYATT_CLEAR:
        reader = YOU if view.seat in asked else OTHER
        return SENTENCES["wyatt", reader].format(name=names[asked[0]], outlaw=outlaw)
    others = [names[n] for n in asked if n != view.seat]
    reader = OTHER if view.seat not in asked else BOTH if others else YOU
    return SENTENCES["photo", reader].format(names=enumerated(others, "or"), outlaw=outlaw)
