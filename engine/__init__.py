"""The card game Wyatt Earp for two to four players: rules, positions, views, records. Standard library only.

>>> import engine
>>> game = engine.new_game(["Anna", "Burt"], seed="00" * 32, dealer=1)
>>> game.to_act(), game.legal(0)
([0], ['draw supply', 'draw discard'])
>>> game = game.play(0, "draw supply")
>>> len(game.view(0)["hands"][0]), game.view(0)["hands"][1]
(12, 10)
"""

from engine.coach import analyse
from engine.coach.analysis import KINDS_OF_DECISION, Analysis, Decision, HandTerms, Point, Reason, Terms
from engine.hand_score import ENDED, HandScore, hand_score
from engine.language import dollars
from engine.position import Position, new_game
from engine.preview.forecast import describe_forecast
from engine.preview.odds import Odds, shot_odds
from engine.preview.prospects import Prospect, list_prospects, phrase_consequence, phrase_prospect
from engine.preview.rehearsal import Rehearsed, rehearse
from engine.preview.turn_options import CardOptions, PlayOption, TurnOptions, turn_options
from engine.preview.unplayable import list_unplayable
from engine.record import Made, Record, replay, verify
from engine.refusals import Ambiguous, IllegalMove, Refusal, Unreadable
from engine.robots import ROBOTS
from engine.robots.cautious import cautious
from engine.robots.effort import playouts_for
from engine.robots.estimates import mean_of
from engine.robots.judgement import JudgedSeat, judge, judged_places
from engine.robots.worth import margin
from engine.rules.cards import CARDS, KINDS, OUTLAWS
from engine.rules.editions import DEFAULT_EDITION, EDITIONS, FLAGS, Flag, FlagValue, Rules, resolve
from engine.rules.ending import place_of, score_poster
from engine.rules.events import Event, Scored, touches
from engine.rules.moves import DECLINE, DRAW_SUPPLY, DRAWS, TAKE_HIDDEN, Move, Verb
from engine.rules.numbers import NUMBERS, Numbers
from engine.rules.public import SeatView
from engine.rules.shuffle import commitment, new_seed
from engine.rules.supply import can_shoot, draw_ends_hand
from engine.rules.table import PILES, Pile
from engine.rules.turn_steps import lay_reward
from engine.rules.typed_forms import typed_form
from engine.transition import Transition, settled
from engine.typed.interpretation import TypedMove, may_read, read, typed_line, write_orders
from engine.typed.line import PlayedLine, play_line
from engine.view import read_view, write_view
from engine.words.card_effects import describe_card
from engine.words.event_phrases import phrase
from engine.words.move_phrases import describe_move
from engine.words.scoring_phrases import describe_gain, describe_lead, describe_scoring
from engine.words.turn_summary import turn_in_one_line

__all__ = [
    "CARDS", "DECLINE", "DEFAULT_EDITION", "DRAWS", "DRAW_SUPPLY", "EDITIONS", "ENDED", "FLAGS", "KINDS",
    "KINDS_OF_DECISION", "NUMBERS", "OUTLAWS", "PILES", "ROBOTS", "TAKE_HIDDEN", "Ambiguous", "Analysis",
    "CardOptions", "Decision", "Event", "Flag", "FlagValue", "HandScore", "HandTerms", "IllegalMove", "JudgedSeat",
    "Made", "Move", "Numbers", "Odds", "Pile", "PlayOption", "PlayedLine", "Point", "Position", "Prospect", "Reason",
    "Record", "Refusal", "Rehearsed", "Rules", "Scored", "SeatView", "Terms", "Transition", "TurnOptions", "TypedMove",
    "Unreadable", "Verb", "analyse", "can_shoot", "cautious", "commitment", "describe_card", "describe_forecast",
    "describe_gain", "describe_lead", "describe_move", "describe_scoring", "dollars", "draw_ends_hand", "hand_score",
    "judge", "judged_places", "lay_reward", "list_prospects", "list_unplayable", "margin", "may_read", "mean_of",
    "new_game", "new_seed", "phrase", "phrase_consequence", "phrase_prospect", "place_of", "play_line", "playouts_for",
    "read", "read_view", "rehearse", "replay", "resolve", "score_poster", "settled", "shot_odds", "touches",
    "turn_in_one_line", "turn_options", "typed_form", "typed_line", "verify", "write_orders", "write_view",
]  # fmt: skip
