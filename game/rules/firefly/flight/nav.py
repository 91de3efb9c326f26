"""Nav Cards: drawn, decided upon, discarded (R-FB-43 to R-FB-56, R-FB-153 to R-FB-159, R-FB-171 to R-FB-177)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.content.firefly import firefly
from game.core.rng import shuffled
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import draw, everyone, move, reveal
from game.rules.firefly import news
from game.rules.firefly.board import zone_at
from game.rules.firefly.boxes import after, offers
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.cards.resolving import offered
from game.rules.firefly.crew.gear import equip_options
from game.rules.firefly.perks import has_perk, solid
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of, nav_card
from game.rules.firefly.zones import discard

DRAWN = "drawn"
BREAKDOWN, CUSTOMS = "breakdown", "customs"
"""Tags of options that some may ignore."""


@dataclass(frozen=True, slots=True)
class DrawNav(Effect[Firefly]):
    """A Nav Card of the space the ship has entered (R-FB-156 to R-FB-158); a deck that has run out is shuffled anew
    from its discards, each deck by itself (R-FB-52, R-FB-53)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        deck = f"nav:{zone_at(g, g.ship[self.seat])}"
        card = draw(g, deck, f"{deck}.discard")
        if not card:
            return ()
        move(g, card, deck, DRAWN)
        reveal(g, card, everyone(len(g.ship)))
        g.tell(news.Nav(self.seat, card))
        first = after(g, "nav", self.seat, card)
        return (
            *first,
            *follow(self.seat, card, nav_card(card).do),
            NavChoice(self.seat, card),
            NavDone(self.seat, card),
        )


@dataclass(frozen=True, slots=True)
class NavChoice(Choice[Firefly]):
    """The player, nobody else, picks an option that can be met and paid (R-FB-43, R-FB-175); if there is none, the
    first is carried out as far as possible (R-FB-176). Gear may still change hands (R-FB-177)."""

    seat: int
    card: str

    def options(self, g: Firefly) -> Iterable[Option]:
        seat, card = self.seat, self.card
        if not must_ignore(g, seat, card):
            yield from offered(g, seat, card, len(nav_card(card).options), f"card:{card}")
        if may_ignore(g, seat, card):
            yield Option("ignore", (), "", f"card:{card}")
        yield from offers(g, self)
        yield from (option.before(self) for option in equip_options(g, seat))


def must_ignore(g: Firefly, seat: int, card: str) -> bool:
    """Whether a ship Keeps Flying, like it or not: past a Breakdown with the right Upgrade or core, which doesn't say
    "may"."""
    return BREAKDOWN in _tags(card) and has_perk(g, seat, "no_breakdowns")


def may_ignore(g: Firefly, seat: int, card: str) -> bool:
    """Whether a ship can simply Keep Flying: past what doesn't trouble it, past customs with a Contact's papers."""
    papers = CUSTOMS in _tags(card) and any(solid(g, seat, contact) for contact in with_papers())
    return papers or must_ignore(g, seat, card)


def _tags(card: str) -> set[str]:
    return {tag for option in nav_card(card).options for tag in option.tags}


def with_papers() -> Iterator[str]:
    """The Contacts who give papers."""
    return (who.id for who in firefly().contacts.values() if any(do.word == "papers" for do in who.perks))


@dataclass(frozen=True, slots=True)
class NavDone(Effect[Firefly]):
    """A resolved Nav Card goes on its discard pile (R-FB-174); after a RESHUFFLE card, when all else is done, draw pile
    and discards are shuffled together (R-FB-54, R-FB-55)."""

    seat: int
    card: str

    def run(self, g: Firefly) -> Iterable[Step]:
        discard(g, self.card, DRAWN)
        if nav_card(self.card).reshuffle:
            reshuffle(g, deck_of(self.card))
        return ()


def reshuffle(g: Firefly, deck: str) -> None:
    """Shuffle what is left of a deck and its discards into a new deck that nobody knows."""
    cards = (*g.zones.pop(deck, ()), *g.zones.pop(f"{deck}.discard", ()))
    for card in cards:
        g.seen.pop(card, None)
    g.zones[deck] = shuffled(g, cards)
    g.tell(news.Reshuffled(deck))
