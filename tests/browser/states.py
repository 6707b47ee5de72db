"""The pages of games in all their states, with the longest names that are allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from urllib.parse import quote

from sqlalchemy import update
from sqlmodel import Session, col, select

import engine
from service.following import own_devices
from service.following.own_devices import DeviceOwner
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.leagues import founding
from service.links import Links
from service.lobby import branching, joining
from service.lobby.acceptance import accept, decline
from service.lobby.proposal import GAME_NAME_LENGTH, read_proposal
from service.lobby.proposing import WITHOUT_PAGE, confirm, propose, propose_confirmed
from service.models import Game, GameChat, League, Outmail, Ping, Player, Push, Seat
from service.players import player_pages
from service.table import motions, resigning
from service.text.names import NAME_LENGTH
from tests.browser.conftest import Site
from tests.devices.push_service import Browser
from tests.leagues.league import TERMS, LeagueHarness
from tests.rows import row
from tests.service.analysed import analysed, ask
from tests.service.counted_seats import counted_game
from tests.service.harness import Harness, bold, in_window, over, play_out, well_under_way
from tests.service.sweeping import sweep
from tests.settings import KEYS

LONGEST = ("Maximiliane von Sayn-Berleburg", "W" * NAME_LENGTH, "M" * NAME_LENGTH, "Q" * NAME_LENGTH)
IN_A_LEAGUE = (*LONGEST, *(f"{'I' * 28} {letter}" for letter in "abcdefghij"))
GAME_NAME = "W" * GAME_NAME_LENGTH
ADDRESSES = [f"{letter * 60}@{'w' * 60}.{'m' * 60}.example.org" for letter in "abcd"]


def rename(session: Session, game: Game) -> None:
    """Give a game and its players the longest names."""
    game.name = GAME_NAME
    seats = session.exec(select(Seat).where(Seat.game_id == game.id).order_by(col(Seat.n))).all()
    for seat in seats:
        seat.name = LONGEST[seat.n]
    if game.position is not None:
        game.position = game.position | {"players": list(LONGEST[: len(seats)])}


def harness(site: Site, seed: int, there: Callable[..., bool] = lambda _: True, players: int = 4) -> Harness:
    """Return a game with the longest names, played until `there`."""
    made = Harness(site.database, site.now, players, seed=seed)
    with site.database.writing() as session:
        rename(session, session.get_one(Game, made.id))
    made.act_until(there, bold)
    return made


def leagues(site: Site) -> Iterator[str]:
    """The pages of leagues: before the first season, in one, after one with the same deals; and those of a player."""
    terms = replace(TERMS, name=LONGEST[1], same_deals=True)
    league = LeagueHarness(site.database, site.now, IN_A_LEAGUE, terms)
    page = f"{site.address}/leagues/{LONGEST[1]}"
    yield page
    league.begin_season()
    league.later(hours=1)
    for game in league.games()[:2]:
        league.play(game)
    league.leave(IN_A_LEAGUE[3])
    league.sweep()
    yield page
    with site.database.writing() as session:
        game = session.get_one(Game, league.games()[1])
        seat = next(one for one in GameLog(session, game).seats if one.player_id is not None)
        founding.found(session, None, replace(TERMS, name=LONGEST[2]), site.now)
    link = f"{site.page(seat.game_id, seat.n)}/leagues"
    yield link
    with site.database.writing() as session:
        player_pages.make(session, seat.player_id or 0, LONGEST[3], site.now)
        founder = session.exec(select(League).where(League.name == LONGEST[1])).one()
        founder.founder_id = seat.player_id
    yield link
    league.end_season()
    yield page
    yield f"{site.address}/leagues"


def before_the_deal(site: Site) -> Iterator[str]:
    """The pages of proposals and invitations, in all states."""
    players = [{"name": name, "email": address} for name, address in zip(LONGEST, ADDRESSES, strict=True)]
    for failed in (False, True):
        with site.database.writing() as session:
            game = propose(session, read_proposal({"name": GAME_NAME, "players": players}), site.now)
            game_id = game.id
            if failed:
                session.exec(update(Outmail).values(state="failed", error="550 5.1.1 " + "w" * 300))
        yield site.page(game_id, 0, "proposal")
    yield site.page(game_id, 0, "confirm")
    with site.database.writing() as session:
        tx = GameTransaction.lock(session, game_id, site.now)
        confirm(tx)
        accept(tx, 1)
        decline(tx, 2)
        session.exec(update(Outmail).where(col(Outmail.seat) == 3).values(state="failed", error="550 " + "w" * 300))
    yield site.page(game_id, 0, "confirm")
    yield from (site.page(game_id, n, "invite") for n in (1, 2, 3))
    yield f"{site.address}/g/{game_id}"
    yield from _open_to_all(site)
    yield from _listed(site)


def _open_to_all(site: Site) -> Iterator[str]:
    """The pages of a game with open seats: its address, the link of somebody who asks to join, and its organiser's."""
    players = [{"name": LONGEST[0], "email": ADDRESSES[0]}, {"anyone": True}, {"anyone": True}]
    proposal = read_proposal({"name": GAME_NAME, "players": players, "message": "W" * 280})
    with site.database.writing() as session:
        game = propose_confirmed(session, proposal, site.now, {})
        joining.request(GameTransaction(session, game, site.now), LONGEST[1], f"{'z' * 60}@example.org")
        game_id, address = game.id, f"{site.address}/join/{game.join_key}"
    yield address
    yield f"{address}?notice=asked"
    yield site.page(game_id, 0, "join", 1)
    yield site.page(game_id, 0, "confirm")
    with site.database.writing() as session:
        joining.close(GameTransaction.lock(session, game_id, site.now))
    yield site.page(game_id, 0, "join", 1)
    yield site.page(game_id, 0, "confirm")


