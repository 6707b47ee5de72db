"""What a move does, worked out a second time: slow, plain, on the position as a dict.

Nothing here is shared with the engine but docs/rules.md. Random games compare every position with it.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.engine.flags import rules_of
from tests.engine.table import DECK, OUTLAWS, in_order

Fields = dict[str, Any]
Shuffle = Callable[[str, list[str]], list[str]]
"""From a label and the cards as they lie to their order."""

POINTS = {**dict.fromkeys(OUTLAWS, 2), **{f"{outlaw}*": 4 for outlaw in OUTLAWS}, "SR": 1, "BR": 2, "FG": 3, "HO": 0}
CARD = {"stagecoach": "SR", "bank": "BR", "gun": "FG", "wanted": "MW", "hideout": "HO", "wyatt": "WE"}
REWARD = {"stagecoach": 3000, "bank": 1000, "gun": 1000}


def play(d: Fields, seat: int, move: str, shuffle: Shuffle) -> Fields:
    """The position after a legal move."""
    game = Playing(d := deepcopy(d), shuffle)
    d["may_play_now"] = None
    word, *rest = move.split()
    if d["phase"] == "react":
        game.react(seat, word)
    elif word in CARD:
        game.sheriff(move)
    else:
        getattr(game, word)(*rest)
    return game.tidied()


def next_hand(d: Fields, shuffle: Shuffle) -> Fields:
    """The position after the next deal."""
    d, seats = deepcopy(d), len(d["players"])
    d["hand_no"] += 1
    d["dealer"] = (d["dealer"] + 1) % seats
    d["turn"] = (d["dealer"] + 1) % seats
    deck = shuffle(f"hand/{d['hand_no']}/deal", in_order(DECK))
    d["hands"] = [[] for _ in range(seats)]
    for n in range(10 * seats):
        d["hands"][(d["turn"] + n) % seats].append(deck.pop(0))
    d["discard"], d["supply"] = [deck.pop(0)], deck
    for outlaw in OUTLAWS:
        d["posters"][outlaw] += 1000
    d |= {"phase": "draw", "territories": [{} for _ in range(seats)], "open": [], "reshuffled": False}
    return Playing(d, shuffle).tidied()


class Playing:
    """A position being changed in place."""

    def __init__(self, d: Fields, shuffle: Shuffle) -> None:
        self.d, self.shuffle = d, shuffle
        self.rules, self.me = rules_of(d), d["turn"]

    def tidied(self) -> Fields:
        """The position as it is written."""
        d = self.d
        d["hands"] = [in_order(held) for held in d["hands"]]
        d["territories"] = [{x: in_order(pile) for x, pile in mine.items() if pile} for mine in d["territories"]]
        d["open"] = sorted(d["open"], key=OUTLAWS.index)
        return d

    # Cards that move

    def top(self) -> str | None:
        """The supply's next card, after the one reshuffle if it must be."""
        d = self.d
        if not d["supply"] and not d["reshuffled"]:
            kept = 1 if self.rules["reshuffle"] == "keep_top" else 0
            d["supply"] = self.shuffle(f"hand/{d['hand_no']}/reshuffle", d["discard"][kept:])
            d["discard"] = d["discard"][:kept]
            d["reshuffled"] = True
        return d["supply"].pop(0) if d["supply"] else None

    def two_more(self) -> bool:
        """The active player draws two, or what there is. Whether there were two."""
        drawn = [card for card in (self.top(), self.top()) if card]
        self.d["hands"][self.me] += drawn
        return len(drawn) == 2

    def shoots(self) -> bool:
        card = self.top()
        assert card, "no shot"
        self.d["discard"].insert(0, card)
        return card in OUTLAWS

    def pile(self, seat: int, outlaw: str) -> list[str]:
        found: list[str] = self.d["territories"][seat].setdefault(outlaw, [])
        return found

    def emptied(self) -> bool:
        """Has the last card left the supply for the second time, where that matters."""
        return self.rules["second_exhaustion"] == "emptied" and self.d["reshuffled"] and not self.d["supply"]

    # The moves of a turn

    def draw(self, source: str) -> None:
        needed = self.rules["second_exhaustion"] == "needed" and self.d["reshuffled"] and len(self.d["supply"]) < 2
        if source == "discard":
            self.d["hands"][self.me].append(self.d["discard"].pop(0))
        elif needed or not self.two_more() or self.emptied():
            return self.end()
        self.d["phase"] = "play"
        return None

    def play(self, outlaw: str, count: str) -> None:
        d, n = self.d, int(count)
        for _ in range(n):
            d["hands"][self.me].remove(outlaw)
        self.pile(self.me, outlaw).extend([outlaw] * n)
        before = d["laid"].get(outlaw, 0) if self.rules["reward"] == "per_turn" else 0
        d["posters"][outlaw] += 1000 * (before + n - 1) - 1000 * max(0, before - 1)
        d["laid"][outlaw] = d["laid"].get(outlaw, 0) + n
        if outlaw not in d["open"]:
            d["open"].append(outlaw)
            asked = [seat for seat, held in enumerate(d["hands"]) if seat != self.me and held]
            if self.rules["photo_window"] and asked:
                d |= {"phase": "react", "pending": {"move": f"photo {outlaw}", "waiting": asked}}

    def photo(self, outlaw: str) -> None:
        self.d["sheriff_played"] = True
        self.put_photo(self.me, outlaw)

    def put_photo(self, seat: int, outlaw: str) -> None:
        self.d["hands"][seat].remove(f"{outlaw}*")
        self.pile(seat, outlaw).append(f"{outlaw}*")
        self.d["posters"][outlaw] += 1000

    def discard(self, card: str) -> None:
        d = self.d
        d["hands"][self.me].remove(card)
        d["discard"].insert(0, card)
        if not all(d["hands"]):
            self.end()
        else:
            d |= {"turn": (self.me + 1) % len(d["players"]), "phase": "draw", "sheriff_played": False, "laid": {}}

    def sheriff(self, move: str) -> None:
        d, (word, *rest) = self.d, move.split()
        d["hands"][self.me].remove(CARD[word])
        d["sheriff_played"] = True
        if word == "wyatt":
            d["discard"].insert(0, "WE")
        if rest[:1] == ["ask"]:
            return self.ask(*rest[1:])
        if rest == ["draw"]:
            self.two_more()
        elif rest == ["search"]:
            if set(d["discard"]) != {"WE"}:
                d |= {"phase": "choose", "pending": {"move": move, "seat": self.me}}
            return None
        else:
            hit = self.shoots()
            if word == "wanted" or (not hit and word != "wyatt"):
                d["discard"].insert(0, CARD[word])
            if hit:
                d |= {"phase": "choose", "pending": {"move": move, "seat": self.me}}
                return None
        if self.emptied():
            self.end()
        return None

    def ask(self, outlaw: str, way: str) -> None:
        d, seats, step = self.d, len(self.d["players"]), 1 if way == "left" else -1
        d["discard"].insert(0, "MW")
        for asked in ((self.me + step * n) % seats for n in range(1, seats)):
            if outlaw in d["hands"][asked]:
                d["hands"][asked].remove(outlaw)
                d["hands"][self.me].append(outlaw)
                return

    def take(self, card: str) -> None:
        d = self.d
        d["discard"].remove(card)
        d["hands"][self.me].append(card)
        d |= {"phase": "play", "pending": None, "may_play_now": None if card in OUTLAWS else card}

    def choose(self, *target: str) -> None:
        d, move = self.d, self.d["pending"]["move"]
        owner, outlaw = (int(target[0]), target[1]) if len(target) == 2 else (self.me, target[0])
        pile = self.pile(owner, outlaw)
        d |= {"phase": "play", "pending": None}
        if move == "wanted steal":
            pile.remove(outlaw)
            d["hands"][self.me].append(outlaw)
            if not {outlaw, f"{outlaw}*"} & set(pile):
                for card in in_order(pile):
                    d["discard"].insert(0, card)
                pile.clear()
        elif move == "wyatt clear":
            pile.remove("HO")
            d["discard"].insert(0, "HO")
        else:
            if move == "gun":
                self.displace(outlaw)
            pile.append(CARD[move])
            d["posters"][outlaw] += REWARD.get(move, 0)
        if self.emptied():
            self.end()
        elif move == "hideout" and owner != self.me and d["hands"][owner] and self.a_wyatt_could_shoot():
            d |= {"phase": "react", "pending": {"move": "wyatt", "on": outlaw, "waiting": [owner]}}

    def displace(self, outlaw: str) -> None:
        for territory in self.d["territories"]:
            for lying, pile in territory.items():
                if "FG" in pile and (self.rules["fastest_gun"] == "table" or lying == outlaw):
                    pile.remove("FG")
                    self.d["discard"].insert(0, "FG")

    def a_wyatt_could_shoot(self) -> bool:
        d = self.d
        lying = len(d["discard"]) + 1 - (self.rules["reshuffle"] == "keep_top")
        return bool(d["supply"]) or (not d["reshuffled"] and lying > 0)

    def react(self, seat: int, word: str) -> None:
        d, window = self.d, self.d["pending"]
        if word == "pass":
            window["waiting"].remove(seat)
            if not window["waiting"]:
                d |= {"phase": "play", "pending": None}
            return None
        d |= {"phase": "play", "pending": None}
        if word == "photo":
            return self.put_photo(seat, window["move"].split()[1])
        d["hands"][seat].remove("WE")
        d["discard"].insert(0, "WE")
        if self.shoots():
            self.pile(seat, window["on"]).remove("HO")
            d["discard"].insert(0, "HO")
        out = self.rules["out_of_turn_out"] == "at_once" and not d["hands"][seat]
        if self.emptied() or out:
            self.end()
        return None

    # The end

    def end(self) -> None:
        d = self.d
        for outlaw in OUTLAWS:
            points = [
                0 if "HO" in pile else sum(POINTS[card] for card in pile)
                for pile in (territory.get(outlaw, []) for territory in d["territories"])
            ]
            money = paid(points, d["posters"][outlaw] // 1000, self.rules["share"], self.rules["short_leaders"])
            for seat, thousands in enumerate(money):
                d["money"][seat] += 1000 * thousands
            d["posters"][outlaw] -= 1000 * sum(money)
        d |= {"phase": "hand_over", "pending": None, "sheriff_played": False, "laid": {}}
        if max(d["money"]) >= 25_000:
            leaders = [seat for seat, money in enumerate(d["money"]) if money == max(d["money"])]
            d |= {"phase": "game_over", "winner": self.duel(leaders)}

    def duel(self, leaders: list[int]) -> int:
        seats = len(self.d["players"])
        left = sorted(leaders, key=lambda seat: (seat - self.d["dealer"] - 1) % seats)
        hits, deck, number = dict.fromkeys(left, 0), list[str](), 0
        while len(left) > 1:
            shots = {}
            for seat in left:
                if not deck:
                    deck = self.shuffle(f"hand/{self.d['hand_no']}/duel/{number}", in_order(DECK))
                    number += 1
                shots[seat] = deck.pop(0) in OUTLAWS
                hits[seat] += shots[seat]
            best = [seat for seat in left if hits[seat] == max(hits.values())]
            if self.rules["duel"] == "one_hit_ahead":
                left = best if len(best) == 1 else left
            elif any(shots.values()):
                left = [seat for seat in left if shots[seat]]
        return left[0]


def paid(points: list[int], poster: int, share: int, short_leaders: str) -> list[int]:
    """What each player gets of a poster, in thousands: one level after the other."""
    money = [0] * len(points)
    leader, second = sorted(points, reverse=True)[:2]
    if sum(points) < 8:
        return money
    if leader - second >= 5:
        return [poster if cp == leader else 0 for cp in points]
    levels = [cp for cp in sorted(set(points), reverse=True) if cp >= 1 and leader - cp <= share]
    first = True
    while True:
        for level in levels:
            seats = [seat for seat, cp in enumerate(points) if cp == level]
            due = 2 if first and level == leader else 1
            if due * len(seats) > poster:
                if due == 2 and short_leaders == "one_each" and len(seats) <= poster:
                    for seat in seats:
                        money[seat] += 1
                return money
            for seat in seats:
                money[seat] += due
            poster -= due * len(seats)
        first = False
