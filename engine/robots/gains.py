"""The deputy's rules of thumb: what a move brings a seat, and a card in its hand, in dollars over the others."""

from __future__ import annotations

from engine.cards import BANK, GUN, HIDEOUT, N_OUTLAWS, NUMBER, PHOTO, POINTS, REWARD, STAGECOACH, WANTED
from engine.moves import ROBBERY
from engine.robots.sight import Sight
from engine.table import Pile

HIT = 0.63  # of all 78 cards 49 have a bullet hole
FOUND, ENOUGH = 80.0, 20  # dollars: what each card of a searched stack adds, up to so many
AVERAGE = 500.0  # dollars: what an unknown card is worth in hand
CHANCE_OF_SET = (0.0, 0.05, 0.25, 0.8, 0.95, 1.0, 1.0, 1.0)  # by the number of cards held
CHANCE_OF_PHOTO = (0.15, 0.25, 0.55, 0.9, 0.9, 1.0, 1.0, 1.0)  # that its Outlaw is open in time, by the cards held
UNPLACED = 0.5  # the part that is left of a robbery's worth while there is no pile for it
WYATT_WORTH, WANTED_WORTH, HIDEOUT_WORTH = 800.0, 500.0, 400.0  # dollars: at least, in hand
STAYS_HIDDEN = 0.8  # the chance that nobody uncovers the pile
NEXT_TAKES = 0.5  # the chance that the next player takes a discard that is of use to them
ENDS_BADLY = 8000.0  # dollars behind: a hand that is lost by more than this is not ended on purpose

# --- what a move brings ----------------------------------------------------------------------------------------------


def added(s: Sight, seat: int, outlaw: int, points: int, reward: int) -> float:
    """Return how much better this seat's outlook on a poster is if a player adds points, and money to the poster."""
    if s.pile(seat, outlaw).hideout:
        points = 0
    return s.worth.change(s.points[outlaw], s.posters[outlaw], s.seat, seat, points, reward)


def lay_gain(s: Sight, move: str, size: int) -> float:
    """Return the gain of laying Outlaw cards from a hand of `size` cards; 0 if that would lead to a lost end."""
    _, code, number = move.split()
    outlaw, count = NUMBER[code], int(number)
    gain = added(s, s.seat, outlaw, 2 * count, 1000 * (count - 1))
    if not s.is_open[outlaw]:
        gain += 100.0  # it opens the Outlaw for the rest of the hand
    if size - count == 1 and _if_it_ended(s) + gain < -ENDS_BADLY:
        return 0.0
    return gain + count


def sheriff_gain(s: Sight, move: str, size: int) -> float:
    """Return the gain of a Sheriff card from a hand of `size` cards: its best target, by the chance of a hit."""
    if size == 2 and move[:5] != "wyatt" and _if_it_ended(s) < -ENDS_BADLY:
        return 0.0
    words = move.split()
    if words[0] == "photo":
        return added(s, s.seat, NUMBER[words[1]], POINTS[PHOTO], REWARD[PHOTO])
    if words[0] in _ROBBERIES:
        card = _ROBBERIES[words[0]]
        return HIT * max(_landed(s, card, outlaw) for outlaw in s.territories[s.seat])
    if move == "hideout":
        return HIT * STAYS_HIDDEN * max((_hidden(s, *place) for place in _others_piles(s)), default=0.0)
    if move == "wanted steal":
        return HIT * max((_stolen(s, *place) for place in _others_piles(s)), default=0.0)
    if words[0] == "wanted":
        return _asked(s, NUMBER[words[2]])
    if move == "wyatt clear":
        return HIT * max(
            _uncovered(s, s.seat, outlaw) for outlaw, pile in s.territories[s.seat].items() if pile.hideout
        )
    return 2 * AVERAGE if move == "wyatt draw" else FOUND * min(s.discarded, ENOUGH)


_ROBBERIES = {move: card for card, move in ROBBERY.items()}


def choice_gain(s: Sight, move: str) -> float:
    """Return the gain of a target after a hit."""
    words = move.split()
    outlaw = NUMBER[words[-1]]
    if s.asked in _ROBBERIES:
        return _landed(s, _ROBBERIES[s.asked], outlaw)
    if s.asked == "wyatt clear":
        return _uncovered(s, s.seat, outlaw)
    owner = int(words[1])
    return _hidden(s, owner, outlaw) if s.asked == "hideout" else _stolen(s, owner, outlaw)


def _landed(s: Sight, card: int, outlaw: int) -> float:
    """Return the gain of a robbery on a pile of this seat's."""
    return added(s, s.seat, outlaw, POINTS[card], REWARD[card])