def _listed(site: Site) -> Iterator[str]:
    """The list of tables without any and with one, the pages of somebody who asks for a seat, and its organiser's."""
    yield from (f"{site.address}/tables", f"{site.address}/watch")
    players = [{"name": LONGEST[0], "email": ADDRESSES[0]}, {"robot": "deputy"}, {"anyone": True}, {"anyone": True}]
    proposal = read_proposal({"name": GAME_NAME, "players": players, "listed": True})
    with site.database.writing() as session:
        tx = GameTransaction(session, propose_confirmed(session, proposal, site.now, {}), site.now)
        game_id, address = tx.game.id, f"{site.address}/join/{tx.game.join_key}"
        for n, name in enumerate(LONGEST[1:3], 1):
            joining.request(tx, name, f"{n}{'y' * 50}@example.org")
    yield f"{site.address}/tables"
    yield address
    yield site.page(game_id, 0, "join", 1)
    with site.database.writing() as session:
        tx = GameTransaction.lock(session, game_id, site.now)
        for n in (1, 2):
            joining.confirm(tx, n)
    yield site.page(game_id, 0, "join", 1)
    yield site.page(game_id, 0, "confirm")


def how_they_played(site: Site, ended: Harness) -> Iterator[str]:
    """The page *Look at my play* before it is asked for, while it is computed, and when it is done."""
    page = f"{site.page(ended.id, 0)}/my-play"
    yield page
    ask(ended, 0)
    yield page
    analysed(ended, 0)
    yield page


def in_a_chat(session: Session, game: Game, now: datetime) -> None:
    """Give a game a chat at the longest host, with a message that has failed."""
    host = ADDRESSES[0].partition("@")[2]
    chat = {"kind": "mattermost", "address": f"https://{host}/hook", "host": host, "language": "en"}
    session.add(GameChat(game_id=game.id, since=now, **chat))
    failed = Ping(game_id=game.id, about="turn", at=game.at, message_id="turn", created_at=now, next_try_at=now)
    failed.state, failed.error = "failed", "no answer"
    session.add(failed)
    game.in_chat = True


def on_a_device(session: Session, game_id: str, n: int, now: datetime) -> None:
    """Have a device told at the longest host, for one game and for all, with messages that have failed."""
    seat = session.exec(select(Seat).where(Seat.game_id == game_id, Seat.n == n)).one()
    told = Browser("1", "").subscription | {"endpoint": f"https://{ADDRESSES[0].partition('@')[2]}/1"}
    for owner in (own_devices.owner_of_seat(session, seat), DeviceOwner(session.get_one(Player, seat.player_id))):
        device = own_devices.add(session, owner, told, "", now)
    mails = session.exec(select(Outmail.id).where(Outmail.game_id == game_id, Outmail.seat == n)).all()
    for mail in mails[:2]:
        failed = Push(mail_id=mail or 0, device_id=device.id, message_id=str(mail), created_at=now, next_try_at=now)
        failed.state, failed.error = "failed", "status 410"
        session.add(failed)


