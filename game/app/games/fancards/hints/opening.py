"""Why a hint speaks for a first choice, before anybody has a turn: a ship, people, a captain."""

from __future__ import annotations

from game.app.games.fancards.names import title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.content.fancards.parts import TRADES
from game.core.steps import Option
from game.rules.fancards.faces import crew_face, ship_face


def opening(now: Situation, words: Words, option: Option) -> str:
    """What is true of an answer before the first turn; "" for other choices."""
    head, card = option.key.partition(":")[0], option.source
    if not title(card):
        return ""
    if head == "ship":
        return _ship(now, words, card)
    if head == "captain":
        return words("fancards.hint.captain", n=crew_face(card).command)
    return _crew(now, words, card) if head == "crew" else ""


def _ship(now: Situation, words: Words, card: str) -> str:
    """What a ship has most of among those on offer."""
    ships = [ship_face(option.source) for option in now.options if title(option.source)]
    own = ship_face(card)
    for what in ("movement", "crew", "inventory"):
        if getattr(own, what) == max(getattr(ship, what) for ship in ships):
            return words(f"fancards.hint.ship.{what}", n=getattr(own, what))
    return words("fancards.hint.ship.even", n=own.movement, crew=own.crew)


def _crew(now: Situation, words: Words, card: str) -> str:
    """The trades somebody adds to the crew, else their strength."""
    own = crew_face(card)
    known = {trade for one in now.crew(now.seat) for trade in crew_face(one).trades}
    new = [words(f"fancards.trade.{trade}") for trade in TRADES if trade in own.trades and trade not in known]
    if new:
        return words("fancards.hint.trades", trades=", ".join(new), n=own.combat)
    return words("fancards.hint.strong", n=own.combat, health=own.health)