def _hidden(s: Sight, owner: int, outlaw: int) -> float:
    """Return the gain of a Hideout on a player's pile."""
    return added(s, owner, outlaw, -s.pile(owner, outlaw).capture_points, 0)


def _uncovered(s: Sight, owner: int, outlaw: int) -> float:
    """Return the gain if a Hideout is removed from a pile."""
    uncovered = s.pile(owner, outlaw)._replace(hideout=0).capture_points
    return s.worth.change(s.points[outlaw], s.posters[outlaw], s.seat, owner, uncovered, 0)


def _stolen(s: Sight, owner: int, outlaw: int) -> float:
    """Return the gain of a stolen Outlaw card: what its owner loses, and what the card is worth in hand."""
    pile = s.pile(owner, outlaw)
    if not pile.outlaws:
        return 0.0
    left = pile._replace(outlaws=pile.outlaws - 1)
    lost = pile.capture_points - (left.capture_points if left.outlaws or left.photo else 0)
    return added(s, owner, outlaw, -lost, 0) + held_worth(s, outlaw, s.hand[outlaw] + 1)


def _asked(s: Sight, outlaw: int) -> float:
    """Return the gain of asking for an Outlaw: the worth of the card by the chance that somebody holds one."""
    shown = s.hand[outlaw] + sum(territory.get(outlaw, Pile()).outlaws for territory in s.territories)
    in_hands = sum(s.sizes) - s.sizes[s.seat]
    unseen = in_hands + s.supply
    chance = 1 - (1 - in_hands / unseen) ** max(7 - shown, 0) if unseen else 0.0
    return chance * held_worth(s, outlaw, s.hand[outlaw] + 1)


def _others_piles(s: Sight) -> list[tuple[int, int]]:
    return [
        (owner, outlaw)
        for owner, territory in enumerate(s.territories)
        if owner != s.seat
        for outlaw, pile in territory.items()
        if not pile.hideout
    ]


def _if_it_ended(s: Sight) -> float:
    """Return how much more than the others this seat would gain if the hand ended now."""
    return sum(s.worth.now(s.points[outlaw], s.posters[outlaw], s.seat) for outlaw in range(N_OUTLAWS))


# --- what a card is worth in hand ------------------------------------------------------------------------------------


def held_worth(s: Sight, card: int, held: int) -> float:
    """Return what the last of so many cards of a kind is worth in this seat's hand, in dollars."""
    if card < N_OUTLAWS:
        return _outlaw_worth(s, card, held)
    if card < STAGECOACH:
        outlaw = card - PHOTO
        chance = 1.0 if s.is_open[outlaw] else CHANCE_OF_PHOTO[s.hand[outlaw]]
        return chance * added(s, s.seat, outlaw, POINTS[card], REWARD[card])
    if card in (STAGECOACH, BANK, GUN):
        return _robbery_worth(s, card)
    if card == HIDEOUT:
        best = max((_hidden(s, *place) for place in _others_piles(s)), default=0.0)
        return max(HIDEOUT_WORTH, HIT * STAYS_HIDDEN * best)
    return WANTED_WORTH if card == WANTED else WYATT_WORTH


def _outlaw_worth(s: Sight, outlaw: int, held: int) -> float:
    if s.is_open[outlaw]:
        return max(added(s, s.seat, outlaw, 2 * held, 1000 * (held - 1)), 0.0) / held
    chance = CHANCE_OF_SET[held] - CHANCE_OF_SET[held - 1]
    return max(chance, 0.05) * max(added(s, s.seat, outlaw, 6, 2000), 500.0)


def _robbery_worth(s: Sight, card: int) -> float:
    own = s.territories[s.seat]
    if not own:
        return UNPLACED * HIT * (REWARD[card] + 500.0 * POINTS[card])
    return HIT * max(max(_landed(s, card, outlaw) for outlaw in own), 200.0)


def discard_cost(s: Sight, card: int) -> float:
    """Return what a discard costs: the card's worth here, and what it may bring the next player."""
    return held_worth(s, card, s.hand[card]) + NEXT_TAKES * _next_players_gain(s, card)


def _next_players_gain(s: Sight, card: int) -> float:
    """Return what the next player gains over this seat by a card, beyond the two cards that they do not draw."""
    outlaw = card if card < N_OUTLAWS else card - PHOTO if card < STAGECOACH else None
    if outlaw is None or not s.is_open[outlaw]:
        return 0.0
    points, reward = (POINTS[card], 0) if card < N_OUTLAWS else (POINTS[PHOTO], REWARD[PHOTO])
    return max(-added(s, s.next_seat, outlaw, points, reward) - 2 * AVERAGE, 0.0)
