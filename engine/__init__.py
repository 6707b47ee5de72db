"""The card game Wyatt Earp for two to four players: rules, positions, views, records. Standard library only.

>>> import engine
>>> game = engine.new_game(["Anna", "Burt"], seed="00" * 32, dealer=1)
>>> game.to_act(), game.legal(0)
([0], ['draw supply', 'draw discard'])
>>> game = game.play(0, "draw supply")
>>> len(game.view(0)["hands"][0]), game.view(0)["hands"][1]
(12, 10)
"""

from engine.cards import CARDS, KINDS, OUTLAWS, Card
from engine.coach import analyse
from engine.coach.analysis import Analysis, Decision, HandTerms, Point, Terms
from engine.digest import turn_in_one_line
from engine.editions import DEFAULT_EDITION, EDITIONS, FLAGS, Edition, Flag, Rules, resolve
from engine.effects import describe_card
from engine.ending import score_poster
from engine.errors import Ambiguous, IllegalMove, Refusal, Unreadable
from engine.events import Event, Scored, touches
from engine.forecast import describe_forecast
from engine.hand_score import HandScore, hand_score
from engine.line import Line, play_line
from engine.move_phrases import describe_move
from engine.moves import DECLINE, DRAW_SUPPLY, DRAWS, TAKE_HIDDEN, Move, Verb
from engine.numbers import NUMBERS, Numbers
from engine.odds import Odds, shot_odds
from engine.phrases import phrase
from engine.position import Position, new_game
from engine.prospects import Prospect, list_prospects, phrase_consequence, phrase_prospect
from engine.reader import dollars
from engine.record import Made, Record, replay, verify
from engine.rehearsal import Rehearsed, rehearse
from engine.robots import ROBOTS, Robot
from engine.robots.cautious import cautious
from engine.scoring_phrases import describe_gain, describe_lead, describe_scoring
from engine.shuffle import commitment, new_seed
from engine.supply import draw_ends_hand, drawable
from engine.table import PILES, Pile
from engine.turn_options import CardOptions, PlayOption, TurnOptions, turn_options
from engine.typed import Order, may_read, read, write_orders
from engine.view import SeatView

__all__ = [
    "CARDS",
    "DECLINE",
    "DEFAULT_EDITION",
    "DRAWS",
    "DRAW_SUPPLY",
    "EDITIONS",
    "FLAGS",
    "KINDS",
    "NUMBERS",
    "OUTLAWS",
    "PILES",
    "ROBOTS",
    "TAKE_HIDDEN",
    "Ambiguous",
    "Analysis",
    "Card",
    "CardOptions",
    "Decision",
    "Edition",
    "Event",
    "Flag",
    "HandScore",
    "HandTerms",
    "IllegalMove",
    "Line",
    "Made",
    "Move",
    "Numbers",
    "Odds",
    "Order",
    "Pile",
    "PlayOption",
    "Point",
    "Position",
    "Prospect",
    "Record",
    "Refusal",
    "Rehearsed",
    "Robot",
    "Rules",
    "Scored",
    "SeatView",
    "Terms",
    "TurnOptions",
    "Unreadable",
    "Verb",
    "analyse",
    "cautious",
    "commitment",
    "describe_card",
    "describe_forecast",
    "describe_gain",
    "describe_lead",
    "describe_move",
    "describe_scoring",
    "dollars",
    "draw_ends_hand",
    "drawable",
    "hand_score",
    "list_prospects",
    "may_read",
    "new_game",
    "new_seed",
    "phrase",
    "phrase_consequence",
    "phrase_prospect",
    "play_line",
    "read",
    "rehearse",
    "replay",
    "resolve",
    "score_poster",
    "shot_odds",
    "touches",
    "turn_in_one_line",
    "turn_options",
    "verify",
    "write_orders",
]
