"""What the box of *Firefly: The Game* holds: how many cards of each deck, and its map (R-FB-1 to R-FB-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.content.common.errors import Problem
from game.content.firefly.records import CONTACTS, SUPPLIES, ZONES, Do, Firefly, Map, MisbehaveCard, NavCard

SECTORS = {"alliance": 32, "border": 68}
PLANETS = 36
EDGES = 252
COUNTS = {
    **{f"supply:{name}": 25 for name in SUPPLIES},
    **{f"contact:{name}": 25 for name in CONTACTS},
    **{f"nav:{zone}": 40 for zone in ZONES},
    "misbehave": 40,
}
"""How many cards each deck of the box has."""


def check_box(found: Firefly) -> list[Problem]:
    """Decks, Set Up Cards, hunters and a map other than those of the box."""
    says = [*_decks(found), *_setup(found), *_hunters(found), *_map(found.map)]
    return [Problem("miscounted", "decks", said, "", 0, table) for table, said in says]


def _decks(found: Firefly) -> Iterator[tuple[str, str]]:
    """R-FB-1 to R-FB-4, R-FB-7, R-FB-49."""
    cards = Counter[str]()
    for _, deck, count in found.lots():
        cards[deck] += count
    for deck, wanted in COUNTS.items():
        if cards[deck] != wanted:
            yield deck, f"has {cards[deck]} cards; the box has {wanted}."
    boxed = sum(story.boxed for story in found.stories.values())
    if boxed != 6:
        yield "stories", f"{boxed} Story Cards are boxed; the box has 6."
    for zone in ZONES:
        marked = sum(card.count for card in found.nav.values() if card.deck == zone and card.reshuffle)
        if marked != 1:
            yield f"nav:{zone}", f"{marked} cards say RESHUFFLE; one does."


def _setup(found: Firefly) -> Iterator[tuple[str, str]]:
    """R-FB-5, R-FB-6: 7 Leaders, 4 starting Drive Cores, 4 ships."""
    cores = sum(dict(card.decks).get("setup", 0) for card in found.drives.values())
    for table, there, wanted in (
        ("leader", len(found.leaders), 7),
        ("drive", cores, 4),
        ("ship", len(found.ships), 4),
        ("contact", len(found.contacts), len(CONTACTS)),
    ):
        if there != wanted:
            yield table, f"{there} of them are there; the box has {wanted}."


def _hunters(found: Firefly) -> Iterator[tuple[str, str]]:
    """R-FB-223, R-FB-260: three cards move the Cruiser and three the Cutter."""
    for hunter in ("cruiser", "cutter"):
        moving = sum(any(word.word == hunter for word in _words(card)) for card in found.nav.values())
        if moving != 3:
            yield "nav", f"{moving} cards move the {hunter.capitalize()}; three do."
        if any(word.word == hunter for card in found.misbehave.values() for word in _words(card)):
            yield "misbehave", f"a Misbehave card moves the {hunter.capitalize()}."


def _words(card: NavCard | MisbehaveCard) -> Iterator[Do]:
    if isinstance(card, NavCard):
        yield from card.do
    for option in card.options:
        yield from option.do
        for band in option.bands:
            yield from band.do


def _map(board: Map) -> Iterator[tuple[str, str]]:
    """R-FB-13, R-FB-15: the map of the box, every Supply Deck sold at one planet."""
    zones = Counter(sector.zone for sector in board.sectors.values())
    if zones != SECTORS:
        yield "map", f"has {zones['alliance']} Alliance and {zones['border']} Border Sectors; the box has 32 and 68."
    edges = sum(len(sector.near) for sector in board.sectors.values()) // 2
    if len(board.planets) != PLANETS or edges != EDGES:
        yield "map", f"has {len(board.planets)} planets and {edges} borders; the box has {PLANETS} and {EDGES}."
    sold = sorted(planet.supply for planet in board.planets.values() if planet.supply)
    if sold != sorted(SUPPLIES):
        yield "map", f"sells at {', '.join(sold)}; every Supply Deck is sold at one planet."
