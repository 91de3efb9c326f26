"""Why nobody can be hired away, and why a trade can't be made."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.steps import Option
from game.rules.firefly.crew.crew import offer_price
from game.rules.firefly.perks import all_crew
from game.rules.firefly.ship.fittings import crew_room
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, kind
from game.rules.firefly.trade.trading import Trade
from game.rules.firefly.whynot.asking import Asked, Found, explained
from game.rules.shared.whynot import Explain


def hire(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """A Better Offer that can't be made (R-FB-509 to R-FB-511, R-FB-516, R-FB-517)."""
    other = next((other for other in g.ship if what.item in all_crew(g, other) and other != seat), -1)
    if other < 0:
        return ("R-FB-143", "buy_first", "buy")
    if g.ship[other] != g.ship[seat]:
        return ("R-FB-511", "other_sector")
    if crew_card(what.item).leader:
        return ("R-FB-517", "leader_stays")
    if what.item not in g.disgruntled:
        return ("R-FB-510", "content")
    if not crew_room(g, seat):
        return ("R-FB-516", "crew_full")
    return ("R-FB-509", "no_money") if offer_price(g, seat, what.item) > g.money[seat] else None


def trade(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Two ships that can't trade (R-FB-576, R-FB-581)."""
    seats = [int(end) for end in (what.item[5:], what.rest[5:]) if end.isdigit() and int(end) in g.ship]
    if len(seats) == 2 and g.ship[seats[0]] != g.ship[seats[1]]:
        return ("R-FB-576", "other_sector")
    return ("R-FB-581", "offer_made")


def _offer(g: Firefly, step: Trade, what: Asked, options: Sequence[Option]) -> Found:
    """What can't be laid on the table (R-FB-579), what can't be kept (R-FB-582)."""
    if what.verb == "offer":
        return ("R-FB-582", "no_room_for_trade", "cancel")
    if what.verb in ("give", "take"):
        if what.item in ("passenger", "fugitive") or not what.item:
            return ("R-FB-579", "not_tradable")
        if "#" in what.item and kind(what.item) in ("job", "drive", "ship", "crew"):
            return ("R-FB-579", "not_tradable")
        return ("R-FB-579", "not_theirs")
    return ("R-FB-582", "no_money") if what.verb in ("pay", "ask") else None


EXPLAIN: tuple[Explain, ...] = ((Trade, explained(_offer)),)