def in_play(site: Site) -> Iterator[str]:
    """The pages of players and bystanders in a game under way."""
    long = harness(site, 6, well_under_way)
    turn, at = long.position().turn, long.game().at
    gone, asking, asked = ((turn + step) % 4 for step in (1, 2, 3))
    with site.database.writing() as session:
        resigning.resign(GameTransaction.lock(session, long.id, site.now, gone), gone)
        motion = motions.ask(GameTransaction.lock(session, long.id, site.now, asking), asking, "pause").id or 0
        in_a_chat(session, session.get_one(Game, long.id), site.now)
        on_a_device(session, long.id, turn, site.now)
    for n in range(4):
        yield site.page(long.id, n)
    yield f"{site.page(long.id, 0)}/chat"
    own = site.page(long.id, turn)
    of_player = ("clock", "calendar", "own-page", "mails", "mail-history", "forget", "device")
    yield from (f"{own}/{page}" for page in (*of_player, "company", "resign", "chat", f"at/{at - 1}"))
    yield f"{own}?move={quote(long.object(turn)['legal'][0])}"
    yield site.page(long.id, asked, "motion", motion)
    yield site.page(long.id, turn, "turn", at + 9)
    yield site.page(long.id, turn, "done", at)
    yield from (f"{site.address}/g/{long.id}{end}" for end in ("", f"/at/{at}", "/rules"))
    window = harness(site, 7, in_window)
    yield from (site.page(window.id, n) for n in range(4))
    yield site.page(window.id, window.position().to_act()[0], "turn", 99)
    yield f"{site.address}/g/{window.id}/at/{window.game().at}"
    first = harness(site, 10, players=2)
    turn = first.position().turn
    yield site.page(first.id, turn)
    first.pass_turn()
    yield site.page(first.id, turn, "done", first.game().at)
    four = harness(site, 9, lambda position: position.hand_no == 2)
    yield from (f"{site.address}/g/{four.id}{end}" for end in ("/scores", "?hand=1"))
    player = row(site.database, select(Player).where(Player.address == "anna.7@posse.test"))
    yield Links(KEYS, site.address).games(player, site.now)
    yield from _of_players(site, player.id or 0)
    yield f"{site.page(window.id, 0)}/own-page"


def _of_players(site: Site, player_id: int) -> Iterator[str]:
    """The page of a player with a name as long as names get, and the pages with which it is changed."""
    with site.database.writing() as session:
        other = session.exec(select(Player).where(Player.address == "burt.7@posse.test")).one().id or 0
        for n in range(12):
            edition = list(engine.EDITIONS)[n % 2]
            places = [1, 2] if n % 3 else [2, 1]
            session.add_all(
                counted_game(100 + n, site.now + timedelta(days=n), [player_id, other], places, edition=edition)
            )
        robots = counted_game(200, site.now, [player_id, "deputy", "cautious", "greenhorn"], [2, 1, 3, 4])
        session.add_all(robots)
        page = player_pages.make(session, player_id, LONGEST[0], site.now)
        player_pages.make(session, other, LONGEST[1], site.now)
    sweep(site.database, site.now)
    links = Links(KEYS, site.address)
    yield from (links.player(LONGEST[0]), links.own_page(page), f"{site.address}/own-page?told=mailed")


def after_play(site: Site) -> Iterator[str]:
    """The pages of a game that is over."""
    ended = harness(site, 8, over, 2)
    yield site.page(ended.id, 0)
    yield from how_they_played(site, ended)
    game = f"{site.address}/g/{ended.id}"
    yield from (f"{game}{end}" for end in ("", "?hand=1&view=all", "/at/30?view=all", "/check", "/scores"))
    yield from (f"{site.page(ended.id, 0)}/history", f"{site.page(ended.id, 0)}/at/30")
    yield from branched(site, ended)


def branched(site: Site, ended: Harness) -> Iterator[str]:
    """The pages of a game that goes on from a moment of another one, under way and at its end."""
    with site.database.writing() as session:
        tx = GameTransaction.lock(session, ended.id, site.now)
        game_id = branching.branch(tx, 30, 1, LONGEST[2], ["cautious"], WITHOUT_PAGE).id
    yield site.page(game_id, 1)
    play_out(site.database, game_id, 1, site.now)
    yield from (site.page(game_id, 1), f"{site.address}/g/{game_id}", f"{site.address}/g/{game_id}/at/30")
